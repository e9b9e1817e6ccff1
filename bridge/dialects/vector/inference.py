"""Types of vector's results that its own code infers while an operation is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bridge.ir.attributes import DenseArrayAttr
from bridge.ir.repeated import Repeated
from bridge.ir.types import Type, VectorType
from bridge.ods.inference import Infer
from bridge.text.asm_reader import AsmReader
from bridge.text.operation_state import OperationState
from bridge.text.tokens import ParseError


def _shuffle(r: AsmReader, state: OperationState) -> list[Type]:
    vector = state.operands[0].type
    mask = state.properties.get("mask")
    if not isinstance(mask, DenseArrayAttr):
        return []
    if not isinstance(vector, VectorType):
        raise ParseError(state.pos, "expected vector type")
    # The verifier reports an empty mask.
    count = len(mask.values) or 1
    rest = vector.shape[1:]
    # A vector without dimensions is taken for one of a single element.
    scalable = vector.scalable[1:] if vector.scalable else ()
    return [
        VectorType(
            (count, *rest), vector.element, (False, *scalable) if scalable else ()
        )
    ]


def _to_elements(r: AsmReader, state: OperationState) -> Sequence[Type]:
    vector = state.operands[0].type
    if not isinstance(vector, VectorType):
        return []
    return Repeated(vector.element, vector.num_elements)


INFERENCES: Final[Mapping[str, Infer]] = {
    "shuffle": _shuffle,
    "to_elements": _to_elements,
}
