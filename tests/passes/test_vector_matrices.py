"""Matrices of llvm's intrinsics: upstream's, and only of what is a sum of products."""

from __future__ import annotations

from pathlib import Path

import pytest

import bridge
from tests.passes.suites import differences
from tests.passes.test_native import both

LHS = {"ik": "d0, d2", "ki": "d2, d0"}
RHS = {"kj": "d2, d1", "jk": "d1, d2"}
OUT = {"ij": "d0, d1", "ji": "d1, d0"}
SIZES = {"i": 2, "j": 3, "k": 4}

INTRINSICS = "vector-contract-lowering=llvmintr vector-transpose-lowering=llvmintr"
PASS = f"convert-vector-to-llvm{{{INTRINSICS}}}"


def contraction(lhs: str, rhs: str, out: str, ty: str, kind: str = "add") -> str:
    maps = ", ".join(
        f"affine_map<(d0, d1, d2) -> ({one})>" for one in (LHS[lhs], RHS[rhs], OUT[out])
    )
    a, b, c = (
        f"vector<{'x'.join(str(SIZES[loop]) for loop in loops)}x{ty}>"
        for loops in (lhs, rhs, out)
    )
    return f"""func.func @f(%a: {a}, %b: {b}, %c: {c}) -> {c} {{
      %0 = vector.contract {{indexing_maps = [{maps}],
          iterator_types = ["parallel", "parallel", "reduction"],
          kind = #vector.kind<{kind}>}} %a, %b, %c : {a}, {b} into {c}
      return %0 : {c}
    }}"""


@pytest.mark.parametrize("lhs", LHS)
@pytest.mark.parametrize("rhs", RHS)
@pytest.mark.parametrize("out", OUT)
@pytest.mark.parametrize("ty", ["f32", "i32"])
def test_products_in_any_order_are_upstreams(
    lhs: str, rhs: str, out: str, ty: str
) -> None:
    ours, theirs = both(PASS, contraction(lhs, rhs, out, ty))
    assert str(ours) == str(theirs)
    assert "llvm.intr.matrix.multiply" in str(ours)


@pytest.mark.parametrize(("ty", "kind"), [("f32", "maxnumf"), ("i32", "minsi")])
def test_what_is_no_sum_is_no_product_of_matrices(ty: str, kind: str) -> None:
    module = bridge.parse(contraction("ik", "kj", "ij", ty, kind))
    bridge.run_passes(module, PASS, engine="native")
    assert "matrix.multiply" not in str(module)


def test_transpositions_become_what_upstream_makes(corpus: Path) -> None:
    path = corpus / "upstream-22/Dialect/Vector"
    name = "vector-transpose-to-matrix-intrinsics-transform.mlir"
    assert not differences(PASS, path / name)
