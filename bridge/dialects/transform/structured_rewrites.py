"""Structured ops tiled, promoted and vectorized."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects.linalg.promotion import Promotion, can_be_promoted, promote
from bridge.dialects.linalg.structure import is_structured, structure_of
from bridge.dialects.linalg.tiles import Tiled, can_be_tiled, tiled
from bridge.dialects.linalg.vectorization import can_be_vectorized, vectorize
from bridge.dialects.transform.structured import numbers_in
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    IntegerAttr,
    UnitAttr,
    elements_of,
)
from bridge.ir.core import Operation, Value
from bridge.ir.types import DYNAMIC, INDEX
from bridge.op.base import Values, of_signature
from bridge.rewrite.rewriter import Rewriter
from bridge.rewrite.transforming import Transform, TransformState


class TileUsingForOp(Transform, name="transform.structured.tile_using_for"):
    """Tiles with `scf.for` loops."""

    target: Value
    dynamic_sizes: Values
    static_sizes: DenseArrayAttr | None
    interchange: DenseArrayAttr | None
    scalable_sizes: DenseArrayAttr | None
    inner_tile_alignments: DenseArrayAttr | None
    loops: Values

    @of_signature
    def verify(self) -> None:
        sizes = numbers_in(self.static_sizes)
        scalable = self.scalable_sizes
        flags = len(scalable.values) if scalable is not None else 0
        if len(sizes) != flags:
            raise self.error(
                f"expected same number of sizes ({len(sizes)}) and scalable sizes "
                f"({flags})"
            )
        wanted = len(sizes) - sizes.count(0)
        if len(self.loops) != wanted:
            raise self.error(
                f"expected number of loops to tile ({wanted}) to match number of "
                f"`loops` results ({len(self.loops)})"
            )

    def can_apply(self) -> bool:
        scalable = self.scalable_sizes
        fixed = scalable is None or not any(scalable.values)
        return fixed and self.inner_tile_alignments is None

    def apply(self, state: TransformState) -> None:
        rewriter = Rewriter(state)
        targets = state.operations(self.target)
        found: list[Tiled] = []
        for number, op in enumerate(targets):
            sizes = self._sizes(state, number, op)
            if not is_structured(op):
                text = "only ops implementing TilingInterface are supported"
                raise self.silenceable(text, ("target op", op))
            found.append(self._tiled(op, sizes, rewriter))
        state.bind(self.results[0], [one.op for one in found])
        for index, handle in enumerate(self.loops):
            state.bind(handle, [one.loops[index] for one in found])

    def _tiled(
        self, op: Operation, sizes: Sequence[int | Value], rewriter: Rewriter
    ) -> Tiled:
        count = len(structure_of(op).iterators)
        wanted = [*sizes, *[0] * (count - len(sizes))][:count]
        every = dict.fromkeys([*numbers_in(self.interchange), *range(count)])
        order = [loop for loop in every if 0 <= loop < count and wanted[loop] != 0]
        if not order:
            return Tiled(op, [])
        if not can_be_tiled(op, wanted):
            text = "how tiles lie in the operands is not known here"
            raise self.silenceable(text, ("target op", op))
        return tiled(op, wanted, order, rewriter)

    def _sizes(
        self, state: TransformState, number: int, target: Operation
    ) -> list[int | Value]:
        """The sizes for one of the targets."""
        dynamic = iter(self.dynamic_sizes)
        return [
            self._size(state, next(dynamic), number, target)
            if size == DYNAMIC
            else size
            for size in numbers_in(self.static_sizes)
        ]

    def _size(
        self, state: TransformState, handle: Value, number: int, target: Operation
    ) -> int | Value:
        payload = state.payload(handle)
        count = len(state.operations(self.target))
        if len(payload) != count:
            text = (
                f"expected as many dynamic sizes as target ops ({count}), "
                f"got {len(payload)}"
            )
            raise self.silenceable(text, ("target op", target))
        one = payload[number]
        if isinstance(one, IntegerAttr):
            return one.value
        if isinstance(one, Operation) and [r.type for r in one.results] == [INDEX]:
            return one.results[0]
        raise self.failure(
            "expected sizes to be produced by ops with a single index-type result"
        )


class PromoteOp(Transform, name="transform.structured.promote"):
    """Copies the views that ops compute on to memory of their own."""

    target: Value
    operands_to_promote: ArrayAttr
    use_full_tile_buffers: ArrayAttr
    use_full_tiles_by_default: UnitAttr | None
    use_original_subview_size: UnitAttr | None
    use_alloca: UnitAttr | None
    memory_space: Attribute | None
    mapping: ArrayAttr | None
    alignment: IntegerAttr | None

    def can_apply(self) -> bool:
        return self.mapping is None and self.use_original_subview_size is None

    def apply(self, state: TransformState) -> None:
        rewriter = Rewriter(state)
        found = []
        for op in state.operations(self.target):
            chosen = self._chosen(op)
            if not chosen:
                raise self.silenceable("failed to promote", ("target op", op))
            promotion = Promotion(
                chosen,
                on_stack=self.use_alloca is not None,
                alignment=None if self.alignment is None else self.alignment.value,
                memory_space=self.memory_space,
            )
            found.append(promote(op, promotion, rewriter))
        state.bind(self.results[0], found)

    def _chosen(self, op: Operation) -> dict[int, bool]:
        """The operands that can be promoted, of those asked for."""
        if not is_structured(op):
            return {}
        asked = numbers_in(self.operands_to_promote) or range(len(op.operands))
        flags = [
            bool(flag.value)
            for flag in elements_of(self.use_full_tile_buffers)
            if isinstance(flag, IntegerAttr)
        ]
        default = self.use_full_tiles_by_default is not None
        return {
            number: flags[place] if place < len(flags) else default
            for place, number in enumerate(asked)
            if number < len(op.operands) and can_be_promoted(op, number)
        }


class VectorizeOp(Transform, name="transform.structured.vectorize"):
    """Vectorizes a structured op."""

    target: Value
    vector_sizes: Values
    static_vector_sizes: DenseArrayAttr | None
    scalable_sizes: DenseArrayAttr | None
    create_named_contraction: UnitAttr | None

    @of_signature
    def verify(self) -> None:
        sizes = len(numbers_in(self.static_vector_sizes))
        flags = len(numbers_in(self.scalable_sizes))
        if sizes != flags:
            raise self.error(
                f"expected same number of vector sizes ({sizes}) and scalable sizes "
                f"({flags})"
            )

    def can_apply(self) -> bool:
        return not numbers_in(self.static_vector_sizes)

    def apply(self, state: TransformState) -> None:
        rewriter = Rewriter(state)
        for op in state.operations(self.target):
            if not is_structured(op):
                text = "Unsupported Op, cannot vectorize"
                raise self.silenceable(text, ("target op", op))
            if not can_be_vectorized(op):
                text = "Attempted to vectorize, but failed"
                raise self.silenceable(text, ("target op", op))
            contraction = self.create_named_contraction is not None
            vectorize(op, rewriter, contraction=contraction)


class HoistRedundantVectorTransfersOp(
    Transform, name="transform.structured.hoist_redundant_vector_transfers"
):
    """Carries in registers what loops read and write in one place."""

    target: Value

    def apply(self, state: TransformState) -> None:
        found = state.operations(self.target)
        for op in found:
            state.hoist_transfers(op)
        state.bind(self.results[0], found)
