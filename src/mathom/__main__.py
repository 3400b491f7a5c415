"""``python -m mathom`` does the same as ``mathom``."""

from mathom.cli.main import main

main()
