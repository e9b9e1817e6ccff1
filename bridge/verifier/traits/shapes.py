"""Traits that compare the types of an operation's values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bridge.ir.core import Operation
from bridge.ir.shapes import (
    all_shapes_match,
    element_or_self,
    innermost_element,
    shape_of,
    shapes_match,
)
from bridge.ir.types import (
    I1,
    FloatType,
    IndexType,
    IntegerType,
    RankedTensorType,
    Type,
    UnrankedTensorType,
    VectorType,
)
from bridge.op.base import Rule
from bridge.verifier.makers import Maker
from bridge.verifier.traits.broadcast import results_broadcastable


def _operand_types(op: Operation) -> list[Type]:
    return [value.type for value in op.operands]


def _result_types(op: Operation) -> list[Type]:
    return [value.type for value in op.results]


def _need_operands(op: Operation) -> None:
    if not op.operands:
        raise op.error("expected 1 or more operands, but found 0")


def _need_both(op: Operation) -> None:
    _need_operands(op)
    if not op.results:
        raise op.error("expected 1 or more results")


def _same_type_operands(op: Operation) -> None:
    if len(set(_operand_types(op))) > 1:
        raise op.error("requires all operands to have the same type")


def _same_operands_shape(op: Operation) -> None:
    _need_operands(op)
    if not all_shapes_match(_operand_types(op)):
        raise op.error("requires the same shape for all operands")


def _same_shape(op: Operation) -> None:
    _need_both(op)
    if not all_shapes_match(_operand_types(op) + _result_types(op)):
        raise op.error("requires the same shape for all operands and results")


def _same_operands_element(op: Operation) -> None:
    _need_operands(op)
    if len({element_or_self(ty) for ty in _operand_types(op)}) > 1:
        raise op.error("requires the same element type for all operands")


def _same_element(op: Operation) -> None:
    _need_both(op)
    types = _operand_types(op) + _result_types(op)
    if len({element_or_self(ty) for ty in types}) > 1:
        raise op.error("requires the same element type for all operands and results")


def _same_type(op: Operation) -> None:
    """All types are that of the first result, but for sizes that are not known."""
    _need_both(op)
    first, *others = _result_types(op)
    element = element_or_self(first)
    encoding = first.encoding if isinstance(first, RankedTensorType) else None
    for ty in (*others, *_operand_types(op)):
        if ty is first:
            continue
        if element_or_self(ty) is not element or not shapes_match(ty, first):
            raise op.error("requires the same type for all operands and results")
        if encoding is not None and getattr(ty, "encoding", encoding) is not encoding:
            raise op.error("requires the same encoding for all operands and results")


def _same_rank(op: Operation) -> None:
    _need_operands(op)
    operands = _ranks(_operand_types(op))
    results = _ranks(_result_types(op))
    wanted = set((operands or results)[:1])
    if set(operands) - wanted:
        raise op.error("operands don't have matching ranks")
    if set(results) - wanted:
        raise op.error("result type has different rank than operands")


def _ranks(types: Sequence[Type]) -> list[int]:
    shapes = [shape_of(ty) for ty in types]
    return [len(shape) for shape in shapes if shape is not None]


def _elementwise(op: Operation) -> None:
    operands = [ty for ty in _operand_types(op) if isinstance(ty, _MAPPABLE)]
    results = [ty for ty in _result_types(op) if isinstance(ty, _MAPPABLE)]
    if not operands and not results:
        return
    if not operands:
        raise op.error(
            "if a result is non-scalar, then at least one operand must be non-scalar"
        )
    if not results:
        raise op.error(
            "if an operand is non-scalar, then there must be at least one "
            "non-scalar result"
        )
    if len(results) != len(op.results):
        raise op.error(
            "if an operand is non-scalar, then all results must be non-scalar"
        )
    types: list[Type] = [*operands, *results]
    if len({type(ty) for ty in types}) > 1 or not all_shapes_match(types):
        raise op.error(
            "all non-scalar operands/results must have the same shape and base type"
        )


_MAPPABLE: Final = (VectorType, RankedTensorType, UnrankedTensorType)


def _is_integer_like(ty: Type) -> bool:
    inner = innermost_element(ty)
    if isinstance(inner, IntegerType):
        return inner.signedness == "signless"
    return isinstance(inner, IndexType)


def _is_float_like(ty: Type) -> bool:
    return isinstance(innermost_element(ty), FloatType)


def _is_bool_like(ty: Type) -> bool:
    return innermost_element(ty) is I1


def _all_are(values: str, test: Callable[[Type], bool], text: str) -> Rule:
    def check(op: Operation) -> None:
        found = getattr(op, values)
        if not all(test(value.type) for value in found):
            raise op.error(text)

    return check


_RULES: Final[dict[str, Rule]] = {
    "Elementwise": _elementwise,
    "OperandsAreFloatLike": _all_are(
        "operands", _is_float_like, "requires a float type"
    ),
    "OperandsAreSignlessIntegerLike": _all_are(
        "operands", _is_integer_like, "requires an integer or index type"
    ),
    "ResultsAreBoolLike": _all_are(
        "results", _is_bool_like, "requires a bool result type"
    ),
    "ResultsAreFloatLike": _all_are(
        "results", _is_float_like, "requires a floating point type"
    ),
    "ResultsAreSignlessIntegerLike": _all_are(
        "results", _is_integer_like, "requires an integer or index type"
    ),
    "ResultsBroadcastableShape": results_broadcastable,
    "SameOperandsAndResultElementType": _same_element,
    "SameOperandsAndResultRank": _same_rank,
    "SameOperandsAndResultShape": _same_shape,
    "SameOperandsAndResultType": _same_type,
    "SameOperandsElementType": _same_operands_element,
    "SameOperandsShape": _same_operands_shape,
    "SameTypeOperands": _same_type_operands,
}


def _always(rule: Rule) -> Maker:
    return lambda line, trait: rule


OF_SIGNATURE: Final[dict[str, Maker]] = {
    name: _always(rule) for name, rule in _RULES.items()
}
