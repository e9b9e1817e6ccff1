"""Functions of floats computed together, at once, and on larger floats."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import bridge
from bridge.errors import Error
from tests.passes.suites import differences
from tests.passes.test_native import both

SUITES = [
    ("math-uplift-to-fma", "uplift-to-fma"),
    ("math-sincos-fusion", "sincos-fusion"),
    ("math-extend-to-supported-types", "extend-to-supported-types"),
    ("math-extend-to-supported-types{extra-types=f16}", "extend-to-supported-types"),
    ("math-extend-to-supported-types", "polynomial-approximation"),
]

PROGRAMS = {
    "math-uplift-to-fma": """func.func @f(%a: f32, %b: f32) -> (f32, f32, f32) {
      %0 = arith.mulf %a, %b fastmath<nnan,contract> : f32
      %1 = arith.addf %a, %0 fastmath<contract,nsz,nnan> : f32
      %2 = arith.addf %0, %b : f32
      %3 = arith.mulf %a, %b : f32
      %4 = arith.addf %3, %b fastmath<fast> : f32
      return %1, %2, %4 : f32, f32, f32
    }""",
    "math-sincos-fusion": """func.func @f(%a: f32, %b: f32) -> (f32, f32, f32) {
      %0 = math.cos %a fastmath<nnan> : f32
      %1 = math.cos %a : f32
      %2 = math.sin %a : f32
      %3 = math.cos %a : f32
      %4 = arith.addf %3, %0 : f32
      return %1, %2, %4 : f32, f32, f32
    }""",
    "math-extend-to-supported-types": """
    func.func @f(%a: f32, %b: f32) -> (f32, f32, f32) {
      %x = arith.truncf %a : f32 to f16
      %y = arith.truncf %b : f32 to bf16
      %0 = math.absf %x : f16
      %1 = math.exp %y : bf16
      %2 = math.fma %x, %x, %x : f16
      %3 = arith.extf %0 : f16 to f32
      %4 = arith.extf %1 : bf16 to f32
      %5 = arith.extf %2 : f16 to f32
      return %3, %4, %5 : f32, f32, f32
    }""",
}


def changed(text: str, name: str) -> bridge.Operation:
    module = bridge.parse(text)
    bridge.run_passes(module, name, engine="native")
    bridge.verify(module)
    return module


@pytest.mark.parametrize(("name", "suite"), SUITES)
def test_a_suite_becomes_what_upstream_makes(
    name: str, suite: str, corpus: Path
) -> None:
    path = corpus / "upstream-22" / "Dialect" / "Math" / f"{suite}.mlir"
    assert not differences(name, path)


@pytest.mark.parametrize(("name", "text"), PROGRAMS.items())
def test_a_program_becomes_what_upstream_makes(name: str, text: str) -> None:
    ours, theirs = both(name, text)
    assert str(ours) == str(theirs)
    assert str(ours) != str(bridge.parse(text))


@pytest.mark.parametrize(("name", "text"), PROGRAMS.items())
def test_a_program_gives_about_what_it_gave(name: str, text: str) -> None:
    before, after = bridge.parse(text), changed(text, name)
    for given in ((0.25, 3.0), (-1.5, 0.1)):
        wanted = bridge.interpret(before, "f", *given)
        found = bridge.interpret(after, "f", *given)
        assert np.allclose(
            [float(str(one)) for one in found], [float(str(one)) for one in wanted]
        )


def test_what_would_lose_digits_is_no_larger_type() -> None:
    text = """func.func @f(%a: f80, %b: bf16) -> (f80, bf16) {
      %0 = math.sin %a : f80
      %1 = math.sin %b : bf16
      return %0, %1 : f80, bf16
    }"""
    found = str(changed(text, "math-extend-to-supported-types"))
    assert "math.sin %arg0 : f80" in found
    assert "math.sin %1 : f32" in found or "math.sin %0 : f32" in found
    found = str(changed(text, "math-extend-to-supported-types{target-type=f16}"))
    assert "arith.extf" not in found


@pytest.mark.parametrize("name", ["target-type=i32", "extra-types=f7"])
def test_types_are_names_of_floats(name: str) -> None:
    with pytest.raises(Error, match="to a known floating-point type"):
        changed("", f"math-extend-to-supported-types{{{name}}}")


def test_a_cosine_elsewhere_is_not_computed_before() -> None:
    text = """func.func @f(%a: f32, %c: i1) -> (f32, f32) {
      %0 = math.sin %a : f32
      %1 = scf.if %c -> f32 {
        %2 = math.cos %a : f32
        scf.yield %2 : f32
      } else {
        scf.yield %a : f32
      }
      return %0, %1 : f32, f32
    }"""
    assert "sincos" not in str(changed(text, "math-sincos-fusion"))
