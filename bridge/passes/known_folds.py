"""Of which operations it is known what upstream's conversion folds them to.

It folds an operation before it asks for patterns. What is not known here is left to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.dialects import affine, arith, memref
from bridge.ir.core import Operation
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import DYNAMIC, MemRefType
from bridge.ods.dialect import dialect
from bridge.op.base import Op
from bridge.op.by_class import ByClass
from bridge.op.folding import IS_CONSTANT, constant_of

__all__ = ["has_known_folds", "is_fold_known", "is_only_known_here"]


def is_fold_known(op: Operation) -> bool:
    """Whether the fold of an operation is known; that there is none as well."""
    if isinstance(op, _OF_THEMSELVES) and type(op) is _maker(op):
        return False
    for cls, known in _WHERE_NOTHING.items():
        if isinstance(op, cls):
            return known(op)
    if _FOLDS_KNOWN[type(op)]:
        return True
    if isinstance(op, _OF_CONSTANTS) or op.dialect in _DIALECTS_OF_CONSTANTS:
        distinct = len(set(op.operands)) == len(op.operands)
        return distinct and not any(map(constant_of, op.operands))
    return isinstance(op, Op) and not op.row.folder


def has_known_folds(op: Operation) -> bool:
    """Whether all that operations of a class may be folded to is known."""
    return not isinstance(op, Op) or not op.row.folder or _FOLDS_KNOWN[type(op)]


def is_only_known_here(op: Operation) -> bool:
    """Whether it is of a dialect of one's own, of which upstream knows no rule."""
    own = dialect(op.dialect) if isinstance(op, Op) else None
    return own is not None and bool(own.home)


def _maker(op: Operation) -> type[Operation] | None:
    made = op.operands[0].defining_op
    return None if made is None else type(made)


def _is_plain_metadata(op: Operation) -> bool:
    """Whether no number that is asked for is one of the type's."""
    ty = op.operands[0].type
    found = strides_and_offset(ty) if isinstance(ty, MemRefType) else None
    if found is None or not isinstance(ty, MemRefType):
        return False
    numbers = (found[1], *ty.shape, *found[0])
    pairs = zip(op.results[1:], numbers, strict=True)
    constant = any(value.has_uses and number != DYNAMIC for value, number in pairs)
    return not constant and _maker(op) is not memref.CastOp


def _is_plain_reinterpretation(op: Operation) -> bool:
    """Whether it changes something, and is not of another view."""
    views = (memref.ReinterpretCastOp, memref.CastOp, memref.SubViewOp)
    same = op.operands[0].type == op.results[0].type
    return not same and _maker(op) not in views


def _is_plain_transposition(op: Operation) -> bool:
    """Whether it is not of another, and changes the type."""
    same = op.operands[0].type == op.results[0].type
    return not same and _maker(op) is not memref.TransposeOp


def _is_of_no_cast(op: Operation) -> bool:
    """Whether it is of no cast, through which it may look."""
    made = [value.defining_op for value in op.operands]
    return not any(isinstance(one, memref.CastOp) for one in made)


def _is_no_symbol(op: Operation) -> bool:
    """Whether it is not of one symbol alone, which newer versions fold or do not."""
    assert isinstance(op, affine.MinOp | affine.MaxOp)
    return len(op.map.map.results) > 1 or not op.map.map.num_symbols


_WHERE_NOTHING: Final[dict[type[Op], Callable[[Operation], bool]]] = {
    memref.CopyOp: _is_of_no_cast,
    memref.DimOp: _is_of_no_cast,
    memref.ExtractStridedMetadataOp: _is_plain_metadata,
    memref.ReinterpretCastOp: _is_plain_reinterpretation,
    memref.TransposeOp: _is_plain_transposition,
    affine.MinOp: _is_no_symbol,
    affine.MaxOp: _is_no_symbol,
}
"""Ops of which some are known to fold to nothing."""

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
