"""Functions, modules, and what passes control between blocks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bridge.ir.attributes import StringAttr, SymbolRefAttr
from bridge.legacy.rows import Adjusted, Changed, Renamed, Row, renamed
from bridge.text.tokens import SPACE, STRING

if TYPE_CHECKING:
    from bridge.ir.core import Operation
    from bridge.legacy.reader import LegacyReader
    from bridge.legacy.upgrade import Upgrade

_match_symbol: Final = re.compile(
    rf"{SPACE}(?:\{{(?:[^{{}}\"]++|{STRING})*+\}})?{SPACE}@"
).match
_match_not_a_number: Final = re.compile(rf'{SPACE}(unit\b|"|\[)').match
_match_word: Final = re.compile(r"\w+").match
_VISIBILITY: Final = "sym_visibility"


def _hide_declaration(r: LegacyReader, op: Operation, start: int) -> None:
    """A function without a body must be private today."""
    if op.regions[0].blocks or op.get(_VISIBILITY) is not None:
        return
    op.set_property(_VISIBILITY, StringAttr("private"))
    word = _match_word(r.text, start)
    if word is not None:
        end = word.end()
        r.legacy.edits.replace(end, end, " private", "function without a body")


def _constant(r: LegacyReader) -> str:
    """Which constant it is: a function, or a number or several."""
    if _match_symbol(r.text, r.pos) is not None:
        return "func.constant"
    found = _match_not_a_number(r.text, r.pos)
    if found is not None:
        raise r.error(
            "a constant that is neither a number nor a function has no equivalent "
            "today: 'arith.constant' and 'func.constant' took its place",
            found.start(1),
        )
    return "arith.constant"


def _generic_constant(r: LegacyReader, op: Operation, start: int) -> None:
    name = "arith.constant"
    if isinstance(op.get("value"), SymbolRefAttr):
        name = "func.constant"
    op.name = name
    op.properties, op.attributes = r.sorted_out(
        name, {**dict(op.properties.items()), **dict(op.attributes.items())}
    )


def _drop(up: Upgrade) -> None:
    up.drop()


ROWS: Final[dict[str, Row]] = {
    **dict.fromkeys(
        ("std.func", "std.mlfunc", "std.cfgfunc", "std.extfunc"),
        Adjusted("func.func", _hide_declaration),
    ),
    "std.constant": Adjusted(
        _constant, _generic_constant, over=frozenset({"func.constant"})
    ),
    "std.module": Renamed("builtin.module"),
    "module_terminator": Changed(upgrade=_drop),
    **renamed("func", "call call_indirect return"),
    **renamed("cf", "assert br cond_br"),
}
