"""Masks of all lanes, or of none: what is masked is done, or not done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import arith
from bridge.dialects.vector.checks import flags_of, vector_of
from bridge.dialects.vector.mask_values import are_all_set, known_multiple_of_vscale
from bridge.dialects.vector.masking import ConstantMaskOp, CreateMaskOp, MaskOp
from bridge.dialects.vector.memory import (
    CompressStoreOp,
    ExpandLoadOp,
    GatherOp,
    LoadOp,
    MaskedLoadOp,
    MaskedStoreOp,
    ScatterOp,
    StoreOp,
)
from bridge.dialects.vector.views import StepOp
from bridge.ir.attributes import DenseElementsAttr, IntegerAttr
from bridge.ir.core import Value
from bridge.ir.types import MemRefType
from bridge.op.folding import constant_of
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


@pattern(CreateMaskOp)
def mask_of_constants(op: CreateMaskOp, rewriter: Rewriter) -> None:
    """A mask of constant sizes is constant."""
    ty = vector_of(op.results[0])
    shape, flags = (ty.shape, flags_of(ty)) if ty.rank else ((1,), (False,))
    sizes = []
    for operand, whole, scalable in zip(op.operands, shape, flags, strict=True):
        size = _known_size(operand, whole, scalable=scalable)
        if size is None:
            return
        sizes.append(min(max(size, 0), whole))
    if 0 in sizes:
        sizes = [0] * len(sizes)
    rewriter.replace(op, ConstantMaskOp(ty, sizes))


def _known_size(value: Value, whole: int, *, scalable: bool) -> int | None:
    """How many lanes are set; of a scalable dimension all or none must be."""
    known = constant_of(value)
    if isinstance(known, IntegerAttr):
        return None if scalable and known.signed >= 0 else known.signed
    multiple = known_multiple_of_vscale(value)
    return None if multiple is None or multiple < whole else multiple


@pattern(MaskOp)
def mask_of_nothing(op: MaskOp, rewriter: Rewriter) -> None:
    """Where nothing is masked, lanes are chosen."""
    ending = op.mask_region.blocks[0].first
    if op.passthru is None or ending is not op.mask_region.blocks[0].last:
        return
    if ending is not None:
        chosen = arith.SelectOp(op.mask, ending.operands[0], op.passthru)
        rewriter.replace(op, chosen.result)


# Memory


@pattern(MaskedLoadOp, ExpandLoadOp)
def load_all_or_none(op: MaskedLoadOp | ExpandLoadOp, rewriter: Rewriter) -> None:
    """All elements are loaded as they are, or none."""
    known = are_all_set(op.mask)
    if known is False:
        rewriter.replace(op, op.pass_thru)
    elif known:
        rewriter.replace(op, LoadOp(op.result.type, op.base, op.indices))


@pattern(MaskedStoreOp, CompressStoreOp)
def store_all_or_none(op: MaskedStoreOp | CompressStoreOp, rewriter: Rewriter) -> None:
    """All elements are stored as they are, or none."""
    known = are_all_set(op.mask)
    if known is False:
        rewriter.erase(op)
    elif known:
        rewriter.replace(op, StoreOp(op.value_to_store, op.base, op.indices))


@pattern(GatherOp)
def gather_none(op: GatherOp, rewriter: Rewriter) -> None:
    """Without a lane that is set, nothing is gathered."""
    if are_all_set(op.mask) is False:
        rewriter.replace(op, op.pass_thru)


@pattern(ScatterOp)
def scatter_none(op: ScatterOp, rewriter: Rewriter) -> None:
    """Without a lane that is set, nothing is scattered."""
    if are_all_set(op.mask) is False:
        rewriter.replace(op, [op.base] * len(op.results))


def _counts_from_zero(indices: Value) -> bool:
    """Whether indices are 0, 1, 2, … of one dimension of fixed size."""
    ty = vector_of(indices)
    if ty.rank != 1 or ty.scalable:
        return False
    if isinstance(indices.defining_op, StepOp):
        return True
    known = constant_of(indices)
    if not isinstance(known, DenseElementsAttr):
        return False
    return list(known.values) == list(range(ty.num_elements))


@pattern(GatherOp)
def gather_neighbours(op: GatherOp, rewriter: Rewriter) -> None:
    """Consecutive elements are loaded under the mask."""
    if isinstance(op.base.type, MemRefType) and _counts_from_zero(op.indices):
        new = MaskedLoadOp(
            op.base, op.offsets, op.mask, op.pass_thru, results=[op.result.type]
        )
        rewriter.replace(op, new)


@pattern(ScatterOp)
def scatter_neighbours(op: ScatterOp, rewriter: Rewriter) -> None:
    """Consecutive elements are stored under the mask."""
    if isinstance(op.base.type, MemRefType) and _counts_from_zero(op.indices):
        new = MaskedStoreOp(op.base, op.offsets, op.mask, op.value_to_store)
        rewriter.replace(op, new)


PATTERNS: Final[Sequence[Pattern]] = (
    mask_of_constants,
    mask_of_nothing,
    load_all_or_none,
    store_all_or_none,
    gather_none,
    scatter_none,
    gather_neighbours,
    scatter_neighbours,
)
