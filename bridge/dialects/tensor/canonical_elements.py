"""Elements of tensors, where it is known what they are of; tensors of elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import arith, tensor
from bridge.dialects.tensor.elements import ExtractOp
from bridge.dialects.tensor.making import GenerateOp
from bridge.dialects.tensor.reshapes import CastOp
from bridge.dialects.tensor.types import tensor_type
from bridge.ir.core import Value
from bridge.ir.types import DYNAMIC, RankedTensorType
from bridge.op.interfaces.effects import is_memory_effect_free
from bridge.op.mixed import number_in
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


@pattern(ExtractOp)
def element_of_cast(op: ExtractOp, rewriter: Rewriter) -> None:
    """The element is of what was cast."""
    cast = op.tensor.defining_op
    if not isinstance(cast, CastOp):
        return
    source = cast.operands[0]
    if isinstance(source.type, RankedTensorType):
        rewriter.replace(op, tensor.ExtractOp(source, op.indices))


@pattern(ExtractOp)
def element_of_casts(op: ExtractOp, rewriter: Rewriter) -> None:
    """One index is cast, not all that are in a tensor."""
    cast = op.tensor.defining_op
    if not isinstance(cast, arith.IndexCastOp):
        return
    # The ranks may differ where one of both is not known.
    source = cast.operands[0]
    if isinstance(source.type, RankedTensorType):
        element = tensor.ExtractOp(source, op.indices).result
        rewriter.replace(op, arith.IndexCastOp(op.results[0].type, element))


@pattern(ExtractOp)
def element_of_generated(op: ExtractOp, rewriter: Rewriter) -> None:
    """The element is computed where it is needed.

    Upstream does so where the rule reads memory as well, which may have been written
    to since.
    """
    made = op.tensor.defining_op
    if not isinstance(made, GenerateOp) or not is_memory_effect_free(made):
        return
    *others, last = made.body
    values: dict[Value, Value] = dict(zip(made.body.arguments, op.indices, strict=True))
    for one in others:
        rewriter.insert(one.clone(values))
    found = last.operands[0]
    rewriter.replace(op, values.get(found, found))


@pattern(GenerateOp)
def generate_known_sizes(op: GenerateOp, rewriter: Rewriter) -> None:
    """Sizes that are constants are part of the type."""
    known = [number_in(size) for size in op.dynamic_extents]
    known = [None if size is None or size < 0 else size for size in known]
    if all(size is None for size in known):
        return
    ty, sizes = tensor_type(op.result), iter(known)
    shape = [
        size if size != DYNAMIC or (found := next(sizes)) is None else found
        for size in ty.shape
    ]
    pairs = zip(op.dynamic_extents, known, strict=True)
    left = [value for value, size in pairs if size is None]
    new = RankedTensorType(tuple(shape), ty.element, ty.encoding)
    made = tensor.GenerateOp(new, left, body=op.regions[0].clone())
    rewriter.replace(op, tensor.CastOp(ty, made))


PATTERNS: Final[Sequence[Pattern]] = (
    element_of_cast,
    element_of_casts,
    element_of_generated,
    generate_known_sizes,
)
