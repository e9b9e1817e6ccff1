"""Packed small floats, and moves between the lanes of a wave."""

from __future__ import annotations

from typing import Any, Final

from bridge.dialects.gpu.memory import bits
from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr, UnitAttr
from bridge.ir.types import VectorType, narrow
from bridge.op.base import Op, Value, of_signature

_ROW_MOVES: Final = frozenset({"row_shl", "row_shr", "row_ror"})

_LOW: Final = (1 << 32) - 1
"""The bits that upstream reads of the number of a lane."""


class _Packing(Op):
    """What packs numbers beside others."""

    existing: Value | None

    @of_signature
    def verify(self) -> None:
        others = self.existing
        if others is not None and others.type is not self.results[0].type:
            raise self.error("existing values must have same type as result")


class PackedTrunc2xFp8Op(_Packing, name="amdgpu.packed_trunc_2xfp8"):
    """Rounds two floats to a packed 8-bit float vector."""


class PackedStochRoundFp8Op(_Packing, name="amdgpu.packed_stoch_round_fp8"):
    """Rounds a float stochastically to an 8-bit float in a packed vector."""


class PackedScaledTruncOp(_Packing, name="amdgpu.packed_scaled_trunc"):
    """Rounds scaled floats to a packed vector of small floats."""


class ScaledExtPackedMatrixOp(Op, name="amdgpu.scaled_ext_packed_matrix"):
    """Extends a vector of small floats with block scales."""

    block_size: IntegerAttr
    first_scale_lane: IntegerAttr
    first_scale_byte: IntegerAttr
    source: Value

    @of_signature
    def verify(self) -> None:
        source = narrow(self.source.type, VectorType)
        byte, lane = self.first_scale_byte.value, self.first_scale_lane.value
        size = self.block_size.value
        if bits(source.element) != 8:
            other = 1 if size == 16 else 2
            if byte not in (0, other):
                raise self.error(
                    f"blockSize of {size} can only have firstScaleByte be 0 or {other} "
                    "for f4 and f6."
                )
        elif size == 16 and (lane, byte) not in ((0, 0), (16, 2)):
            raise self.error(
                "blockSize of 16 can only have (firstScaleLane, firstScaleByte) be "
                "(0, 0) or (16, 2) for f8."
            )


class DPPOp(Op, name="amdgpu.dpp"):
    """Data-parallel primitives: moves data between lanes."""

    kind: Attribute
    perm_argument: Attribute | None

    @of_signature
    def verify(self) -> None:
        kind: Any = self.kind
        name, argument = kind.value, self.perm_argument
        if name == "quad_perm":
            self._verify_quad(argument)
        elif name in _ROW_MOVES:
            if argument is None:
                raise self.error(f"Attribute '{name}' value not specified")
            if isinstance(argument, IntegerAttr) and not 1 <= argument.value <= 15:
                raise self.error("Attribute value must be between 1 and 15")
        elif argument is not None and not isinstance(argument, UnitAttr):
            raise self.error(
                "Expected unit attribute for permArgument, but found non-trivial "
                "argument"
            )

    def _verify_quad(self, argument: Attribute | None) -> None:
        if not isinstance(argument, ArrayAttr) or len(argument.elements) != 4:
            raise self.error("quad_perm attribute must have exactly 4 elements")
        for lane in argument.elements:
            if isinstance(lane, IntegerAttr) and lane.signed & _LOW > 3:
                raise self.error(
                    "Each element of quad_perm must be in the range [0, 3]"
                )


class PermlaneSwapOp(Op, name="amdgpu.permlane_swap"):
    """Swaps rows of lanes."""

    row_length: IntegerAttr

    @of_signature
    def verify(self) -> None:
        if self.row_length.value not in (16, 32):
            raise self.error("row_length attribute must either be 16 or 32.")
