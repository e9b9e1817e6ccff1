"""What casts of LLVM's pointers ask of data layouts, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference, first

NARROW = "!llvm.ptr, dense<32> : vector<3xi64>"
OTHER = "!llvm.ptr<3>, dense<32> : vector<3xi64>"
INDEXED = "!llvm.ptr, dense<[64, 64, 64, 32]> : vector<4xi64>"


@pytest.mark.parametrize(
    ("entry", "pointer", "integer", "bits"),
    [
        ("", "!llvm.ptr", "i64", 0),
        ("", "!llvm.ptr", "i32", 64),
        ("", "vector<2x!llvm.ptr>", "vector<2xi32>", 64),
        (NARROW, "!llvm.ptr", "i32", 0),
        (NARROW, "!llvm.ptr<3>", "i64", 32),
        (OTHER, "!llvm.ptr<3>", "i32", 0),
        (OTHER, "!llvm.ptr<2>", "i64", 0),
        (INDEXED, "!llvm.ptr", "i64", 32),
        (INDEXED, "!llvm.ptr", "i32", 0),
    ],
)
def test_an_address_is_as_wide_as_the_layout_says(
    entry: str, pointer: str, integer: str, bits: int
) -> None:
    spec = f"#dlti.dl_spec<#dlti.dl_entry<{entry}>>" if entry else "#dlti.dl_spec<>"
    program = (
        f"module attributes {{dlti.dl_spec = {spec}}} {{\n"
        f"llvm.func @f(%p: {pointer}) {{\n"
        f"  %0 = llvm.ptrtoaddr %p : {pointer} to {integer}\n  llvm.return\n}}\n}}"
    )
    message = f"must match the pointer bitwidth ({bits})" if bits else ""
    assert message in first(program)
    assert bool(message) == bool(emitted(program))
    assert emitted(program)[:1] == emitted_by_reference(program)[:1]
