"""A dialect of fixed-point numbers, and its lowering to arith by patterns."""

import bridge
from bridge.define import DefinedType, Op, OpResult, Value, operand, result
from bridge.dialects import builtin, func
from bridge.ir.attributes import IntegerAttr
from bridge.ir.types import I32, I64
from bridge.operators import signed
from bridge.rewrite import Rewriter, apply_greedily, pattern


class NumberType(DefinedType, name="fix.number"):
    bits: IntegerAttr


class OfOp(Op, name="fix.of", traits=("Pure",)):
    raw: Value = operand(I32)
    number: OpResult = result(NumberType)


class RawOp(Op, name="fix.raw", traits=("Pure",)):
    number: Value = operand(NumberType)
    raw: OpResult = result(I32)


class MulOp(Op, name="fix.mul", traits=("Pure", "SameOperandsAndResultType")):
    lhs: Value = operand(NumberType)
    rhs: Value = operand(NumberType)
    product: OpResult = result(NumberType)


@pattern(RawOp)
def raw_of(op: RawOp, rewriter: Rewriter) -> None:
    if isinstance(made := op.number.defining_op, OfOp):
        rewriter.replace(op, made.raw)


@pattern(MulOp)
def mul(op: MulOp, rewriter: Rewriter) -> None:
    match op.lhs.defining_op, op.rhs.defining_op, op.product.type:
        case OfOp(raw=x), OfOp(raw=y), NumberType(bits=bits):
            wide = signed(x).to(I64) * signed(y).to(I64)
            rewriter.replace(op, OfOp(op.product.type, (wide >> bits.value).to(I32)))
        case _:
            pass


def program() -> str:
    module = builtin.ModuleOp()
    number = NumberType(IntegerAttr(8, I32))
    with module.body():
        f = func.FuncOp("square", ([I32], [I32]))
        with f.body_() as x:
            of = OfOp(number, x)
            func.ReturnOp([RawOp(MulOp(of, of))])
    bridge.verify(module)
    apply_greedily(module, [raw_of, mul])
    return str(module)
