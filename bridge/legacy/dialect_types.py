"""Types and attributes of dialects that had another name or grammar."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.ir.attributes import Attribute, DialectAttr
from bridge.ir.types import Type
from bridge.legacy.llvm_types import read_llvm_type
from bridge.legacy.spirv_types import read_spirv_type
from bridge.legacy.state import state_of, todays_attribute
from bridge.text.state import Reader
from bridge.text.symbols import read_extended_attribute, read_extended_type
from bridge.text.tokens import ParseError

RENAMED: Final = {"spv": "spirv"}
"""Dialects by the names they had."""


def _dialect(r: Reader) -> str:
    return r.peek().text[1:].partition(".")[0]


def read_dialect_type(r: Reader) -> Type:
    """A dialect's type, or an alias."""
    dialect = _dialect(r)
    if dialect not in r.state.type_aliases:
        special = SPECIAL.get(dialect)
        if special is not None:
            return special(r)
    return read_extended_type(r)


def read_dialect_attribute(r: Reader, ty: Type | None) -> Attribute:
    """A dialect's attribute, or an alias."""
    pos = r.peek().pos
    dialect = _dialect(r)
    found = read_extended_attribute(r, ty)
    today = RENAMED.get(dialect)
    if today is None or not isinstance(found, DialectAttr):
        return found
    text = r.text[pos : r.pos].rstrip().replace(f"#{dialect}.", f"#{today}.")
    try:
        found = todays_attribute(text)
    except ParseError as error:
        raise ParseError(pos, error.message) from None
    state_of(r).edits.replace(pos, r.pos, text, f"dialect '{dialect}'")
    return found


def _no_linalg_type(r: Reader) -> Type:
    raise r.error(
        f"'{r.peek().text}' has no equivalent today: ranges and buffers of linalg "
        "are gone, 'memref.subview' and 'scf.for' took their place"
    )


SPECIAL: Final[dict[str, Callable[[Reader], Type]]] = {
    "llvm": read_llvm_type,
    "linalg": _no_linalg_type,
    "spv": read_spirv_type,
}
