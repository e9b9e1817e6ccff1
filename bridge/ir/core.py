"""Operations, blocks, regions and values: plain objects that know their uses.

Invariants, maintained by every method here:

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
from sys import intern
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar, overload

from bridge import native
from bridge.arguments import checked, many, one
from bridge.errors import Diagnostic, Invalid, Position, warn
from bridge.ir.above import ABOVE
from bridge.ir.attributes import (
    EMPTY_DICTIONARY,
    Attribute,
    DictionaryAttr,
    Entries,
    StringAttr,
)
from bridge.ir.blocks import (
    Block,
    BlockList,
    Region,
    hold_regions,
    move,
    own_regions,
    region_of,
)
from bridge.ir.chain import (
    Linked,
    Operations,
    in_order,
    link_last,
    take_out,
)
from bridge.ir.fields import replace_methods, slot_fields, unguarded, writer
from bridge.ir.inherent import inherent_names, refuse_twice, sorted_out
from bridge.ir.locations import (
    UNKNOWN_LOC,
    Location,
    callers_of,
    invalid_at,
    position_of,
)
from bridge.ir.op_classes import OpClasses
from bridge.ir.types import Type
from bridge.ir.uses import Uses
from bridge.ir.values import (
    AnyLocation,
    BlockArgument,
    OpResult,
    Use,
    Value,
    Wrapped,
    add_use,
    begin_uses,
    checked_location,
    location_at,
    new_result,
    replace_operand,
    set_operands,
    split_location,
)
from bridge.ir.walk import walk, walk_reversed
from bridge.source import Source

Kind = TypeVar("Kind")

__all__ = [
    "AnyLocation",
    "Block",
    "BlockArgument",
    "OpResult",
    "Operation",
    "Operations",
    "Region",
    "Use",
    "Value",
]


@slot_fields(
    results="_results",
    regions="_regions",
    name="_name",
    operands="_operands",
    successors="_successors",
    properties="_properties",
    attributes="_attributes",
)
class Operation(Linked):
    """An operation of any dialect.

    `operands`, `regions` and `successors` are tuples. Assigning operands keeps uses
    right; regions are changed by `take_regions`. `properties` and `attributes` are read
    as mappings and changed by assigning a mapping, or by `set_property` and
    `set_attribute`: what the op's row calls inherent is a property whichever way it is
    given, all else of a registered op is discardable.

    What is assigned or given is looked at before anything changes: `TypeError` is
    raised for what is of a wrong type, `ValueError` for what cannot be there.
    """

    __slots__ = (
        "_attributes",
        "_name",
        "_offset",
        "_origin",
        "_properties",
        "_regions",
        "_results",
        "_successors",
    )

    has_symbol_table: ClassVar[bool] = False
    """Whether references inside it are to the symbols that it holds."""

    _results: tuple[OpResult, ...]
    _regions: tuple[Region, ...]
    _name: str
    _successors: tuple[Block, ...]
    _properties: DictionaryAttr
    _attributes: DictionaryAttr
    _origin: Location | Source
    """Where it comes from: a location, or the source in which `_offset` is one."""
    _offset: int

    if not TYPE_CHECKING:
        # Ops have constructors of their own, which the type checker finds in stubs.

        def __new__(cls, name: str, *given: object, **more: object) -> Operation:
            return object.__new__(OP_CLASSES[name] if cls is Operation else cls)

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
        location: AnyLocation = UNKNOWN_LOC,
    ) -> None:
        where = "Operation"
        name = _op_name(name)
        values = many(Value, operands, "operands", where)
        types = many(Type, result_types, "result_types", where)
        regions = many(Region, regions, "regions", where)
        successors = many(Block, successors, "successors", where)
        location = checked_location(location, where)
        given = DictionaryAttr.of(properties), DictionaryAttr.of(attributes)
        refuse_twice(name, *given)
        dictionaries = sorted_out(name, *given)
        begin_uses(self, ())
        take_out(self)
        _put_regions(self, ())
        _put_name(self, name)
        _put_location(self, location)
        _put_both(self, dictionaries)
        put_successors(self, successors)
        results = [new_result(ty, self, i) for i, ty in enumerate(types)]
        put_results(self, tuple(results))
        if regions:
            self.take_regions(regions)
        # Last, so that an operation that could not be made is no user.
        begin_uses(self, values)

    # Reading

    @property
    def results(self) -> tuple[OpResult, ...]:
        """The values it makes."""
        return self._results

    @property
    def regions(self) -> tuple[Region, ...]:
        """What it holds; changed by `take_regions`."""
        return self._regions

    @property
    def name(self) -> str:
        return self._name

    @name.setter
    def name(self, name: str) -> None:
        _put_name(self, _op_name(name))
        self.__class__ = OP_CLASSES[name]
        _put_both(self, sorted_out(name, self._properties, self._attributes))

    @property
    def operands(self) -> tuple[Value, ...]:
        return self._operands

    @operands.setter
    def operands(self, values: Sequence[Value]) -> None:
        set_operands(self, many(Value, values, "operands", self._name))

    @property
    def successors(self) -> tuple[Block, ...]:
        return self._successors

    @successors.setter
    def successors(self, blocks: Sequence[Block]) -> None:
        put_successors(self, many(Block, blocks, "successors", self._name))

    @property
    def result(self) -> OpResult:
        """The one result; raises `ValueError` where there is none or several."""
        if len(self._results) != 1:
            raise ValueError(f"{self.name} has {len(self._results)} results")
        return self._results[0]

    @property
    def properties(self) -> DictionaryAttr:
        return self._properties

    @properties.setter
    def properties(self, entries: Entries) -> None:
        given = DictionaryAttr.of(entries)
        _put_both(self, sorted_out(self._name, given, self._attributes))

    @property
    def attributes(self) -> DictionaryAttr:
        """The discardable attributes."""
        return self._attributes

    @attributes.setter
    def attributes(self, entries: Entries) -> None:
        given = DictionaryAttr.of(entries)
        _put_both(self, sorted_out(self._name, self._properties, given))

    @property
    def location(self) -> Location:
        found = self._origin
        if isinstance(found, Source):
            found = location_at(found, self._offset)
            _put_origin(self, found)
        return found

    @location.setter
    def location(self, loc: AnyLocation) -> None:
        _put_location(self, checked_location(loc, self._name))

    @property
    def any_location(self) -> AnyLocation:
        """The location as it was given: an offset is not looked up."""
        found = self._origin
        return (found, self._offset) if isinstance(found, Source) else found

    @property
    def position(self) -> Position:
        """The file, line and column a message about this operation names."""
        return position_of(self.location)

    @property
    def dialect(self) -> str:
        """The part of the name before the first dot."""
        return self.name.partition(".")[0]

    @property
    def parent_region(self) -> Region | None:
        block = self.parent
        return block.parent if block is not None else None

    @property
    def parent_op(self) -> Operation | None:
        region = self.parent_region
        return region.parent if region is not None else None

    @property
    def region(self) -> Region:
        """The one region; raises `ValueError` where there is none or several."""
        if len(self._regions) != 1:
            raise ValueError(f"{self.name} has {len(self._regions)} regions")
        return self._regions[0]

    @property
    def body(self) -> Block:
        """The first block of the first region; raises `ValueError` without one."""
        if not self._regions or not self._regions[0].blocks:
            raise ValueError(f"{self.name} has no body")
        return self._regions[0].blocks[0]

    def get(self, name: str) -> Attribute | None:
        """A property or, failing that, a discardable attribute, by name."""
        found = self._properties.get(one(str, name, "name", "Operation.get"))
        return found if found is not None else self._attributes.get(name)

    def is_before(self, other: Operation) -> bool:
        """Whether it comes before `other` in the block they share.

        Raises `ValueError` where they share none.
        """
        return in_order(self, one(Operation, other, "other", "Operation.is_before"))

    def is_ancestor_of(self, other: Operation) -> bool:
        """Whether `other` is this operation or nested in it."""
        node: Operation | None
        node = one(Operation, other, "other", "Operation.is_ancestor_of")
        while node is not None:
            if node is self:
                return True
            node = node.parent_op
        return False

    @overload
    def walk(
        self, kind: None = None, *, reverse: bool = False
    ) -> Iterator[Operation]: ...

    @overload
    def walk(self, kind: type[Kind], *, reverse: bool = False) -> Iterator[Kind]: ...

    def walk(
        self, kind: type[Kind] | None = None, *, reverse: bool = False
    ) -> Iterator[Operation] | Iterator[Kind]:
        """It and all it holds, outer before inner; see `bridge.ir.walk`.

        With a class, which may be an interface, only its instances; in reverse, each
        operation comes after those that follow it in the text, and those it holds.
        """
        one(bool, reverse, "reverse", "Operation.walk")
        found = walk_reversed(self) if reverse else walk(self)
        if kind is None:
            return found
        one(type, kind, "kind", "Operation.walk")
        return (op for op in found if isinstance(op, kind))

    # Editing

    def set_operand(self, index: int, value: Value) -> None:
        """Replaces one operand; raises `IndexError` where there is none."""
        one(int, index, "index", "Operation.set_operand")
        one(Value, value, "value", "Operation.set_operand")
        replace_operand(self, index, value)

    def set_property(self, name: str, value: Attribute | None) -> None:
        """Sets a property, or removes it with `None`."""
        self._put(name, value, as_property=True)

    def set_attribute(self, name: str, value: Attribute | None) -> None:
        """Sets a discardable attribute, or removes it with `None`."""
        self._put(name, value, as_property=False)

    def _put(self, name: str, value: Attribute | None, *, as_property: bool) -> None:
        inherent = inherent_names(self._name)
        if inherent is not None:
            as_property = one(str, name, "name", "Operation") in inherent
        if as_property:
            _put_properties(self, self._properties.with_entry(name, value))
        else:
            _put_attributes(self, self._attributes.with_entry(name, value))

    def take_regions(self, regions: Sequence[Region]) -> None:
        """Sets its regions; those it had and that are not among these are detached.

        Raises `ValueError` where one belongs to another operation, comes twice, or
        holds this operation.
        """
        regions = many(Region, regions, "regions", "Operation.take_regions")
        hold_regions(self, regions)
        _put_regions(self, regions)

    def detach(self) -> Operation:
        """Takes it out of its block; it and its uses live on."""
        if self.parent is not None:
            self.parent.remove(self)
        return self

    def move_before(self, other: Operation) -> None:
        """Puts it before another operation, out of where it was.

        Raises `ValueError` where that is in no block.
        """
        move(self, one(Operation, other, "other", "Operation.move_before"), after=False)

    def move_after(self, other: Operation) -> None:
        """Puts it after another operation, out of where it was.

        Raises `ValueError` where that is in no block.
        """
        move(self, one(Operation, other, "other", "Operation.move_after"), after=True)

    def erase(self) -> None:
        """Takes it out for good.

        Raises `Invalid` where one of its results is used outside it: nothing is
        changed then.
        """
        ABOVE.erase(self)

    def replace_with(
        self, values: Operation | Value | Wrapped | Sequence[Value | Wrapped]
    ) -> None:
        """Replaces its results by other values and erases it.

        Raises `ValueError` for another number of them, or where one is defined by this
        operation or inside it; see `erase` for the rest. Nothing is changed then.
        """
        ABOVE.replace(self, values)

    @checked
    def clone(self, mapping: dict[Value, Value] | None = None) -> Operation:
        """A copy with all it holds; see `bridge.ir.cloning`."""
        copy: Operation = ABOVE.clone(self, mapping)
        return copy

    def __copy__(self) -> Operation:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Operation:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        found: tuple[object, ...] = ABOVE.reduced_operation(self)
        return found

    @checked
    def same_as(self, other: Operation, *, locations: bool = False) -> bool:
        """Whether it does the same; see `bridge.ir.equivalence.same`."""
        alike: bool = ABOVE.same(self, other, locations=locations)
        return alike

    # Telling

    def error(self, message: str) -> Invalid:
        """The diagnostic that upstream words `'name' op message`."""
        one(str, message, "message", "Operation.error")
        return self.bare_error(f"'{self._name}' op {message}")

    def warn(self, message: str) -> None:
        """Warns of the operation; see `bridge.errors.warn`."""
        one(str, message, "message", "Operation.warn")
        loc = self.location
        warn(Diagnostic("warning", message, position_of(loc), callers_of(loc)))

    def plain_error(self, message: str) -> Invalid:
        """The diagnostic at the operation's location that does not show it."""
        return invalid_at(self.location, message)

    def bare_error(self, message: str) -> Invalid:
        """The diagnostic whose message does not name the operation."""
        one(str, message, "message", "Operation.bare_error")
        loc = self.location
        location, callers = position_of(loc), callers_of(loc)
        found = Invalid(Diagnostic("error", message, location, callers))
        found.operation = self
        return found

    def __str__(self) -> str:
        text: str = ABOVE.shown(self)
        return text.rstrip("\n")

    def _repr_html_(self) -> str:
        """What notebooks show: its text, highlighted, where values know their uses."""
        text: str = ABOVE.html(self)
        return text

    def __repr__(self) -> str:
        return f"<{self.name} at {self.position}>"


def _refuse_name(name: object) -> None:
    """Raises `TypeError` where that is no string."""
    one(str, name, "name", "Operation.get")


def _op_name(name: str) -> str:
    """A name that an operation may have."""
    if not one(str, name, "name", "Operation"):
        raise ValueError("Operation: 'name' must not be empty")
    return name


OP_CLASSES: Final = OpClasses(Operation)
"""The class of an op by its name: `Operation` where no dialect knows it."""

_put_attributes: Final = writer(Operation, "_attributes")
_put_name: Final = writer(Operation, "_name")
_put_offset: Final = writer(Operation, "_offset")
_put_origin: Final = writer(Operation, "_origin")
_put_properties: Final = writer(Operation, "_properties")
_put_regions: Final = writer(Operation, "_regions")
put_results: Final = writer(Operation, "_results")
"""Gives an operation the results made for it, a tuple, without checks."""
put_successors: Final = writer(Operation, "_successors")
"""Gives an operation its successors, a tuple of blocks, without checks."""


def _put_both(op: Operation, found: tuple[DictionaryAttr, DictionaryAttr]) -> None:
    _put_properties(op, found[0])
    _put_attributes(op, found[1])


def _put_location(op: Operation, location: AnyLocation) -> None:
    origin, offset = split_location(location)
    _put_origin(op, origin)
    _put_offset(op, offset)


_new: Final = object.__new__
_NewOperation: Final = unguarded(Operation)


def make_operation(
    name: str,
    operands: Sequence[Value],
    result_types: tuple[Type, ...],
    dictionaries: tuple[DictionaryAttr, DictionaryAttr],
    location: AnyLocation,
) -> Operation:
    """`Operation(...)` without what its checks and conversions cost.

    What is given must be right, and each dictionary hold what belongs there.
    """
    op = _new(_NewOperation)
    op._name = intern(name)
    op._operands = tuple(operands)
    for value in operands:
        add_use(value, op)
    if len(result_types) == 1:
        op._results = (new_result(result_types[0], op, 0),)
    elif result_types:
        op._results = tuple([new_result(t, op, i) for i, t in enumerate(result_types)])
    else:
        op._results = ()
    op._properties, op._attributes = dictionaries
    op._regions = op._successors = ()
    op._origin, op._offset = split_location(location)
    op._parent = op._prev = op._next = None
    op._order = -1
    op.__class__ = OP_CLASSES[name]
    return op


def make_last(
    block: Block,
    name: str,
    operands: tuple[Value, ...],
    result_types: tuple[Type, ...],
    dictionaries: tuple[DictionaryAttr, DictionaryAttr],
    location: AnyLocation,
) -> Operation:
    """`make_operation` at the end of a block."""
    op = make_operation(name, operands, result_types, dictionaries, location)
    link_last(block, op)
    return op


def begin_regions(op: Operation, regions: Sequence[Region]) -> None:
    """`take_regions` of regions that are new, for an operation that has none."""
    own_regions(op, regions)
    _put_regions(op, tuple(regions))


def give_regions(op: Operation, count: int) -> tuple[Region, ...]:
    """So many empty regions for an operation that has none."""
    regions = tuple([region_of(op) for _ in range(count)])
    _put_regions(op, regions)
    return regions


if native.COMPILED:
    native.core.know_ir(
        Operation,
        OpResult,
        BlockArgument,
        Block,
        Region,
        BlockList,
        Uses,
        OP_CLASSES,
        EMPTY_DICTIONARY,
    )
    native.core.know_source(Source)
    native.core.know_attributes(DictionaryAttr, StringAttr, _refuse_name)
    make_operation = native.core.make_operation
    make_last = native.core.make_last
    replace_methods(
        DictionaryAttr,
        get=native.core.get_entry,
        made_of=classmethod(native.core.dictionary_of),
    )
    replace_methods(Operation, get=native.core.get_attribute, detach=native.core.detach)
