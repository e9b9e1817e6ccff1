"""Tensors and the buffers they become: of one shape, with the same elements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.errors import Invalid
from bridge.ir.core import Operation
from bridge.ir.shapes import element_or_self, shape_of
from bridge.ir.types import Type
from bridge.later import deferred
from bridge.ods.rows import Row, Trait
from bridge.op.base import Rule
from bridge.verifier.makers import Maker
from bridge.verifier.reports import diagnostics_of

if TYPE_CHECKING:
    from bridge.dialects import bufferization
else:
    bufferization = deferred("bridge.dialects.bufferization")


def _bufferizable(line: Row, trait: Trait) -> Rule:
    # Those with a predicate that emits a diagnostic of its own, before the verifier's:
    # no predicate of the tables can have two.
    changes = bufferization.ToBufferOp, bufferization.ToTensorOp
    if all(line is not cls.row for cls in changes):
        return lambda op: None

    def check(op: Operation) -> None:
        reason = _difference(op.operands[0].type, op.results[0].type)
        if reason is None:
            return
        failed = "failed to verify that specified tensor and buffer types match"
        raise Invalid(
            [*diagnostics_of(op.bare_error(reason)), *diagnostics_of(op.error(failed))]
        )

    return check


def _difference(a: Type, b: Type) -> str | None:
    # Without a rank there are no sizes to compare either.
    if (shape_of(a) or ()) != (shape_of(b) or ()):
        return "shapes do not match"
    if element_or_self(a) is not element_or_self(b):
        return "element types do not match"
    return None


OF_SIGNATURE: Final[dict[str, Maker]] = {"BufferizableOpInterface": _bufferizable}
