"""The one mark that the compiler needs, without needing the compiler's package at run time.

``@mypyc_attr(allow_interpreted_subclasses=True)`` lets interpreted code (a new game, a test) subclass a compiled class.
"""
# mypyc: skip

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**marks: object):
        return lambda cls: cls
