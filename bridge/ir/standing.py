"""Operations of which only some is known: what stands for all that are alike in that.

Whether a question about an operation depends on more than its properties, its types
and what its regions begin and end with is not declared: it is asked of a stand-in, and
who looks at anything else meets `Looked`.
"""

from __future__ import annotations

from types import new_class
from typing import Final, NoReturn

from bridge.ir.attributes import StringAttr
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.types import Type
from bridge.ir.values import Value


class Looked(Exception):
    """Something was looked at that differs among what is stood for."""


def _refused(self: object, *given: object) -> NoReturn:
    raise Looked


_closed: Final = property(_refused, _refused)


class Standing(Value):
    """A value of which the type is known, and the number among those of its op."""

    __slots__ = ("number",)

    number: int


_Stand: Final[type[Standing]] = type(
    "_Stand",
    (Standing,),
    {
        "__slots__": (),
        **dict.fromkeys(("name", "_uses", "block", "defining_op"), _closed),
        # Whether it is a result or an argument, and whether it is another.
        "__class__": _closed,
        "__eq__": _refused,
        "__hash__": _refused,
    },
)
"""Its instances tell nothing else."""


def _value(ty: Type, number: int | None = None) -> Standing:
    made = object.__new__(_Stand)
    object.__setattr__(made, "type", ty)
    if number is not None:
        object.__setattr__(made, "number", number)
    return made


_ELSEWHERE: Final = (
    *("_parent", "parent", "_prev", "previous", "_next", "next", "_order"),
    *("_origin", "_offset", "location", "any_location"),
)
"""Where an operation is."""

_STANDING: Final[dict[type, type[Operation]]] = {}
"""The classes of ops that stand for those of other classes."""


def _standing(cls: type[Operation]) -> type[Operation]:
    namespace: dict[str, object] = dict.fromkeys(_ELSEWHERE, _closed)
    namespace["__slots__"] = ()
    # By what made the class, which is no plain `type`.
    made = new_class(cls.__name__, (cls,), {}, lambda body: body.update(namespace))
    _STANDING[cls] = made
    return made


NAME: Final = StringAttr("mlir_bridge_any_symbol")
"""What stands for the name of a symbol."""


def standing_for(op: Operation, *, for_any_name: bool = False) -> Operation:
    """What stands for all operations of the same properties, types and regions.

    Of its regions, of one block at most, it tells the types of arguments and the last
    operation; of that where it has regions only the name. Operands are numbered, and
    arguments of regions after them. `for_any_name`, a symbol is called `NAME`, and
    raises `Looked` where its name is no string.
    """
    cls = type(op)
    made: Operation = object.__new__(_STANDING.get(cls) or _standing(cls))
    properties = op.properties
    if for_any_name and "sym_name" in properties:
        if not isinstance(properties["sym_name"], StringAttr):
            raise Looked
        properties = properties.with_entry("sym_name", NAME)
    first = len(op.operands)
    regions: list[Region] = []
    for region in op.regions:
        regions.append(_region(region, first))
        first += len(region.blocks[0].arguments) if region.blocks else 0
    for slot, known in (
        ("name", op.name),
        ("properties", properties),
        ("attributes", op.attributes),
        ("regions", tuple(regions)),
        ("successors", ()),
        ("operands", tuple([_value(v.type, i) for i, v in enumerate(op.operands)])),
        ("results", tuple([_value(result.type) for result in op.results])),
    ):
        object.__setattr__(made, slot, known)
    return made


class _Inside(Block):
    """The block of a region: its arguments, and what stands for its last operation."""

    __slots__ = ()


_INSIDE: Final[type[_Inside]] = type(
    "_INSIDE",
    (_Inside,),
    {
        "__slots__": (),
        **dict.fromkeys(("first", "_first", "_count", "name", "_label"), _closed),
        **dict.fromkeys(("parent", "_parent"), _closed),
    },
)


_REGION: Final[type[Region]] = type(
    "_REGION",
    (Region,),
    {"__slots__": (), **dict.fromkeys(("parent", "_parent"), _closed)},
)


def _region(region: Region, first: int) -> Region:
    """What stands for a region whose first argument has this number."""
    blocks = []
    for block in region.blocks:
        made = object.__new__(_INSIDE)
        arguments = [_value(a.type, i) for i, a in enumerate(block.arguments, first)]
        last = None if block.last is None else _standing_last(block.last)
        object.__setattr__(made, "arguments", tuple(arguments))
        object.__setattr__(made, "last", last)
        blocks.append(made)
    found: Region = object.__new__(_REGION)
    object.__setattr__(found, "blocks", blocks)
    return found


def _standing_last(op: Operation) -> Operation:
    if op.regions:
        return _named(op)
    made = standing_for(op)
    for name, values in (("operands", op.operands), ("results", op.results)):
        object.__setattr__(made, name, tuple([_value(v.type) for v in values]))
    return made


_KNOWN: Final = ("properties", "attributes", "regions", "successors")
_NAMED: Final[type[Operation]] = new_class(
    "_NAMED",
    (Operation,),
    {},
    lambda body: body.update(
        __slots__=(),
        **dict.fromkeys((*_ELSEWHERE, *_KNOWN, "operands", "results"), _closed),
    ),
)


def _named(op: Operation) -> Operation:
    """What stands for all operations of this name, with regions."""
    made: Operation = object.__new__(_NAMED)
    object.__setattr__(made, "name", op.name)
    return made
