"""Values: results of operations and arguments of blocks, with their uses."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, NoReturn

from bridge import native
from bridge.arguments import checked, of_hint, one, refuse
from bridge.ir.fields import slot_fields, unguarded, writer
from bridge.ir.locations import UNKNOWN_LOC, FileLineColLoc, Location
from bridge.ir.types import Type
from bridge.ir.uses import Uses
from bridge.records import Record
from bridge.source import Source

if TYPE_CHECKING:
    from bridge.ir.blocks import Block
    from bridge.ir.core import Operation

AnyLocation = Location | tuple[Source, int]
"""A location, or the offset of one in a source: made a `FileLineColLoc` when asked."""


def locate(location: AnyLocation) -> Location:
    """The `Location` that an `AnyLocation` represents."""
    return location_at(*location) if isinstance(location, tuple) else location


def split_location(location: AnyLocation) -> tuple[Location | Source, int]:
    """A location as it is stored: itself, or a source and what is its offset there.

    An operation has both in slots, since a tuple of them would cost 56 bytes.
    """
    return location if isinstance(location, tuple) else (location, 0)


def location_at(source: Source, pos: int) -> Location:
    """The location of an offset in a source."""
    line, column = source.line_and_column(pos)
    return FileLineColLoc.at(source.filename, line, column)


def checked_location(location: AnyLocation, where: str) -> AnyLocation:
    """An `AnyLocation` as it is passed; raises `TypeError` for what is none."""
    if not isinstance(location, Location) and not _is_offset(location):
        refuse(_PLACE, location, "location", where)
    return location


def _is_offset(location: object) -> bool:
    """Whether it is a source and an offset, at first sight."""
    if type(location) is not tuple or len(location) != 2:
        return False
    return isinstance(location[0], Source) and type(location[1]) is int


_PLACE: Final = of_hint(AnyLocation)


class Use(Record):
    """One operand of one operation."""

    op: Operation
    index: int


@slot_fields(type="_type", used_by="_uses")
class Value:
    """A result of an operation or an argument of a block; one definition, any uses."""

    __slots__ = ("_hint", "_type", "_uses")

    _hint: str | None
    _type: Type
    _uses: Operation | list[Operation] | Uses | None
    """Its users, each once for each use; the only one itself, as most values have."""

    def __reduce__(self) -> NoReturn:
        raise TypeError("a value is copied and pickled with what defines it")

    @property
    def type(self) -> Type:
        return self._type

    @type.setter
    def type(self, ty: Type) -> None:
        self._type = one(Type, ty, "type", type(self).__name__)

    @property
    def name(self) -> str | None:
        """The name it had in the text it was read from, without `%`: a hint."""
        hint = self._hint
        return self._settle_name() if hint is NAME_IN_TEXT else hint

    @name.setter
    def name(self, name: str | None) -> None:
        self._hint = None if name is None else one(str, name, "name", "Value")

    def _settle_name(self) -> str | None:
        """The name, taken from the text before where it is there is given up."""
        return self._hint

    @property
    def uses(self) -> list[Use]:
        """Every operand that is this value, in the order of its users' first use."""
        return [
            Use(op, index)
            for op in self.users
            for index, operand in enumerate(op.operands)
            if operand is self
        ]

    @property
    def users(self) -> list[Operation]:
        """The operations that use this value, each once."""
        return list(dict.fromkeys(uses_of(self)))

    @property
    def has_one_user(self) -> bool:
        """Whether a single operation uses it, once or more."""
        users = iter(uses_of(self))
        first = next(users, None)
        return first is not None and all(user is first for user in users)

    @property
    def used_by(self) -> object:
        """What has its users; nothing where there are none: the quickest question."""
        return self._uses

    @property
    def has_uses(self) -> bool:
        return self._uses is not None

    @property
    def has_one_use(self) -> bool:
        return len(uses_of(self)) == 1

    @property
    def block(self) -> Block | None:
        """The block it is defined in. Raises `TypeError` where it is bare."""
        raise TypeError("a bare value has no block")

    @property
    def any_location(self) -> AnyLocation:
        """Where it is defined, as it was given. Raises `TypeError` where it is bare."""
        raise TypeError("a bare value has no location")

    @property
    def defining_op(self) -> Operation | None:
        """The operation it is a result of; none for a block's argument."""
        return None

    def replace_all_uses(self, new: Value) -> None:
        """Makes every user use `new` instead."""
        move_uses(self, one(Value, new, "new", "Value.replace_all_uses"))

    @checked
    def replace_uses_if(self, new: Value, keep: Iterable[Operation]) -> None:
        """Like `replace_all_uses`, for all users but those in `keep`."""
        kept = set(keep)
        self.replace_uses_where(new, lambda use: use.op not in kept)

    @checked
    def replace_uses_where(self, new: Value, accept: Callable[[Use], bool]) -> None:
        """Makes those uses that are accepted use `new` instead; all are asked first."""
        chosen = [use for use in self.uses if accept(use)]
        for use in chosen:
            use.op.set_operand(use.index, new)


_put_uses: Final = writer(Value, "_uses")

_MANY: Final = (list, Uses)


def uses_of(value: Value) -> Sequence[Operation] | Uses:
    """The users of a value, each as often as it uses it."""
    uses = value._uses
    if uses is None:
        return ()
    return uses if isinstance(uses, _MANY) else (uses,)


def has_few_users(value: Value) -> bool:
    """Whether at most one operation uses a value."""
    uses = value._uses
    return not isinstance(uses, _MANY) or len(uses) == 1 or value.has_one_user


def move_uses(old: Value, new: Value) -> Sequence[Operation]:
    """Makes every user of a value, each of which is returned once, use another."""
    uses = old._uses
    if uses is None or new is old:
        return ()
    _put_uses(old, None)
    if not isinstance(uses, _MANY):
        _put_operands(uses, tuple([new if v is old else v for v in uses.operands]))
        add_use(new, uses)
        return (uses,)
    users = list(dict.fromkeys(uses))
    for op in users:
        _put_operands(op, tuple([new if v is old else v for v in op.operands]))
    for op in uses:
        add_use(new, op)
    return users


def add_use(value: Value, op: Operation) -> None:
    """Counts one more use by `op`."""
    uses = value._uses
    if uses is None:
        _put_uses(value, op)
    elif isinstance(uses, _MANY):
        uses.append(op)
    else:
        _put_uses(value, [uses, op])


def drop_use(value: Value, op: Operation) -> None:
    """Takes one use by `op` away."""
    uses = value._uses
    if uses is op:
        _put_uses(value, None)
        return
    if isinstance(uses, list) and len(uses) > 64:
        uses = Uses(uses)
        _put_uses(value, uses)
    if not isinstance(uses, _MANY):
        raise ValueError(f"{op.name} does not use the value")
    uses.remove(op)
    if not uses:
        _put_uses(value, None)


class Wrapped:
    """What stands for a value where constructors of ops and rewriters take one."""

    __slots__ = ()

    def as_value(self) -> Value:
        """The value; one that has to be computed is made where the builder says."""
        raise NotImplementedError


def unwrapped(given: Value | Wrapped) -> Value:
    """The value that something wrapped stands for; a value itself."""
    return given.as_value() if isinstance(given, Wrapped) else given


class User:
    """What uses values: the storage of an operation's operands."""

    __slots__ = ("_operands",)

    _operands: tuple[Value, ...]


_put_operands: Final = writer(User, "_operands")


def begin_uses(op: Operation, values: tuple[Value, ...]) -> None:
    """Gives an operation its first operands."""
    _put_operands(op, values)
    for value in values:
        add_use(value, op)


def set_operands(op: Operation, values: tuple[Value, ...]) -> None:
    """Makes these the operands of an operation, and it a user of them."""
    before = op.operands
    for value in values:
        add_use(value, op)
    for value in before:
        drop_use(value, op)
    _put_operands(op, values)


def replace_operand(op: Operation, index: int, value: Value) -> None:
    """Replaces one operand; raises `IndexError` where there is none."""
    operands = list(op.operands)
    before, operands[index] = operands[index], value
    add_use(value, op)
    drop_use(before, op)
    _put_operands(op, tuple(operands))


@slot_fields(defining_op="op")
class OpResult(Value):
    """A result of an operation."""

    __slots__ = ("index", "op")

    op: Operation
    index: int

    def __new__(cls, ty: Type, op: Operation, index: int) -> OpResult:
        return new_result(ty, op, index)

    @property
    def block(self) -> Block | None:
        return self.op.parent

    @property
    def any_location(self) -> AnyLocation:
        return self.op.any_location

    @property
    def defining_op(self) -> Operation:
        return self.op

    def __repr__(self) -> str:
        return f"<result {self.index} of {self.op.name}: {self.type}>"


class BlockArgument(Value):
    """An argument of a block."""

    __slots__ = ("_offset", "_origin", "index", "owner")

    owner: Block
    index: int
    _origin: Location | Source
    _offset: int
    """See `Operation`."""

    def __new__(
        cls, ty: Type, owner: Block, index: int, location: AnyLocation = UNKNOWN_LOC
    ) -> BlockArgument:
        argument = _new(_NewArgument)
        argument._type = ty
        argument.owner = owner
        argument.index = index
        argument._hint = None
        argument._uses = None
        argument._origin, argument._offset = split_location(location)
        argument.__class__ = BlockArgument
        return argument

    @property
    def block(self) -> Block:
        return self.owner

    @property
    def location(self) -> Location:
        found = self._origin
        if isinstance(found, Source):
            self._settle_name()
            self._origin = found = location_at(found, self._offset)
        return found

    @location.setter
    def location(self, loc: AnyLocation) -> None:
        found = checked_location(loc, "BlockArgument")
        self._settle_name()
        self._origin, self._offset = split_location(found)

    @property
    def any_location(self) -> AnyLocation:
        """The location as it was given: an offset is not looked up."""
        found = self._origin
        return (found, self._offset) if isinstance(found, Source) else found

    def _settle_name(self) -> str | None:
        if self._hint is NAME_IN_TEXT and isinstance(self._origin, Source):
            # Compiled when first asked for, and cached by `re`.
            found = re.compile(_NAME).match(self._origin.text, self._offset)
            self._hint = found and found[1]
        return self._hint

    def __repr__(self) -> str:
        return f"<argument {self.index}: {self.type}>"


NAME_IN_TEXT: Final = "%"
"""For `put_name`: the argument's origin is its name in the text it was read from.

Most are never asked for it, and a string of its own would cost each 56 bytes.
"""

_NAME: Final = r"%([\w$.-]+)"


_new: Final = object.__new__
_NewResult: Final = unguarded(OpResult)
_NewArgument: Final = unguarded(BlockArgument)


def new_result(ty: Type, op: Operation, index: int) -> OpResult:
    """`OpResult(...)`, called without what calling a class costs."""
    result = _new(_NewResult)
    result._type = ty
    result.op = op
    result.index = index
    result._hint = None
    result._uses = None
    result.__class__ = OpResult
    return result


put_name: Final = writer(Value, "_hint")
"""Gives a value a name that needs no check."""


if native.COMPILED:
    native.core.know_values(Value)
    move_uses = native.core.move_uses
    set_operands = native.core.set_operands
