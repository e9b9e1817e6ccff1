"""The text of an op as a template: written once for all that differ in names only.

What an op writes after its name mostly depends on its properties and types, and on its
operands' names by putting them down. Whether that is so is not declared: the writer
runs once over an op that stands for all of them, of which nothing else can be asked.
Who asks for its block, its location, the definition or the uses of a value, or compares
values, gets no template. Of its regions the entry arguments may be put down and the
last operation be looked at, which many syntaxes leave out; what they hold is written
where the template says so. A symbol may put its name down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.ir.attributes import Attribute
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ir.standing import NAME, Looked, Standing, standing_for
from bridge.ir.types import Type
from bridge.ir.values import BlockArgument, Value
from bridge.text.aliases import AliasCollector
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import Syntax
from bridge.text.pieces import Piece, RegionPiece, Template, node_of, spelled
from bridge.text.spelling import Spelling

_LONGEST: Final = 512
"""Characters of a text that is kept."""

_MARK: Final = "\ud8fe"
"""Around the number of an operand: no text that is printed holds it."""

_NAME: Final = NAME.value


def template_of(op: Operation, syntax: Syntax) -> Template | None:
    """What ops write that have this one's properties, attributes and types.

    A symbol may have another name. Their regions have one block at most, of the same
    arguments, and equal last operations. None where more than that is looked at, or
    the text is long.
    """
    try:
        standing = standing_for(op, for_any_name=True)
        writer = _Recorder(standing)
        syntax.write(writer, standing)
    except Exception:
        # Whatever it is: what may be printed so is then written op by op.
        return None
    if any(_NAME in _plainly(piece) for piece in writer.pieces):
        return None
    if op.regions or standing.properties is not op.properties:
        return _piece_by_piece(writer)
    found = _template(writer.pieces, writer.visited)
    if found is not None and found.order == tuple(range(len(op.operands))):
        return found.but(order=None)
    return found


def _template(pieces: list[Piece], visited: list[Type | Attribute]) -> Template | None:
    collector = AliasCollector()
    nodes = [*visited, *(n for n in map(node_of, pieces) if n is not None)]
    if any(collector.visit(node) for node in nodes):
        return Template(None, None, _with_numbers(pieces), tuple(visited))
    spelling = Spelling()
    text = "".join([spelled(piece, spelling) for piece in pieces])
    if len(text) > _LONGEST or spelling.is_contextual:
        return None
    parts = text.split(_MARK)
    order = tuple(map(int, parts[1::2]))
    between = tuple(parts[::2])
    text = "%s".join([part.replace("%", "%%") for part in between])
    return Template(text, order, parts=between)


def _piece_by_piece(writer: _Recorder) -> Template | None:
    """The template of an op with regions or a name: what has no alias is text."""
    collector = AliasCollector()
    before = tuple([n for n in writer.visited if collector.visit(n)])
    if any(collector.visit(node) for node in writer.visited_late):
        # What the regions hold is shown to the collector before it.
        return None
    spelling = Spelling()
    pieces: list[Piece | RegionPiece] = []
    for piece in writer.recorded:
        if isinstance(piece, RegionPiece) or _has_alias(piece, collector):
            pieces.append(piece)
        else:
            pieces.append(spelled(piece, spelling))
    length = sum(len(piece) for piece in pieces if isinstance(piece, str))
    if spelling.is_contextual or length > _LONGEST:
        return None
    return Template(None, None, _with_numbers(_joined(pieces)), before)


def _joined(pieces: list[Piece | RegionPiece]) -> list[Piece | RegionPiece]:
    """The pieces, with as few texts as may be."""
    found: list[Piece | RegionPiece] = []
    text = ""
    for piece in pieces:
        if isinstance(piece, str):
            text += piece
        else:
            found += [text, piece]
            text = ""
    return [*found, text]


def _plainly(piece: Piece) -> str:
    return piece if isinstance(piece, str) else spelled(piece, Spelling())


def _has_alias(piece: Piece, collector: AliasCollector) -> bool:
    node = node_of(piece)
    return node is not None and collector.visit(node) > 0


def _with_numbers(
    pieces: Sequence[Piece | RegionPiece],
) -> tuple[Piece | int | RegionPiece, ...]:
    """The pieces, with numbers for what stands for values."""
    found: list[Piece | int | RegionPiece] = []
    for piece in pieces:
        if isinstance(piece, str):
            parts = piece.split(_MARK)
            found += [int(p) if i % 2 else p for i, p in enumerate(parts) if p]
        else:
            found.append(piece)
    return tuple(found)


class _Names(dict[Value, str]):
    """The marks of operands, where names of values are asked for."""

    def __getitem__(self, value: Value) -> str:
        return f"{_MARK}{value.number}{_MARK}" if isinstance(value, Standing) else ""


class _Recorder(AsmWriter):
    """Keeps what is put down, and what is shown to the collector of aliases.

    All else that a writer knows is missing, so that asking for it fails.
    """

    def __init__(self, op: Operation) -> None:
        self.recorded: list[Piece | RegionPiece] = []
        self.visited: list[Type | Attribute] = []
        self.visited_late: list[Type | Attribute] = []
        """What is visited after a region."""
        self.text = self.recorded.append
        self._values = _Names()
        self._regions = op.regions
        blocks = [block for region in op.regions for block in region.blocks]
        arguments = sum(len(block.arguments) for block in blocks)
        self._name = f"{_MARK}{len(op.operands) + arguments}{_MARK}"
        self._met = self.visited

    @property
    def pieces(self) -> list[Piece]:
        """What was put down but regions."""
        return [p for p in self.recorded if not isinstance(p, RegionPiece)]

    def visit(self, node: Type | Attribute, deferrable: bool = False) -> None:
        self._met.append(node)

    def symbol(self, name: str) -> None:
        if name == _NAME:
            self.text(self._name)
        else:
            super().symbol(name)

    def _argument_location(self, argument: BlockArgument) -> None:
        # None is written with the options that templates are for.
        return

    def rename(self, argument: Value, name: Value) -> None:
        raise Looked

    def region(
        self,
        region: Region,
        *,
        entry_arguments: bool = True,
        terminators: bool = True,
        empty_block: bool = False,
    ) -> None:
        number = self._regions.index(region)
        shown = RegionPiece(number, entry_arguments, terminators, empty_block)
        self.recorded.append(shown)
        self._met = self.visited_late
