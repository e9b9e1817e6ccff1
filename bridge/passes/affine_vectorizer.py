"""The vectorizer of affine nests: a nest over vectors beside one over scalars.

All operations of a nest are made again in their order, over vectors; then the nest
goes. Where one cannot be, what was made goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from bridge.dialects import affine, arith, ub, vector
from bridge.dialects.affine.composition import composed
from bridge.dialects.arith.reductions import REDUCTIONS
from bridge.ir.affine import AffineConstant, AffineDim, AffineExpr, AffineMap
from bridge.ir.affine.expr import fits
from bridge.ir.building import Builder, InsertionPoint
from bridge.ir.core import Operation, Value
from bridge.ir.types import I1, VectorType
from bridge.later import deferred
from bridge.op.folding import constant_of
from bridge.op.interfaces.polyhedral import Applied
from bridge.op.traits import has_trait
from bridge.passes.affine_vector_bodies import (
    AccessOp,
    Placed,
    Refused,
    Strategy,
    placed,
)
from bridge.passes.affine_vector_values import VectorValues, splat

if TYPE_CHECKING:
    from bridge import analysis
else:
    analysis = deferred("bridge.analysis")

__all__ = ["vectorize"]

Made = TypeVar("Made", bound=Operation)


def vectorize(root: affine.ForOp, strategy: Strategy) -> None:
    """Puts a nest over vectors in the place of one; raises `Refused` where it cannot.

    No iteration of a loop that is vectorized may depend on another one, but by what
    combines the values that it carries.
    """
    nest = _Nest(root, strategy)
    try:
        nest.loop(root)
    except Refused:
        nest.undo()
        raise
    for old, new in nest.reduced.items():
        old.replace_all_uses(new)
    root.erase()


class _Nest(VectorValues):
    """A nest over vectors while it is made."""

    def __init__(self, root: affine.ForOp, strategy: Strategy) -> None:
        super().__init__(root, strategy)
        self.reduced: dict[Value, Value] = {}
        """What the results of a loop are that is vectorized."""
        self.counts: dict[Operation, Operation] = {}
        """How many iterations are left, by the old loop."""
        self.masks: dict[tuple[affine.ForOp, ...], Value] = {}

    # Loops

    def loop(self, old: affine.ForOp) -> None:
        """Makes a loop, and all that is in it."""
        dim = self.strategy.dims.get(old)
        outer = self.at
        new = self._made_loop(old, dim)
        self.loops[old] = new
        variable, *carried = old.body.arguments
        self.scalars[variable] = new.body.arguments[0]
        self.vectors.update(zip(carried, new.body.arguments[1:], strict=True))
        if dim is None:
            self.vectors.update(zip(old.results, new.results, strict=True))
        else:
            self._reduce(old, new)
        self.at = Builder.at_end(new.body)
        if dim is not None and old.inits and self._leaves_lanes(old):
            self._mask((old,))
        for op in old.body:
            self._one(op)
        self.at = outer

    def _made_loop(self, old: affine.ForOp, dim: int | None) -> affine.ForOp:
        (bounds,) = old.loops()
        step = bounds.step
        if dim is None:
            inits = [self.vector(old, value) for value in old.inits]
        else:
            if old.inits and step != 1:
                raise Refused(old, "it carries values and its step is not one")
            inits = self._neutral(old)
            step *= self.strategy.sizes[dim]
        if not fits(step):
            raise Refused(old, "its step does not fit into 64 bits")
        lower, upper = (self._bound(old, side) for side in (bounds.lower, bounds.upper))
        with self.at:
            new = affine.ForOp(
                lower, upper, step=step, inits=inits, location=old.any_location
            )
        if new.body.last is not None:
            new.body.last.erase()
        variable, *carried = new.body.arguments
        variable.name = old.body.arguments[0].name
        variable.location = old.any_location
        for argument, init in zip(carried, inits, strict=True):
            argument.location = init.any_location
        return self.put(new)

    def _bound(self, old: affine.ForOp, bound: Applied) -> Applied:
        for value in composed(bound).operands:
            if any(value is loop.body.arguments[0] for loop in self.strategy.dims):
                raise Refused(old, "a bound depends on a loop that is vectorized")
        return Applied(bound.map, [self.scalar(old, v) for v in bound.operands])

    # Reductions

    def _neutral(self, old: affine.ForOp) -> list[Value]:
        """What the accumulators of a loop begin with."""
        if not old.inits:
            return []
        found: list[Value] = []
        for op in self._combining(old):
            neutral = REDUCTIONS[type(op)].neutral_in(op.results[0].type)
            if neutral is None:
                raise Refused(op, "no value is known that changes nothing")
            where = old.inits[len(found)].any_location
            with self.at:
                wide = splat(self.type(op.results[0].type), neutral)
                found.append(self.put(arith.ConstantOp(wide, location=where)).result)
        return found

    def _combining(self, old: affine.ForOp) -> Sequence[Operation]:
        found = self.strategy.combining.get(old, ())
        if len(found) != len(old.inits):
            raise Refused(old, "it carries values")
        return found

    def _reduce(self, old: affine.ForOp, new: affine.ForOp) -> None:
        """Combines the lanes of accumulators with one another and the first value."""
        if not old.inits:
            return
        for n, op in enumerate(self._combining(old)):
            row = REDUCTIONS[type(op)]
            with self.at:
                made = vector.ReductionOp(
                    row.word, new.results[n], location=old.any_location
                )
            found: Value = self.put(made).dest
            if constant_of(old.inits[n]) is not row.neutral_in(found.type):
                plain = type(op).from_row  # type: ignore[attr-defined]
                with self.at:
                    last = plain(found, old.inits[n], location=old.any_location)
                found = self.put(last).results[0]
            self.reduced[old.results[n]] = found

    def _leaves_lanes(self, old: affine.ForOp) -> bool:
        """Whether a vector may have more lanes than iterations; upstream's question."""
        lower, upper = old.constant_bounds
        if lower is None or upper is None:
            return True
        return (upper - lower) % self.strategy.sizes[self.strategy.dims[old]] != 0

    def _yield(self, op: Operation) -> None:
        old = op.parent_op
        assert isinstance(old, affine.ForOp)  # there are no other regions
        values = [self.vector(op, value) for value in op.operands]
        with self.at:
            self.put(affine.YieldOp(values, location=op.any_location))
        if old not in self.strategy.dims or not old.inits:
            return
        mask = self.masks.get((old,))
        for n, combining in enumerate(self._combining(old)):
            self._accumulate(old, n, combining, mask)

    def _accumulate(
        self, old: affine.ForOp, n: int, combining: Operation, mask: Value | None
    ) -> None:
        """Keeps an accumulator of lanes that no iteration has; and of more flags.

        Lanes are combined in another order: that the sums of a loop do not overflow
        does not say that those do not.
        """
        made = self.vectors[combining.results[0]].defining_op
        assert made is not None  # it was made of `combining`
        _drop_flags(made)
        if mask is None:
            return
        argument = old.body.arguments[1 + n]
        (place,) = [k for k, v in enumerate(combining.operands) if v is not argument]
        value = combining.operands[place]
        with Builder.before(made):
            kept = arith.SelectOp(
                mask,
                made.operands[place],
                self.loops[old].inits[n],
                location=value.any_location,
            )
        # What uses it comes before it in `made`: to undo, that is erased first.
        self.made.insert(self.made.index(made), kept)
        made.set_operand(place, kept.result)

    # Masks

    def _mask(self, loops: tuple[affine.ForOp, ...]) -> Value:
        """The lanes that iterations have, by loops in the order of its dimensions."""
        if loops in self.masks:
            return self.masks[loops]
        counts = [self._left(loop) for loop in loops]
        inner = max(loops, key=lambda loop: len(list(_outward(loop))))
        sizes = [self.strategy.sizes[self.strategy.dims[loop]] for loop in loops]
        with Builder(InsertionPoint.after_op(self.counts[inner])):
            made = vector.CreateMaskOp(
                VectorType(tuple(sizes), I1), counts, location=inner.any_location
            )
        self.masks[loops] = self.put(made).results[0]
        return self.masks[loops]

    def _left(self, old: affine.ForOp) -> Value:
        """How many iterations there are from the first lane on."""
        if old in self.counts:
            return self.counts[old].results[0]
        new = self.loops[old]
        (bounds,) = old.loops()
        upper, where = new.loops()[0].upper, old.any_location
        with Builder.at_start(new.body):
            kind = affine.ApplyOp if len(upper.map.results) == 1 else affine.MinOp
            end = kind(upper.map, upper.operands, location=where)
            span = (AffineDim(0) - AffineDim(1)).ceildiv(bounds.step)
            ends = (end.results[0], new.body.arguments[0])
            left = composed(Applied(AffineMap(2, 0, (span,)), ends))
            count = affine.ApplyOp(left.map, left.operands, location=where)
        if end.results[0].has_uses:
            self.put(end)
        else:
            end.erase()
        self.counts[old] = self.put(count)
        return count.result

    # Operations

    def _one(self, op: Operation) -> None:
        if isinstance(op, AccessOp):
            self._access(op)
        elif isinstance(op, affine.ForOp):
            self.loop(op)
        elif isinstance(op, affine.YieldOp):
            self._yield(op)
        elif isinstance(op, arith.ConstantOp):
            self.constant(op, op.result)
        elif isinstance(op, affine.ApplyOp):
            self._apply(op)
        else:
            self._widen(op)

    def _access(self, op: AccessOp) -> None:
        stored = None
        if isinstance(op, affine.StoreOp):
            stored = self.vector(op, op.value)
        where = placed(op, self.strategy, op.access().subscripts)
        indices = self._indices(op)
        rank = len(indices)
        exprs: list[AffineExpr] = [
            AffineConstant(0) if dim is None else AffineDim(dim) for dim in where.dims
        ]
        map_, memref = AffineMap(rank, 0, tuple(exprs)), op.access().memref
        location = op.any_location
        mask = self._mask_of(op, where)
        with self.at:
            if stored is not None:
                self.put(
                    vector.TransferWriteOp(
                        stored, memref, indices, map_, mask=mask, location=location
                    )
                )
                return
            element = op.results[0].type
            padding = self.put(ub.PoisonOp(element, location=location))
            made = vector.TransferReadOp(
                self.type(element),
                memref,
                indices,
                padding.result,
                map_,
                location=location,
            )
        self.vectors[op.results[0]] = self.put(made).vector

    def _mask_of(self, op: AccessOp, where: Placed) -> Value | None:
        """The mask of an access, whose dimensions are in the memref's order."""
        if not where.masked:
            return None
        loops = self.strategy.around(op)
        order = sorted(range(len(loops)), key=lambda n: where.dims[n] or 0)
        return self._mask(tuple(loops[n] for n in order))

    def _indices(self, op: AccessOp) -> list[Value]:
        map_, operands = op.access().subscripts
        values = [self.scalar(op, value) for value in operands]
        if map_ is AffineMap.identity(len(map_.results)):
            return values
        made = [value.defining_op for value in values]
        loads = isinstance(op, affine.LoadOp)
        if loads and any(isinstance(one, affine.ApplyOp) for one in made):
            raise Refused(op, "its map is applied to what affine.apply computes")
        found: list[Value] = []
        for expr in map_.results:
            one = AffineMap(map_.num_dims, map_.num_symbols, (expr,))
            with self.at:
                index = affine.ApplyOp(one, values, location=op.any_location)
            found.append(self.put(index).result)
        return found

    def _apply(self, op: affine.ApplyOp) -> None:
        operands = [self.scalar(op, value) for value in op.operands]
        with self.at:
            made = affine.ApplyOp(op.map.map, operands, location=op.any_location)
        self.scalars[op.result] = self.put(made).result

    def _widen(self, op: Operation) -> None:
        """Makes an operation on each lane."""
        if not (has_trait(op, "Elementwise") and has_trait(op, "Vectorizable")):
            raise Refused(op, "it has no meaning on vectors")
        loops = self.strategy.around(op)
        if any(map(self.strategy.has_tail, loops)) and not _is_harmless(op):
            raise Refused(op, "it may be undefined in lanes beyond the last iteration")
        made = self.at(
            op.name,
            [self.vector(op, value) for value in op.operands],
            [self.type(result.type) for result in op.results],
            properties=op.properties,
            attributes=op.attributes,
            location=op.any_location,
        )
        self.put(made)
        self.vectors.update(zip(op.results, made.results, strict=True))


def _outward(op: Operation) -> Sequence[Operation]:
    found = []
    around = op.parent_op
    while around is not None:
        found.append(around)
        around = around.parent_op
    return found


def _is_harmless(op: Operation) -> bool:
    """Whether it is defined whatever its operands are."""
    return bool(analysis.is_speculatable(op))


def _drop_flags(op: Operation) -> None:
    """Takes away what a program says of the values that are combined in its order."""
    for name, flags in op.properties.items():
        if isinstance(flags, arith.IntegerOverflowFlagsAttr):
            op.set_property(name, arith.IntegerOverflowFlagsAttr("none"))
        elif isinstance(flags, arith.FastMathFlagsAttr) and flags.flags & _BOUNDED:
            op.set_property(name, arith.FastMathFlagsAttr("none"))


_BOUNDED: Final = {"nnan", "ninf"}
"""Flags that say something of each sum on the way."""
