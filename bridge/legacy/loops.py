"""The loop dialect, which is scf today."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.legacy.rows import Changed, Renamed, Row

if TYPE_CHECKING:
    from bridge.legacy.reader import LegacyReader
    from bridge.legacy.upgrade import Upgrade
    from bridge.text.draft import Draft


def _read_reduce(r: LegacyReader, draft: Draft) -> bool:
    """`(%x) : t { … }`, which is `(%x : t) { … }`."""
    operands = r.operands("(")
    end = r.pos
    ty = r.colon_type()
    kind = "'loop.reduce'"
    edits = r.legacy.edits
    edits.replace(end - 1, r.pos, f" : {ty})", kind)
    if len(operands) != 1:
        raise r.op_error(draft, "reduces one value")
    draft.operands = [r.resolve(operands[0], ty)]
    r.enter_dialect("")
    draft.regions.append(r.braced_region())
    r.leave_dialect()
    r.attr_dict(draft)
    return r.become(draft, "scf.reduce")


def _read_yield(r: LegacyReader, draft: Draft) -> bool:
    """`%a, %b : t, t`, or nothing."""
    operands = r.operands()
    where = r.here()
    types = r.colon_types() if operands else []
    draft.operands = r.resolve_all(operands, types, where)
    return False


def _upgrade_yield(up: Upgrade) -> None:
    """The end of a body; that of a parallel loop is what is reduced there."""
    parent = up.op.parent_op
    if parent is None or parent.name != "scf.parallel":
        up.rename("scf.yield")
        return
    before = up.op.previous
    if before is None or before.name != "scf.reduce":
        up.new("scf.reduce")
        return
    if before.previous is not None and before.previous.name == "scf.reduce":
        raise up.error("several 'loop.reduce' are one 'scf.reduce' today")
    up.drop()


_NAMES: Final = ("for", "if", "parallel", "reduce.return")

ROWS: Final[dict[str, Row]] = {
    **{f"loop.{name}": Renamed(f"scf.{name}") for name in _NAMES},
    "loop.reduce": Changed(_read_reduce),
    "loop.terminator": Changed(None, _upgrade_yield),
    "loop.yield": Changed(_read_yield, _upgrade_yield),
}
