"""A program gives after each pass what it gave before.

The functions whose arguments can be made are called by the interpreter, before the
first pass and after each. What traps before may become anything; a call that a pass
leaves no function for, or that is not modelled any more, is not compared.
"""

from __future__ import annotations

from bridge.compare.execution import Call, Disagreement, agree, called_with, calls_of
from bridge.errors import Diagnostic
from bridge.ir.core import Operation
from bridge.passes.instrumentation import Instrumentation, Step

__all__ = ["Checking", "check_calls"]


class Checking(Instrumentation):
    """Raises `Disagreement` after the first pass that changes what is given."""

    def __init__(self) -> None:
        self._calls: list[Call] | None = None

    def before(self, step: Step, op: Operation) -> None:
        if self._calls is None:
            self._calls = list(calls_of(_top(op)))

    def after(self, step: Step, op: Operation) -> None:
        check_calls(step.name, self._calls or [], _top(op))


def _top(op: Operation) -> Operation:
    while op.parent_op is not None:
        op = op.parent_op
    return op


def check_calls(name: str, calls: list[Call], after: Operation) -> None:
    """Raises `Disagreement` where a call gives something else after a pass."""
    for call in calls:
        found = called_with(after, call)
        is_trap = found.fault.startswith("Trap")
        if found.fault and not is_trap:
            continue
        if is_trap or not agree(call.outcome, found):
            text = f"{call.line.text}: after {name} it gives {found}, before"
            raise Disagreement(
                Diagnostic("error", f"{text} {call.outcome}", after.position)
            )
