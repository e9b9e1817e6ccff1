"""What nvgpu's operations forbid, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference, first, in_function


def product(shape: str, a: str, b: str, c: str, more: str = "") -> str:
    types = f"(vector<{a}>, vector<{b}>, vector<{c}>) -> vector<{c}>"
    return (
        f'%0 = "t.a"() : () -> vector<{a}>\n%1 = "t.a"() : () -> vector<{b}>\n'
        f'%2 = "t.a"() : () -> vector<{c}>\n'
        f"%3 = nvgpu.mma.sync(%0, %1, %2) {{mmaShape = {shape}{more}}} : {types}"
    )


def load(source: str, result: str, tiles: int, transpose: str = "false") -> str:
    return (
        f'%m = "t.a"() : () -> memref<{source}>\n%i = "t.i"() : () -> index\n'
        f"%0 = nvgpu.ldmatrix %m[%i, %i] {{numTiles = {tiles} : i32, "
        f"transpose = {transpose}}} : memref<{source}> -> vector<{result}>"
    )


def copy(source: str, target: str, indices: str, count: int, more: str = "") -> str:
    return (
        f'%s = "t.a"() : () -> memref<{source}>\n%d = "t.a"() : () -> memref<{target}>'
        f'\n%i = "t.i"() : () -> index\n%0 = nvgpu.device_async_copy %s[{indices}], '
        f"%d[%i], {count} {more} : memref<{source}> to memref<{target}>"
    )


def fetch(tensor: str, target: str, coordinates: str, swizzle: str = "none") -> str:
    ty = (
        f"!nvgpu.tensormap.descriptor<tensor = memref<{tensor}>, swizzle = {swizzle}, "
        "l2promo = none, oob = zero, interleave = none>"
    )
    group = "!nvgpu.mbarrier.group<memorySpace = 3>"
    return (
        f'%t = "t.a"() : () -> {ty}\n%d = "t.a"() : () -> memref<{target}>\n'
        f'%b = "t.a"() : () -> {group}\n%i = "t.i"() : () -> index\n'
        f"nvgpu.tma.async.load %t[{coordinates}], %b[%i] to %d : {ty}, {group} "
        f"-> memref<{target}>"
    )


def group_product(a: str, b: str, c: str) -> str:
    left, right = (f"!nvgpu.warpgroup.descriptor<tensor = memref<{t}>>" for t in (a, b))
    held = f"!nvgpu.warpgroup.accumulator<fragmented = vector<{c}>>"
    return (
        f'%a = "t.a"() : () -> {left}\n%b = "t.a"() : () -> {right}\n'
        f'%c = "t.a"() : () -> {held}\n'
        f"%d = nvgpu.warpgroup.mma %a, %b, %c {{transposeB}} : {left}, {right}, "
        f"{held} -> {held}"
    )


WRONG = {
    product("[16, 8, 16]", "4x1xf16", "2x2xf16", "2x2xf16"): "256 warp-wide matrix A",
    product("[16, 8, 16]", "2x4xf16", "2x2xf16", "2x2xf16"): "A to be shaped (4 x 2)",
    product("[16, 8, 16]", "4x2xf16", "2x2xf16", "4x2xf16"): "128 warp-wide matrix C",
    product("[16, 8, 16]", "4x2xf16", "2x2xf16", "2x2xf16", ", tf32Enabled"): (
        "only for F32 operands"
    ),
    product("[16, 8, 16]", "4x2xi16", "2x2xi16", "2x2xi16"): "expected input data type",
    product("[16, 8, 16]", "8xf16", "2x2xf16", "2x2xf16"): "matrixA must be 2 dim",
    load("8x8xf16", "4x2xf16", 4): "IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)",
    load("8x8xf16, 3", "4x1xf16", 4): "shape[1] = 2",
    load("8x8xf16, 3", "4x2xf16", 2): "shape[0] and numTiles",
    load("8x8xf32, 3", "4x1xf32", 4, "true"): "only at 16b granularity",
    load("8x8xf64, 3", "4x1xf64", 4): "works for 32b or lower",
    copy("4x8xf32", "16xf32, 3", "%i", 4): "expected 2 source indices, got 1",
    copy("8xf32", "16xf32", "%i", 4): "destination memref must have a memory space",
    copy("8xf16", "16xf32, 3", "%i", 4): "must have the same element type",
    copy("8xf32, strided<[2]>", "16xf32, 3", "%i", 4): "must have unit stride",
    copy("8xf32", "16xf32, 3", "%i", 3): "could be one of 1, 2, 4.",
    copy("8xf32", "16xf32, 3", "%i", 1, "{bypassL1}"): "set destination element to 4",
    fetch("32x32xf32", "32x32xf32, 3", "%i, %i"): "map descriptor has incorrect",
    fetch("32x32xf32, 3", "32x32xf32", "%i, %i"): "destination memref has incorrect",
    fetch("32x32xf32, 3", "32x16xf32, 3", "%i, %i"): "shapes mismatch",
    fetch("32x32xf32, 3", "32xf32, 3", "%i, %i"): "must have same rank",
    fetch(
        "32x512xf32, 3", "32x512xf32, 3", "%i, %i"
    ): "between 1 and 256 but it is 512",
    fetch("32x32xf32, 3", "32x32xf32, 3", "%i"): "number of coordinates do not match",
    fetch("4x3xf32, 3", "4x3xf32, 3", "%i, %i"): "multiple of 16",
    fetch("4x4xf32, 3", "4x4xf32, 3", "%i, %i", "swizzle_64b"): "64 bytes but it is 16",
    group_product("128x64xf16, 3", "64x121xf16, 3", "128x128xf32"): "( 121 )",
    group_product("128x64xf32, 3", "64x128xf16, 3", "128x128xf32"): "is not supported.",
    group_product("128x64xf16, 3", "64x4xf16, 3", "128x4xf32"): "n is set to 4",
    group_product(
        "128x64xf8E4M3FN, 3", "64x128xf8E4M3FN, 3", "128x128xf16"
    ): "hit a limitation",
}

RIGHT = [
    product("[16, 8, 32]", "4x4xf8E4M3FN", "2x4xf8E4M3FN", "2x2xf32"),
    product("[16, 8, 16]", "4x2xf16", "2x2xf16", "2x2xf16"),
    load("8x8xf16, #gpu.address_space<workgroup>", "4x2xf16", 4, "true"),
    copy("8xf32", "16xf32, 3", "%i", 4, "{bypassL1}"),
    fetch("4x16xf32, 3", "4x16xf32, 3", "%i, %i", "swizzle_64b"),
    group_product("128x64xf16, 3", "64x128xf16, 3", "128x128xf32"),
    group_product("128x64xf16, 3", "64x128xf16, 3", "128x128xf16"),
    group_product("128x64xtf32, 3", "64x128xtf32, 3", "128x128xf32"),
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
