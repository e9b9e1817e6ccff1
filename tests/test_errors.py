"""Errors and diagnostics: as LLVM's tools print them, and never empty."""

from __future__ import annotations

import pickle

import pytest

from bridge.errors import (
    UNKNOWN,
    Crash,
    Diagnostic,
    Error,
    Invalid,
    Malformed,
    PassFailed,
    Position,
    Trap,
    Unsupported,
)

PHASES = (Malformed, Invalid, PassFailed, Unsupported, Trap, Crash)
HERE = Position("f.mlir", 3, 7)


def test_a_message_is_an_error_at_an_unknown_place() -> None:
    error = Malformed("no sense")
    assert error.diagnostics == [Diagnostic("error", "no sense", UNKNOWN)]
    assert str(error) == "<unknown>:0: error: no sense"


def test_a_diagnostic_prints_as_upstreams() -> None:
    note = Diagnostic("note", "see here", Position("g.mlir", 1, 1))
    diagnostic = Diagnostic("error", "is wrong", HERE, (note,), "  line\n  ^")
    assert str(diagnostic) == (
        "f.mlir:3:7: error: is wrong\n  line\n  ^\ng.mlir:1:1: note: see here"
    )


def test_a_file_without_a_line_is_still_named() -> None:
    """As `loc("f.mlir":0:0)` is by upstream."""
    diagnostic = Diagnostic("warning", "is odd", Position("f.mlir"))
    assert str(diagnostic) == "f.mlir:0:0: warning: is odd"


def test_several_diagnostics_print_one_below_the_other() -> None:
    error = Invalid([Diagnostic("error", "a", HERE), Diagnostic("error", "b")])
    assert str(error) == "f.mlir:3:7: error: a\n<unknown>:0: error: b"
    assert len(error.diagnostics) == 2


def test_an_error_without_diagnostics_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="needs a diagnostic"):
        Invalid([])


@pytest.mark.parametrize("phase", PHASES)
def test_each_phase_has_its_error_and_all_are_caught_as_one(phase: type[Error]) -> None:
    with pytest.raises(Error) as caught:
        raise phase(Diagnostic("error", "x", HERE))
    assert type(caught.value) is phase
    assert not any(issubclass(phase, other) for other in PHASES if other is not phase)


@pytest.mark.parametrize("phase", PHASES)
def test_errors_cross_to_other_processes_whole(phase: type[Error]) -> None:
    note = Diagnostic("note", "n", HERE)
    error = phase([Diagnostic("error", "x", HERE, (note,), "excerpt")])
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is phase
    assert again.diagnostics == error.diagnostics
    assert str(again) == str(error)


def test_excerpts_do_not_make_diagnostics_differ() -> None:
    assert Diagnostic("error", "x", HERE, (), "a") == Diagnostic("error", "x", HERE)
