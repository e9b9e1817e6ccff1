"""The lowering of fixed-point numbers through functions, by a type converter."""

import bridge
from bridge.dialects import func
from bridge.ir.types import I32, I64, Type
from bridge.operators import signed
from bridge.rewrite.conversion import (
    Adaptor,
    ConversionRewriter,
    ConversionTarget,
    SignaturePattern,
    TypeConverter,
    apply_full_conversion,
    conversion_pattern,
)
from examples.against_peers.dialect.ours import MulOp, NumberType, OfOp, RawOp

TEXT = """
func.func @f(%x: !fix.number<8 : i32>, %y: i32) -> (i32, !fix.number<8 : i32>) {
  %0 = "fix.of"(%y) : (i32) -> !fix.number<8 : i32>
  %1 = "fix.mul"(%x, %0)
      : (!fix.number<8 : i32>, !fix.number<8 : i32>) -> !fix.number<8 : i32>
  %2 = "fix.raw"(%1) : (!fix.number<8 : i32>) -> i32
  func.return %2, %1 : i32, !fix.number<8 : i32>
}"""


@conversion_pattern(OfOp, RawOp)
def same(op: OfOp | RawOp, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    rewriter.replace(op, adaptor.operands)


@conversion_pattern(MulOp)
def mul(op: MulOp, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    wide = signed(adaptor.lhs).to(I64) * signed(adaptor.rhs).to(I64)
    assert isinstance(op.product.type, NumberType)
    rewriter.replace(op, (wide >> op.product.type.bits.value).to(I32))


@conversion_pattern(func.ReturnOp)
def give(op: func.ReturnOp, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    rewriter.replace(op, func.ReturnOp(adaptor.operands))


def program() -> str:
    module = bridge.parse(TEXT)
    converter = TypeConverter()
    converter.add(Type, lambda ty: ty)
    converter.add(NumberType, lambda ty: I32)
    target = ConversionTarget(legal=["builtin", "arith"], illegal=["fix"])
    target.dynamically("func", when=converter.is_legal)
    patterns = [same, mul, SignaturePattern(), give]
    apply_full_conversion(module, target, patterns, converter=converter)
    return str(module)
