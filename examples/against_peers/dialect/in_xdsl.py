"""A dialect of fixed-point numbers, and its lowering to arith by patterns."""

from xdsl.builder import ImplicitBuilder
from xdsl.dialects import arith, func
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, i32, i64
from xdsl.ir import Dialect, ParametrizedAttribute, SSAValue, TypeAttribute
from xdsl.irdl import (
    IRDLOperation,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    result_def,
    traits_def,
)
from xdsl.pattern_rewriter import (
    GreedyRewritePatternApplier,
    PatternRewriter,
    PatternRewriteWalker,
    RewritePattern,
    op_type_rewrite_pattern,
)
from xdsl.traits import Pure
from xdsl.transforms.dead_code_elimination import region_dce


@irdl_attr_definition
class NumberType(ParametrizedAttribute, TypeAttribute):
    name = "fix.number"
    bits: IntegerAttr


@irdl_op_definition
class OfOp(IRDLOperation):
    name = "fix.of"
    raw = operand_def(i32)
    number = result_def(NumberType)
    traits = traits_def(Pure())

    def __init__(self, raw, number: NumberType):
        super().__init__(operands=[raw], result_types=[number])


@irdl_op_definition
class RawOp(IRDLOperation):
    name = "fix.raw"
    number = operand_def(NumberType)
    raw = result_def(i32)
    traits = traits_def(Pure())

    def __init__(self, number):
        super().__init__(operands=[number], result_types=[i32])


@irdl_op_definition
class MulOp(IRDLOperation):
    name = "fix.mul"
    lhs = operand_def(NumberType)
    rhs = operand_def(NumberType)
    product = result_def(NumberType)
    traits = traits_def(Pure())

    def __init__(self, lhs, rhs):
        number = SSAValue.get(lhs).type
        super().__init__(operands=[lhs, rhs], result_types=[number])


Fix = Dialect("fix", [OfOp, RawOp, MulOp], [NumberType])


class RawOf(RewritePattern):
    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: RawOp, rewriter: PatternRewriter):
        if isinstance(made := op.number.owner, OfOp):
            rewriter.replace_op(op, [], [made.raw])


class Mul(RewritePattern):
    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: MulOp, rewriter: PatternRewriter):
        match op.lhs.owner, op.rhs.owner, op.product.type:
            case OfOp(raw=x), OfOp(raw=y), NumberType(bits=bits):
                wide = [arith.ExtSIOp(x, i64), arith.ExtSIOp(y, i64)]
                product = arith.MuliOp(*wide)
                by = arith.ConstantOp.from_int_and_width(bits.value.data, 64)
                shifted = arith.ShRSIOp(product, by)
                narrow = arith.TruncIOp(shifted, i32)
                new = OfOp(narrow, op.product.type)
                made = [*wide, product, by, shifted, narrow, new]
                rewriter.replace_op(op, made)


def program() -> str:
    module = ModuleOp([])
    with ImplicitBuilder(module.body):
        f = func.FuncOp("square", ([i32], [i32]))
    with ImplicitBuilder(f.body) as (x,):
        of = OfOp(x, NumberType(IntegerAttr(8, i32)))
        func.ReturnOp(RawOp(MulOp(of, of)))
    module.verify()
    patterns = GreedyRewritePatternApplier([RawOf(), Mul()])
    PatternRewriteWalker(patterns).rewrite_module(module)
    region_dce(module.body)
    return str(module)
