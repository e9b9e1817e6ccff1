"""Passes that know which integers values may be, beside upstream's."""

from __future__ import annotations

import operator
from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bridge
from bridge.op import integer_range_casts as casts
from bridge.op import integer_ranges as ranges
from bridge.op.integer_ranges import IntegerRange, signed
from bridge.upstream import passes as upstream

PROGRAMS = [
    # Constants that only ranges show; a remainder of what is less.
    """func.func @f(%a: i32, %m: memref<8x?xi32>, %d: index) -> (i32, i1, index) {
      %c15 = arith.constant 15 : i32
      %c16 = arith.constant 16 : i32
      %c64 = arith.constant 64 : i32
      %low = arith.andi %a, %c15 : i32
      %same = arith.remui %low, %c64 : i32
      %less = arith.cmpi ult, %same, %c16 : i32
      %zero = arith.constant 0 : index
      %size = memref.dim %m, %zero : memref<8x?xi32>
      return %same, %less, %size : i32, i1, index
    }""",
    # Loops, with numbers that grow and others that do not.
    """func.func @f(%n: index) -> (index, i1) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c9 = arith.constant 9 : index
      %r:2 = scf.for %i = %c0 to %c9 step %c1 iter_args(%a = %c0, %b = %c1)
          -> (index, index) {
        %s = arith.addi %a, %i : index
        %m = arith.minsi %b, %c1 : index
        scf.yield %s, %m : index, index
      }
      %t = arith.cmpi sle, %r#1, %c1 : index
      return %r#0, %t : index, i1
    }""",
    # Never negative: no sign is needed.
    """func.func @f(%a: i64, %b: i8) -> (i64, i64, i1, i64) {
      %c255 = arith.constant 255 : i64
      %c7 = arith.constant 7 : i64
      %x = arith.andi %a, %c255 : i64
      %q = arith.divsi %x, %c7 : i64
      %r = arith.floordivsi %a, %c7 : i64
      %p = arith.cmpi sgt, %x, %q : i64
      %m = arith.maxsi %q, %x : i64
      return %q, %r, %p, %m : i64, i64, i1, i64
    }""",
    # On indices of both widths.
    """func.func @f(%a: index) -> (index, i1) {
      %c3 = index.constant 3
      %c5 = index.constant 5
      %x = index.remu %a, %c5
      %y = index.add %x, %c3
      %l = index.cmp ult(%y, %c5)
      %z = index.maxs %c3, %c5
      return %z, %l : index, i1
    }""",
    # Elements of vectors.
    """func.func @f(%a: vector<4xi32>) -> (vector<2x2xi32>, i32, vector<4xindex>) {
      %c = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
      %z = arith.constant dense<0> : vector<4xi32>
      %m = arith.muli %a, %z : vector<4xi32>
      %v = vector.shape_cast %m : vector<4xi32> to vector<2x2xi32>
      %e = vector.extract %c[2] : i32 from vector<4xi32>
      %s = vector.step : vector<4xindex>
      return %v, %e, %s : vector<2x2xi32>, i32, vector<4xindex>
    }""",
]

PASSES = ("int-range-optimizations", "arith-unsigned-when-equivalent")
NARROWING = "arith-int-range-narrowing{int-bitwidths-supported=8,16}"

STRAIGHT = """func.func @f(%a: i32, %b: i32) -> (i32, i32, i1, i32) {
  %c127 = arith.constant 127 : i32
  %c3 = arith.constant 3 : i32
  %x = arith.andi %a, %c127 : i32
  %y = arith.andi %b, %c3 : i32
  %s = arith.addi %x, %y : i32
  %h = arith.shrui %x, %y : i32
  %l = arith.cmpi ult, %x, %y : i32
  %d = arith.minsi %x, %y : i32
  return %s, %h, %l, %d : i32, i32, i1, i32
}"""


@pytest.mark.parametrize("name", PASSES)
@pytest.mark.parametrize("text", PROGRAMS)
def test_a_pass_makes_what_upstreams_makes(name: str, text: str) -> None:
    _alike(name, text)


def test_narrow_arithmetic_is_upstreams_where_that_is_right() -> None:
    _alike(NARROWING, STRAIGHT)


def _alike(name: str, text: str) -> None:
    module = bridge.parse(text)
    bridge.verify(module)
    other = module.clone()
    bridge.run_passes(module, name, engine="native")
    upstream.run_passes(other, name)
    assert str(module) == str(other)


def test_what_needs_a_sign_is_not_narrowed_without_one() -> None:
    # Between 0 and 255 in 8 bits: as numbers with a sign they would be negative.
    text = """func.func @f(%a: i32, %b: i32) -> (i32, i1) {
      %c255 = arith.constant 255 : i32
      %x = arith.andi %a, %c255 : i32
      %y = arith.andi %b, %c255 : i32
      %m = arith.maxsi %x, %y : i32
      %l = arith.cmpi slt, %x, %y : i32
      return %m, %l : i32, i1
    }"""
    module = bridge.parse(text)
    narrowed = module.clone()
    bridge.run_passes(narrowed, NARROWING.replace("8,16", "8"), engine="native")
    assert "maxsi" in str(narrowed)
    for a, b in product((0, 1, 127, 128, 255), repeat=2):
        given = bridge.interpret(module, "f", a, b)
        assert bridge.interpret(narrowed, "f", a, b) == given


def test_a_wrong_list_of_widths_is_told() -> None:
    module = bridge.parse(STRAIGHT)
    with pytest.raises(bridge.PassFailed, match="is a list of widths"):
        bridge.run_passes(
            module,
            "arith-int-range-narrowing{int-bitwidths-supported=x}",
            engine="native",
        )


# What rules say of numbers is true of all of them

WIDTH = 5
Compute = Callable[[int, int], int]


def _trunc(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


UNSIGNED: dict[str, Compute] = {
    "add": operator.add,
    "subtract": operator.sub,
    "multiply": operator.mul,
    "bit_and": operator.and_,
    "bit_or": operator.or_,
    "bit_xor": operator.xor,
    "divide_unsigned": operator.floordiv,
    "ceil_divide_unsigned": lambda a, b: -(-a // b),
    "remainder_unsigned": operator.mod,
    "max_unsigned": max,
    "min_unsigned": min,
    "shift_right_unsigned": operator.rshift,
    "shift_left": operator.lshift,
}
SIGNED: dict[str, Compute] = {
    "divide_signed": _trunc,
    "ceil_divide_signed": lambda a, b: -(-a // b),
    "floor_divide_signed": operator.floordiv,
    "remainder_signed": lambda a, b: a - _trunc(a, b) * b,
    "max_signed": max,
    "min_signed": min,
}

numbers = st.integers(0, (1 << WIDTH) - 1)
some = st.lists(numbers, min_size=1, max_size=4)


def _around(bits: list[int]) -> IntegerRange:
    """The range of some numbers: both of its kinds are true of them."""
    found = IntegerRange.constant(WIDTH, bits[0])
    for number in bits[1:]:
        found = found.union(IntegerRange.constant(WIDTH, number))
    return found


def _holds(known: IntegerRange, bits: int) -> bool:
    number = signed(bits, known.width)
    return known.umin <= bits <= known.umax and known.smin <= number <= known.smax


@given(st.sampled_from(sorted(UNSIGNED)), some, some)
def test_a_rule_holds_of_all_numbers(rule: str, a: list[int], b: list[int]) -> None:
    found = getattr(ranges, rule)(_around(a), _around(b))
    for x, y in product(a, b):
        if "divide" in rule or "remainder" in rule:
            if not y:
                continue
        elif "shift" in rule and y >= WIDTH:
            continue
        assert _holds(found, UNSIGNED[rule](x, y) & 31)


@given(st.sampled_from(sorted(SIGNED)), some, some)
def test_a_rule_of_signs_holds_too(rule: str, a: list[int], b: list[int]) -> None:
    found = getattr(ranges, rule)(_around(a), _around(b))
    for x, y in product(a, b):
        x, y = signed(x, WIDTH), signed(y, WIDTH)
        divides = rule not in ("max_signed", "min_signed")
        if not (divides and (not y or (x == -16 and y == -1))):
            assert _holds(found, SIGNED[rule](x, y) & 31)


@given(some, some, st.sampled_from(["both", "signed", "unsigned"]))
def test_casts_and_comparisons_hold(a: list[int], b: list[int], sign: str) -> None:
    one, other = _around(a), _around(b)
    wide = casts.extended(one, 8, sign=sign == "signed")
    narrow = casts.truncated(one, 3)
    for x in a:
        extended = signed(x, WIDTH) & 255 if sign == "signed" else x
        assert _holds(wide, extended)
        assert _holds(narrow, x & 7)
    for predicate, compare in COMPARED.items():
        known = casts.compared(predicate, one, other)
        for x, y in product(a, b):
            if predicate[0] == "s":
                x, y = signed(x, WIDTH), signed(y, WIDTH)
            assert known is None or known == compare(x, y)


COMPARED = {
    "eq": operator.eq,
    "ne": operator.ne,
    "slt": operator.lt,
    "sge": operator.ge,
    "ule": operator.le,
    "ugt": operator.gt,
}
