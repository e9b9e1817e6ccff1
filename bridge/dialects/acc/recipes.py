"""How values are made private and reduced, and atomic operations."""

from __future__ import annotations

from bridge.ir.attributes import TypeAttr
from bridge.ir.core import Operation
from bridge.ir.types import Type
from bridge.op.atomics import (
    verify_captured,
    verify_read,
    verify_update,
    verify_updated,
    verify_write,
)
from bridge.op.base import Op, Region, Value


def _types(region: Region) -> list[Type]:
    return [value.type for value in region.blocks[0].arguments]


def _verify_first(op: Operation, region: Region, name: str, kind: str) -> None:
    ty = _type(op)
    if not region.blocks:
        raise op.error(f"expects non-empty {name} region")
    if _types(region)[:1] != [ty]:
        raise op.error(f"expects {name} region first argument of the {kind} type")


def _type(op: Operation) -> Type | None:
    attr = op.properties["type"]
    return attr.type if isinstance(attr, TypeAttr) else None


class PrivateRecipeOp(Op, name="acc.private.recipe"):
    """A recipe for privatizing a value."""

    init_region: Region
    destroy_region: Region

    def verify_regions(self) -> None:
        _verify_first(self, self.init_region, "init", "privatization")
        if self.destroy_region.blocks:
            _verify_first(self, self.destroy_region, "destroy", "privatization")


class FirstprivateRecipeOp(Op, name="acc.firstprivate.recipe"):
    """A recipe for privatizing and copying a value."""

    init_region: Region
    copy_region: Region
    destroy_region: Region

    def verify_regions(self) -> None:
        _verify_first(self, self.init_region, "init", "privatization")
        if not self.copy_region.blocks:
            raise self.error("expects non-empty copy region")
        types = _types(self.copy_region)
        if len(types) < 2 or types[0] is not _type(self):
            raise self.error(
                "expects copy region with two arguments of the privatization type"
            )
        if self.destroy_region.blocks:
            _verify_first(self, self.destroy_region, "destroy", "privatization")


class ReductionRecipeOp(Op, name="acc.reduction.recipe"):
    """A recipe for reducing values."""

    init_region: Region
    combiner_region: Region

    def verify_regions(self) -> None:
        _verify_first(self, self.init_region, "init", "reduction")
        region, ty = self.combiner_region, _type(self)
        if not region.blocks:
            raise self.error("expects non-empty combiner region")
        if _types(region)[:2] != [ty, ty]:
            raise self.error(
                "expects combiner region with the first two arguments of the reduction "
                "type"
            )
        for block in region.blocks:
            for op in block:
                if op.name == "acc.yield" and [v.type for v in op.operands] != [ty]:
                    raise self.error(
                        "expects combiner region to yield a value of the reduction type"
                    )


class AtomicReadOp(Op, name="acc.atomic.read"):
    """Atomic read, `v = x`."""

    x: Value
    v: Value

    verify = verify_read


class AtomicWriteOp(Op, name="acc.atomic.write"):
    """Atomic write, `x = expr`."""

    x: Value
    expr: Value

    verify = verify_write


class AtomicUpdateOp(Op, name="acc.atomic.update"):
    """Atomic update, `x = f(x)`."""

    x: Value

    verify = verify_update

    verify_regions = verify_updated


class AtomicCaptureOp(Op, name="acc.atomic.capture"):
    """An atomic update with a capture of the value before or after it."""

    def verify_regions(self) -> None:
        verify_captured(self)
