"""Operations, blocks, regions and values: plain objects that know their uses.

Invariants, kept by every method here:

- a value's uses hold its user once for each operand that is the value;
- an operation, a block and a region know what holds them, and are held once;
- a block's operations are a linked list, so that inserting and erasing cost O(1)
  anywhere; their order numbers are made when first asked for and dropped when an
  insertion makes them wrong;
- properties and discardable attributes are two dictionaries, immutable and shared:
  an operation gets another dictionary, none is changed in place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridge.errors import Diagnostic, Invalid, Position, warn
from bridge.ir.attributes import (
    EMPTY_DICTIONARY,
    Attribute,
    DictionaryAttr,
    Entries,
)
from bridge.ir.blocks import Block, Operations, Region, lies_in
from bridge.ir.locations import UNKNOWN_LOC, Location, callers_of, position_of
from bridge.ir.types import Type
from bridge.ir.values import (
    BlockArgument,
    OpResult,
    Place,
    Use,
    Value,
    drop_use,
    locate,
)

__all__ = [
    "Block",
    "BlockArgument",
    "OpResult",
    "Operation",
    "Operations",
    "Place",
    "Region",
    "Use",
    "Value",
]


class Operation:
    """An operation of any dialect.

    `operands`, `regions` and `successors` are tuples. Assigning operands keeps uses
    right; regions are changed by `take_regions`. `properties` and `attributes` are read
    as mappings and changed by assigning a mapping, or by `set_property` and
    `set_attribute`.
    """

    __slots__ = (
        "_attributes",
        "_next",
        "_operands",
        "_order",
        "_place",
        "_prev",
        "_properties",
        "name",
        "parent",
        "regions",
        "results",
        "successors",
    )

    name: str
    results: tuple[OpResult, ...]
    regions: tuple[Region, ...]
    successors: tuple[Block, ...]
    parent: Block | None
    _operands: tuple[Value, ...]
    _properties: DictionaryAttr
    _attributes: DictionaryAttr
    _place: Place
    _prev: Operation | None
    _next: Operation | None
    _order: int

    def __init__(
        self,
        name: str,
        operands: Sequence[Value] = (),
        result_types: Sequence[Type] = (),
        *,
        properties: Entries = EMPTY_DICTIONARY,
        attributes: Entries = EMPTY_DICTIONARY,
        regions: Sequence[Region] = (),
        successors: Sequence[Block] = (),
        location: Place = UNKNOWN_LOC,
    ) -> None:
        self.name = name
        self.parent = self._prev = self._next = None
        for ty in result_types:
            if not isinstance(ty, Type):
                kind = type(ty).__name__
                raise TypeError(f"a result of {name} is of no type: {kind}")
        self.results = tuple(
            [OpResult(ty, self, i) for i, ty in enumerate(result_types)]
        )
        self._properties = DictionaryAttr.of(properties)
        self._attributes = DictionaryAttr.of(attributes)
        self.regions = ()
        if regions:
            self.take_regions(regions)
        self.successors = tuple(successors)
        self._place = location
        self._order = -1
        # Last, so that an operation that could not be made is no user.
        self._operands = tuple(operands)
        self._use(self._operands)

    # Reading

    @property
    def operands(self) -> tuple[Value, ...]:
        return self._operands

    @operands.setter
    def operands(self, values: Sequence[Value]) -> None:
        before = self._operands
        new = tuple(values)
        self._use(new)
        for value in before:
            drop_use(value, self)
        self._operands = new

    @property
    def result(self) -> OpResult:
        """The one result; raises `ValueError` where there is none or several."""
        if len(self.results) != 1:
            raise ValueError(f"{self.name} has {len(self.results)} results")
        return self.results[0]

    @property
    def properties(self) -> DictionaryAttr:
        return self._properties

    @properties.setter
    def properties(self, entries: Entries) -> None:
        self._properties = DictionaryAttr.of(entries)

    @property
    def attributes(self) -> DictionaryAttr:
        """The discardable attributes."""
        return self._attributes

    @attributes.setter
    def attributes(self, entries: Entries) -> None:
        self._attributes = DictionaryAttr.of(entries)

    @property
    def location(self) -> Location:
        self._place = loc = locate(self._place)
        return loc

    @location.setter
    def location(self, loc: Location) -> None:
        self._place = loc

    @property
    def position(self) -> Position:
        """The file, line and column a message about this operation names."""
        return position_of(self.location)

    @property
    def dialect(self) -> str:
        """The part of the name before the first dot."""
        return self.name.partition(".")[0]

    @property
    def next(self) -> Operation | None:
        """The operation behind it in its block."""
        return self._next

    @property
    def previous(self) -> Operation | None:
        """The operation before it in its block."""
        return self._prev

    @property
    def parent_region(self) -> Region | None:
        return self.parent.parent if self.parent is not None else None

    @property
    def parent_op(self) -> Operation | None:
        region = self.parent_region
        return region.parent if region is not None else None

    @property
    def region(self) -> Region:
        """The one region; raises `ValueError` where there is none or several."""
        if len(self.regions) != 1:
            raise ValueError(f"{self.name} has {len(self.regions)} regions")
        return self.regions[0]

    @property
    def body(self) -> Block:
        """The first block of the first region; raises `ValueError` without one."""
        if not self.regions or not self.regions[0].blocks:
            raise ValueError(f"{self.name} has no body")
        return self.regions[0].blocks[0]

    def get(self, name: str) -> Attribute | None:
        """A property or, failing that, a discardable attribute, by name."""
        found = self._properties.get(name)
        return found if found is not None else self._attributes.get(name)

    def is_before(self, other: Operation) -> bool:
        """Whether it stands before `other` in the block they share.

        Raises `ValueError` where they share none.
        """
        if self.parent is None or self.parent is not other.parent:
            raise ValueError("the operations are not in one block")
        if self._order < 0 or other._order < 0:
            self.parent.renumber()
        return self._order < other._order

    def is_ancestor_of(self, other: Operation) -> bool:
        """Whether `other` is this operation or nested in it."""
        node: Operation | None = other
        while node is not None:
            if node is self:
                return True
            node = node.parent_op
        return False

    def walk(self) -> Iterator[Operation]:
        """It and all it holds, outer before inner; see `bridge.ir.walk`."""
        from bridge.ir.walk import walk

        return walk(self)

    # Editing

    def _use(self, values: tuple[Value, ...]) -> None:
        """Enters its uses, or none; raises `TypeError` for what is no value."""
        i = 0
        try:
            for value in values:
                value._uses.append(self)
                i += 1
        except AttributeError:
            for value in values[:i]:
                drop_use(value, self)
            kind = type(values[i]).__name__
            raise TypeError(
                f"operand #{i} of {self.name} is no value: {kind}"
            ) from None

    def set_operand(self, index: int, value: Value) -> None:
        """Replaces one operand."""
        operands = list(self._operands)
        before, operands[index] = operands[index], value
        self._use((value,))
        drop_use(before, self)
        self._operands = tuple(operands)

    def set_property(self, name: str, value: Attribute | None) -> None:
        """Sets a property, or removes it with `None`."""
        self._properties = self._properties.with_entry(name, value)

    def set_attribute(self, name: str, value: Attribute | None) -> None:
        """Sets a discardable attribute, or removes it with `None`."""
        self._attributes = self._attributes.with_entry(name, value)

    def take_regions(self, regions: Sequence[Region]) -> None:
        """Gives it these regions; those it had and does not keep are free.

        Raises `ValueError` where one belongs to another operation, comes twice, or
        holds this operation.
        """
        if len(regions) > 1 and len(set(regions)) != len(regions):
            raise ValueError("a region is given twice")
        for region in regions:
            if region.parent is not None and region.parent is not self:
                raise ValueError("the region already belongs to an operation")
        if self.parent is not None:
            held = (op for region in regions for block in region.blocks for op in block)
            if lies_in(self.parent_region, lambda around: around in regions, held):
                raise ValueError(f"{self.name} cannot be put inside itself")
        for region in self.regions:
            region.parent = None
        for region in regions:
            region.parent = self
        self.regions = tuple(regions)

    def detach(self) -> Operation:
        """Takes it out of its block; it and its uses live on."""
        if self.parent is not None:
            self.parent.remove(self)
        return self

    def move_before(self, other: Operation) -> None:
        """Puts it before another operation, out of where it was.

        Raises `ValueError` where that is in no block.
        """
        block = other.parent
        if block is None:
            raise ValueError("the operation to move to is in no block")
        if other is not self:
            self._leave_for(block)
            block.insert_before(other, self)

    def move_after(self, other: Operation) -> None:
        """Puts it behind another operation, out of where it was.

        Raises `ValueError` where that is in no block.
        """
        block = other.parent
        if block is None:
            raise ValueError("the operation to move to is in no block")
        if other is not self:
            self._leave_for(block)
            block.insert_after(other, self)

    def _leave_for(self, block: Block) -> None:
        """Detaches it; raises `ValueError`, before that, where it holds the block."""
        if self.regions and lies_in(block.parent, lambda r: r.parent is self, (self,)):
            raise ValueError(f"{self.name} cannot be put inside itself")
        self.detach()

    def erase(self) -> None:
        """Takes it out for good.

        Raises `Invalid` where one of its results is used outside it: nothing is
        changed then.
        """
        from bridge.ir.edit import erase

        erase(self)

    def replace_with(self, values: Operation | Sequence[Value]) -> None:
        """Replaces its results by other values and erases it.

        Raises `ValueError` for another number of them.
        """
        new = values.results if isinstance(values, Operation) else values
        if len(new) != len(self.results):
            raise ValueError(
                f"{self.name} has {len(self.results)} results, {len(new)} values given"
            )
        for old, value in zip(self.results, new, strict=True):
            old.replace_all_uses(value)
        self.erase()

    def clone(self, mapping: dict[Value, Value] | None = None) -> Operation:
        """A copy with all it holds; see `bridge.ir.cloning`."""
        from bridge.ir.cloning import clone

        return clone(self, mapping)

    def same_as(self, other: Operation, *, locations: bool = False) -> bool:
        """Whether it does the same; see `bridge.ir.equivalence.same`."""
        from bridge.ir.equivalence import same

        return same(self, other, locations=locations)

    def error(self, message: str) -> Invalid:
        """The complaint that upstream words `'name' op message`."""
        return self.bare_error(f"'{self.name}' op {message}")

    def warn(self, message: str) -> None:
        """Warns of the operation; see `bridge.errors.warn`."""
        loc = self.location
        warn(Diagnostic("warning", message, position_of(loc), callers_of(loc)))

    def bare_error(self, message: str) -> Invalid:
        """The complaint whose message does not name the operation."""
        loc = self.location
        place, callers = position_of(loc), callers_of(loc)
        found = Invalid(Diagnostic("error", message, place, callers))
        found.operation = self
        return found

    def __str__(self) -> str:
        from bridge.api import format

        return format(self).rstrip("\n")

    def __repr__(self) -> str:
        return f"<{self.name} at {self.position}>"
