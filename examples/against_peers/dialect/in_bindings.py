"""A dialect of fixed-point numbers, and its lowering to arith by patterns."""

from torch_mlir import ir
from torch_mlir.dialects import arith, ext, func
from torch_mlir.rewrite import RewritePatternSet, apply_patterns_and_fold_greedily


class Fix(ext.Dialect, name="fix"):
    pass


class NumberType(Fix.Type, name="number"):
    bits: ir.IntegerAttr


class OfOp(Fix.Operation, name="of", traits=[ext.Pure]):
    raw: ext.Operand[ir.IntegerType[32]]
    number: ext.Result[NumberType]


class RawOp(Fix.Operation, name="raw", traits=[ext.Pure]):
    number: ext.Operand[NumberType]
    raw: ext.Result[ir.IntegerType[32]] = ext.infer_result()


class MulOp(Fix.Operation, name="mul", traits=[ext.Pure]):
    lhs: ext.Operand[NumberType]
    rhs: ext.Operand[NumberType]
    product: ext.Result[NumberType]


def made_of(value):
    """The number of which `fix.of` made a value, if it did."""
    owner = value.owner
    of = not isinstance(owner, ir.Block) and owner.name == "fix.of"
    return owner.operands[0] if of else None


def raw_of(op, rewriter):
    raw = made_of(op.operands[0])
    if raw is None:
        return True
    rewriter.replace_op(op, [raw])
    return False


def mul(op, rewriter):
    x, y = (made_of(value) for value in op.operands)
    if x is None or y is None:
        return True
    i32, i64 = ir.IntegerType.get_signless(32), ir.IntegerType.get_signless(64)
    number = op.results[0].type
    with rewriter.ip, op.location:
        wide = arith.muli(arith.extsi(i64, x), arith.extsi(i64, y))
        bits = arith.constant(i64, ir.IntegerAttr(NumberType(number).bits).value)
        new = OfOp(arith.trunci(i32, arith.shrsi(wide, bits)), number)
    rewriter.replace_op(op, new)
    return False


def program() -> str:
    with ir.Context(), ir.Location.unknown():
        Fix.load()
        module = ir.Module.create()
        i32 = ir.IntegerType.get_signless(32)
        number = NumberType.get(ir.IntegerAttr.get(i32, 8))
        with ir.InsertionPoint(module.body):

            @func.FuncOp.from_py_func(i32)
            def square(x):
                of = OfOp(x, number)
                return RawOp(MulOp(of, of, number))

        patterns = RewritePatternSet()
        patterns.add("fix.raw", raw_of)
        patterns.add("fix.mul", mul)
        apply_patterns_and_fold_greedily(module, patterns.freeze())
        return str(module)
