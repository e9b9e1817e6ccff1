"""The values of constant attributes."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import repeat
from typing import TYPE_CHECKING

from bridge.errors import Unsupported
from bridge.interpreter.elements import Element, Floats, element_of
from bridge.interpreter.lanes import Array, packed, shape_of, splat
from bridge.ir.attributes import (
    Attribute,
    DenseElementsAttr,
    FloatAttr,
    IntegerAttr,
    SparseElementsAttr,
)
from bridge.ir.dense import unpack_bits
from bridge.ir.types import ComplexType, RankedType, Type

if TYPE_CHECKING:
    from bridge.interpreter.machine import Machine


def value_of(attr: Attribute, ty: Type, machine: Machine) -> object:
    """The value of an attribute as a constant of a type.

    Raises `Unsupported` where the attribute is none that has elements.
    """
    if isinstance(attr, IntegerAttr):
        return element_of(ty).of_bits(attr.bits)
    if isinstance(attr, FloatAttr):
        return element_of(ty).of_bits(attr.bits)
    if isinstance(attr, DenseElementsAttr) and isinstance(ty, RankedType):
        array = _dense(attr, element_of(ty.element), shape_of(ty, machine.vscale))
        array.flags.writeable = False
        return array
    if isinstance(attr, SparseElementsAttr) and isinstance(ty, RankedType):
        array = _sparse(attr, element_of(ty.element), shape_of(ty, machine.vscale))
        array.flags.writeable = False
        return array
    raise Unsupported(f"a constant of {attr}")


def _sparse(
    attr: SparseElementsAttr, element: Element, shape: tuple[int, ...]
) -> Array:
    """Zeros, with the values where they are said to be."""
    items: list[object] = [element.of_bits(0)] * math.prod(shape)
    for index, bits in zip(attr.indices.numpy(), patterns(attr.values), strict=False):
        at = 0
        for position, size in zip(index.tolist(), shape, strict=True):
            at = at * size + position
        items[at] = element.of_bits(bits)
    return packed(element, items, shape)


def _dense(attr: DenseElementsAttr, element: Element, shape: tuple[int, ...]) -> Array:
    if attr.splat:
        return splat(element, element.of_bits(next(patterns(attr))), shape)
    if isinstance(element, Floats) and element.dtype != object:
        return attr.numpy().astype(element.dtype)
    return packed(element, map(element.of_bits, patterns(attr)), shape)


def patterns(attr: Attribute) -> Iterator[int]:
    """The patterns of the elements of an attribute, in row-major order.

    Raises `Unsupported` where it has none.
    """
    if not isinstance(attr, DenseElementsAttr):
        raise Unsupported(f"a constant of {attr}")
    found = unpack_bits(attr.element, attr.data)
    if isinstance(attr.element, ComplexType):
        # The parts have numbers of their own, the real one first.
        width = element_of(attr.element).size * 4
        found = [re | im << width for re, im in zip(*[iter(found)] * 2, strict=True)]
    return repeat(found[0]) if attr.splat else iter(found)
