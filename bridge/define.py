"""Dialects of one's own: ops, types and attributes as classes; see docs/dialects.md."""

from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.ods.own import forget
from bridge.op.allowed import allowed, constraint
from bridge.op.base import Blocks, Groups, Op, Region, Regions, Value, Values
from bridge.op.declared import all_match
from bridge.op.fields import (
    attribute,
    operand,
    operands,
    optional_attribute,
    optional_operand,
    optional_result,
    region,
    regions,
    result,
    results,
    successor,
    successors,
)

__all__ = [
    "Blocks",
    "DefinedAttr",
    "DefinedType",
    "Groups",
    "Op",
    "Region",
    "Regions",
    "Value",
    "Values",
    "all_match",
    "allowed",
    "attribute",
    "constraint",
    "forget",
    "operand",
    "operands",
    "optional_attribute",
    "optional_operand",
    "optional_result",
    "region",
    "regions",
    "result",
    "results",
    "successor",
    "successors",
]
