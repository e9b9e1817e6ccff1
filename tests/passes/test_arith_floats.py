"""Floats that machines do not have: on larger ones, or by their bits."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bridge
from bridge.errors import PassFailed
from bridge.ir.core import Operation
from tests.dialects.math_functions import call, is_same
from tests.passes.suites import differences

EMULATE = "arith-emulate-unsupported-floats"
EXPAND = "arith-expand{include-bf16=true include-f8e8m0=true include-f4e2m1=true}"
SMALL = [("f8E8M0FNU", 8), ("f4E2M1FN", 4)]


@cache
def both(text: str, pipeline: str) -> tuple[Operation, Operation]:
    before, after = bridge.parse(text), bridge.parse(text)
    bridge.run_passes(after, pipeline, engine="native")
    bridge.verify(after)
    return before, after


def is_kept(text: str, pipeline: str, *args: object) -> bool:
    """Whether a program gives the same before passes and after them."""
    before, after = [call(one, *args) for one in both(text, pipeline)]
    return is_same(after, before)


def test_a_suite_becomes_what_upstream_makes(corpus: Path) -> None:
    path = corpus / "upstream-22/Dialect/Arith/emulate-unsupported-floats.mlir"
    pipeline = f"{EMULATE}{{source-types=bf16,f8E4M3FNUZ target-type=f32}}"
    assert not differences(pipeline, path)


@pytest.mark.parametrize("op", ["addf", "subf", "mulf", "divf", "maximumf", "remf"])
@pytest.mark.parametrize("element", ["bf16", "f16", "f8E5M2"])
@given(x=st.floats(-1e5, 1e5), y=st.floats(-1e5, 1e5) | st.floats(-1.0, 1.0))
@settings(deadline=None, max_examples=25)
def test_arithmetic_on_larger_floats_is_that_of_small_ones(
    op: str, element: str, x: float, y: float
) -> None:
    text = f"""func.func @f(%x: f32, %y: f32) -> f32 {{
      %a = arith.truncf %x : f32 to {element}
      %b = arith.truncf %y : f32 to {element}
      %0 = arith.{op} %a, %b : {element}
      %1 = arith.extf %0 : {element} to f32
      return %1 : f32
    }}"""
    pipeline = f"{EMULATE}{{source-types={element}}}"
    found = str(both(text, pipeline)[1])
    assert len(re.findall(rf"arith.{op} %\d, %\d : f32", found)) == 1
    assert is_kept(text, pipeline, np.float32(x), np.float32(y))


@pytest.mark.parametrize(
    ("line", "stays"),
    [
        ("arith.sitofp %i : i32 to bf16", True),
        ("arith.uitofp %s : i16 to bf16", False),
        ("arith.addf %x, %x : bf16", False),
        ("arith.select %c, %x, %x : bf16", True),
        ("arith.convertf %h : f16 to bf16", True),
        ("arith.truncf %d : f32 to bf16", True),
        ("arith.negf %x fastmath<nnan> : bf16", False),
        ("math.absf %x : bf16", True),
        ("vector.reduction <add>, %v : vector<3xbf16> into bf16", True),
        ("vector.reduction <mul>, %v, %x : vector<3xbf16> into bf16", True),
        ("vector.reduction <minnumf>, %v : vector<3xbf16> into bf16", False),
        ("vector.multi_reduction <add>, %v, %x [0] : vector<3xbf16> to bf16", True),
        (
            "vector.multi_reduction <maximumf>, %v, %x [0] : vector<3xbf16> to bf16",
            False,
        ),
    ],
)
def test_what_would_be_rounded_twice_stays(line: str, stays: bool) -> None:
    arguments = (
        "%i: i32, %s: i16, %x: bf16, %c: i1, %h: f16, %d: f32, %v: vector<3xbf16>"
    )
    text = f"""func.func @f({arguments}) -> bf16 {{
      %0 = {line}
      return %0 : bf16
    }}"""
    before, after = both(text, f"{EMULATE}{{source-types=bf16}}")
    assert (str(before) == str(after)) == stays


@pytest.mark.parametrize("target", ["bf16", "f16"])
def test_floats_that_hold_less_are_no_target(target: str) -> None:
    text = """func.func @f(%x: f8E4M3FN, %y: f8E8M0FNU, %z: f32) -> f32 {
      %0 = arith.addf %x, %x : f8E4M3FN
      %1 = arith.addf %y, %y : f8E8M0FNU
      %2 = arith.addf %z, %z : f32
      return %2 : f32
    }"""
    names = "source-types=f8E4M3FN,f8E8M0FNU,f32"
    found = str(both(text, f"{EMULATE}{{{names} target-type={target}}}")[1])
    assert "addf %arg2, %arg2 : f32" in found
    # bf16 has too few digits for a sum to be rounded twice, and f16 too few exponents.
    kept = "f8E4M3FN" if target == "bf16" else "f8E8M0FNU"
    assert f": {kept}\n" in found
    assert f"addf %0, %0 : {target}" in found


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ("source-types=bf16 target-type=bf16", "cannot be an unsupported source type"),
        ("source-types=f7", "could not map source type 'f7' to a known"),
        ("source-types=bf16 target-type=i8", "could not map target type 'i8' to a"),
    ],
)
def test_wrong_types_are_refused(options: str, fault: str) -> None:
    with pytest.raises(PassFailed, match=fault):
        both("func.func @f() { return }", f"{EMULATE}{{{options}}}")


@pytest.mark.parametrize(("element", "width"), SMALL)
@pytest.mark.parametrize("source", ["f32", "f16", "bf16"])
@given(
    x=st.floats(-8.0, 8.0, width=32)
    | st.floats(width=32, allow_nan=False)
    | st.integers(-140, 127).map(lambda n: 1.5 * 2.0**n)
)
@settings(deadline=None, max_examples=60)
def test_the_smallest_floats_are_the_nearest(
    element: str, width: int, source: str, x: float
) -> None:
    made = "%x" if source == "f32" else f"arith.truncf %x : f32 to {source}"
    value = made if source == "f32" else "%a"
    text = f"""func.func @f(%x: f32) -> i{width} {{
      {"" if source == "f32" else f"%a = {made}"}
      %0 = arith.truncf {value} : {source} to {element}
      %1 = arith.bitcast %0 : {element} to i{width}
      return %1 : i{width}
    }}"""
    assert f"to {element}\n" in str(both(text, EXPAND)[1])
    assert is_kept(text, EXPAND, np.float32(x))


@pytest.mark.parametrize(("element", "width"), SMALL)
@pytest.mark.parametrize("result", ["f32", "f64", "f16", "bf16"])
def test_the_smallest_floats_are_as_large_as_they_are(
    element: str, width: int, result: str
) -> None:
    text = f"""func.func @f(%x: i{width}) -> f64 {{
      %0 = arith.bitcast %x : i{width} to {element}
      %1 = arith.extf %0 : {element} to {result}
      {"" if result == "f64" else f"%2 = arith.extf %1 : {result} to f64"}
      return {"%1" if result == "f64" else "%2"} : f64
    }}"""
    for x in range(-(1 << width - 1), 1 << width - 1):
        assert is_kept(text, EXPAND, x)


@pytest.mark.parametrize(
    "line",
    [
        "arith.truncf %d : f64 to f4E2M1FN",
        "arith.truncf %x upward : f32 to f4E2M1FN",
        "arith.truncf %x toward_zero : f32 to f8E8M0FNU",
    ],
)
def test_what_is_not_rounded_to_the_nearest_once_stays(line: str) -> None:
    text = f"""func.func @f(%x: f32, %d: f64) {{
      %0 = {line}
      return
    }}"""
    before, after = both(text, EXPAND)
    assert str(before) == str(after)


def test_a_scaled_conversion_is_one_of_a_product() -> None:
    text = """func.func @f(%x: f4E2M1FN, %s: f16, %t: f8E8M0FNU) -> (f32, f4E2M1FN) {
      %0 = arith.scaling_extf %x, %s fastmath<nnan> : f4E2M1FN, f16 to f32
      %1 = arith.scaling_truncf %0, %t to_nearest_even : f32, f8E8M0FNU to f4E2M1FN
      return %0, %1 : f32, f4E2M1FN
    }"""
    found = str(both(text, "arith-expand")[1])
    assert "arith.truncf %arg1 fastmath<nnan> : f16 to f8E8M0FNU" in found
    assert "arith.mulf" in found
    assert "to_nearest_even : f32 to f4E2M1FN" in found


def test_a_scale_that_is_no_power_of_two_is_refused() -> None:
    text = """func.func @f(%x: f4E2M1FN, %s: f8E5M2) -> f32 {
      %0 = arith.scaling_extf %x, %s : f4E2M1FN, f8E5M2 to f32
      return %0 : f32
    }"""
    with pytest.raises(PassFailed, match="that was explicitly marked illegal"):
        both(text, "arith-expand")


@pytest.mark.parametrize("bits", [0xFFC00000, 0x7FC00001, 0xFF800001, 0x7FC00000])
@pytest.mark.parametrize("lanes", ["", "vector<2x{}>"])
def test_a_nan_of_bits_has_the_bits(bits: int, lanes: str) -> None:
    integers, floats = [lanes.format(ty) if lanes else ty for ty in ("i32", "f32")]
    number = bits - (1 << 32) if bits >> 31 else bits
    value = f"dense<{number}>" if lanes else f"{number}"
    text = f"""func.func @f() -> {floats} {{
      %x = arith.constant {value} : {integers}
      %0 = arith.bitcast %x : {integers} to {floats}
      return %0 : {floats}
    }}"""
    assert f"0x{bits:08X}" in str(both(text, "canonicalize")[1])


@pytest.mark.parametrize(("acc", "stays"), [("", False), (", %a", True)])
def test_an_outer_product_is_rounded_once_where_it_is_added_to_nothing(
    acc: str, stays: bool
) -> None:
    text = f"""
    func.func @f(%x: vector<2xbf16>, %a: vector<2x2xbf16>) -> vector<2x2xbf16> {{
      %0 = vector.outerproduct %x, %x{acc} : vector<2xbf16>, vector<2xbf16>
      return %0 : vector<2x2xbf16>
    }}"""
    before, after = both(text, f"{EMULATE}{{source-types=bf16}}")
    assert (str(before) == str(after)) == stays
