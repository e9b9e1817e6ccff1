"""Multiplications and divisions by powers of two as shifts and masks."""

import bridge
from bridge.dialects import arith
from bridge.ir.attributes import IntegerAttr
from bridge.operators import unsigned
from bridge.rewrite import Rewriter, apply_greedily, pattern

TEXT = """
func.func @f(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %c8 = arith.constant 8 : i32
  %c6 = arith.constant 6 : i32
  %0 = arith.muli %x, %c8 : i32
  %1 = arith.divui %0, %c8 : i32
  %2 = arith.remui %y, %c8 : i32
  %3 = arith.muli %y, %c6 : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}"""


def power(value: bridge.Value) -> int | None:
    """The `n` where a value is the constant `2 ** n`."""
    match value.defining_op:
        case arith.ConstantOp(value=IntegerAttr(value=n)) if n > 0 and not n & (n - 1):
            return n.bit_length() - 1
        case _:
            return None


@pattern(arith.MulIOp, arith.DivUIOp, arith.RemUIOp)
def shift(op: arith.MulIOp | arith.DivUIOp | arith.RemUIOp, rewriter: Rewriter) -> None:
    n, x = power(op.rhs), unsigned(op.lhs)
    if n is not None:
        match op:
            case arith.MulIOp():
                rewriter.replace(op, x << n)
            case arith.DivUIOp():
                rewriter.replace(op, x >> n)
            case _:
                rewriter.replace(op, x & (1 << n) - 1)


def program() -> str:
    module = bridge.parse(TEXT)
    apply_greedily(module, [shift])
    return str(module)
