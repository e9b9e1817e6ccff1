"""Globals in memory, as their types lay them out."""

from __future__ import annotations

import pytest

import bridge


def test_elements_of_a_global_are_as_far_apart_as_its_type_says() -> None:
    ty = "memref<2x3xi32, strided<[5, 1]>>"
    text = f"""
memref.global constant @c : {ty} = dense<[[1, 2, 3], [4, 5, 6]]>
func.func @f(%i: index, %j: index) -> (i32, index) {{
  %a = memref.get_global @c : {ty}
  %v = memref.load %a[%i, %j] : {ty}
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a
    : {ty} -> memref<i32>, index, index, index, index, index
  return %v, %t#0 : i32, index
}}"""
    module = bridge.parse(text)
    found = [bridge.interpret(module, "f", i, j) for i in (0, 1) for j in (0, 1, 2)]
    assert found == [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5), (6, 5)]
    odd = bridge.parse(text.replace("[5, 1]", "[0, 1]"))
    with pytest.raises(bridge.Unsupported, match="a global of type"):
        bridge.interpret(odd, "f", 0, 0)
