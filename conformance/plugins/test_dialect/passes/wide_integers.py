"""A pass that puts integers of many bits in halves, inside functions alone."""

from __future__ import annotations

from bridge import Operation, Value
from bridge.dialects import func, llvm
from bridge.ir.core import AnyLocation
from bridge.ir.types import Type
from bridge.passes import Pass
from bridge.passes.arith_emulate_wide_int import check_width
from bridge.passes.wide_halves import WideIntegers
from bridge.passes.wide_integers import patterns
from bridge.rewrite import Rewriter
from bridge.rewrite.conversion import ConversionTarget, apply_partial_conversion


def _cast(
    rewriter: Rewriter,
    types: tuple[Type, ...],
    values: tuple[Value, ...],
    location: AnyLocation,
) -> Value:
    (ty,), (value,) = types, values
    return llvm.BitcastOp(ty, value, location=location).results[0]


class Emulate(Pass, name="test-arith-emulate-wide-int", anchor=func.FuncOp.op_name):
    """What functions whose names begin so compute, but not their signatures."""

    function_prefix: str = "emulate_"
    widest_int_supported: int = 32

    def run(self, op: Operation) -> None:
        check_width(op, self.widest_int_supported)
        assert isinstance(op, func.FuncOp)
        if not op.sym_name.value.startswith(self.function_prefix):
            return
        rules = WideIntegers(self.widest_int_supported)
        rules.add_source_materialization(_cast)
        rules.add_target_materialization(_cast)
        target = ConversionTarget()
        target.dynamically("arith", "vector", when=rules.is_legal)
        apply_partial_conversion(op, target, patterns(), converter=rules)
