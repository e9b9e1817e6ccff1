"""Types that no format and no trait says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bridge.ir.types import Type
from bridge.ods.dialect import entry
from bridge.ods.dialect_types import parameter
from bridge.ods.inferred_types import i1_like
from bridge.text.asm_reader import AsmReader
from bridge.text.operation_state import OperationState

Infer = Callable[[AsmReader, OperationState], Sequence[Type]]
"""The types of an operation's results, from what was read of it."""


def inference(op: str) -> Infer | None:
    """What an op's own code infers while it is read; None where nothing does."""
    found: Infer | None = entry(op, "inference", "INFERENCES")
    return found


Transform = Callable[[Type], "Type | None"]


def _itself(ty: Type) -> Type:
    """The same type, where upstream judges it before it makes one of it."""
    return ty


def _pointee(ty: Type) -> Type | None:
    """What a SPIR-V pointer points to."""
    found: Type | None = parameter(ty, "spirv", "ptr", "pointee_type")
    return found


TRANSFORMS: Final[dict[str, Transform | None]] = {
    "i1 like": i1_like,
    "itself": _itself,
    "pointee": _pointee,
    "": None,
}
"""The words of a row's `follows`."""
