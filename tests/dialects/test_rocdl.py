"""The syntax of ROCDL: matrices, and what accesses say of the caches."""

from __future__ import annotations

import pytest

from tests.oracles.syntax import check_printed, check_refused

ARGUMENTS = (
    "%r: !llvm.ptr<8>, %v: vector<4xi32>, %i: i32, %f: f32, %h: vector<4xf16>, "
    "%c: vector<4xf32>, %w: vector<8xi32>, %d: f64, %e: vector<4xf64>, %p: !llvm.ptr"
)


@pytest.mark.parametrize(
    "text",
    [
        "rocdl.mfma.f32.16x16x16f16 %h, %h, %c, 1, 2, none {a} : "
        "(vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>",
        "rocdl.mfma.f64.16x16x4f64 %d, %d, %e, 0, 0, neg_a|neg_b : "
        "(f64, f64, vector<4xf64>) -> vector<4xf64>",
        "rocdl.mfma.scale.f32.16x16x128.f8f6f4 %w, %w, %c, fp4_e2m1, fp8_e4m3, 1, %i, "
        "2, %i : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32) "
        "-> vector<4xf32>",
        "rocdl.raw.buffer.load %v, %i, %i, -1 {a} : vector<4xf32>",
        "rocdl.raw.ptr.buffer.atomic.fadd %f, %r, %i, %i, 3 : f32",
    ],
)
def test_an_op_is_written_as_upstream_does_it(text: str) -> None:
    check_printed(f"func.func @f({ARGUMENTS}) {{\n  %0 = {text}\n  return\n}}")


@pytest.mark.parametrize(
    "policy",
    ["0", "-1", "0x10", "true", "gfx12<none>", "gfx12<nt | ht|scope_dev | volatile>"],
)
def test_a_policy_is_a_number_or_the_bits_of_a_family(policy: str) -> None:
    check_printed(f"%p = llvm.mlir.zero : !llvm.ptr\n{prefetch(policy)}")


@pytest.mark.parametrize(
    "policy",
    ["", "foo", "99999999999", "gfx12", "gfx12<>", "gfx12<foo>", 'gfx12<"nt">',
     "gfx12<nt|foo>"],
)  # fmt: skip
def test_what_is_no_policy_is_refused_as_upstream_does_it(policy: str) -> None:
    check_refused(f"%p = llvm.mlir.zero : !llvm.ptr\n{prefetch(policy)}")


def prefetch(policy: str) -> str:
    return f"rocdl.flat.prefetch %p, {policy} : !llvm.ptr"
