"""Mathom: a rules-enforcing digital table for five Middle-earth tabletop games.

With `MATHOM_PURE=1` in the environment every module is loaded from its Python source, even where a compiled one lies
beside it; the benchmark compares the two that way.
"""

import os

__version__ = "0.1.0"

if os.environ.get("MATHOM_PURE") == "1":
    from mathom import _pure

    _pure.install()
