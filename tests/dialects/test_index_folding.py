"""Folds of index and math: upstream's, where these hold on every machine."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bridge
from tests.passes.suites import differences
from tests.passes.test_native import both

BINARY = [
    *("add", "and", "ceildivs", "ceildivu", "divs", "divu", "floordivs", "maxs"),
    *("maxu", "mins", "minu", "mul", "or", "rems", "remu", "shl", "shrs", "shru"),
    *("sub", "xor"),
]
PREDICATES = ["eq", "ne", "sge", "sgt", "sle", "slt", "uge", "ugt", "ule", "ult"]

numbers = st.one_of(
    st.integers(-9, 9),
    st.sampled_from([2**31, -(2**31), 2**31 - 1, 2**32, 2**32 + 1, -(2**32), 2**62]),
)


def canonicalized(text: str) -> tuple[bridge.Operation, bridge.Operation]:
    module = bridge.parse(text)
    changed = module.clone()
    bridge.run_passes(changed, "canonicalize", engine="native")
    return module, changed


def agree(module: bridge.Operation, changed: bridge.Operation, *given: int) -> None:
    try:
        wanted = bridge.interpret(module, "f", *given)
    except bridge.Trap:
        return
    assert bridge.interpret(changed, "f", *given) == wanted


@given(st.sampled_from(BINARY), numbers, numbers)
def test_constants_are_what_is_computed(op: str, a: int, b: int) -> None:
    agree(
        *canonicalized(
            f"""func.func @f() -> index {{
              %a = index.constant {a}
              %b = index.constant {b}
              %r = index.{op} %a, %b
              return %r : index
            }}"""
        )
    )


@given(st.sampled_from(PREDICATES), st.sampled_from(BINARY), numbers, numbers, numbers)
def test_comparisons_stay_what_they_are(
    predicate: str, op: str, a: int, b: int, x: int
) -> None:
    text = f"""func.func @f(%x: index) -> (i1, i1, i1, i1) {{
      %a = index.constant {a}
      %b = index.constant {b}
      %d = index.{op} %x, %a
      %s = index.sub %x, %a
      %z = index.constant 0
      %0 = index.cmp {predicate}(%d, %b)
      %1 = index.cmp {predicate}(%s, %z)
      %2 = index.cmp {predicate}(%z, %s)
      %3 = index.cmp {predicate}(%a, %b)
      return %0, %1, %2, %3 : i1, i1, i1, i1
    }}"""
    agree(*canonicalized(text), x)


@given(st.sampled_from(["add", "mul", "and", "or", "xor"]), numbers, numbers, numbers)
def test_constants_are_joined(op: str, a: int, b: int, x: int) -> None:
    module, changed = canonicalized(
        f"""func.func @f(%x: index) -> index {{
          %a = index.constant {a}
          %b = index.constant {b}
          %0 = index.{op} %x, %a
          %1 = index.{op} %0, %b
          return %1 : index
        }}"""
    )
    assert str(changed).count(f"index.{op}") <= 1
    agree(module, changed, x)


@given(numbers, st.sampled_from(["i8", "i32", "i48", "i64"]))
def test_casts_of_constants_are_what_is_computed(a: int, ty: str) -> None:
    agree(
        *canonicalized(
            f"""func.func @f() -> ({ty}, {ty}, index, index) {{
              %a = index.constant {a}
              %0 = index.casts %a : index to {ty}
              %1 = index.castu %a : index to {ty}
              %2 = index.casts %0 : {ty} to index
              %3 = index.castu %1 : {ty} to index
              return %0, %1, %2, %3 : {ty}, {ty}, index, index
            }}"""
        )
    )


def test_indices_become_what_upstream_makes(corpus: Path) -> None:
    # But for differences compared with zero, see conformance/upstream-bugs.
    path = corpus / "upstream-22/Dialect/Index/index-canonicalize.mlir"
    ours, theirs = both("canonicalize", path.read_text("utf-8"))
    different = [
        str(one.get("sym_name"))
        for one, other in zip(ours.body, theirs.body, strict=True)
        if str(one) != str(other)
    ]
    assert different == ['"cmp"']


@pytest.mark.parametrize("suite", ["canonicalize_ipowi", "ops"])
def test_functions_become_what_upstream_makes(suite: str, corpus: Path) -> None:
    path = corpus / "upstream-22" / "Dialect" / "Math" / f"{suite}.mlir"
    assert not differences("canonicalize", path)


@pytest.mark.parametrize(
    ("op", "value", "folded"),
    [
        ("sqrt", "4.0", "2.000000e+00"),
        ("log", "-1.0", None),
        ("log1p", "-2.0", None),
        ("isnan", "0x7FC00000", "true"),
        ("round", "2.5", "3.000000e+00"),
        ("roundeven", "2.5", "2.000000e+00"),
        ("cbrt", "8.0", None),
    ],
)
def test_a_function_of_a_constant_is_one(
    op: str, value: str, folded: str | None
) -> None:
    result = "i1" if op == "isnan" else "f32"
    _, changed = canonicalized(
        f"""func.func @f() -> {result} {{
          %x = arith.constant {value} : f32
          %r = math.{op} %x : f32
          return %r : {result}
        }}"""
    )
    assert (f"math.{op}" in str(changed)) == (folded is None)
    assert folded is None or f"arith.constant {folded}" in str(changed)
