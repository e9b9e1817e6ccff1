"""Fields that are read as slots and assigned through their checks.

A property that only returns a slot costs ten times what reading the slot does, and an
operation is read some fifty times for each time that it is changed. So `slot_fields`
makes the slots themselves the public names. What is assigned goes through the setters
of the properties still, and what has no setter cannot be assigned.

The modules that own the slots write past that: with a `writer`, or, for a new object,
as one of an `unguarded` class, which gets its own class when it is complete.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

T = TypeVar("T")

Put = Callable[[Any, Any], None]

_setters_of: Final[dict[type, dict[str, Put]]] = {}

_assign: Final = object.__setattr__
_delete: Final = object.__delattr__


def slot_fields(**slots: str) -> Callable[[type[T]], type[T]]:
    """A decorator: the class reads these properties from the slots named.

    Subclasses must not have slots or properties of the same names.
    """

    def decorate(cls: type[T]) -> type[T]:
        setters: dict[str, Put] = {}
        for base in cls.__mro__:
            setters |= _setters_of.get(base, {})
        for name, slot in slots.items():
            setters[name] = vars(cls)[name].fset or _refusal(name)
            setattr(cls, name, getattr(cls, slot))
        _setters_of[cls] = setters

        def set_checked(self: T, name: str, value: object) -> None:
            put = setters.get(name)
            if put is None:
                _assign(self, name, value)
            else:
                put(self, value)

        def refuse_deletion(self: T, name: str) -> None:
            if name in setters:
                raise AttributeError(f"{name!r} of {_title(self)} cannot be deleted")
            _delete(self, name)

        cls.__setattr__ = set_checked  # type: ignore[method-assign, assignment]
        cls.__delattr__ = refuse_deletion  # type: ignore[method-assign, assignment]
        return cls

    return decorate


def unguarded(cls: type[T]) -> type[T]:
    """A subclass whose slots are written at once; for objects that are being made."""
    plain = {"__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    made: type[T] = type(cls).__call__(
        type(cls), f"New{cls.__name__}", (cls,), {"__slots__": (), **plain}
    )
    return made


def writer(cls: type, slot: str) -> Put:
    """What writes a slot of an object without any check."""
    put: Put = getattr(cls, slot).__set__
    return put


def replace_methods(cls: type, **methods: object) -> None:
    """Puts compiled functions in the place of methods that do the same."""
    for name, method in methods.items():
        setattr(cls, name, method)


def _refusal(name: str) -> Callable[[object, object], None]:
    def refuse(self: object, value: object) -> None:
        raise AttributeError(f"{name!r} of {_title(self)} cannot be assigned")

    return refuse


def _title(value: object) -> str:
    return type(value).__name__
