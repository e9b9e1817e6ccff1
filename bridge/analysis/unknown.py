"""Answers that are not known: an analysis is exact, or says what stopped it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Final, NoReturn, ParamSpec, TypeVar

import islpy as isl

from bridge.ir.core import Operation
from bridge.records import Record

P = ParamSpec("P")
T = TypeVar("T")


class Unknown(Record):
    """No answer, with the operation that is the reason, where it is one.

    It is neither true nor false: to ask raises `TypeError`.
    """

    reason: str
    op: Operation | None = None

    def __bool__(self) -> NoReturn:
        raise TypeError(f"the answer is unknown: {self}")

    def __str__(self) -> str:
        if self.op is None:
            return self.reason
        return f"{self.op.position}: '{self.op.name}' op {self.reason}"


class NotKnown(Exception):
    """Ends an analysis with an `Unknown`."""

    def __init__(self, reason: str, op: Operation | None = None) -> None:
        super().__init__(reason)
        self.answer = Unknown(reason, op)


LIMIT: Final = 8_000_000
"""Operations that isl may take for an answer: some seconds."""


def answering(analysis: Callable[P, T]) -> Callable[P, T | Unknown]:
    """Makes an `Unknown` of what ends an analysis, and of isl's limit."""

    @wraps(analysis)
    def answer(*args: P.args, **kwargs: P.kwargs) -> T | Unknown:
        try:
            with _limited():
                return analysis(*args, **kwargs)
        except NotKnown as stop:
            return stop.answer
        except isl.Error as error:
            return Unknown(f"isl gives no answer: {error}")

    return answer


@contextmanager
def _limited() -> Iterator[None]:
    """Ends what takes isl too long; inside another one, nothing changes."""
    context = isl.DEFAULT_CONTEXT
    if context.get_max_operations():
        yield
        return
    context.reset_operations()
    context.set_max_operations(LIMIT)
    try:
        yield
    finally:
        context.set_max_operations(0)
        context.reset_operations()
