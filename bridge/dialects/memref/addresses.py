"""Accesses whose indices are those of a part of the memory.

Upstream: `populateExtractAddressComputationsPatterns`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from bridge.dialects import memref, nvgpu, vector
from bridge.dialects.affine.applying import Mixed, folded_apply
from bridge.dialects.memref.linear import strided, value_of
from bridge.dialects.memref.retyping import part
from bridge.dialects.vector.lowering.parts import root_of
from bridge.ir.affine import AffineDim, AffineSymbol
from bridge.ir.attributes import TRUE
from bridge.ir.core import Operation, Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import MemRefType
from bridge.op.interfaces.slices import out_of_bounds
from bridge.op.mixed import is_number, number_in, settled, static
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["patterns"]

_Transfer = vector.TransferReadOp | vector.TransferWriteOp


def patterns() -> list[Pattern]:
    """An access with indices is one to the beginning of a part."""
    return [_begin_there]


def _ones(memory: Value, indices: Sequence[Mixed]) -> Sequence[Mixed]:
    return [1] * len(indices)


def _rest(memory: Value, indices: Sequence[Mixed]) -> Sequence[Mixed]:
    """How much of each dimension follows the index."""
    difference = AffineSymbol(0) - AffineSymbol(1)
    pairs = zip(strided(memory).sizes, indices, strict=True)
    return [folded_apply(difference, pair) for pair in pairs]


class _Access(NamedTuple):
    memory: str
    sizes: Callable[[Value, Sequence[Mixed]], Sequence[Mixed]]
    """How large the part is."""


_ACCESSES: Final[Mapping[type[Operation], _Access]] = {
    memref.LoadOp: _Access("memref", _ones),
    memref.StoreOp: _Access("memref", _ones),
    nvgpu.LdMatrixOp: _Access("src_memref", _rest),
    vector.TransferReadOp: _Access("base", _rest),
    vector.TransferWriteOp: _Access("base", _rest),
}


_INDICES: Final = "indices"


@pattern(*_ACCESSES)
def _begin_there(op: Operation, rewriter: Rewriter) -> None:
    access = _ACCESSES[type(op)]
    memory = getattr(op, access.memory)
    ty = memory.type
    if not isinstance(ty, MemRefType) or strides_and_offset(ty) is None:
        return
    offsets = settled(getattr(op, _INDICES))
    if all(is_number(one, 0) for one in offsets) or not _is_inside(op, ty, offsets):
        return
    # Nothing else may be under the mask around a transfer.
    root_of(op, rewriter)
    begun = part(memory, [offsets, access.sizes(memory, offsets), [1] * ty.rank])
    zeros = [value_of(0)] * ty.rank
    with rewriter.modify(op):
        setattr(op, access.memory, begun.result)
        setattr(op, _INDICES, zeros)


def _is_inside(op: Operation, ty: MemRefType, offsets: Sequence[Mixed]) -> bool:
    """Whether the part begins in the memory, wherever the program goes on.

    A transfer may begin outside where a dimension is not said to be in bounds: upstream
    makes a part of a size below nothing of that.
    """
    ones = [1] * ty.rank
    if any(number < 0 for number in map(number_in, offsets) if number is not None):
        return False
    if out_of_bounds(ty.shape, static(offsets), ones, ones) is not None:
        return False
    return not isinstance(op, _Transfer) or all(
        is_number(offsets[dim], 0) or number_in(offsets[dim]) in range(ty.shape[dim])
        for dim in _open_dimensions(op)
    )


def _open_dimensions(op: _Transfer) -> list[int]:
    """The dimensions of the memory that a transfer may go beyond."""
    pairs = zip(op.permutation_map.map.results, op.in_bounds, strict=True)
    return [
        expr.position
        for expr, flag in pairs
        if flag is not TRUE and isinstance(expr, AffineDim)
    ]
