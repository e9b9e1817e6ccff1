"""Rules of loops: bounds, levels of parallelism, and bodies."""

from __future__ import annotations

from itertools import islice

from bridge.dialects.acc.constructs import verify_private
from bridge.dialects.acc.device_rules import (
    devices,
    duplicate,
    verify_count,
    verify_segments,
)
from bridge.dialects.acc.entries import words
from bridge.ir.attributes import DenseArrayAttr, IntegerAttr, elements_of
from bridge.ir.core import Operation
from bridge.ods.rows import row
from bridge.op.base import Op, Values


class LoopOp(Op, name="acc.loop"):
    """A loop construct: loops that a device executes, or a container of loops."""

    tile_operands: Values
    vector_operands: Values
    worker_num_operands: Values
    upperbound: Values
    step: Values
    lowerbound: Values
    gang_operands: Values

    def verify(self) -> None:
        _verify_bounds(self)
        _verify_collapse(self)
        _verify_gangs(self)
        for kind, name, operands in (
            ("worker", "workerNumOperandsDeviceType", self.worker_num_operands),
            ("vector", "vectorOperandsDeviceType", self.vector_operands),
        ):
            _verify_once(self, kind)
            _verify_once(self, name)
            verify_count(self, operands, name, kind)
        verify_segments(self, self.tile_operands, "tileOperands", "tile")
        _verify_kinds(self)
        verify_private(self)
        combined = words(self.properties.get("combined"))
        if combined and combined[-1] not in _COMBINED:
            raise self.bare_error("unexpected combined constructs attribute")
        _verify_body(self)


_COMBINED = ("kernels_loop", "parallel_loop", "serial_loop")


def _given(op: Operation, name: str) -> list[str]:
    return devices(op.properties.get(name))


def _verify_bounds(op: LoopOp) -> None:
    count = len(op.upperbound)
    for name, values in (("steps", op.step), ("lowerbounds", op.lowerbound)):
        if len(values) != count:
            raise op.bare_error(
                f"number of upperbounds expected to be the same as number of {name}"
            )
    inclusive = op.properties.get("inclusiveUpperbound")
    given = len(inclusive.values) if isinstance(inclusive, DenseArrayAttr) else count
    if count and given != count:
        raise op.bare_error(
            "inclusiveUpperbound size is expected to be the same as upperbound size"
        )


def _verify_once(op: Operation, name: str) -> None:
    twice = duplicate(_given(op, name))
    if twice is not None:
        raise op.error(f"duplicate device_type `{twice}` found in {name} attribute")


def _verify_collapse(op: Operation) -> None:
    counts = op.properties.get("collapse")
    types = op.properties.get("collapseDeviceType")
    if counts is not None and types is None:
        raise op.error(
            "collapse device_type attr must be define when collapse attr is present"
        )
    if counts is not None and len(elements_of(counts)) != len(elements_of(types)):
        raise op.error("collapse attribute count must match collapse device_type count")
    _verify_once(op, "collapseDeviceType")


def _verify_gangs(op: LoopOp) -> None:
    kinds = op.properties.get("gangOperandsArgType")
    if op.gang_operands and kinds is None:
        raise op.error(
            "gangOperandsArgType attribute must be defined when gang operands are "
            "present"
        )
    if op.gang_operands and len(elements_of(kinds)) != len(op.gang_operands):
        raise op.error(
            "gangOperandsArgType attribute count must match gangOperands count"
        )
    _verify_once(op, "gang")
    verify_segments(op, op.gang_operands, "gangOperands", "gang")


def _verify_kinds(op: Operation) -> None:
    """One of sequential, independent and automatic for each device."""
    kinds = [_given(op, name) for name in ("auto_", "independent", "seq")]
    if duplicate([device for kind in kinds for device in kind]) is not None:
        raise op.bare_error(
            "only one of auto, independent, seq can be present at the same time"
        )
    if not any("none" in kind for kind in kinds):
        raise op.bare_error("at least one of auto, independent, seq must be present")
    shared = {
        device
        for name in (
            "gang",
            "gangOperandsDeviceType",
            "vector",
            "vectorOperandsDeviceType",
            "worker",
            "workerNumOperandsDeviceType",
        )
        for device in _given(op, name)
    }
    if shared & set(kinds[2]):
        raise op.bare_error("gang, worker or vector cannot appear with seq")


def _verify_body(op: LoopOp) -> None:
    region = op.regions[0]
    if not region.blocks:
        raise op.bare_error("expected non-empty body.")
    unstructured = op.properties.get("unstructured") is not None
    if unstructured and op.lowerbound:
        raise op.bare_error("unstructured acc.loop must not have induction variables")
    if not unstructured and not op.lowerbound:
        _verify_nest(op)


def _verify_nest(op: Operation) -> None:
    """A region stands for loops that it holds, one inside the other."""
    left = _collapsed(op)
    expected = op
    for inner in islice(op.walk(), 1, None):
        if _is_loop(inner):
            if _loop_around(inner) is not expected:
                message = "found sibling loops inside container-like acc.loop"
                raise op.bare_error(message)
            # Upstream's count has no sign: after 0 it does not end.
            left -= 1
            expected = inner
        if not left:
            return
    if left:
        raise op.bare_error(
            "failed to find enough loop-like operations inside container-like acc.loop"
        )


def _collapsed(op: Operation) -> int:
    """How many loops are collapsed: the most of any device, and 1 if none says so."""
    counts = [
        attr.value % (1 << 64)
        for attr in elements_of(op.properties.get("collapse"))
        if isinstance(attr, IntegerAttr)
    ]
    named = dict(zip(_given(op, "collapseDeviceType"), counts, strict=False))
    return max([named.get("none", 1), *counts])


def _is_loop(op: Operation) -> bool:
    line = row(op.name)
    return line is not None and line.has_trait("LoopLikeOpInterface")


def _loop_around(op: Operation) -> Operation | None:
    outer = op.parent_op
    while outer is not None and not _is_loop(outer):
        outer = outer.parent_op
    return outer
