"""An operation while its own syntax is read, and who knows that syntax."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from bridge.ir.attributes import Attribute
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation, Value

if TYPE_CHECKING:
    from bridge.text.asm_reader import AsmReader
    from bridge.text.asm_writer import AsmWriter
    from bridge.text.blocks import Argument

ReadFast = Callable[["AsmReader", int], Operation | None]
SetName = Callable[[Value, str], None]
Suggested = dict[tuple[object, ...], tuple[tuple[int, str], ...] | None]
"""By signature the numbers of results and their names, where it decides."""
SetLabel = Callable[[Block, str], None]


class Opened:
    """The first region of an operation's text, and what was asked of it."""

    __slots__ = (
        "arguments",
        "begin",
        "end",
        "is_ended",
        "isolated",
        "last",
        "terminator",
    )

    def __init__(
        self,
        begin: int,
        end: int,
        arguments: Sequence[Argument],
        isolated: bool,
        last: Operation | None,
    ) -> None:
        self.begin = begin
        """After its opening brace."""
        self.end = end
        self.arguments = arguments
        self.isolated = isolated
        self.last = last
        """What it ended with in the text."""
        self.is_ended = False
        """Whether that is a terminator."""
        self.terminator = ""
        """What ends it otherwise."""


class OperationState:
    """What is known of an operation whose text is being read.

    Attributes may be put into either dictionary: those that the reference stores as
    properties end up there. `pos` is the offset of the operation's name; `written` what
    is in `<…>`, which goes before all other properties.
    """

    __slots__ = (
        "attributes",
        "location",
        "name",
        "opened",
        "operands",
        "pos",
        "properties",
        "regions",
        "successors",
        "types",
        "written",
    )

    def __init__(self, name: str, pos: int) -> None:
        self.name = name
        self.pos = pos
        self.operands: list[Value] = []
        self.types: list[Type] = []
        """Of the results."""
        self.properties: dict[str, Attribute] = {}
        self.attributes: dict[str, Attribute] = {}
        self.written: Attribute | None = None
        self.regions: list[Region] = []
        self.successors: list[Block] = []
        self.opened: Opened | None = None
        self.location: AnyLocation | None = None
        """Where it is, if not at its name; what the text says goes before."""

    def ends_otherwise(self) -> None:
        """Says that a terminator that was made is changed afterwards."""
        if self.opened is not None:
            self.opened.terminator = ""


class Syntax(Protocol):
    """Reads and writes one op in its own syntax, after its name."""

    @property
    def is_custom(self) -> bool:
        """Whether the op has a syntax; otherwise this only names its values."""

    @property
    def by_format(self) -> bool:
        """Whether upstream reads it by a format: its attributes may be written twice.

        What the dictionary says of them holds then.
        """

    def read_fast(self) -> ReadFast | None:
        """What reads the op's common form at once, if anything.

        It returns None for another form, and has consumed nothing then.
        """

    @property
    def made_fast(self) -> ReadFast | None:
        """The same where it was asked for before, in whatever text."""

    @property
    def default_dialect(self) -> str:
        """Whose prefix the operations inside may leave out."""

    @property
    def defaults(self) -> Mapping[str, str]:
        """The properties to fill in where they are not written, as texts."""

    @property
    def inherent(self) -> frozenset[str]:
        """What is stored as properties."""

    @property
    def settable(self) -> frozenset[str]:
        """Of those, what may occur among the discardable attributes."""

    def read(self, r: AsmReader, state: OperationState) -> None:
        """Fills the operation state from what follows the op's name.

        Raises `ParseError`.
        """

    def write(self, w: AsmWriter, op: Operation) -> None:
        """Writes what follows the op's name."""

    @property
    def names_results(self) -> bool:
        """Whether it has names to suggest for results."""

    @property
    def suggested(self) -> Suggested | None:
        """Those that were suggested, to be kept; None where it has none."""

    def name_results(self, op: Operation, set_name: SetName) -> None:
        """Suggests names for results; a name begins a group of results."""

    @property
    def names_regions(self) -> bool:
        """Whether it has names to suggest for blocks or their arguments."""

    def name_arguments(self, op: Operation, region: Region, set_name: SetName) -> None:
        """Suggests names for the arguments of a region's first block."""

    def name_blocks(self, op: Operation, set_label: SetLabel) -> None:
        """Suggests labels for blocks of its regions."""
