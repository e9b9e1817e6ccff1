"""Ops with rules of their own: one class an op, bound to its row.

A class lists what its row has as annotations, which become accessors; what no table
can say are its methods. A name the row lacks, or another arity, fails when the class
is made. `isinstance` makes any operation of that name one of the class.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from inspect import get_annotations
from typing import TYPE_CHECKING, Any, ClassVar, Final

from bridge.ir.attributes import DenseArrayAttr, IntegerAttr
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ir.types import I32
from bridge.ir.values import OpResult, Value
from bridge.ods.rows import Arity, Row, Slot, row

if TYPE_CHECKING:
    from bridge.text.asm_reader import AsmReader
    from bridge.text.asm_writer import AsmWriter
    from bridge.text.draft import Draft, SetName

__all__ = [
    "CLASSES",
    "RESULT_NAMES",
    "Op",
    "OpResult",
    "Regions",
    "Value",
    "Values",
    "constant_integer",
    "segment",
]

Values = tuple[Value, ...]
Regions = tuple[Region, ...]

CLASSES: Final[dict[str, type[Op]]] = {}
"""The classes made so far, by the op's name."""

RESULT_NAMES: Final[dict[str, str | Callable[[Operation], str]]] = {}
"""What the first result of an op is called, where that is all there is to say.

Each dialect adds its rows; a row that must look at the op is a function.
"""


class OpClass(type):
    """Metaclass of op classes: the name decides what is an instance."""

    row: Row

    def __new__(
        mcs,
        title: str,
        bases: tuple[type, ...],
        namespace: dict[str, Any],
        /,
        **rest: Any,
    ) -> OpClass:
        # An operation becomes one of its class where it is: their layouts are equal.
        namespace.setdefault("__slots__", ())
        return super().__new__(mcs, title, bases, namespace, **rest)

    def __instancecheck__(cls, instance: object) -> bool:
        if type.__instancecheck__(cls, instance):
            return True
        # An operation that was made before its dialect was loaded becomes what it is.
        if type(instance) is Operation and instance.name == cls.__dict__.get("op_name"):
            found: Any = instance
            found.__class__ = cls
            return True
        return False


class Op(Operation, metaclass=OpClass):
    """The base of ops with rules; see the module's docstring."""

    __slots__ = ()

    row: ClassVar[Row]
    op_name: ClassVar[str]

    def __init_subclass__(cls, *, name: str = "", **rest: Any) -> None:
        super().__init_subclass__(**rest)
        if not name:
            return
        found = row(name)
        if found is None:
            raise TypeError(f"{cls.__name__}: there is no row for {name}")
        cls.op_name = name
        cls.row = found
        accessors = _accessors(found)
        for field, hint in get_annotations(cls).items():
            if str(hint).startswith("ClassVar"):
                continue
            if field not in accessors:
                raise TypeError(f"{cls.__name__}: {name} has no {field}")
            hints, accessor = accessors[field]
            if hints and hint not in hints:
                raise TypeError(f"{cls.__name__}.{field} is {' or '.join(hints)}")
            setattr(cls, field, property(accessor))
        CLASSES[name] = cls

    # Rules; a subclass has those that its row does not say.

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        """Fills the draft from what stands behind the op's name.

        Raises `Unreadable`.
        """
        raise r.error(f"the syntax of '{draft.name}' is not read natively")

    @staticmethod
    def quick(r: AsmReader, start: int) -> Operation | None:
        """Reads the op's common form at once, where that is worth it.

        It stands behind the name, which is at `start`, and takes nothing where it
        gives None.
        """
        return None

    def write(self, w: AsmWriter) -> None:
        """Writes what stands behind the op's name."""

    @classmethod
    def has_syntax(cls) -> bool:
        """Whether the class reads and writes the op, not its row's format."""
        return cls.read is not Op.read

    def name_results(self, set_name: SetName) -> None:
        """Suggests names for results."""

    def name_arguments(self, region: Region, set_name: SetName) -> None:
        """Suggests names for the arguments of a region's first block."""


Accessor = tuple[tuple[str, ...], Callable[[Any], Any]]


def snake_case(name: str) -> str:
    """Upstream's name of a field in Python's spelling."""
    return re.sub(r"(?<=[a-z0-9])([A-Z])", lambda m: "_" + m[1].lower(), name).lower()


def _accessors(line: Row) -> dict[str, Accessor]:
    """What a class of this row may list: the annotations that fit, and the getter."""
    found: dict[str, Accessor] = {}
    names = [a.name for a in line.attributes] + [p.name for p in line.properties]
    for name in names:
        found[snake_case(name)] = ((), _attribute_getter(name))
    groups: tuple[tuple[tuple[Slot, ...], str, str, str], ...] = (
        (line.operands, "operands", "operandSegmentSizes", "Value"),
        (line.results, "results", "resultSegmentSizes", "Value"),
        (line.regions, "regions", "", "Region"),
        (line.successors, "successors", "", "Block"),
    )
    for slots, field, sizes, hint in groups:
        segmented = bool(sizes) and line.has_trait(_SEGMENTS[sizes])
        for index, slot in enumerate(slots):
            if slot.name:
                getter = _slot_getter(slots, index, field, sizes if segmented else "")
                found[snake_case(slot.name)] = (_hints(hint, slot), getter)
    return found


_SEGMENTS: Final = {
    "operandSegmentSizes": "AttrSizedOperandSegments",
    "resultSegmentSizes": "AttrSizedResultSegments",
}
_PLURAL: Final = {"Value": "Values", "Region": "Regions", "Block": "Blocks"}


def _hints(hint: str, slot: Slot) -> tuple[str, ...]:
    if slot.arity is Arity.ONE:
        return (hint, "OpResult") if hint == "Value" else (hint,)
    if slot.arity is Arity.OPTIONAL:
        return (f"{hint} | None",)
    return (_PLURAL[hint],)


def _attribute_getter(name: str) -> Callable[[Operation], Any]:
    return lambda op: op._properties.get(name)


def _slot_getter(
    slots: tuple[Slot, ...], index: int, field: str, sizes: str
) -> Callable[[Operation], Any]:
    """The getter of one of the values, regions or successors of an op."""
    slot = slots[index]
    single = slot.arity is Arity.ONE
    optional = slot.arity is Arity.OPTIONAL

    def get(op: Operation) -> Any:
        values = getattr(op, field)
        start, end = segment(slots, index, len(values), op, sizes)
        if single:
            return values[start]
        if optional:
            return values[start] if end > start else None
        return values[start:end]

    return get


@lru_cache(maxsize=4096)
def segment_sizes(*sizes: int) -> DenseArrayAttr:
    """The property that says how many values each slot has."""
    return DenseArrayAttr.of(I32, sizes)


def segment(
    slots: tuple[Slot, ...], index: int, count: int, op: Operation, sizes: str
) -> tuple[int, int]:
    """Where the values of a slot begin and end among `count` values.

    Without written sizes the slots of variable length share what the others leave.
    """
    if sizes:
        written: Any = op._properties.get(sizes)
        lengths = written.values
        start = sum(lengths[:index])
        return start, start + lengths[index]
    variable = [s.arity is not Arity.ONE for s in slots]
    several = sum(variable)
    share = (count - (len(slots) - several)) // several if several else 0
    start = sum([share if v else 1 for v in variable[:index]])
    return start, start + (share if variable[index] else 1)


def constant_integer(value: Value) -> int | None:
    """The integer a value is made of, where a constant defines it."""
    op = value.defining_op
    if op is None or op.name not in ("arith.constant", "index.constant"):
        return None
    found = op.get("value")
    return found.value if isinstance(found, IntegerAttr) else None
