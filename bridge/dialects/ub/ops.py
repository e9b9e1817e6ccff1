"""The ub dialect: poison, and what is never reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.later import deferred
from bridge.op.base import Op, OpResult

if TYPE_CHECKING:
    from bridge.interpreter import undefined
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    undefined = deferred("bridge.interpreter.undefined")


class PoisonOp(Op, name="ub.poison"):
    """Defines a poisoned value."""

    result: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        return undefined.poisoned(self.result.type, machine)


class UnreachableOp(Op, name="ub.unreachable"):
    """Terminates a block that is never reached."""

    def interpret(self, machine: Machine) -> Meaning:
        return undefined.never_reached
