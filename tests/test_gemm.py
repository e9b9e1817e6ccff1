"""The example of a fast matrix multiplication multiplies matrices."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import bridge


@pytest.fixture(scope="module")
def gemm() -> ModuleType:
    path = Path(__file__).resolve().parent.parent / "examples" / "gemm.py"
    spec = importlib.util.spec_from_file_location("gemm", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["gemm"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("kind", range(3))
@pytest.mark.parametrize("size", [20, 32])
def test_the_schedule_preserves_what_the_program_means(
    gemm: ModuleType, size: int, kind: int
) -> None:
    element = gemm.KINDS[kind]
    a, b, plain = gemm.matrices(size, element)
    optimized, compiled = plain.copy(), plain.copy()
    bridge.interpret(
        gemm.program(size, element, scheduled=False), "matmul", a, b, plain
    )
    module = gemm.optimized(size, element)
    bridge.interpret(module, "matmul", a, b, optimized)
    bridge.compile(module)["matmul"](a, b, compiled)
    np.testing.assert_array_equal(plain, a.astype(float) @ b.astype(float))
    np.testing.assert_array_equal(optimized, plain)
    np.testing.assert_array_equal(compiled, plain)
