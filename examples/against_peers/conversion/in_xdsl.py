"""The lowering of fixed-point numbers through functions, by a type converter."""

from xdsl.context import Context
from xdsl.dialects import arith, func
from xdsl.dialects.builtin import Builtin, i32, i64
from xdsl.parser import Parser
from xdsl.pattern_rewriter import (
    GreedyRewritePatternApplier,
    PatternRewriter,
    PatternRewriteWalker,
    RewritePattern,
    TypeConversionPattern,
    attr_type_rewrite_pattern,
    op_type_rewrite_pattern,
)

from examples.against_peers.dialect.in_xdsl import Fix, MulOp, NumberType, OfOp, RawOp

TEXT = """
func.func @f(%x: !fix.number<8 : i32>, %y: i32) -> (i32, !fix.number<8 : i32>) {
  %0 = "fix.of"(%y) : (i32) -> !fix.number<8 : i32>
  %1 = "fix.mul"(%x, %0)
      : (!fix.number<8 : i32>, !fix.number<8 : i32>) -> !fix.number<8 : i32>
  %2 = "fix.raw"(%1) : (!fix.number<8 : i32>) -> i32
  func.return %2, %1 : i32, !fix.number<8 : i32>
}"""


class Same(RewritePattern):
    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: OfOp | RawOp, rewriter: PatternRewriter):
        rewriter.replace_op(op, [], op.operands)


class Mul(RewritePattern):
    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: MulOp, rewriter: PatternRewriter):
        assert isinstance(number := op.product.type, NumberType)
        wide = [arith.ExtSIOp(op.lhs, i64), arith.ExtSIOp(op.rhs, i64)]
        product = arith.MuliOp(*wide)
        by = arith.ConstantOp.from_int_and_width(number.bits.value.data, 64)
        shifted = arith.ShRSIOp(product, by)
        narrow = arith.TruncIOp(shifted, i32)
        rewriter.replace_op(op, [*wide, product, by, shifted, narrow])


class Types(TypeConversionPattern):
    @attr_type_rewrite_pattern
    def convert_type(self, typ: NumberType):
        return i32


def program() -> str:
    context = Context()
    for dialect in (Builtin, arith.Arith, func.Func, Fix):
        context.load_dialect(dialect)
    module = Parser(context, TEXT).parse_module()
    # The types last: what the numbers were is read from them.
    for patterns in ([Mul()], [Same()], [Types(recursive=True)]):
        applier = GreedyRewritePatternApplier(patterns)
        PatternRewriteWalker(applier).rewrite_module(module)
    module.verify()
    return str(module)
