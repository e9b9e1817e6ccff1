"""The arm_neon dialect: instructions of Arm's Advanced SIMD."""

from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult, Value

DIALECT: Dialect

class BfmmlaOp(Op):
    """`arm_neon.intr.bfmmla`."""

    acc: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...

class SMullOp(Op):
    """`arm_neon.intr.smull`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class Sdot2dOp(Op):
    """`arm_neon.2d.sdot`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class SdotOp(Op):
    """`arm_neon.intr.sdot`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class SmmlaOp(Op):
    """`arm_neon.intr.smmla`."""

    acc: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...

class UmmlaOp(Op):
    """`arm_neon.intr.ummla`."""

    acc: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...

class UsmmlaOp(Op):
    """`arm_neon.intr.usmmla`."""

    acc: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...
