"""The rewriter of conversions: what is replaced may become values of other types.

Where the types differ, users get an unrealized cast, at once; patterns get what is
before it. When all is converted, the casts that are left are materialized.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from bridge.arguments import one
from bridge.ir.attributes import EMPTY_DICTIONARY
from bridge.ir.building import InsertionPoint
from bridge.ir.core import (
    AnyLocation,
    Block,
    Operation,
    Region,
    Use,
    Value,
    make_operation,
)
from bridge.ir.types import Type
from bridge.ir.values import Wrapped, unwrapped
from bridge.rewrite.conversion.casts import CAST
from bridge.rewrite.conversion.types import TypeConverter
from bridge.rewrite.rewriter import Listener, Rewriter

__all__ = ["Cast", "ConversionRewriter"]

Replacement = Value | Wrapped | Sequence[Value | Wrapped]
"""What one result becomes: a value, or several, where its type becomes several."""


class Cast(NamedTuple):
    """What an unrealized cast of a conversion is for."""

    converter: TypeConverter | None
    to_target: bool
    """Whether it makes what a pattern asks for, of what is not converted."""
    original: Type | None = None
    """The type that what it makes stands for, where that is known."""


class _Became:
    """What an operation's result was replaced by."""

    __slots__ = ("converter", "given", "location", "seen")

    def __init__(
        self, given: Replacement, location: AnyLocation, converter: TypeConverter | None
    ) -> None:
        self.given, self.location, self.converter = given, location, converter
        self.seen: Value | None = None
        """What its users have instead; `None` where it had none."""


class ConversionRewriter(Rewriter):
    """A rewriter that puts casts where types change."""

    def __init__(self, listener: Listener | None = None) -> None:
        super().__init__(listener)
        self.converter: TypeConverter | None = None
        """That of the pattern that is tried."""
        self.casts: dict[Operation, Cast] = {}
        """The casts that were made, in order."""
        self._made: dict[tuple[Value, tuple[Type, ...]], Operation] = {}
        self._undone: dict[tuple[tuple[Value, ...], Type], Operation] = {}
        self._became: dict[Value, _Became] = {}

    def replace(
        self, op: Operation, values: Operation | Value | Wrapped | Sequence[Replacement]
    ) -> None:
        """Replaces an operation's results and erases it.

        Each becomes a value of any type, or several values. Raises `ValueError` for
        another number of results.
        """
        one(Operation, op, "op", "ConversionRewriter.replace")
        new = values.results if isinstance(values, Operation) else values
        given = (new,) if isinstance(new, Value | Wrapped) else tuple(new)
        if len(given) != len(op.results):
            count = len(op.results)
            raise ValueError(
                f"{op.name} has {count} results, {len(given)} values given"
            )
        before = InsertionPoint.before_op(op)
        for result, value in zip(op.results, given, strict=True):
            became = _Became(value, op.any_location, self.converter)
            self._became[result] = became
            if result.has_uses:
                became.seen = self._replace_value(
                    result, value, before, op.any_location
                )
        super().erase(op)

    def replace_all_uses(self, old: Value, new: Replacement) -> None:
        """Makes every user of a value use another instead, or several of any types."""
        one(Value, old, "old", "ConversionRewriter.replace_all_uses")
        location = old.any_location
        became = _Became(new, location, self.converter)
        became.seen = self._standing_for(old, new)
        super().replace_all_uses(old, became.seen)
        self._became[old] = became

    def replace_uses_where(
        self, old: Value, new: Replacement, accept: Callable[[Use], bool]
    ) -> None:
        """Makes the uses that are accepted use another value, or several."""
        one(Value, old, "old", "ConversionRewriter.replace_uses_where")
        super().replace_uses_where(old, self._standing_for(old, new), accept)

    def convert_block(
        self,
        block: Block,
        converter: TypeConverter | None = None,
        *,
        types: Sequence[Sequence[Type]] | None = None,
    ) -> bool:
        """Converts the types of a block's arguments; whether all have rules.

        `types` are those that each argument becomes, where that is not by the rules.
        """
        rules = converter or self.converter
        old = block.arguments
        if types is None:
            found = [rules.convert_value(v) if rules else None for v in old]
            types = [known for known in found if known is not None]
        new_types = [tuple(each) for each in types]
        if len(new_types) < len(old):
            return False
        if new_types == [(value.type,) for value in old]:
            return True
        for value, each in zip(old, new_types, strict=True):
            new = [block.add_argument(ty, value.any_location) for ty in each]
            became = _Became(new, value.any_location, rules)
            self._became[value] = became
            if value.has_uses:
                point = InsertionPoint.at_start(block)
                place = value.any_location
                became.seen = self._replace_value(value, new, point, place, rules)
        for _ in old:
            block.erase_argument(0)
        self.changed = True
        return True

    def convert_region(
        self, region: Region, converter: TypeConverter | None = None
    ) -> bool:
        """Converts the types of the arguments of all blocks; whether all have rules.

        Nothing is converted where one has none.
        """
        rules = converter or self.converter
        arguments = [value for block in region.blocks for value in block.arguments]
        if arguments and (rules is None or rules.convert_values(arguments) is None):
            return False
        for block in region.blocks:
            self.convert_block(block, converter)
        return True

    def converted(self, value: Value) -> tuple[Value, ...] | None:
        """What a pattern works with for a value; `None` where its type has no rule."""
        steps = self._steps(value)
        if self.converter is None:
            return steps[-1]
        types = self.converter.convert_value(value)
        if types is None:
            return None
        for found in reversed(steps):
            if tuple(v.type for v in found) == types:
                return found
        return self._to_target(value, steps[-1], types)

    def drop_casts(self, count: int) -> None:
        """Takes back casts but so many: what asked for them did not match."""
        while len(self.casts) > count:
            cast, _ = self.casts.popitem()
            self._undone.pop((cast.operands, cast.results[0].type), None)
            cast.erase()
        for key in reversed(list(self._made)):
            if self._made[key] in self.casts:
                break
            del self._made[key]

    def current_of(self, value: Value) -> Value:
        """What stands for a value that may have been replaced, with its type."""
        while value in self._became:
            became = self._became[value]
            if became.seen is None:
                given = became.given
                values = (given,) if isinstance(given, Value | Wrapped) else given
                became.seen = self._seen(value, [unwrapped(v) for v in values], became)
            value = became.seen
        return value

    def _seen(self, old: Value, values: list[Value], became: _Became) -> Value:
        if [v.type for v in values] == [old.type]:
            return values[0]
        point, types = _after(values[-1]), (old.type,)
        cast = self._cast(point, values, types, became.location, became.converter)
        return cast.results[0]

    def _steps(self, value: Value) -> list[tuple[Value, ...]]:
        """What a value was replaced by, one after the other: users got casts of it."""
        steps: list[tuple[Value, ...]] = [(value,)]
        while True:
            groups = [self._before_cast(found) for found in steps[-1]]
            if all(group is None for group in groups):
                return steps
            pairs = zip(groups, steps[-1], strict=True)
            steps.append(
                tuple(
                    new
                    for group, old in pairs
                    for new in ((old,) if group is None else group)
                )
            )

    def _before_cast(self, value: Value) -> tuple[Value, ...] | None:
        """What stands in for a value of a cast back; `None` for any other value."""
        made = value.defining_op
        known = None if made is None else self.casts.get(made)
        if made is None or known is None or known.to_target:
            return None
        return made.operands

    def _to_target(
        self, value: Value, values: tuple[Value, ...], types: tuple[Type, ...]
    ) -> tuple[Value, ...]:
        known = self._made.get((value, types))
        if known is None:
            point, location = self._point_of(value, values), self.location
            known = self._cast(point, values, types, location, original=value.type)
            self._made[value, types] = known
        return known.results

    def _point_of(self, value: Value, values: tuple[Value, ...]) -> InsertionPoint:
        """Where what is made of values, which stand for another, is put.

        Of arguments at the start of their block, but after the casts back of them.
        """
        block = values[-1].block if values else None
        if block is None or values[-1].defining_op is not None:
            return _after(value)
        casts = self.casts
        for op in block:
            if op not in casts or casts[op].to_target:
                return InsertionPoint.before_op(op)
        return InsertionPoint.at_end(block)

    def _standing_for(self, old: Value, new: Replacement) -> Value:
        """A value of another one's type: the one given, or a cast of those given."""
        given = (new,) if isinstance(new, Value | Wrapped) else new
        values = [unwrapped(value) for value in given]
        if [v.type for v in values] == [old.type]:
            return values[0]
        point = _after(values[-1] if values else old)
        return self._cast(point, values, (old.type,), old.any_location).results[0]

    def _replace_value(
        self,
        old: Value,
        new: Replacement,
        point: InsertionPoint,
        location: AnyLocation,
        converter: TypeConverter | None = None,
    ) -> Value:
        """Replaces a value by one of its type, or a cast, which is returned."""
        given = (new,) if isinstance(new, Value | Wrapped) else new
        values = [unwrapped(value) for value in given]
        if [v.type for v in values] == [old.type]:
            old.replace_all_uses(values[0])
            return values[0]
        rules = converter or self.converter
        cast = self._back(values, old.type, point, location, rules)
        old.replace_all_uses(cast.results[0])
        return cast.results[0]

    def _back(
        self,
        values: Sequence[Value],
        ty: Type,
        point: InsertionPoint,
        location: AnyLocation,
        rules: TypeConverter | None,
    ) -> Operation:
        """A cast to the type that was: of the same values there is one."""
        key = (tuple(values), ty)
        known = self._undone.get(key) if len(values) == 1 else None
        if known is None:
            place = _after(values[0]) if len(values) == 1 else point
            known = self._cast(place, values, (ty,), location, rules)
            self._undone[key] = known
        return known

    def _cast(
        self,
        point: InsertionPoint,
        values: Sequence[Value],
        types: Sequence[Type],
        location: AnyLocation,
        converter: TypeConverter | None = None,
        *,
        original: Type | None = None,
    ) -> Operation:
        """A cast; with the original type, one that makes what a pattern asks for."""
        # Not by this builder: a cast is no change that the driver is to look at.
        cast = make_operation(CAST, values, tuple(types), _NOTHING, location)
        point.insert(cast)
        self.casts[cast] = Cast(
            converter or self.converter, original is not None, original
        )
        return cast


_NOTHING: Final = (EMPTY_DICTIONARY, EMPTY_DICTIONARY)


def _after(value: Value) -> InsertionPoint:
    """Where all users of a value see what is made of it."""
    made = value.defining_op
    if made is not None:
        return InsertionPoint.after_op(made)
    assert value.block is not None  # an argument has one
    return InsertionPoint.at_start(value.block)
