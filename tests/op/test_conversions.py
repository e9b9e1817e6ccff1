"""Python's values become attributes, and what is none is refused by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from bridge.ir.types import F32, I32
from bridge.op import conversions as c

REFUSED: dict[str, Callable[[object], object]] = {
    "int": partial(c.integer_attr, I32),
    "float": partial(c.float_attr, F32),
    "str": c.text_attr,
    "str, of a symbol": c.symbol_attr,
    "Type": c.type_attr,
    "AffineMap": c.map_attr,
    "IntegerSet": c.set_attr,
    "bool": c.bool_attr,
    "bool, of a unit": c.unit_attr,
    "Mapping": c.dictionary_attr,
    "a sequence": partial(c.array_attr, c.any_attr),
    "an attribute": c.any_attr,
}


@pytest.mark.parametrize("wanted", REFUSED)
def test_what_is_no_value_of_an_attribute_is_refused(wanted: str) -> None:
    with pytest.raises(TypeError, match=wanted.partition(",")[0]):
        REFUSED[wanted](object())


def test_types_of_a_function_are_sequences_of_types() -> None:
    with pytest.raises(TypeError, match="Sequence"):
        c.type_attr(([F32], 3))
