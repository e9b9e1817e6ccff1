"""The ub dialect: what has no meaning."""

from __future__ import annotations

from bridge.dialects.op import Op, OpResult
from bridge.ir.attributes import Attribute


class PoisonOp(Op, name="ub.poison"):
    """A value of which nothing may be asked."""

    value: Attribute
    result: OpResult


class UnreachableOp(Op, name="ub.unreachable"):
    """Where the program never comes."""
