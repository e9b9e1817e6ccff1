"""What ops suggest for their results, remembered by signature."""

import bridge
from bridge.ir.attributes import DictionaryAttr, UnitAttr
from bridge.ir.core import Operation


def names_of(module: Operation) -> list[str]:
    text = bridge.format(module)
    return [line.split()[0] for line in text.splitlines() if " = " in line]


PROGRAM = """
%0 = arith.constant 1 : i32
%1 = arith.constant 1 : i32
%2 = arith.constant true
%3 = arith.addi %0, %1 : i32
%4 = arith.constant 2 : index
"""


def test_equal_operations_are_called_alike_and_made_unique() -> None:
    module = bridge.parse(PROGRAM)
    once = names_of(module)
    assert once == ["%c1_i32", "%c1_i32_0", "%true", "%0", "%c2"]
    assert names_of(module) == once


def test_a_discardable_attribute_changes_no_name() -> None:
    module = bridge.parse(PROGRAM)
    first = next(iter(module.body))
    first.attributes = DictionaryAttr.of({"a": UnitAttr()})
    assert names_of(module)[:2] == ["%c1_i32", "%c1_i32_0"]


def test_results_in_groups_are_named_in_groups() -> None:
    text = '%0:2, %1 = "a.b"() : () -> (i1, i1, i1)\n"a.c"(%0#1, %1) : (i1, i1) -> ()'
    module = bridge.parse(text, allow_unregistered=True)
    assert '%0:3 = "a.b"()' in bridge.format(module)
