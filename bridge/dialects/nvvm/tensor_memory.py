"""The memory of tensor cores: copies, loads, stores and multiplications."""

from __future__ import annotations

from typing import Final

from bridge.dialects.llvm.shapes import is_pointer
from bridge.dialects.nvvm.kinds import case, is_set
from bridge.ir.attributes import Attribute, UnitAttr
from bridge.ir.types import Type, VectorType
from bridge.op.base import Op, OpResult, Value, of_signature


class Tcgen05CpOp(Op, name="nvvm.tcgen05.cp"):
    """Copies from shared to tensor memory."""

    shape: Attribute
    multicast: Attribute

    @of_signature
    def verify(self) -> None:
        shape, multicast = case(self.shape), case(self.multicast)
        if shape == "shape_64x128b":
            if multicast not in ("warpx2_01_23", "warpx2_02_13"):
                raise self.bare_error(
                    "Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for "
                    "tcgen05.cp Op"
                )
        elif shape == "shape_32x128b":
            if multicast != "warpx4":
                raise self.bare_error(
                    "Shape 32x128b requires multicast warpx4 for tcgen05.cp Op"
                )
        elif multicast not in ("", "none"):
            raise self.bare_error("Invalid multicast type for tcgen05.cp Op")


_LEAST: Final = {"shape_16x128b": 2, "shape_16x256b": 4}
"""How many values there are at least, of shapes that ask for more than one."""


def _length(ty: Type) -> int:
    if not isinstance(ty, VectorType):
        return 1
    length = 1
    for size in ty.shape:
        length *= size
    return length


def _verify_offset(op: Tcgen05LdOp | Tcgen05StOp) -> None:
    if case(op.shape) == "shape_16x32bx2" and op.offset is None:
        raise op.bare_error("shape 16x32bx2 requires offset argument")


class Tcgen05LdOp(Op, name="nvvm.tcgen05.ld"):
    """Loads from tensor memory."""

    offset: Value | None
    res: OpResult
    shape: Attribute

    @of_signature
    def verify(self) -> None:
        _verify_offset(self)
        shape = case(self.shape)
        if shape != "shape_16x32bx2" and self.offset is not None:
            raise self.bare_error(
                "offset argument is only supported for shape 16x32bx2"
            )
        length = _length(self.res.type)
        if length < _LEAST.get(shape, 1):
            raise self.bare_error(
                f"invalid result type length {length} for shape {shape} in tcgen05.ld "
                "Op"
            )


class Tcgen05StOp(Op, name="nvvm.tcgen05.st"):
    """Stores to tensor memory."""

    val: Value
    shape: Attribute
    offset: Value | None

    @of_signature
    def verify(self) -> None:
        _verify_offset(self)
        shape, length = case(self.shape), _length(self.val.type)
        if length < _LEAST.get(shape, 1):
            raise self.bare_error(
                f"invalid input length {length} for shape {shape} in tcgen05.st Op"
            )


class _ProductOp(Op):
    """The base of tensor-memory products."""

    matrix_a: Value
    disable_output_lane: Value | None
    cta_group: Attribute
    collector_op: Attribute
    a_shift: UnitAttr | None

    @of_signature
    def verify(self) -> None:
        lanes = self.disable_output_lane
        if lanes is not None:
            length = _length(lanes.type)
            if length != (4 if case(self.cta_group) == "cta_1" else 8):
                raise self.plain_error(
                    f"Disable Output Lane of length {length} is incompatible with "
                    "CtaGroupAttr"
                )
        if not is_set(self.a_shift):
            return
        if not is_pointer(self.matrix_a.type):
            raise self.plain_error(
                "A-shift can be applied only when matrix A is in tensor memory"
            )
        if case(self.collector_op) in ("fill", "use"):
            raise self.plain_error(
                "Cannot use collector buffer operation fill or use with ashift"
            )


class Tcgen05MMAOp(_ProductOp, name="nvvm.tcgen05.mma"):
    """Multiply-accumulate in tensor memory."""


class Tcgen05MMASparseOp(_ProductOp, name="nvvm.tcgen05.mma.sp"):
    """Multiply-accumulate in tensor memory, with a sparse first matrix."""


class _ScaledProductOp(Op):
    """The base of products of block-scaled matrices."""

    kind: Attribute
    block_scale: Attribute

    @of_signature
    def verify(self) -> None:
        kind, scale = case(self.kind), case(self.block_scale)
        if scale in ("", "default") and kind == "mxf4nvf4":
            raise self.plain_error("mxf4nvf4 requires block scale attribute")
        if scale == "block16" and kind != "mxf4nvf4":
            raise self.plain_error(f"{kind} kind does not support block16 attribute")


class Tcgen05MMABlockScaleOp(_ScaledProductOp, name="nvvm.tcgen05.mma.block_scale"):
    """Multiply-accumulate of block-scaled matrices in tensor memory."""


class Tcgen05MMASparseBlockScaleOp(
    _ScaledProductOp, name="nvvm.tcgen05.mma.sp.block_scale"
):
    """Block-scaled multiply-accumulate with a sparse first matrix."""
