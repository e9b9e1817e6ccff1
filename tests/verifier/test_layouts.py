"""Data layouts that say what they may not."""

from __future__ import annotations

import pytest

from bridge import Invalid, parse, verify
from tests.oracles.verdicts import emitted, emitted_by_reference, first

WRONG = {
    "index, [32]": "expected integer attribute in the data layout entry for 'index'",
    "i32, dense<[64, 128]> : vector<2xi32>": "expected a dense i64 elements attribute",
    "i32, dense<[64, 64, 64]> : vector<3xi64>": "expected 1 or 2 elements",
    "f32, dense<[64, 32]> : vector<2xi64>": "preferred alignment is expected to be",
    "vector<4xi32>, 1 : i32": "unexpected data layout for a built-in type",
    "!gpu.async.token, 1 : i32": "data layout specified for a type that does not",
    '"func.x", 1 : i32': "the 'func' dialect does not support identifier",
    '"dlti.x", 1 : i32': "unknown data layout entry name: dlti.x",
    '"dlti.endianness", "middle"': "is expected to be either 'big' or 'little'",
}


@pytest.mark.parametrize("entry", WRONG)
def test_an_entry_that_is_wrong_is_blamed_as_upstream_does(entry: str) -> None:
    spec = f"#dlti.dl_spec<#dlti.dl_entry<{entry}>>"
    body = "func.func private @f()"
    text = f"module attributes {{dlti.dl_spec = {spec}}} {{\n{body}\n}}"
    assert WRONG[entry] in first(text)
    assert emitted(text) == emitted_by_reference(text)


RIGHT = (
    "index, 32 : i32",
    "i32, dense<[32, 64]> : vector<2xi64>",
    '"dlti.endianness", "big"',
    '"unknown.x", 3 : i32',
    '"arith.x", 3 : i32',
)


@pytest.mark.parametrize("entry", RIGHT)
def test_an_entry_that_is_right_is_accepted(entry: str) -> None:
    spec = f"#dlti.dl_spec<#dlti.dl_entry<{entry}>>"
    text = f"module attributes {{dlti.dl_spec = {spec}}} {{ }}"
    assert emitted(text) == emitted_by_reference(text) == []


@pytest.mark.parametrize("holder", ["module", "gpu.module @m"])
def test_what_no_dialect_combines_is_said_alike_in_nested_layouts(holder: str) -> None:
    layout = 'attributes {{dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"u.x", {}>>}}'
    inner = f"{holder} {layout.format(3)} {{ }}"
    text = f"module {layout.format(4)} {{\n{inner}\n}}"
    assert "does not combine with layouts of enclosing ops" in first(text)
    assert emitted(text) == emitted_by_reference(text)


def test_a_splat_of_more_numbers_than_fit_in_memory_is_refused_at_once() -> None:
    huge = "dense<8> : vector<4294967297xi64>"
    for key, wanted in (
        ("i1", "expected 1 or 2 elements in the"),
        ("!llvm.ptr", "with 3 or 4 elements"),
        ("!llvm.struct<()>", "of 1 or 2 elements"),
    ):
        text = (
            f"module attributes {{dlti.dl_spec = #dlti.dl_spec<{key} = {huge}>}} {{}}"
        )
        with pytest.raises(Invalid, match=wanted):
            verify(parse(text))
