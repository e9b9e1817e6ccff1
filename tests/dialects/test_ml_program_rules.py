"""What ml_program's operations forbid, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference, first

GLOBALS = """
ml_program.global private mutable @v : i64
ml_program.global private @c(1 : i64) : i64
"""
FUNCTION = "ml_program.func @f(%a: i32, %b: i64) -> i64 {{\n{}\n}}"
FAR = GLOBALS + "module {{\n" + FUNCTION + "\n}}"
HERE = GLOBALS + FUNCTION
RETURN = "\nml_program.return %b : i64"

PROGRAMS = {
    HERE.format("ml_program.return %a, %b : i32, i64"): "(@f) returns 1",
    HERE.format("ml_program.return %a : i32"): "function result type ('i64')",
    "ml_program.subgraph @g(%a: i32) -> i64 {\nml_program.output %a : i32\n}": (
        "type of output operand 0 ('i32')"
    ),
    "ml_program.subgraph @g(%a: i32) -> i64 {\nml_program.output\n}": "(@g) outputs 1",
    "ml_program.global private @g : i64": "must have an initial value",
    HERE.format(f"%0 = ml_program.global_load @none : i64{RETURN}"): "undefined",
    HERE.format(f"%0 = ml_program.global_load @v : i32{RETURN}"): "'i64' as 'i32'",
    HERE.format(f"%0 = ml_program.global_load_const @v : i64{RETURN}"): "mutable",
    HERE.format(f"ml_program.global_store @c = %b : i64{RETURN}"): "immutable global",
    HERE.format(f"ml_program.global_store @v = %a : i32{RETURN}"): "'i64' from 'i32'",
    FAR.format(f"%0 = ml_program.global_load_const @c : i64{RETURN}"): "undefined",
    FAR.format(f"%0 = ml_program.global_load @v : i64{RETURN}"): "",
    FAR.format(f"ml_program.global_store @v = %b : i64{RETURN}"): "",
    HERE.format(f"%0 = ml_program.global_load_const @c : i64{RETURN}"): "",
}


@pytest.mark.parametrize("text", PROGRAMS)
def test_functions_and_globals_are_used_as_they_are_declared(text: str) -> None:
    assert PROGRAMS[text] in first(text)
    assert emitted(text) == emitted_by_reference(text)
    assert bool(emitted(text)) == bool(PROGRAMS[text])
