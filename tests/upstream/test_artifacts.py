"""What code was made from, and what it is."""

from __future__ import annotations

import shutil

import pytest

import bridge
from bridge.upstream import artifacts

SQUARE = """func.func @square(%x: f64) -> f64 {
  %r = arith.mulf %x, %x : f64
  return %r : f64
}"""
SECTIONS = b"\x7fELF", b"\xcf\xfa\xed\xfe"
"""How an object begins, by the system."""


def test_code_is_seen_as_ir_and_as_an_object() -> None:
    compiled = bridge.compile(bridge.parse(SQUARE))
    assert "define double @square(double %0)" in compiled.llvm_ir
    assert compiled.object.startswith(SECTIONS)
    assert compiled["square"](3.0) == 9


def test_code_is_disassembled_where_a_command_does_that(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compiled = bridge.compile(bridge.parse(SQUARE))
    if any(map(shutil.which, artifacts.DISASSEMBLERS)):
        assert "square" in compiled.assembly
        assert "ret" in compiled.assembly
    monkeypatch.setattr(artifacts, "DISASSEMBLERS", ("nothing-that-is",))
    with pytest.raises(bridge.Unsupported, match="no nothing-that-is to disassemble"):
        _ = compiled.assembly
