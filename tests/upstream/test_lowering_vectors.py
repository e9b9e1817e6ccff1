"""The default pipeline, on programs of the vector dialect, judged by numpy."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import bridge
from bridge.upstream.engine import compile

Array = np.ndarray[Any, Any]


def run(program: str, *args: Any) -> Any:
    """What `@f` of a program gives."""
    return compile(bridge.parse(program), opt_level=1)["f"](*args)


def ramp(*shape: int) -> Array:
    """The numbers from 0 on."""
    return np.arange(math.prod(shape), dtype=np.float32).reshape(shape)


def body(signature: str, text: str) -> str:
    """A program of one function."""
    return f"func.func @f{signature} {{ {text} }}"


PADDED = np.full((4, 4), -1, np.float32)
PADDED[:3, :4] = ramp(3, 5)[:, :4]
"""A 3 x 5 matrix, as 4 x 4 with padding."""

VECTORS: dict[str, tuple[str, str, Array | np.float32]] = {
    "transfer_read with padding": ("vector<4x4xf32>", "return %v", PADDED),
    "transfer_read, transposed": (
        "vector<4x4xf32>",
        """%r = vector.transfer_read %m[%c0, %c0], %pad
            {permutation_map = affine_map<(i, j) -> (j, i)>}
            : memref<?x?xf32>, vector<4x4xf32>
        return %r""",
        PADDED.T,
    ),
    "transfer_read, broadcast": (
        "vector<2x4xf32>",
        """%r = vector.transfer_read %m[%c2, %c0], %pad
            {in_bounds = [true, false], permutation_map = affine_map<(i, j) -> (0, j)>}
            : memref<?x?xf32>, vector<2x4xf32>
        return %r""",
        np.stack([PADDED[2], PADDED[2]]),
    ),
    "transfer_read with a mask": (
        "vector<4x4xf32>",
        """%k = vector.create_mask %c2, %c1 : vector<4x4xi1>
        %r = vector.transfer_read %m[%c0, %c0], %pad, %k
            : memref<?x?xf32>, vector<4x4xf32>
        return %r""",
        np.where(np.outer(np.arange(4) < 2, np.arange(4) < 1), PADDED, -1),
    ),
    "vector.mask of a transfer": (
        "vector<4xf32>",
        """%k = vector.create_mask %c2 : vector<4xi1>
        %r = vector.mask %k {
          vector.transfer_read %m[%c1, %c0], %pad : memref<?x?xf32>, vector<4xf32>
        } : vector<4xi1> -> vector<4xf32>
        return %r""",
        np.array([5, 6, -1, -1], np.float32),
    ),
    "vector.mask of a reduction": (
        "f32",
        """%k = vector.create_mask %c2 : vector<4xi1>
        %r = vector.mask %k { vector.reduction <add>, %row : vector<4xf32> into f32 }
            : vector<4xi1> -> f32
        return %r""",
        np.float32(1),
    ),
    "contract": (
        "vector<4x4xf32>",
        """%r = vector.contract {
          indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
                           affine_map<(i, j, k) -> (k, j)>,
                           affine_map<(i, j, k) -> (i, j)>],
          iterator_types = ["parallel", "parallel", "reduction"],
          kind = #vector.kind<add>
        } %v, %v, %v : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
        return %r""",
        PADDED @ PADDED + PADDED,
    ),
    "multi_reduction": (
        "vector<4xf32>",
        """%r = vector.multi_reduction <maximumf>, %v, %row [1]
            : vector<4x4xf32> to vector<4xf32>
        return %r""",
        np.maximum(PADDED.max(axis=1), PADDED[0]),
    ),
    "scan": (
        "vector<4x4xf32>",
        """%r:2 = vector.scan <add>, %v, %row {inclusive = true, reduction_dim = 0}
            : vector<4x4xf32>, vector<4xf32>
        return %r#0""",
        PADDED.cumsum(axis=0),
    ),
    "outerproduct": (
        "vector<4x4xf32>",
        """%r = vector.outerproduct %row, %row, %v {kind = #vector.kind<add>}
            : vector<4xf32>, vector<4xf32>
        return %r""",
        np.outer(PADDED[0], PADDED[0]) + PADDED,
    ),
    "gather": (
        "vector<2x2xf32>",
        """%i = arith.constant dense<[[0, 2], [4, 1]]> : vector<2x2xindex>
        %k = arith.constant dense<[[true, true], [false, true]]> : vector<2x2xi1>
        %p = arith.constant dense<9.0> : vector<2x2xf32>
        %r = vector.gather %m[%c0, %c0] [%i], %k, %p
            : memref<?x?xf32>, vector<2x2xindex>, vector<2x2xi1>, vector<2x2xf32>
            into vector<2x2xf32>
        return %r""",
        np.array([[0, 2], [9, 1]], np.float32),
    ),
    "scatter, compressstore and expandload": (
        "vector<4xf32>",
        """%i = arith.constant dense<[3, 2, 1, 0]> : vector<4xindex>
        %k = arith.constant dense<[true, false, true, false]> : vector<4xi1>
        vector.scatter %m[%c0, %c0] [%i], %k, %row
            : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
        vector.compressstore %m[%c0, %c0], %k, %row
            : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
        %r = vector.expandload %m[%c0, %c0], %k, %row
            : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
        return %r""",
        np.array([0, 1, 2, 3], np.float32),
    ),
    "transposes, slices and shuffles": (
        "vector<4x4xf32>",
        """%0 = vector.transpose %v, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
        %1 = vector.extract_strided_slice %0
            {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]}
            : vector<4x4xf32> to vector<2x2xf32>
        %2 = vector.insert_strided_slice %1, %v {offsets = [2, 2], strides = [1, 1]}
            : vector<2x2xf32> into vector<4x4xf32>
        %3 = vector.shuffle %2, %2 [3, 2, 1, 0] : vector<4x4xf32>, vector<4x4xf32>
        %4 = vector.shape_cast %3 : vector<4x4xf32> to vector<2x8xf32>
        %5 = vector.shape_cast %4 : vector<2x8xf32> to vector<4x4xf32>
        return %5""",
        np.vstack([PADDED[:2], np.hstack([PADDED[2:, :2], PADDED.T[:2, 2:]])])[::-1],
    ),
    "math on vectors": (
        "vector<4x4xf32>",
        """%0 = math.tanh %v : vector<4x4xf32>
        %1 = math.erf %0 : vector<4x4xf32>
        %2 = math.exp %1 : vector<4x4xf32>
        %i = arith.constant dense<2> : vector<4x4xi32>
        %3 = math.fpowi %2, %i : vector<4x4xf32>, vector<4x4xi32>
        return %3""",
        np.exp(np.vectorize(math.erf)(np.tanh(PADDED))) ** 2,
    ),
}


@pytest.mark.parametrize("name", VECTORS)
def test_a_program_on_vectors_computes_them(name: str) -> None:
    ty, text, expected = VECTORS[name]
    program = body(
        f"(%m: memref<?x?xf32>) -> {ty}",
        f"""%c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %pad = arith.constant -1.0 : f32
        %v = vector.transfer_read %m[%c0, %c0], %pad : memref<?x?xf32>, vector<4x4xf32>
        %row = vector.extract %v[0] : vector<4xf32> from vector<4x4xf32>
        {text} : {ty}""",
    )
    np.testing.assert_allclose(run(program, ramp(3, 5)), expected, rtol=1e-5)


def test_a_transfer_write_leaves_what_is_outside_alone() -> None:
    program = body(
        "(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %v: vector<4x4xf32>)",
        """%c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        vector.transfer_write %v, %m[%c1, %c0]
            : vector<4x4xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>
        return""",
    )
    memory = np.zeros((5, 5), np.float32)
    run(program, memory[:4, :3], ramp(4, 4) + 1)
    expected = np.zeros((5, 5), np.float32)
    expected[1:4, :3] = (ramp(4, 4) + 1)[:3, :3]
    np.testing.assert_array_equal(memory, expected)


def test_a_mask_counts_with_64_bits() -> None:
    program = body(
        "(%n: index) -> vector<4xi1>",
        "%k = vector.create_mask %n : vector<4xi1> return %k : vector<4xi1>",
    )
    assert run(program, 2**32).tolist() == [True] * 4
    assert run(program, -1).tolist() == [False] * 4
