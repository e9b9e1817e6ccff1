"""Upstream's `test-pdl-bytecode-pass`, on the public API.

bridge-opt --load conformance/plugins/pdl_passes.py --test-pdl-bytecode-pass FILE
"""

from __future__ import annotations

import bridge
from bridge import pdl
from bridge.ir import symbols
from bridge.ir.attributes import IntegerAttr, StringAttr
from bridge.ir.core import Operation, Value
from bridge.ir.types import F32, Type
from bridge.passes import Pass
from bridge.rewrite import Rewriter, apply_greedily


def is_test_op(rewriter: Rewriter, *ops: Operation) -> bool:
    return ops[-1].name == "test.op"


def are_two(
    rewriter: Rewriter, values: tuple[Value, ...], types: tuple[Type, ...]
) -> bool:
    return len(values) == 2 and len(types) == 2


def success_attribute(rewriter: Rewriter, op: Operation) -> object:
    found = op.name == "test.success_op"
    return (StringAttr("test.success"),) if found else False


def success_type(rewriter: Rewriter, op: Operation) -> object:
    return (F32,) if op.name == "test.success_op" else False


def success_types(rewriter: Rewriter, op: Operation, count: IntegerAttr) -> object:
    return ((F32,) * count.value,) if op.name == "test.success_op" else False


def rewrite(rewriter: Rewriter, op: Operation, value: Value) -> None:
    rewriter("test.success", [value])
    rewriter.erase(op)


CONSTRAINTS: dict[str, pdl.Constraint] = {
    "multi_entity_constraint": is_test_op,
    "multi_entity_var_constraint": are_two,
    "op_constr_return_attr": success_attribute,
    "op_constr_return_type": success_type,
    "op_constr_return_type_range": success_types,
    "op_multiple_returns_failure": lambda rewriter, op: False,
    "single_entity_constraint": is_test_op,
}

REWRITES: dict[str, pdl.Rewrite] = {
    "creator": lambda rewriter, op: rewriter("test.success"),
    "rewriter": rewrite,
    "str_creator": lambda rewriter: StringAttr("test.str"),
    "type_creator": lambda rewriter: F32,
    "var_creator": lambda rewriter, op: (
        op.operands,
        tuple(value.type for value in op.operands),
    ),
}


class TestPdlByteCode(Pass, name="test-pdl-bytecode-pass", anchor="builtin.module"):
    """Test PDL ByteCode functionality"""

    def run(self, op: bridge.Operation) -> None:
        patterns = symbols.lookup(op, "patterns")
        program = symbols.lookup(op, "ir")
        if patterns is None or program is None:
            return
        patterns.detach()
        found = pdl.patterns(patterns, constraints=CONSTRAINTS, rewrites=REWRITES)
        apply_greedily(program, [found])
