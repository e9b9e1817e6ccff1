"""What `custom<X>` in assembly formats stands for: a reader and a writer each.

A directive is found by its name, in the module that its dialects' directives are in;
modules are loaded when a format first needs them. `Argument` passes the functions what
the format passes, while an operation is read and when it is written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final, NamedTuple

from bridge.ir.attributes import Attribute
from bridge.ir.core import Operation
from bridge.ods.dialect import dialect as package
from bridge.ods.format_types import Reading
from bridge.ods.slots import Held, groups
from bridge.records import Record
from bridge.text.asm_reader import AsmReader

if TYPE_CHECKING:
    from bridge.text.asm_writer import AsmWriter


class Argument(Record):
    """An argument of a directive: a piece of text, or something of the op.

    Kinds are those of variables, `operand types`, `result types`, `text` and
    `attr-dict`. Single and repeated values are both lists.
    """

    kind: str
    name: str = ""
    single: bool = False
    optional: bool = False
    groups: bool = False
    """Whether it consists of groups: lists of tokens, or of types."""
    segments: str = ""
    """The attribute with the sizes of the groups."""
    text: str = ""
    enum: str = ""
    """Of an attribute with cases, their enum."""
    seen: bool = False
    """Whether it was read before, and is only looked at."""
    values: Callable[[Operation], Held] | None = None

    def put(self, reading: Reading, value: Held) -> None:
        """Keeps what was read: tokens, types, regions, blocks, or an attribute."""
        if self.kind in ("attribute", "property"):
            if value is not None:
                reading.state.properties[self.name] = value
            return
        if self.groups:
            if self.kind == "operand":
                reading.groups[self.name] = [len(group) for group in value]
            value = [piece for group in value for piece in group]
        _KEPT[self.kind](reading)[self.name] = value

    def known(self, reading: Reading) -> Held:
        """What was read before: a list, or an attribute or nothing."""
        if self.kind in ("attribute", "property"):
            state = reading.state
            found = state.properties.get(self.name)
            return state.attributes.get(self.name) if found is None else found
        return _KEPT[self.kind](reading).get(self.name, [])

    def of(self, op: Operation) -> Held:
        """What an operation has: a sequence, or an attribute or nothing."""
        if self.values is not None:
            return self.values(op)
        found: Attribute | None = op.properties.get(self.name)
        return found

    def groups_of(self, op: Operation) -> list[Held]:
        """What an operation has, in groups."""
        return groups(op, self.of(op), self.segments)


_KEPT: Final[dict[str, Callable[[Reading], dict[str, Held]]]] = {
    "operand": lambda reading: reading.operands,
    "operand types": lambda reading: reading.operand_types,
    "result types": lambda reading: reading.result_types,
    "region": lambda reading: reading.regions,
    "successor": lambda reading: reading.successors,
}


class Arguments(tuple[Argument, ...]):
    """The arguments of one use of a directive."""

    __slots__ = ()

    @property
    def operands(self) -> list[str]:
        """The names of the operands it reads."""
        return [a.name for a in self if a.kind == "operand" and not a.seen]


Read = Callable[[AsmReader, Reading, Arguments], "bool | None"]
"""Where the directive begins an optional group, it returns whether it was there."""
Write = Callable[["AsmWriter", Operation, Arguments], None]


Hides = Callable[[Operation, Arguments], frozenset[str]]


def _nothing(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    """What is derived is not written."""


class Directive(NamedTuple):
    """Both directions of a directive."""

    read: Read
    write: Write = _nothing
    hides: Hides | None = None
    """The attributes that an `attr-dict` leaves out, besides those the format names."""


def of_attribute(
    read: Callable[[AsmReader, Argument], Attribute | None],
    write: Callable[[AsmWriter, Held], None],
) -> Directive:
    """The directive of one attribute; it begins an optional group by occurring."""

    def reads(r: AsmReader, reading: Reading, arguments: Arguments) -> bool:
        reading.places[arguments[0].name] = r.here()
        found = read(r, arguments[0])
        arguments[0].put(reading, found)
        return found is not None

    return Directive(reads, lambda w, op, arguments: write(w, arguments[0].of(op)))


Directives = Mapping[str, Directive]
"""The directives of a module, by name; where dialects differ, by dialect and name."""

_SHARED: Final[dict[str, tuple[str, ...]]] = {
    "index": ("DynamicIndexList", "LevelRange", "OptionalDynamicIndexList"),
    "control": (
        *("cf.SwitchOpCases", "llvm.SwitchOpCases"),
        *("scf.SwitchCases", "emitc.SwitchCases"),
    ),
    "llvm": (
        *("GEPIndices", "IndirectBrOpSucessors", "InsertExtractValueElementType"),
        *("LLVMLinkage", "OpBundles", "ShuffleType"),
    ),
    "plain": (
        *("AnyAttribute", "Index", "OneType", "Operands", "Region", "ResultTypes"),
        *("Same", "Successor", "Type"),
    ),
    "symbols": (
        *("GlobalMemrefOpTypeAndInitialValue", "SymbolVisibility"),
        *("TypedInitialValue", "TokenOrdering"),
    ),
    "gpu": (
        *("AllReduceOperation", "AsyncDependencies", "DimensionList", "LaunchDimType"),
        *("LaunchFuncOperands", "MNKDimensionList", "OffloadingHandler"),
    ),
}
"""What `bridge.ods.directives_…` have, as several dialects may use them."""


def directive(name: str, dialect: str) -> Directive | None:
    """The directive that a dialect's format means; None where it is not modelled."""
    own = package(dialect)
    if own is not None:
        for module in own.directives:
            directives: Directives = own.module(module).DIRECTIVES
            if name in directives:
                return directives[name]
    for key in (f"{dialect}.{name}", name):
        for part, names in _SHARED.items():
            if key in names:
                shared = import_module(f"bridge.ods.directives_{part}")
                found: Directive = shared.DIRECTIVES[key]
                return found
    return None
