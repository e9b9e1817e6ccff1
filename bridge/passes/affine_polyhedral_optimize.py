"""`affine-polyhedral-optimize`: nests in the order that isl's scheduler finds.

Upstream has no such pass. The statements of nests that follow one another are
scheduled together: fused or not, interchanged, skewed, tiled; then loops are generated
again, which may become parallel, and vectors. All dependences are kept by construction:
they are what the scheduler is told (Verdoolaege, Janssens, Scheduling for PPCG). A nest
whose dependences are not known exactly is left alone, with a remark.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from bridge.dialects import affine, func
from bridge.errors import PassFailed
from bridge.ir.core import Block, Operation
from bridge.later import deferred
from bridge.op.interfaces.effects import is_pure
from bridge.passes.affine_ast import Unwritten, loops_of
from bridge.passes.affine_costs import cost_of
from bridge.passes.affine_nests import has_analysis, remark
from bridge.passes.affine_parallelize import AffineParallelize
from bridge.passes.affine_super_vectorize import AffineSuperVectorize
from bridge.passes.registry import Pass

if TYPE_CHECKING:
    import islpy as isl

    from bridge import analysis
else:
    analysis = deferred("bridge.analysis")

__all__ = ["AffinePolyhedralOptimize"]

_LEFT: Final = "is not scheduled anew"
_NO_BETTER: Final = "there is no better order"
_FUSIONS: Final[dict[str, tuple[analysis.Fusion, ...]]] = {
    "best": ("max", "min"),
    "max": ("max",),
    "min": ("min",),
}


class AffinePolyhedralOptimize(
    Pass, name="affine-polyhedral-optimize", anchor=func.FuncOp.op_name
):
    """Schedule affine loop nests anew: fuse, interchange, skew, tile."""

    tile_size: int = 0
    fuse: str = "best"
    parallel: bool = False
    vector_size: int = 0
    distinct_arguments: bool = False

    def knows(self, op: Operation) -> bool:
        return has_analysis()

    def run(self, op: Operation) -> None:
        if self.fuse not in _FUSIONS:
            words = ", ".join(_FUSIONS)
            raise PassFailed(f"{self.name}: fuse is one of {words}, not {self.fuse}")
        if self.tile_size < 0 or self.vector_size < 0:
            raise PassFailed(f"{self.name}: sizes are not negative")
        for block in op.regions[0].blocks:
            for roots in list(_nests(block)):
                self._schedule(roots)
        if self.parallel:
            AffineParallelize(
                max_nested=1, distinct_arguments=self.distinct_arguments
            ).run(op)
        if self.vector_size:
            AffineSuperVectorize(
                virtual_vector_size=str(self.vector_size),
                test_fastest_varying="0",
                distinct_arguments=self.distinct_arguments,
            ).run(op)

    def _schedule(self, roots: list[Operation]) -> None:
        """Puts other loops in the place of nests, where all is known of them."""
        scop = analysis.scop(roots, distinct_arguments=self.distinct_arguments)
        if isinstance(scop, analysis.Unknown):
            if len(roots) > 1:
                # Each by itself may be known.
                for root in roots:
                    self._schedule([root])
                return
            remark(roots[0], _LEFT, scop)
            return
        best, refused = self._best(scop, roots)
        if best is None:
            remark(roots[0], _LEFT, _NO_BETTER if refused is None else refused)
            return
        _tell(roots[0], scop, best.schedule)
        for root in roots:
            root.erase()

    def _best(
        self, scop: analysis.Scop, roots: list[Operation]
    ) -> tuple[_Written | None, object]:
        """The loops of the best order, if it is better; else why there are none."""
        # An order that was asked for is taken as it is.
        is_asked_for = self.fuse != "best"
        limit = float("inf") if is_asked_for else self._cost(roots)
        best: _Written | None = None
        refused: object = None
        for fuse in _FUSIONS[self.fuse]:
            found = _written(scop, roots, fuse)
            if not isinstance(found, _Written):
                refused = found
                continue
            cost = self._cost(found.ops)
            # Tiles are better though the walk through memory is the same.
            if cost < limit or (cost == limit and self.tile_size and best is None):
                best, found, limit = found, best, cost
            _erase(found)
        if best is None or not self.tile_size:
            return best, refused
        tiled = _written(scop, roots, best.fuse, self.tile_size)
        if isinstance(tiled, _Written):
            _erase(best)
            return tiled, None
        return best, None

    def _cost(self, nests: Sequence[Operation]) -> int:
        return cost_of(nests, distinct_arguments=self.distinct_arguments)


class _Written(NamedTuple):
    """Loops that are there beside the nests that they are made of."""

    fuse: analysis.Fusion
    schedule: isl.Schedule
    ops: list[Operation]


def _written(
    scop: analysis.Scop, roots: list[Operation], fuse: analysis.Fusion, size: int = 0
) -> _Written | analysis.Unknown | Unwritten:
    """The loops of a schedule, or why there are none."""
    schedule = analysis.new_schedule(scop, fuse=fuse, tile_size=size)
    if isinstance(schedule, analysis.Unknown):
        return schedule
    ast = analysis.ast_of(scop, schedule)
    if isinstance(ast, analysis.Unknown):
        return ast
    try:
        return _Written(fuse, schedule, loops_of(ast, scop, roots))
    except Unwritten as why:
        return why


def _erase(written: _Written | None) -> None:
    for op in reversed(written.ops if written is not None else ()):
        op.erase()


def _nests(block: Block) -> Iterator[list[Operation]]:
    """The nests of a block that follow one another, but for what is pure.

    That is moved before the first of them.
    """
    found: list[Operation] = []
    between: list[Operation] = []
    for op in list(block):
        if isinstance(op, affine.ForOp):
            for pure in between:
                pure.move_before(found[0])
            between = []
            found.append(op)
        elif found and is_pure(op) and not op.regions:
            between.append(op)
        elif found:
            yield found
            found, between = [], []
    if found:
        yield found


def _tell(root: Operation, scop: analysis.Scop, schedule: isl.Schedule) -> None:
    """Says at which time each statement runs."""
    times = schedule.get_map()
    for statement in scop.statements:
        mine = times.intersect_domain(statement.domain.to_union_set())
        text = str(mine.gist_domain(statement.domain.to_union_set()))
        where = statement.ops[0].position
        remark(root, f"is scheduled anew, with what is at {where}", text)
