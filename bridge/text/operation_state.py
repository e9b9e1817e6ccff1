"""An operation while its own syntax is read, and who knows that syntax."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

from bridge.ir.attributes import Attribute
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.types import Type
from bridge.ir.values import Value

if TYPE_CHECKING:
    from bridge.text.asm_reader import AsmReader
    from bridge.text.asm_writer import AsmWriter

ReadFast = Callable[["AsmReader", int], Operation | None]
SetName = Callable[[Value, str], None]
SetLabel = Callable[[Block, str], None]


class OperationState:
    """What is known of an operation whose text is being read.

    Attributes may be put into either dictionary: those that the reference stores as
    properties end up there. `pos` is the offset of the operation's name; `written` what
    is in `<…>`, which goes before all other properties.
    """

    __slots__ = (
        "attributes",
        "name",
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

    @property
    def read_fast(self) -> ReadFast | None:
        """Reads the op's common form at once, or returns None and consumes nothing."""

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

    def name_results(self, op: Operation, set_name: SetName) -> None:
        """Suggests names for results; a name begins a group of results."""

    def name_arguments(self, op: Operation, region: Region, set_name: SetName) -> None:
        """Suggests names for the arguments of a region's first block."""

    def name_blocks(self, op: Operation, set_label: SetLabel) -> None:
        """Suggests labels for blocks of its regions."""
