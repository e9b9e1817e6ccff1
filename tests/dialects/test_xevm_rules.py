"""What the XeVM dialect's operations forbid, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference, first

VALUES = (
    "%p: !llvm.ptr<1>, %w: i32, %h: i32, %q: i32, %x: i32, %y: i32, "
    "%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %v: vector<3xi8>, "
    "%s: vector<8xi8>"
)
LOAD = (
    "%0 = xevm.blockload2d %p, %w, %h, %q, %x, %y <{{elem_size_in_bits={0} : i32, "
    "tile_width={1} : i32, tile_height={2} : i32, v_blocks={3} : i32, transpose={4}, "
    "pack_register={5}}}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> {6}"
)
STORE = (
    "xevm.blockstore2d %p, %w, %h, %q, %x, %y, %s <{{elem_size_in_bits={0} : i32, "
    "tile_width={1} : i32, tile_height={2} : i32}}> : "
    "(!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)"
)
PREFETCH = (
    "xevm.blockprefetch2d %p, %w, %h, %q, %x, %y <{{elem_size_in_bits={0} : i32, "
    "tile_width={1} : i32, tile_height={2} : i32, v_blocks={3} : i32}}> : "
    "(!llvm.ptr<1>, i32, i32, i32, i32, i32)"
)
WIDER = "src_etype = bf8, dst_etype = f16"
PRODUCT = (
    "%i = llvm.mlir.constant(1 : i8) : i8\n"
    "%0 = xevm.mma_mx %a, %b, %i, %i, %c {{shape = <m = 8, n = 16, k = 32>, "
    "types = <d = f32, a = f8, b = f8, c = f32>}} : (vector<8xi16>, vector<8xi32>, "
    "i8, i8, vector<8xf32>) -> {0}"
)
NO, YES = "false", "true"

ROWS = {
    LOAD.format(16, 16, 8, 1, NO, NO, "vector<8xi16>"): "",
    LOAD.format(16, 16, 8, 1, NO, NO, "vector<8xi32>"): (
        "result size of 256 bits does not match the expected size of 128 bits"
    ),
    LOAD.format(16, 16, 8, 1, YES, YES, "vector<8xi16>"): (
        "transpose and pack_register are mutually exclusive"
    ),
    LOAD.format(16, 16, 8, 1, YES, NO, "vector<8xi16>"): (
        "transpose is only supported for 32 and 64 bit elements"
    ),
    LOAD.format(32, 16, 8, 1, NO, YES, "vector<8xi32>"): (
        "pack_register is only supported for 8 and 16 bit elements"
    ),
    LOAD.format(16, 32, 8, 2, NO, NO, "vector<32xi16>"): (
        "tile_width * v_blocks should be less than or equal to 32 for 16 bit elements"
    ),
    LOAD.format(16, 64, 2, 1, NO, NO, "vector<8xi16>"): (
        "expecting tile_width to be between 2 and 32"
    ),
    LOAD.format(64, 1, 16, 1, YES, NO, "vector<2xi32>"): (
        "expecting tile_height to be 8 for 64 bit elements"
    ),
    LOAD.format(16, 16, 3, 1, NO, NO, "vector<3xi16>"): (
        "expecting tile_height to be 1, 2, 4, 8, 16, or 32"
    ),
    STORE.format(8, 32, 8): "",
    STORE.format(8, 32, 9): "expecting tile_height to be between 1 and 8",
    STORE.format(48, 16, 8): "expecting elem_size_in_bits to be 8, 16, 32, or 64",
    STORE.format(8, 8, 8): "tile_width for 8 bit elements should be equal to 16 or 32",
    STORE.format(64, 8, 8): "expecting 'elem_size_in_bits' to be 8, 16, or 32",
    PREFETCH.format(32, 4, 8, 1): (
        "tile_width for 32 bit elements should be equal to 8 or 16"
    ),
    PREFETCH.format(32, 8, 8, 3): "expecting v_blocks to be 1, 2, 4, or 8",
    "xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<3xi8>)": (
        "vector size must be 2, 4, 8 or 16 for 8-bit element type"
    ),
    "%0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<16xi16>": (
        "vector size must be 2, 4 or 8 for element type > 8 bits"
    ),
    "%0 = xevm.mma %a, %b, %c {shape=<m=8, n=16, k=16>, "
    "types=<d=f16, a=f16, b=f16, c=f32>} : "
    "(vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf16>": (
        "type of C operand must match result type"
    ),
    f"%0 = xevm.extf %s {{{WIDER}}} : (vector<8xi8>) -> vector<8xf16>": "",
    f"%0 = xevm.extf %s {{{WIDER}}} : (vector<8xi8>) -> f16": "both should be scalar",
    PRODUCT.format("vector<8xf32>"): "",
    PRODUCT.format("vector<8xf16>"): "type of C operand must match result type",
}


@pytest.mark.parametrize("text", ROWS)
def test_a_block_is_of_a_size_that_a_subgroup_has(text: str) -> None:
    program = f"llvm.func @f({VALUES}) {{\n  {text}\n  llvm.return\n}}"
    assert ROWS[text] in first(program)
    assert bool(ROWS[text]) == bool(emitted(program))
    assert emitted(program)[:1] == emitted_by_reference(program)[:1]
