"""Multiplications and divisions by powers of two as shifts and masks."""

from xdsl.context import Context
from xdsl.dialects import arith, func
from xdsl.dialects.builtin import Builtin, IntegerAttr
from xdsl.ir import Operation, SSAValue
from xdsl.parser import Parser
from xdsl.pattern_rewriter import (
    GreedyRewritePatternApplier,
    PatternRewriter,
    PatternRewriteWalker,
    RewritePattern,
    op_type_rewrite_pattern,
)

TEXT = """
func.func @f(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %c8 = arith.constant 8 : i32
  %c6 = arith.constant 6 : i32
  %0 = arith.muli %x, %c8 : i32
  %1 = arith.divui %0, %c8 : i32
  %2 = arith.remui %y, %c8 : i32
  %3 = arith.muli %y, %c6 : i32
  func.return %0, %1, %2, %3 : i32, i32, i32, i32
}"""


def power(value: SSAValue) -> int | None:
    """The `n` where a value is the constant `2 ** n`."""
    match value.owner:
        case arith.ConstantOp(value=IntegerAttr() as attr):
            n = attr.value.data
            return n.bit_length() - 1 if n > 0 and not n & (n - 1) else None
        case _:
            return None


def replace(op: Operation, make, number: int, rewriter: PatternRewriter) -> None:
    constant = arith.ConstantOp(IntegerAttr(number, op.operands[0].type))
    rewriter.replace_op(op, [constant, make(op.operands[0], constant)])


class Multiply(RewritePattern):
    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: arith.MuliOp, rewriter: PatternRewriter):
        if (n := power(op.rhs)) is not None:
            replace(op, arith.ShLIOp, n, rewriter)


class Divide(RewritePattern):
    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: arith.DivUIOp, rewriter: PatternRewriter):
        if (n := power(op.rhs)) is not None:
            replace(op, arith.ShRUIOp, n, rewriter)


class Remainder(RewritePattern):
    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: arith.RemUIOp, rewriter: PatternRewriter):
        if (n := power(op.rhs)) is not None:
            replace(op, arith.AndIOp, (1 << n) - 1, rewriter)


def program() -> str:
    context = Context()
    for dialect in (Builtin, arith.Arith, func.Func):
        context.load_dialect(dialect)
    module = Parser(context, TEXT).parse_module()
    patterns = GreedyRewritePatternApplier([Multiply(), Divide(), Remainder()])
    PatternRewriteWalker(patterns).rewrite_module(module)
    return str(module)
