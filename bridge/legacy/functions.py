"""Functions, modules, and what passes control between blocks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bridge.ir.attributes import (
    EMPTY_DICTIONARY,
    ArrayAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from bridge.ir.blocks import Region
from bridge.ir.types import FunctionType
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
    given = {**dict(op.properties.items()), **dict(op.attributes.items())}
    op.properties, op.attributes = r.sorted_out(name, given)
    r.check_made(name, {"value": given["value"]} if "value" in given else {}, start - 1)


def _drop(up: Upgrade) -> None:
    up.drop_end("module", "builtin.module")


_SIGNATURE: Final = ("arg", "result")
_is_numbered: Final = re.compile(r"(?:arg|result)[0-9]+").fullmatch


def _upgrade_function(up: Upgrade) -> None:
    """The generic form, where each argument had its attributes by its number."""
    given = up.attribute("type")
    ty = given.type if isinstance(given, TypeAttr) else None
    if given is None or not isinstance(ty, FunctionType):
        raise up.error("'func' has the type of a function")
    others = {n: a for n, a in up.others("type").items() if _is_numbered(n) is None}
    for what, types in zip(_SIGNATURE, (ty.inputs, ty.results), strict=True):
        names = [f"{what}{i}" for i in range(len(types))]
        lists = [up.attribute(name) or EMPTY_DICTIONARY for name in names]
        if any(attr is not EMPTY_DICTIONARY for attr in lists):
            others[f"{what[:3]}_attrs"] = ArrayAttr(tuple(lists))
    if not any(region.blocks for region in up.op.regions):
        others.setdefault(_VISIBILITY, StringAttr("private"))
    regions = [] if up.op.regions else [Region([])]
    up.new("func.func", [], [], {**others, "function_type": given}, regions=regions)


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

BARE: Final[dict[str, Row]] = {
    "func": Changed(upgrade=_upgrade_function),
    "module": Renamed("builtin.module"),
}
"""Ops that were of no dialect, in generic form."""
