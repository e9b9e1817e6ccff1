"""Types of SPIR-V that there cannot be are refused as they are read."""

from __future__ import annotations

import pytest

from tests.oracles.syntax import check_printed, check_refused

IMAGE = "!spirv.image<f32, {}, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>"


def taking(ty: str) -> str:
    return f"func.func private @f({ty})"


@pytest.mark.parametrize(
    "ty",
    [
        "!spirv.array<4xvector<4x3xf32>>",
        "!spirv.array<4xi256>",
        "!spirv.array<4xvector<1xf32>>",
        "!spirv.struct<(f32 [3], i32)>",
        "!spirv.struct<(f32 [NonWritable, 0])>",
        "!spirv.coopmatrix<8x8xi32, >",
        "!spirv.matrix<3 x vector<5xf32>>",
        "!spirv.matrix<3 x vector<2x2xf32>>",
        "!spirv.matrix<2 x vector<3xi32>>",
        f"!spirv.sampled_image<{IMAGE.format('Buffer')}>",
        "!spirv.struct<a>",
        "!spirv.struct<a, (!spirv.ptr<!spirv.struct<b>, Uniform>)>",
        "!spirv.struct<a, (!spirv.ptr<!spirv.struct<a, (i32)>, Uniform>)>",
    ],
)
def test_a_type_that_cannot_be_is_refused_as_upstream_does_it(ty: str) -> None:
    check_refused(taking(ty))


@pytest.mark.parametrize(
    "ty",
    [
        "!spirv.struct<a, (!spirv.ptr<!spirv.struct<a>, Uniform>)>",
        "!spirv.struct<a, (!spirv.ptr<!spirv.struct<b, (!spirv.ptr<!spirv.struct<a>, "
        "Uniform>, !spirv.ptr<!spirv.struct<b>, Uniform>)>, Uniform>)>",
        f"!spirv.sampled_image<{IMAGE.format('Dim2D')}>",
        "!spirv.matrix<3 x vector<4xf16>>",
    ],
)
def test_a_type_is_read_and_written_as_upstream_does_it(ty: str) -> None:
    check_printed(taking(ty))
