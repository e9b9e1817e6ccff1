"""Ops that compute each element of their results from those of their operands."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from bridge.ir.shapes import element_or_self
from bridge.ir.types import FloatType, IndexType, IntegerType, Type
from bridge.later import deferred
from bridge.op.base import Op
from bridge.op.folding import Constants, Folded, computed, poison_among

if TYPE_CHECKING:
    from bridge.interpreter import lanes
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
    from bridge.ir.floats import FloatFormat
else:
    lanes = deferred("bridge.interpreter.lanes")


def width_of(ty: Type) -> int:
    """The width of an integer type, or of a shaped type's elements; 64 for `index`.

    Raises `TypeError` for another type.
    """
    element = element_or_self(ty)
    if isinstance(element, IndexType):
        return 64
    if isinstance(element, IntegerType):
        return element.width
    raise TypeError(f"{ty} is no integer")


def format_of(ty: Type) -> FloatFormat:
    """The format of a float type, or of a shaped type's elements.

    Raises `TypeError` for another type.
    """
    element = element_or_self(ty)
    if isinstance(element, FloatType):
        return element.format
    raise TypeError(f"{ty} is no float")


class Elementwise(Op):
    """An op that does the same for a scalar and for each element of an array."""

    @abstractmethod
    def compute(self) -> Meaning:
        """What it does with scalars."""

    def compute_arrays(self) -> Meaning | None:
        """The same with whole arrays without poison, where numpy does it exactly."""
        return None

    def interpret(self, machine: Machine) -> Meaning:
        return lanes.elementwise(
            [value.type for value in self.operands],
            [value.type for value in self.results],
            self.compute(),
            self.compute_arrays(),
        )


class FoldsConstants(Elementwise):
    """One of those that upstream folds where all operands are constants."""

    def fold(self, constants: Constants) -> Folded:
        if len(self.results) != 1:
            return None
        if None in constants:
            return poison_among(constants)
        return computed(self.compute(), constants, self.results[0].type)
