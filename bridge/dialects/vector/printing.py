"""`vector.print`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.ir.attributes import StringAttr
from bridge.later import deferred
from bridge.ods.nodes import enum_word
from bridge.op.base import Op, Value

if TYPE_CHECKING:
    from bridge.dialects.vector import PrintPunctuationAttr
    from bridge.interpreter import printing
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    printing = deferred("bridge.interpreter.printing")


class PrintOp(Op, name="vector.print"):
    """Prints a value, punctuation or a string."""

    source: Value | None
    punctuation: PrintPunctuationAttr
    string_literal: StringAttr | None

    def interpret(self, machine: Machine) -> Meaning:
        literal = self.string_literal
        end = printing.PUNCTUATION[enum_word(self.punctuation)]
        if literal is not None:
            return lambda: _put(machine, literal.value)
        if self.source is None:
            return lambda: _put(machine, end)
        text = printing.text_of(self.source.type)
        return lambda value: _put(machine, text(value) + end)


def _put(machine: Machine, text: str) -> None:
    machine.write(text)
