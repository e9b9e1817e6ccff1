"""Answers about the ops of a class, each found once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bridge.ir.core import Operation

T = TypeVar("T")


class ByClass(dict[type[Operation], T]):
    """What a function says of classes of operations: `found[type(op)]`."""

    __slots__ = ("_ask",)

    def __init__(self, ask: Callable[[type[Operation]], T]) -> None:
        super().__init__()
        self._ask = ask

    def __missing__(self, cls: type[Operation]) -> T:
        found = self[cls] = self._ask(cls)
        return found
