"""Ops with rules of their own: one class an op, bound to its row.

A class lists what its row has as annotations, which become accessors; what no table
can say are its methods. A name the row lacks, or another arity, fails when the class
is made. `isinstance` makes any operation of that name one of the class.

Accessors have upstream's names in Python's spelling. One that is Python's own, or that
every operation has in another meaning, ends with an underscore: `in_`, `results_`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, partial
from inspect import get_annotations
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

# Types and attributes have accessors wherever ops have.
from bridge.dialects import nodes as _nodes  # noqa: F401
from bridge.dialects.names import accessor_name, snake_case
from bridge.ir.attributes import Attribute, DenseArrayAttr, IntegerAttr
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.types import I32
from bridge.ir.values import OpResult, Value
from bridge.ods.definitions import definition
from bridge.ods.enums import Enum, enum, enum_of_class
from bridge.ods.rows import Arity, Row, Slot, row, table
from bridge.source import Source
from bridge.text.attributes import read_attribute
from bridge.text.state import Reader, State

if TYPE_CHECKING:
    from bridge.ir.symbols import SymbolTables
    from bridge.text.asm_reader import AsmReader
    from bridge.text.asm_writer import AsmWriter
    from bridge.text.draft import Draft, SetName

__all__ = [
    "CLASSES",
    "RESULT_NAMES",
    "Block",
    "Blocks",
    "Groups",
    "NotModelled",
    "Op",
    "OpResult",
    "Region",
    "Regions",
    "Value",
    "Values",
    "constant_integer",
    "not_modelled",
    "of_signature",
    "segment",
]

Values = tuple[Value, ...]
Groups = tuple[Values, ...]
Regions = tuple[Region, ...]
Blocks = tuple[Block, ...]

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
        known = accessors(found)
        for field, hint in get_annotations(cls).items():
            if str(hint).startswith("ClassVar"):
                continue
            if field not in known:
                raise TypeError(f"{cls.__name__}: {name} has no {field}")
            hints, accessor = known[field]
            if hint in ("str", "str | None"):
                accessor = _word_getter(found, field, accessor)
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

    def verify(self) -> None:
        """What no row says of an operation; asked before its inside is judged.

        Raises `Invalid`, made by `self.error`.
        """

    def verify_regions(self) -> None:
        """The same, asked when all that it holds has been judged."""

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        """Whether the symbols it refers to are there, and what they must be.

        Asked when the symbol table around it is judged. Raises `Invalid`.
        """

    def name_results(self, set_name: SetName) -> None:
        """Suggests names for results."""

    def name_arguments(self, region: Region, set_name: SetName) -> None:
        """Suggests names for the arguments of a region's first block."""


Verify = TypeVar("Verify", bound=Callable[[Any], None])


def of_signature(verify: Verify) -> Verify:
    """Marks a `verify` that looks at the types of values and at properties only.

    It is asked once for each combination of them: nothing else may decide it, as the
    operations around it, discardable attributes, regions or what defines an operand.
    """
    vars(verify)["of_signature"] = True
    return verify


class NotModelled:
    """Stands for a rule that an op has upstream and not here.

    As a verifier it finds nothing wrong; who needs an answer looks at `why` first.
    """

    __slots__ = ("why",)

    def __init__(self, why: str) -> None:
        self.why = why

    def __call__(self, *asked: object) -> None:
        """Says nothing."""


def not_modelled(why: str) -> Any:
    """`interpret = not_modelled("why")`; the reports show the reason."""
    return NotModelled(why)


Accessor = tuple[tuple[str, ...], Callable[[Any], Any]]


def accessors(line: Row) -> dict[str, Accessor]:
    """What a class of this row may list: the annotations that fit, and the getter.

    What every operation has in the same meaning is not among it.
    """
    found: dict[str, Accessor] = {}
    names = [a.name for a in line.attributes] + [p.name for p in line.properties]
    for name in names:
        getter = _attribute_getter(name, line.defaults.get(name, ""))
        found[_accessor_name(name)] = (), getter
    groups: tuple[tuple[tuple[Slot, ...], str, str, str], ...] = (
        (line.operands, "operands", "operandSegmentSizes", "Value"),
        (line.results, "results", "resultSegmentSizes", "Value"),
        (line.regions, "regions", "", "Region"),
        (line.successors, "successors", "", "Block"),
    )
    for slots, field, sizes, hint in groups:
        segmented = bool(sizes) and line.has_trait(_SEGMENTS[sizes])
        for index, slot in enumerate(slots):
            name = _slot_name(slots, slot, field)
            if name:
                getter = _slot_getter(slots, index, field, sizes if segmented else "")
                found[name] = _hints(hint, slot), getter
    return found


_EVERYWHERE: Final = frozenset(dir(Operation))


@cache
def _accessor_name(name: str) -> str:
    return accessor_name(name, _EVERYWHERE)


def _slot_name(slots: tuple[Slot, ...], slot: Slot, field: str) -> str:
    """The accessor of a value, region or successor; none where all have it."""
    name = snake_case(slot.name)
    # Operands that nothing but their number tells apart have such names.
    if name.startswith("_gen_arg") or (name == field and len(slots) == 1):
        return ""
    is_only = slot.arity is Arity.ONE and len(slots) == 1
    if is_only and name == field[:-1] and field in ("results", "regions"):
        return name
    return _accessor_name(slot.name)


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
    return ("Groups",) if slot.arity is Arity.GROUPS else (_PLURAL[hint],)


@cache
def _attribute_getter(name: str, default: str) -> Callable[[Operation], Any]:
    """The getter of an attribute or a property, by its default as text."""
    if not default:
        return lambda op: op._properties.get(name)

    def get(op: Operation) -> Any:
        found = op._properties.get(name)
        return _attribute(default) if found is None else found

    return get


def _word_getter(
    line: Row, field: str, get: Callable[[Operation], Any]
) -> Callable[[Operation], str | None]:
    """The getter of an enum's case as it is written, where a number is stored."""
    own = table(line.name.partition(".")[0])
    parts = [p for p in line.attributes if _accessor_name(p.name) == field]
    if own is not None and parts:
        facts = own.constraint(parts[0].constraint).facts
        cpp = facts.get("cpp", "").removesuffix("Attr")
        cases = enum(own.dialect, facts.get("enum", "")) or enum_of_class(
            cpp, own.dialect
        )
        if cases is not None:
            return partial(_word, cases, get)
    raise TypeError(f"{line.name} has no enum {field}")


def _word(cases: Enum, get: Callable[[Operation], Any], op: Operation) -> str | None:
    found = get(op)
    return cases.text(found.value) if isinstance(found, IntegerAttr) else None


@cache
def _attribute(text: str) -> Attribute:
    state = State(defined=definition)
    return read_attribute(Reader(Source(text), 0, state))


def _slot_getter(
    slots: tuple[Slot, ...], index: int, field: str, sizes: str
) -> Callable[[Operation], Any]:
    """The getter of one of the values, regions or successors of an op."""
    slot = slots[index]
    if all(s.arity is Arity.ONE for s in slots[: index + 1]) and not sizes:
        return _getter_at(field, index)
    single = slot.arity is Arity.ONE
    optional = slot.arity is Arity.OPTIONAL

    def get(op: Operation) -> Any:
        values = getattr(op, field)
        start, end = segment(slots, index, len(values), op, sizes)
        if single:
            return values[start]
        if optional:
            return values[start] if end > start else None
        found = values[start:end]
        return _grouped(found, op, slot.segments) if slot.segments else found

    return get


@cache
def _getter_at(field: str, index: int) -> Callable[[Operation], Any]:
    field = "_operands" if field == "operands" else field
    return lambda op: getattr(op, field)[index]


def _grouped(values: Values, op: Operation, segments: str) -> Groups:
    """Values in groups of the sizes that an attribute says."""
    sizes = op._properties.get(segments)
    found = []
    start = 0
    for size in sizes.values if isinstance(sizes, DenseArrayAttr) else ():
        size = int(size)
        found.append(values[start : start + size])
        start += size
    return tuple(found)


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
