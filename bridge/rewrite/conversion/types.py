"""Which types become which, and how values of one become values of the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from bridge.arguments import one
from bridge.ir.attributes import TypeAttr
from bridge.ir.core import AnyLocation, Operation, Value
from bridge.ir.types import FunctionType, Type
from bridge.rewrite.rewriter import Rewriter

__all__ = ["TypeConverter"]

Conversion = Callable[[Any], Type | Sequence[Type] | None]
"""What a type becomes: a type, several, none; `None` is for others to say."""


ConversionOfValue = Callable[[Value], Type | Sequence[Type] | None]
"""What the type of a value becomes there; `None` is for others to say."""


class Materialization(Protocol):
    """Makes values of these types of others; `None` where it cannot."""

    def __call__(
        self,
        rewriter: Rewriter,
        types: tuple[Type, ...],
        values: tuple[Value, ...],
        location: AnyLocation,
    ) -> Value | Sequence[Value] | None: ...


class TypeConverter:
    """Rules of types; of several that fit a type, the last that was added counts.

    >>> converter = TypeConverter()
    >>> converter.add(Type, lambda ty: ty)
    >>> converter.add(ComplexType, lambda ty: [ty.element, ty.element])
    """

    def __init__(self) -> None:
        self._rules: list[tuple[type[Type], Conversion]] = []
        self._of_values: list[ConversionOfValue] = []
        self._sources: list[Materialization] = []
        self._targets: list[Materialization] = []
        self._known: dict[Type, tuple[Type, ...] | None] = {}

    def add(self, kind: type[Type], conversion: Conversion) -> None:
        """Converts the types of a class by a function."""
        self._rules.append((one(type, kind, "kind", "TypeConverter.add"), conversion))
        self._known.clear()

    def add_of_values(self, conversion: ConversionOfValue) -> None:
        """Converts the types of values by where they are; comes before other rules."""
        self._of_values.append(conversion)

    def add_source_materialization(self, make: Materialization) -> None:
        """Makes a value of a type that was converted of those it was converted to."""
        self._sources.append(make)

    def add_target_materialization(self, make: Materialization) -> None:
        """Makes values of the types that another type is converted to."""
        self._targets.append(make)

    def convert(self, ty: Type) -> tuple[Type, ...] | None:
        """What a type becomes; `None` where no rule says so."""
        if ty not in self._known:
            self._known[ty] = self._converted(ty)
        return self._known[ty]

    def convert_all(self, types: Iterable[Type]) -> tuple[Type, ...] | None:
        """What types become, one after the other; `None` where one has no rule."""
        found: list[Type] = []
        for ty in types:
            converted = self.convert(ty)
            if converted is None:
                return None
            found += converted
        return tuple(found)

    def convert_value(self, value: Value) -> tuple[Type, ...] | None:
        """What the type of a value becomes where it is."""
        for conversion in reversed(self._of_values):
            found = conversion(value)
            if found is not None:
                return _as_tuple(found)
        return self.convert(value.type)

    def convert_values(self, values: Iterable[Value]) -> tuple[Type, ...] | None:
        """What the types of values become, as `convert_all` does."""
        found: list[Type] = []
        for value in values:
            converted = self.convert_value(value)
            if converted is None:
                return None
            found += converted
        return tuple(found)

    def keeps(self, values: Iterable[Value]) -> bool:
        """Whether the types of values stay what they are."""
        return all(self.convert_value(value) == (value.type,) for value in values)

    def convert_one(self, ty: Type) -> Type | None:
        """The one type that a type becomes; `None` for no rule, or several."""
        found = self.convert(ty)
        return found[0] if found is not None and len(found) == 1 else None

    def is_legal(self, what: Operation | Type) -> bool:
        """Whether a type, or all types of an operation's values, stay what they are.

        Of a function it is asked of its signature's types as well.
        """
        if isinstance(what, Type):
            return self.convert(what) == (what,)
        values = (*what.operands, *what.results)
        return self.keeps(values) and self.is_signature_legal(what)

    def is_signature_legal(self, op: Operation) -> bool:
        """Whether the types of a function, and of its arguments, stay what they are."""
        signature = function_type(op)
        if signature is None:
            return True
        blocks = [block for region in op.regions for block in region.blocks]
        inside = [value for block in blocks for value in block.arguments]
        types = (*signature.inputs, *signature.results)
        return all(map(self.is_legal, types)) and self.keeps(inside)

    def materialize(
        self,
        rewriter: Rewriter,
        types: tuple[Type, ...],
        values: tuple[Value, ...],
        location: AnyLocation,
        *,
        to_target: bool,
        original: Type | None = None,
    ) -> tuple[Value, ...] | None:
        """Values of these types, made of others by the last rule that can.

        `original` is the type that those of a target stand for, where it is known.
        """
        for make in reversed(self._targets if to_target else self._sources):
            made = make(rewriter, types, values, location)
            if made is not None:
                return (made,) if isinstance(made, Value) else tuple(made)
        return None

    def _converted(self, ty: Type) -> tuple[Type, ...] | None:
        for kind, conversion in reversed(self._rules):
            found = conversion(ty) if isinstance(ty, kind) else None
            if found is not None:
                return _as_tuple(found)
        return None


def _as_tuple(found: Type | Sequence[Type]) -> tuple[Type, ...]:
    return (found,) if isinstance(found, Type) else tuple(found)


def function_type(op: Operation) -> FunctionType | None:
    """The signature of a function; `None` for what has none."""
    held = op.properties.get("function_type")
    ty = held.type if isinstance(held, TypeAttr) else None
    return ty if isinstance(ty, FunctionType) else None
