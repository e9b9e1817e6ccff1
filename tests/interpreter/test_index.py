"""index and ub mean what compiled code does, and what is undefined is a trap."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

import bridge
from tests.interpreter.judged import interpret, traps

_EDGES = [-(2**63), -7, -1, 0, 1, 2, 63, 2**63 - 1]
_TOTAL = ["add", "sub", "mul", "and", "or", "xor", "maxs", "maxu", "mins", "minu"]
_DIVISIONS = ["divs", "divu", "rems", "remu", "ceildivu", "floordivs", "ceildivs"]


def _binary(op: str) -> str:
    return f"""
    func.func @f(%a: index, %b: index) -> index {{
      %r = index.{op} %a, %b
      return %r : index
    }}
    """


def _is_defined(op: str, a: int, b: int) -> bool:
    if op in _TOTAL:
        return True
    if op in _DIVISIONS:
        # Upstream's expansions overflow at the ends of the range.
        expanded = op in ("ceildivs", "floordivs") and abs(a) > 2**62
        return b != 0 and not (a == -(2**63) and b == -1) and not expanded
    return 0 <= b < 64


@pytest.mark.parametrize("op", [*_TOTAL, *_DIVISIONS, "shl", "shrs", "shru"])
def test_indices_are_those_of_compiled_code(op: str) -> None:
    module = bridge.parse(_binary(op))
    compiled = bridge.compile(module)["f"]
    for a, b in product(_EDGES, _EDGES):
        if _is_defined(op, a, b):
            assert bridge.interpret(module, "f", a, b) == (compiled(a, b),)


@pytest.mark.parametrize("predicate", ["eq", "ne", "slt", "sge", "ult", "uge"])
def test_comparisons_of_indices_are_those_of_compiled_code(predicate: str) -> None:
    module = bridge.parse(f"""
    func.func @f(%a: index, %b: index) -> i1 {{
      %r = index.cmp {predicate}(%a, %b)
      return %r : i1
    }}
    """)
    compiled = bridge.compile(module)["f"]
    for a, b in product(_EDGES, _EDGES):
        assert bridge.interpret(module, "f", a, b) == (compiled(a, b),)


def test_constants_and_casts_of_indices() -> None:
    found = interpret(
        """
    func.func @f(%x: i32) -> (index, i1, index, index, index, i8) {
      %c = index.constant -4
      %t = index.bool.constant true
      %n = index.sizeof
      %s = index.casts %x : i32 to index
      %u = index.castu %x : i32 to index
      %w = index.castu %u : index to i8
      return %c, %t, %n, %s, %u, %w : index, i1, index, index, index, i8
    }
    """,
        -2,
    )
    assert found == (-4, True, 64, -2, 2**32 - 2, -2)


def test_undefined_divisions_and_shifts_of_indices_are_traps() -> None:
    traps(_binary("divs"), "division by zero", 1, 0)
    traps(_binary("rems"), "signed overflow", -(2**63), -1)
    traps(_binary("shl"), "a shift of 64 bits by 64", 1, 64)


def test_poison_may_be_carried_but_not_looked_at() -> None:
    text = """
    func.func @f(%c: i1) -> i32 {
      %p = ub.poison : i32
      %x = arith.constant 1 : i32
      %q = arith.addi %p, %x : i32
      %r = arith.select %c, %q, %x : i32
      return %r : i32
    }
    """
    assert interpret(text, False) == (1,)
    traps(text, "poison", True)


def test_each_lane_of_a_poisoned_vector_is_poison() -> None:
    text = """
    func.func @f(%m: vector<4xi1>) -> vector<4xi32> {
      %p = ub.poison : vector<4xi32>
      %c = arith.constant dense<5> : vector<4xi32>
      %v = arith.select %m, %c, %p : vector<4xi1>, vector<4xi32>
      return %v : vector<4xi32>
    }
    """
    (found,) = interpret(text, [True] * 4)
    np.testing.assert_array_equal(found, [5] * 4)
    traps(text, "poison", [True, False, True, True])


def test_reaching_what_is_unreachable_is_a_trap() -> None:
    text = """
    func.func @f(%c: i1) -> i32 {
      %x = arith.constant 1 : i32
      cf.cond_br %c, ^good, ^bad
    ^good:
      return %x : i32
    ^bad:
      ub.unreachable
    }
    """
    assert interpret(text, True) == (1,)
    traps(text, "unreachable is reached", False)
