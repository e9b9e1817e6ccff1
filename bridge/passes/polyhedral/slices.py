"""Slices: the iterations of one nest that iterations of another one need.

Upstream: `ComputationSliceState`, `computeSliceUnion`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import islpy as isl

from bridge.dialects import affine
from bridge.dialects.affine.composition import is_symbol
from bridge.dialects.affine.memory import AccessOp
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    simplify_affine_expr,
)
from bridge.ir.core import Operation, Value
from bridge.op.interfaces.polyhedral import Applied
from bridge.passes.affine_nests import trip_count
from bridge.passes.polyhedral.bounding import slice_bounds, unite
from bridge.passes.polyhedral.constraints import Constraints
from bridge.passes.polyhedral.domains import (
    NotAffine,
    add_bound,
    add_loop,
    as_set,
    for_of,
    loop_of,
    loops_around,
    number_of,
)
from bridge.passes.polyhedral.pairs import pairs_of
from bridge.passes.polyhedral.parallel import is_loop_parallel, is_reduction

Bound = AffineMap | None


class WrongSlice(Exception):
    """The slice has iterations that the nest has not."""


@dataclass(slots=True)
class Slice:
    """Bounds of the loops of one nest by variables of another one."""

    variables: list[Value] = field(default_factory=list)
    lowers: list[Bound] = field(default_factory=list)
    uppers: list[Bound] = field(default_factory=list)
    operands: list[Value] = field(default_factory=list)
    """Of all bounds."""
    place: affine.ForOp | None = None
    """The loop in which it is put."""
    at_end: bool = False
    """Whether behind what the loop does."""

    @property
    def before(self) -> Operation:
        """The operation that it is put before."""
        assert self.place is not None  # a slice that was computed
        body = self.place.body
        found = body.last if self.at_end else body.first
        assert found is not None  # the terminator, at least
        return found

    def loops(self) -> list[affine.ForOp]:
        """The loops that are sliced."""
        return [loop for value in self.variables if (loop := for_of(value)) is not None]

    def constraints(self) -> Constraints:
        """Its iterations, and those of the other nest, whose variables are symbols."""
        system = Constraints(self.variables, self.operands)
        for value in self.operands:
            if is_symbol(value):
                number, at = number_of(value), system.find(value)
                if number is not None and at is not None:
                    system.fix(at, number)
            elif (loop := loop_of(value)) is not None:
                add_loop(system, loop)
        self.add_to(system)
        return system

    def add_to(self, system: Constraints) -> None:
        """Says of the columns of its variables what it says. Raises `NotAffine`."""
        for value, low, high in zip(
            self.variables, self.lowers, self.uppers, strict=True
        ):
            if system.find(value) is None:
                continue
            if low is not None and high is not None and _is_one(low, high):
                add_bound(system, value, "equal", Applied(low, self.operands))
            elif low is not None and high is not None and low.results and high.results:
                add_bound(system, value, "lower", Applied(low, self.operands))
                add_bound(system, value, "upper", Applied(high, self.operands))
            else:
                loop = loop_of(value)
                assert loop is not None  # all are variables
                add_loop(system, loop)

    # What it covers

    def is_maximal_at_once(self) -> bool | None:
        """Whether it has all iterations of its nest, where bounds are plain."""
        found = [self._follows(n) for n in range(len(self.variables))]
        return None if None in found else all(found)

    def _follows(self, n: int) -> bool | None:
        """Whether a loop goes along with one of the other nest, where bounds are plain.

        It has the bounds and the step of that one then.
        """
        low, high = self.lowers[n], self.uppers[n]
        if low is None or high is None or not _is_one(low, high):
            return None
        (result,) = low.results
        if not isinstance(result, AffineDim):
            return None
        mine, that = for_of(self.variables[n]), for_of(self.operands[result.position])
        if mine is None or that is None:
            return None
        bounds = mine.constant_bounds, that.constant_bounds
        if None in (*bounds[0], *bounds[1]):
            return None
        return bounds[0] == bounds[1] and mine.step.value == that.step.value

    def is_whole(self, n: int) -> bool:
        """Whether all iterations of a loop run in a row, or along with another loop."""
        ends = self.lowers[n], self.uppers[n]
        loop = for_of(self.variables[n])
        if ends == (None, None) or self._follows(n):
            return True
        numbers = [
            one.single_constant for one in ends if one and one.is_single_constant
        ]
        return loop is not None and tuple(numbers) == loop.constant_bounds

    def is_valid(self) -> bool | None:
        """Whether it has no iterations that its nest has not; `None` if not known."""
        if self.is_maximal_at_once():
            return True
        source = self._whole()
        if source.symbols or source.locals:
            return None
        covered = self._covered()
        return covered is not None and bool(covered.is_subset(as_set(source)))

    def is_maximal(self) -> bool | None:
        """Whether it has all iterations of its nest, taken over the other one's."""
        fast = self.is_maximal_at_once()
        if fast is not None:
            return fast
        try:
            whole = as_set(self._whole())
            covered = self._covered()
        except NotAffine:
            return None
        if covered is None or whole.dim(isl.dim_type.param):
            return None
        return bool(whole.is_subset(covered))

    def _whole(self) -> Constraints:
        system = Constraints(self.variables)
        for value in self.variables:
            loop = loop_of(value)
            assert loop is not None  # all are variables
            add_loop(system, loop)
        return system

    def _covered(self) -> isl.Set | None:
        """The iterations of its nest that it has, for all of the other one's."""
        system = self.constraints()
        count = len(system.dims) - len(self.variables)
        found = as_set(system)
        found = found.project_out(isl.dim_type.set, len(self.variables), count)
        return found.project_out_all_params()

    # Sizes

    def trip_counts(self) -> dict[Operation, int] | None:
        """How often each loop of it runs, where these are numbers."""
        found: dict[Operation, int] = {}
        for loop, low, high in zip(self.loops(), self.lowers, self.uppers, strict=True):
            if not (low and high and low.results and high.results):
                first, last = loop.constant_bounds
                count = trip_count(loop).constant
                if first is not None and last is not None:
                    count = last - first
                if count is None:
                    return None
                found[loop] = count
                continue
            span = _span(low, high)
            if span is None:
                return None
            found[loop] = span
        return found

    def count(self) -> int | None:
        """How many iterations it has."""
        counts = self.trip_counts()
        if counts is None:
            return None
        product = 1
        for number in counts.values():
            product *= number
        return product


def _is_one(low: AffineMap, high: AffineMap) -> bool:
    """Whether bounds are those of one iteration, which is no number."""
    if len(low.results) != 1 or len(high.results) != 1:
        return False
    first: AffineExpr = low.results[0]
    is_number = isinstance(first, AffineConstant)
    return not is_number and first + 1 == high.results[0]


def _span(low: AffineMap, high: AffineMap) -> int | None:
    if len(low.results) != 1 or len(high.results) != 1:
        return None
    dims, symbols = low.num_dims, low.num_symbols
    span = simplify_affine_expr(high.results[0] - low.results[0], dims, symbols)
    return span.value if isinstance(span, AffineConstant) else None


# Computed


def slice_of(
    source: AccessOp,
    sink: AccessOp,
    pairs: Constraints,
    depth: int,
    *,
    backward: bool,
) -> Slice:
    """What a dependence asks for at a depth of the other nest."""
    outer, inner = loops_around(source), loops_around(sink)
    count = len(outer) if backward else len(inner)
    start = 0 if backward else depth
    system = pairs.copy()
    if backward:
        system.project_out(len(outer) + depth, len(inner) - depth)
    else:
        system.project_out(depth, len(outer) - depth)
    found = Slice()
    found.variables = [v for v in system.dims[start : start + count] if v is not None]
    for low, high in slice_bounds(system, start, count):
        found.lowers.append(low)
        found.uppers.append(high)
    found.operands = [
        value
        for n, value in enumerate(system.values)
        if value is not None and not start <= n < start + count
    ]
    found.place = inner[depth - 1] if backward else outer[depth - 1]
    found.at_end = not backward
    _clear_sequential(found, source, sink, outer if backward else inner, depth)
    return found


_BARRIER = "slice_fusion_barrier"


def _clear_sequential(
    found: Slice,
    source: AccessOp,
    sink: AccessOp,
    sliced: Sequence[affine.ForOp],
    depth: int,
) -> None:
    """Of two reads, loops from the first sequential one on are not sliced."""
    reads = not (source.access().writes or sink.access().writes)
    for n, loop in enumerate(sliced):
        sequential = reads and not is_loop_parallel(loop)
        if not sequential and loop.get(_BARRIER) is None:
            continue
        if (
            is_reduction(loop)
            and depth >= len(sliced)
            and found.count() == 1
            and found.is_maximal()
        ):
            continue
        for k in range(n, len(sliced)):
            found.lowers[k] = found.uppers[k] = None
        return


def union_of_slices(
    sources: Sequence[AccessOp],
    sinks: Sequence[AccessOp],
    depth: int,
    common: int,
    *,
    backward: bool,
) -> Slice:
    """What all dependences between two nests ask for.

    Raises `NotAffine` where there is no such slice, `WrongSlice` where it has too many
    iterations.
    """
    union: Constraints | None = None
    places: list[Operation] = []
    for source in sources:
        for sink in sinks:
            if source.memref is not sink.memref:
                continue
            if depth > len(loops_around(sink if backward else source)):
                raise NotAffine("the depth is not one of a nest")
            reads = not (source.access().writes or sink.access().writes)
            pairs = pairs_of(source, sink, common + 1, reads=reads)
            if pairs is None:
                continue
            places.append(sink if backward else source)
            one = slice_of(source, sink, pairs, depth, backward=backward)
            union = _united(union, one.constraints())
    if union is None:
        raise NotAffine("no dependence says what is needed")
    loops = common_loops(places)
    if depth > len(loops):
        raise NotAffine("the depth is not one of all accesses")
    return _checked(union, loops[depth - 1], backward=backward)


def _checked(union: Constraints, place: affine.ForOp, *, backward: bool) -> Slice:
    count = len(union.dims)
    for value in list(union.symbols):
        if value is not None and for_of(value) is not None:
            union.symbol_to_dim(value)
    found = Slice(place=place, at_end=not backward)
    for low, high in slice_bounds(union, 0, count):
        found.lowers.append(low)
        found.uppers.append(high)
    found.variables = [value for value in union.dims[:count] if value is not None]
    rest = union.values[count:]
    found.operands = [value for value in rest if value is not None]
    valid = found.is_valid()
    if valid is None:
        raise NotAffine("it is not known which iterations are sliced")
    if not valid:
        raise WrongSlice(found)
    return found


def _united(union: Constraints | None, one: Constraints) -> Constraints:
    if union is None:
        return one
    align(union, one)
    if not unite(union, one):
        raise NotAffine("slices have no box around them")
    return union


def align(one: Constraints, other: Constraints) -> None:
    """Gives two systems the same columns, of dimensions and symbols by value.

    Loops that one of them has not are added whole.
    """
    for first, second in ((one, other), (other, one)):
        for value in [v for v in second.dims if v is not None]:
            if first.find(value) is None:
                first.insert_dims(len(first.dims), [value])
                loop = loop_of(value)
                assert loop is not None  # dimensions are variables
                add_loop(first, loop)
    for first, second in ((one, other), (other, one)):
        for value in [v for v in second.symbols if v is not None]:
            if first.find(value) is None:
                first.append_symbols([value])
    order = [
        n if value is None else other.find(value) for n, value in enumerate(one.values)
    ]
    places = [n for n in order if n is not None]
    if len(places) != len(other.values) or len(order) != len(places):
        raise NotAffine("slices are of different values")
    other.dims, other.symbols = list(one.dims), list(one.symbols)
    for row in other.rows:
        head = [row[n] for n in places]
        row[: len(places)] = head


def common_loops(ops: Sequence[Operation]) -> list[affine.ForOp]:
    """The loops around all operations, the outer first."""
    found: list[affine.ForOp] = []
    for level in zip(*[loops_around(op) for op in ops], strict=False):
        if any(loop is not level[0] for loop in level):
            break
        found.append(level[0])
    return found
