"""Blocks, which hold operations, and regions, which hold blocks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, Final, NoReturn

from bridge.arguments import checked, many, one
from bridge.errors import Diagnostic, Invalid
from bridge.ir.above import ABOVE
from bridge.ir.chain import Chain, Linked, Operations, link_last
from bridge.ir.fields import slot_fields, unguarded, writer
from bridge.ir.locations import UNKNOWN_LOC
from bridge.ir.types import Type
from bridge.ir.values import (
    AnyLocation,
    BlockArgument,
    Value,
    checked_location,
)

if TYPE_CHECKING:
    from bridge.ir.core import Operation


Entered = AbstractContextManager[Any]
"""What `with` opens to insert into a block; it yields the block's arguments."""


@slot_fields(arguments="_arguments", parent="_parent", name="_label")
class Block(Chain):
    """A list of operations that run one after the other, and the arguments it takes."""

    __slots__ = ("_arguments", "_label", "_parent")

    _arguments: tuple[BlockArgument, ...]
    _label: str | None
    _parent: Region | None

    def __new__(
        cls,
        argument_types: Sequence[Type] = (),
        operations: Iterable[Operation] = (),
        *,
        locations: Sequence[AnyLocation] = (),
    ) -> Block:
        block = object.__new__(_NewBlock if cls is Block else cls)
        block._arguments = ()
        block._parent = block._label = block._first = block._last = None
        block._count = 0
        block.__class__ = cls
        return block

    def __init__(
        self,
        argument_types: Sequence[Type] = (),
        operations: Iterable[Operation] = (),
        *,
        locations: Sequence[AnyLocation] = (),
    ) -> None:
        if argument_types or locations:
            given = _arguments(self, argument_types, locations)
            put_arguments(self, given)
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
        put_label(self, None if name is None else one(str, name, "name", "Block"))

    @property
    def operations(self) -> Operations:
        """The operations in order; a view."""
        return Operations(self)

    @property
    def parent_op(self) -> Operation | None:
        return self._parent._parent if self._parent is not None else None

    @property
    def is_entry(self) -> bool:
        return self._parent is not None and self._parent._blocks[0] is self

    @property
    def successors(self) -> tuple[Block, ...]:
        """Where its last operation may go."""
        return self._last.successors if self._last is not None else ()

    @property
    def predecessors(self) -> list[Block]:
        """The blocks of its region that may come here; O(blocks of the region)."""
        blocks = self._parent._blocks if self._parent is not None else ()
        return [block for block in blocks if self in block.successors]

    # Editing

    def __call__(self) -> Entered:
        """`with block() as argument:` inserts what is constructed at its end.

        Yields the argument, or all as a tuple where there are none or several; what
        the op around it implies as the terminator is put there at the end.
        """
        found: Entered = ABOVE.inside(self)
        return found

    def append(self, op: Operation) -> None:
        """Puts an operation at the end."""
        self._check_free(op)
        link_last(self, op)

    def insert_before(self, other: Operation, op: Operation) -> None:
        """Puts an operation before another of this block."""
        self._check_mine(other, "other")
        self._check_free(op)
        self._link_before(other, op)

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
        self._unlink(op)

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
        put_arguments(self, (*before[:index], argument, *before[index:]))
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
        put_arguments(self, (*before[:index], *before[index + 1 :]))
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

    def _move(self, other: Block, offset: int) -> None:
        region = one(Block, other, "other", "Block.move")._parent
        if region is None:
            raise ValueError("the block to move to is in no region")
        if other is not self:
            _refuse_inside(self, region)
            if self._parent is not None:
                self._parent.remove(self)
            region.insert(region._blocks.index(other) + offset, self)

    def _check_free(self, op: Any) -> None:
        if not isinstance(op, Linked) or op._parent is not None:
            _refuse_other(op, "op")
            _refuse_taken((op,), "op", "Block")
        if op.regions and lies_in(self._parent, lambda r: r._parent is op, (op,)):
            raise ValueError(f"{op.name} cannot be put inside itself")

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


_NewBlock: Final = unguarded(Block)

put_arguments: Final = writer(Block, "_arguments")
"""Gives a block its arguments, which are made for it, with their indices."""
put_label: Final = writer(Block, "_label")
"""Gives a block a name that needs no check."""
_put_region: Final = writer(Block, "_parent")


class BlockList(list[Block]):
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


@slot_fields(blocks="_blocks", parent="_parent")
class Region:
    """A list of blocks, the first of them where control enters."""

    __slots__ = ("_blocks", "_parent")

    _blocks: BlockList
    _parent: Operation | None

    def __init__(self, blocks: Iterable[Block] = ()) -> None:
        _put_blocks(self, BlockList())
        _put_owner(self, None)
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

    def __call__(self) -> Entered:
        """`with region() as argument:` is that of its first block, made if missing."""
        found: Entered = ABOVE.entered_region(self)
        return found

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
        _put_region(block, self)
        list.insert(self._blocks, index, block)
        return block

    def remove(self, block: Block) -> Block:
        """Takes a block out; what it holds lives on.

        Raises `ValueError` where it is not in this region.
        """
        if one(Block, block, "block", "Region.remove")._parent is not self:
            raise ValueError("the block is not in this region")
        list.remove(self._blocks, block)
        _put_region(block, None)
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
        blocks = other._blocks
        _put_blocks(other, BlockList())
        for block in blocks:
            _put_region(block, self)
        list.extend(self._blocks, blocks)

    def __repr__(self) -> str:
        return f"<region with {len(self._blocks)} blocks>"


_put_blocks: Final = writer(Region, "_blocks")
_put_owner: Final = writer(Region, "_parent")


def keep_blocks(region: Region, kept: Iterable[Block]) -> None:
    """Leaves a region these blocks of its own: the rest leave by `leave_region`."""
    _put_blocks(region, BlockList(kept))


def leave_region(blocks: Iterable[Block]) -> None:
    """Makes blocks that no region has any more free."""
    for block in blocks:
        _put_region(block, None)


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


def hold_regions(op: Operation, regions: tuple[Region, ...]) -> None:
    """Makes an operation the parent of regions, and no more that of those it had.

    Raises `ValueError` where one belongs to another operation, comes twice, or holds
    the operation.
    """
    if len(regions) > 1 and len(set(regions)) != len(regions):
        raise ValueError("a region is given twice")
    for region in regions:
        if region._parent is not None and region._parent is not op:
            raise ValueError("the region already belongs to an operation")
    if op.parent is not None:
        held = (inner for r in regions for block in r._blocks for inner in block)
        if lies_in(op.parent_region, lambda around: around in regions, held):
            raise ValueError(f"{op.name} cannot be put inside itself")
    for region in op.regions:
        _put_owner(region, None)
    for region in regions:
        _put_owner(region, op)


def move(op: Operation, other: Operation, *, after: bool) -> None:
    """Puts an operation before or after another one, out of where it was.

    Raises `ValueError` where that is in no block, or in the operation.
    """
    block = other._parent
    if block is None:
        raise ValueError("the operation to move to is in no block")
    if other is op:
        return
    if op.regions and lies_in(block._parent, lambda r: r._parent is op, (op,)):
        raise ValueError(f"{op.name} cannot be put inside itself")
    op.detach()
    (block.insert_after if after else block.insert_before)(other, op)


def lies_in(
    region: Region | None, holds: Callable[[Region], bool], held: Iterable[Operation]
) -> bool:
    """Whether one of a region and those around it is what `holds` says.

    `held` are the operations that would then be around: looking stops with the shorter
    of both ways, so that neither building inwards nor outwards is ever quadratic.
    """
    for around, op in zip(_regions_around(region), _with_inner(held), strict=False):
        if holds(around) or region in op.regions:
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
        stack += [iter(block) for region in op.regions for block in region._blocks]


def _refuse_inside(block: Block, region: Region) -> None:
    """Raises `ValueError` where a block holds the region it is to be put into."""

    def holds(around: Region) -> bool:
        return around._parent is not None and around._parent._parent is block

    if lies_in(region, holds, block):
        raise ValueError("a block cannot be put inside itself")


def region_of(op: Operation) -> Region:
    """An empty region of an operation that is being made."""
    region = object.__new__(Region)
    _put_blocks(region, BlockList())
    _put_owner(region, op)
    return region


def new_region() -> Region:
    """`Region()` without its checks."""
    region = object.__new__(Region)
    _put_blocks(region, BlockList())
    _put_owner(region, None)
    return region


def put_block(region: Region, block: Block) -> Block:
    """`Region.append` of a block that is new, in a region that is being made."""
    _put_region(block, region)
    blocks = region._blocks
    if blocks:
        list.append(blocks, block)
    else:
        # `append` makes room for four, and most regions stay with one.
        list.extend(blocks, (block,))
    return block


def own_regions(op: Operation, regions: Sequence[Region]) -> None:
    """Makes an operation that is in no block the parent of new regions."""
    for region in regions:
        _put_owner(region, op)


def give_blocks(region: Region, count: int) -> list[Block]:
    """So many empty blocks for a region that has none."""
    blocks = [Block() for _ in range(count)]
    list.extend(region._blocks, blocks)
    for block in blocks:
        _put_region(block, region)
    return blocks
