"""Masks of several dimensions from those of one; transfers and gathers under masks."""

from __future__ import annotations

from bridge.dialects import arith
from bridge.dialects.vector.building import make_read, make_write
from bridge.dialects.vector.checks import flags_of, integers_of, vector_of
from bridge.dialects.vector.lowering.parts import insert, without_leading, zero
from bridge.dialects.vector.lowering.transfers import in_bounds_of
from bridge.dialects.vector.mask_values import are_all_set
from bridge.dialects.vector.masking import ConstantMaskOp, CreateMaskOp, MaskOp
from bridge.dialects.vector.memory import GatherOp
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp
from bridge.ir.attributes import DenseElementsAttr, IntegerAttr
from bridge.ir.types import INDEX
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def patterns() -> list[Pattern]:
    """Masks of one dimension. Upstream: `populateVectorMaskOpLoweringPatterns`."""
    return [created_mask, constant_mask]


def masked_patterns() -> list[Pattern]:
    """What masks are around as operands of what is under them.

    Upstream: `populateVectorMaskLoweringPatternsForSideEffectingOps`.
    """
    return [masked_transfer_or_gather]


@pattern(CreateMaskOp)
def created_mask(op: CreateMaskOp, rewriter: Rewriter) -> None:
    """Rows are those of a smaller mask up to the first size, and then empty."""
    ty = vector_of(op.results[0])
    if ty.rank <= 1 or flags_of(ty)[0]:
        return
    part = without_leading(ty, 1)
    row, empty, result = CreateMaskOp(part, op.operands[1:]), zero(part), zero(ty)
    for d in range(ty.shape[0]):
        number = arith.ConstantOp(IntegerAttr(d, INDEX)).result
        inside = arith.CmpIOp("slt", number, op.operands[0]).result
        chosen = arith.SelectOp(inside, row.results[0], empty).result
        result = insert(chosen, result, d)
    rewriter.replace(op, result)


@pattern(ConstantMaskOp)
def constant_mask(op: ConstantMaskOp, rewriter: Rewriter) -> None:
    """A constant of flags; rows are the same up to the first size, and then empty."""
    ty, sizes = vector_of(op.results[0]), integers_of(op.mask_dim_sizes)
    if ty.rank <= 1:
        whole = ty.shape[0] if ty.rank else 1
        flags = [i < sizes[0] for i in range(whole)]
        lanes = flags[:1] if len({*flags}) == 1 else flags
        rewriter.replace(op, arith.ConstantOp(DenseElementsAttr.of(ty, lanes)))
        return
    if flags_of(ty)[0]:
        return
    row = ConstantMaskOp(without_leading(ty, 1), sizes[1:]).results[0]
    result = zero(ty)
    for d in range(sizes[0]):
        result = insert(row, result, d)
    rewriter.replace(op, result)


@pattern(MaskOp)
def masked_transfer_or_gather(op: MaskOp, rewriter: Rewriter) -> None:
    """The mask becomes an operand of the transfer, or takes the place of a gather's.

    A gather has a mask of its own: both must be set. Upstream forgets that one, and
    what the gather gives where it is not set.
    """
    masked = op.mask_region.blocks[0].first
    if isinstance(masked, TransferReadOp) and op.passthru is None:
        new = make_read(
            masked.vector.type,
            masked.base,
            masked.indices,
            masked.padding,
            masked.permutation_map.map,
            mask=op.mask,
            in_bounds=in_bounds_of(masked),
        )
        rewriter.replace(op, new)
    elif isinstance(masked, TransferWriteOp):
        written = make_write(
            masked.value_to_store,
            masked.base,
            masked.indices,
            masked.permutation_map.map,
            mask=op.mask,
            in_bounds=in_bounds_of(masked),
        )
        rewriter.replace(op, written.results)
    elif isinstance(masked, GatherOp):
        _gather(op, masked, rewriter)


def _gather(op: MaskOp, masked: GatherOp, rewriter: Rewriter) -> None:
    ty, mask, passthru = masked.result.type, op.mask, op.passthru
    passed = masked.pass_thru if passthru is None else passthru
    if masked.mask is not mask and not are_all_set(masked.mask):
        if passthru is not None:
            passed = arith.SelectOp(mask, masked.pass_thru, passthru).result
        mask = arith.AndIOp(mask, masked.mask).result
    new = GatherOp(
        masked.base, masked.offsets, masked.indices, mask, passed, results=[ty]
    )
    rewriter.replace(op, new)
