"""Types of ptr's results that its own code infers while an operation is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge.ir.types import ShapedType, Type
from bridge.ods.inference import Infer
from bridge.ods.inferred_types import with_element
from bridge.text.asm_reader import AsmReader
from bridge.text.operation_state import OperationState
from bridge.text.tokens import ParseError


def _moved_pointers(r: AsmReader, state: OperationState) -> list[Type]:
    """Pointers in the shape of the offsets, where the base is one pointer."""
    base, offset = [value.type for value in state.operands]
    if not isinstance(offset, ShapedType):
        return [base]
    if not isinstance(base, ShapedType):
        return [with_element(offset, base) or base]
    if getattr(offset, "shape", None) != getattr(base, "shape", None):
        raise ParseError(state.pos, "shapes of base and offset must match")
    if type(offset) is not type(base):
        raise ParseError(state.pos, "the shaped containers type must match")
    return [base]


INFERENCES: Final[Mapping[str, Infer]] = {"ptr_add": _moved_pointers}
