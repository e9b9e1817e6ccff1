"""Where diagnostics go."""

from __future__ import annotations

import pytest

from bridge.cli.reporting import Diagnostics
from bridge.errors import Crash, Diagnostic, Malformed, Position, Unsupported
from bridge.source import Source

SOURCE = Source("one\ntwo // expected-error {{bad}}\n", "f.mlir")
BAD = Diagnostic(
    "error",
    "bad",
    Position("f.mlir", 2, 1),
    (
        Diagnostic("note", "see current operation: x", Position("f.mlir", 2, 1)),
        Diagnostic("note", "here", Position("f.mlir", 1, 1)),
    ),
)
START = Position("f.mlir", 2, 1)

Capture = pytest.CaptureFixture[str]


def test_a_diagnostic_is_shown_with_all_of_its_notes(capfd: Capture) -> None:
    Diagnostics(SOURCE).take(BAD)
    said = capfd.readouterr().err
    assert [line for line in said.splitlines() if ": " in line] == [
        "f.mlir:2:1: error: bad",
        "f.mlir:2:1: note: see current operation: x",
        "f.mlir:1:1: note: here",
    ]


def test_notes_can_be_left_out(capfd: Capture) -> None:
    Diagnostics(SOURCE, operations=False).take(BAD)
    said = capfd.readouterr().err
    assert "see current operation" not in said
    assert "note: here" in said
    Diagnostics(SOURCE, notes=False).take(BAD)
    assert "note" not in capfd.readouterr().err


def test_without_expectations_the_verdict_is_whether_all_went_well() -> None:
    assert Diagnostics(SOURCE).verdict(succeeded=True)
    assert not Diagnostics(SOURCE).verdict(succeeded=False)


def test_with_expectations_only_they_count(capfd: Capture) -> None:
    diagnostics = Diagnostics(SOURCE, expected="only-expected")
    assert not diagnostics.verdict(succeeded=True)
    assert 'expected error "bad" was not produced' in capfd.readouterr().err
    diagnostics.take(BAD)
    assert diagnostics.verdict(succeeded=False)
    assert capfd.readouterr().err == ""


def test_what_comes_unexpected_counts_where_all_must_be_expected(
    capfd: Capture,
) -> None:
    diagnostics = Diagnostics(SOURCE, expected="all")
    diagnostics.take(BAD)
    assert not diagnostics.verdict(succeeded=False)
    assert capfd.readouterr().err.startswith("f.mlir:1:1: error: unexpected note: here")


@pytest.mark.parametrize("kind", [Crash, Unsupported])
def test_an_error_about_all_of_an_input_is_at_its_beginning(
    kind: type[Crash | Unsupported], capfd: Capture
) -> None:
    Diagnostics(SOURCE).take_all(kind("too much"), START)
    assert capfd.readouterr().err.startswith("f.mlir:2:1: error: too much\ntwo")


def test_an_error_of_the_program_keeps_its_unknown_place(capfd: Capture) -> None:
    Diagnostics(SOURCE).take_all(Malformed("no idea where"), START)
    assert capfd.readouterr().err == "<unknown>:0: error: no idea where\n"
