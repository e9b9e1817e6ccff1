"""The processor and the floats that compiled code is for."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

import numpy as np
import pytest

import bridge

DOT = """func.func @dot(%a: memref<1024xf32>) -> f32 {
  %z = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to 1024 iter_args(%s = %z) -> f32 {
    %x = affine.load %a[%i] : memref<1024xf32>
    %p = arith.mulf %x, %x : f32
    %q = arith.addf %s, %p : f32
    affine.yield %q : f32
  }
  return %r : f32
}"""
Engine = Literal["inprocess", "isolated"]


@pytest.mark.parametrize("engine", ["inprocess", "isolated"])
def test_a_processor_is_chosen_and_floats_may_be_computed_loosely(
    engine: Engine,
) -> None:
    module = bridge.parse(DOT)
    exact = bridge.compile(module, engine=engine, cpu="x86-64")
    assert '"target-cpu"="x86-64"' in exact.llvm_ir
    assert "fadd fast" not in exact.llvm_ir
    assert exact["dot"](np.ones(1024, np.float32)) == 1024
    loose = bridge.compile(module, engine=engine, features="-avx", fast_math=True)
    assert '"target-features"="-avx"' in loose.llvm_ir
    assert "fadd fast" in loose.llvm_ir
    assert loose["dot"](np.ones(1024, np.float32)) == 1024
    assert len(loose.object) != len(exact.object)


def test_what_functions_pass_to_llvm_already_is_not_lost() -> None:
    text = 'llvm.func @f() attributes {passthrough = ["cold"]} { llvm.return }'
    found = bridge.compile(bridge.parse(text), cpu="x86-64").llvm_ir
    assert "cold" in found
    assert "x86-64" in found


@pytest.mark.parametrize("engine", ["inprocess", "isolated"])
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"cpu": "foo"}, "'foo' is not a recognized processor"),
        ({"features": "+foo"}, r"'\+foo' is not a recognized feature"),
        ({"cpu": "a b"}, "cpu is a name such as 'skylake', not 'a b'"),
        ({"features": "avx"}, r"features are such as '\+avx2,-fma', not 'avx'"),
        ({"shared_libs": ["/absent.so"]}, "/absent.so"),
    ],
)
def test_an_unknown_processor_is_a_wrong_argument(
    engine: Engine, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        partial(bridge.compile, engine=engine, **options)(bridge.parse(DOT))


def test_wide_vectors_are_not_passed_where_the_processor_decides_how() -> None:
    text = """func.func @f(%a: vector<{0}xf32>) -> vector<{0}xf32> {{
      return %a : vector<{0}xf32>
    }}"""
    wide = bridge.compile(bridge.parse(text.format(8)), cpu="x86-64")
    with pytest.raises(bridge.Unsupported, match="vectors of more than 16 bytes"):
        wide["f"]
    narrow = bridge.compile(bridge.parse(text.format(4)), cpu="x86-64")
    assert list(narrow["f"](np.arange(4, dtype=np.float32))) == [0, 1, 2, 3]
