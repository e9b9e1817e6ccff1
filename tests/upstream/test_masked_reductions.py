"""A lane that a mask turns off counts as nothing in machine code too."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import bridge

FLOATS = ("add", "mul", "minimumf", "maximumf", "minnumf", "maxnumf")
INTEGERS = ("add", "mul", "and", "or", "xor", "minsi", "maxsi", "minui", "maxui")
KINDS = [("f32", k) for k in FLOATS] + [("i8", k) for k in INTEGERS]
MASKS = ([False, False], [True, False], [True, True])
VALUES = {"f32": np.array([-3.0, -0.0], np.float32), "i8": np.array([-7, 5], np.int8)}


@pytest.mark.parametrize(("element", "kind"), KINDS)
def test_vectors_are_reduced_as_the_interpreter_does(element: str, kind: str) -> None:
    module = bridge.parse(
        f"""
        func.func @alone(%v: vector<2x{element}>, %m: vector<2xi1>) -> {element} {{
          %r = vector.mask %m {{
            vector.reduction <{kind}>, %v : vector<2x{element}> into {element}
          }} : vector<2xi1> -> {element}
          return %r : {element}
        }}
        func.func @onto(%v: vector<2x{element}>, %m: vector<2xi1>, %a: {element})
            -> {element} {{
          %r = vector.mask %m {{
            vector.reduction <{kind}>, %v, %a : vector<2x{element}> into {element}
          }} : vector<2xi1> -> {element}
          return %r : {element}
        }}
        func.func @several(%v: vector<2x{element}>, %m: vector<2xi1>, %a: {element})
            -> {element} {{
          %r = vector.mask %m {{
            vector.multi_reduction <{kind}>, %v, %a [0]
              : vector<2x{element}> to {element}
          }} : vector<2xi1> -> {element}
          return %r : {element}
        }}"""
    )
    compiled = bridge.compile(module, opt_level=0)
    for mask in MASKS:
        for name, others in (("alone", ()), ("onto", (-1,)), ("several", (-1,))):
            arguments = (VALUES[element], np.array(mask), *others)
            (expected,) = bridge.interpret(module, name, *arguments)
            found = compiled[name](*arguments)
            assert np.array_equal(
                np.asarray(found), np.asarray(expected), equal_nan=True
            )


def test_a_format_without_infinity_keeps_what_is_chosen() -> None:
    module = bridge.parse(
        """func.func @f(%v: vector<2xf8E4M3FN>, %m: vector<2xi1>) -> f8E4M3FN {
          %r = vector.mask %m {
            vector.reduction <maximumf>, %v : vector<2xf8E4M3FN> into f8E4M3FN
          } : vector<2xi1> -> f8E4M3FN
          return %r : f8E4M3FN
        }"""
    )
    vector = np.array([3, 5], ml_dtypes.float8_e4m3fn)
    compiled = bridge.compile(module)
    assert compiled["f"](vector, np.array([True, False])) == 3


def test_rows_are_reduced_onto_vectors() -> None:
    module = bridge.parse(
        """func.func @f(%v: vector<2x2xf32>, %m: vector<2x2xi1>, %a: vector<2xf32>)
            -> vector<2xf32> {
          %r = vector.mask %m {
            vector.multi_reduction <add>, %v, %a [1] : vector<2x2xf32> to vector<2xf32>
          } : vector<2x2xi1> -> vector<2xf32>
          return %r : vector<2xf32>
        }"""
    )
    rows = np.array([[1, 2], [3, 4]], np.float32)
    mask = np.array([[True, False], [False, False]])
    start = np.array([10, 20], np.float32)
    (expected,) = bridge.interpret(module, "f", rows, mask, start)
    found = bridge.compile(module, opt_level=0)["f"](rows, mask, start)
    assert np.array_equal(np.asarray(found), np.asarray(expected))
