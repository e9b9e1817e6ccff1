"""Writing operations in their own syntax: what their rules are written in.

The methods are those that upstream's `OpAsmPrinter` offers. Types and attributes are
put down as they are met, and spelled when everything is known: which of them get an
alias, and which alias, depends on all that is printed and on the order in which
upstream would look at it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, TypeVar

from bridge import native
from bridge.errors import Crash, Diagnostic, Error
from bridge.ir.attributes import (
    WRITTEN_EMPTY,
    AffineMapAttr,
    Attribute,
    DictionaryAttr,
)
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.guard import bulk
from bridge.ir.locations import Location
from bridge.ir.symbols import symbol_name
from bridge.ir.types import Type
from bridge.ir.values import BlockArgument, Value
from bridge.text.affine import print_subscripts
from bridge.text.aliases import AliasCollector
from bridge.text.asm_names import AsmNumbering, SyntaxOf
from bridge.text.attributes import symbol_reference
from bridge.text.metadata import format_metadata
from bridge.text.node_writer import NodeWriter
from bridge.text.operation_state import Syntax
from bridge.text.pieces import Piece, RegionPiece, Template, spelled
from bridge.text.printer import DEFAULT, PrintOptions, arrivals
from bridge.text.spelling import Spelling
from bridge.text.tokens import quoted
from bridge.text.users import UserComments

if TYPE_CHECKING:
    from bridge.native.core import PieceWriter

T = TypeVar("T")

IsTerminator = Callable[[str], bool]


Plan = Mapping[Operation, Template]
"""The operations whose template is known."""

_NO_PLAN: Final[Plan] = {}


def _are_usual(options: PrintOptions) -> bool:
    """Whether templates are the texts for these options."""
    if options is DEFAULT:
        return True
    return options.but(local_scope=False, source_names=False, renames=None) == DEFAULT


def print_custom(
    op: Operation,
    syntax_of: SyntaxOf,
    is_terminator: IsTerminator,
    options: PrintOptions,
    plan: Plan = _NO_PLAN,
) -> str:
    """An operation, with aliases and metadata around it, in its own syntax."""
    with bulk:
        names = AsmNumbering(
            op,
            syntax_of,
            source_names=options.source_names,
            name_locations=options.name_locations,
            reuse=not options.unique_names,
            operations=options.users,
        )
        if options.renames is not None:
            options.renames(names.values, names.blocks)
        writer = AsmWriter(names, syntax_of, is_terminator, options, plan)
        writer.operation(op)
        return writer.finish()


class AsmWriter(NodeWriter):
    """Writes operations piece by piece."""

    def __init__(
        self,
        names: AsmNumbering,
        syntax_of: SyntaxOf,
        is_terminator: IsTerminator,
        options: PrintOptions,
        plan: Plan = _NO_PLAN,
    ) -> None:
        self._names = names
        self._values = names.values
        self._blocks = names.blocks
        self._syntax_of = syntax_of
        self.is_terminator = is_terminator
        self._options = options
        self._users = UserComments(names) if options.users else None
        self._pieces: list[Piece] = []
        self._collector = AliasCollector()
        self._visiting = not options.local_scope
        self._seen: set[Type | Attribute] = set()
        self.indent = ""
        self.default_dialects = ["builtin"]
        self._plan = plan if _are_usual(options) else _NO_PLAN
        self._arrivals: dict[Block, list[Block]] = {}
        self.text = self._pieces.append
        """Puts down a piece of text as it is."""
        self._compiled: PieceWriter | None = None
        if native.COMPILED and self._plan:
            self._compiled = native.core.PieceWriter(
                self,
                self._pieces,
                self._values,
                self._plan,
                self._seen,
                self._visiting,
            )

    def finish(self) -> str:
        """All that was written, with aliases and metadata around it."""
        options = self._options
        spelling = Spelling(
            elide_elements=options.elide_elements,
            hex_limit=options.hex_limit,
            pretty=options.pretty,
            local_scope=options.local_scope,
        )
        aliases = self._collector.assign() if self._visiting else []
        for alias in aliases:
            spelling.aliases[alias.node] = alias.name
        lines = [
            f"{alias.name} = {spelling.definition(alias.node)}\n"
            for alias in aliases
            if not alias.deferrable
        ]
        if native.COMPILED:
            lines += native.core.spelled_all(self._pieces, spelled, spelling)
        else:
            lines += [
                piece if piece.__class__ is str else spelled(piece, spelling)
                for piece in self._pieces
            ]
        if options.local_scope:
            # What may occur inside another text ends no line and has no metadata.
            return "".join(lines)
        lines.append("\n")
        lines += [
            f"{alias.name} = {spelling.definition(alias.node)}\n"
            for alias in aliases
            if alias.deferrable
        ]
        lines.append(format_metadata(spelling.resources, options.elide_resources))
        return "".join(lines)

    # Pieces

    def put(self, *pieces: Piece | Value | Sequence[Value] | Sequence[Type]) -> None:
        """Text, values, types and attributes in turn; commas inside a list."""
        for piece in pieces:
            if isinstance(piece, Value):
                self.text(self._values[piece])
            elif isinstance(piece, str):
                self.text(piece)
            elif isinstance(piece, Type):
                self.type(piece)
            elif isinstance(piece, Attribute):
                self.attribute(piece)
            else:
                for number, item in enumerate(piece):
                    self.put(", " if number else "", item)

    def typed(self, value: Value) -> None:
        """`%a : t`."""
        self.put(value, " : ", value.type)

    def items(
        self,
        items: Iterable[T],
        write: Callable[[T], None],
        opening: str = "",
        closing: str = "",
    ) -> None:
        """What `write` puts down for each, with commas; nothing where there is none."""
        separator = opening
        for item in items:
            self.text(separator)
            separator = ", "
            write(item)
        self.text(closing if separator == ", " else "")

    # Operations

    def operation(self, op: Operation) -> None:
        """One operation with its results, without the line end after it."""
        results = op.results
        if not results:
            head = self.indent
        elif len(results) == 1:
            head = f"{self.indent}{self._values[results[0]]} = "
        else:
            head = f"{self.indent}{self._result_names(op)} = "
        template = self._plan.get(op)
        if template is not None:
            self._from_template(op, template, head)
            return
        self.text(head)
        self.custom_or_generic(op)
        if self._options.debuginfo:
            self.text(" ")
            self.text(("loc", op.location))
        if self._users is not None:
            self.text(self._users.of_operation(op))

    def _from_template(self, op: Operation, template: Template, head: str) -> None:
        values = self._values
        operands = op.operands
        head += self.shown_name(op.name)
        if template.text is None:
            for node in template.visited:
                self.visit(node)
            self.text(head)
            self._pieces_of(op, template)
            return
        if template.order is None:
            names = tuple([values[value] for value in operands])
        else:
            names = tuple([values[operands[number]] for number in template.order])
        self.text(head + template.text % names)

    def _pieces_of(self, op: Operation, template: Template) -> None:
        """What may have aliases, or has regions, piece by piece."""
        names = [self._values[value] for value in op.operands]
        regions = op.regions
        for region in regions:
            for block in region.blocks:
                names += [self._values[argument] for argument in block.arguments]
        text = self.text
        for piece in template.pieces:
            if isinstance(piece, RegionPiece):
                self.region(
                    regions[piece.number],
                    entry_arguments=piece.entry_arguments,
                    terminators=piece.terminators,
                    empty_block=piece.empty_block,
                )
            elif not isinstance(piece, int):
                text(piece)
            else:
                text(names[piece] if piece < len(names) else self.symbol_of(op))

    def symbol_of(self, op: Operation) -> str:
        """`@name`, of a symbol."""
        return symbol_reference(symbol_name(op) or "")

    def custom_or_generic(self, op: Operation) -> None:
        """An operation without its results, as inside another's syntax."""
        if self._options.debuginfo:
            self.visit(op.location, deferrable=True)
        syntax = self._syntax_of(op.name)
        if syntax is None or not syntax.is_custom:
            self.generic(op)
        else:
            self._custom(op, syntax)

    def _custom(self, op: Operation, syntax: Syntax) -> None:
        self.text(self.shown_name(op.name))
        try:
            syntax.write(self, op)
        except (Error, MemoryError, RecursionError):
            raise
        except Exception as error:
            # What may be printed so was asked before: this is no fault of the op's.
            text = f"'{op.name}' op cannot be written: {type(error).__name__}: {error}"
            raise Crash(Diagnostic("error", text, op.position)) from error

    def shown_name(self, name: str) -> str:
        """The name of an op, without the dialect that its region implies."""
        default = self.default_dialects[-1]
        # The prefix stays where the rest holds a dot: it would be taken for one.
        if default and name.startswith(default + ".") and name.count(".") == 1:
            return name[len(default) + 1 :]
        return name

    def _result_names(self, op: Operation) -> str:
        results = op.results
        if len(results) == 1:
            return self._values[results[0]]
        starts = self._names.groups.get(op, [0])
        names = []
        for start, end in zip(starts, [*starts[1:], len(results)], strict=True):
            name = self._values[results[start]].partition("#")[0]
            names.append(f"{name}:{end - start}" if end - start > 1 else name)
        return ", ".join(names)

    def generic(self, op: Operation) -> None:
        """An operation in generic form, without its results."""
        text = self.text
        text(f"{quoted(op.name)}(")
        self.values(op.operands)
        text(")")
        if op.successors:
            text(f"[{', '.join([self._blocks[b] for b in op.successors])}]")
        if op.properties or op.properties is WRITTEN_EMPTY:
            text(" <")
            text(op.properties)
            text(">")
        if op.regions:
            separator = " ("
            for region in op.regions:
                text(separator)
                separator = ", "
                self.region(region, empty_block=True)
            text(")")
        for value in (*op.operands, *op.results):
            self.visit(value.type)
        entries = [*op.attributes.entries]
        if self._syntax_of(op.name) is not None:
            # Upstream looks for aliases in what it knows to be properties.
            entries += op.properties.entries
        for _, attr in sorted(entries, key=lambda entry: entry[0]):
            self.visit(attr)
        if op.attributes:
            text(" ")
            text(op.attributes)
        text(" : ")
        self.functional_type(
            [v.type for v in op.operands], [r.type for r in op.results]
        )

    # Values and blocks

    def value(self, value: Value) -> None:
        """`%a`."""
        self.text(self._values[value])

    def name_of(self, value: Value) -> str:
        """What a value is called here, `%a`."""
        return self._values[value]

    def values(self, values: Sequence[Value]) -> None:
        """`%a, %b`."""
        names = self._values
        self.text(", ".join([names[value] for value in values]))

    def successor(self, block: Block) -> None:
        """`^bb1`."""
        self.text(self._blocks[block])

    def successor_and_operands(self, block: Block, values: Sequence[Value]) -> None:
        """`^bb1`, or `^bb1(%a : t)` where there are values."""
        self.text(self._blocks[block])
        if values:
            self.text("(")
            self.values(values)
            self.text(" : ")
            self.types([value.type for value in values])
            self.text(")")

    def map_of_operands(self, map_: AffineMapAttr, operands: Sequence[Value]) -> None:
        """The results of a map over values, as in `[%i + 1, symbol(%n)]`."""
        names = [self._values[value] for value in operands]
        self.text(print_subscripts(map_.map, names))

    def assignments(
        self, prefix: str, arguments: Sequence[BlockArgument], values: Sequence[Value]
    ) -> None:
        """`prefix(%a = %b, …)`, or nothing for no values."""
        if values:
            self.text(prefix + "(")
            self.assigned(arguments, values)
            self.text(")")

    def assigned(
        self, arguments: Sequence[BlockArgument], values: Sequence[Value]
    ) -> None:
        """`%a = %b, …`"""
        separator = ""
        for argument, value in zip(arguments, values, strict=False):
            self.text(separator)
            separator = ", "
            self.value(argument)
            self.text(" = ")
            self.value(value)

    def location(self, location: Location) -> None:
        """` loc(…)`, where locations are shown."""
        if self._options.debuginfo:
            self.visit(location, deferrable=True)
            self.text(" ")
            self.text(("loc", location))

    # Regions

    def region(
        self,
        region: Region,
        *,
        entry_arguments: bool = True,
        terminators: bool = True,
        empty_block: bool = False,
    ) -> None:
        """`{ … }`.

        The first block's label is left out where it has no arguments to show, the
        last block's terminator on demand.
        """
        if self._options.skip_regions:
            self.text("{...}")
            return
        parent = region.parent
        default = self.default_dialect_of(parent.name) if parent is not None else ""
        self.default_dialects.append(default)
        self.text("{\n")
        if len(region.blocks) > 1 or (region.blocks and region.blocks[0].successors):
            self._arrivals.update(arrivals(region))
        for number, block in enumerate(region.blocks):
            shown = bool(number) or (
                (entry_arguments and bool(block.arguments))
                or (empty_block and block.first is None)
            )
            last = block.last if number or terminators else self._without(block)
            self._block(block, number, shown, last)
        self.default_dialects.pop()
        self.text(self.indent + "}")

    def default_dialect_of(self, name: str) -> str:
        """The dialect whose prefix is left out in regions of an op."""
        syntax = self._syntax_of(name)
        return syntax.default_dialect if syntax else ""

    def _without(self, block: Block) -> Operation | None:
        """The last operation but a terminator."""
        last = block.last
        if last is not None and self.is_terminator(last.name):
            return last.previous
        return last

    def _block(
        self, block: Block, number: int, shown: bool, last: Operation | None
    ) -> None:
        if shown:
            self.label(block, number)
        outer = self.indent
        self.indent = outer + "  "
        if self._users is not None:
            for argument in block.arguments:
                self.text(f"{self.indent}{self._users.of_argument(argument)}\n")
        op = block.first if last is not None else None
        if self._compiled is not None and op is not None and self._compiled.serves:
            default = self.default_dialects[-1]
            self._compiled.run(op, last, self.indent, default)
            op = None
        while op is not None:
            self.operation(op)
            self.text("\n")
            op = op.next if op is not last else None
        self.indent = outer

    def label(self, block: Block, number: int) -> None:
        """The line that begins a block."""
        self.text(self.indent + self._blocks[block])
        if block.arguments:
            separator = "("
            for argument in block.arguments:
                self.text(f"{separator}{self._values[argument]}: ")
                separator = ", "
                self.type(argument.type)
                self._argument_location(argument)
            self.text(")")
        names = [self._blocks[b] for b in self._arrivals.get(block, ())]
        if len(names) == 1:
            comment = f"  // pred: {names[0]}"
        elif names:
            comment = f"  // {len(names)} preds: {', '.join(names)}"
        else:
            comment = "  // no predecessors" if number else ""
        self.text(f":{comment}\n")

    def _argument_location(self, argument: BlockArgument) -> None:
        if self._options.debuginfo:
            self.visit(argument.location)
            self.text(" ")
            self.text(("place", argument.location))

    def region_argument(
        self,
        argument: BlockArgument,
        attributes: DictionaryAttr | None = None,
        *,
        typed: bool = True,
    ) -> None:
        """`%a: t {a = 1} loc(…)`."""
        self.text(self._values[argument])
        # Upstream looks at the type for aliases whether it is printed or not.
        self.visit(argument.type)
        if typed:
            self.text(": ")
            self.text(argument.type)
        if attributes:
            self.dictionary(attributes.entries, visited=False)
        self._argument_location(argument)

    def rename(self, argument: Value, name: Value) -> None:
        """Gives an argument of an isolated region the name of a value outside."""
        self._values[argument] = self._values[name]

    @contextmanager
    def indented(self) -> Iterator[None]:
        """Indents what is written inside by two columns."""
        outer = self.indent
        self.indent = outer + "  "
        yield
        self.indent = outer

    def newline(self) -> None:
        """A line end, and the indentation of the next line."""
        self.text("\n" + self.indent)

    def visit(self, node: Type | Attribute, deferrable: bool = False) -> None:
        """Shows the collector of aliases what is printed."""
        if self._visiting and (deferrable or node not in self._seen):
            if not deferrable:
                self._seen.add(node)
            self._collector.visit(node, deferrable=deferrable)
