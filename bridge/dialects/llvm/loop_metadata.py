"""Attributes of the llvm dialect that say how loops are to be transformed."""

from __future__ import annotations

from bridge.dialects.llvm.metadata import AccessGroupAttr
from bridge.ir.attributes import IntegerAttr
from bridge.ir.locations import FusedLoc
from bridge.ods.nodes import DefinedAttr


class LoopAnnotationAttr(DefinedAttr, name="llvm.loop_annotation"):
    """The metadata of a loop."""

    disable_nonforced: IntegerAttr | None = None
    vectorize: LoopVectorizeAttr | None = None
    interleave: LoopInterleaveAttr | None = None
    unroll: LoopUnrollAttr | None = None
    unroll_and_jam: LoopUnrollAndJamAttr | None = None
    licm: LoopLICMAttr | None = None
    distribute: LoopDistributeAttr | None = None
    pipeline: LoopPipelineAttr | None = None
    peeled: LoopPeeledAttr | None = None
    unswitch: LoopUnswitchAttr | None = None
    must_progress: IntegerAttr | None = None
    is_vectorized: IntegerAttr | None = None
    start_loc: FusedLoc | None = None
    end_loc: FusedLoc | None = None
    parallel_accesses: tuple[AccessGroupAttr, ...] = ()


class LoopDistributeAttr(DefinedAttr, name="llvm.loop_distribute"):
    """Loop distribution."""

    disable: IntegerAttr | None = None
    followup_coincident: LoopAnnotationAttr | None = None
    followup_sequential: LoopAnnotationAttr | None = None
    followup_fallback: LoopAnnotationAttr | None = None
    followup_all: LoopAnnotationAttr | None = None


class LoopInterleaveAttr(DefinedAttr, name="llvm.loop_interleave"):
    """Loop interleaving, with its count."""

    count: IntegerAttr


class LoopLICMAttr(DefinedAttr, name="llvm.loop_licm"):
    """Loop-invariant code motion."""

    disable: IntegerAttr | None = None
    versioning_disable: IntegerAttr | None = None


class LoopPeeledAttr(DefinedAttr, name="llvm.loop_peeled"):
    """The number of peeled iterations."""

    count: IntegerAttr | None = None


class LoopPipelineAttr(DefinedAttr, name="llvm.loop_pipeline"):
    """Software pipelining, with its initiation interval."""

    disable: IntegerAttr | None = None
    initiationinterval: IntegerAttr | None = None


class LoopUnrollAttr(DefinedAttr, name="llvm.loop_unroll"):
    """Loop unrolling."""

    disable: IntegerAttr | None = None
    count: IntegerAttr | None = None
    runtime_disable: IntegerAttr | None = None
    full: IntegerAttr | None = None
    followup_unrolled: LoopAnnotationAttr | None = None
    followup_remainder: LoopAnnotationAttr | None = None
    followup_all: LoopAnnotationAttr | None = None


class LoopUnrollAndJamAttr(DefinedAttr, name="llvm.loop_unroll_and_jam"):
    """Unroll-and-jam."""

    disable: IntegerAttr | None = None
    count: IntegerAttr | None = None
    followup_outer: LoopAnnotationAttr | None = None
    followup_inner: LoopAnnotationAttr | None = None
    followup_remainder_outer: LoopAnnotationAttr | None = None
    followup_remainder_inner: LoopAnnotationAttr | None = None
    followup_all: LoopAnnotationAttr | None = None


class LoopUnswitchAttr(DefinedAttr, name="llvm.loop_unswitch"):
    """Loop unswitching."""

    partial_disable: IntegerAttr | None = None


class LoopVectorizeAttr(DefinedAttr, name="llvm.loop_vectorize"):
    """Loop vectorization."""

    disable: IntegerAttr | None = None
    predicate_enable: IntegerAttr | None = None
    scalable_enable: IntegerAttr | None = None
    width: IntegerAttr | None = None
    followup_vectorized: LoopAnnotationAttr | None = None
    followup_epilogue: LoopAnnotationAttr | None = None
    followup_all: LoopAnnotationAttr | None = None
