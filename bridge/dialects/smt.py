"""The smt dialect: results' names."""

from __future__ import annotations

import re

from bridge.dialects.index import boolean_name, integer_name
from bridge.dialects.op import RESULT_NAMES
from bridge.ir.attributes import StringAttr
from bridge.ir.core import Operation


def _bit_vector_name(op: Operation) -> str:
    """`c5_bv32` for `#smt.bv<5> : !smt.bv<32>`."""
    match = re.fullmatch(r"#smt\.bv<(-?\d+)> : !smt\.bv<(\d+)>", str(op.get("value")))
    return f"c{match[1]}_bv{match[2]}" if match is not None else ""


def _declared_name(op: Operation) -> str:
    prefix = op.get("namePrefix")
    return prefix.value if isinstance(prefix, StringAttr) else ""


RESULT_NAMES.update(
    {
        "smt.bv.constant": _bit_vector_name,
        "smt.constant": boolean_name,
        "smt.declare_fun": _declared_name,
        "smt.int.constant": lambda op: integer_name("c", op),
    }
)
