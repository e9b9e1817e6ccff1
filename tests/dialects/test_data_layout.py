"""How many bits types take."""

from __future__ import annotations

import pytest

import bridge
from bridge.dialects.dlti.queries import bits_of
from bridge.ir.types import (
    BF16,
    F32,
    INDEX,
    ComplexType,
    IntegerType,
    Type,
)
from tests.oracles.spelling import type_of

WIDE = bridge.parse("module {}")
NARROW = bridge.parse("module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {}")


@pytest.mark.parametrize(
    ("ty", "bits"),
    [
        (IntegerType(7), 7),
        (IntegerType(0), 0),
        (BF16, 16),
        (INDEX, 64),
        (ComplexType(F32), 64),
        (type_of("!llvm.ptr"), 64),
    ],
)
def test_types_take_what_is_usual(ty: Type, bits: int) -> None:
    assert bits_of(ty, WIDE) == bits


def test_the_parts_of_a_complex_number_begin_at_whole_bytes() -> None:
    assert bits_of(ComplexType(IntegerType(20)), WIDE) == 32 + 20


def test_a_data_layout_around_says_how_wide_an_index_is() -> None:
    (inner,) = (
        bridge.parse(
            "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} "
            "{ func.func private @f() }"
        )
        .regions[0]
        .blocks[0]
    )
    assert bits_of(INDEX, inner) == 32


def test_what_no_one_knows_has_no_size() -> None:
    assert bits_of(type_of("!quant.any<i8>"), NARROW) is None
