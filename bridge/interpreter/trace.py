"""A run, told line by line: each operation with its values and its location."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bridge.interpreter.machine import show
from bridge.interpreter.observer import Observer
from bridge.interpreter.programs import is_terminator

if TYPE_CHECKING:
    from bridge.ir.core import Operation

Values = tuple[object, ...]


class Running:
    """An operation that has begun."""

    __slots__ = ("op", "operands", "told")

    def __init__(self, op: Operation, operands: Values) -> None:
        self.op = op
        self.operands = operands
        self.told = False
        """Whether a line says that it has begun, since others run inside it."""


class Trace(Observer):
    """Writes lines such as `a.mlir:3:8: arith.addi(127, 1) = -128`.

    An operation during which others run has a line before them, and one with its
    results after them; they are indented.
    """

    def __init__(self, write: Callable[[str], object]) -> None:
        self._write = write
        self._running: list[Running] = []

    def before(self, op: Operation, operands: Values) -> None:
        if self._running and not self._running[-1].told:
            outer = self._running[-1]
            self._line(outer, len(self._running) - 1, " {")
            outer.told = True
        self._running.append(Running(op, operands))
        if is_terminator(op):
            self._line(self._running.pop(), len(self._running))

    def after(self, op: Operation, results: Values) -> None:
        running = self._running.pop()
        shown = ", ".join([show(value) for value in results])
        depth = len(self._running)
        if running.told:
            self._write(f"{_indented(op, depth)}}}{' = ' if shown else ''}{shown}\n")
        else:
            self._line(running, depth, f" = {shown}" if shown else "")

    def _line(self, running: Running, depth: int, text: str = "") -> None:
        op = running.op
        shown = ", ".join([show(value) for value in running.operands])
        self._write(f"{_indented(op, depth)}{op.name}({shown}){text}\n")


def _indented(op: Operation, depth: int) -> str:
    return f"{op.position}: {'  ' * depth}"
