"""Lists of values and integers: what is written of those that do not go together."""

from __future__ import annotations

import pytest

import bridge

_ROW = "static_sizes = array<i64: -9223372036854775808>, scalable_sizes = array<i1: {}>"


@pytest.mark.parametrize(
    ("scaled", "written"),
    [("false", "[<<NULL VALUE>>]"), ("true", "[[<<NULL VALUE>>]]")],
)
def test_a_list_with_too_few_values_is_printed(scaled: str, written: str) -> None:
    tile = '"transform.structured.tile_using_for"'
    module = bridge.parse(
        "transform.sequence failures(propagate) {\n^bb0(%a: !transform.any_op):\n"
        f"  %0:2 = {tile}(%a) <{{{_ROW.format(scaled)}}}> : (!transform.any_op)"
        " -> (!transform.any_op, !transform.any_op)\n}\n"
    )
    bridge.verify(module)
    assert f"tile_sizes {written}" in bridge.format(module)
