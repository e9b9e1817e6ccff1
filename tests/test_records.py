"""`bridge.records`: what a frozen dataclass is, and nothing more."""

from __future__ import annotations

import copy
import pickle
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.records import Record


class Point(Record):
    """A place."""

    axes: ClassVar[int] = 2

    x: int
    y: int = 0


class Named(Point):
    """A place with a name."""

    name: str = "here"


class Vector(Record):
    """The same fields as a place has."""

    x: int
    y: int = 0


@dataclass(frozen=True, slots=True)
class Model:
    """What `Point` stands for."""

    x: int
    y: int = 0


coordinates = st.tuples(st.integers(0, 2), st.integers(0, 2))


@given(coordinates, coordinates)
def test_records_are_equal_where_dataclasses_are(
    one: tuple[int, int], other: tuple[int, int]
) -> None:
    alike = Model(*one) == Model(*other)
    assert (Point(*one) == Point(*other)) is alike
    assert (len({Point(*one), Point(*other)}) == 1) is alike


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ((), {}),
        ((1,), {}),
        ((1, 2), {}),
        ((), {"x": 1}),
        ((), {"y": 1}),
        ((1,), {"x": 1}),
        ((1,), {"z": 1}),
        ((1, 2, 3), {}),
        ((1,), {"y": 2}),
    ],
)
def test_fields_are_bound_as_those_of_dataclasses(
    given: tuple[int, ...], named: dict[str, Any]
) -> None:
    try:
        model = Model(*given, **named)
    except TypeError:
        with pytest.raises(TypeError):
            Point(*given, **named)
    else:
        found = Point(*given, **named)
        assert (found.x, found.y) == (model.x, model.y)
        assert repr(found) == repr(model).replace("Model", "Point")


def test_records_of_different_classes_are_different() -> None:
    assert Point(1) != Vector(1)
    assert Point(1) != Named(1)
    assert Point(1) != (1, 0)


def test_inherited_fields_come_first() -> None:
    assert Named(1, 2, "a").name == "a"
    assert Named(3) == Named(3, 0, "here")


def test_a_record_does_not_change() -> None:
    point = Point(1)
    with pytest.raises(AttributeError, match="immutable"):
        point.x = 2  # type: ignore[misc]
    with pytest.raises(AttributeError, match="immutable"):
        del point.x
    with pytest.raises(AttributeError):
        point.z = 2
    assert point == Point(1)


def test_a_changed_copy_is_another() -> None:
    point = Point(1, 2)
    assert point.but(y=3) == Point(1, 3)
    assert point == Point(1, 2)
    with pytest.raises(TypeError, match="'z' is no field"):
        point.but(z=1)


def test_copies_are_equal() -> None:
    named = Named(1, 2, "a")
    assert copy.deepcopy(named) == named
    assert pickle.loads(pickle.dumps(named)) == named


def test_constants_of_the_class_are_no_fields() -> None:
    assert Point.axes == 2
    with pytest.raises(TypeError):
        Point(1, 2, axes=3)  # type: ignore[call-arg]
