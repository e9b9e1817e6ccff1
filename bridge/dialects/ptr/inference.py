"""Types of ptr's results that its own code infers while an operation is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge.ir.types import ShapedType, Type
from bridge.ods.inference import Infer
from bridge.ods.inferred_types import with_element
from bridge.text.asm_reader import AsmReader
from bridge.text.draft import Draft
from bridge.text.tokens import Unreadable


def _moved_pointers(r: AsmReader, draft: Draft) -> list[Type]:
    """Pointers in the shape of the offsets, where the base is one pointer."""
    base, offset = [value.type for value in draft.operands]
    if not isinstance(offset, ShapedType):
        return [base]
    if not isinstance(base, ShapedType):
        return [with_element(offset, base) or base]
    if getattr(offset, "shape", None) != getattr(base, "shape", None):
        raise Unreadable(draft.pos, "shapes of base and offset must match")
    if type(offset) is not type(base):
        raise Unreadable(draft.pos, "the shaped containers type must match")
    return [base]


INFERENCES: Final[Mapping[str, Infer]] = {
    "ptr_add": _moved_pointers,
}
