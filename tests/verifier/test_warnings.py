"""What the verifier warns of: the program is right, and upstream's says the same."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from torch_mlir import ir

import bridge
from bridge.errors import Diagnostic, Error, listening
from bridge.upstream.diagnostics import convert
from bridge.verifier import verify
from tests.oracles.verdicts import complaints, theirs

TENSOR = "!xegpu.tensor_desc<16xf16>"


def sequence(mark: str, body: str = "") -> str:
    """A named sequence with an argument that is marked."""
    kind = "!transform.any_op"
    return (
        "module attributes {transform.with_named_sequence} {\n"
        f"transform.named_sequence @f(%a: {kind} {{transform.{mark}}}) {{\n"
        f"{body}\ntransform.yield\n}}\n}}"
    )


def load(properties: str, described: str, result: str) -> str:
    """A load of a block."""
    offsets = ", ".join(["0"] * described.count("x"))
    ty = f"!xegpu.tensor_desc<{described}>"
    load = f"%b = xegpu.load_nd %a[{offsets}] <{{{properties}}}> : {ty} -> {result}"
    return f"func.func @f(%a: {ty}) {{\n{load}\nreturn\n}}"


WARNED = [
    sequence("consumed"),
    sequence("consumed", 'transform.debug.emit_remark_at %a, "x" : !transform.any_op'),
    load("packed", "16xf16", "vector<16xf16>"),
    load("transpose = array<i64: 1, 0>", "16xf16", "vector<16xf16>"),
    load("packed, transpose = array<i64: -1, 0>", "8x16xf16", "vector<4x16x2xf16>"),
    load("packed, transpose = array<i64: 5>", "16xf16", "vector<16x16xf16>"),
]

SILENT = [
    sequence("readonly"),
    sequence("consumed", "transform.test_consume_operand %a : !transform.any_op"),
    load("packed", "16x16xf16", "vector<8x16x2xf16>"),
    load("transpose = array<i64: 1, 0>", "8x16xf16", "vector<16x8xf16>"),
    load("transpose = array<i64: 1, 0>", "8x16xf16", "vector<8x16xf16>"),
    load(
        "packed",
        "16x16xf16, #xegpu.block_tdesc_attr<array_length = 2 : i64>",
        "vector<2x8x16x2xf16>",
    ),
    load("", "16x16xf16", "vector<24xf16>"),
]


def ours(text: str) -> list[Diagnostic]:
    """The warnings of our verifier."""
    found: list[Diagnostic] = []
    with listening(found.append), suppress(Error):
        verify(bridge.parse(text, allow_unregistered=True))
    return found


def of_reference(text: str) -> list[Diagnostic]:
    """The warnings of the reference's."""
    found: list[Diagnostic] = []

    def hear(diagnostic: Any) -> bool:
        found.append(convert(diagnostic))
        return True

    context = ir.Context()
    context.allow_unregistered_dialects = True
    handler = context.attach_diagnostic_handler(hear)
    with suppress(ir.MLIRError):
        ir.Module.parse(text, context)
    handler.detach()
    return found


@pytest.mark.parametrize("text", WARNED)
def test_what_is_said_in_vain_is_warned_of(text: str) -> None:
    wanted = of_reference(text)
    assert wanted
    assert ours(text) == wanted
    assert complaints(text) == theirs(text)


@pytest.mark.parametrize("text", SILENT)
def test_nothing_is_warned_of_without_a_reason(text: str) -> None:
    assert not of_reference(text)
    assert not ours(text)
    assert complaints(text) == theirs(text)


def test_who_listens_no_more_hears_no_warning() -> None:
    module = bridge.parse(sequence("consumed"))
    heard: list[Diagnostic] = []
    with listening(heard.append):
        bridge.verify(module)
    before = len(heard)
    bridge.verify(module)
    assert before
    assert len(heard) == before


def test_what_is_warned_of_once_is_warned_of_again() -> None:
    module = bridge.parse(WARNED[2])
    for _ in range(3):
        heard: list[Diagnostic] = []
        with listening(heard.append):
            verify(module)
        assert len(heard) == 1
