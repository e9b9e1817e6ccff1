"""The loop dialect, which is scf today."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bridge.ir.core import Operation
from bridge.ir.types import INDEX
from bridge.legacy.edits import Piece, code_end
from bridge.legacy.rows import Changed, Renamed, Row
from bridge.legacy.upgrade import Change, comments_of, line_of
from bridge.ods.slots import set_operand_sizes
from bridge.text.blocks import Argument
from bridge.text.tokens import SPACE

if TYPE_CHECKING:
    from bridge.legacy.reader import LegacyReader
    from bridge.legacy.upgrade import Upgrade
    from bridge.text.operation_state import OperationState

_REDUCE: Final = "scf.reduce"
_YIELDS: Final = ("loop.terminator", "loop.yield", "scf.yield")

# Parallel loops


def _read_parallel(r: LegacyReader, state: OperationState) -> bool:
    """`… init (%a) { … } : t` until April 2020, and `… init (%a) -> t { … }` since."""
    r.become(state, "scf.parallel")
    variables = r.items(r.argument, "(", " in argument list")
    r.expect("=", "expected '='")
    for word in ("", "to", "step"):
        if word:
            r.word(word)
        where = r.here()
        operands = r.operands("(")
        if len(operands) != len(variables):
            raise r.op_error(state, f"expected {len(variables)} operands", where)
        state.operands += r.resolve_same(operands, INDEX)
    starts = r.operands("(") if r.accept_word("init") else []
    where = r.pos
    state.types += r.optional_arrow_types()
    state.regions.append(r.braced_region([Argument(v, INDEX) for v in variables]))
    r.attr_dict(state)
    if not state.types and r.at(":"):
        _read_types_after(r, state, where)
    if state.types and not starts:
        raise r.op_error(state, "says what its results begin with today: init (%a)")
    state.operands += r.resolve_all(starts, state.types, state.pos)
    r.ensure_terminator(state.regions[0], _REDUCE, state)
    sizes = [len(variables)] * 3 + [len(starts)]
    set_operand_sizes(state.properties, sizes)
    return True


def _read_types_after(r: LegacyReader, state: OperationState, where: int) -> None:
    """The types of a loop's results, which come before its body today."""
    end = code_end(r.text, 0, r.here())
    state.types += r.colon_types()
    text = f" -> ({', '.join(map(str, state.types))})"
    kind = "types after a loop"
    r.legacy.edits.insert(where, text, kind)
    r.legacy.edits.replace(end, r.pos, "", kind)


def _is_old_parallel(op: Operation) -> bool:
    """Whether its body does not end with its one reduction."""
    body = op.regions[0].blocks[0] if op.regions and op.regions[0].blocks else None
    found = [inner for inner in body or () if inner.name == _REDUCE]
    if body is None or not found:
        return False
    last = body.last
    if last is not None and last.name in _YIELDS:
        last = last.previous
    return len(found) > 1 or last is not found[0]


def _upgrade_parallel(up: Upgrade) -> None:
    """One reduction of several values ends the body, where there were several."""
    if _is_old_parallel(up.op) and up.reader.legacy.edits:
        _merge(up)
    if up.op.name == "scf.parallel":
        up.keep()
    else:
        up.rename("scf.parallel")


def _merge(up: Upgrade) -> None:
    """Makes all the reductions of a body one, at its end, where their text goes."""
    body = up.op.regions[0].blocks[0]
    found = [inner for inner in body if inner.name == _REDUCE]
    changes = [up.reader.change_of(inner) for inner in found]
    written = [change for change in changes if change is not None]
    if not written or any(inner.attributes for inner in found):
        raise up.error("the several ends of this loop's body are not made one")
    values = [value for inner in found for value in inner.operands]
    types = ", ".join([str(value.type) for value in values])
    head = f"{_REDUCE}({', '.join([c.names[0] for c in written])} : {types}) "
    bodies = [span for change in written for span in change.bodies]
    after = written[-1].op.next
    stays = after is None or (after.next is None and after.name == _REDUCE)
    _move(up, written, [head, *_listed(bodies)], at_end=not stays)
    regions = [region for inner in found for region in inner.regions]
    merged = Operation(_REDUCE, values, location=up.op.location)
    for inner in found:
        inner.take_regions([])
        inner.erase()
    merged.take_regions(regions)
    body.append(merged)


def _listed(bodies: list[tuple[int, int]]) -> list[Piece]:
    """The bodies with commas between them."""
    pieces: list[Piece] = []
    for body in bodies:
        pieces += [", ", body] if pieces else [body]
    return pieces


def _move(
    up: Upgrade, written: list[Change], pieces: list[Piece], *, at_end: bool
) -> None:
    """Puts the text of several reductions in place of the last, or at the end."""
    text = up.reader.text
    edits = up.reader.legacy.edits
    said = [comment for change in written for comment in comments_of(text, change)]
    start = written[-1].start
    indent = text[text.rfind("\n", 0, start) + 1 : start]
    between = f"\n{indent}" if indent.isspace() or not indent else "\n"
    pieces = [*[comment + between for comment in said], *pieces]
    kind = "several 'loop.reduce'"
    for change in written if at_end else written[:-1]:
        end = code_end(text, change.start, change.end)
        edits.move(*line_of(text, change.start, end), [], kind)
    if not at_end:
        edits.move(start, code_end(text, start, written[-1].end), pieces, kind)
        return
    brace = up.change.bodies[-1][1] - 1
    line = text.rfind("\n", 0, brace) + 1
    if text[line:brace].strip():
        edits.move(brace, brace, [" ", *pieces, " "], kind)
    else:
        edits.move(line, line, [indent, *pieces, "\n"], kind)


_is_typed_outside: Final = re.compile(
    rf"{SPACE}\({SPACE}%[\w$.#-]+{SPACE}\){SPACE}[:{{]"
).match


def _read_reduce(r: LegacyReader, state: OperationState) -> bool:
    """`(%x) : t { … }`, or `(%x) { … } : t`, which is `(%x : t) { … }` today."""
    operands = r.operands("(")
    closed = r.pos - 1
    if len(operands) != 1:
        raise r.op_error(state, "reduces one value")
    kind = "'loop.reduce'"
    edits = r.legacy.edits
    ty = r.colon_type() if r.at(":") else None
    if ty is not None:
        edits.replace(closed, r.pos, f" : {ty})", kind)
    r.enter_dialect("")
    state.regions.append(r.braced_region())
    r.leave_dialect()
    r.attr_dict(state)
    if ty is None:
        end = r.pos
        ty = r.colon_type()
        edits.replace(closed, closed, f" : {ty}", kind)
        edits.replace(end, r.pos, "", kind)
    state.operands = [r.resolve(operands[0], ty)]
    return r.become(state, _REDUCE)


def _upgrade_reduce(up: Upgrade) -> None:
    """The loop around it looks at what it noted."""
    if up.op.name == _REDUCE:
        up.keep()
    else:
        up.rename(_REDUCE)


# The ends of bodies


def _read_yield(r: LegacyReader, state: OperationState) -> bool:
    """`%a, %b : t, t`, or nothing."""
    operands = r.operands()
    where = r.here()
    types = r.colon_types() if operands else []
    state.operands = r.resolve_all(operands, types, where)
    return False


def _upgrade_yield(up: Upgrade) -> None:
    """The end of a body; that of a parallel loop is what is reduced there."""
    block, parent = up.op.parent, up.op.parent_op
    if up.op.name == "scf.yield" and not up.reader.legacy.edits:
        # Wrong text of today, where nothing is old.
        up.keep()
    elif block is None or parent is None or parent.name not in _PARALLEL:
        if up.op.name == "scf.yield":
            up.keep()
        else:
            up.rename("scf.yield")
    elif any(inner.name in (_REDUCE, "loop.reduce") for inner in block):
        up.drop()
    else:
        up.new(_REDUCE)


_PARALLEL: Final = ("scf.parallel", "loop.parallel")
_NAMES: Final = ("for", "if", "reduce.return")

ROWS: Final[dict[str, Row]] = {
    **{f"loop.{name}": Renamed(f"scf.{name}") for name in _NAMES},
    **{
        name: Changed(_read_parallel, _upgrade_parallel, _is_old_parallel)
        for name in _PARALLEL
    },
    "loop.reduce": Changed(_read_reduce, _upgrade_reduce, lambda op: True),
    _REDUCE: Changed(
        _read_reduce,
        _upgrade_reduce,
        lambda op: bool(op.operands),
        when=lambda r: _is_typed_outside(r.text, r.pos) is not None,
    ),
    "loop.terminator": Changed(None, _upgrade_yield),
    "loop.yield": Changed(_read_yield, _upgrade_yield),
    "scf.yield": Changed(None, _upgrade_yield, lambda op: not op.operands),
}
