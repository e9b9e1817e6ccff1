"""What is put down while operations are written, and spelled when all is known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bridge import native
from bridge.ir.attributes import Attribute, DenseArrayAttr
from bridge.ir.types import Type
from bridge.records import Record
from bridge.text.dense import array_elements
from bridge.text.spelling import Spelling
from bridge.text.symbols import write_without_mnemonic

Piece = str | Type | Attribute | tuple[str, Any]
"""Text, a node to spell, or a node and how: `bare` without its type, `loc`."""


class RegionPiece(Record):
    """One of the regions of an op, and what of it is written."""

    number: int
    entry_arguments: bool
    terminators: bool
    empty_block: bool


class Template(Record):
    """What an op writes after its name, without its operands' names and its regions.

    See `bridge.text.templates`.
    """

    text: str | None
    """A format of `%` for the names, where there may be no alias in it."""
    order: tuple[int, ...] | None
    """The operands whose names that takes, where it is not all of them in order."""
    pieces: tuple[Piece | int | RegionPiece, ...] = ()
    """Else what is put down.

    By number operands, then arguments of entry blocks, then the name of a symbol.
    """
    visited: tuple[Type | Attribute, ...] = ()
    """What is shown to the collector of aliases then, in order."""
    parts: tuple[str, ...] = ()
    """Of the text, what is before, between and after the names."""


def spelled(piece: Piece, spelling: Spelling) -> str:
    """The text of a piece."""
    if isinstance(piece, str):
        return piece
    if isinstance(piece, Type):
        return spelling.type(piece)
    if isinstance(piece, Attribute):
        return spelling.attribute(piece)
    how, attr = piece
    return _SPELLINGS[how](spelling, attr)


def node_of(piece: Piece) -> Type | Attribute | None:
    """The type or attribute that a piece is, however it is spelled."""
    if isinstance(piece, str):
        return None
    return piece if isinstance(piece, Type | Attribute) else piece[1]


def _stripped(spelling: Spelling, node: Type | Attribute) -> str:
    if isinstance(node, DenseArrayAttr) and node not in spelling.aliases:
        return f"[{', '.join(array_elements(node))}]"
    return write_without_mnemonic(spelling, node)


_SPELLINGS: Final[dict[str, Callable[[Spelling, Any], str]]] = {
    "stripped": _stripped,
    "bare": lambda spelling, attr: spelling.attribute(attr, elide_type=True),
    "loc": lambda spelling, attr: spelling.location(attr),
    "place": lambda spelling, attr: spelling.location(attr, alias=False),
}


if native.COMPILED:
    native.core.know_template(Template, RegionPiece)
