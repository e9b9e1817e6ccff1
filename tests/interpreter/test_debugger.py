"""A run is stopped, looked at and stepped through."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import bridge
from bridge.interpreter.debugger import HELP, Debugger, Quit
from bridge.ir.symbols import symbol_name

FACTORIAL = """func.func @fact(%n: i32) -> i32 {
  %one = arith.constant 1 : i32
  %c = arith.cmpi sle, %n, %one : i32
  %r = scf.if %c -> i32 {
    scf.yield %one : i32
  } else {
    %m = arith.subi %n, %one : i32
    %f = func.call @fact(%m) : (i32) -> i32
    %p = arith.muli %n, %f : i32
    scf.yield %p : i32
  }
  return %r : i32
}
"""
MEMORY = """func.func @fill(%a: memref<4xi32>) {
  %b = memref.alloc() : memref<2x2xi32>
  affine.for %i = 0 to 4 {
    %x:2 = arith.addui_extended %i32, %i32 : i32, i1
    affine.store %x#0, %b[%i floordiv 2, %i mod 2] : memref<2x2xi32>
  }
  memref.dealloc %b : memref<2x2xi32>
  return
}
""".replace("%x:2 =", "%i32 = affine.load %a[%i] : memref<4xi32>\n    %x:2 =")


def told(text: str, commands: str, *arguments: object) -> list[str]:
    """What a session says, a line an item."""
    module = bridge.parse(text, filename="f.mlir")
    given: Iterator[str] = iter(commands.split(";"))
    said: list[str] = []
    debugger = Debugger(lambda: next(given, None), said.append, text)
    name = symbol_name(next(iter(module.body)))
    assert name is not None
    bridge.interpret(module, name, *arguments, trace=debugger)
    return "".join(said).splitlines()


def test_it_stops_at_the_first_operation_and_goes_on_without_commands() -> None:
    assert told(FACTORIAL, "c", 4) == ["f.mlir:2:10: arith.constant()"]
    assert len(told(FACTORIAL, "b arith.muli;s", 4)) == 4


def test_a_breakpoint_is_a_name_or_a_line() -> None:
    lines = told(FACTORIAL, "b arith.muli 2;d 2;c;c;d;c", 3)
    assert lines[1:] == [
        "breakpoints: 2, arith.muli",
        "breakpoints: arith.muli",
        "f.mlir:9:10: arith.muli(2, 1)",
        "f.mlir:9:10: arith.muli(3, 2)",
        "breakpoints: none",
    ]
    assert told(FACTORIAL, "b 9;c;c", 2)[-1] == "f.mlir:9:10: arith.muli(2, 1)"


def test_a_step_goes_into_what_runs_inside_and_next_over_it() -> None:
    into = told(FACTORIAL, "s;s;s;c", 1)
    assert into[-1] == "f.mlir:5:5: scf.yield(1)"
    over = told(FACTORIAL, "n;n;n;c", 3)
    assert over[-2:] == ["  = 6", "f.mlir:12:3: func.return(6)"]
    # An empty line is the last one again.
    assert told(FACTORIAL, "n;;;c", 3) == over


def test_values_are_seen_in_each_caller() -> None:
    lines = told(FACTORIAL, "b arith.muli;c;p %n f;p;w;u;u;p %n;p %q;down;c", 3)
    assert lines[3:6] == [
        "%n : i32 = 2",
        "f : i32 = 1",
        "f.mlir:9:10: arith.muli(2, 1)",
    ]
    assert lines[6] == "> f.mlir:9:10: arith.muli in @fact"
    assert "> f.mlir:8:10: func.call in @fact" in lines
    assert "%n : i32 = 3" in lines
    assert "there is no value '%q' here, but %c, %m, %n, %one" in lines
    assert "> f.mlir:4:8: scf.if in @fact" in lines


NUMBERED = """func.func @f(%arg0: i32) -> i32 {
  %0 = arith.addi %arg0, %arg0 : i32
  %7:2 = arith.addui_extended %0, %0 : i32, i1
  %8, %9 = arith.addui_extended %7#0, %0 : i32, i1
  return %8 : i32
}
"""


def test_values_have_the_numbers_that_the_text_gives_them() -> None:
    lines = told(NUMBERED, "b 5;c;p %0 %7 %7#0 %7#1 %8 %9 %10", 3)
    assert lines[3:] == [
        "%0 : i32 = 6",
        "%7 : i32 = 12",
        "%7#0 : i32 = 12",
        "%7#1 : i1 = 0",
        "%8 : i32 = 18",
        "%9 : i1 = 0",
        "there is no value '%10' here, but %0, %7, %7#0, %7#1, %8, %9, %arg0",
    ]


def test_memory_is_seen() -> None:
    values = np.array([5, 6, 7, 8], np.int32)
    lines = told(MEMORY, "b affine.store;c;c;m %b %a %i;p %x#0;p %x#1;c", values)
    view = "<memref 2x2, offset 0, strides (2, 1)>"
    assert f"%b : memref<2x2xi32> = {view} of 16 bytes (heap)" in lines
    assert "  [10, --, --, --]" in lines
    assert "  [5, 6, 7, 8]" in lines
    assert "%i is no memref, but of type index" in lines
    assert "%x#0 : i32 = 12" in lines
    assert "%x#1 : i1 = 0" in lines


def test_of_a_large_memref_the_beginning_is_seen() -> None:
    text = (
        "func.func @f(%a: memref<100xi8>) { memref.dealloc %a : memref<100xi8> return }"
    )
    text = text.replace("memref.dealloc %a : memref<100xi8>", "")
    lines = told(text, "m %a;c", np.zeros(100, np.int8))
    assert lines[-1].endswith("0, 0, ... 36 more]")


def test_the_program_is_listed() -> None:
    lines = told(FACTORIAL, "b 9;c;l;c", 2)
    assert lines[3] == "    4   %r = scf.if %c -> i32 {"
    assert ">   9     %p = arith.muli %n, %f : i32" in lines
    assert "   13 }" in lines


def test_what_is_no_command_is_told() -> None:
    lines = told(FACTORIAL, "foo;p 'a;c", 1)
    assert lines[1] == "'foo' is no command:"
    assert lines[2 : 2 + len(HELP.splitlines())] == HELP.splitlines()
    assert "No closing quotation" in lines


def test_a_run_is_ended() -> None:
    with pytest.raises(Quit):
        told(FACTORIAL, "q", 3)
