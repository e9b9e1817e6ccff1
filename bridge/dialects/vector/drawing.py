"""Vectors of random programs in memory: transfers, masked accesses, gathers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects.memref.drawing_memory import is_plain, positions
from bridge.dialects.vector.drawing_more import DRAWN as MORE
from bridge.dialects.vector.drawing_more import aligned, under_mask
from bridge.dialects.vector.drawing_values import DRAWN as VALUES
from bridge.dialects.vector.drawing_values import (
    draw_contract,
    draw_multi_reduction,
    draw_reduction,
)
from bridge.drawing.scope import Scope
from bridge.ir.affine import AffineConstant, AffineDim, AffineExpr, AffineMap
from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    IntegerAttr,
)
from bridge.ir.core import Operation, Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import I1, I32, INDEX, MemRefType, Type, VectorType


def _memref(scope: Scope, least: int = 1) -> tuple[Value, MemRefType] | None:
    found = scope.any(lambda ty: is_plain(ty) and len(ty.shape) >= least)  # type: ignore[attr-defined]
    if found is None:
        return None
    assert isinstance(found.type, MemRefType)
    return found, found.type


class Transfer:
    """The parts of a transfer: its map, the vector, where it begins."""

    def __init__(self, scope: Scope, ty: MemRefType) -> None:
        draw, rank = scope.draw, len(ty.shape)
        self.dims = draw.sample(range(rank), draw.randint(1, min(rank, 3)))
        if draw.chance(0.6):
            self.dims.sort()
        results: list[AffineExpr] = [AffineDim(dim) for dim in self.dims]
        shape = [draw.randint(1, ty.shape[dim] + 1) for dim in self.dims]
        self.broadcast = -1
        if draw.chance(0.15):
            self.broadcast = draw.randint(0, len(results))
            results.insert(self.broadcast, AffineConstant(0))
            shape.insert(self.broadcast, draw.randint(1, 3))
        self.map = AffineMap(rank, 0, tuple(results))
        self.vector = VectorType(tuple(shape), ty.element)
        self.indices = positions(scope, ty)
        self._draw_bounds(scope, ty, shape)

    def _draw_bounds(self, scope: Scope, ty: MemRefType, shape: Sequence[int]) -> None:
        """`in_bounds` is true where it is known to be, and always of a broadcast."""
        sure = []
        dims = iter(self.dims)
        for at, size in enumerate(shape):
            if at == self.broadcast:
                sure.append(True)
                continue
            dim = next(dims)
            known = scope.range_of(self.indices[dim])
            inside = known is not None and known[1] + size <= ty.shape[dim]
            sure.append(inside and scope.draw.chance(0.7))
        bounds = [IntegerAttr(-1 if one else 0, I1) for one in sure]
        self.attributes: dict[str, Attribute] = {
            "permutation_map": AffineMapAttr(self.map),
            "in_bounds": ArrayAttr(tuple(bounds)),
        }

    def mask(self, scope: Scope) -> list[Value]:
        """A mask of what is transferred in memory's order, or none."""
        if scope.draw.chance(0.7):
            return []
        shape = iter(
            [n for at, n in enumerate(self.vector.shape) if at != self.broadcast]
        )
        sizes = dict(zip(self.dims, shape, strict=True))
        ordered = tuple([sizes[dim] for dim in sorted(sizes)])
        return [scope.value(VectorType(ordered, I1))]

    def sized(self, *sizes: int) -> dict[str, Attribute]:
        """Its attributes, with the sizes of the groups of operands."""
        return self.attributes | {"operandSegmentSizes": DenseArrayAttr.of(I32, sizes)}


def draw_transfer_read(scope: Scope) -> Operation | None:
    found = _memref(scope)
    if found is None:
        return None
    memref, ty = found
    transfer = Transfer(scope, ty)
    mask = transfer.mask(scope)
    operands = [memref, *transfer.indices, scope.value(ty.element), *mask]
    sizes = transfer.sized(1, len(transfer.indices), 1, len(mask))
    return scope.put("vector.transfer_read", operands, [transfer.vector], sizes)


def draw_transfer_write(scope: Scope) -> Operation | None:
    found = _memref(scope)
    if found is None:
        return None
    memref, ty = found
    transfer = Transfer(scope, ty)
    if transfer.broadcast >= 0:
        return None
    mask = transfer.mask(scope)
    value = scope.value(transfer.vector)
    operands = [value, memref, *transfer.indices, *mask]
    sizes = transfer.sized(1, 1, len(transfer.indices), len(mask))
    return scope.put("vector.transfer_write", operands, [], sizes)


def _has_rows(ty: Type) -> bool:
    """Whether the elements of a row are beside each other."""
    if not is_plain(ty) or not ty.shape:  # type: ignore[attr-defined]
        return False
    layout = strides_and_offset(ty)
    return layout is not None and layout[0][-1] == 1


def _row(scope: Scope) -> tuple[Value, MemRefType, VectorType, list[Value]] | None:
    """Memory with contiguous rows, a vector inside one, and where it begins."""
    found = scope.any(_has_rows)
    if found is None:
        return None
    ty = found.type
    assert isinstance(ty, MemRefType)
    size = scope.draw.randint(1, ty.shape[-1])
    indices = [scope.position(n) for n in (*ty.shape[:-1], ty.shape[-1] - size + 1)]
    return found, ty, VectorType((size,), ty.element), indices


def draw_load(scope: Scope) -> Operation | None:
    found = _row(scope)
    if found is None:
        return None
    memref, ty, vector, indices = found
    attributes = aligned(scope, ty) | _nontemporal(scope)
    return scope.put("vector.load", [memref, *indices], [vector], attributes)


def draw_store(scope: Scope) -> Operation | None:
    found = _row(scope)
    if found is None:
        return None
    memref, ty, vector, indices = found
    attributes = aligned(scope, ty) | _nontemporal(scope)
    operands = [scope.value(vector), memref, *indices]
    return scope.put("vector.store", operands, [], attributes)


def _nontemporal(scope: Scope) -> dict[str, Attribute]:
    if scope.draw.chance(0.6):
        return {}
    return {"nontemporal": IntegerAttr(-int(scope.draw.chance(0.5)), I1)}


_MASKED: Final = (
    *("vector.maskedload", "vector.maskedstore"),
    *("vector.expandload", "vector.compressstore"),
)


def draw_masked(scope: Scope) -> Operation | None:
    """A load or store of the lanes that a mask sets."""
    found = _row(scope)
    if found is None:
        return None
    memref, ty, vector, indices = found
    mask = scope.value(VectorType(vector.shape, I1))
    value = scope.value(vector)
    name = scope.draw.pick(_MASKED)
    types = [vector] if name.endswith("load") else []
    attributes = aligned(scope, ty)
    return scope.put(name, [memref, *indices, mask, value], types, attributes)


def draw_gather(scope: Scope) -> Operation | None:
    found = _row(scope)
    if found is None:
        return None
    memref, ty, vector, indices = found
    at = scope.value(VectorType(vector.shape, INDEX))
    bound = scope.constant(at.type, max(ty.shape[-1], 1))
    inside = scope.remainder(at, bound)
    zero = [*indices[:-1], scope.index(0)]
    mask = scope.value(VectorType(vector.shape, I1))
    operands = [memref, *zero, inside, mask, scope.value(vector)]
    return scope.put("vector.gather", operands, [vector], aligned(scope, ty))


def draw_mask_of(scope: Scope) -> Operation | None:
    """An operation of which a mask says the lanes."""
    drawer = scope.draw.weighted(_MASKABLE)
    return under_mask(scope, drawer(scope))


_MASKABLE: Final = {
    draw_reduction: 3,
    draw_multi_reduction: 3,
    draw_contract: 2,
    draw_transfer_read: 3,
    draw_transfer_write: 3,
    draw_gather: 1,
}

DRAWN: Final = {
    **VALUES,
    **MORE,
    draw_mask_of: 4,
    draw_transfer_read: 6,
    draw_transfer_write: 6,
    draw_load: 2,
    draw_store: 2,
    draw_masked: 3,
    draw_gather: 1,
}
