"""The verifier: whether a program keeps the rules, as upstream judges it.

    walker      in which order operations are judged, and where that ends
    rules       what is asked of one operation: its row, its traits, its own rule
    traits/     traits and interfaces: tables from upstream's name to a rule
    attributes  what dialects ask of the operations their attributes are on
    dominance   whether every value is there where it is used
    reports     how complaints are told

A rule is a function of an operation that raises `Invalid`, made by `op.error`; the
first one broken ends the judging of the operations around it up to the next that is
isolated from above, as upstream does: what stands in other isolated operations is still
judged, so a module may have several complaints.
"""

import sys
from types import ModuleType

from bridge.ir.core import Operation
from bridge.verify.walker import verify

__all__ = ["verify"]


class _Callable(ModuleType):
    """The public function of this name is hidden when the package is loaded.

    `bridge.verify(op)` means the same before and after.
    """

    def __call__(self, op: Operation) -> None:
        verify(op)


sys.modules[__name__].__class__ = _Callable
