"""Results whose types follow from the operands and properties."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from bridge.errors import Diagnostic, Invalid
from bridge.ir.core import Operation
from bridge.ir.types import Type
from bridge.ods.inference import inference
from bridge.ods.rows import Row, Trait
from bridge.ods.slots import Arity
from bridge.op.base import Rule, of_signature
from bridge.op.registry import op_class
from bridge.verifier.makers import Maker
from bridge.verifier.reports import diagnostics_of


def _inferred(line: Row, trait: Trait) -> Rule:
    """Calls `infer_types` of the op's class, or infers by a trait.

    `are_types_compatible` of the class verifies the inferred types and the written
    ones. What else upstream infers from traits has been verified as predicates of the
    op.
    """
    cls = op_class(line.name)
    if hasattr(cls, "infer_types"):
        return _by_class(cls)
    if line.has_trait("SameOperandsAndResultType"):
        return _from_first(line)
    read = inference(line.name)
    return _as_read(read) if read is not None else _nothing


@of_signature
def _nothing(op: Operation) -> None:
    """What is inferred has been verified, or cannot be."""


def _as_read(infer: Callable[[Any, Any], Sequence[Type]]) -> Rule:
    """The types that are inferred where the operation is read must be its own."""

    @of_signature
    def check(op: Operation) -> None:
        # An operation has the parts of an operation state.
        inferred = infer(None, op)
        actual = [result.type for result in op.results]
        if inferred and list(inferred) != actual:
            raise _failed(op, [_mismatch(op, inferred, actual)])

    return check


def _by_class(cls: Any) -> Rule:
    compatible = getattr(cls, "are_types_compatible", _equal)

    def check(op: Any) -> None:
        try:
            inferred = op.infer_types()
        except Invalid as error:
            raise _failed(op, diagnostics_of(error)) from None
        actual = [result.type for result in op.results]
        if not compatible(inferred, actual):
            raise _failed(op, [_mismatch(op, inferred, actual)])

    return check


def _equal(inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
    return list(inferred) == list(actual)


def _from_first(line: Row) -> Rule:
    """All results are of the type of the first operand that is always there."""
    arities = [slot.arity for slot in line.operands]
    if Arity.ONE not in arities or any(s.arity is not Arity.ONE for s in line.results):
        return _nothing
    get = line.operands.values(arities.index(Arity.ONE))

    @of_signature
    def check(op: Operation) -> None:
        ty = get(op)[0].type
        for result in op.results:
            if result.type is not ty:
                actual = [result.type for result in op.results]
                raise _failed(op, [_mismatch(op, [ty] * len(actual), actual)])

    return check


def _mismatch(
    op: Operation, inferred: Sequence[Type], actual: Sequence[Type]
) -> Diagnostic:
    text = (
        f"'{op.name}' op inferred type(s) {_listed(inferred)} are incompatible with "
        f"return type(s) of operation {_listed(actual)}"
    )
    return Diagnostic("error", text, op.position)


def _failed(op: Operation, reasons: list[Diagnostic]) -> Invalid:
    """Upstream reports why, and then that the operation failed."""
    return Invalid(
        [*reasons, *diagnostics_of(op.error("failed to infer returned types"))]
    )


def _listed(types: Sequence[Type]) -> str:
    return ", ".join([f"'{ty}'" for ty in types])


OF_REGIONS: Final[dict[str, Maker]] = {"InferTypeOpInterface": _inferred}
