"""Data layouts, against the reference."""

from __future__ import annotations

import pytest

from bridge import parse
from bridge.dialects.dlti.attributes import (
    DataLayoutSpecAttr,
    TargetSystemSpecAttr,
)
from bridge.dialects.dlti.ops import Entry
from bridge.ir.attributes import IntegerAttr, StringAttr
from bridge.ir.types import I64, INDEX
from tests.dialects.own_syntax import assert_as_upstream, spelled


@pytest.mark.parametrize(
    "text",
    [
        '#dlti.dl_spec<index = 32, !llvm.ptr = dense<1> : vector<4xi64>, "k" = 1.0>',
        '#dlti.dl_spec<"a" = #dlti.dl_entry<i8, 2>, #dlti.dl_entry<"b, c", [1]>>',
        '#dlti.dl_spec<#dlti.dl_entry<!llvm.struct<"q", (i32)>, affine_map<(i)->(i)>>>',
        '#dlti.map<memref<2xi32, affine_map<(i) -> (i + 1)>> = unit, "\\0a" = i32>',
        '#dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"x" = 1>>',
        "#dlti.dl_spec<>",
    ],
)
def test_entries_are_printed_as_keys_and_values(text: str) -> None:
    assert_as_upstream(text)


@pytest.mark.parametrize(
    "text",
    [
        "#dlti.dl_spec<#dlti.dl_entry<index, 32>, index = 33>",
        '#dlti.dl_spec<"" = 1>',
        "#dlti.dl_spec<a = 1>",
        '#dlti.dl_spec<"a" 1>',
        "#dlti.dl_spec<#dlti.dl_spec<>>",
        "#dlti.dl_entry<1, 2>",
        "#dlti.target_device_spec<>",
        "#dlti.target_device_spec<#dlti.dl_entry<i32, 32>>",
        '#dlti.target_system_spec<"CPU" = 1>',
        '#dlti.target_device_spec<"a" = 1, "a" = 2>',
    ],
)
def test_what_is_no_layout_is_refused_as_by_the_reference(text: str) -> None:
    assert "error" in spelled(text)
    assert_as_upstream(text)


def test_a_layout_is_asked_what_it_says_of_a_type_or_a_name() -> None:
    text = '#dlti.dl_spec<index = 32 : i64, "dlti.endianness" = "little">'
    spec = parse(f"module attributes {{a.b = {text}}} {{}}").attributes["a.b"]
    assert isinstance(spec, DataLayoutSpecAttr)
    assert spec.lookup(INDEX) is IntegerAttr(32, I64)
    assert spec.lookup("dlti.endianness") is StringAttr("little")
    assert spec.lookup(I64) is None


def test_a_layout_is_made_of_pairs() -> None:
    made = DataLayoutSpecAttr((Entry(INDEX, IntegerAttr(32, I64)),))
    assert str(made) == "#dlti.dl_spec<index = 32 : i64>"
    assert DataLayoutSpecAttr(made.entries) is made
    with pytest.raises(ValueError, match="repeated DLTI key: index"):
        DataLayoutSpecAttr(made.entries * 2)


def test_what_is_no_device_is_none_of_a_system() -> None:
    entry = Entry("CPU", IntegerAttr(1, I64))
    with pytest.raises(ValueError, match="is not a DLTI device spec"):
        TargetSystemSpecAttr((entry,))
