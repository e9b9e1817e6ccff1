"""The ub dialect: undefined behavior: poison, unreachable."""

from bridge.dialects.ub.attributes import PoisonAttr as PoisonAttr
from bridge.ir.attributes import Attribute
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult

DIALECT: Dialect

class PoisonOp(Op):
    """Defines a poisoned value."""

    value: Attribute
    @property
    def result(self) -> OpResult: ...

class UnreachableOp(Op):
    """Terminates a block that is never reached."""

