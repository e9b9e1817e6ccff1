"""What the ptr dialect's operations forbid, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference, first, in_function

P = "!ptr.ptr<#ptr.generic_space>"
L = "!ptr.ptr<#llvm.address_space<1>>"
VALUES = (
    f"%p: {P}, %l: {L}, %m: memref<f32, 0>, %i: i64, %n: memref<f32>, "
    f"%t: tensor<8x{P}>, %v: vector<8xi64>, %o: tensor<4xi64>"
)

ROWS = {
    f"%0 = ptr.to_ptr %m : memref<f32, 0> -> {P}": (
        "expected the input and output to have the same memory space"
    ),
    f"%0 = ptr.to_ptr %p : {P} -> {P}": (
        "the input value cannot be of type `!ptr.ptr`"
    ),
    f"%0 = ptr.load %p alignment = 3 : {P} -> i64": "alignment must be a power of 2",
    f"%0 = ptr.load %p alignment = 8 : {P} -> i64": "",
    f"%0 = ptr.load %p atomic release alignment = 8 : {P} -> i64": (
        "unsupported ordering 'release'"
    ),
    f"%0 = ptr.load %p atomic acquire alignment = 8 : {P} -> i64": "",
    f"ptr.store %i, %p atomic release : i64, {P}": (
        "expected alignment for atomic access"
    ),
    f"ptr.store %i, %p atomic acquire alignment = 8 : i64, {P}": (
        "unsupported ordering 'acquire'"
    ),
    f"ptr.store %n, %l : memref<f32>, {L}": (
        "type must be LLVM type with size, but got 'memref<f32>'"
    ),
    f"%0 = ptr.ptr_add %t, %v : tensor<8x{P}>, vector<8xi64>": (
        "the shaped containers type must match"
    ),
    f"%0 = ptr.ptr_add %t, %o : tensor<8x{P}>, tensor<4xi64>": (
        "shapes of base and offset must match"
    ),
    f"%0 = ptr.ptr_diff %t, %t : tensor<8x{P}> -> vector<8xi64>": (
        "expected the result to have the same container type as the operands"
    ),
}


@pytest.mark.parametrize("text", ROWS)
def test_a_pointer_is_used_as_its_memory_allows(text: str) -> None:
    program = in_function(text, VALUES)
    assert ROWS[text] in first(program)
    assert bool(ROWS[text]) == bool(emitted(program))
    assert emitted(program)[:1] == emitted_by_reference(program)[:1]
