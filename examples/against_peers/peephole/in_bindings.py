"""Multiplications and divisions by powers of two as shifts and masks."""

from torch_mlir import ir
from torch_mlir.dialects import arith
from torch_mlir.rewrite import RewritePatternSet, apply_patterns_and_fold_greedily

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


def power(value):
    """The `n` where a value is the constant `2 ** n`."""
    owner = value.owner
    if isinstance(owner, ir.Block) or owner.name != "arith.constant":
        return None
    n = ir.IntegerAttr(owner.attributes["value"]).value
    return n.bit_length() - 1 if n > 0 and not n & (n - 1) else None


def replaced(make, number):
    def rewrite(op, rewriter):
        n = power(op.rhs)
        if n is None:
            return True
        with rewriter.ip, op.location:
            new = make(op.lhs, arith.constant(op.lhs.type, number(n)))
        rewriter.replace_op(op, [new])
        return False

    return rewrite


def program() -> str:
    with ir.Context():
        module = ir.Module.parse(TEXT)
        patterns = RewritePatternSet()
        patterns.add(arith.MulIOp, replaced(arith.shli, lambda n: n))
        patterns.add(arith.DivUIOp, replaced(arith.shrui, lambda n: n))
        patterns.add(arith.RemUIOp, replaced(arith.andi, lambda n: (1 << n) - 1))
        apply_patterns_and_fold_greedily(module, patterns.freeze())
        return str(module)
