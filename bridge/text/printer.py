"""Printing operations in generic form, as upstream prints them to the byte."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from bridge import native
from bridge.ir.attributes import EMPTY_DICTIONARY, WRITTEN_EMPTY, DictionaryAttr
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.guard import bulk
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation, Value
from bridge.records import Record
from bridge.text.aliases import Alias, AliasCollector
from bridge.text.metadata import format_metadata
from bridge.text.numbering import Numbering
from bridge.text.registry import Registry
from bridge.text.spelling import Bodies, Spelling
from bridge.text.tokens import quoted
from bridge.text.users import UserComments

if TYPE_CHECKING:
    from bridge.native.core import AliasVisitor, GenericWriter

Renames = Callable[[dict[Value, str], dict[Block, str]], None]
"""Changes the names of values and blocks, in place."""


class PrintOptions(Record):
    """What upstream's printing flags choose."""

    debuginfo: bool = False
    pretty: bool = False
    """Locations in the short form that cannot be read again."""
    local_scope: bool = False
    """Nothing outside the operation: no aliases."""
    source_names: bool = False
    name_locations: bool = False
    """Values are named by their locations, where these are names."""
    elide_elements: int | None = None
    """Dense elements of more than this many are left out."""
    elide_resources: int | None = None
    """Blobs of a longer text than this are left out."""
    hex_limit: int = 100
    """Dense elements of more than this many are written in hex."""
    skip_regions: bool = False
    unique_names: bool = False
    """No two values have one name, also where neither is seen from the other."""
    users: bool = False
    """Comments say who uses a value."""
    renames: Renames | None = None
    """What changes the names before anything is printed."""
    bodies: Bodies | None = None
    """What is written for nodes of dialects in place of their own syntax."""
    flat: tuple[str, ...] = ()
    """Dialects for whose ops properties are written among the attributes."""


DEFAULT: Final = PrintOptions()
Types = tuple[Type, ...]


def print_generic(
    op: Operation,
    options: PrintOptions = DEFAULT,
    *,
    registry: Registry | None = None,
    numbered: Operation | None = None,
) -> str:
    """An operation, with aliases and metadata around it, in generic form.

    Without a registry all ops count as registered. The others differ in one thing: what
    their properties alone hold gets no alias. Values are numbered as if there were but
    the operation `numbered`, which holds this one.
    """
    with bulk:
        spelling = Spelling(
            elide_elements=options.elide_elements,
            hex_limit=options.hex_limit,
            pretty=options.pretty,
            local_scope=options.local_scope,
            bodies=options.bodies,
        )
        names = Numbering(
            numbered or op,
            source_names=options.source_names,
            name_locations=options.name_locations,
            alone=numbered is not None,
            operations=options.users,
        )
        if options.renames is not None:
            options.renames(names.values, names.blocks)
        aliases: list[Alias] = []
        if not options.local_scope:
            aliases = _collect_aliases(op, options, registry)
        kind = FlatPrinter if options.flat else GenericPrinter
        printer = kind(spelling, names, options)
        out = printer.out
        printer.definitions([a for a in aliases if not a.deferrable])
        # A deferred alias is used before its definition, which follows.
        late = [a for a in aliases if a.deferrable]
        spelling.aliases.update({a.node: a.name for a in late})
        printer.operation(op, "")
        if options.local_scope:
            # What may occur inside another text ends no line and has no metadata.
            return "".join(out)
        out.append("\n")
        printer.definitions(late)
        out.append(format_metadata(spelling.resources, options.elide_resources))
        return "".join(out)


class GenericPrinter:
    """Writes operations line by line into `out`."""

    __slots__ = (
        "_arrivals",
        "_blocks",
        "_debuginfo",
        "_groups",
        "_heads",
        "_skip_regions",
        "_spelling",
        "_tails",
        "_trailing",
        "_users",
        "_values",
        "_writer",
        "out",
    )

    def __init__(
        self, spelling: Spelling, names: Numbering, options: PrintOptions
    ) -> None:
        self.out: list[str] = []
        self._spelling = spelling
        self._values = names.values
        self._blocks = names.blocks
        self._groups = names.groups
        self._arrivals: dict[Block, list[Block]] = {}
        self._debuginfo = options.debuginfo
        self._users = UserComments(names) if options.users else None
        self._trailing = options.debuginfo or options.users
        self._skip_regions = options.skip_regions
        self._heads: dict[tuple[str, DictionaryAttr], tuple[str, str]] = {}
        self._tails: dict[tuple[DictionaryAttr, Types, Types], str] = {}
        self._writer = self._compiled()

    def _compiled(self) -> GenericWriter | None:
        """What writes operations of which nothing but their usual text is asked."""
        if not native.COMPILED or self._trailing or self._skip_regions:
            return None
        return native.core.GenericWriter(
            self, self.out, self._values, self._blocks, self._heads, self._tails
        )

    def definitions(self, aliases: list[Alias]) -> None:
        """`#map = …`, a line each; the aliases are known from there on."""
        spelling = self._spelling
        for alias in aliases:
            spelling.aliases[alias.node] = alias.name
        for alias in aliases:
            text = spelling.definition(alias.node)
            self.out.append(f"{alias.name} = {text}\n")

    def operation(self, op: Operation, indent: str) -> None:
        """One operation, without the newline after it."""
        out = self.out
        values = self._values
        results = op.results
        if not results:
            head = indent
        elif len(results) == 1:
            head = f"{indent}{values[results[0]]} = "
        else:
            head = f"{indent}{self.result_names(op)} = "
        key = (op.name, op.properties)
        start, properties = self._heads.get(key) or self.head(key)
        operands = op.operands
        arguments = ", ".join([values[v] for v in operands])
        out.append(f"{head}{start}{arguments})")
        if op.successors:
            out.append(self.successors(op))
        if properties:
            out.append(properties)
        if op.regions:
            self._regions(op.regions, indent)
        inputs = tuple([v.type for v in operands])
        tail = (op.attributes, inputs, tuple([r.type for r in results]))
        out.append(self._tails.get(tail) or self.tail(tail))
        if self._trailing:
            self._after(op)

    def _after(self, op: Operation) -> None:
        """The comments requested after an operation."""
        if self._debuginfo:
            self.out.append(" " + self._spelling.location(op.location))
        if self._users is not None:
            self.out.append(self._users.of_operation(op))

    def result_names(self, op: Operation) -> str:
        """`%a:2`, or the groups that several names make."""
        results = op.results
        starts = self._groups.get(op, [0])
        names = []
        for start, end in zip(starts, [*starts[1:], len(results)], strict=True):
            name = self._values[results[start]].partition("#")[0]
            names.append(f"{name}:{end - start}" if end - start > 1 else name)
        return ", ".join(names)

    def successors(self, op: Operation) -> str:
        """`[^bb1, ^bb2]`."""
        blocks = self._blocks
        return f"[{', '.join([blocks[b] for b in op.successors])}]"

    def type(self, ty: Type) -> str:
        """The text of a type."""
        return self._spelling.type(ty)

    def head(self, key: tuple[str, DictionaryAttr]) -> tuple[str, str]:
        """The texts of an op's name and of its properties."""
        name, properties = key
        text = ""
        if properties or properties is WRITTEN_EMPTY:
            text = f" <{self._spelling.dictionary(properties.entries)}>"
        self._heads[key] = known = (quoted(name) + "(", text)
        return known

    def tail(self, key: tuple[DictionaryAttr, Types, Types]) -> str:
        """The text of discardable attributes and of the types."""
        attributes, inputs, results = key
        spelling = self._spelling
        text = ""
        if attributes:
            text = f" {spelling.attribute(attributes)}"
        text += f" : {spelling.function(inputs, results)}"
        self._tails[key] = text
        return text

    def _regions(self, regions: tuple[Region, ...], indent: str) -> None:
        out = self.out
        separator = " ("
        for region in regions:
            out.append(separator)
            separator = ", "
            self.region(region, indent)
        out.append(")")

    def region(self, region: Region, indent: str) -> None:
        """A region in braces, with the labels of its blocks."""
        out = self.out
        if self._skip_regions:
            out.append("{...}")
            return
        out.append("{\n")
        inner = indent + "  "
        if len(region.blocks) > 1 or (region.blocks and region.blocks[0].successors):
            self._arrivals.update(arrivals(region))
        for number, block in enumerate(region.blocks):
            if number or block.arguments or block.first is None:
                self._label(block, number, indent)
            if self._users is not None:
                for argument in block.arguments:
                    out.append(f"{inner}{self._users.of_argument(argument)}\n")
            op = block.first
            if self._writer is not None and self._writer.serves:
                self._writer.run(op, inner)
                continue
            while op is not None:
                self.operation(op, inner)
                out.append("\n")
                op = op.next
        out.append(indent + "}")

    def _label(self, block: Block, number: int, indent: str) -> None:
        text = indent + self._blocks[block]
        if block.arguments:
            arguments = []
            for argument in block.arguments:
                ty = self._spelling.type(argument.type)
                piece = f"{self._values[argument]}: {ty}"
                if self._debuginfo:
                    location = self._spelling.location(argument.location, alias=False)
                    piece += " " + location
                arguments.append(piece)
            text += f"({', '.join(arguments)})"
        self.out.append(f"{text}:{self._predecessors(block, number)}\n")

    def _predecessors(self, block: Block, number: int) -> str:
        """The comment that says from where control comes."""
        names = [self._blocks[b] for b in self._arrivals.get(block, ())]
        if not names:
            return "  // no predecessors" if number else ""
        if len(names) == 1:
            return f"  // pred: {names[0]}"
        return f"  // {len(names)} preds: {', '.join(names)}"


class _Flat(NamedTuple):
    """An operation as it is printed, with its properties among its attributes."""

    name: str
    operands: Sequence[Value]
    results: Sequence[Value]
    properties: DictionaryAttr
    attributes: DictionaryAttr
    regions: Sequence[Region]
    successors: Sequence[Block]
    location: AnyLocation


class FlatPrinter(GenericPrinter):
    """Writes the properties of some dialects' operations among the attributes."""

    __slots__ = ("_flat",)

    def __init__(
        self, spelling: Spelling, names: Numbering, options: PrintOptions
    ) -> None:
        super().__init__(spelling, names, options)
        self._flat = options.flat

    def _compiled(self) -> None:
        """Each operation is written here."""

    def operation(self, op: Operation, indent: str) -> None:
        shown: Operation | _Flat = op
        if op.name.partition(".")[0] in self._flat:
            entries = {**op.properties, **op.attributes}
            shown = _Flat(
                op.name,
                op.operands,
                op.results,
                EMPTY_DICTIONARY,
                DictionaryAttr.of(entries),
                op.regions,
                op.successors,
                op.location,
            )
        super().operation(cast("Operation", shown), indent)


def arrivals(region: Region) -> dict[Block, list[Block]]:
    """The blocks that may go to each block, once for each way, in order."""
    arrivals: dict[Block, list[Block]] = {}
    for block in region.blocks:
        for successor in block.successors:
            arrivals.setdefault(successor, []).append(block)
    return arrivals


def _collect_aliases(
    op: Operation, options: PrintOptions, registry: Registry | None
) -> list[Alias]:
    collector = AliasCollector()
    _Visitor(collector, options, registry).operation(op)
    return collector.assign()


class _Visitor:
    """Shows the collector what will be printed, in upstream's order.

    That is an operation's location, what is in its regions, the types of its operands
    and results, its properties and attributes by name.
    """

    __slots__ = (
        "_collector",
        "_compiled",
        "_debuginfo",
        "_registry",
        "_seen",
        "_skip_regions",
    )

    def __init__(
        self,
        collector: AliasCollector,
        options: PrintOptions,
        registry: Registry | None,
    ) -> None:
        self._collector = collector
        self._debuginfo = options.debuginfo
        self._skip_regions = options.skip_regions
        self._registry = registry
        self._seen: set[object] = set()
        self._compiled: AliasVisitor | None = None
        if native.COMPILED and not self._debuginfo and not self._skip_regions:
            self._compiled = native.core.AliasVisitor(
                self._seen,
                collector.leaves,
                collector.visit,
                self._hides,
                self.operation,
            )

    def operation(self, op: Operation) -> None:
        visit = self._collector.visit
        seen = self._seen
        if self._debuginfo:
            visit(op.location, deferrable=True)
        if op.regions and not self._skip_regions:
            for region in op.regions:
                self._region(region)
        for value in op.operands:
            if value.type not in seen:
                seen.add(value.type)
                visit(value.type)
        for result in op.results:
            if result.type not in seen:
                seen.add(result.type)
                visit(result.type)
        self._entries(op)

    def _entries(self, op: Operation) -> None:
        """Shows the attributes of an operation, by name."""
        if self._compiled is not None:
            self._compiled.entries(op)
            return
        properties = op.properties
        if properties and self._hides(op.name):
            properties = EMPTY_DICTIONARY
        pair = (properties, op.attributes)
        if pair not in self._seen:
            self._seen.add(pair)
            entries = [*properties.entries, *op.attributes.entries]
            for _, attribute in sorted(entries, key=_by_name):
                self._collector.visit(attribute)

    def _hides(self, name: str) -> bool:
        """Whether what an op's properties hold has no aliases."""
        return self._registry is not None and self._registry.op(name) is None

    def _region(self, region: Region) -> None:
        for block in region.blocks:
            for argument in block.arguments:
                self._collector.visit(argument.type)
                if self._debuginfo:
                    self._collector.visit(argument.location, deferrable=False)
            op = block.first
            if self._compiled is not None and self._compiled.serves:
                self._compiled.run(op)
                continue
            while op is not None:
                self.operation(op)
                op = op.next


def _by_name(entry: tuple[str, object]) -> str:
    return entry[0]
