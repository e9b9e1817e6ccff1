"""Vectors of numbers that are not whole bytes go to memory as its elements do."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

import bridge

Array = np.ndarray[Any, Any]

MASK = "%k = vector.constant_mask [3] : vector<4xi1>"
AT = "%i = arith.constant dense<[3, 2, 1, 0]> : vector<4xindex>"
OTHER = "%o = arith.constant dense<[true, false, true, false]> : vector<4xi1>"
PAD = "%p = arith.constant true"

READING = {
    "load": "%r = vector.load %m[%c] : memref<4xi1>, vector<4xi1>",
    "transfer": "%r = vector.transfer_read %m[%c], %p {in_bounds = [true]} "
    ": memref<4xi1>, vector<4xi1>",
    "transfer beyond the end": "%r = vector.transfer_read %m[%one], %p "
    ": memref<4xi1>, vector<4xi1>",
    "transfer of a mask": "%r = vector.transfer_read %m[%c], %p, %k "
    ": memref<4xi1>, vector<4xi1>",
    "transfer under a mask": "%r = vector.mask %k { vector.transfer_read %m[%c], %p "
    ": memref<4xi1>, vector<4xi1> } : vector<4xi1> -> vector<4xi1>",
    "masked load": "%r = vector.maskedload %m[%c], %k, %o "
    ": memref<4xi1>, vector<4xi1>, vector<4xi1> into vector<4xi1>",
    "expanding load": "%r = vector.expandload %m[%c], %k, %o "
    ": memref<4xi1>, vector<4xi1>, vector<4xi1> into vector<4xi1>",
    "gather": "%r = vector.gather %m[%c][%i], %k, %o : memref<4xi1>, vector<4xindex>,"
    " vector<4xi1>, vector<4xi1> into vector<4xi1>",
    "gather under a mask": "%r = vector.mask %k { vector.gather %m[%c][%i], %o, %o "
    ": memref<4xi1>, vector<4xindex>, vector<4xi1>, vector<4xi1> into vector<4xi1> } "
    ": vector<4xi1> -> vector<4xi1>",
}
WRITING = {
    "store": "vector.store %o, %m[%c] : memref<4xi1>, vector<4xi1>",
    "transfer": "vector.transfer_write %o, %m[%one] : vector<4xi1>, memref<4xi1>",
    "transfer under a mask": "vector.mask %k { vector.transfer_write %o, %m[%c] "
    ": vector<4xi1>, memref<4xi1> } : vector<4xi1>",
    "masked store": "vector.maskedstore %m[%c], %k, %k "
    ": memref<4xi1>, vector<4xi1>, vector<4xi1>",
    "compressing store": "vector.compressstore %m[%c], %o, %k "
    ": memref<4xi1>, vector<4xi1>, vector<4xi1>",
    "scatter": "vector.scatter %m[%c][%i], %o, %k "
    ": memref<4xi1>, vector<4xindex>, vector<4xi1>, vector<4xi1>",
}


def both(text: str, *arguments: Array) -> list[list[object]]:
    """What a function gives and leaves in memory, interpreted and compiled."""
    module = bridge.parse(text)
    found: list[list[object]] = []
    for run in (
        lambda *given: bridge.interpret(module, "f", *given),
        lambda *given: bridge.compile(module, opt_level=1)["f"](*given),
    ):
        given = [array.copy() for array in arguments]
        results = run(*given)
        if not isinstance(results, tuple):
            results = () if results is None else (results,)
        found.append([np.asarray(value).tolist() for value in (*results, *given)])
    return found


def flags(number: int) -> Array:
    return np.array([bool(number & 1 << bit) for bit in range(4)])


@pytest.mark.parametrize("how", READING)
def test_flags_are_read_as_they_are(how: str) -> None:
    text = f"""func.func @f(%m: memref<4xi1>) -> vector<4xi1> {{
      %c = arith.constant 0 : index
      %one = arith.constant 1 : index
      {MASK}\n{AT}\n{OTHER}\n{PAD}
      {READING[how]}
      return %r : vector<4xi1>
    }}"""
    for number in (0b0110, 0b1101):
        interpreted, compiled = both(text, flags(number))
        assert interpreted == compiled


@pytest.mark.parametrize("how", WRITING)
def test_flags_are_written_as_they_are(how: str) -> None:
    text = f"""func.func @f(%m: memref<4xi1>) {{
      %c = arith.constant 0 : index
      %one = arith.constant 1 : index
      {MASK}\n{AT}\n{OTHER}
      {WRITING[how]}
      return
    }}"""
    for number in (0b0110, 0b1101):
        interpreted, compiled = both(text, flags(number))
        assert interpreted == compiled


def test_other_numbers_of_few_bits_are_moved_too() -> None:
    text = """func.func @f(%m: memref<8xi4>, %to: memref<8xi4>) {
      %c = arith.constant 0 : index
      %r = vector.load %m[%c] : memref<8xi4>, vector<8xi4>
      vector.store %r, %to[%c] : memref<8xi4>, vector<8xi4>
      return
    }"""
    given = np.array([1, -2, 3, -4, 5, -6, 7, -8], ml_dtypes.int4)
    interpreted, compiled = both(text, given, np.zeros_like(given))
    assert interpreted == compiled
    assert compiled[1] == given.tolist()


def test_tensors_of_flags_are_read_and_written() -> None:
    text = """func.func @f(%t: tensor<4xi1>) -> tensor<4xi1> {
      %c = arith.constant 0 : index
      %p = arith.constant true
      %r = vector.transfer_read %t[%c], %p : tensor<4xi1>, vector<2xi1>
      %w = vector.transfer_write %r, %t[%c] {in_bounds = [true]}
        : vector<2xi1>, tensor<4xi1>
      return %w : tensor<4xi1>
    }"""
    interpreted, compiled = both(text, flags(0b1101))
    assert interpreted == compiled


LEFT = {
    "integers with a sign": """func.func @f(%m: memref<4xsi4>, %to: memref<4xsi4>) {
      %c = arith.constant 0 : index
      %r = vector.load %m[%c] : memref<4xsi4>, vector<4xsi4>
      vector.store %r, %to[%c] : memref<4xsi4>, vector<4xsi4>
      return
    }""",
    "tensors of unknown size": """func.func @f(%t: tensor<?xf32>) -> tensor<?xbf16> {
      %r = arith.truncf %t toward_zero : tensor<?xf32> to tensor<?xbf16>
      return %r : tensor<?xbf16>
    }""",
}


@pytest.mark.parametrize("what", LEFT)
def test_what_is_not_taken_apart_is_compiled_as_before(what: str) -> None:
    assert "f" in bridge.compile(bridge.parse(LEFT[what]), opt_level=0)


def test_a_mask_that_no_pass_lowers_is_named() -> None:
    text = """func.func @f(%m: memref<4xi1>, %k: vector<4xi1>) -> vector<4xi1> {
      %c = arith.constant 0 : index
      %p = arith.constant true
      %r = vector.mask %k, %k { vector.transfer_read %m[%c], %p
        : memref<4xi1>, vector<4xi1> } : vector<4xi1> -> vector<4xi1>
      return %r : vector<4xi1>
    }"""
    with pytest.raises(bridge.PassFailed, match=r"'vector\.mask' op is left"):
        bridge.compile(bridge.parse(text))
