"""Rules of execution modes: how many numbers each takes, and of which kind."""

from __future__ import annotations

from typing import Final

from bridge.dialects.spirv.constant_rules import named
from bridge.dialects.spirv.words import case_text
from bridge.ir.attributes import ArrayAttr, SymbolRefAttr
from bridge.ir.core import Operation
from bridge.op.base import of_signature

_OF_CONSTANTS: Final = {
    "LocalSizeHintId": 3,
    "LocalSizeId": 3,
    "SubgroupsPerWorkgroupId": 1,
}
"""The modes that take constants, and how many."""

_OF_NUMBERS: Final = {
    "DenormFlushToZero": 1,
    "DenormPreserve": 1,
    "FloatingPointModeALTINTEL": 1,
    "FloatingPointModeIEEEINTEL": 1,
    "Invocations": 1,
    "LocalSize": 3,
    "LocalSizeHint": 3,
    "MaxWorkDimINTEL": 1,
    "MaxWorkgroupSizeINTEL": 3,
    "NamedBarrierCountINTEL": 1,
    "NumSIMDWorkitemsINTEL": 1,
    "OutputPrimitivesEXT": 1,
    "OutputVertices": 1,
    "RoundingModeRTE": 1,
    "RoundingModeRTNINTEL": 1,
    "RoundingModeRTPINTEL": 1,
    "RoundingModeRTZ": 1,
    "SchedulerTargetFmaxMhzINTEL": 1,
    "SharedLocalMemorySizeINTEL": 1,
    "SignedZeroInfNanPreserve": 1,
    "StreamingInterfaceINTEL": 1,
    "SubgroupSize": 1,
    "SubgroupsPerWorkgroup": 1,
    "VecTypeHint": 1,
}
"""The modes that take numbers, and how many; all others take nothing."""


def _verify_count(op: Operation, wanted: int) -> tuple[object, ...]:
    """Returns the values of a mode. Raises `Invalid` where they are too few or many."""
    found = op.properties.get("values")
    values = found.elements if isinstance(found, ArrayAttr) else ()
    if len(values) != wanted:
        raise op.error(f"expected {wanted} value operand(s), got {len(values)}")
    return values


@of_signature
def verify_mode(op: Operation) -> None:
    """A mode with the numbers that it takes. Raises `Invalid`."""
    mode = case_text(op.properties.get("execution_mode"))
    if mode in _OF_CONSTANTS:
        raise op.error(
            "expected ExecutionMode that takes extra operands that are not <id> "
            f"operands, got: {mode}"
        )
    _verify_count(op, _OF_NUMBERS.get(mode, 0))


def verify_mode_of_constants(op: Operation) -> None:
    """A mode with the constants that it takes, by their names. Raises `Invalid`."""
    mode = case_text(op.properties.get("execution_mode"))
    if mode not in _OF_CONSTANTS:
        raise op.error(
            "expected ExecutionMode that takes extra operands that are <id> operands, "
            f"got: {mode}"
        )
    for symbol in _verify_count(op, _OF_CONSTANTS[mode]):
        if isinstance(symbol, SymbolRefAttr) and named(op, symbol) is None:
            raise op.error(
                f"cannot find symbol referenced by value operand: {symbol.root}"
            )
