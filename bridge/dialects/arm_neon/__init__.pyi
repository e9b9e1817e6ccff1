"""The arm_neon dialect: instructions of Arm's Advanced SIMD."""

from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult, Value
from bridge.op.hints import AnyLike, TypesLike, ValueLike
from collections.abc import Mapping

DIALECT: Dialect

class BfmmlaOp(Op):
    """`arm_neon.intr.bfmmla`."""

    acc: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, acc: ValueLike, src1: ValueLike, src2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SMullOp(Op):
    """`arm_neon.intr.smull`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Sdot2dOp(Op):
    """`arm_neon.2d.sdot`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SdotOp(Op):
    """`arm_neon.intr.sdot`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmmlaOp(Op):
    """`arm_neon.intr.smmla`."""

    acc: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, acc: ValueLike, src1: ValueLike, src2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UmmlaOp(Op):
    """`arm_neon.intr.ummla`."""

    acc: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, acc: ValueLike, src1: ValueLike, src2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UsmmlaOp(Op):
    """`arm_neon.intr.usmmla`."""

    acc: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, acc: ValueLike, src1: ValueLike, src2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
