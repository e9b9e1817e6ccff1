"""Passes that apply one set of vector's patterns each."""

from __future__ import annotations

from collections.abc import Sequence

from bridge import Operation
from bridge.dialects import func, vector
from bridge.dialects.scf import structural
from bridge.dialects.vector.lowering import (
    absorbing,
    breaking,
    combination,
    flattening,
    gathering,
    linearizing,
    scalarizing,
    scanning,
    sinking,
    slicing,
)
from bridge.dialects.vector.lowering.parts import broadcast_along
from bridge.ir.building import InsertionPoint
from bridge.ir.types import IndexType, Type, VectorType
from bridge.passes import Pass
from bridge.rewrite import Pattern, Rewriter, apply_greedily
from bridge.rewrite.conversion import (
    ConversionTarget,
    TypeConverter,
    apply_partial_conversion,
)


class _Applied(Pass):
    """The base: the patterns are applied greedily, as upstream's tests do it."""

    def patterns(self) -> Sequence[Pattern]:
        raise NotImplementedError

    def run(self, op: Operation) -> None:
        apply_greedily(
            op, self.patterns(), top_down=False, region_simplification="aggressive"
        )


_FUNC = func.FuncOp.op_name


class BreakDownBitCast(_Applied, name="test-vector-break-down-bitcast", anchor=_FUNC):
    """Bit casts of more than four elements."""

    def patterns(self) -> Sequence[Pattern]:
        return breaking.bitcast_patterns(_is_long)


def _is_long(op: vector.BitCastOp) -> bool:
    ty = op.source.type
    return ty.shape[-1] > 4


class BreakDownReduction(
    _Applied, name="test-vector-break-down-reduction-patterns", anchor=_FUNC
):
    """Reductions of at most two elements."""

    def patterns(self) -> Sequence[Pattern]:
        return breaking.reduction_patterns(2)


class ChainedReduction(
    _Applied, name="test-vector-chained-reduction-folding-patterns", anchor=_FUNC
):
    """Sums of sums."""

    def patterns(self) -> Sequence[Pattern]:
        return breaking.chained_patterns()


class ExtractStridedSlice(
    _Applied, name="test-vector-extract-strided-slice-lowering", anchor=_FUNC
):
    """Slices element by element."""

    def patterns(self) -> Sequence[Pattern]:
        return slicing.chain_patterns()


class FoldExtensions(
    _Applied,
    name="test-fold-arith-extf-into-vector-contract-patterns",
    anchor=_FUNC,
):
    """Extensions as part of contractions."""

    def patterns(self) -> Sequence[Pattern]:
        return combination.extension_patterns()


class ScanLowering(_Applied, name="test-vector-scan-lowering", anchor=_FUNC):
    """Scans slice by slice."""

    def patterns(self) -> Sequence[Pattern]:
        return scanning.patterns()


class ShuffleLowering(_Applied, name="test-vector-shuffle-lowering", anchor=_FUNC):
    """Shuffles of vectors of the same size."""

    def patterns(self) -> Sequence[Pattern]:
        return breaking.shuffle_patterns()


class GatherLowering(_Applied, name="test-vector-gather-lowering", anchor=_FUNC):
    """Gathers as loads of their elements."""

    def patterns(self) -> Sequence[Pattern]:
        return [*gathering.patterns(), *scalarizing.gather_patterns()]


class MaskedLoadStore(
    _Applied, name="test-vector-emulate-masked-load-store", anchor=_FUNC
):
    """Masked loads and stores as those of their elements."""

    def patterns(self) -> Sequence[Pattern]:
        return scalarizing.masked_patterns()


class ReductionToContract(
    _Applied, name="test-vector-reduction-to-contract-patterns", anchor=_FUNC
):
    """Sums of products as contractions."""

    def patterns(self) -> Sequence[Pattern]:
        return absorbing.patterns()


class RowsByRows(
    _Applied, name="test-vector-contraction-prepare-for-mmt-lowering", anchor=_FUNC
):
    """Matrix products of rows by rows."""

    def patterns(self) -> Sequence[Pattern]:
        return absorbing.transposing_patterns()


class Sinking(_Applied, name="test-vector-sink-patterns", anchor=_FUNC):
    """Elementwise operations and accesses of fewer elements."""

    def patterns(self) -> Sequence[Pattern]:
        return [*sinking.patterns(), *sinking.memory_patterns()]


class Flattening(_Applied, name="test-vector-transfer-flatten-patterns", anchor=_FUNC):
    """Transfers of contiguous memory in one dimension."""

    target_vector_bitwidth: int = -1

    def patterns(self) -> Sequence[Pattern]:
        bits = self.target_vector_bitwidth
        return flattening.patterns(bits if bits >= 0 else None)


class Linearize(Pass, name="test-vector-linearize"):
    """Vectors of several dimensions as vectors of one."""

    def run(self, op: Operation) -> None:
        rules = linearizing.converter()
        patterns = [*linearizing.patterns(), *structural.patterns()]
        apply_partial_conversion(op, self.target(rules), patterns, converter=rules)

    def target(self, rules: TypeConverter) -> ConversionTarget:
        """What stays."""
        found = linearizing.target(rules)
        structural.make_legal(found, rules)
        return found


class LinearizeNarrow(Linearize, name="test-bit-width-constrained-vector-linearize"):
    """Vectors whose rows have fewer than so many bits."""

    target_vector_bitwidth: int = (1 << 32) - 1

    def target(self, rules: TypeConverter) -> ConversionTarget:
        return linearizing.target(rules, more=self._stays)

    def _stays(self, op: Operation) -> bool | None:
        bits = self.target_vector_bitwidth
        if isinstance(op, vector.InsertOp):
            wide = _has_wide_rows(op.value_to_store.type, bits + 1)
        else:
            wide = any(_has_wide_rows(result.type, bits) for result in op.results)
        return True if wide else None


def _has_wide_rows(ty: Type, bits: int) -> bool:
    if not isinstance(ty, VectorType) or not ty.rank:
        return False
    if isinstance(ty.element, IndexType):
        return True
    return ty.shape[-1] * ty.element.width >= bits


class CreateBroadcast(Pass, name="test-create-vector-broadcast", anchor=_FUNC):
    """Broadcasts along any dimensions."""

    def run(self, op: Operation) -> None:
        rewriter = Rewriter()
        for made in [one for one in op.walk() if one.name == "test_create_broadcast"]:
            rewriter.point = InsertionPoint.before_op(made)
            dims = made.attributes["broadcast_dims"].values
            with rewriter:
                new = broadcast_along(
                    made.operands[0], made.results[0].type.shape, dims
                )
            rewriter.replace(made, new)
