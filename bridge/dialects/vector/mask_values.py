"""What is known of masks: whether every lane is set, or none."""

from __future__ import annotations

from bridge.dialects import arith
from bridge.dialects.vector.checks import integers_of, vector_of
from bridge.dialects.vector.masking import ConstantMaskOp, CreateMaskOp, MaskOp
from bridge.dialects.vector.views import VectorScaleOp
from bridge.ir.attributes import Attribute, DenseElementsAttr, IntegerAttr
from bridge.ir.core import Value
from bridge.ir.types import I1
from bridge.op.folding import Folded, constant_of, known_numbers


def are_all_set(mask: Value) -> bool | None:
    """Whether all lanes of a mask are set; `None` where it is not all or none."""
    made = mask.defining_op
    if isinstance(made, arith.ConstantOp):
        return _of_elements(made.value)
    if isinstance(made, ConstantMaskOp):
        sizes = integers_of(made.mask_dim_sizes)
        shape = vector_of(made.results[0]).shape
        if all(size >= whole for size, whole in zip(sizes, shape, strict=False)):
            return True
        return None if any(size > 0 for size in sizes) else False
    if isinstance(made, CreateMaskOp):
        # Where all sizes are constants, there will be a constant mask.
        known = known_numbers([constant_of(value) for value in made.operands])
        return False if any(n is not None and n <= 0 for n in known) else None
    return None


def _of_elements(value: Attribute | None) -> bool | None:
    if not isinstance(value, DenseElementsAttr) or value.element is not I1:
        return None
    if not value.splat:
        return None
    return bool(value.values[0])


def constant_mask(op: ConstantMaskOp) -> Folded:
    """A splat, where all lanes are set, or none."""
    ty = vector_of(op.results[0])
    sizes = integers_of(op.mask_dim_sizes)
    if sizes == (ty.shape or (1,)):
        return DenseElementsAttr.of(ty, [1])
    return None if any(sizes) else DenseElementsAttr.of(ty, [0])


def mask(op: MaskOp) -> Folded:
    """What is yielded where nothing is masked; the operation under a mask of all."""
    body = op.mask_region.blocks[0]
    masked, ending = body.first, body.last
    if masked is None or ending is None:
        return None
    if masked is ending:
        return (ending.operands or None) if op.passthru is None else None
    if not are_all_set(op.mask):
        return None
    masked.move_before(op)
    return masked.results


def known_multiple_of_vscale(value: Value) -> int | None:
    """The number of which a size is that multiple of `vector.vscale`, if it is."""
    made = value.defining_op
    if isinstance(made, VectorScaleOp):
        return 1
    if not isinstance(made, arith.MulIOp):
        return None
    sides = (made.lhs, made.rhs)
    for one, other in (sides, sides[::-1]):
        if isinstance(one.defining_op, VectorScaleOp):
            known = constant_of(other)
            return known.signed if isinstance(known, IntegerAttr) else None
    return None
