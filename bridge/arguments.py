"""Checks of arguments, stated once: by the annotations of the callable.

`wanted` makes a `Kind` of an annotation, `checked` a function that looks at its
arguments before it runs. What does not fit is a `TypeError` that names the parameter,
what it must be and what was given; one of several words that is none of them is a
`ValueError`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, wraps
from importlib import import_module
from operator import index
from os import PathLike
from types import UnionType
from typing import (
    Any,
    Final,
    Literal,
    NamedTuple,
    ParamSpec,
    TypeGuard,
    TypeVar,
    Union,
    get_args,
    get_origin,
)

P = ParamSpec("P")
T = TypeVar("T")


class Fault(NamedTuple):
    """An argument, or a part of one, that is not what it must be."""

    name: str
    wanted: str
    given: object
    of_value: bool = False
    """Whether it is of the right type, and not one of the values there are."""

    def error(self, where: str) -> TypeError | ValueError:
        """What is raised for it by `where`, a class or a function."""
        if self.of_value:
            return ValueError(
                f"{where}: {self.name!r} must be {self.wanted}, not {self.given!r}"
            )
        kind = "None" if self.given is None else type(self.given).__name__
        return TypeError(f"{where}: {self.name!r} must be {self.wanted}, not {kind}")


class Kind:
    """What an argument must be."""

    text: str = "any object"

    def fits(self, value: object) -> bool:
        """Whether a value is one already, in the form in which it is stored."""
        return True

    def fits_by_class(self, value: object) -> bool:
        """Whether a value fits, and all others of its class do."""
        return False

    def fault(self, value: object, name: str) -> Fault | None:
        """What is wrong with a value, or with a part of it."""
        return None

    def kept(self, value: object) -> object:
        """A valid value in the form in which it is stored."""
        return value


class _Of(Kind):
    """An instance of a class."""

    def __init__(self, cls: type) -> None:
        self.text = cls.__name__
        self._cls = cls

    def fits(self, value: object) -> bool:
        return isinstance(value, self._cls)

    fits_by_class = fits

    def fault(self, value: object, name: str) -> Fault | None:
        return None if isinstance(value, self._cls) else Fault(name, self.text, value)


class _Plain(Kind):
    """A string, a number or bytes, stored as exactly that type."""

    def __init__(
        self, cls: type, accepts: Callable[[object], bool], keep: Callable[[Any], Any]
    ) -> None:
        self.text = cls.__name__
        self._cls = cls
        self._accepts = accepts
        self._keep = keep

    def fits(self, value: object) -> bool:
        return type(value) is self._cls

    fits_by_class = fits

    def fault(self, value: object, name: str) -> Fault | None:
        if type(value) is self._cls or self._accepts(value):
            return None
        return Fault(name, self.text, value)

    def kept(self, value: object) -> object:
        return self._keep(value)


def _is_integer(value: object) -> bool:
    """Whether a value is an integer's: what equals one finds the same node."""
    if isinstance(value, float):
        return value.is_integer()
    return hasattr(type(value), "__index__") and not hasattr(value, "__len__")


def _integer(value: Any) -> int:
    return int(value) if isinstance(value, float) else index(value)


def _is_number(value: object) -> bool:
    converts = hasattr(type(value), "__float__") or hasattr(type(value), "__index__")
    return converts and not hasattr(value, "__len__")


_PLAIN: Final[dict[type, Kind]] = {
    bool: _Plain(bool, lambda value: _is_integer(value) and value in (0, 1), bool),
    bytes: _Plain(bytes, lambda value: isinstance(value, bytes), bytes),
    float: _Plain(float, _is_number, float),
    int: _Plain(int, _is_integer, _integer),
    str: _Plain(str, lambda value: isinstance(value, str), str),
}


class _Nothing(Kind):
    text = "None"

    def fits(self, value: object) -> bool:
        return value is None

    fits_by_class = fits

    def fault(self, value: object, name: str) -> Fault | None:
        return None if value is None else Fault(name, self.text, value)


class _OneOf(Kind):
    """One of several words."""

    def __init__(self, words: tuple[object, ...]) -> None:
        self.text = f"one of {', '.join([repr(word) for word in words])}"
        self._words = words

    def fits(self, value: object) -> bool:
        return isinstance(value, str) and value in self._words

    def fault(self, value: object, name: str) -> Fault | None:
        if self.fits(value):
            return None
        return Fault(name, self.text, value, isinstance(value, str))


class _Any(Kind):
    """One of several kinds."""

    def __init__(self, kinds: tuple[Kind, ...]) -> None:
        self.text = " or ".join([kind.text for kind in kinds])
        self._kinds = kinds
        self._fitting: set[type] = set()
        """Classes of which all instances fit."""

    def fits(self, value: object) -> bool:
        if type(value) in self._fitting:
            return True
        if self.fits_by_class(value):
            self._fitting.add(type(value))
            return True
        return any(kind.fits(value) for kind in self._kinds)

    def fits_by_class(self, value: object) -> bool:
        return any(kind.fits_by_class(value) for kind in self._kinds)

    def fault(self, value: object, name: str) -> Fault | None:
        faults = [kind.fault(value, name) for kind in self._kinds]
        if None in faults:
            return None
        # What is wrong inside a sequence says more than that it is not right.
        inner = [fault for fault in faults if fault and fault.name != name]
        return inner[0] if inner else Fault(name, self.text, value)

    def kept(self, value: object) -> object:
        fitting = [kind for kind in self._kinds if kind.fault(value, "") is None]
        return value if self.fits(value) else fitting[0].kept(value)


_LISTS: Final = (list, tuple)


class _Many(Kind):
    """A sequence, or another collection, of what is all of one kind."""

    def __init__(self, cls: type, inner: Kind) -> None:
        self.text = f"{cls.__name__}[{inner.text}]"
        self._cls = cls
        self._inner = inner
        self._fitting: set[type] = set()
        """Classes of which all instances fit."""

    def fits(self, value: object) -> bool:
        return type(value) is tuple and self._all_fit(value)

    def _is_plain(self, value: object) -> TypeGuard[Sequence[object]]:
        return type(value) in _LISTS and isinstance(value, self._cls)

    def _all_fit(self, parts: Sequence[object]) -> bool:
        fitting, inner = self._fitting, self._inner
        for part in parts:
            if type(part) not in fitting:
                if not inner.fits_by_class(part):
                    return all(map(inner.fits, parts))
                fitting.add(type(part))
        return True

    def fault(self, value: object, name: str) -> Fault | None:
        if self._is_plain(value) and self._all_fit(value):
            return None
        wanted = Iterable if self._cls is tuple else self._cls
        if isinstance(value, str | bytes) or not isinstance(value, wanted):
            return Fault(name, self.text, value)
        # What can be read only once is left to who reads it.
        parts: Any = () if isinstance(value, Iterator) else value
        if isinstance(value, range):
            # One stands for all, of which there may be more than anybody can look at.
            parts = value[:1]
            if value[sys.maxsize :]:
                text = f"{self.text} of at most {sys.maxsize} items"
                return Fault(name, text, value, of_value=True)
        for i, part in enumerate(parts):
            found = self._inner.fault(part, f"{name}[{i}]")
            if found is not None:
                return found
        return None

    def kept(self, value: Any) -> object:
        return tuple([self._inner.kept(part) for part in value])


class _Pair(Kind):
    """A tuple of as many parts as there are kinds."""

    def __init__(self, kinds: tuple[Kind, ...]) -> None:
        self.text = f"tuple[{', '.join([kind.text for kind in kinds])}]"
        self._kinds = kinds

    def fits(self, value: object) -> bool:
        return type(value) is tuple and self.fault(value, "") is None

    def fault(self, value: object, name: str) -> Fault | None:
        if not isinstance(value, tuple) or len(value) != len(self._kinds):
            return Fault(name, self.text, value)
        for i, (kind, part) in enumerate(zip(self._kinds, value, strict=True)):
            found = kind.fault(part, f"{name}[{i}]")
            if found is not None:
                return found
        return None

    def kept(self, value: Any) -> object:
        parts = zip(self._kinds, value, strict=True)
        return tuple([kind.kept(part) for kind, part in parts])


class _Map(Kind):
    """A mapping."""

    def __init__(self, key: Kind, value: Kind) -> None:
        self.text = f"Mapping[{key.text}, {value.text}]"
        self._key = key
        self._value = value

    def fits(self, value: object) -> bool:
        return self.fault(value, "") is None

    def fault(self, value: object, name: str) -> Fault | None:
        if not isinstance(value, Mapping):
            return Fault(name, self.text, value)
        for key, entry in value.items():
            found = self._key.fault(key, f"a key of {name}")
            found = found or self._value.fault(entry, f"{name}[{key!r}]")
            if found is not None:
                return found
        return None


class _Function(Kind):
    text = "a function"

    def fits(self, value: object) -> bool:
        return callable(value)

    def fault(self, value: object, name: str) -> Fault | None:
        return None if callable(value) else Fault(name, self.text, value)


class _Anything(Kind):
    """What is not looked at."""

    def fits_by_class(self, value: object) -> bool:
        return True


ANYTHING: Final = _Anything()


@cache
def of_hint(hint: object) -> Kind:
    """What an annotation that was evaluated demands; nothing where that is unknown."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint is None or hint is type(None):
        return _Nothing()
    if hint is Any:
        return ANYTHING
    if origin in (Union, UnionType):
        return _Any(tuple([of_hint(part) for part in inner]))
    if origin is Literal:
        return _OneOf(inner)
    if origin is Callable:
        return _Function()
    if origin is tuple and (len(inner) < 2 or inner[1] is not ...):
        return _Pair(tuple([of_hint(part) for part in inner]))
    if origin is dict:
        # What is filled in may be large, and is not looked through each time.
        return _Of(dict)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _Map(of_hint(inner[0]), of_hint(inner[1]))
    if isinstance(origin, type) and issubclass(origin, Iterable):
        return _Many(origin, of_hint(inner[0]))
    if origin is PathLike:
        return _Of(PathLike)
    if isinstance(hint, type):
        return _PLAIN.get(hint) or (ANYTHING if hint in (Any, object) else _Of(hint))
    return ANYTHING


_HOMES: Final = {
    "Attribute": "bridge.ir.attributes",
    "Block": "bridge.ir.core",
    "Operation": "bridge.ir.core",
    "Region": "bridge.ir.core",
    "Type": "bridge.ir.types",
    "Value": "bridge.ir.core",
}
"""Where classes are that some modules import for the type checker alone."""


class _Names(dict[str, Any]):
    """The names an annotation may use: those of its module, and of `_HOMES`."""

    def __missing__(self, name: str) -> object:
        if name not in _HOMES:
            raise KeyError(name)
        return getattr(import_module(_HOMES[name]), name)


def wanted(annotation: object, module: str) -> Kind:
    """What an annotation of a module demands."""
    if not isinstance(annotation, str):
        return of_hint(annotation)
    names = _Names(vars(sys.modules[module]))
    try:
        return of_hint(eval(annotation, {}, names))
    except NameError:
        # A name that is the type checker's alone: it cannot be checked here.
        return ANYTHING


def parameters(function: Any) -> dict[str, Kind]:
    """What each parameter of a function must be, by its annotations."""
    code = function.__code__
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    hints = function.__annotations__
    module = function.__module__
    return {
        name: wanted(hints[name], module) if name in hints else ANYTHING
        for name in names
    }


def checked(function: Callable[P, T]) -> Callable[P, T]:
    """A function that refuses, before it begins, what its annotations do not allow."""
    where = function.__qualname__.removesuffix(".__init__").removesuffix(".__call__")
    kinds: dict[str, Kind] = {}
    listed = function.__code__.co_varnames[: function.__code__.co_argcount]
    fitting: dict[tuple[type, ...], bool] = {}
    """Whether positional arguments of these classes fit whatever they are."""

    @wraps(function)
    def guarded(*args: P.args, **named: P.kwargs) -> T:
        classes = tuple(map(type, args))
        if not fitting.get(classes):
            if not kinds:
                kinds.update(parameters(function))
            for name, value in zip(listed, args, strict=False):
                refuse(kinds[name], value, name, where)
            if classes not in fitting:
                fitting[classes] = _fit_always(kinds, args)
        for name, value in named.items():
            if name in kinds:
                refuse(kinds[name], value, name, where)
        return function(*args, **named)

    return guarded


def _fit_always(kinds: Mapping[str, Kind], args: tuple[object, ...]) -> bool:
    """Whether what is of the same classes as arguments that fit, fits as well."""
    pairs = zip(kinds.values(), args, strict=False)
    return all(kind.fits_by_class(value) for kind, value in pairs)


def one(cls: type[T], value: object, name: str, where: str) -> T:
    """An argument that is an instance of a class; raises `TypeError` for another."""
    if isinstance(value, cls):
        return value
    raise Fault(name, cls.__name__, value).error(where)


def many(cls: type[T], values: object, name: str, where: str) -> tuple[T, ...]:
    """Arguments that are instances of a class; raises `TypeError` where one is not."""
    if isinstance(values, (list, tuple)):
        if not values:
            return ()
        found = tuple(values)
    elif isinstance(values, str | bytes) or not isinstance(values, Iterable):
        raise Fault(name, f"Sequence[{cls.__name__}]", values).error(where)
    else:
        found = tuple(values)
    for i, value in enumerate(found):
        if not isinstance(value, cls):
            raise Fault(f"{name}[{i}]", cls.__name__, value).error(where)
    return found


def refuse(kind: Kind, value: object, name: str, where: str) -> None:
    """Raises what `where` says of an argument that is not of a kind."""
    if not kind.fits(value):
        fault = kind.fault(value, name)
        if fault is not None:
            raise fault.error(where)
