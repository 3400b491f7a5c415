"""``python -m mathom.cli`` does the same as ``mathom``."""

from mathom.cli.main import main

main()
