"""What amdgpu's operations forbid, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference, first, in_function


def op(name: str, operands: str, result: str = "", attributes: str = "") -> str:
    """An operation on values of these types, listed with semicolons."""
    types = operands.split("; ")
    made = [f'%{i} = "t.a"() : () -> {ty}\n' for i, ty in enumerate(types)]
    values = ", ".join(f"%{i}" for i in range(len(types)))
    given = f" <{{{attributes}}}>" if attributes else ""
    return (
        f'{"".join(made)}{"%r = " if result else ""}"amdgpu.{name}"({values}){given} : '
        f"({', '.join(types)}) -> {result or '()'}"
    )


def sizes(m: int, n: int, k: int, more: str = "") -> str:
    return f"m = {m} : i32, n = {n} : i32, k = {k} : i32{more}"


def mfma(a: str, b: str, c: str, shape: str, more: str = "") -> str:
    flags = ", blocks = 1 : i32" + more
    return op("mfma", f"{a}; {b}; {c}", c, shape + flags)


def sparse(a: str, b: str, index: str, shape: str, abid: int = 0) -> str:
    flags = f", cbsz = 0 : i32, abid = {abid} : i32"
    c = "vector<4xf32>"
    return op("sparse_mfma", f"{a}; {b}; {c}; {index}", c, shape + flags)


def scaled(a: str, scale: str, shape: str, c: str = "vector<8xf32>") -> str:
    lanes = ", a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32"
    ty = f"vector<4x{scale}>"
    return op("scaled_wmma", f"{a}; {a}; {c}; {ty}; {ty}", c, shape + lanes)


F4, F8, H4, H8 = "vector<4xf32>", "vector<8xf32>", "vector<4xf16>", "vector<8xf16>"
SMALL, CUBE, WIDE = sizes(16, 16, 16), sizes(16, 16, 32), sizes(16, 16, 128)
W16, W32 = "subwordOffset = 0 : i32", sizes(32, 16, 128)
DPP = "kind = #amdgpu<dpp_perm "
SHARED = "memref<8xf32, 3>"
ONE_EACH = "operandSegmentSizes = array<i32: 1, 1, 1, 1>"
BASE = "!amdgpu.tdm_base<f32>"

WRONG = {
    mfma(H4, "vector<4xbf16>", F4, SMALL): "source operand types to match exactly",
    mfma(H8, H8, F4, SMALL): "expected 4 source values for this operation but got 8",
    mfma(H4, H4, F4, sizes(32, 32, 8)): "expected 16 result values",
    mfma(H4, H4, F4, SMALL, ", abid = 1 : i32"): "must be below 2 ** cbsz",
    mfma(H4, H4, F4, SMALL, ", negateA"): "only available for double-precision",
    mfma("f64", "f64", "vector<4xf64>", sizes(16, 16, 4), ", cbsz = 1 : i32"): (
        "do not support permuting lanes of A"
    ),
    sparse(H4, H8, "vector<2xi16>", CUBE): "expected vector<4xi8> sparse indices",
    sparse(H4, H8, "vector<4xi8>", CUBE, 4): "ABID must be in [0, 3]",
    sparse(H4, "vector<8xbf16>", "vector<4xi8>", CUBE): "the same element type",
    sparse(H8, "vector<16xf16>", "vector<4xi8>", CUBE): "8 source values",
    op("wmma", f"{H8}; vector<16xf16>; {F8}", F8, f"{SMALL}, {W16}"): "lengths",
    op("wmma", f"{H8}; vector<8xbf16>; {F8}", F8, f"{SMALL}, {W16}"): "must match",
    op("wmma", f"{H8}; {H8}; {F8}", F8, f"{SMALL}, {W16}, clamp"): "clamp flag",
    scaled("vector<64xf8E4M3FN>", "f8E4M3FN", WIDE): "invalid combination of matrix",
    scaled("vector<64xf8E4M3FN>", "f8E8M0FNU", W32, "vector<16xf32>"): "only supports",
    scaled("vector<64xf4E2M1FN>", "f8E8M0FNU", W32, "vector<16xf32>"): "128 elements",
    op("dpp", "i32; i32", "i32", DPP + "row_shl>"): "'row_shl' value not specified",
    op("dpp", "i32; i32", "i32", DPP + "row_ror>, permArgument = 16 : i32"): "1 and 15",
    op("dpp", "i32; i32", "i32", DPP + "quad_perm>, permArgument = [0]"): "exactly 4",
    op("permlane_swap", "i32", "i32", "row_length = 8 : i32"): "either be 16 or 32.",
    op("transpose_load", "memref<8xf16>; index", H4): "must be Workgroup",
    op("transpose_load", "memref<8xf16, 3>; index", "vector<2xf16>"): "4 or 8",
    op("raw_buffer_load", SHARED + "; i32", "f32", ONE_EACH.replace("1, 1>", "0>")): (
        "must operate on a memref in global memory"
    ),
    op("raw_buffer_load", "memref<f32>; i32", "f32", ONE_EACH.replace("1, 1>", "0>")): (
        "expected 0 buffer indices, got 1"
    ),
    op("make_dma_base", f"{SHARED}; index; {SHARED}; index", BASE, ONE_EACH): (
        "global memref must have global address space"
    ),
    op("transpose_load", "!amdgpu.tdm_gather_base<f32, i64>"): "must be i16 or i32",
}

RIGHT = [
    mfma(H4, H4, F4, SMALL),
    sparse(H4, H8, "vector<4xi8>", CUBE, 3),
    op("wmma", f"{H8}; {H8}; {F8}", F8, f"{SMALL}, {W16}"),
    scaled("vector<64xf4E2M1FN>", "f8E4M3FN", WIDE),
    op("dpp", "i32; i32", "i32", DPP + "row_ror>, permArgument = 15 : i32"),
    op("transpose_load", "memref<8xf16, 3>; index", H8),
    op("make_dma_base", f"memref<8xf32, 1>; index; {SHARED}; index", BASE, ONE_EACH),
]


@pytest.mark.parametrize("text", WRONG)
def test_what_an_operation_forbids_is_said_as_the_reference_says_it(text: str) -> None:
    program = in_function(text)
    assert WRONG[text] in first(program)
    assert emitted(program) == emitted_by_reference(program)


@pytest.mark.parametrize("text", RIGHT)
def test_what_an_operation_allows_is_accepted_by_both(text: str) -> None:
    program = in_function(text)
    assert emitted(program) == emitted_by_reference(program) == []


@pytest.mark.parametrize("reset", ["", "resetOffset, "])
def test_a_buffer_begins_where_its_memref_does_or_at_nothing(reset: str) -> None:
    source = "memref<8xi32, strided<[1], offset: ?>>"
    offset = "" if reset else "strided<[1], offset: ?>, "
    cast = op(
        "fat_raw_buffer_cast",
        source,
        f"memref<8xi32, {offset}#amdgpu.address_space<fat_raw_buffer>>",
        reset + "operandSegmentSizes = array<i32: 1, 0, 0>",
    )
    program = in_function(cast)
    assert emitted(program) == emitted_by_reference(program) == []
    wrong = program.replace("fat_raw_buffer>", "buffer_rsrc>")
    assert "expected result type to be" in first(wrong)
    assert emitted(wrong) == emitted_by_reference(wrong)
