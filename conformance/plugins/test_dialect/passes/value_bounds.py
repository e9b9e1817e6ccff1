"""The operations that ask for bounds of values, and the pass that answers them."""

from __future__ import annotations

from bridge import Operation, Value
from bridge.define import Op
from bridge.dialects import vector
from bridge.dialects.affine.composition import composed
from bridge.errors import Diagnostic, PassFailed, warn
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.attributes import AffineMapAttr, IntegerAttr, StringAttr
from bridge.ir.building import Builder
from bridge.ir.types import INDEX, RankedType, ShapedType
from bridge.ir.values import BlockArgument
from bridge.op.interfaces.functions import FunctionOp
from bridge.op.interfaces.polyhedral import Applied
from bridge.op.interfaces.sizes import Side
from bridge.passes import Pass
from bridge.passes.polyhedral.reifying import constant, reified
from bridge.passes.polyhedral.scalable_bounds import scalable_bound
from bridge.passes.polyhedral.value_bounds import (
    Comparison,
    Quantity,
    ValueBounds,
    Variable,
    compare,
)
from test_dialect.output import remark
from test_dialect.passes.printing import post_order

_SIDES: dict[str, Side] = {"EQ": "equal", "LB": "lower", "UB": "upper"}
_OPPOSITE: dict[str, Comparison] = {
    "LT": "GE",
    "LE": "GT",
    "GT": "LE",
    "GE": "LT",
}


class ReifyBoundOp(Op, name="test.reify_bound"):
    """Becomes a bound of its operand, or of one of its sizes."""

    def verify(self) -> None:
        """Refuses a dimension where there is none, and none where there are some."""
        ty, dim = self.operands[0].type, self.get("dim")
        if isinstance(ty, ShapedType):
            if dim is None:
                raise self.error("expected 'dim' attribute for shaped type variable")
        elif ty is not INDEX:
            raise self.error("expected index-typed variable or shape type variable")
        elif dim is not None:
            raise self.error("unexpected 'dim' attribute for index variable")

    @property
    def quantity(self) -> Quantity:
        """What is asked about; raises `PassFailed` where there is no such size."""
        value, dim = self.operands[0], self.get("dim")
        if not isinstance(dim, IntegerAttr):
            return Quantity(value)
        if dim.signed < 0:
            raise PassFailed(self.error("dim must be non-negative").diagnostics)
        if isinstance(value.type, RankedType) and dim.signed >= value.type.rank:
            text = "invalid dim for shaped type rank"
            raise PassFailed(self.error(text).diagnostics)
        return Quantity(value, dim.signed)


class CompareOp(Op, name="test.compare"):
    """Tells how two operands, or maps of some, compare."""

    def verify(self) -> None:
        """Refuses another number of operands than its maps have."""
        maps = [self.get(name) for name in ("lhs_map", "rhs_map")]
        if self.get("compose") is not None and maps != [None, None]:
            raise self.error(
                "'compose' not supported when 'lhs_map' or 'rhs_map' is present"
            )
        wanted = sum(map(_inputs, maps))
        if len(self.operands) != wanted:
            raise self.error(
                f"expected {wanted} operands, but got {len(self.operands)}"
            )

    def variables(self) -> tuple[Variable, Variable]:
        """What is compared."""
        first, second = self.get("lhs_map"), self.get("rhs_map")
        count = _inputs(first)
        operands = [Quantity(value) for value in self.operands]
        return (
            _variable(first, operands[:count]),
            _variable(second, operands[count:]),
        )


def _inputs(map_: object) -> int:
    return map_.map.num_inputs if isinstance(map_, AffineMapAttr) else 1


def _variable(map_: object, operands: list[Quantity]) -> Variable:
    if isinstance(map_, AffineMapAttr):
        return Variable(map_.map, tuple(operands))
    return Variable.of(operands[0])


class ReifyValueBounds(Pass, name="test-affine-reify-value-bounds"):
    """Writes the bounds that are asked for, and tells what is compared."""

    reify_to_func_args: bool = False
    use_arith_ops: bool = False

    def run(self, op: Operation) -> None:
        failed: PassFailed | None = None
        try:
            for found in list(post_order(op)):
                if isinstance(found, ReifyBoundOp):
                    self._reify(found)
        except PassFailed as failure:
            failed = failure
        for found in list(post_order(op)):
            if isinstance(found, CompareOp):
                _tell(found)
        if failed is not None:
            raise failed

    def _reify(self, op: ReifyBoundOp) -> None:
        asked = op.quantity
        kind = op.get("type")
        side = _SIDES[kind.value if isinstance(kind, StringAttr) else "EQ"]
        with Builder.before(op):
            if op.get("scalable") is None:
                value = self._answer(op, asked, side)
            else:
                value = _scalable(op, asked, side)
        if value is None:
            raise PassFailed(op.error("could not reify bound").diagnostics)
        op.results[0].replace_all_uses(value)
        op.erase()

    def _answer(self, op: ReifyBoundOp, asked: Quantity, side: Side) -> Value | None:
        variable = Variable.of(asked)
        if op.get("constant") is not None:
            number = ValueBounds([variable], lambda _: False).constant(side)
            return None if number is None else constant(number)

        def stop(one: Quantity) -> bool:
            if not self.reify_to_func_args:
                return one.value is not asked.value
            around = one.value.block.parent_op if one.value.block else None
            return isinstance(one.value, BlockArgument) and isinstance(
                around, FunctionOp
            )

        bound = ValueBounds([variable], stop).bound(side)
        return None if bound is None else reified(op, bound, plain=self.use_arith_ops)


def _scalable(op: ReifyBoundOp, asked: Quantity, side: Side) -> Value | None:
    """A bound by the factor of scalable vectors."""
    limits = [op.get(name) for name in ("vscale_min", "vscale_max")]
    low, high = (one.signed if isinstance(one, IntegerAttr) else 1 for one in limits)
    bound = scalable_bound(asked, side, range(low, high + 1))
    if bound is None:
        return None
    operands = [Quantity(vector.VectorScaleOp().results[0])][: bound.num_symbols]
    return reified(op, Variable(bound, tuple(operands)))


def _tell(op: CompareOp) -> None:
    kind = op.get("cmp")
    comparison = kind.value if isinstance(kind, StringAttr) else "EQ"
    if op.get("compose") is not None:
        _tell_of_difference(op)
        return
    one, other = op.variables()
    others: list[str] = (
        [_OPPOSITE[comparison]] if comparison in _OPPOSITE else ["LT", "GT"]
    )
    if _holds(one, comparison, other):
        remark(op, "true")
    elif any(_holds(one, opposite, other) for opposite in others):
        remark(op, "false")
    else:
        warn(Diagnostic("error", "unknown", op.position))


def _holds(one: Variable, comparison: str, other: Variable) -> bool:
    for known in ("EQ", "LT", "LE", "GT", "GE"):
        if comparison == known:
            return compare(one, known, other)
    return False


def _tell_of_difference(op: CompareOp) -> None:
    """Whether two indices are the same, as far as their maps tell."""
    difference = AffineMap(2, 0, (AffineDim(0) - AffineDim(1),))
    map_, operands = composed(Applied(difference, list(op.operands)))
    variable = Variable(map_, tuple([Quantity(value) for value in operands]))
    number = ValueBounds([variable], lambda _: False).constant("equal")
    if number is None:
        warn(Diagnostic("error", "could not determine equality", op.position))
    else:
        remark(op, "different" if number else "equal")
