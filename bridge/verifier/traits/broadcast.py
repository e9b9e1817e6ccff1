"""Results that have the shape that the operands are broadcast to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bridge.ir.core import Operation
from bridge.ir.shapes import broadcast, sizes_match
from bridge.ir.types import (
    DYNAMIC,
    RankedTensorType,
    Type,
    UnrankedTensorType,
    VectorType,
)
from bridge.ir.values import Value

_TENSORS: Final = (RankedTensorType, UnrankedTensorType)


def results_broadcastable(op: Operation) -> None:
    """Raises `Invalid` where tensors do not fit as upstream broadcasts them."""
    types = _types((*op.operands, *op.results))
    if any(isinstance(ty, _TENSORS) for ty in types) and any(
        isinstance(ty, VectorType) for ty in types
    ):
        raise op.bare_error("cannot broadcast vector with tensor")
    ranked = [ty for ty in _types(op.operands) if isinstance(ty, RankedTensorType)]
    if not ranked:
        return
    wanted: tuple[int, ...] = ()
    for ty in ranked:
        found = broadcast(wanted, ty.shape)
        if found is None:
            raise op.error("operands don't have broadcast-compatible shapes")
        wanted = found
    for result in _types(op.results):
        if isinstance(result, RankedTensorType):
            _check_result(op, result.shape, wanted)


def _check_result(
    op: Operation, shape: tuple[int, ...], wanted: tuple[int, ...]
) -> None:
    suffix = shape[max(len(shape) - len(wanted), 0) :]
    if not sizes_match(suffix, wanted):
        raise op.error(
            f"result type '{_listed(shape)}' not broadcast compatible with "
            f"broadcasted operands's shapes '{_listed(wanted)}'"
        )


def _types(values: Iterable[Value]) -> list[Type]:
    return [value.type for value in values]


def _listed(shape: tuple[int, ...]) -> str:
    return "x".join(["?" if size == DYNAMIC else str(size) for size in shape])
