"""The slots of a row, and where in an operation the values of each are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from functools import cached_property, lru_cache
from itertools import accumulate
from typing import Any, Final, TypeAlias

from bridge.ir.attributes import Attribute, DenseArrayAttr
from bridge.ir.core import Operation
from bridge.ir.types import I32, Type
from bridge.records import Record

Held: TypeAlias = Any
"""What a slot of an operation holds, as its arity says: one value, attribute, region or
successor, `None` where it is left out, or a sequence of them."""
ValuesOf = Callable[[Operation], Held]
"""Returns the values, regions or successors of one slot as a tuple."""


class Arity(Enum):
    """The arity of a slot; the mark is how a table writes it."""

    ONE = ""
    OPTIONAL = "?"
    VARIADIC = "*"
    GROUPS = "**"


class Slot(Record):
    """An operand, result, region or successor of an op."""

    name: str
    constraint: str
    arity: Arity = Arity.ONE
    effects: tuple[str, ...] = ()
    least: int = 0
    segments: str = ""
    """The attribute that holds the sizes of the groups."""


OPERAND_SIZES: Final = "operandSegmentSizes"
RESULT_SIZES: Final = "resultSegmentSizes"
SIZES: Final = {
    "operands": ("AttrSizedOperandSegments", OPERAND_SIZES),
    "results": ("AttrSizedResultSegments", RESULT_SIZES),
}
"""The trait of ops that keep the sizes of slots, and the property that has them."""


class Slots(tuple[Slot, ...]):
    """The operands, results, regions or successors of a row, in upstream's order.

    Where the values of a slot are follows from how many there are in all, or from the
    sizes that a property of the operation has. Functions that are called often are made
    once for a slot: `values` and `getter` return one that fits it.
    """

    field: str
    """What an operation calls them: `operands`, `results`, `regions`, `successors`."""
    sizes: str
    """The property with the number of values of each slot; empty where none has it."""

    def __new__(cls, slots: Iterable[Slot], field: str, sizes: str = "") -> Slots:
        made = super().__new__(cls, slots)
        made.field = field
        made.sizes = sizes
        return made

    def bounds(self, op: Operation, index: int) -> tuple[int, int]:
        """Where the values of a slot begin and end.

        Sizes of another number of slots yield no values: the op has not been verified,
        or is being made.
        """
        if self.sizes:
            return _segment(op.properties.get(self.sizes), index, len(self))
        return self._shared(len(getattr(op, self.field)), index)

    def values(self, index: int) -> ValuesOf:
        """A getter of the values of a slot, as a tuple."""
        if self.sizes:
            return _by_sizes(self.field, self.sizes, index, len(self))
        if self._before[-1] <= 1:
            return _between(self.field, *self._near(index))

        field = self.field

        def get(op: Operation) -> Held:
            values = getattr(op, field)
            start, end = self._shared(len(values), index)
            return values[start:end]

        return get

    def getter(self, index: int) -> ValuesOf:
        """A getter of the value of a slot: None or a tuple by its arity.

        The values of groups are given as a tuple of tuples.
        """
        slot = self[index]
        if slot.arity is Arity.ONE:
            return self._single(index)
        values = self.values(index)
        if slot.arity is Arity.OPTIONAL:
            return lambda op: found[0] if (found := values(op)) else None
        if slot.segments:
            return lambda op: tuple(groups(op, values(op), slot.segments))
        return values

    def groups(self, index: int) -> Callable[[Operation], list[Held]]:
        """A getter of the values of a slot in groups: one where it has no sizes."""
        values = self.values(index)
        segments = self[index].segments
        if not segments:
            return lambda op: [values(op)]
        return lambda op: groups(op, values(op), segments)

    def counts(self, op: Operation) -> list[int]:
        """The number of values of each slot."""
        bounds = [self.bounds(op, index) for index in range(len(self))]
        return [end - start for start, end in bounds]

    def _single(self, index: int) -> ValuesOf:
        field, before, several = self.field, self._before[index], self._before[-1]
        if not self.sizes and (not before or several == 1):
            at = index - len(self) if before else index
            return lambda op: getattr(op, field)[at]
        return lambda op: getattr(op, field)[self.bounds(op, index)[0]]

    @cached_property
    def _before(self) -> tuple[int, ...]:
        """How many slots before each, and in all, have no fixed number of values."""
        return (0, *accumulate(slot.arity is not Arity.ONE for slot in self))

    def _near(self, index: int) -> tuple[int, int | None]:
        """The bounds of a slot where one at most has no fixed number of values."""
        start = index - len(self) if self._before[index] else index
        is_one = self[index].arity is Arity.ONE
        end = start + 1 if is_one else index + 1 - len(self)
        return start, end or None

    def _shared(self, count: int, index: int) -> tuple[int, int]:
        """The bounds where slots of no fixed number share what the others leave."""
        before, to_end, several = *self._before[index : index + 2], self._before[-1]
        share = (count - len(self) + several) // several if several else 0
        start = index - before + before * share
        return start, start + (1 if before == to_end else share)


def _by_sizes(field: str, sizes: str, index: int, slots: int) -> ValuesOf:
    def get(op: Operation) -> Held:
        start, end = _segment(op.properties.get(sizes), index, slots)
        return getattr(op, field)[start:end]

    return get


def _between(field: str, start: int, end: int | None) -> ValuesOf:
    where = slice(start, end)
    return lambda op: getattr(op, field)[where]


@lru_cache(maxsize=4096)
def _segment(written: object, index: int, slots: int) -> tuple[int, int]:
    lengths: Any = written.values if isinstance(written, DenseArrayAttr) else ()
    if len(lengths) != slots:
        return 0, 0
    start = sum(lengths[:index])
    return start, start + lengths[index]


def groups(op: Operation, values: Sequence[Held], segments: str) -> list[Held]:
    """Values in groups of the sizes that an attribute of the operation has."""
    sizes = op.properties.get(segments)
    lengths: Any = sizes.values if isinstance(sizes, DenseArrayAttr) else ()
    found = []
    start = 0
    for size in lengths:
        found.append(values[start : start + size])
        start += size
    return found


@lru_cache(maxsize=4096)
def segment_sizes(*sizes: int) -> DenseArrayAttr:
    """The property that says how many values each slot, or each group, has."""
    return DenseArrayAttr.of(I32, sizes)


def set_operand_sizes(properties: dict[str, Attribute], sizes: Iterable[int]) -> None:
    """Puts how many operands each slot has among the properties of an op to be made."""
    properties[OPERAND_SIZES] = segment_sizes(*sizes)


def sizes_fault(sizes: Sequence[float], count: int, what: str, name: str) -> str | None:
    """What is wrong with the sizes of `count` values, if anything."""
    if min(sizes, default=0) < 0:
        return f"'{name}' attribute cannot have negative elements"
    total = sum(sizes)
    if total == count:
        return None
    return (
        f"{what} count ({count}) does not match with the total size ({total}) "
        f"specified in attribute '{name}'"
    )


def types_of(values: ValuesOf) -> Callable[[Operation], list[Type]]:
    """The types of the values of a slot."""
    return lambda op: [value.type for value in values(op)]
