"""Parallel loops of scf with fewer dimensions."""

from __future__ import annotations

from collections.abc import Sequence

from bridge import Operation, Value
from bridge.dialects import arith, scf
from bridge.dialects.affine.applying import Mixed, folded, folded_apply
from bridge.dialects.affine.composition import composed
from bridge.errors import Diagnostic, PassFailed, warn
from bridge.ir.affine import AffineDim, AffineMap, AffineSymbol
from bridge.ir.attributes import IntegerAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.types import INDEX
from bridge.op.interfaces.polyhedral import Applied
from bridge.passes import Pass
from bridge.rewrite.rewriter import Rewriter
from test_dialect.passes.printing import post_order


class CollapseParallel(Pass, name="test-scf-parallel-loop-collapsing"):
    """Makes one dimension of several of each parallel loop."""

    collapsed_indices_0: str = ""
    collapsed_indices_1: str = ""
    collapsed_indices_2: str = ""

    def run(self, op: Operation) -> None:
        groups = self._groups()
        count = sum(map(len, groups))
        if sorted(dim for group in groups for dim in group) != list(range(count)):
            text = "collapsed-indices arguments must include all values [0,N)."
            raise PassFailed(Diagnostic("error", text, op.position))
        for loop in list(post_order(op)):
            if not isinstance(loop, scf.ParallelOp):
                continue
            if len(loop.lower_bound) == count:
                collapse(loop, groups, Rewriter())
                continue
            text = (
                f"'{loop.name}' op has {len(loop.lower_bound)} iter args while this "
                "limited functionality testing pass was configured only for loops "
                f"with exactly {count} iter args."
            )
            warn(Diagnostic("error", text, loop.position))

    def _groups(self) -> list[list[int]]:
        given = [getattr(self, f"collapsed_indices_{number}") for number in range(3)]
        for number in (1, 2):
            if given[number] and not given[number - 1]:
                raise ValueError(
                    f"collapsed-indices-{number} specified but not "
                    f"collapsed-indices-{number - 1}"
                )
        if not given[0]:
            raise ValueError(
                "No collapsed-indices were specified. This pass is only for testing "
                "and does not automatically collapse all parallel loops or similar."
            )
        return [sorted(map(int, text.split(","))) for text in given if text]


def collapse(
    loop: scf.ParallelOp, groups: Sequence[Sequence[int]], rewriter: Rewriter
) -> None:
    """Counts the iterations of several dimensions by one number, for each group."""
    (body,) = loop.regions[0].blocks
    variables = list(body.arguments)
    rewriter.point = InsertionPoint.before_op(loop)
    rewriter.location = loop.any_location
    with rewriter:
        counts = _normalize(loop, variables, rewriter)
        zero, one = _number(0), _number(1)
        sizes = []
        for group in groups:
            size = _number(1)
            for dim in group:
                size = arith.MulIOp(size, counts[dim]).result
            sizes.append(size)
        count = len(groups)
        made = scf.ParallelOp([zero] * count, sizes, [one] * count)
        (inside,) = made.regions[0].blocks
        ending, last = inside.last, body.last
        assert ending is not None
        assert last is not None
        values: dict[Value, Value] = {}
        with rewriter.moved_to(InsertionPoint.before_op(ending)):
            for group, number in zip(groups, inside.arguments, strict=True):
                previous: Value = number
                for dim in group[:0:-1]:
                    value = arith.RemSIOp(previous, counts[dim]).result
                    values[variables[dim]] = value
                    previous = arith.DivSIOp(previous, counts[dim]).result
                values[variables[group[0]]] = previous
        rewriter.erase(last)
        rewriter.inline_block(body, ending, [values[one] for one in variables])
    rewriter.erase(loop)


def _normalize(
    loop: scf.ParallelOp, variables: Sequence[Value], rewriter: Rewriter
) -> list[Value]:
    """The counts of iterations; the variables count from zero, by one."""
    (body,) = loop.regions[0].blocks
    a, b, c = (AffineSymbol(number) for number in range(3))
    scaled = AffineMap(1, 2, (AffineDim(0) * b + a,))
    counts = []
    bounds = zip(loop.lower_bound, loop.upper_bound, loop.step, strict=True)
    for variable, (lower, upper, step) in zip(variables, bounds, strict=True):
        counts.append(_value(folded_apply((b - a).ceildiv(c), (lower, upper, step))))
        with rewriter.moved_to(InsertionPoint.at_start(body)):
            found = _value(folded(composed(Applied(scaled, (variable, lower, step)))))
        if found is not variable:
            maker = found.defining_op
            rewriter.replace_uses_where(
                variable, found, lambda use, maker=maker: use.op is not maker
            )
    return counts


def _number(number: int) -> Value:
    return arith.ConstantOp(IntegerAttr(number, INDEX)).result


def _value(found: Mixed) -> Value:
    return _number(found) if isinstance(found, int) else found
