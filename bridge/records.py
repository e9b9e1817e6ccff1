"""Immutable records: fields by annotation, equal where their values are.

They are what `dataclass(frozen=True, slots=True)` makes. That decorator writes and
compiles source for every class and loads `inspect` to do so, which took a third of the
time in which a short program begins; nothing is written here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, NoReturn, Self, dataclass_transform

from bridge.arguments import Kind, refuse, wanted

MISSING: Final = object()
"""The default of a field that has none."""


def bind(
    title: str,
    defaults: dict[str, object],
    given: tuple[object, ...],
    named: dict[str, object],
) -> tuple[object, ...]:
    """The values of fields, by position, name or default.

    Raises `TypeError` where one is given twice, is none, or is missing.
    """
    if len(given) > len(defaults):
        raise TypeError(f"{title} takes {len(defaults)} fields, {len(given)} given")
    values = list(given)
    for name in list(defaults)[len(given) :]:
        value = named.pop(name, defaults[name])
        if value is MISSING:
            raise TypeError(f"{title} needs {name!r}")
        values.append(value)
    if named:
        name = next(iter(named))
        fault = "is given twice" if name in defaults else "is no field"
        raise TypeError(f"{title}: {name!r} {fault}")
    return tuple(values)


@dataclass_transform(frozen_default=True)
class RecordType(type):
    """Metaclass of records."""

    _defaults: dict[str, object]
    """Of each field, in order."""
    _setters: tuple[Callable[[object, object], None], ...]
    """What sets each field of a new record, past its being immutable."""
    _checked: bool
    _kinds: tuple[Kind, ...] | None
    """Of a checked one, what each field must be; found when the first is made."""

    def __new__(
        mcs,
        title: str,
        bases: tuple[type, ...],
        namespace: dict[str, Any],
        *,
        checked: bool = False,
    ) -> RecordType:
        own = {
            name: namespace.pop(name, MISSING)
            for name, hint in namespace.get("__annotations__", {}).items()
            if not str(hint).startswith("ClassVar")
        }
        namespace["__slots__"] = (*own, *namespace.get("__slots__", ()))
        cls = super().__new__(mcs, title, bases, namespace)
        inherited: dict[str, object] = {}
        for base in bases:
            inherited |= getattr(base, "_defaults", {})
        cls._defaults = inherited | own
        cls._setters = tuple([getattr(cls, name).__set__ for name in cls._defaults])
        cls._checked = checked
        cls._kinds = None
        return cls

    def refuse(cls, given: tuple[object, ...]) -> None:
        """Raises `TypeError` for a field that is not what its annotation says."""
        if cls._kinds is None:
            hints = cls.__annotations__
            home = cls.__module__
            cls._kinds = tuple([wanted(hints[name], home) for name in cls._defaults])
        for kind, name, value in zip(cls._kinds, cls._defaults, given, strict=True):
            refuse(kind, value, name, cls.__name__)


class Record(metaclass=RecordType):
    """An immutable record; see the module's docstring.

    One that is `checked` refuses what the annotations of its fields do not allow.
    """

    _defaults: ClassVar[dict[str, object]]
    _setters: ClassVar[tuple[Callable[[object, object], None], ...]]
    _checked: ClassVar[bool]

    def __init__(self, *given: object, **named: object) -> None:
        cls = type(self)
        if named or len(given) != len(cls._setters):
            given = bind(cls.__name__, cls._defaults, given, named)
        if cls._checked:
            cls.refuse(given)
        for put, value in zip(cls._setters, given, strict=True):
            put(self, value)

    def but(self, **changes: object) -> Self:
        """A copy in which some fields are others."""
        fields = dict(zip(self._defaults, self._values, strict=True))
        return type(self)(**{**fields, **changes})

    @property
    def _values(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self._defaults])

    @property
    def _key(self) -> tuple[object, ...]:
        """What makes it equal to another of its class."""
        return self._values

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self) or not isinstance(other, Record):
            return NotImplemented
        return self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        fields = zip(self._defaults, self._values, strict=True)
        inside = ", ".join([f"{name}={value!r}" for name, value in fields])
        return f"{type(self).__name__}({inside})"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is immutable")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is immutable")

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self._values
