"""wasmssa's variables begin with what is known before a program runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.ir.core import Operation
from bridge.ir.walk import walk_post_order
from bridge.later import deferred
from bridge.op.messages import shown
from bridge.op.traits import has_trait
from bridge.verifier.makers import Maker, always

if TYPE_CHECKING:
    from bridge.dialects import wasmssa
else:
    wasmssa = deferred("bridge.dialects.wasmssa")


def _is_constant(op: Operation) -> bool:
    return isinstance(op, wasmssa.ReturnOp) or has_trait(op, "ConstantExprOpTrait")


def _check_initializer(op: Operation) -> None:
    for inner in walk_post_order(op):
        if inner is not op and not _is_constant(inner):
            raise op.bare_error(
                f"expected a constant initializer for this operator, got {shown(inner)}"
            )


OTHERS: Final[dict[str, Maker]] = {
    "ConstantExpressionInitializerOpTrait": always(_check_initializer)
}
