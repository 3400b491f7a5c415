"""The games. Each is a package of its own; they never import each other."""
