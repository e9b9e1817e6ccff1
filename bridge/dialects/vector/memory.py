"""Vectors read and written where they stand, or element by element."""

from __future__ import annotations

from bridge.dialects.op import Op, OpResult, Value, Values
from bridge.ir.attributes import IntegerAttr


class LoadOp(Op, name="vector.load"):
    """Reads a vector of neighbours."""

    base: Value
    indices: Values
    nontemporal: IntegerAttr | None
    alignment: IntegerAttr | None
    result: OpResult


class StoreOp(Op, name="vector.store"):
    """Writes a vector of neighbours."""

    value_to_store: Value
    base: Value
    indices: Values
    nontemporal: IntegerAttr | None
    alignment: IntegerAttr | None


class MaskedLoadOp(Op, name="vector.maskedload"):
    """Reads the neighbours that a mask lets through; another vector stands in else."""

    base: Value
    indices: Values
    mask: Value
    pass_thru: Value
    alignment: IntegerAttr | None
    result: OpResult


class MaskedStoreOp(Op, name="vector.maskedstore"):
    """Writes the neighbours that a mask lets through."""

    base: Value
    indices: Values
    mask: Value
    value_to_store: Value
    alignment: IntegerAttr | None


class GatherOp(Op, name="vector.gather"):
    """Reads elements at a vector of indices, where a mask lets them through."""

    base: Value
    offsets: Values
    indices: Value
    mask: Value
    pass_thru: Value
    alignment: IntegerAttr | None
    result: OpResult


class ScatterOp(Op, name="vector.scatter"):
    """Writes elements at a vector of indices, where a mask lets them through."""

    base: Value
    offsets: Values
    indices: Value
    mask: Value
    value_to_store: Value
    alignment: IntegerAttr | None
    result_: Value | None


class ExpandLoadOp(Op, name="vector.expandload"):
    """Reads as many neighbours as a mask has bits, into the places of those bits."""

    base: Value
    indices: Values
    mask: Value
    pass_thru: Value
    alignment: IntegerAttr | None
    result: OpResult


class CompressStoreOp(Op, name="vector.compressstore"):
    """Writes the elements at the bits of a mask as neighbours."""

    base: Value
    indices: Values
    mask: Value
    value_to_store: Value
    alignment: IntegerAttr | None
