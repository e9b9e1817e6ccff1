"""The ub dialect: undefined behavior: poison, unreachable."""

from bridge.ir.attributes import Attribute
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import Op, OpResult

DIALECT: Dialect

class PoisonAttr(DefinedAttr):
    """A poison value."""


class PoisonOp(Op):
    """Defines a poisoned value."""

    value: Attribute
    @property
    def result(self) -> OpResult: ...

class UnreachableOp(Op):
    """Terminates a block that is never reached."""

