"""The ub dialect: undefined behavior: poison, unreachable."""

from bridge.dialects.ub.ops import PoisonOp as _PoisonOp, UnreachableOp as UnreachableOp
from bridge.ir.attributes import Attribute
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import OpResult

DIALECT: Dialect

class PoisonAttr(DefinedAttr):
    """A poison value."""


class PoisonOp(_PoisonOp):
    """Defines a poisoned value."""

    value: Attribute
