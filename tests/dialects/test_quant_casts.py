"""Casts of quantized numbers: what they forbid, judged by both verifiers."""

from __future__ import annotations

import pytest

import bridge
from bridge.dialects.quant.types import UniformQuantizedType, stored_type
from bridge.ir.types import F32, I8, IntegerType, RankedTensorType, Type
from tests.oracles.verdicts import emitted, emitted_by_reference, first, in_function

BYTE = "!quant.uniform<i8:f32, 0.5:3>"
AXIS = "!quant.uniform<i8<-5:10>:f32:1, {1.0, 2.0:3}>"
BLOCKS = "!quant.uniform<i8:f32:{0:2, 1:2}, {{1.0, 2.0:3}, {0.5, 0.25}}>"
LISTED = "!quant.uniform<!quant.quantile<i2:f32, {-1.0,-0.5,0.5,1.0}>:f32, 0.5>"

CASTS = {
    f"quant.dcast %v : {BYTE} to f16": "expected to match float type",
    f"quant.scast %v : {BYTE} to i4": "expected to match integer type",
    f"quant.scast %v : {LISTED} to i2": "expected to match integer type",
    "quant.dcast %v : !quant.any<i8> to f32": "expected to match float type",
    "quant.scast %v : !quant.calibrated<f32<-0.5:1.0>> to i8": "match integer type",
    f"quant.qcast %v : f32 to {AXIS}": "may not use per-axis",
    f"quant.scast %v : tensor<4x{AXIS}> to tensor<4xi8>": "less than tensor rank",
    f"quant.scast %v : tensor<4x3x{AXIS}> to tensor<4x3xi8>": "number of scales",
    f"quant.scast %v : {BLOCKS} to i8": "may not use sub-channel",
    f"quant.scast %v : tensor<*x{BLOCKS}> to tensor<*xi8>": "must be ranked",
    f"quant.scast %v : tensor<4x{BLOCKS}> to tensor<4xi8>": "1 must be less than",
    f"quant.scast %v : tensor<4x3x{BLOCKS}> to tensor<4x3xi8>": "must be divisible",
    f"quant.scast %v : tensor<0x4x{BLOCKS}> to tensor<0x4xi8>": "size of zero",
    f"quant.scast %v : tensor<4x8x{BLOCKS}> to tensor<4x8xi8>": "size 4 of scales",
    f"quant.scast %v : tensor<4x4x1x{BLOCKS}> to tensor<4x4x1xi8>": "Rank of scales 2",
    f"quant.scast %v : tensor<4x4x{BLOCKS}> to tensor<4x4xi8>": "",
    f"quant.dcast %v : tensor<?x4x{BLOCKS}> to tensor<?x4xf32>": "",
    f"quant.qcast %v : tensor<?x2xf32> to tensor<?x2x{AXIS}>": "",
    f"quant.qcast %v : tensor<*xf32> to tensor<*x{AXIS}>": "",
}


@pytest.mark.parametrize("text", CASTS)
def test_a_cast_has_scales_for_what_it_casts(text: str) -> None:
    operand = text.partition(" : ")[2].partition(" to ")[0]
    program = in_function(f"%0 = {text}", f"%v: {operand}")
    assert CASTS[text] in first(program)
    assert emitted(program) == emitted_by_reference(program)
    assert bool(emitted(program)) == bool(CASTS[text])


def test_a_quantized_type_says_what_it_is_made_of() -> None:
    known = element(BLOCKS)
    assert isinstance(known, UniformQuantizedType)
    assert (known.storage_type, known.expressed_type) == (I8, F32)
    assert (known.block_sizes, known.shape) == (((0, 2), (1, 2)), (2, 2))
    by_axis = element(AXIS)
    assert isinstance(by_axis, UniformQuantizedType)
    assert by_axis.quantized_dimension == 1
    assert stored_type(element("!quant.any<u8>")) is IntegerType(8, "unsigned")
    assert stored_type(RankedTensorType((1,), I8)) is None


def element(text: str) -> Type:
    """The type of this text."""
    made = bridge.parse(f'%0 = "t.make"() : () -> {text}', allow_unregistered=True)
    found = made.body.first
    assert found is not None
    return found.results[0].type
