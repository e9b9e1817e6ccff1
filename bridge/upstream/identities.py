"""Which distinct attributes are one, where bytecode does not say it.

Bytecode holds the attributes of most dialects as texts, and each text counts its
distinct attributes anew. So everything that holds one goes once more, in a single text,
and each operation gets its own from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from bridge import native
from bridge.dialects import builtin
from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DenseElementsAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from bridge.ir.blocks import Block
from bridge.ir.core import Operation
from bridge.ir.locations import FileLineColLoc, Location, UnknownLoc
from bridge.ir.values import BlockArgument
from bridge.upstream.bytecode_format import NoCodec
from bridge.upstream.provider import Bound, Context, Module, bindings

_NAME: Final = "builtin.distinct"
"""The attribute of a module under which all of them go, of a dialect that is known."""


class _Use(NamedTuple):
    """An attribute of an operation, or its location, that holds a distinct one."""

    op: Operation
    name: str
    """Of the attribute; empty for the location."""
    node: Attribute

    def put(self, node: Attribute) -> None:
        """Puts another node in the place of this one."""
        if isinstance(node, Location):
            self.op.location = node
        elif self.name in self.op.properties:
            self.op.set_property(self.name, node)
        else:
            self.op.set_attribute(self.name, node)


def restore(
    module: Operation,
    theirs: Module,
    read: Callable[[Module], Operation],
) -> None:
    """Makes one in a native module what is one in upstream's, which it was read from.

    `read` gives the native module of one by its text. Raises `NoCodec` where that
    cannot be done.
    """
    uses = _uses(module)
    if not uses:
        return
    attributes: dict[Attribute, Bound] = {}
    locations: dict[Attribute, Bound] = {}
    for use, op in _beside(uses, module, theirs):
        if not use.name:
            locations.setdefault(use.node, op.location)
        elif use.node not in attributes:
            attributes[use.node] = _attribute(op, use.name)
    carrier = read(_carrier(theirs.context, attributes.values(), locations.values()))
    found = carrier.attributes[_NAME]
    if not isinstance(found, ArrayAttr):
        raise NoCodec("distinct attributes did not come back")
    restored = dict(zip(attributes, found.elements, strict=True))
    places = [op.location for op in carrier.regions[0].blocks[0]]
    restored.update(zip(locations, places, strict=True))
    for use in uses:
        use.put(restored[use.node])


def _attribute(op: Bound, name: str) -> Bound:
    """An attribute of upstream's operation; `NoCodec` for one that is a location."""
    try:
        return op.attributes[name]
    except TypeError:
        raise NoCodec("a distinct attribute in a location as an attribute") from None


def hand_over(
    module: Operation,
    theirs: Module,
    read: Callable[[Operation], Module],
) -> None:
    """Makes one in upstream's module what is one in the native one it was made from.

    `read` gives upstream's module of a native one by its text. Raises `NoCodec` where
    that cannot be done.
    """
    uses = _uses(module)
    if not uses:
        return
    attributes = dict.fromkeys(use.node for use in uses if use.name)
    locations = {use.node: use.node for use in uses if isinstance(use.node, Location)}
    carrier = builtin.ModuleOp()
    for location in locations.values():
        inside = builtin.ModuleOp()
        inside.location = location
        carrier.regions[0].blocks[0].append(inside)
    carrier.set_attribute(_NAME, ArrayAttr(tuple(attributes)))
    found = read(carrier)
    handles = dict(zip(attributes, found.operation.attributes[_NAME], strict=True))
    places = [op.location for op in found.body.operations]
    handles.update(zip(locations, places, strict=True))
    for use, op in _beside(uses, module, theirs):
        if use.name:
            op.attributes[use.name] = handles[use.node]
        else:
            op.location = handles[use.node]


def _carrier(
    context: Context, attributes: Iterable[Bound], locations: Iterable[Bound]
) -> Module:
    """A module of upstream's that holds attributes, and modules at locations."""
    ir = bindings().ir
    with context, ir.Location.unknown():
        module = ir.Module.create()
        module.operation.attributes[_NAME] = ir.ArrayAttr.get(list(attributes))
        with ir.InsertionPoint(module.body):
            for location in locations:
                inside = ir.Operation.create(
                    builtin.ModuleOp.op_name, regions=1, loc=location
                )
                inside.regions[0].blocks.append()
    return module


def _uses(module: Operation) -> list[_Use]:
    """What holds distinct attributes, in the order of the text; raises `NoCodec`."""
    holds = Holding()
    found: list[_Use] = []
    for op in holders(module):
        for name, node in (*op.properties.entries, *op.attributes.entries):
            if not holds(node):
                continue
            if isinstance(node, Location):
                # The bindings fail to hand out an attribute of this class.
                raise NoCodec("a distinct attribute in a location as an attribute")
            found.append(_Use(op, name, node))
        place = op.any_location
        if not isinstance(place, tuple) and holds(place):
            found.append(_Use(op, "", place))
        for region in op.regions:
            for block in region.blocks:
                _check_arguments(block.arguments, holds)
    return found


def holders(module: Operation) -> Iterable[Operation]:
    """The operations that hold a distinct attribute, all where nothing is compiled."""
    if native.COMPILED:
        return native.core.Holders(DistinctAttr, Attribute, _WITHOUT).within(module)
    return module.walk()


def _check_arguments(arguments: Sequence[BlockArgument], holds: Holding) -> None:
    """Raises `NoCodec` where a location has one: upstream's cannot be set."""
    for argument in arguments:
        place = argument.any_location
        if not isinstance(place, tuple) and holds(place):
            raise NoCodec("a distinct attribute in the location of an argument")


class Holding:
    """Tells whether nodes hold a distinct attribute, and remembers which do not."""

    def __init__(self) -> None:
        self._without: set[Attribute] = set()

    def __call__(self, node: Attribute) -> bool:
        """Whether a node does; a type never, for none goes by bytecode that does."""
        if node.ground in _WITHOUT or node in self._without:
            return False
        pending, met = [node], set[Attribute]()
        while pending:
            one = pending.pop()
            if one in met or one in self._without:
                continue
            if one.ground is DistinctAttr:
                return True
            met.add(one)
            pending += [n for n in _inside(one) if n.ground not in _WITHOUT]
        self._without |= met
        return False


def _inside(node: Attribute) -> Iterator[Attribute]:
    """The attributes among a node's fields, and in tuples there."""
    waiting: list[object] = [getattr(node, field) for field in type(node).fields]
    while waiting:
        value = waiting.pop()
        if isinstance(value, tuple):
            waiting += value
        elif isinstance(value, Attribute):
            yield value


_WITHOUT: Final = frozenset(
    (
        AffineMapAttr,
        DenseArrayAttr,
        DenseElementsAttr,
        FileLineColLoc,
        FloatAttr,
        IntegerAttr,
        StringAttr,
        SymbolRefAttr,
        TypeAttr,
        UnitAttr,
        UnknownLoc,
    )
)
"""The most frequent of those that hold no other attributes."""


def _beside(
    uses: Sequence[_Use], module: Operation, theirs: Module
) -> Iterator[tuple[_Use, Bound]]:
    """Uses, each with the operation of upstream's module that is in the same place."""
    wanted: dict[Block, set[Operation]] = {}
    for use in uses:
        op: Operation | None = use.op
        while op is not None and op is not module and op.parent is not None:
            inside = wanted.setdefault(op.parent, set())
            if op in inside:
                break
            inside.add(op)
            op = op.parent_op
    found: dict[Operation, Bound] = {module: theirs.operation}
    waiting = [module]
    while waiting:
        holder = waiting.pop()
        for region, their_region in zip(
            holder.regions, found[holder].regions, strict=True
        ):
            blocks = zip(region.blocks, their_region.blocks, strict=True)
            for block, their_block in blocks:
                inside = wanted.get(block, set())
                if inside:
                    operations = zip(block, their_block.operations, strict=True)
                    for op, their_op in operations:
                        if op in inside:
                            found[op] = their_op.operation
                    waiting += inside
    return ((use, found[use.op]) for use in uses)
