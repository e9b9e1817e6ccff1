"""What wasmssa's operations forbid, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference, first

GLOBAL = "wasmssa.import_global "


def function(body: str) -> str:
    return f"wasmssa.func @f() {{\n{body}\nwasmssa.return\n}}"


def variable(body: str) -> str:
    return f"wasmssa.global @g i32 : {{\n{body}\n}}"


def written(target: str) -> str:
    """Writes an i32 to the global `@g`."""
    body = "%0 = wasmssa.const 1 : i32\nwasmssa.global_set @g to %0 : i32"
    return f"module {{\n{target}\n{function(body)}\n}}"


def defined(ty: str, words: str) -> str:
    return (
        f"wasmssa.global @g {ty} {words}: {{\n%0 = wasmssa.const 1 : {ty}\n"
        f"wasmssa.return %0 : {ty}\n}}"
    )


IMPORTED = f'{GLOBAL}"a" from "b" as @g '

WRONG = {
    written(""): "symbol @g is undefined",
    written("func.func private @g()"): "symbol @g is not a global symbol",
    written(defined("i32", "")): "global.set target must be mutable",
    written(defined("i64", "")): "global.set target must be mutable",
    written(defined("i64", "mutable ")): "expected 'i64' but got 'i32'",
    written(IMPORTED + ": i32"): "global.set target must be mutable",
    written(IMPORTED + "mutable : f32"): "expected 'f32' but got 'i32'",
    function(
        "%0 = wasmssa.const 1 : i64\n%1 = wasmssa.extend 64 : i32 low bits from %0: i64"
    ): "8, 16 or 32 bits. Got 64",
    function(
        "%0 = wasmssa.const 1 : i32\n%1 = wasmssa.extend 32 : i32 low bits from %0: i32"
    ): "extend the 32 low bits from a 'i32'",
    function(
        "%0 = wasmssa.local of type f32\n%1 = wasmssa.const 1 : i32\n"
        "wasmssa.local_set %0 : ref to f32 to %1 : i32"
    ): "local.set do not match",
    function(
        "%0 = wasmssa.const 1 : i32\n%1 = wasmssa.reinterpret %0 : i32 as i32"
    ): "should be distinct",
    function(
        "%0 = wasmssa.const 1.0 : f64\n%1 = wasmssa.reinterpret %0 : f64 as f32"
    ): "incompatible bit widths",
    variable(
        "%0 = wasmssa.const 1: i32\n%1 = wasmssa.add %0 %0 : i32\n"
        "wasmssa.return %1 : i32"
    ): "expected a constant initializer for this operator, got %1",
    variable("%0 = wasmssa.global_get @n : i32\nwasmssa.return %0 : i32"): "undefined",
    f'{GLOBAL}"a" from "m" as @a mutable : i32\n'
    + variable("%0 = wasmssa.global_get @a : i32\nwasmssa.return %0 : i32"): (
        "symbol marked non-mutable"
    ),
}


@pytest.mark.parametrize("program", WRONG)
def test_what_is_forbidden_is_said_as_the_reference_says_it(program: str) -> None:
    assert WRONG[program] in first(program)
    assert emitted(program) == emitted_by_reference(program)


def test_a_variable_may_begin_with_one_that_does_not_change() -> None:
    program = f'{GLOBAL}"a" from "m" as @a : i32\n' + variable(
        "%0 = wasmssa.global_get @a : i32\nwasmssa.return %0 : i32"
    )
    assert emitted(program) == emitted_by_reference(program) == []


@pytest.mark.parametrize(
    "target", [defined("i32", "mutable "), IMPORTED + "mutable : i32"]
)
def test_a_variable_that_changes_is_written(target: str) -> None:
    assert emitted(written(target)) == emitted_by_reference(written(target)) == []
