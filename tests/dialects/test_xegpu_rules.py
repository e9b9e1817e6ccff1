"""What xegpu's operations forbid, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference, first, in_function

T, M = "!xegpu.tensor_desc<16xf16>", "!xegpu.mem_desc<16x64xf16>"


def load(offsets: str, mask: str, value: str, more: str = "") -> str:
    types = f"ui64, {offsets}, {mask}"
    return in_function(
        f"%r = xegpu.load %s[%o], %m {more} : {types} -> {value}",
        f"%s: ui64, %o: {offsets}, %m: {mask}",
    )


def fetch(source: str, more: str = "") -> str:
    return in_function(
        f"xegpu.prefetch %s[%o] {more} : {source}, vector<4xindex>",
        f"%s: {source}, %o: vector<4xindex>",
    )


def part(data: str) -> str:
    arguments = f"%d: vector<{data}xf16>, %m: {M}"
    return in_function(
        f"xegpu.store_matrix %d, %m[8, 8] : vector<{data}xf16>, {M}", arguments
    )


def block(offsets: str, size: int = 16) -> str:
    text = f"%r = xegpu.load_nd %t[{offsets}] : {T} -> vector<{size}xf16>"
    return in_function(text, f"%t: {T}")


def product(a: str, b: str, c: str) -> str:
    a, b, c = (f"vector<{size}>" for size in (a + "xf16", b + "xf16", c + "xf32"))
    return in_function(f"%r = xegpu.dpas %a, %b : {a}, {b} -> {c}", f"%a: {a}, %b: {b}")


O4, M4, M8 = "vector<4xindex>", "vector<4xi1>", "vector<8xi1>"
CHUNK = "<{chunk_size = 2}>"

WRONG = {
    product("8x16", "8x16", "8x16"): "A has K=16 but B has K=8",
    product("8x16", "16x16", "16x16"): "A has M=8 but result has M=16",
    product("8x16", "16x16", "8x8"): "B has N=16 but result has N=8",
    product("8x8x2", "8x16x2", "8x16"): "Rank mismatch",
    product("16", "16x16", "16x16"): "A operand must be at least a 2D vector",
    load(O4, M8, "vector<4xf16>"): "Mask should match value",
    load(O4, M8, "vector<4x2xf16>", CHUNK): "Mask should match value",
    load(O4, M4, "vector<3xf16>", CHUNK): "must match chunk size 2",
    load("index", "i1", "vector<3xf16>", CHUNK): "must match chunk size 2",
    fetch("memref<8xf16>", "<{offset_align_byte = 4}>"): "only allowed with integer",
    fetch("i64"): "required with integer",
    part("32x16"): "must not exceed mem_desc shape",
    block("0", 32): "Result shape [32] is not consistent with tensor descriptor",
    load("index", "i1", "f16", CHUNK): "chunk size == 1 for scalar result",
    load(O4, M4, "f16"): "Expecting scalar mask and offsets.",
    block("0, 0"): "Mismatched ranks between offsets",
    in_function(f"%r = xegpu.create_nd_tdesc %s : ui64 -> {T}", "%s: ui64"): (
        "expecting strides and shape"
    ),
}

RIGHT = [
    product("8x16", "16x16", "8x16"),
    product("8x16", "8x16x2", "8x16"),
    load(O4, M4, "vector<4xf16>"),
    load(O4, M4, "vector<4x2xf16>", CHUNK),
    load("index", "i1", "vector<2xf16>", CHUNK),
    fetch("memref<8xf16>"),
    fetch("i64", "<{offset_align_byte = 4}>"),
    part("8x16"),
    block("0"),
]


@pytest.mark.parametrize("program", WRONG)
def test_what_is_forbidden_is_said_as_the_reference_says_it(program: str) -> None:
    assert WRONG[program] in first(program)
    assert emitted(program) == emitted_by_reference(program)


@pytest.mark.parametrize("program", RIGHT)
def test_what_is_allowed_is_accepted_by_both(program: str) -> None:
    assert emitted(program) == emitted_by_reference(program) == []
