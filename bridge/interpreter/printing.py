"""Values as upstream's runtime prints them: `vector.print`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from bridge.errors import Unsupported
from bridge.interpreter.elements import Element, Floats, Integers, element_of
from bridge.interpreter.lanes import elements
from bridge.interpreter.poison import Poison, Undefined
from bridge.interpreter.runtime_print import format_float
from bridge.ir.shapes import element_or_self
from bridge.ir.types import IndexType, IntegerType, Type

Text = Callable[[object], str]

PUNCTUATION: Final = {
    "no_punctuation": "",
    "newline": "\n",
    "comma": ", ",
    "open": "( ",
    "close": " )",
}
"""What the runtime writes for each kind of punctuation."""


def text_of(ty: Type) -> Text:
    """What prints a value of a type; a vector in parentheses, dimension by dimension.

    Raises `Unsupported` where the runtime cannot print it.
    """
    scalar = element_or_self(ty)
    element, one = element_of(scalar), _scalar(scalar)

    def text(value: object) -> str:
        if isinstance(value, np.ndarray):
            return _rows(element, one, np.atleast_1d(value))
        return one(value)

    return text


def _rows(element: Element, one: Text, array: np.ndarray) -> str:
    if array.ndim > 1:
        rows = [_rows(element, one, row) for row in array]
    else:
        rows = [one(value) for value in elements(element, array)]
    return f"( {', '.join(rows)} )"


def _scalar(ty: Type) -> Text:
    element = element_of(ty)
    if isinstance(element, Floats):
        return _checked(_float)
    if isinstance(element, Integers) and element.width <= 64:
        natural = isinstance(ty, IndexType) or (
            isinstance(ty, IntegerType)
            and (ty.width == 1 or ty.signedness == "unsigned")
        )
        if natural:
            return _checked(lambda value: str(element.to_bits(value)))
        return _checked(str)
    raise Unsupported(f"the runtime does not print {ty}")


def _float(value: object) -> str:
    assert isinstance(value, float)
    return format_float(value)


def _checked(text: Text) -> Text:
    def run(value: object) -> str:
        if isinstance(value, Poison):
            raise Undefined(f"poison is printed: {value.why()}")
        return text(value)

    return run
