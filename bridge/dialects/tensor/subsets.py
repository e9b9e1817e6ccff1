"""Transfers of vectors from and to parts of tensors, and parts inserted twice.

Upstream: `populateFoldTensorSubsetOpPatterns`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bridge.dialects import arith, tensor, vector
from bridge.dialects.affine.applying import Mixed, folded_apply
from bridge.dialects.tensor.slice_merging import dropped, has_unit_strides
from bridge.dialects.tensor.types import tensor_type
from bridge.dialects.vector.lowering.combining import mask_around
from bridge.dialects.vector.lowering.parts import masked, root_of
from bridge.dialects.vector.transfer_folding import is_in_bounds, vector_type
from bridge.ir.affine import AffineDim, AffineMap, AffineSymbol
from bridge.ir.attributes import IntegerAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Value
from bridge.ir.types import INDEX
from bridge.op.interfaces.slices import OffsetSizeAndStrideOp
from bridge.op.mixed import mixed_lists, settled
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["patterns", "transfer_patterns"]

_Transfer = vector.TransferReadOp | vector.TransferWriteOp


def transfer_patterns() -> list[Pattern]:
    """Of vectors that are read from parts, and written to what is inserted."""
    return [_read_of_part, _insertion_of_written]


def patterns() -> list[Pattern]:
    """Of parts that are inserted twice as well."""
    return [*transfer_patterns(), _insertion_of_insertion]


class _Part(NamedTuple):
    """A part of a tensor, and the dimensions that it has of that."""

    offsets: Sequence[Mixed]
    kept: list[int]

    @classmethod
    def of(cls, op: OffsetSizeAndStrideOp, part: Value) -> _Part:
        offsets, sizes, _ = mixed_lists(op)
        gone = dropped(sizes, tensor_type(part).shape)
        kept = [dim for dim, goes in enumerate(gone) if not goes]
        return cls(offsets, kept)

    def places(self, inside: Sequence[Mixed]) -> Iterator[Mixed]:
        """Where something in the part is in the whole, made one after the other."""
        indices = dict(zip(self.kept, settled(inside), strict=True))
        both = AffineSymbol(0) + AffineSymbol(1)
        for dim, offset in enumerate(settled(self.offsets)):
            yield folded_apply(both, [offset, indices.get(dim, 0)])

    def indices(self, inside: Sequence[Value]) -> list[Value]:
        """The same, as values."""
        return [_value(one) for one in self.places(inside)]

    def map(self, map_: AffineMap) -> AffineMap:
        """A map of indices in the part as one of those in the whole."""
        dims = [AffineDim(dim) for dim in self.kept]
        return map_.replace_dims_and_symbols(dims, [], len(self.offsets), 0)


def _value(number: Mixed) -> Value:
    if isinstance(number, Value):
        return number
    return arith.ConstantOp(IntegerAttr(number, INDEX)).result


def _moves(op: _Transfer, part: OffsetSizeAndStrideOp) -> bool:
    """Whether a transfer of a part is one of the whole."""
    return is_in_bounds(op) and op.mask is None and has_unit_strides(part)


@pattern(vector.TransferReadOp)
def _read_of_part(op: vector.TransferReadOp, rewriter: Rewriter) -> None:
    """What is read from a part is read from the whole."""
    made, around = op.base.defining_op, mask_around(op)
    if not isinstance(made, tensor.ExtractSliceOp) or not _moves(op, made):
        return
    if around is not None and around.passthru is not None:
        # Upstream forgets what is there in place of lanes that are not read.
        return
    part = _Part.of(made, made.result)
    root, mask = root_of(op, rewriter)
    read = vector.TransferReadOp(
        op.vector.type,
        made.source,
        part.indices(op.indices),
        op.padding,
        part.map(op.permutation_map.map),
        in_bounds=[True] * len(op.in_bounds),
    )
    rewriter.replace(root, masked(read, mask))


@pattern(tensor.InsertSliceOp)
def _insertion_of_written(op: tensor.InsertSliceOp, rewriter: Rewriter) -> None:
    """A vector that is all of what is inserted is written there."""
    write = op.source.defining_op
    if not isinstance(write, vector.TransferWriteOp) or not _moves(write, op):
        return
    if vector_type(write).shape != tensor_type(op.source).shape:
        return
    part = _Part.of(op, op.source)
    rewriter.location = write.any_location
    indices = part.indices(write.indices)
    rewriter.location = op.any_location
    new = vector.TransferWriteOp(
        write.value_to_store,
        op.dest,
        indices,
        part.map(write.permutation_map.map),
        in_bounds=[True] * len(write.in_bounds),
    )
    rewriter.replace(op, new)


@pattern(tensor.InsertSliceOp, tensor.ParallelInsertSliceOp)
def _insertion_of_insertion(
    op: tensor.InsertSliceOp | tensor.ParallelInsertSliceOp, rewriter: Rewriter
) -> None:
    """What is all of what is inserted is inserted."""
    made = op.source.defining_op
    if not isinstance(made, tensor.InsertSliceOp):
        return
    if not has_unit_strides(op) or not has_unit_strides(made):
        return
    part, (_, sizes, steps) = _Part.of(op, op.source), mixed_lists(op)
    inner_offsets, inner_sizes, _ = mixed_lists(made)
    if [sizes[dim] for dim in part.kept] != list(inner_sizes):
        return
    if isinstance(op, tensor.ParallelInsertSliceOp) and op.parent_op is not None:
        rewriter.point = InsertionPoint.before_op(op.parent_op)
    offsets = list(part.places(inner_offsets))
    rewriter.point = InsertionPoint.before_op(op)
    lists = [offsets, sizes, steps]
    if isinstance(op, tensor.InsertSliceOp):
        rewriter.replace(op, tensor.InsertSliceOp(made.source, op.dest, *lists))
    else:
        tensor.ParallelInsertSliceOp(made.source, op.dest, *lists)
        rewriter.erase(op)
