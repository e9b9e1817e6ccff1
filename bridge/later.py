"""Regular expressions and modules that are made when they are first used.

Compiling an expression takes as long as reading some lines of MLIR, loading a module
longer: what a short text does not need should not be paid for by every program.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType
from typing import Any, Literal, overload

Find = Callable[..., "re.Match[str] | None"]
Substitute = Callable[..., str]


@overload
def later(
    method: Literal["match", "fullmatch", "search"], pattern: str, flags: int = 0
) -> Find: ...
@overload
def later(method: Literal["sub"], pattern: str, flags: int = 0) -> Substitute: ...
@overload
def later(
    method: Literal["finditer"], pattern: str, flags: int = 0
) -> Callable[..., Iterator[re.Match[str]]]: ...
def later(method: str, pattern: str, flags: int = 0) -> Callable[..., object]:
    """That method of a pattern, whose first call compiles it."""
    found: Callable[..., object] | None = None

    def find(*arguments: object) -> object:
        nonlocal found
        if found is None:
            found = getattr(re.compile(pattern, flags), method)
        return found(*arguments)

    return find


class _Deferred:
    """A module that is loaded when something of it is first asked for."""

    __slots__ = ("_module", "_name")

    def __init__(self, name: str) -> None:
        self._name = name
        self._module: ModuleType | None = None

    def __getattr__(self, name: str) -> Any:
        if self._module is None:
            self._module = import_module(self._name)
        return getattr(self._module, name)


def deferred(name: str) -> Any:
    """The module of a name, loaded later.

    To the type checker it is imported beside it, under `if TYPE_CHECKING`.
    """
    return _Deferred(name)
