"""`affine-super-vectorize`: affine loops whose iterations are lanes of vectors.

As upstream's pass of this name, but that a loop is left alone unless it is proven that
no iteration depends on another one, that lanes are neighbours in memory, and that lanes
beyond the last iteration do no harm: stores leave them out by a mask where there is
memory for them. Two arguments of a function may be the same memory, unless
`distinct-arguments` says that they are not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from bridge.dialects import affine, func
from bridge.dialects.arith.reductions import REDUCTIONS
from bridge.errors import Diagnostic, PassFailed
from bridge.ir.core import Operation
from bridge.ir.walk import walk_post_order
from bridge.later import deferred
from bridge.passes.affine_nests import has_analysis, remark
from bridge.passes.affine_vector_bodies import Refused, Strategy, fastest_dim
from bridge.passes.affine_vectorizer import vectorize
from bridge.passes.registry import Pass

if TYPE_CHECKING:
    from bridge import analysis
else:
    analysis = deferred("bridge.analysis")

__all__ = ["AffineSuperVectorize", "combining_of"]

_LEFT = "is not vectorized"


class AffineSuperVectorize(
    Pass, name="affine-super-vectorize", anchor=func.FuncOp.op_name
):
    """Vectorize to a target independent n-D vector abstraction."""

    virtual_vector_size: str = ""
    test_fastest_varying: str = ""
    vectorize_reductions: bool = False
    distinct_arguments: bool = False

    @classmethod
    def takes(cls, text: str) -> bool:
        if not super().takes(text):
            return False
        made = cls.of_text(text)
        assert isinstance(made, cls)  # it is made by it
        given = f"{made.virtual_vector_size},{made.test_fastest_varying}"
        return all(_is_number(word) for word in given.split(",") if word)

    def knows(self, op: Operation) -> bool:
        return has_analysis() and self.distinct_arguments

    def run(self, op: Operation) -> None:
        sizes = _numbers(self.virtual_vector_size)
        fastest = _numbers(self.test_fastest_varying)
        self._check(op, sizes, fastest)
        if not sizes:
            return
        loops = [one for one in walk_post_order(op) if isinstance(one, affine.ForOp)]
        found = {loop: self._combining(loop) for loop in loops}
        combining = {k: v for k, v in found.items() if v is not None}
        wanted = fastest or [-1] * len(sizes)
        fitting = [_fitting(combining, one) for one in sorted(set(wanted))]
        by_dim = dict(zip(sorted(set(wanted)), fitting, strict=True))
        matches = list(_matches(loops, [by_dim[one] for one in wanted]))
        gone: set[Operation] = set()
        for bucket in _buckets(matches):
            for match in bucket:
                if match.loop in gone:
                    continue
                strategy = Strategy(tuple(sizes), dict(match.dims(0)), combining)
                inside = list(match.loop.walk())
                if _is_vectorized(match.loop, strategy):
                    gone.update(inside)
                    break

    def _check(self, op: Operation, sizes: list[int], fastest: list[int]) -> None:
        """Raises `PassFailed` for options that make no sense."""
        text = ""
        if self.vectorize_reductions and len(sizes) != 1:
            text = "Vectorizing reductions is supported only for 1-D vectors."
        if any(size <= 0 for size in sizes):
            text = "Vectorization factor must be greater than zero."
        if fastest and len(fastest) != len(sizes):
            text = (
                "Fastest varying pattern specified with different size than "
                "the vector size."
            )
        if text:
            raise PassFailed(Diagnostic("error", text, op.position))

    def _combining(self, loop: affine.ForOp) -> Sequence[Operation] | None:
        """What combines the values a loop carries, if its iterations are independent.

        Nothing where they are not, with a remark.
        """
        found = combining_of(loop, distinct_arguments=self.distinct_arguments)
        if isinstance(found, str):
            remark(loop, _LEFT, found)
            return None
        if found and not self.vectorize_reductions:
            remark(loop, _LEFT, "it carries values")
            return None
        return found


def combining_of(
    loop: affine.ForOp, *, distinct_arguments: bool = False
) -> Sequence[Operation] | str:
    """What combines the values that a loop carries from iteration to iteration.

    A text that says why, where its iterations depend on one another otherwise.
    """
    found = analysis.is_parallel(loop, distinct_arguments=distinct_arguments)
    if isinstance(found, analysis.Unknown):
        return str(found)
    if found.carried:
        first = found.carried[0]
        by = ", ".join(first.directions)
        why = f"{first.kind} dependence ({by}) from {first.source.position}"
        return f"{why} to {first.sink.position}"
    reduced = [op for op in found.reductions if type(op) in REDUCTIONS]
    if len(reduced) != len(loop.inits):
        return "it carries values"
    return reduced


def _is_vectorized(loop: affine.ForOp, strategy: Strategy) -> bool:
    try:
        for inner, dim in strategy.dims.items():
            if dim in [strategy.dims[one] for one in strategy.around(inner)]:
                raise Refused(inner, "a loop around it is the same dimension")
        fastest_dim(loop, moving=False)
        vectorize(loop, strategy)
    except Refused as why:
        remark(loop, _LEFT, why)
        return False
    return True


def _is_number(word: str) -> bool:
    return word.removeprefix("-").isdecimal()


def _numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",") if word]


# Patterns: a loop for each dimension of vectors, each inside of the one before


class _Match(NamedTuple):
    """A loop, and those inside of which each is the next dimension."""

    loop: affine.ForOp
    inner: Sequence[_Match]

    def dims(self, dim: int) -> Iterator[tuple[affine.ForOp, int]]:
        """The dimension of vectors that each loop is."""
        for match in self.inner:
            yield from match.dims(dim + 1)
        yield self.loop, dim


def _fitting(loops: Iterable[affine.ForOp], wanted: int) -> set[affine.ForOp]:
    """Loops in which all accesses move along a dimension, or none does; -1 is any."""
    found = set()
    for loop in loops:
        try:
            dim = fastest_dim(loop)
        except Refused as why:
            remark(loop, _LEFT, why)
            continue
        if -1 in (dim, wanted) or dim == wanted:
            found.add(loop)
    return found


def _matches(
    loops: Sequence[affine.ForOp], fitting: Sequence[set[affine.ForOp]]
) -> Iterator[_Match]:
    """What fits among loops, the inner ones first."""
    for loop in loops:
        if loop not in fitting[0]:
            continue
        if len(fitting) == 1:
            yield _Match(loop, ())
            continue
        inner = [one for one in loops if one is not loop and loop.is_ancestor_of(one)]
        found = list(_matches(inner, fitting[1:]))
        if found:
            yield _Match(loop, found)


def _buckets(matches: Iterable[_Match]) -> Sequence[Sequence[_Match]]:
    """Those together of which one's loop is around another's: one is vectorized."""
    roots: list[affine.ForOp] = []
    buckets: list[list[_Match]] = []
    for match in matches:
        for n, root in enumerate(roots):
            if root.is_ancestor_of(match.loop):
                buckets[n].append(match)
                break
            if match.loop.is_ancestor_of(root):
                roots[n] = match.loop
                buckets[n].append(match)
                break
        else:
            roots.append(match.loop)
            buckets.append([match])
    return buckets
