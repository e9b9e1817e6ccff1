"""Vectors combined by a kind: lane by lane, along dimensions, step by step.

The order is that in which upstream lowers them by default: what is accumulated onto
comes first, then the lanes in row-major order, each sum or product rounded by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Final

import numpy as np

from bridge.interpreter import kinds, ufuncs
from bridge.interpreter.elements import Element, Floats, Integers, element_of
from bridge.interpreter.lanes import Array, elements, is_native, joined, packed, splat
from bridge.interpreter.scattered import Flags, select
from bridge.ir.types import Type

Binary = Callable[[Array, Array], Array]

_NAMES: Final = {
    "minui": "minu",
    "minsi": "mins",
    "maxui": "maxu",
    "maxsi": "maxs",
    "and": "andi",
    "or": "ori",
    "xor": "xori",
}
"""What `kinds` calls the kinds of vectors that have another name there."""
_BY_TYPE: Final = frozenset({"add", "mul"})


def name_of(kind: str, element: Element) -> str:
    """What `kinds` calls a kind of vectors, for elements of a type."""
    if kind in _BY_TYPE:
        return kind + ("i" if isinstance(element, Integers) else "f")
    return _NAMES.get(kind, kind)


class Combining:
    """A kind of combining values of a type; raises `Unsupported` where it is none."""

    def __init__(self, kind: str, ty: Type) -> None:
        self.element = element_of(ty)
        name = name_of(kind, self.element)
        self.scalar = kinds.combine(name, ty)
        self.is_sum = name in ("addf", "mulf")
        self._neutral = kinds.neutral(name, ty)
        self._whole = _whole(name, self.element)

    @property
    def start(self) -> object:
        """What a reduction starts with that is given nothing."""
        return self._neutral

    def arrays(self, one: Array, other: Array) -> Array:
        """Combines vectors lane by lane, whose shapes are broadcast."""
        if self._whole is not None and is_native(one) and is_native(other):
            return self._whole(one, other)
        one, other = np.broadcast_arrays(one, other)
        lanes = zip(
            elements(self.element, one), elements(self.element, other), strict=True
        )
        return packed(self.element, [self.scalar(a, b) for a, b in lanes], one.shape)

    def fold(self, start: object | None, array: Array, where: Flags | None) -> object:
        """A scalar combined with the lanes that are set.

        Without one, it starts as upstream does: sums and products of floats with 0 and
        1, others with the first lane.
        """
        lanes = elements(self.element, array)
        if where is not None:
            flags = where.ravel().tolist()
            lanes = [lane for lane, flag in zip(lanes, flags, strict=True) if flag]
        if start is None and (self.is_sum or not lanes):
            start = self._neutral
        if start is None:
            start, *lanes = lanes
        scalar = self.scalar
        for lane in lanes:
            start = scalar(start, lane)
        return start

    def along(
        self, start: Array, array: Array, dims: Sequence[int], where: Flags | None
    ) -> Array:
        """A vector combined with another one along some of its dimensions."""
        kept = [n for n in range(array.ndim) if n not in dims]
        order = [*[n for n in range(array.ndim) if n in dims], *kept]
        steps = prod([array.shape[n] for n in dims])
        shape = (steps, *[array.shape[n] for n in kept])
        rows = array.transpose(order).reshape(shape)
        chosen = where.transpose(order).reshape(shape) if where is not None else None
        if not kept:
            flags = None if chosen is None else chosen
            first = elements(self.element, start)[0]
            found = self.fold(first, rows, flags)
            return splat(self.element, found, ())
        for n in range(steps):
            combined = self.arrays(start, rows[n])
            if chosen is None:
                start = combined
            else:
                start = select(self.element, chosen[n], combined, start)
        return start

    def scan(
        self, start: Array, array: Array, dim: int, *, inclusive: bool
    ) -> tuple[Array, Array]:
        """What is accumulated so far at each step of a dimension, and at the last.

        As upstream lowers it, an inclusive one takes no account of the start.
        """
        rows = np.moveaxis(array, dim, 0)
        last = rows[0] if inclusive else start
        found = [last]
        for n in range(1, len(rows)):
            last = self.arrays(last, rows[n] if inclusive else rows[n - 1])
            found.append(last)
        return np.stack(joined(self.element, found), dim), last


def _whole(kind: str, element: Element) -> Binary | None:
    """What numpy does for a kind on arrays without poison, where it is exact."""
    if isinstance(element, Integers) and element.dtype != object:
        if kind in ("addi", "muli"):
            name = "add" if kind == "addi" else "multiply"
            return ufuncs.wrapping(name, element.width)
        if kind in ("minu", "maxu"):
            return _unsigned("minimum" if kind == "minu" else "maximum", element)
        return ufuncs.plain(_PLAIN[kind])
    if isinstance(element, Floats) and kind in ("addf", "mulf"):
        name = "add" if kind == "addf" else "multiply"
        return ufuncs.rounding(name, element.format)
    return None


_PLAIN: Final = {
    "andi": "bitwise_and",
    "ori": "bitwise_or",
    "xori": "bitwise_xor",
    "mins": "minimum",
    "maxs": "maximum",
}


def _unsigned(name: str, element: Element) -> Binary:
    pick = ufuncs.plain(name)
    signed, plain = element.dtype, np.dtype(f"<u{element.size}")
    return lambda a, b: pick(a.view(plain), b.view(plain)).view(signed)
