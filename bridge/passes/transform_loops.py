"""What transformations ask of loops that needs analyses, by kinds of loops.

Upstream: the operations of the `SCFTransformOps`, but that iterations run side by side
only where it is proven that the new order keeps all dependences.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bridge.dialects import affine, scf
from bridge.dialects.scf.canonical_forall import promote as promote_box
from bridge.dialects.scf.unrolling import fits, promote
from bridge.dialects.scf.unrolling import unroll as unroll_scf
from bridge.ir.core import Operation
from bridge.op.base import constant_integer
from bridge.passes import affine_loop_coalescing, affine_loop_unroll
from bridge.passes.affine_loop_unroll_jam import unroll_and_jam as jam_affine
from bridge.passes.affine_nests import remark
from bridge.passes.jamming import jam, why_not_invariant, why_not_jammed
from bridge.passes.scf_coalescing import coalesce_bands
from bridge.passes.scf_pipelining import pipeline_by_latency
from bridge.rewrite.rewriter import Rewriter
from bridge.rewrite.transforming import LoopChange, LoopRules

__all__ = ["LOOP_RULES"]

_Change = Callable[[Operation, int], bool | None]


def _coalesce(op: Operation, _: int) -> bool | None:
    if isinstance(op, scf.ForOp):
        return coalesce_bands(op, affine_loop_coalescing.is_natural)
    if isinstance(op, affine.ForOp):
        return affine_loop_coalescing.coalesce_affine_bands(op)
    return None


def _promote(op: Operation, _: int) -> bool | None:
    if isinstance(op, scf.ForOp):
        return op.trip_count() == 1 and promote(op)
    if isinstance(op, affine.ForOp):
        return affine_loop_unroll.promote_single_iteration(op)
    if isinstance(op, scf.ForallOp):
        return promote_box(op, Rewriter())
    return None


def _unroll(op: Operation, factor: int) -> bool | None:
    if isinstance(op, scf.ForOp):
        return unroll_scf(op, factor)
    if isinstance(op, affine.ForOp):
        return affine_loop_unroll.unroll(op, factor)
    return None


def _unroll_and_jam(op: Operation, factor: int) -> bool | None:
    if isinstance(op, scf.ForOp):
        return _jam_scf(op, factor)
    if isinstance(op, affine.ForOp):
        return jam_affine(op, factor)
    return None


def _jam_scf(loop: scf.ForOp, factor: int) -> bool:
    count, step = loop.trip_count(), constant_integer(loop.step)
    if factor == 1:
        return True
    if count is None or step is None or loop.results or why_not_invariant(loop):
        return False
    factor = min(factor, count)
    if loop.body.first is loop.body.last or not factor:
        return True
    if count % factor or not fits(step * factor, loop.step.type):
        return False
    why = why_not_jammed(loop, factor)
    if why:
        remark(loop, "is not unrolled and jammed", why)
        return False
    jam(loop, factor)
    return True


_CHANGES: Final[Mapping[LoopChange, _Change]] = {
    "coalesce": _coalesce,
    "promote": _promote,
    "unroll": _unroll,
    "unroll_and_jam": _unroll_and_jam,
}
LOOP_RULES: Final = LoopRules(_CHANGES, pipeline_by_latency)
