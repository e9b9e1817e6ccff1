"""Types of results that bufferization's own code infers while an op is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge.ir.attributes import DenseArrayAttr
from bridge.ir.types import I1, Type
from bridge.ods.inference import Infer
from bridge.ods.slots import OPERAND_SIZES
from bridge.text.asm_reader import AsmReader
from bridge.text.operation_state import OperationState


def _dealloc(r: AsmReader, state: OperationState) -> list[Type]:
    sizes = state.properties.get(OPERAND_SIZES)
    return [I1] * (int(sizes.values[2]) if isinstance(sizes, DenseArrayAttr) else 0)


INFERENCES: Final[Mapping[str, Infer]] = {"dealloc": _dealloc}
