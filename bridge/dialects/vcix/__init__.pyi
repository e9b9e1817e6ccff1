"""The vcix dialect: SiFive's vector coprocessor interface."""

from bridge.ir.attributes import Attribute
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult, Value

DIALECT: Dialect

class BinaryImmOp(Op):
    """`vcix.v.iv`."""

    opcode: Attribute
    imm: Attribute
    vs2: Value
    vl: Value | None
    @property
    def res(self) -> OpResult: ...

class BinaryOp(Op):
    """`vcix.v.sv`."""

    opcode: Attribute
    vs2: Value
    op: Value
    vl: Value | None
    @property
    def res(self) -> OpResult: ...
