"""Undefined behaviour, and poison: a value that must not be looked at.

LLVM's language reference, "Poison Values" and "Undefined Behavior": what is computed
from poison is poison, and a program whose next step depends on it is undefined.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final, NoReturn, TypeVar, cast

if TYPE_CHECKING:
    from bridge.ir.core import Operation

T = TypeVar("T")

PROGRAM: Final = "__program__"
"""Under this name the globals of generated code hold the `Program` it belongs to."""


class Undefined(Exception):
    """The program did what is undefined; the machine adds the op, and raises `Trap`."""


class Failed(Undefined):
    """An assertion does not hold, here or in a task that is waited for."""


class Poison:
    """A poison value; `cause` says what made it, `origin` is the op that did."""

    __slots__ = ("cause", "origin")

    def __init__(self, cause: str) -> None:
        self.cause = cause
        self.origin = running_op()

    def __repr__(self) -> str:
        return "poison"

    def _absorb(self, *others: object) -> Poison:
        return self

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = _absorb
    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = _absorb
    __lshift__ = __rlshift__ = __rshift__ = __rrshift__ = _absorb
    __floordiv__ = __truediv__ = __mod__ = _absorb
    __neg__ = __invert__ = __abs__ = _absorb
    __lt__ = __le__ = __gt__ = __ge__ = _absorb
    # Comparing is computing as well: whether two are equal is poison.
    __eq__ = __ne__ = _absorb  # type: ignore[assignment]
    __hash__ = object.__hash__

    def _use(self) -> NoReturn:
        raise Undefined(f"poison is used: {self.why()}")

    __bool__ = __index__ = __int__ = __float__ = _use
    # Of a memref that is poison, nothing may be looked at.
    base = buffer = offset = sizes = strides = property(_use)

    def _divide(self, dividend: object) -> NoReturn:
        self._use()

    __rfloordiv__ = __rmod__ = __rtruediv__ = _divide

    def why(self) -> str:
        """What made it, with the op and its location."""
        if self.origin is None:
            return self.cause
        return f"{self.cause}, by '{self.origin.name}' at {self.origin.position}"


def poison(cause: str) -> T:  # type: ignore[type-var]
    """A poison value, made by the op that is running.

    To the type checker it is of every type, as to LLVM.
    """
    return cast("T", Poison(cause))


def is_poison(value: object) -> bool:
    """Whether a value is poison as a whole: an array has elements that may be."""
    return type(value) is Poison


def poison_of(*values: object) -> T:  # type: ignore[type-var]
    """The first poison of values among which there is one."""
    return cast("T", next(value for value in values if type(value) is Poison))


def running_op() -> Operation | None:
    """The op that generated code of the innermost machine is at, if any is."""
    frame = sys._getframe(1)
    while frame is not None:
        program = frame.f_globals.get(PROGRAM)
        if program is not None:
            found: Operation | None = program.op_at(frame.f_lineno)
            return found
        frame = frame.f_back  # type: ignore[assignment]
    return None
