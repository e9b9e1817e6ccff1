"""Tosa's products of numbers in blocks, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference, first, in_function

DATA, SCALE = "xf8E4M3FN>", "xf8E8M0FNU>"


def slid(
    data: str = "1x4x4x64",
    scale: str = "1x4x4x2",
    weight: str = "8x1x1x64",
    weight_scale: str = "8x1x1x2",
    bias: str = "8xf32",
    output: str = "1x4x4x8xf32",
    pad: str = "0",
    stride: str = "1",
    dilation: str = "1",
    block: str = "32",
    kind: str = DATA,
) -> str:
    """A convolution that is right but for what is said."""
    types = (
        f"tensor<{data}{DATA}",
        f"tensor<{scale}{SCALE}",
        f"tensor<{weight}{kind}",
        f"tensor<{weight_scale}{SCALE}",
        f"tensor<{bias}>",
    )
    values = ", ".join(f"%{at}" for at in range(5))
    return in_function(
        f"""
  %p = tosa.const_shape {{values = dense<{pad}> : tensor<4xindex>}}
    : () -> !tosa.shape<4>
  %s = tosa.const_shape {{values = dense<{stride}> : tensor<2xindex>}}
    : () -> !tosa.shape<2>
  %d = tosa.const_shape {{values = dense<{dilation}> : tensor<2xindex>}}
    : () -> !tosa.shape<2>
  %r = tosa.conv2d_block_scaled {values}, %p, %s, %d
    {{block_size = BLOCK_SIZE_{block}}} : ({", ".join(types)}, !tosa.shape<4>,
    !tosa.shape<2>, !tosa.shape<2>) -> tensor<{output}>""",
        ", ".join(f"%{at}: {ty}" for at, ty in enumerate(types)),
    )


def cast(output: str, block: str, scale: str = "4x1") -> str:
    types = f"tensor<4x32{DATA}, tensor<{scale}{SCALE}"
    return in_function(
        f"%r = tosa.cast_from_block_scaled %a, %b {{block_size = BLOCK_SIZE_{block}}} "
        f": ({types}) -> tensor<{output}>",
        f"%a: tensor<4x32{DATA}, %b: tensor<{scale}{SCALE}",
    )


def product(block: str, scale: str = "4x8x1") -> str:
    types = f"tensor<4x8x32{DATA}, tensor<{scale}{SCALE}"
    return in_function(
        "%r = tosa.matmul_t_block_scaled %a, %b, %a, %b "
        f"{{block_size = BLOCK_SIZE_{block}}} : ({types}, {types}) -> "
        "tensor<4x8x8xf32>",
        f"%a: tensor<4x8x32{DATA}, %b: tensor<{scale}{SCALE}",
    )


LARGE = {"weight": "8x3x3x64", "weight_scale": "8x3x3x2"}

WRONG = {
    slid(bias="8xf16"): "expect bias and output to have same element type",
    slid(kind="xf8E5M2>"): "expect input_data and weight_data to have same element",
    slid(scale="2x4x4x2"): "expected batch size of input_scale to match size 1, got 2",
    slid(scale="1x3x4x2"): "expected input height of input_scale",
    slid(scale="1x4x3x2"): "expected input width of input_scale",
    slid(scale="1x4x4x1"): "expected input channel blocks of weight_scale",
    slid(weight="8x1x1x32"): "expected input channels of weight_data",
    slid(weight_scale="4x1x1x2"): "expected output channels of weight_scale",
    slid(weight="8x3x3x64"): "expected kernel height of weight_scale to match size 3",
    slid(weight_scale="8x1x2x2"): "expected kernel width of weight_scale",
    slid("1x4x4x48", weight="8x1x1x48"): "expect IC to be a multiple of block size",
    slid(scale="1x4x4x1", weight_scale="8x1x1x1"): "to equal IC/block_size (64/32)",
    slid(block="1"): "expect block size to be 32, got 1",
    slid(pad="-1"): "expect all padding values to be >= 0",
    slid(stride="0"): "expect all stride values to be >= 1",
    slid(dilation="[1, 0]"): "expect all dilation values to be >= 1",
    slid(pad="[0, 1, 0, 0]"): "calculated output height did not match expected",
    slid(output="1x4x3x8xf32"): "calculated output width did not match expected",
    slid(stride="2"): "to be wholly divisible by stride_y",
    slid(bias="4xf32"): "bias channels expected to be equal to output channels (8)",
    slid(**LARGE): "calculated output height did not match expected: calculated=2",
    cast("4x32xf32", "1"): "expect block size to be 32, got 1",
    cast("4x8xf32", "1"): "require compatible shapes for input_data",
    product("1"): "expect block size to be 32, got 1",
    product("1", "4x7x1"): "expected height of a_scale",
}

RIGHT = [
    slid(),
    slid(bias="1xf32", output="1x4x4x9xf32"),
    slid(output="?x?x?x?xf32", bias="4xf32"),
    slid(data="1x?x4x64", scale="1x4x4x?"),
    slid(**LARGE, output="1x2x2x8xf32"),
    slid(dilation="2"),
    cast("4x32xf32", "32"),
    product("32"),
]


@pytest.mark.parametrize("program", WRONG)
def test_what_is_forbidden_is_said_as_the_reference_says_it(program: str) -> None:
    assert WRONG[program] in first(program)
    assert emitted(program)[:1] == emitted_by_reference(program)[:1]


@pytest.mark.parametrize("program", RIGHT)
def test_what_is_allowed_is_accepted_by_both(program: str) -> None:
    assert emitted(program) == emitted_by_reference(program) == []
