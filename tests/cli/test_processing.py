"""What happens to one chunk."""

from __future__ import annotations

from typing import Final

import pytest

from bridge.cli import engines
from bridge.cli.engines import Input
from bridge.cli.passes import Passes
from bridge.cli.processing import Settings, process
from bridge.errors import Diagnostic, Invalid, Malformed, PassFailed, Position
from bridge.ir.core import Operation
from bridge.text.printer import PrintOptions
from bridge.verifier.printing import Form

LATER: Final = Position("f.mlir", 3, 9)
TEXT: Final = "\n\n        func.func private @f()\n"
LOCATED: Final = Form(options=PrintOptions(debuginfo=True, local_scope=True))


def done(text: str = TEXT, **settings: object) -> str:
    """What is printed for a chunk that begins in the third line."""
    chosen = Settings(**{"engine": "auto", "form": Form()} | settings)  # type: ignore[arg-type]
    return process(Input(text, LATER), chosen, _ignored).decode()


def _ignored(diagnostic: Diagnostic) -> None:
    """Warnings are another test's matter."""


def test_an_end_of_line_follows_what_is_printed() -> None:
    assert done() == "module {\n  func.func private @f()\n}\n\n"


def test_the_module_around_a_chunk_is_where_the_chunk_begins() -> None:
    assert done(form=LOCATED).endswith('} loc("f.mlir":3:9)\n')


def test_one_operation_may_do_without_a_module() -> None:
    assert done(implicit_module=False) == "func.func private @f()\n\n"
    assert done("module {}", implicit_module=False) == "module {\n}\n\n"
    with pytest.raises(Malformed, match="found: 2"):
        done(TEXT + TEXT.replace("@f", "@g"), implicit_module=False)


def test_only_who_is_strict_is_told_what_upstream_lets_pass() -> None:
    text = "scf.forall (%i) = (0) to (4) step (0) { }"
    assert "scf.forall" in done(text)
    with pytest.raises(Invalid, match="expected a positive step, got 0"):
        done(text, strict=True)


def test_a_count_that_is_wrong_is_told_where_the_chunk_begins() -> None:
    with pytest.raises(Malformed) as caught:
        done(TEXT + TEXT.replace("@f", "@g"), implicit_module=False)
    assert caught.value.diagnostics[0].location == LATER


def test_passes_run_before_printing() -> None:
    assert done(passes=Passes("builtin.module(symbol-dce)")) == "module {\n}\n\n"
    with pytest.raises(PassFailed):
        done(passes=Passes("builtin.module(nonsense)"))


def test_a_roundtrip_holds() -> None:
    assert done(roundtrip=True) == done()


def test_a_roundtrip_that_loses_something_is_an_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write = engines.write

    def lossy(op: Operation, form: Form, engine: str) -> str:
        text = write(op, form, engine)
        return text if engine == "native" else text.replace("@f", "@g")

    monkeypatch.setattr(engines, "write", lossy)
    with pytest.raises(Invalid, match="roundtripped module differs"):
        done(roundtrip=True)
