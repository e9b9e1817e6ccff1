"""test-legalize-type-conversion: types that become others, some by where they are.

Upstream's converts a type of the test dialect that holds itself as well, and branches.
"""

from __future__ import annotations

from bridge import Operation, Value
from bridge.dialects import builtin, func
from bridge.dialects.scf import structural
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import AnyLocation
from bridge.ir.types import BF16, F16, F32, F64, I1, I32, I64, INDEX, IntegerType, Type
from bridge.op.interfaces.functions import FunctionOp
from bridge.passes import Pass
from bridge.rewrite import Rewriter, pattern
from bridge.rewrite.conversion import (
    Adaptor,
    ConversionRewriter,
    ConversionTarget,
    SignaturePattern,
    TypeConverter,
    apply_partial_conversion,
    conversion_pattern,
)

_WIDE = IntegerType(38)
_BY_PLACE = IntegerType(37)
_BECOMES: dict[Type, Type] = {
    **dict.fromkeys((F64, F32, F16, BF16), F64),
    **{ty: ty for ty in (I1, _WIDE, INDEX)},
}


_PRODUCED: dict[Type, Type] = {
    IntegerType(16): I64,
    **dict.fromkeys((F32, F16, BF16), F64),
}


def _by_place(value: Value) -> Type | None:
    """An integer of more bits, as the function around says."""
    if value.type is not _BY_PLACE:
        return None
    around = value.defining_op or (value.block.parent_op if value.block else None)
    while around is not None and not isinstance(around, FunctionOp):
        around = around.parent_op
    more = None if around is None else around.get("increment")
    return IntegerType(37 + more.value) if isinstance(more, IntegerAttr) else None


def _source(
    rewriter: Rewriter,
    types: tuple[Type, ...],
    values: tuple[Value, ...],
    location: AnyLocation,
) -> Value | None:
    """A cast of a wide float or an integer; an integer of nothing."""
    (ty,), given = types, [value.type for value in values]
    if (given == [F64] and ty is not F16) or (
        isinstance(ty, IntegerType)
        and len(given) == 1
        and isinstance(given[0], IntegerType)
    ):
        return rewriter("test.cast", values, types, location=location).results[0]
    if ty in (I32, I64) and not values:
        return rewriter("test.type_producer", [], types, location=location).results[0]
    return None


def _target(
    rewriter: Rewriter,
    types: tuple[Type, ...],
    values: tuple[Value, ...],
    location: AnyLocation,
) -> Value | None:
    """A cast of what is converted by its place."""
    if [value.type for value in values] != [_BY_PLACE] or len(types) != 1:
        return None
    with rewriter:
        return builtin.UnrealizedConversionCastOp(types, values).results[0]


@conversion_pattern("test.type_consumer")
def take_converted(
    op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """Takes what became of the operands."""
    with rewriter.modify(op):
        op.operands = adaptor.operands


@conversion_pattern("test.type_producer")
def produce(op: Operation, _: Adaptor, rewriter: ConversionRewriter) -> None:
    """Makes a wide float, or a wide integer."""
    new = _PRODUCED.get(op.results[0].type)
    if new is not None:
        rewriter.replace(op, rewriter(op.name, [], [new]))


@pattern("test.another_type_producer")
def produce_same(op: Operation, rewriter: Rewriter) -> None:
    """The producer that is converted."""
    rewriter.replace(op, rewriter("test.type_producer", [], [op.results[0].type]))


@conversion_pattern("test.replace_with_legal_op")
def make_legal(op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """A legal op of what became of the operand."""
    rewriter.replace(op, rewriter("test.legal_op_d", adaptor.operands[:1]))


def _rules() -> TypeConverter:
    rules = TypeConverter()
    rules.add(Type, lambda ty: _BECOMES.get(ty))
    rules.add(IntegerType, lambda ty: _BECOMES.get(ty, ()))
    rules.add_of_values(_by_place)
    rules.add_source_materialization(_source)
    rules.add_target_materialization(_target)
    return rules


def _is_produced(op: Operation) -> bool:
    return op.results[0].type in (F64, I64)


class TypeConversion(Pass, name="test-legalize-type-conversion"):
    """Converts the types of producers, consumers, functions and loops."""

    allow_pattern_rollback: bool = True

    def run(self, op: Operation) -> None:
        rules = _rules()
        target = ConversionTarget(legal=["test.context_op", "test.legal_op_d"])
        target.dynamically("test.type_producer", when=_is_produced)
        target.dynamically(func.FuncOp, when=rules.is_signature_legal)
        structural.make_legal(target, rules)
        patterns = [
            *(take_converted, produce, produce_same, make_legal),
            SignaturePattern(rules),
            *structural.patterns(),
        ]
        apply_partial_conversion(op, target, patterns, converter=rules)
