"""Attributes of the llvm dialect whose parameters no row has the types of."""

from __future__ import annotations

from bridge.ir.attributes import IntegerAttr
from bridge.ods.nodes import DefinedAttr


class ConstantRangeAttr(DefinedAttr, name="llvm.constant_range"):
    """A constant range, from `lower` (inclusive) to `upper` (exclusive)."""

    lower: IntegerAttr
    upper: IntegerAttr


class DIExpressionElemAttr(DefinedAttr, name="llvm.di_expression_elem"):
    """An operation of an expression: `DW_OP_LLVM_fragment` with its arguments."""

    opcode: str
    arguments: tuple[int | str, ...] = ()
