"""Transfers of what is wholly in bounds, and others by way of a buffer.

Upstream: `VectorTransferSplitRewritePatterns`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from bridge.dialects import arith, memref, scf
from bridge.dialects.affine.composition import composed
from bridge.dialects.affine.maps import ApplyOp, MinOp
from bridge.dialects.linalg.filling import fill
from bridge.dialects.scf.filling import chosen_values
from bridge.dialects.vector.lowering.combining import mask_around
from bridge.dialects.vector.lowering.parts import (
    has_scalable,
    index_constant,
    stack_scope,
)
from bridge.dialects.vector.transfer_folding import (
    Transfer,
    is_in_bounds,
    vector_type,
)
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp
from bridge.dialects.vector.views import TypeCastOp
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.attributes import TRUE, ArrayAttr, IntegerAttr, StridedLayoutAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.core import AnyLocation, BlockArgument, Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import DYNAMIC, I1, INDEX, MemRefType, Type
from bridge.op.interfaces.polyhedral import Applied
from bridge.rewrite.patterns import FunctionPattern, Pattern
from bridge.rewrite.rewriter import Rewriter


def patterns(strategy: str) -> list[Pattern]:
    """By `vector-transfer` or `linalg-copy`, or with all said to be in bounds by
    `force-in-bounds`; none by `none`.

    Upstream: `populateVectorTransferFullPartialPatterns`.
    """
    if strategy == "none":
        return []
    rewrite = partial(_split, strategy)
    return [FunctionPattern(rewrite, (TransferReadOp, TransferWriteOp), 1)]


def _split(strategy: str, op: Transfer, rewriter: Rewriter) -> None:
    map_ = op.permutation_map.map
    inside = isinstance(op.parent_op, scf.IfOp)
    if not map_.is_minor_identity or not map_.results or inside or is_in_bounds(op):
        return
    if strategy == "force-in-bounds":
        _said_in_bounds(op, rewriter)
        return
    found = None if mask_around(op) is not None else _Split.of(op, rewriter)
    if found is None:
        return
    copies = strategy == "linalg-copy"
    if isinstance(op, TransferReadOp):
        found.read(op, copies=copies)
    else:
        found.write(op, copies=copies)


def _said_in_bounds(op: Transfer, rewriter: Rewriter) -> None:
    with rewriter.modify(op):
        op.in_bounds = ArrayAttr((TRUE,) * len(op.in_bounds.elements))


def _sum(value: Value, number: int) -> int | Value:
    """A value and a number, where that is not known."""
    map_ = AffineMap(1, 0, (AffineDim(0) + number,))
    found = composed(Applied(map_, [value]))
    if found.map.is_single_constant:
        return found.map.single_constant
    return ApplyOp(found.map, found.operands).result


def _size(op: Transfer, ty: MemRefType, dim: int) -> int | Value:
    if ty.shape[dim] != DYNAMIC:
        return ty.shape[dim]
    return memref.DimOp(op.base, index_constant(dim)).result


def _value(given: int | Value) -> Value:
    return index_constant(given) if isinstance(given, int) else given


def _is_in_bounds(op: Transfer, ty: MemRefType) -> Value | None:
    """Whether all dimensions are that are not said to be; `None` where they are."""
    result: Value | None = None
    rank = vector_type(op).rank
    for i, said in enumerate(op.in_bounds.elements):
        if said == TRUE:
            continue
        dim = ty.rank - rank + i
        end = _sum(op.indices[dim], vector_type(op).shape[i])
        size = _size(op, ty, dim)
        if isinstance(end, int) and isinstance(size, int) and end <= size:
            continue
        holds = arith.CmpIOp("sle", _value(end), _value(size)).result
        result = holds if result is None else arith.AndIOp(result, holds).result
    return result


def _common_type(ty: MemRefType, buffer: MemRefType) -> MemRefType | None:
    """A type that both can be cast to."""
    if memref.CastOp.are_cast_compatible([ty], [buffer]):
        return ty
    one, other = strides_and_offset(ty), strides_and_offset(buffer)
    if one is None or other is None or ty.rank != buffer.rank:
        return None
    shape, strides, (offset,) = (
        tuple(a if a == b else DYNAMIC for a, b in zip(mine, its, strict=True))
        for mine, its in (
            (ty.shape, buffer.shape),
            (one[0], other[0]),
            ((one[1],), (other[1],)),
        )
    )
    return MemRefType(shape, ty.element, StridedLayoutAttr(strides, offset))


def _cast(value: Value, wanted: MemRefType) -> Value:
    """A buffer of another type, cast where it comes from."""
    ty, made = value.type, value.defining_op
    assert isinstance(ty, MemRefType)
    if isinstance(value, BlockArgument):
        place: AnyLocation | None = value.location
    else:
        place = None if made is None else made.any_location
    if ty.memory_space is not wanted.memory_space:
        ty = MemRefType(ty.shape, ty.element, ty.layout, wanted.memory_space)
        value = memref.MemorySpaceCastOp(ty, value, location=place).dest
    return value if ty is wanted else memref.CastOp(wanted, value, location=place).dest


class _Split:
    """A transfer with the buffer for what is not in bounds."""

    def __init__(
        self, inside: Value, buffer: Value, ty: MemRefType, rewriter: Rewriter
    ) -> None:
        self.inside = inside
        self.buffer = buffer
        self.ty = ty
        self.rewriter = rewriter

    @staticmethod
    def of(op: Transfer, rewriter: Rewriter) -> _Split | None:
        """`None` where the buffer cannot take the place of the memory."""
        vector, base = vector_type(op), op.base.type
        if op.mask is not None or not isinstance(base, MemRefType):
            return None
        if has_scalable(vector) or base.element is not vector.element:
            return None
        ty = MemRefType(vector.shape, vector.element)
        common, scope = _common_type(base, ty), stack_scope(op)
        if common is None or scope is None:
            return None
        inside = _is_in_bounds(op, base)
        if inside is None:
            return None
        start = InsertionPoint.at_start(scope.regions[0].blocks[0])
        with rewriter.moved_to(start):
            buffer = memref.AllocaOp(ty, alignment=32, location=scope.any_location)
        return _Split(inside, buffer.results[0], common, rewriter)

    def read(self, op: TransferReadOp, *, copies: bool) -> None:
        """Reads from the memory, or from the buffer that its part was put into."""

        def partly() -> list[Value]:
            if copies:
                fill(op.padding, self.buffer)
                memref.CopyOp(*self._common_part(op))
            else:
                read = self.rewriter.insert(op.clone()).results[0]
                memref.StoreOp(read, self._whole(op), [])
            return self._buffered(zero, op)

        zero = index_constant(0)
        base, *indices = self._place(op, partly)
        with self.rewriter.modify(op):
            for i, value in enumerate((base, *indices)):
                op.set_operand(i, value)
        _said_in_bounds(op, self.rewriter)

    def write(self, op: TransferWriteOp, *, copies: bool) -> None:
        """Writes to the memory, or to the buffer, which is then put into its part."""
        zero = index_constant(0)
        base, *indices = self._place(op, lambda: self._buffered(zero, op))
        given = dict(zip((op.base, *op.indices), (base, *indices), strict=True))
        whole = self.rewriter.insert(op.clone(given))
        assert isinstance(whole, TransferWriteOp)
        _said_in_bounds(whole, self.rewriter)
        one = arith.ConstantOp(IntegerAttr(-1, I1)).result
        branch = scf.IfOp(arith.XOrIOp(self.inside, one).result)
        last = branch.regions[0].blocks[0].last
        assert last is not None
        with self.rewriter.moved_to(InsertionPoint.before_op(last)):
            if copies:
                memref.CopyOp(*self._common_part(op))
            else:
                value = memref.LoadOp(self._whole(op), []).result
                self.rewriter.insert(op.clone({op.value_to_store: value}))
        self.rewriter.erase(op)

    def _place(
        self, op: Transfer, otherwise: Callable[[], Sequence[Value]]
    ) -> Sequence[Value]:
        """The memory and the indices where it is in bounds, else others."""
        types: list[Type] = [self.ty, *[INDEX] * vector_type(op).rank]

        def wholly() -> list[Value]:
            return [_cast(op.base, self.ty), *op.indices]

        return chosen_values(self.inside, types, wholly, otherwise, self.rewriter)

    def _buffered(self, zero: Value, op: Transfer) -> list[Value]:
        return [_cast(self.buffer, self.ty), *[zero] * vector_type(op).rank]

    def _whole(self, op: Transfer) -> Value:
        """The buffer as one of a single vector."""
        ty = MemRefType((), vector_type(op))
        return TypeCastOp(ty, self.buffer).result

    def _common_part(self, op: Transfer) -> tuple[Value, Value]:
        """The part of what is read, and that of where it is put."""
        base = op.base.type
        assert isinstance(base, MemRefType)
        sizes: list[Value] = []
        left = AffineMap(3, 0, (AffineDim(0) - AffineDim(1), AffineDim(2)))
        for dim, place in enumerate(op.indices):
            whole = memref.DimOp(op.base, index_constant(dim)).result
            most = memref.DimOp(self.buffer, index_constant(dim)).result
            sizes.append(MinOp(left, [whole, place, most]).result)
        zeros, ones = [0] * base.rank, [1] * base.rank
        # Of what is written, upstream takes the places of each in the other.
        part = memref.SubViewOp(op.base, list(op.indices), sizes, ones).result
        other = memref.SubViewOp(self.buffer, zeros, sizes, ones).result
        return (part, other) if isinstance(op, TransferReadOp) else (other, part)
