"""Functions made of formats, and memos of lines, beside the exact readers."""

from __future__ import annotations

from pathlib import Path

import pytest

import bridge
from bridge.compare.chunks import chunks_of, files_in
from bridge.errors import Error
from bridge.ir.core import Operation
from bridge.ods.format_compiled import source_of
from bridge.ods.format_elements import Compiler
from bridge.ods.rows import row
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.memory import forget
from bridge.text.module import ModuleReader, read_with
from bridge.text.state import State

CASES = Path(__file__).resolve().parents[2] / "conformance"

HEAD = "func.func @f(%a: i32, %b: i32, %m: memref<4xi32>, %i: index) -> i32 {\n"

VIEW = "memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>"

ODD_LINES = [
    "%r = arith.addi %a, %b : i32 loc(unknown)",
    "%r = arith.addi %a,%b:i32",
    "%r = arith.addi %a, %b {x = 1 : i8} : i32",
    "%r = arith.addi %a, %b : i32 // a comment",
    "%r = arith.addi %a, %a#0 : i32",
    "%r = arith.addi %a, %b overflow<nsw> : i32",
    "%r = arith.addi %a, %i : i32",
    "%r = arith.addi %a, %b : i32, i32",
    "%r = arith.addi %a, %missing : i32",
    "%r = arith.addi %a, %b : vector<4xi32>",
    "%r = memref.load %m[%i] : memref<4xi32>",
    "%r = memref.load %m[%i, %i] : memref<4xi32>",
    "%r = memref.load %m[] : memref<4xi32>",
    "%r = memref.load %m[%i] : tensor<4xi32>",
    "%r = arith.constant 5 : i32",
    "%r = arith.constant 5",
    "%r = arith.constant 5 : f32",
    "%r = arith.addi %a, %b overflow<nsw> {x = 1 : i8} : i32",
    "%r = arith.addi %a, %b overflow<wrong> : i32",
    '%r = arith.addi %a, %b {x = "%a", y} : i32',
    "%r = arith.addi %a, %b {x, x} : i32",
    "%r = arith.constant {x = 7 : i8} 5 : i32",
    "%r = memref.load %m[%i] {nontemporal = true, x} : memref<4xi32>",
    "%r = memref.alloc() {alignment = 64 : i64, x = 2 : i8} : memref<4xi32>",
    f"%r = memref.subview %m[%i] [2] [1] : {VIEW}",
    f"%r = memref.subview %m[%i] [2] [1] {{x}} : {VIEW}",
    f"%r = memref.subview %m[%a] [2] [1] : {VIEW}",
    f"%r = memref.subview %m[%i] [%i] [1] : {VIEW}",
    f"%r = memref.subview %m[%i][2][1] : {VIEW}",
    "%r:2 = call @f(%a, %b) : (i32, i32) -> (i32, i32)",
    "return %a, %b : i32, i32",
    "%r = func.call @g(%a, %i) : (i32, i32) -> i32",
    "%r = func.call @g(%a) : (i32, i32) -> i32",
    "%r:2 = func.call @g(%a, %b) : (i32, i32) -> (i32, i32)",
    "%r = func.call @g(%a, %b) {x} : (i32, i32) -> i32",
    "%r = vector.create_mask %i, %i : vector<4x[4]xi1>",
    "%r = vector.create_mask %i : vector<4xi1>, vector<4xi1>",
    "%r = vector.create_mask %a : vector<4xi1>",
    "affine.for %k = 0 to 7 { }",
    "affine.for %k#0 = 0 to 7 {\n}",
    "affine.for %k = 0 to 7 {\n} {x = 1 : i8}",
    "affine.for %a = 0 to 7 {\n}",
    "affine.for %k = 0 to 7 {\n} else {\n}",
    "scf.for %k = %i to %i step %i {\n  scf.yield\n}",
    "scf.if %c {\n} else {\n}",
]


def told(text: str) -> tuple[object, ...]:
    """What reading by the fast paths gives: the program, or the diagnostics."""
    try:
        return written(bridge.parse(text, allow_unregistered=True))
    except Error as error:
        return reported(error)


def exactly(text: str) -> tuple[object, ...]:
    """What reading by the grammar alone gives."""

    def reader() -> ModuleReader:
        state = State(
            allow_unregistered=True,
            known_dialect=REFERENCE.has_dialect,
            defined=REFERENCE.defined,
        )
        found = ModuleReader(Source(text), state, REFERENCE)
        found.exact = True
        found.names.places = {}
        return found

    try:
        return written(read_with(Source(text), reader))
    except Error as error:
        return reported(error)


def written(module: Operation) -> tuple[object, ...]:
    hints = [[result.name for result in op.results] for op in module.walk()]
    return bridge.format(module, generic=True, debuginfo=True), hints


def reported(error: Error) -> tuple[object, ...]:
    return tuple((d.severity, d.message, d.location) for d in error.diagnostics)


@pytest.mark.parametrize("line", ODD_LINES)
def test_a_line_among_many_alike_means_what_it_means_alone(line: str) -> None:
    usual = [
        "%v{} = arith.addi %a, %b : i32",
        "%w{} = memref.load %m[%i] : memref<4xi32>",
        "%c{} = arith.constant {} : i32",
        "%x{} = arith.addi %a, %b overflow<nsw> {{x = 1 : i8}} : i32",
        "%y{} = memref.alloc() {{alignment = 64 : i64, x = 2 : i8}} : memref<4xi32>",
        "%q{} = func.call @g(%a, %b) : (i32, i32) -> i32",
        "%s{} = vector.create_mask %i : vector<4xi1>",
        f"%z{{}} = memref.subview %m[%i] [2] [1] : {VIEW}",
        "affine.for %k{} = 0 to 7 {{\n}}",
        "scf.for %j{} = %i to %i step %i {{\n}}",
    ]
    before = "\n".join(each.format(n, n) for n in range(24) for each in usual)
    text = f"{HEAD}{before}\n{line}\nreturn %a : i32\n}}\n"
    assert told(text) == exactly(text)


@pytest.mark.parametrize("name", ["arith", "memref", "scf", "affine", "func"])
def test_cases_are_read_as_by_the_grammar_alone(name: str) -> None:
    forget()
    for file in sorted(files_in(CASES / name)):
        for chunk in chunks_of(file):
            assert told(chunk.text) == exactly(chunk.text), chunk.text


@pytest.mark.parametrize(
    "name",
    ["arith.addf", "func.return", "memref.load", "vector.broadcast", "vector.extract"],
)
def test_common_formats_are_compiled(name: str) -> None:
    found = row(name)
    assert found is not None
    made = source_of(Compiler(found))
    assert made is not None
    assert "return make(" in made[1]


def test_a_format_with_regions_is_not_compiled() -> None:
    found = row("builtin.module")
    assert found is not None
    assert source_of(Compiler(found)) is None
