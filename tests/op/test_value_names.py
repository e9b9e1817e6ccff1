"""Values are named as upstream's ops suggest."""

from __future__ import annotations

import re

import pytest

from tests.oracles.syntax import check_printed

ARGUMENTS = "%i: index, %t: tensor<4x4xf32>, %sh: !shape.shape, %b: memref<4xf32>"


def names(body: str) -> list[str]:
    """What the results of the ops in a function are called, checked by upstream."""
    text = check_printed(f"func.func @f({ARGUMENTS}) {{\n{body}\nreturn\n}}")
    lines = re.findall(r"^    (%.*?) =", text, re.MULTILINE)
    return [name for line in lines for name in line.split(", ")]


@pytest.mark.parametrize(
    ("value", "name"),
    [
        ("5 : index", "%c5"),
        ("-5 : index", "%c-5"),
        ("4 : i32", "%c4_i32"),
        ("-1 : i8", "%c-1_i8"),
        ("true", "%true"),
        ("false", "%false"),
        ("1.5 : f32", "%cst"),
        ("dense<1> : tensor<2xi32>", "%cst"),
        ("18446744073709551616 : i128", "%c18446744073709551616_i128"),
    ],
)
def test_a_constant_is_named_after_its_value_and_type(value: str, name: str) -> None:
    assert names(f"%0 = arith.constant {value}") == [name]


def test_a_name_that_is_taken_gets_a_number() -> None:
    body = "\n".join([f"%{i} = arith.constant 0 : index" for i in range(3)])
    assert names(body) == ["%c0", "%c0_0", "%c0_1"]


def test_a_multiple_of_the_vector_scale_is_named_after_the_factor() -> None:
    body = (
        "%c = arith.constant 4 : index\n%s = vector.vscale\n"
        "%l = arith.muli %c, %s : index\n%r = arith.muli %s, %c : index\n"
        "%n = arith.muli %i, %s : index"
    )
    assert names(body)[2:] == ["%c4_vscale", "%c4_vscale_0", "%0"]


@pytest.mark.parametrize(
    ("op", "name"),
    [
        (
            '"memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> '
            "memref<2xf32>",
            "%alloc",
        ),
        (
            "memref.subview %b[0] [2] [1] : memref<4xf32> to "
            "memref<2xf32, strided<[1]>>",
            "%subview",
        ),
        (
            "memref.extract_aligned_pointer_as_index %b : memref<4xf32> -> index",
            "%intptr",
        ),
        ("tensor.extract %t[%i, %i] : tensor<4x4xf32>", "%extracted"),
        (
            "tensor.collapse_shape %t [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>",
            "%collapsed",
        ),
        ("tensor.dim %t, %i : tensor<4x4xf32>", "%dim"),
        ("index.constant -3", "%idx-3"),
        ("index.bool.constant true", "%true"),
        ("shape.const_size 7", "%c7"),
        ("complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>", "%cst"),
        ("gpu.thread_id y", "%thread_id_y"),
        ("gpu.cluster_dim_blocks z", "%cluster_dim_blocks_z"),
        ("vector.vscale", "%vscale"),
        (
            "func.constant @f : (index, tensor<4x4xf32>, !shape.shape, "
            "memref<4xf32>) -> ()",
            "%f",
        ),
        ("spirv.Constant -5 : i32", "%cst-5_i32"),
        ("spirv.Constant dense<5> : vector<4xi32>", "%cst_vec_4xi32"),
    ],
)
def test_a_result_is_named_after_its_op(op: str, name: str) -> None:
    assert names(f"%0 = {op}") == [name]


def test_groups_of_results_are_named_apart() -> None:
    body = (
        "%0:4 = memref.extract_strided_metadata %b : memref<4xf32> -> memref<f32>, "
        "index, index, index\n"
        '%h, %l = "shape.split_at"(%sh, %i) : (!shape.shape, index) -> '
        "(!shape.shape, !shape.shape)"
    )
    assert names(body) == [
        "%base_buffer",
        "%offset",
        "%sizes",
        "%strides",
        "%head",
        "%tail",
    ]
