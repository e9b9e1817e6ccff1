"""The rows of passes that upstream has as well: what they make, and what that gives.

A pass that does not know all that it would have to know of a chunk runs in upstream
anyway: such a chunk is not compared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.compare.check_each import check_calls
from bridge.compare.execution import calls_of
from bridge.errors import PassFailed
from bridge.ir.core import Operation
from bridge.passes.registry import Pass, find_pass
from bridge.upstream.exporter import with_exported
from bridge.upstream.pipeline import run as run_pipeline
from bridge.upstream.provider import Module

if TYPE_CHECKING:
    from bridge.compare.checks import Subject


def passed(name: str, subject: Subject) -> tuple[str, str]:
    """What upstream's pass and ours make of a chunk."""
    ours = _passed(name, subject)
    if ours is None:
        return "", ""
    module = subject.again()
    try:
        run_pipeline(module, f"builtin.module({name})")
    except PassFailed as error:
        return f"fails: {error.diagnostics[0].message}", with_exported(ours, _text)
    return _text(module), with_exported(ours, _text)


def passed_equal(name: str, subject: Subject) -> tuple[str, str]:
    """Nothing, on both sides; raises `Disagreement`."""
    after = _passed(name, subject)
    if after is not None:
        check_calls(name, list(calls_of(subject.original)), after)
    return "", ""


def _passed(name: str, subject: Subject) -> Operation | None:
    """The chunk as our pass leaves it; `None` where it does not know enough."""
    module = subject.original.clone()
    found = _found(name)
    if not found.knows(module):
        return None
    found.run(module)
    return module


def _found(name: str) -> Pass:
    cls = find_pass(name)
    assert cls is not None  # the rows are those of known passes
    return cls()


def _text(module: Module) -> str:
    return str(module.operation.get_asm(print_generic_op_form=True))
