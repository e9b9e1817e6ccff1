"""What the results of smt's operations are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bridge.dialects.smt.values import bit_width, signed
from bridge.ir.attributes import StringAttr
from bridge.ir.core import Operation
from bridge.op.value_names import ResultName, boolean_name


def _bit_vector_name(op: Operation) -> str:
    """`c5_bv32` for `#smt.bv<5> : !smt.bv<32>`."""
    value: Any = op.get("value")
    width = bit_width(getattr(value, "type", None))
    return "" if width is None else f"c{value.value}_bv{width}"


def _declared_name(op: Operation) -> str:
    prefix = op.get("namePrefix")
    return prefix.value if isinstance(prefix, StringAttr) else ""


RESULT_NAMES: Final[Mapping[str, ResultName]] = {
    "bv.constant": _bit_vector_name,
    "constant": boolean_name,
    "declare_fun": _declared_name,
    "int.constant": lambda op: f"c{signed(op.get('value'))}",
}
