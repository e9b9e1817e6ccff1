"""Of which operations it is known what upstream's conversion folds them to.

It folds an operation before it asks for patterns. What is not known here is left to it.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects import arith
from bridge.ir.core import Operation
from bridge.ods.dialect import dialect
from bridge.op.base import Op
from bridge.op.by_class import ByClass
from bridge.op.folding import IS_CONSTANT, constant_of

__all__ = ["is_fold_known"]


def is_fold_known(op: Operation) -> bool:
    """Whether the fold of an operation is known; that there is none as well."""
    if isinstance(op, _OF_THEMSELVES) and type(op) is _maker(op):
        return False
    if _FOLDS_KNOWN[type(op)]:
        return True
    if isinstance(op, _OF_CONSTANTS) or op.dialect in _DIALECTS_OF_CONSTANTS:
        distinct = len(set(op.operands)) == len(op.operands)
        return distinct and not any(map(constant_of, op.operands))
    return isinstance(op, Op) and not op.row.folder


def _maker(op: Operation) -> type[Operation] | None:
    made = op.operands[0].defining_op
    return None if made is None else type(made)


_OF_THEMSELVES: Final = (arith.IndexCastOp, arith.IndexCastUIOp)
"""What newer versions fold where it undoes another one of its kind."""

_OF_CONSTANTS: Final = (arith.CmpFOp,)
"""What is folded of constants, or of equal operands, alone."""

_DIALECTS_OF_CONSTANTS: Final = ("index", "math")
"""The dialects of which that is said of all ops."""


def _are_folds_known(cls: type[Operation]) -> bool:
    if not issubclass(cls, Op) or not hasattr(cls, "row"):
        return True
    name, _, short = cls.row.name.partition(".")
    own = dialect(name)
    if own is None or own.home or IS_CONSTANT[cls]:
        return True
    if own.canonicalization:
        return short not in own.module(own.canonicalization).NOT_KNOWN
    return False


_FOLDS_KNOWN: Final = ByClass(_are_folds_known)
