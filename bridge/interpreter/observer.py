"""Who watches a run."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridge.ir.core import Operation


class Observer:
    """Told of each operation that runs, with the values concerned; does nothing.

    Values are those of the machine: see `bridge.interpreter.elements`.
    """

    def before(self, op: Operation, operands: tuple[object, ...]) -> None:
        """An operation is about to run."""

    def after(self, op: Operation, results: tuple[object, ...]) -> None:
        """An operation has run; not called of terminators."""
