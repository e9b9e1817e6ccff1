"""The vcix dialect: SiFive's vector coprocessor interface."""

from bridge.ir.attributes import Attribute
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult, Value
from bridge.op.hints import AnyLike, ValueLike
from collections.abc import Mapping

DIALECT: Dialect

class BinaryImmOp(Op):
    """`vcix.v.iv`."""

    opcode: Attribute
    imm: Attribute
    vs2: Value
    vl: Value | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, opcode: AnyLike, vs2: ValueLike, imm: AnyLike, *, vl: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BinaryOp(Op):
    """`vcix.v.sv`."""

    opcode: Attribute
    vs2: Value
    op: Value
    vl: Value | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, opcode: AnyLike, vs2: ValueLike, op: ValueLike, *, vl: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
