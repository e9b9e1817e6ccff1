"""Blocks, which hold operations, and regions, which hold blocks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, NoReturn, overload

from bridge.arguments import checked, many, one
from bridge.errors import Diagnostic, Invalid
from bridge.ir.above import ABOVE
from bridge.ir.locations import UNKNOWN_LOC
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation, BlockArgument, Value, checked_location

if TYPE_CHECKING:
    from bridge.ir.core import Operation

_ORDER_STRIDE: Final = 1 << 10
"""Between the order numbers of neighbours, and before the first: room to insert."""


class Linked:
    """The members of blocks: the base of `Operation`, which is in a module above."""

    __slots__ = ()

    if TYPE_CHECKING:
        _parent: Block | None


class Block:
    """A list of operations that run one after the other, and the arguments it takes."""

    __slots__ = ("_arguments", "_count", "_first", "_label", "_last", "_parent")

    _arguments: tuple[BlockArgument, ...]
    _parent: Region | None
    _label: str | None

    def __init__(
        self,
        argument_types: Sequence[Type] = (),
        operations: Iterable[Operation] = (),
        *,
        locations: Sequence[AnyLocation] = (),
    ) -> None:
        self._arguments = ()
        self._parent = None
        self._label = None
        self._first: Operation | None = None
        self._last: Operation | None = None
        self._count = 0
        if argument_types or locations:
            self._arguments = _arguments(self, argument_types, locations)
        if operations:
            ops = tuple(operations)
            _refuse_taken(ops, "operations", "Block")
            for op in ops:
                self.append(op)

    # Reading

    @property
    def arguments(self) -> tuple[BlockArgument, ...]:
        """The values it takes."""
        return self._arguments

    @property
    def parent(self) -> Region | None:
        """The region that holds it."""
        return self._parent

    @property
    def name(self) -> str | None:
        """The label it had in the text it was read from, without `^`."""
        return self._label

    @name.setter
    def name(self, name: str | None) -> None:
        self._label = None if name is None else one(str, name, "name", "Block")

    @property
    def operations(self) -> Operations:
        """The operations in order; a view."""
        return Operations(self)

    @property
    def first(self) -> Operation | None:
        return self._first

    @property
    def last(self) -> Operation | None:
        return self._last

    @property
    def parent_op(self) -> Operation | None:
        return self._parent._parent if self._parent is not None else None

    @property
    def is_entry(self) -> bool:
        return self._parent is not None and self._parent._blocks[0] is self

    @property
    def successors(self) -> tuple[Block, ...]:
        """Where its last operation may go."""
        return self._last._successors if self._last is not None else ()

    @property
    def predecessors(self) -> list[Block]:
        """The blocks of its region that may come here; O(blocks of the region)."""
        blocks = self._parent._blocks if self._parent is not None else ()
        return [block for block in blocks if self in block.successors]

    def __iter__(self) -> Iterator[Operation]:
        """In order; the operation that was yielded last may be moved or erased."""
        op = self._first
        while op is not None:
            following = op._next
            yield op
            op = following

    def __len__(self) -> int:
        return self._count

    def __bool__(self) -> bool:
        return True

    # Editing

    def append(self, op: Operation) -> None:
        """Puts an operation at the end."""
        self._own(op)
        last = self._last
        op._prev = last
        op._next = None
        if last is None:
            self._first = op
        else:
            last._next = op
        self._last = op
        # Nobody may ever ask for an order: numbers are made when somebody does.
        if last is not None and last._order >= 0:
            op._order = last._order + _ORDER_STRIDE

    def insert_before(self, other: Operation, op: Operation) -> None:
        """Puts an operation before another of this block."""
        self._check_mine(other, "other")
        self._own(op)
        before = other._prev
        op._prev, op._next = before, other
        other._prev = op
        if before is None:
            self._first = op
        else:
            before._next = op
        self._number_between(op)

    def insert_after(self, other: Operation, op: Operation) -> None:
        """Puts an operation after another of this block."""
        self._check_mine(other, "other")
        if other._next is None:
            self.append(op)
        else:
            self.insert_before(other._next, op)

    def prepend(self, op: Operation) -> None:
        """Puts an operation at the start."""
        if self._first is None:
            self.append(op)
        else:
            self.insert_before(self._first, op)

    def remove(self, op: Operation) -> None:
        """Takes an operation out; its operands stay used."""
        self._check_mine(op)
        before, after = op._prev, op._next
        if before is None:
            self._first = after
        else:
            before._next = after
        if after is None:
            self._last = before
        else:
            after._prev = before
        op._parent = op._prev = op._next = None
        op._order = -1
        self._count -= 1

    def release(self) -> None:
        """Takes all operations out."""
        op = self._first
        while op is not None:
            following = op._next
            op._parent = op._prev = op._next = None
            op._order = -1
            op = following
        self._first = self._last = None
        self._count = 0

    def add_argument(
        self, ty: Type, location: AnyLocation = UNKNOWN_LOC
    ) -> BlockArgument:
        """A new argument, after the others."""
        return self.insert_argument(len(self._arguments), ty, location)

    def insert_argument(
        self, index: int, ty: Type, location: AnyLocation = UNKNOWN_LOC
    ) -> BlockArgument:
        """A new argument at an index; those after it move by one."""
        one(int, index, "index", "Block.insert_argument")
        one(Type, ty, "ty", "Block.insert_argument")
        checked_location(location, "Block.insert_argument")
        before = self._arguments
        index = slice(index, None).indices(len(before))[0]
        argument = BlockArgument(ty, self, index, location)
        self._arguments = (*before[:index], argument, *before[index:])
        for moved in before[index:]:
            moved.index += 1
        return argument

    def erase_argument(self, index: int) -> None:
        """Takes an argument out; raises `Invalid` where it is used."""
        one(int, index, "index", "Block.erase_argument")
        argument = self._arguments[index]
        if argument.has_uses:
            user = argument.users[0]
            raise Invalid(
                Diagnostic("error", "block argument still has uses", user.position)
            )
        before = self._arguments
        index = argument.index
        self._arguments = (*before[:index], *before[index + 1 :])
        for moved in before[index + 1 :]:
            moved.index -= 1

    def move_before(self, other: Block) -> None:
        """Puts the block before another one, out of where it was."""
        self._move(other, 0)

    def move_after(self, other: Block) -> None:
        """Puts the block after another one, out of where it was."""
        self._move(other, 1)

    @checked
    def clone(self, mapping: dict[Value, Value] | None = None) -> Block:
        """A copy with all it holds, in no region; see `bridge.ir.cloning.clone`."""
        copy: Block = ABOVE.clone_block(self, mapping)
        return copy

    def __copy__(self) -> Block:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Block:
        return self.clone()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a Block is pickled with the operation that holds it")

    def renumber(self) -> None:
        """Numbers the operations of the block again."""
        for i, op in enumerate(self, 1):
            op._order = i * _ORDER_STRIDE

    def _move(self, other: Block, offset: int) -> None:
        region = one(Block, other, "other", "Block.move")._parent
        if region is None:
            raise ValueError("the block to move to is in no region")
        if other is not self:
            _refuse_inside(self, region)
            if self._parent is not None:
                self._parent.remove(self)
            region.insert(region._blocks.index(other) + offset, self)

    def _number_between(self, op: Operation) -> None:
        """An order between the neighbours', or none where there is no room."""
        before, after = op._prev, op._next
        low = before._order if before is not None else 0
        high = after._order if after is not None else -1
        unknown = high < 0 or low < 0
        op._order = -1 if unknown or high - low < 2 else (low + high) // 2

    def _own(self, op: Any) -> None:
        if not isinstance(op, Linked) or op._parent is not None:
            _refuse_other(op, "op")
            _refuse_taken((op,), "op", "Block")
        if op._regions and lies_in(self._parent, lambda r: r._parent is op, (op,)):
            raise ValueError(f"{op.name} cannot be put inside itself")
        op._parent = self
        op._order = -1
        self._count += 1

    def _check_mine(self, op: Any, name: str = "op") -> None:
        if not isinstance(op, Linked) or op._parent is not self:
            _refuse_other(op, name)
            raise ValueError(f"{op.name} is not in this block")

    def __repr__(self) -> str:
        return f"<block ^{self.name or ''} with {self._count} operations>"


def _arguments(
    block: Block, types: Sequence[Type], locations: Sequence[AnyLocation]
) -> tuple[BlockArgument, ...]:
    """The arguments of a new block."""
    types = many(Type, types, "argument_types", "Block")
    places = [checked_location(location, "Block") for location in locations]
    if len(places) > len(types):
        raise ValueError(
            f"Block: {len(places)} locations given for {len(types)} arguments"
        )
    places += [UNKNOWN_LOC] * (len(types) - len(places))
    known = enumerate(zip(types, places, strict=True))
    return tuple([BlockArgument(t, block, i, location) for i, (t, location) in known])


class Operations(Sequence["Operation"]):
    """A block's operations as a sequence; indexing walks there from the nearer end."""

    __slots__ = ("_block",)

    def __init__(self, block: Block) -> None:
        self._block = block

    def __len__(self) -> int:
        return self._block._count

    def __iter__(self) -> Iterator[Operation]:
        return iter(self._block)

    def __reversed__(self) -> Iterator[Operation]:
        op = self._block._last
        while op is not None:
            before = op._prev
            yield op
            op = before

    def __contains__(self, op: object) -> bool:
        return getattr(op, "parent", None) is self._block

    @overload
    def __getitem__(self, index: int) -> Operation: ...

    @overload
    def __getitem__(self, index: slice) -> list[Operation]: ...

    def __getitem__(self, index: int | slice) -> Operation | list[Operation]:
        if isinstance(index, slice):
            return list(self)[index]
        count = self._block._count
        if index < 0:
            index += count
        if not 0 <= index < count:
            raise IndexError("no such operation in the block")
        if index <= count // 2:
            return next(islice(self, index, None))
        return next(islice(reversed(self), count - 1 - index, None))

    def index(self, op: Operation, start: int = 0, stop: int | None = None) -> int:
        """The position of an operation; raises `ValueError` where it is in no block."""
        for i, other in enumerate(islice(self, start, stop), start):
            if other is op:
                return i
        raise ValueError("no such operation in the block")


class _Blocks(list[Block]):
    """The blocks of a region, read at a list's speed and changed by the region alone.

    A region calls the methods of `list` that these are in place of.
    """

    __slots__ = ()

    def _refuse(self, *args: object, **named: object) -> NoReturn:
        raise TypeError(
            "the blocks of a region are changed by its methods: append, insert, remove"
        )

    append = extend = insert = remove = pop = clear = sort = reverse = _refuse
    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse

    def __reduce__(self) -> tuple[type[list[Block]], tuple[list[Block]]]:
        return list, (list(self),)


class Region:
    """A list of blocks, the first of them where control enters."""

    __slots__ = ("_blocks", "_parent")

    _blocks: _Blocks
    _parent: Operation | None

    def __init__(self, blocks: Iterable[Block] = ()) -> None:
        self._blocks = _Blocks()
        self._parent = None
        if not blocks:
            return
        given = many(Block, blocks, "blocks", "Region")
        if len(given) > 1 and len(set(given)) != len(given):
            raise ValueError("Region: a block is given twice")
        for block in given:
            _refuse_held(block)
        for block in given:
            self.append(block)

    @property
    def blocks(self) -> Sequence[Block]:
        """The blocks in order; changed by the methods here alone."""
        return self._blocks

    @property
    def parent(self) -> Operation | None:
        """The operation that holds it."""
        return self._parent

    @property
    def entry(self) -> Block | None:
        """The first block; none in an empty region."""
        return self._blocks[0] if self._blocks else None

    @property
    def block(self) -> Block:
        """The one block; raises `ValueError` where there is none or several."""
        if len(self._blocks) != 1:
            raise ValueError(f"the region has {len(self._blocks)} blocks")
        return self._blocks[0]

    def append(self, block: Block) -> Block:
        """Puts a block at the end."""
        return self.insert(len(self._blocks), block)

    def insert(self, index: int, block: Block) -> Block:
        """Puts a block at an index.

        Raises `ValueError` where it is in a region already.
        """
        one(int, index, "index", "Region.insert")
        _refuse_held(one(Block, block, "block", "Region.insert"))
        if self._parent is not None:
            _refuse_inside(block, self)
        block._parent = self
        list.insert(self._blocks, index, block)
        return block

    def remove(self, block: Block) -> Block:
        """Takes a block out; what it holds lives on.

        Raises `ValueError` where it is not in this region.
        """
        if one(Block, block, "block", "Region.remove")._parent is not self:
            raise ValueError("the block is not in this region")
        list.remove(self._blocks, block)
        block._parent = None
        return block

    @checked
    def clone(self, mapping: dict[Value, Value] | None = None) -> Region:
        """A copy with all it holds, of no operation; see `bridge.ir.cloning.clone`."""
        copy: Region = ABOVE.clone_region(self, mapping)
        return copy

    def __copy__(self) -> Region:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Region:
        return self.clone()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a Region is pickled with the operation that holds it")

    def take_blocks(self, other: Region) -> None:
        """Moves all blocks of another region to the end of this one.

        Raises `ValueError` where this region is inside one of them.
        """
        one(Region, other, "other", "Region.take_blocks")
        held = (op for block in other._blocks for op in block)
        if other is self:
            return
        if lies_in(self, lambda r: r is other, held):
            raise ValueError("a region's blocks cannot be put inside themselves")
        blocks, other._blocks = other._blocks, _Blocks()
        for block in blocks:
            block._parent = self
        list.extend(self._blocks, blocks)

    def _keep(self, blocks: Iterable[Block]) -> None:
        """Has these blocks of its own, and no others: the rest is gone already."""
        self._blocks = _Blocks(blocks)

    def __repr__(self) -> str:
        return f"<region with {len(self._blocks)} blocks>"


def _refuse_held(block: Block) -> None:
    if block._parent is not None:
        raise ValueError("the block already is in a region: remove it first")


def _refuse_other(op: object, name: str) -> None:
    """Raises `TypeError` for what is no operation."""
    one(ABOVE.Operation, op, name, "Block")


def _refuse_others(ops: Iterable[object], name: str, where: str) -> None:
    """Raises `TypeError` where one is no operation."""
    many(ABOVE.Operation, ops, name, where)


def _refuse_taken(ops: Sequence[Operation], name: str, where: str) -> None:
    """Raises where one is no operation, is in a block already, or occurs twice."""
    _refuse_others(ops, name, where)
    for op in ops:
        if op._parent is not None:
            raise ValueError(f"{op.name} already is in a block: detach it first")
    if len(ops) > 1 and len(set(ops)) != len(ops):
        raise ValueError(f"{where}: an operation is given twice")


def lies_in(
    region: Region | None, holds: Callable[[Region], bool], held: Iterable[Operation]
) -> bool:
    """Whether one of a region and those around it is what `holds` says.

    `held` are the operations that would then be around: looking stops with the shorter
    of both ways, so that neither building inwards nor outwards is ever quadratic.
    """
    for around, op in zip(_regions_around(region), _with_inner(held), strict=False):
        if holds(around) or region in op._regions:
            return True
    return False


def _regions_around(region: Region | None) -> Iterator[Region]:
    """A region and those around it, from inside out."""
    while region is not None:
        yield region
        region = region._parent.parent_region if region._parent is not None else None


def _with_inner(ops: Iterable[Operation]) -> Iterator[Operation]:
    """Operations and what they hold, at once: unlike `walk`, of a tree at rest."""
    stack = [iter(ops)]
    while stack:
        op = next(stack[-1], None)
        if op is None:
            stack.pop()
            continue
        yield op
        stack += [iter(block) for region in op._regions for block in region._blocks]


def _refuse_inside(block: Block, region: Region) -> None:
    """Raises `ValueError` where a block holds the region it is to be put into."""

    def holds(around: Region) -> bool:
        return around._parent is not None and around._parent._parent is block

    if lies_in(region, holds, block):
        raise ValueError("a block cannot be put inside itself")
