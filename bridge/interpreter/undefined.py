"""Values that are poison from the start, and places that no program reaches."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

from bridge.errors import Unsupported
from bridge.interpreter.elements import element_of
from bridge.interpreter.lanes import shape_of, splat
from bridge.interpreter.poison import Poison, Undefined
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


def never_reached() -> NoReturn:
    """Raises `Undefined`."""
    raise Undefined("what is unreachable is reached")
