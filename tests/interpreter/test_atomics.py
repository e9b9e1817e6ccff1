"""Atomic updates of llvm: what compiled code gives."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

import bridge
from bridge.errors import Unsupported

INTEGERS = [
    "xchg",
    "add",
    "sub",
    "_and",
    "nand",
    "_or",
    "_xor",
    "max",
    "min",
    "umax",
    "umin",
]  # as the text has them
FLOATS = ("xchg", "fadd", "fsub", "fmax", "fmin")

PROGRAM = """
func.func @f(%old: TYPE, %new: TYPE) -> (TYPE, TYPE) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %at = llvm.alloca %one x TYPE : (i64) -> !llvm.ptr
  llvm.store %old, %at : TYPE, !llvm.ptr
  %before = llvm.atomicrmw KIND %at, %new acq_rel : !llvm.ptr, TYPE
  %after = llvm.load %at : !llvm.ptr -> TYPE
  return %before, %after : TYPE, TYPE
}"""

EXPECTED: dict[str, Callable[..., object]] = {
    "xchg": lambda a, b: b,
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "_and": lambda a, b: a & b,
    "nand": lambda a, b: ~(a & b),
    "_or": lambda a, b: a | b,
    "_xor": lambda a, b: a ^ b,
    "max": max,
    "min": min,
    "umax": lambda a, b: max(a, b, key=lambda n: n & 0xFFFFFFFF),
    "umin": lambda a, b: min(a, b, key=lambda n: n & 0xFFFFFFFF),
    "fadd": lambda a, b: a + b,
    "fsub": lambda a, b: a - b,
    "fmax": max,
    "fmin": min,
}


def given(kind: str, ty: str, old: object, new: object) -> object:
    text = PROGRAM.replace("TYPE", ty).replace("KIND", kind)
    return bridge.interpret(bridge.parse(text), "f", old, new)


@pytest.mark.parametrize("kind", INTEGERS)
def test_an_update_of_an_integer_gives_what_was_there(kind: str) -> None:
    for old, new in product((0, 1, -1, 5, -7), repeat=2):
        expected = EXPECTED[kind](old, new)
        assert given(kind, "i32", old, new) == (old, expected)


@pytest.mark.parametrize("kind", FLOATS)
def test_an_update_of_a_float_gives_what_was_there(kind: str) -> None:
    for old, new in product((0.5, -2.0, 3.25), repeat=2):
        expected = EXPECTED[kind](old, new)
        assert given(kind, "f32", old, new) == (old, expected)


def test_an_update_that_wraps_on_purpose_is_not_interpreted() -> None:
    with pytest.raises(Unsupported, match="an update of the kind 15"):
        given("uinc_wrap", "i32", 1, 2)
