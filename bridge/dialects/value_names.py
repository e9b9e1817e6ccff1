"""What results are called, for ops that need nothing else of their dialect's code.

So a file that has such an op is read and printed without loading the op's rules.
"""

from __future__ import annotations

from bridge.dialects.op import RESULT_NAMES, constant_integer
from bridge.ir.attributes import IntegerAttr, TypeAttr
from bridge.ir.core import Operation
from bridge.ir.types import I1, INDEX


def constant_name(op: Operation) -> str:
    """`c1`, `c1_i32`, `true`; `cst` where the value is no integer."""
    value = op.get("value")
    if not isinstance(value, IntegerAttr):
        return "cst"
    if value.type is I1:
        return "true" if value.value else "false"
    if value.type is INDEX:
        return f"c{value.value}"
    return f"c{value.value}_{TypeAttr(value.type)}"


def integer_name(prefix: str, op: Operation) -> str:
    """The prefix and the value of a constant."""
    value = op.get("value")
    return f"{prefix}{value.value}" if isinstance(value, IntegerAttr) else prefix


def boolean_name(op: Operation) -> str:
    """`true` or `false`."""
    value = op.get("value")
    return "true" if isinstance(value, IntegerAttr) and value.value else "false"


def _product_name(op: Operation) -> str:
    """`c4_vscale` where a constant is multiplied by `vector.vscale`."""
    if op.results[0].type is not INDEX:
        return ""
    lhs, rhs = op.operands
    for base, factor in ((lhs, rhs), (rhs, lhs)):
        scale = factor.defining_op
        value = constant_integer(base)
        if value is not None and scale and scale.name == "vector.vscale":
            return f"c{value}_vscale"
    return ""


RESULT_NAMES.update(
    {
        "arith.constant": constant_name,
        "arith.muli": _product_name,
        "complex.constant": "cst",
        "func.constant": "f",
        "index.bool.constant": boolean_name,
        "index.constant": lambda op: integer_name("idx", op),
        "memref.alloc": "alloc",
        "memref.alloca": "alloca",
        "memref.assume_alignment": "assume_align",
        "memref.cast": "cast",
        "memref.collapse_shape": "collapse_shape",
        "memref.dim": "dim",
        "memref.expand_shape": "expand_shape",
        "memref.extract_aligned_pointer_as_index": "intptr",
        "memref.memory_space_cast": "memspacecast",
        "memref.reinterpret_cast": "reinterpret_cast",
        "memref.reshape": "reshape",
        "memref.subview": "subview",
        "memref.transpose": "transpose",
        "memref.view": "view",
        "tensor.cast": "cast",
        "tensor.collapse_shape": "collapsed",
        "tensor.concat": "concat",
        "tensor.dim": "dim",
        "tensor.expand_shape": "expanded",
        "tensor.extract": "extracted",
        "tensor.extract_slice": "extracted_slice",
        "tensor.from_elements": "from_elements",
        "tensor.gather": "gather",
        "tensor.generate": "generated",
        "tensor.insert": "inserted",
        "tensor.insert_slice": "inserted_slice",
        "tensor.pad": "padded",
        "tensor.rank": "rank",
        "tensor.reshape": "reshape",
        "tensor.scatter": "scatter",
        "tensor.splat": "splat",
        "vector.vscale": "vscale",
    }
)
