"""The syntax of NVVM's multiplications of matrices."""

from __future__ import annotations

from typing import Final

import pytest

from tests.oracles.syntax import check_printed, check_refused

ARGUMENTS: Final = (
    "%h: vector<2xf16>, %f: f32, %i: i32, %d: f64, %s: i16, %q: !llvm.struct<(f32)>"
)
FLOATS: Final = "!llvm.struct<(f32, f32, f32, f32)>"
INTEGERS: Final = "!llvm.struct<(i32, i32, i32, i32)>"


def inside(text: str) -> str:
    return f"llvm.func @f({ARGUMENTS}) {{\n  %0 = {text}\n  llvm.return\n}}"


@pytest.mark.parametrize(
    "text",
    [
        "nvvm.mma.sync A[%h, %h] B[%h] C[%f, %f, %f, %f] "
        "{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, "
        "shape = #nvvm.shape<m = 16, n = 8, k = 8>} : "
        f"(vector<2xf16>, vector<2xf16>, f32) -> {FLOATS}",
        "nvvm.mma.sync A[%i, %i] B[%i] C[%i, %i, %i, %i] "
        "{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, "
        "multiplicandAPtxType = #nvvm.mma_type<s8>, "
        "multiplicandBPtxType = #nvvm.mma_type<s8>, "
        "intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, "
        "shape = #nvvm.shape<m = 16, n = 8, k = 16>} : "
        f"(i32, i32, i32) -> {INTEGERS}",
        "nvvm.mma.sp.sync A[%h, %h] B[%h, %h] C[%f, %f, %f, %f] sparseMetadata[%i] "
        "selector[%i] {a, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : "
        f"(vector<2xf16>, vector<2xf16>, f32) -> {FLOATS}",
        "nvvm.mma.block_scale A[%i, %i, %i, %i] B[%i, %i] C[%f, %f, %f, %f] "
        "scaleA[%i, %s, %s] scaleB[%i, %s, %s] "
        "{shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = "
        "#nvvm.mma_type<e2m1>, "
        "multiplicandBPtxType = #nvvm.mma_type<e2m1>, "
        "scaleVecSize = #nvvm.scale_vec_size<x2>, "
        "blockScaleFormat = #nvvm.block_scale_format<ue8m0>, "
        "kind = #nvvm.block_scale_kind<mxf4>} : "
        f"(i32, i32, f32) -> {FLOATS}",
    ],
)
def test_pieces_are_read_and_written_as_upstream_does_it(text: str) -> None:
    check_printed(inside(text))


@pytest.mark.parametrize(
    "text",
    [
        "nvvm.mma.sync A[%i] B[%i] C[%i] {a} : (!llvm.struct<()>, i32, i32) -> i32",
        "nvvm.mma.sp.sync A[%i] B[%i] C[%i] sparseMetadata[%i] selector[%i] : "
        "(i32, i32) -> i32",
        "nvvm.mma.sp.sync A[%f] B[%f] C[%f]",
        "nvvm.mma.sp.sync A[%i] B[%i] C[%i] sparseMetadata[%i] selector[%i] : "
        "(i32, i32, i32) -> i32",
        "nvvm.mma.block_scale A[%i] B[%i] C[%i] scaleA[] scaleB[] : (i32) -> i32",
    ],
)
def test_what_is_wrong_is_refused_as_upstream_does_it(text: str) -> None:
    check_refused(inside(text))
