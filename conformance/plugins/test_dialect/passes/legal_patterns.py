"""The patterns of test-legalize-patterns, and the rules of types that they go by.

Upstream's has more patterns: those whose operations can never become legal show what
its driver takes back. Ours takes nothing back, so that they are not here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge import Operation, Value
from bridge.dialects import arith, func
from bridge.ir.attributes import UNIT, IntegerAttr, StringAttr, TypeAttr
from bridge.ir.core import AnyLocation
from bridge.ir.types import F16, F32, F64, I32, I64, IntegerType, Type
from bridge.rewrite import Pattern, Rewriter, pattern
from bridge.rewrite.conversion import (
    Adaptor,
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    SignaturePattern,
    TypeConverter,
    conversion_pattern,
    convert_types,
)

_BECOMES: Final[dict[Type, list[Type]]] = {
    IntegerType(16): [],
    IntegerType(24): [],
    I64: [F64],
    IntegerType(42): [IntegerType(43)],
    F32: [F16, F16],
}


def cast_by_test(
    rewriter: Rewriter,
    types: tuple[Type, ...],
    values: tuple[Value, ...],
    location: AnyLocation,
) -> Value | None:
    """A `test.cast`, which makes one value of any."""
    if len(types) != 1:
        return None
    return rewriter("test.cast", values, types, location=location).results[0]


def rules_of_types() -> TypeConverter:
    """Types of which some become several, or none."""
    rules = TypeConverter()
    rules.add(Type, lambda ty: _BECOMES.get(ty, ty))
    rules.add_source_materialization(cast_by_test)
    rules.add_target_materialization(cast_by_test)
    return rules


class _Renaming(Pattern):
    """Another op of the same types in the place of one, without its operands."""

    def __init__(self, old: str, new: str, status: str = "", benefit: int = 1) -> None:
        self.roots = (f"test.{old}",)
        self.benefit = benefit
        self._new = f"test.{new}"
        self._properties = {"status": StringAttr(status)} if status else {}

    def rewrite(self, op: Operation, rewriter: Rewriter) -> None:
        types = [result.type for result in op.results]
        made = rewriter(self._new, [], types, properties=self._properties)
        rewriter.replace(op, made)


@pattern("test.op_in_place_self_fold")
def make_constant(op: Operation, rewriter: Rewriter) -> None:
    """A constant in place of what folds in place."""
    value = {"value": IntegerAttr(97, I32)}
    rewriter.replace(op, rewriter("test.constant", [], [I32], properties=value))


@pattern("test.rewrite")
def forward(op: Operation, rewriter: Rewriter) -> None:
    """The operand in place of the op."""
    rewriter.replace(op, op.operands[0])


@pattern("test.blackhole")
def remove_with_producer(op: Operation, rewriter: Rewriter) -> None:
    """Erases an op and what makes its operand."""
    made = op.operands[0].defining_op
    rewriter.erase(op)
    if made is not None:
        rewriter.erase(made)


@pattern("test.replace_non_root")
def replace_twice(op: Operation, rewriter: Rewriter) -> None:
    """An illegal op, which is replaced at once."""
    types = [result.type for result in op.results]
    illegal = rewriter("test.illegal_op_f", [], types)
    legal = rewriter("test.legal_op_b", [], types)
    rewriter.replace(op, illegal)
    rewriter.replace(illegal, legal)


@pattern("test.illegal_op_g")
def make_unregistered(op: Operation, rewriter: Rewriter) -> None:
    """A legal op with one that the target does not know."""
    made = arith.ConstantOp(IntegerAttr(0, I32))
    types = [result.type for result in op.results]
    rewriter.replace(op, rewriter("test.legal_op_c", [made.result], types))


@conversion_pattern("test.region")
def inline_region(op: Operation, _: Adaptor, rewriter: ConversionRewriter) -> None:
    """The blocks of a region, or copies of them, after those around the op."""
    region, around = op.regions[0], op.parent_region
    assert around is not None  # the pass does not run on one of these
    is_copied = op.get("legalizer.should_clone") is not None
    for block in list((region.clone() if is_copied else region).blocks):
        block.move_after(around.blocks[-1])
        if is_copied:
            for inner in block:
                rewriter.modified(inner)
    rewriter.erase(op)


@conversion_pattern("test.return")
def split_return(op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """Returns all that one value became."""
    if [value.type for value in op.operands] == [F32]:
        rewriter.replace(op, rewriter("test.return", adaptor.operands))


@conversion_pattern("test.type_producer")
def produce_float(op: Operation, _: Adaptor, rewriter: ConversionRewriter) -> None:
    """Makes a float where an integer was made."""
    if op.results[0].type == I32:
        rewriter.replace(op, rewriter(op.name, [], [F32]))


@conversion_pattern("test.type_producer")
def produce_wider(op: Operation, _: Adaptor, rewriter: ConversionRewriter) -> None:
    """Makes a float of twice the width."""
    if op.results[0].type == F32:
        rewriter.replace(op, rewriter(op.name, [], [F64]))


@conversion_pattern("test.type_consumer")
def consume_converted(
    op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """Takes what became of an operand, where that is a wide float."""
    if [value.type for value in adaptor.operands] == [F64]:
        rewriter.replace(op, rewriter(op.name, adaptor.operands))


def takes_f64(target: ConversionTarget) -> None:
    """Producers and consumers of `f64` are legal, and no others."""
    target.dynamically("test.type_producer", when=lambda op: op.results[0].type == F64)
    target.dynamically("test.type_consumer", when=lambda op: op.operands[0].type == F64)


@conversion_pattern("test.erase_op")
def remove(op: Operation, _: Adaptor, rewriter: ConversionRewriter) -> None:
    """Erases an op, whose results became nothing."""
    rewriter.replace(op, [() for _ in op.results])


@conversion_pattern("test.replace_with_valid_producer")
def make_producer(op: Operation, _: Adaptor, rewriter: ConversionRewriter) -> None:
    """A producer of the type that an attribute tells."""
    held = op.get("type")
    if isinstance(held, TypeAttr):
        rewriter.replace(op, rewriter("test.valid_producer", [], [held.type]))


@conversion_pattern("test.repetitive_1_to_n_consumer")
def consume_all(op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """Takes all that an operand became."""
    rewriter.replace(op, rewriter("test.valid", adaptor.operands))


class _MakeConsumer(ConversionPattern, roots="test.replace_with_valid_consumer"):
    """A consumer of the operand as it is with a converter, or without."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        if (op.get("with_converter") is not None) == (self.converter is not None):
            rewriter.replace(op, rewriter("test.valid_consumer", adaptor.operands))


@conversion_pattern("test.detached_signature_conversion")
def convert_detached(
    op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """Converts the arguments of a block before an op holds it."""
    types = [result.type for result in op.results]
    region = op.regions[0].clone()
    block = region.blocks[0]
    made = rewriter("test.legal_op", adaptor.operands, types, regions=[region])
    rewriter.convert_block(block, types=[(F64,) for _ in block.arguments])
    rewriter.replace(op, made)


def _drop_region(op: Operation, _: Adaptor, rewriter: ConversionRewriter) -> None:
    if rewriter.convert_region(op.regions[0]):
        rewriter.erase(op)


def _drop_operands(op: Operation, _: Adaptor, rewriter: ConversionRewriter) -> None:
    rewriter.replace(op, rewriter("test.valid"))


def _pass_operands(
    op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """The valid op of operands that are one value each."""
    values: list[Value] = []
    for value, group in zip(op.operands, adaptor.groups, strict=True):
        if len(group) != 1:
            group = rewriter("test.cast", group, [value.type]).results
        values += group
    rewriter.replace(op, rewriter("test.valid", values))


def _replace_value(op: Operation, _: Adaptor, rewriter: ConversionRewriter) -> None:
    """Twice the second operand in place of the first, everywhere or where told."""
    old, new = op.operands
    with rewriter.modify(op):
        op.set_attribute("is_legal", UNIT)
    if op.get("conditional") is None:
        rewriter.replace_all_uses(old, [new, new])
    else:
        rewriter.replace_uses_where(
            old, [new, new], lambda use: use.op.get("replace_uses") is not None
        )


def _consume_one(op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    if len(adaptor.operands) == 1:
        rewriter.erase(op)


def _convert_arguments(
    op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """Each argument twice, or the operand twice in its place."""
    block = op.regions[0].blocks[0]
    types: list[Sequence[Type]] = [(v.type, v.type) for v in block.arguments]
    if op.get("replace_with_operand") is not None:
        for argument in block.arguments:
            rewriter.replace_all_uses(argument, [*adaptor.operands, *adaptor.operands])
        types = [() for _ in block.arguments]
    elif op.get("duplicate") is None:
        return
    with rewriter.modify(op):
        rewriter.convert_block(block, types=types)
        op.set_property("is_legal", UNIT)


_BY_RULES: Final = {
    "test.drop_region_op": _drop_region,
    "test.drop_operands_and_replace_with_valid": _drop_operands,
    "test.invalid": _pass_operands,
    "test.value_replace": _replace_value,
    "test.type_consumer": _consume_one,
    "test.convert_block_args": _convert_arguments,
}
"""By op: what is done with the converter of types."""


def patterns_by(rules: TypeConverter) -> list[Pattern]:
    return [
        _Renaming("illegal_op_a", "legal_op_a", "Success"),
        _Renaming("illegal_op_b", "legal_op_a", "Failure"),
        _Renaming("illegal_op_c", "illegal_op_e", benefit=11),
        _Renaming("illegal_op_d", "legal_op_a", "Failure"),
        _Renaming("illegal_op_e", "legal_op_a", "Success"),
        *(make_constant, forward, remove_with_producer, replace_twice),
        *(make_unregistered, inline_region, split_return, produce_float),
        *(produce_wider, consume_converted, remove, make_producer, consume_all),
        *(convert_detached, _MakeConsumer(), _MakeConsumer(rules)),
        *(
            conversion_pattern(name, converter=rules)(convert)
            for name, convert in _BY_RULES.items()
        ),
        SignaturePattern(rules),
        conversion_pattern(func.CallOp, converter=rules)(convert_types),
    ]
