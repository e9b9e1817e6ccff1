"""Types of SPIR-V that there cannot be are refused as they are read."""

from __future__ import annotations

import pytest

import bridge
from bridge.errors import Diagnostic, listening
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


TARGET = (
    "#spirv.target_env<#spirv.vce<v1.0, [], []>, api=Foo, #spirv.resource_limits<>>"
)


@pytest.mark.parametrize(
    "line",
    [
        '"t.a"() {x = TARGET} : () -> ()',
        '"t.a"() <{x = TARGET}> : () -> ()',
        '"t.a"() {x = [TARGET], y = 1} : () -> ()',
        "arith.constant {x = TARGET} 1 : i32",
        "func.func private @fNUMBER(i1 {x = TARGET})",
        "func.func private @fNUMBER() attributes {x = TARGET}",
        '"t.a"() ({ "t.b"() {x = TARGET} : () -> () }) : () -> ()',
    ],
)
def test_what_is_warned_of_in_an_attribute_is_warned_of_each_time(line: str) -> None:
    lines = [line.replace("NUMBER", str(number)) for number in range(3)]
    text = "\n".join(lines).replace("TARGET", TARGET)
    heard: list[Diagnostic] = []
    with listening(heard.append):
        for _ in range(2):
            bridge.parse(text, allow_unregistered=True)
    assert [one.message for one in heard] == ["unknown client API: Foo"] * 6
