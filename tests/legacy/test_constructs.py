"""Every construct that was written otherwise, against its form of today.

`constructs.txt` holds them: old text, and behind `// today:` what it is now where it is
anything else. A construct is a file, or what stands in the body of a function.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from torch_mlir import ir

import bridge
from bridge import legacy

BODY = """func.func private @cal(i32) -> i32
func.func @probe(%x: index, %y: index, %i: i32, %j: i32, %f: f32, %g: f32, %d: f64,
    %l: i64, %b: i1, %v: vector<4xf32>, %v8: vector<8xf32>, %vv: vector<4x8xf32>,
    %v3: vector<4x8x16xf32>, %m: memref<?x?xf32>, %ms: memref<4x8xf32>,
    %m1: memref<16xf32>, %mi8: memref<2048xi8>, %t: tensor<4x?xf32>,
    %ts: tensor<4x4xf32>) {
BODY
  return
}
"""
IS_FILE = re.compile(
    r'[#!]\w+ =|"?(func|module|mlfunc|spv\.module|spirv\.module|gpu\.module|llvm\.func)'
).match


class Construct(NamedTuple):
    """A construct, as it was and as it is."""

    name: str
    old: str
    today: str


def file(text: str) -> str:
    """A text as a file of its own."""
    return text if IS_FILE(text) else BODY.replace("BODY", text)


def constructs() -> list[Construct]:
    text = Path(__file__).with_name("constructs.txt").read_text("utf-8")
    found = []
    for piece in text.split("// construct: ")[1:]:
        name, _, rest = piece.partition("\n")
        old, mark, today = rest.partition("// today:\n")
        found.append(Construct(name, file(old), file(today if mark else old)))
    return found


ALL = constructs()
named = pytest.mark.parametrize("construct", ALL, ids=[c.name for c in ALL])


def generic(module: bridge.Operation) -> str:
    return bridge.format(module, generic=True)


def upgraded(text: str) -> legacy.Upgraded:
    return legacy.upgrade(text, allow_unregistered=True)


def test_all_constructs_are_there() -> None:
    assert len(ALL) == len({construct.name for construct in ALL}) == COUNT


COUNT = 256


@named
def test_an_old_construct_is_what_it_is_today(construct: Construct) -> None:
    today = bridge.parse(construct.today, allow_unregistered=True)
    assert generic(upgraded(construct.old).module) == generic(today)


@named
def test_the_text_of_a_construct_says_what_was_read(construct: Construct) -> None:
    found = upgraded(construct.old)
    again = bridge.parse(found.text, allow_unregistered=True)
    assert generic(again) == generic(found.module)


@named
def test_upgrading_what_is_upgraded_changes_nothing(construct: Construct) -> None:
    text = upgraded(construct.old).text
    again = upgraded(text)
    assert again.text == text
    assert not again.kinds


@named
def test_the_reference_accepts_what_is_upgraded(construct: Construct) -> None:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    assert ir.Module.parse(upgraded(construct.old).text, context)


@named
def test_text_of_today_goes_through_as_it_is(construct: Construct) -> None:
    found = upgraded(construct.today)
    assert found.text == construct.today
    assert not found.diagnostics
