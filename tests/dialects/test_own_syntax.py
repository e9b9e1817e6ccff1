"""Types and attributes in a dialect's own syntax, damaged, against the reference.

Each token is left out, or doubled, or has a word before it. What still is a type is
spelled alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.dialects.own_syntax import assert_as_upstream

SAMPLES = [
    "#spirv.vce<v1.9, [Shader], []>",
    "!async.value<f32>",
    "!emitc.array<4x2xf32>",
    "!emitc.lvalue<i32>",
    '!emitc.opaque<"a">',
    "!emitc.ptr<i32>",
    '!gpu.mma_matrix<16x16xf16, "AOp">',
    "!llvm.array<4 x i8>",
    "!llvm.func<void (i8, ...)>",
    "!llvm.ptr<3>",
    '!llvm.struct<"a", packed (i8, i32)>',
    "!llvm.struct<(i8, ptr)>",
    '!llvm.target<"spirv.Image", i32, 0>',
    "!pdl.range<value>",
    "!quant.any<i8<-3:5>:f32>",
    "!quant.calibrated<f32<-0.998:1.2321>>",
    "!quant.quantile<i2:f32, {-1.0,-0.5}>",
    "!quant.uniform<i8:f32, 0.5:2>",
    "!quant.uniform<i8<-3:5>:f32:1, {0.5,0.25:1}>",
    "!quant.uniform<i8:f32:{0:1,1:2}, {{0.5,0.25},{1.0,2.0}}>",
    "!shape.value_shape",
    "!smt.array<[!smt.int -> !smt.bool]>",
    "!smt.bv<8>",
    "!smt.func<(!smt.int, !smt.bool) !smt.bool>",
    '!smt.sort<"a"[!smt.int]>',
    "!spirv.array<4 x f32, stride=4>",
    "!spirv.coopmatrix<16x8xf32, Subgroup, MatrixA>",
    "!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NeedSampler, Rgba8>",
    "!spirv.matrix<3 x vector<3xf32>>",
    "!spirv.ptr<f32, Function>",
    "!spirv.rtarray<f32, stride=4>",
    "!spirv.struct<(f32 [0], i32 [4, NonWritable])>",
    "!tosa.shape<3>",
    '!transform.op<"a.b">',
    "!transform.param<i64>",
    "!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2>>",
    "#dlti.dl_spec<i32 = 8 : i32>",
    "#gpu.address_space<workgroup>",
    '#llvm.di_file<"a" in "b">',
    "#llvm.linkage<internal>",
    "#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>",
    "#spirv.vce<v1.0, [Shader], [SPV_KHR_8bit_storage]>",
    "#vector.kind<add>",
]


def damaged(text: str) -> Iterator[str]:
    tokens = re.findall(r'\w+|"[^"]*"|->|[^\w\s]|\s+', text)
    for i, token in enumerate(tokens):
        if i > 2 and not token.isspace():
            yield "".join([*tokens[:i], *tokens[i + 1 :]])
            yield "".join([*tokens[:i], token, " ", *tokens[i:]])
        if i > 2 and tokens[i - 1] != ".":
            yield "".join([*tokens[:i], " x ", *tokens[i:]])


@pytest.mark.parametrize("text", SAMPLES)
def test_a_type_without_a_token_or_with_one_too_many_is_as_in_the_reference(
    text: str,
) -> None:
    assert_as_upstream(text)
    for other in damaged(text):
        assert_as_upstream(other)
