"""Reading a type or an attribute alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bridge.errors import Malformed
from bridge.ir.attributes import Attribute
from bridge.ir.guard import deep
from bridge.ir.types import Type
from bridge.source import Source
from bridge.text.attributes import read_attribute
from bridge.text.module import diagnostic_of
from bridge.text.registry import Registry
from bridge.text.state import Reader, State
from bridge.text.tokens import ParseError
from bridge.text.types import read_type

T = TypeVar("T", Type, Attribute)


def read_type_alone(source: Source, registry: Registry) -> Type:
    """The type that is all of a text; raises `Malformed`."""
    return _alone(source, registry, read_type)


def read_attribute_alone(source: Source, registry: Registry) -> Attribute:
    """The attribute that is all of a text; raises `Malformed`."""
    return _alone(source, registry, read_attribute)


def _alone(source: Source, registry: Registry, read: Callable[[Reader], T]) -> T:
    state = State(
        allow_unregistered=True,
        known_dialect=registry.has_dialect,
        defined=registry.defined,
    )
    reader = Reader(source, 0, state)
    try:
        with deep:
            found = read(reader)
            end = reader.peek()
    except ParseError as error:
        raise Malformed([diagnostic_of(source, e) for e in error.chain()]) from None
    if end.kind != "eof":
        rest = source.text[end.pos :]
        fault = f"found trailing characters: '{rest}'"
        raise Malformed(source.diagnostic(end.pos, fault))
    return found
