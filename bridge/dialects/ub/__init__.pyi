"""The ub dialect: undefined behavior: poison, unreachable."""

from bridge.dialects.ub.ops import PoisonOp as _PoisonOp, UnreachableOp as _UnreachableOp
from bridge.ir.attributes import Attribute
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import OpResult
from bridge.op.hints import AnyLike
from collections.abc import Mapping

DIALECT: Dialect

class PoisonAttr(DefinedAttr):
    """A poison value."""


class PoisonOp(_PoisonOp):
    """Defines a poisoned value."""

    value: Attribute
    def __init__(self, result: Type, *, value: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UnreachableOp(_UnreachableOp):
    """Terminates a block that is never reached."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
