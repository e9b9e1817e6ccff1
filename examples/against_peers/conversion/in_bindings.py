"""The lowering of fixed-point numbers through functions, by a type converter."""

from torch_mlir import ir
from torch_mlir.dialects import arith, func
from torch_mlir.rewrite import (
    ConversionTarget,
    RewritePatternSet,
    TypeConverter,
    apply_partial_conversion,
)

from examples.against_peers.dialect.in_bindings import Fix, NumberType

TEXT = """
func.func @f(%x: !fix.number<8 : i32>, %y: i32) -> (i32, !fix.number<8 : i32>) {
  %0 = "fix.of"(%y) : (i32) -> !fix.number<8 : i32>
  %1 = "fix.mul"(%x, %0)
      : (!fix.number<8 : i32>, !fix.number<8 : i32>) -> !fix.number<8 : i32>
  %2 = "fix.raw"(%1) : (!fix.number<8 : i32>) -> i32
  func.return %2, %1 : i32, !fix.number<8 : i32>
}"""


def same(op, adaptor, converter, rewriter):
    rewriter.replace_op(op, [adaptor.operands[0]])


def mul(op, adaptor, converter, rewriter):
    i32, i64 = ir.IntegerType.get_signless(32), ir.IntegerType.get_signless(64)
    x, y = adaptor.operands
    with rewriter.ip, op.location:
        wide = arith.muli(arith.extsi(i64, x), arith.extsi(i64, y))
        number = NumberType(op.results[0].type)
        bits = arith.constant(i64, ir.IntegerAttr(number.bits).value)
        new = arith.trunci(i32, arith.shrsi(wide, bits))
    rewriter.replace_op(op, [new])


def converted(ty):
    return ir.IntegerType.get_signless(32) if type(ty) is NumberType else ty


def signature(op, adaptor, converter, rewriter):
    old = op.type
    types = [[converted(t) for t in ts] for ts in (old.inputs, old.results)]
    new = ir.FunctionType.get(*types)
    if new == old:
        return True
    rewriter.convert_region_types(op.body, converter)
    op.attributes["function_type"] = ir.TypeAttr.get(new)
    return False


def give(op, adaptor, converter, rewriter):
    if list(adaptor.operands) == list(op.operands):
        return True
    with rewriter.ip, op.location:
        new = func.ReturnOp(adaptor.operands)
    rewriter.replace_op(op, new)
    return False


def program() -> str:
    with ir.Context():
        Fix.load()
        module = ir.Module.parse(TEXT)
        converter = TypeConverter()
        converter.add_conversion(converted)
        target = ConversionTarget()
        target.add_legal_dialect("arith", "builtin")
        target.add_illegal_dialect("fix")
        patterns = RewritePatternSet()
        for root, pattern in {
            "fix.of": same,
            "fix.raw": same,
            "fix.mul": mul,
            "func.func": signature,
            "func.return": give,
        }.items():
            patterns.add_conversion(root, pattern, converter)
        apply_partial_conversion(module.operation, target, patterns.freeze())
        return str(module)
