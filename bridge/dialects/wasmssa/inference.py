"""Types of wasmssa's results that its own code infers while an operation is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge.dialects import wasmssa
from bridge.ir.attributes import TypeAttr
from bridge.ir.types import Type
from bridge.ods.inference import Infer
from bridge.text.asm_reader import AsmReader
from bridge.text.operation_state import OperationState


def _infer_local(r: AsmReader, state: OperationState) -> list[Type]:
    held = state.properties.get("type")
    # A number out of range is reported at the attribute.
    return (
        [wasmssa.LocalRefType.stored(held.type)] if isinstance(held, TypeAttr) else []
    )


def _infer_held(r: AsmReader, state: OperationState) -> list[Type]:
    ty = state.operands[0].type
    return [ty.element_type] if isinstance(ty, wasmssa.LocalRefType) else []


INFERENCES: Final[Mapping[str, Infer]] = {
    "local": _infer_local,
    "local_get": _infer_held,
    "local_tee": _infer_held,
}
