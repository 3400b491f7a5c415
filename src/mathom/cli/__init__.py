"""The command line. `main` is what the command ``mathom`` starts."""

from mathom.cli.main import main

__all__ = ["main"]
