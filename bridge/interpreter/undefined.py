"""Values that are poison from the start, and places that no program reaches."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

import numpy as np

from bridge.errors import Unsupported
from bridge.interpreter.aggregates import filled
from bridge.interpreter.elements import Element, Vectors, element_of
from bridge.interpreter.lanes import packed, shape_of, splat
from bridge.interpreter.poison import Poison, Undefined, is_poison
from bridge.ir.types import DYNAMIC, RankedTensorType, Type, VectorType

if TYPE_CHECKING:
    from bridge.interpreter.machine import Machine


def poisoned(ty: Type, machine: Machine) -> Callable[[], object]:
    """Poison of a type: of a vector or a tensor, each element is.

    Raises `Unsupported` for a tensor of unknown size.
    """
    if not isinstance(ty, VectorType | RankedTensorType):
        return lambda: Poison("it is poison")
    shape, element = shape_of(ty, machine.vscale), element_of(ty.element)
    if DYNAMIC in shape:
        raise Unsupported(f"poison of {ty}")
    return lambda: splat(element, Poison("it is poison"), shape)


def all_poisoned(ty: Type, machine: Machine) -> Callable[[], object]:
    """Poison of a type: of an aggregate, each of its parts is."""
    if isinstance(ty, VectorType):
        return poisoned(ty, machine)
    element = element_of(ty)
    return lambda: filled(element, _poison_part)


def _poison_part(element: Element) -> object:
    cause = Poison("it is poison")
    if isinstance(element, Vectors):
        return splat(element.element, cause, element.shape)
    return cause


def frozen(ty: Type) -> Callable[[object], object]:
    """`freeze`: where a value is poison, zero, which is as good as any."""
    element = element_of(ty.element if isinstance(ty, VectorType) else ty)

    def run(value: object) -> object:
        if isinstance(value, Poison):
            return element.zero
        if isinstance(value, tuple):
            raise Unsupported("an aggregate is frozen")
        if isinstance(value, np.ndarray) and value.dtype == object:
            found = [element.zero if is_poison(v) else v for v in value.ravel()]
            return packed(element, found, value.shape)
        return value

    return run


def never_reached() -> NoReturn:
    """Raises `Undefined`."""
    raise Undefined("what is unreachable is reached")
