"""Answers about a program, cached for as long as it does not change.

Some questions lead to the same ones about other operations: what defines a value,
which operation around it is a scope. While a program is verified each is asked once
only. Outside of `kept` nothing is cached, as anything may change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final, TypeVar

T = TypeVar("T")

_kept: Final[ContextVar[dict[object, Any] | None]] = ContextVar("kept", default=None)


@contextmanager
def kept() -> Iterator[None]:
    """Keeps what `known` makes until its end; within, no program may be changed."""
    token = _kept.set({})
    try:
        yield
    finally:
        _kept.reset(token)


def known(make: Callable[[], T]) -> T:
    """The cache of this kind; a new one where there is none, or nothing is cached."""
    found = _kept.get()
    if found is None:
        return make()
    if make not in found:
        found[make] = make()
    made: T = found[make]
    return made


class Passed:
    """Keys of questions that found nothing wrong, of which all is forgotten at a limit.

    What decides must be in the key, and be immutable: types, attributes, maps.
    """

    __slots__ = ("_keys",)

    LIMIT: Final = 4096

    def __init__(self) -> None:
        self._keys: set[object] = set()

    def __contains__(self, key: object) -> bool:
        return key in self._keys

    def add(self, key: object) -> None:
        if len(self._keys) >= self.LIMIT:
            self._keys.clear()
        self._keys.add(key)
