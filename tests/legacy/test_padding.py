"""Casts to vectors that LLVM pads, and the transfers that do without them."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge import legacy
from bridge.ir.core import Operation
from bridge.ir.types import I1, I64, INDEX, FloatType, IntegerType, Type, VectorType
from bridge.legacy.padding import is_padded

F32 = FloatType("f32")


@pytest.mark.parametrize(
    ("shape", "element", "padded"),
    [
        ((4,), F32, False),
        ((3,), F32, True),
        ((3, 4), F32, False),
        ((4, 3), F32, True),
        ((1,), F32, False),
        ((6,), INDEX, True),
        ((8,), I64, False),
        ((3,), IntegerType(8), True),
        ((8,), I1, False),
        ((4, 4), I1, True),
        ((), F32, False),
    ],
)
def test_llvm_pads_what_is_no_power_of_two(
    shape: tuple[int, ...], element: Type, padded: bool
) -> None:
    assert is_padded(VectorType(shape, element)) is padded


def program(body: str, size: int = 5) -> Operation:
    """A function that sees a buffer as one vector."""
    return bridge.parse(
        f"""
        func.func @f(%m: memref<2x{size}xf32>, %w: vector<2x{size}xf32>)
            -> vector<2x{size}xf32> {{
          %v = vector.type_cast %m
            : memref<2x{size}xf32> to memref<vector<2x{size}xf32>>
          {body}
        }}
        """
    )


def names(module: Operation) -> list[str]:
    return [op.name for op in module.walk()]


LOAD = "%r = memref.load %v[] : memref<vector<2x5xf32>> return %r : vector<2x5xf32>"
STORE = "memref.store %w, %v[] : memref<vector<2x5xf32>> return %w : vector<2x5xf32>"


def test_a_load_becomes_a_read_of_the_whole_buffer() -> None:
    module = program(LOAD)
    assert legacy.as_transfers(module) == 1
    bridge.verify(module)
    assert "vector.type_cast" not in names(module)
    assert "memref.load" not in names(module)
    memory = np.arange(10, dtype=np.float32).reshape(2, 5)
    result = bridge.compile(module)["f"](memory, np.zeros_like(memory))
    np.testing.assert_array_equal(result, memory)


def test_a_store_becomes_a_write_of_the_whole_buffer() -> None:
    module = program(STORE)
    assert legacy.as_transfers(module) == 1
    bridge.verify(module)
    memory = np.zeros((2, 5), np.float32)
    values = np.arange(10, dtype=np.float32).reshape(2, 5)
    bridge.compile(module)["f"](memory, values)
    np.testing.assert_array_equal(memory, values)


def test_a_cast_without_uses_goes() -> None:
    module = program("return %w : vector<2x5xf32>")
    assert legacy.as_transfers(module) == 1
    assert "vector.type_cast" not in names(module)


def test_a_cast_that_is_used_otherwise_stays_with_its_loads() -> None:
    use = "func.call @g(%v) : (memref<vector<2x5xf32>>) -> ()\n"
    module = bridge.parse(
        "func.func private @g(memref<vector<2x5xf32>>)\n"
        + str(program(use + LOAD)).removeprefix("module {").rpartition("}")[0]
    )
    before = str(module)
    assert legacy.as_transfers(module) == 0
    assert str(module) == before


def test_a_cast_that_is_not_padded_stays() -> None:
    module = program(LOAD.replace("2x5", "2x4"), size=4)
    assert legacy.as_transfers(module) == 0
    assert "vector.type_cast" in names(module)
