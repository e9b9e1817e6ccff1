"""Immutable, interned nodes: the base of types and attributes.

A class lists its fields as annotations; calling it with equal fields returns the very
same object, so equality is identity and every dictionary keyed by a type or an
attribute costs one pointer hash. The pools hold their nodes weakly: a long-lived
process that reads many files keeps only what is still used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import RLock
from typing import Any, ClassVar, Final, NoReturn, Self, TypeVar, dataclass_transform
from weakref import KeyedRef, WeakValueDictionary

from bridge import native
from bridge.arguments import Kind, parameters, refuse, wanted
from bridge.ir.above import ABOVE
from bridge.ir.fields import replace_methods


class _Missing:
    __slots__ = ()


MISSING = _Missing()


def _tails(defaults: tuple[object, ...]) -> dict[int, tuple[object, ...]]:
    """By how many fields are given: the defaults of the rest, where all have one."""
    found = {}
    for given in reversed(range(len(defaults))):
        if defaults[given] is MISSING:
            break
        found[given] = defaults[given:]
    return found


# Entering a node in its pool is two steps of Python. A collection between them may
# run code that makes nodes, so the lock lets its owner in again.
_entering: Final = RLock()


Made = TypeVar("Made", bound="Node")


@dataclass_transform(frozen_default=True, eq_default=False)
class Interned(type):
    """Metaclass of interned nodes; see the module's docstring.

    A class may define two hooks:

    - ``canonical(cls, *fields)``: a classmethod that returns the fields in the one
      form they are stored in (lists as tuples, `True` as `1`). Its parameters are
      what the class is called with.
    - ``check(self)``: raises `ValueError` with upstream's text where the fields do
      not make a valid node. It runs once for each distinct node.

    Fields are what their annotations say, which is looked at once for each distinct
    node as well: `TypeError` is raised for what is not, naming the parameter.
    """

    ground: type
    """The class that says how its nodes are printed: itself, but for dialects'."""
    _fields: tuple[str, ...]
    _defaults: tuple[object, ...]
    _tails: dict[int, tuple[object, ...]]
    """The defaults that complete a number of fields, where all the rest have some."""
    _setters: tuple[Callable[[object, object], None], ...]
    """What sets each field of a new node, past its being immutable."""
    _pool: Any
    """The nodes by their fields: a `WeakValueDictionary`, whose `data` is not typed."""
    _canonical: Callable[..., tuple[object, ...]] | None
    _parameters: tuple[str, ...]
    """What it is called with: its fields, or what `canonical` makes them of."""
    _kinds: tuple[Kind, ...] | None
    """What its fields are; found when the first node is made."""

    def __new__(
        mcs,
        name: str,
        bases: tuple[type, ...],
        namespace: dict[str, Any],
        /,
        **rest: Any,
    ) -> Interned:
        own = [
            field
            for field, hint in namespace.get("__annotations__", {}).items()
            if not str(hint).startswith(("ClassVar", "typing.ClassVar"))
        ]
        defaults = [namespace.pop(field, MISSING) for field in own]
        namespace["__slots__"] = (*own, *namespace.get("__slots__", ()))
        cls = super().__new__(mcs, name, bases, namespace, **rest)
        inherited = next((base for base in bases if isinstance(base, Interned)), None)
        cls._fields = (*(inherited._fields if inherited else ()), *own)
        cls._defaults = (*(inherited._defaults if inherited else ()), *defaults)
        cls._tails = _tails(cls._defaults)
        cls._setters = tuple([getattr(cls, name).__set__ for name in cls._fields])
        cls._pool = WeakValueDictionary()
        cls.ground = cls
        cls._canonical = getattr(cls, "canonical", None)
        code = getattr(cls._canonical, "__code__", None)
        names = code.co_varnames[1 : code.co_argcount] if code is not None else ()
        cls._parameters = names or cls._fields
        cls._kinds = None
        return cls

    @property
    def fields(cls) -> tuple[str, ...]:
        """The names of its fields, in order."""
        return cls._fields

    def __call__(cls, *args: object, **named: object) -> Any:
        if named or len(args) != len(cls._fields):
            tail = None if named else cls._tails.get(len(args))
            args = cls._bind(args, named) if tail is None else args + tail
        if cls._canonical is not None:
            try:
                args = cls._canonical(*args)
            except Exception:
                cls._refuse(args)
                raise
        key = args if len(args) > 1 else args[0] if args else None
        try:
            # What the pool's own `get` does, without what calling it costs.
            known = cls._pool.data.get(key)
        except TypeError:
            # What cannot be hashed is not what a field must be.
            return cls.stored(*cls._settled(args))
        node = None if known is None else known()
        if node is None:
            node = cls._create(args)
        return node

    def stored(cls, *fields: object) -> Any:
        """The node of fields in the form in which they are stored."""
        key = fields if len(fields) > 1 else fields[0] if fields else None
        known = cls._pool.data.get(key)
        node = None if known is None else known()
        return cls._create(fields) if node is None else node

    def _refuse(cls, args: tuple[object, ...]) -> None:
        """Raises `TypeError` where an argument is not what its parameter must be."""
        kinds = parameters(cls._canonical)
        for name, value in zip(cls._parameters, args, strict=False):
            refuse(kinds[name], value, name, cls.__name__)

    def _settled(cls, fields: tuple[object, ...]) -> tuple[object, ...]:
        """The fields as what they must be, a `True` as `1` for example.

        Raises `TypeError` where one is something else.
        """
        kept = []
        for name, kind, value in zip(
            cls._fields, cls._known_kinds(), fields, strict=True
        ):
            refuse(kind, value, name, cls.__name__)
            kept.append(value if kind.fits(value) else kind.kept(value))
        return tuple(kept)

    def _known_kinds(cls) -> tuple[Kind, ...]:
        kinds = cls._kinds
        if kinds is None:
            kinds = cls._kinds = tuple(kinds_of_fields(cls))
        return kinds

    def _bind(
        cls, args: tuple[object, ...], named: dict[str, object]
    ) -> tuple[object, ...]:
        """Fills in names and defaults, with Python's own errors."""
        names = cls._parameters
        if len(args) > len(names):
            raise TypeError(
                f"{cls.__name__} takes {len(names)} fields, {len(args)} given"
            )
        unknown = [name for name in named if name not in names]
        if unknown:
            raise TypeError(f"{cls.__name__}: {unknown[0]!r} is no field")
        values = list(args)
        for field, default in list(zip(names, cls._defaults, strict=True))[len(args) :]:
            value = named.pop(field, default)
            if value is MISSING:
                raise TypeError(f"{cls.__name__} needs {field!r}")
            values.append(value)
        if named:
            raise TypeError(f"{cls.__name__}: {next(iter(named))!r} is given twice")
        return tuple(values)

    def living(cls) -> list[Any]:
        """The nodes that somebody holds."""
        # Copied at once, as other threads make nodes meanwhile.
        found = [known() for known in list(cls._pool.data.values())]
        return [node for node in found if node is not None]

    def unchecked(cls, *fields: object) -> Any:
        """The node of stored fields that need not make a valid one.

        It is equal to itself alone, so that no valid node is mistaken for it.
        """
        ground: Any = cls
        node = object.__new__(ground)
        for put, value in zip(cls._setters, fields, strict=True):
            put(node, value)
        return node

    def _create(cls, fields: tuple[object, ...]) -> Any:
        kinds = cls._kinds or cls._known_kinds()
        for kind, value in zip(kinds, fields, strict=True):
            if not kind.fits(value):
                return cls.stored(*cls._settled(fields))
        node = cls.unchecked(*fields)
        node.check()
        # A node of one field is found by that field: a tuple around it costs 48
        # bytes in every dictionary, string and map.
        key = fields if len(fields) > 1 else fields[0] if fields else None
        return cls.entered(key, node)

    def entered(cls, key: object, node: Made) -> Made:
        """The node, in its pool; or that which another thread made meanwhile."""
        pool = cls._pool
        entry = KeyedRef(node, pool._remove, key)
        if pool.data.setdefault(key, entry) is entry:
            return node
        with _entering:
            kept: Made = pool.setdefault(key, node)
            return kept


def kinds_of_fields(cls: Any) -> Iterator[Kind]:
    """What the fields of a class must be, by the annotations of it and its bases."""
    for name in cls._fields:
        home = next(base for base in cls.__mro__ if name in base.__annotations__)
        yield wanted(home.__annotations__[name], home.__module__)


class Node(metaclass=Interned):
    """An interned value; equal fields make the same object."""

    __slots__ = ("__weakref__",)

    ground: ClassVar[type]
    _fields: ClassVar[tuple[str, ...]]

    @classmethod
    def sound(cls, *fields: object) -> Self:
        """The node of stored fields that are known to be right: nothing is checked."""
        key = fields if len(fields) > 1 else fields[0] if fields else None
        known = cls._pool.data.get(key)
        node: Self | None = None if known is None else known()
        if node is None:
            made = object.__new__(cls)
            for put, value in zip(cls._setters, fields):  # noqa: B905 (it costs)
                put(made, value)
            node = cls.entered(key, made)
        return node

    def check(self) -> None:
        """Raises `ValueError` where the fields do not make a valid node."""

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is immutable")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is immutable")

    def pickled(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        """What makes the node, and the arguments that it makes it of."""
        cls = type(self)
        return cls.stored, tuple([getattr(self, name) for name in cls._fields])

    def __reduce__(self) -> tuple[object, ...]:
        found: tuple[object, ...] = ABOVE.reduced_node(self)
        return found

    def __copy__(self) -> Node:
        return self

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __repr__(self) -> str:
        parts: list[str] = []
        pending: list[tuple[object, bool]] = [(self, False)]
        while pending:
            item, is_text = pending.pop()
            if is_text:
                parts.append(str(item))
            elif type(item) is tuple or _has_plain_repr(item):
                pending += reversed(list(_pieces(item)))
            else:
                parts.append(repr(item))
        return "".join(parts)


def _has_plain_repr(item: object) -> bool:
    return isinstance(item, Node) and type(item).__repr__ is Node.__repr__


def _pieces(item: Any) -> Iterator[tuple[object, bool]]:
    """A node or a tuple as `repr` writes it: values, and text, which is marked."""
    is_tuple = type(item) is tuple
    names = [""] * len(item) if is_tuple else [f"{name}=" for name in item._fields]
    values = item if is_tuple else [getattr(item, name) for name in item._fields]
    yield "(" if is_tuple else f"{type(item).__name__}(", True
    for number, (name, value) in enumerate(zip(names, values, strict=True)):
        yield f", {name}" if number else name, True
        yield value, False
    yield ",)" if is_tuple and len(item) == 1 else ")", True


if native.COMPILED:
    native.core.know_nodes(Interned.__call__, Interned.entered, KeyedRef)
    replace_methods(
        Interned, __call__=native.core.call_class, entered=native.core.entered
    )
    replace_methods(Node, sound=classmethod(native.core.sound_node))
