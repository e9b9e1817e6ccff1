"""Slices of memrefs and tensors as vectors: permuted, broadcast, padded, masked.

Upstream's document of `vector.transfer_read`: what is out of bounds, or masked, is not
looked at; what is said to be in bounds is undefined where it is not, and so is an index
out of bounds of a dimension that the vector does not have.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import index as to_index
from typing import TYPE_CHECKING

import numpy as np

from bridge.errors import Unsupported
from bridge.interpreter import blocks
from bridge.interpreter.elements import element_of
from bridge.interpreter.lanes import Array, shape_of, splat
from bridge.interpreter.memory import Mapped, MemRef, row_major
from bridge.interpreter.poison import Undefined
from bridge.interpreter.scattered import (
    Base,
    Flags,
    Places,
    flags,
    get,
    places,
    put,
    replaced,
    select,
    sizes_of,
)
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import MemRefType, RankedTensorType, Type, VectorType

if TYPE_CHECKING:
    from bridge.interpreter.machine import Machine

Indices = Sequence[object]
Read = Callable[[Base, Indices, object, Array | None, Array | None], Array]
"""From memory, indices, padding, a mask, and what masked lanes are."""
Write = Callable[[Array, Base, Indices, Array | None], Array | None]
"""From a vector, memory, indices and a mask to the tensor, if it is one."""


class _Slice:
    """Where the elements of a vector are, from indices on."""

    def __init__(
        self,
        base: Type,
        vector: Type,
        map_: AffineMap,
        sure: Sequence[bool],
        scale: int,
    ) -> None:
        assert isinstance(base, MemRefType | RankedTensorType)
        assert isinstance(vector, VectorType)
        inner = base.element.shape if isinstance(base.element, VectorType) else ()
        self.shape = shape_of(vector, scale)
        if inner != self.shape[len(self.shape) - len(inner) :]:
            raise Unsupported(f"a transfer between {base} and {vector}")
        if inner and isinstance(base, MemRefType) and strides_and_offset(base) is None:
            raise Unsupported(f"a vector in memory without strides: {base}")
        self.inner = inner
        self.element = element_of(vector.element)
        self.dims = [_dim(result) for result in map_.results]
        self.dims += [base.rank + n for n in range(len(inner))]
        self.sure = [*sure, *[True] * len(inner)]
        self._masked = sorted([dim for dim in self.dims if dim is not None])

    def opened(self, base: Base) -> Base:
        """Memory with the dimensions of the vectors it holds."""
        if not self.inner or not isinstance(base, MemRef):
            return base
        steps = row_major(self.inner)
        count = steps[0] * self.inner[0]
        strides = tuple([stride * count for stride in base.strides])
        return MemRef(
            base.buffer, base.offset * count, base.sizes + self.inner, strides + steps
        )

    def complete(self, indices: Indices) -> list[int]:
        """Indices, with those in the vectors that memory holds."""
        found = [to_index(one) for one in indices]  # type: ignore[arg-type]
        return found + [0] * len(self.inner)

    def whole(self, base: Base, indices: Sequence[int]) -> MemRef | None:
        """The part of a memref that the vector is; None where not all is inside."""
        if not isinstance(base, MemRef) or isinstance(base, Mapped):
            return None
        ends = [index + 1 for index in indices]
        steps = []
        for size, dim in zip(self.shape, self.dims, strict=True):
            steps.append(0 if dim is None else base.strides[dim])
            if dim is not None:
                ends[dim] += size - 1
        offset = base.offset
        for index, end, size, stride in zip(
            indices, ends, base.sizes, base.strides, strict=True
        ):
            if index < 0 or end > size:
                return None
            offset += index * stride
        return MemRef(base.buffer, offset, self.shape, tuple(steps))

    def mask(self, mask: Array | None) -> Flags:
        """Which lanes a mask has set, in the shape of the vector."""
        if mask is None:
            return np.ones(self.shape, np.bool)
        given = flags(mask)
        order = [self._masked.index(dim) for dim in self.dims if dim is not None]
        if not order:
            return np.full(self.shape, given.ravel()[0])
        lengths = [
            1 if dim is None else size
            for size, dim in zip(self.shape, self.dims, strict=True)
        ]
        return np.broadcast_to(given.transpose(order).reshape(lengths), self.shape)

    def find(
        self, base: Base, indices: Sequence[int], where: Flags
    ) -> tuple[Places, Flags]:
        """The places of the lanes that are set and inside, and which these are."""
        sizes = sizes_of(base)
        at: list[Places] = [np.asarray(index, np.int64) for index in indices]
        for axis, dim in enumerate(self.dims):
            if dim is not None:
                lengths = [1] * len(self.shape)
                lengths[axis] = self.shape[axis]
                at[dim] = at[dim] + np.arange(self.shape[axis]).reshape(lengths)
        open_ended = {
            dim for dim, sure in zip(self.dims, self.sure, strict=True) if not sure
        }
        used = where
        for dim, (lanes, size) in enumerate(zip(at, sizes, strict=True)):
            inside = (lanes >= 0) & (lanes < size)
            if dim in open_ended:
                used = used & inside
            elif (where & ~inside).any():
                _lies(lanes, where & ~inside, dim, size)
        found = np.broadcast_to(np.where(used, 1, 0), self.shape) != 0
        rows = [np.broadcast_to(lanes, self.shape)[found] for lanes in at]
        return np.broadcast_to(places(base, rows), (int(found.sum()),)), found


def _lies(lanes: Places, outside: Flags, dim: int, size: int) -> None:
    index = np.broadcast_to(lanes, outside.shape)[outside].ravel()[0]
    raise Undefined(
        f"out of bounds: index {index} of dimension {dim}, whose size is {size}, "
        "where it is said to be in bounds"
    )


def _dim(result: object) -> int | None:
    return result.position if isinstance(result, AffineDim) else None


def read(
    machine: Machine, base: Type, vector: Type, map_: AffineMap, sure: Sequence[bool]
) -> Read:
    """Reads a vector from a slice: `vector.transfer_read`."""
    part = _Slice(base, vector, map_, sure, machine.vscale)
    element, shape = part.element, part.shape

    def run(
        base: Base,
        indices: Indices,
        padding: object,
        mask: Array | None,
        other: Array | None,
    ) -> Array:
        base, at_first = part.opened(base), part.complete(indices)
        whole = part.whole(base, at_first) if mask is None else None
        if whole is not None:
            return blocks.read(element, whole)
        where = part.mask(mask)
        at, found = part.find(base, at_first, where)
        filled = _filled(part, padding)
        if other is not None:
            filled = select(element, where, filled, other)
        taken = get(element, base, at)
        if filled.dtype == object or taken.dtype == object:
            filled, taken = filled.astype(object), taken.astype(object)
        result = filled.copy()
        result[found] = taken
        return result.reshape(shape)

    return run


def _filled(part: _Slice, padding: object) -> Array:
    if isinstance(padding, np.ndarray):
        return np.broadcast_to(padding, part.shape)
    return splat(part.element, padding, part.shape)


def write(
    machine: Machine, base: Type, vector: Type, map_: AffineMap, sure: Sequence[bool]
) -> Write:
    """Writes a vector to a slice: `vector.transfer_write`."""
    part = _Slice(base, vector, map_, sure, machine.vscale)
    element = part.element

    def run(
        value: Array, base: Base, indices: Indices, mask: Array | None
    ) -> Array | None:
        base, at_first = part.opened(base), part.complete(indices)
        whole = part.whole(base, at_first) if mask is None else None
        if whole is not None:
            blocks.write(element, whole, value)
            return None
        at, found = part.find(base, at_first, part.mask(mask))
        if isinstance(base, MemRef):
            put(element, base, at, value[found])
            return None
        return replaced(element, base, at, value[found])

    return run
