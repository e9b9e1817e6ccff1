"""Affine loops, conditions and their terminator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.ir.attributes import AffineMapAttr, DenseArrayAttr, IntegerAttr
from bridge.ir.types import I32, INDEX
from bridge.legacy.rows import Changed, Renamed, Row
from bridge.ods.slots import OPERAND_SIZES

if TYPE_CHECKING:
    from bridge.ir.core import Operation
    from bridge.legacy.upgrade import Upgrade

_BOUNDS: Final = {"lower_bound": "lowerBoundMap", "upper_bound": "upperBoundMap"}


def _upgrade_for(up: Upgrade) -> None:
    """The generic form, which named its bounds otherwise and had no groups."""
    op = up.op
    maps = [up.attribute(name) for name in _BOUNDS]
    counts = [m.map.num_inputs for m in maps if isinstance(m, AffineMapAttr)]
    attributes = {_BOUNDS.get(name, name): a for name, a in up.others().items()}
    rest = len(op.operands) - sum(counts)
    if rest < 0:
        raise up.error("'affine.for' has too few operands for its bounds")
    step = attributes.get("step")
    if isinstance(step, IntegerAttr):
        attributes["step"] = IntegerAttr(step.value, INDEX)
    attributes[OPERAND_SIZES] = DenseArrayAttr.of(I32, [*counts, rest])
    types = [result.type for result in op.results]
    up.new("affine.for", op.operands, types, attributes)


def _is_old_for(op: Operation) -> bool:
    return "lower_bound" in op.attributes


ROWS: Final[dict[str, Row]] = {
    "std.affine_apply": Renamed("affine.apply"),
    "std.for": Renamed("affine.for"),
    "std.if": Renamed("affine.if"),
    "affine.for": Changed(upgrade=_upgrade_for, old=_is_old_for),
    "affine.terminator": Renamed("affine.yield"),
}
