"""Small conversions that each show one thing that the driver does."""

from __future__ import annotations

from typing import Any

from bridge import Operation
from bridge.dialects import func
from bridge.ir.types import F64, FloatType, IntegerType, Type
from bridge.op.traits import has_trait
from bridge.passes import Pass
from bridge.rewrite import Rewriter, apply_greedily, pattern
from bridge.rewrite.conversion import (
    Adaptor,
    ConversionRewriter,
    ConversionTarget,
    TypeConverter,
    apply_full_conversion,
    apply_partial_conversion,
    conversion_pattern,
)
from test_dialect.passes.legal_patterns import (
    consume_converted,
    produce_wider,
    takes_f64,
)


@conversion_pattern(Operation)
def remove(op: Operation, _: Adaptor, rewriter: ConversionRewriter) -> None:
    """Erases any op of the test dialect; uses of it are of nothing, which is told."""
    if op.dialect == "test":
        rewriter.replace(op, [() for _ in op.results])


class UnknownRoots(Pass, name="test-legalize-unknown-root-patterns"):
    """Removes all ops of the test dialect."""

    def run(self, op: Operation) -> None:
        target = ConversionTarget(illegal=["test"])
        apply_partial_conversion(op, target, [remove])


@pattern("test.dynamic_one_operand_two_results")
def make_generic(op: Operation, rewriter: Rewriter) -> None:
    """Puts another op that is defined while a program runs in the place of one."""
    types = [result.type for result in op.results]
    made = rewriter(
        "test.dynamic_generic", list(op.operands), types, attributes=op.attributes
    )
    rewriter.replace(op, made)


class RewriteDynamicOp(Pass, name="test-rewrite-dynamic-op"):
    """Converts an op that is defined while a program runs to another."""

    def run(self, op: Operation) -> None:
        target = ConversionTarget(
            legal=["test.dynamic_generic"],
            illegal=["test.dynamic_one_operand_two_results"],
        )
        apply_partial_conversion(op, target, [make_generic])


@conversion_pattern("test.type_changer")
def forward(op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """The operand in place of the op."""
    rewriter.replace(op, adaptor.operands)


class UnusedTargets(Pass, name="test-target-materialization-with-no-uses"):
    """Makes values whose originals alone have uses."""

    def run(self, op: Operation) -> None:
        rules = TypeConverter()
        rules.add(Type, lambda ty: ty)
        rules.add(
            IntegerType, lambda ty: IntegerType(64) if ty == IntegerType(16) else ty
        )
        rules.add_target_materialization(
            lambda rewriter, types, values, location: (
                rewriter("test.cast", values, types, location=location).results
            )
        )
        target = ConversionTarget(illegal=["test.type_changer"])
        apply_partial_conversion(op, target, [forward], converter=rules)


@conversion_pattern("test.one_variadic_out_one_variadic_in1")
def double_operand(op: Operation, _: Adaptor, rewriter: ConversionRewriter) -> None:
    """The same op with its operand, as it is converted, twice."""
    known = rewriter.converted(op.operands[0])
    if known is not None:
        types = [result.type for result in op.results]
        rewriter.replace(op, rewriter(op.name, [*known, *known], types))


def _inline_region(op: Operation, _: Adaptor, rewriter: ConversionRewriter) -> None:
    """The operations of a region, whose last gives the results, in place of the op."""
    block = op.regions[0].blocks[0]
    ending = block.last
    assert ending is not None  # a terminator
    rewriter.inline_block(block, op)
    found = [rewriter.converted(value) for value in ending.operands]
    values = [value for value in found if value is not None]
    rewriter.erase(ending)
    rewriter.replace(op, values)


class RemappedValue(Pass, name="test-remapped-value"):
    """Asks for what values are converted to, before they are and afterwards."""

    def run(self, op: Operation) -> None:
        rules = TypeConverter()
        rules.add(Type, lambda ty: ty)
        rules.add(FloatType, lambda ty: F64 if ty.width == 32 else ty)
        target = ConversionTarget(legal=["builtin.module", func.FuncOp, "test.return"])
        takes_f64(target)
        target.dynamically(
            "test.one_variadic_out_one_variadic_in1",
            when=lambda found: len(found.operands) > 1,
        )
        inline = conversion_pattern("test.remapped_value_region", converter=rules)
        patterns: list[Any] = [
            double_operand,
            produce_wider,
            consume_converted,
            inline(_inline_region),
        ]
        apply_full_conversion(op, target, patterns)


@pattern("test.cast")
def choose(op: Operation, rewriter: Rewriter) -> None:
    """The first operand for terminators, the second for all others."""
    if len(op.operands) == 2:
        first, second = op.operands
        rewriter.replace_uses_where(
            op.results[0], first, lambda use: has_trait(use.op, "Terminator")
        )
        rewriter.replace(op, second)


class SelectiveReplacement(Pass, name="test-pattern-selective-replacement"):
    """Replaces some of the uses of a value."""

    def run(self, op: Operation) -> None:
        apply_greedily(op, [choose])
