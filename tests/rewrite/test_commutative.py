"""Operands of commutative operations are sorted by what they are computed from."""

from __future__ import annotations

import itertools

import pytest

import bridge
from bridge.rewrite import apply_greedily
from bridge.rewrite.commutative import sort_operands

OPERANDS = {
    "%a": "%arg0",
    "%b": "%arg1",
    "%sum": "%0",
    "%product": "%1",
    "%c": "%c7_i32",
}
"""Values in their order, and how they are printed."""


def sorted_in_text(given: tuple[str, ...]) -> str:
    """A commutative operation of four values after its operands were sorted."""
    lines = [
        "func.func @f(%a: i32, %b: i32) -> i32 {",
        "%sum = arith.divsi %a, %b : i32",
        "%product = arith.remsi %a, %sum : i32",
        "%c = arith.constant 7 : i32",
        f"%0 = arith.addi {given[0]}, {given[1]} : i32",
        "return %0 : i32 }",
    ]
    module = bridge.parse("\n".join(lines))
    apply_greedily(module, [sort_operands], fold=False)
    return next(line for line in str(module).splitlines() if "addi" in line)


@pytest.mark.parametrize("pair", list(itertools.permutations(OPERANDS, 2)))
def test_arguments_come_first_and_constants_last(pair: tuple[str, ...]) -> None:
    names = list(OPERANDS)
    first, second = pair
    if set(pair) != {"%a", "%b"}:
        first, second = sorted(pair, key=names.index)
    text = f"arith.addi {OPERANDS[first]}, {OPERANDS[second]} : i32"
    assert text in sorted_in_text(pair)
