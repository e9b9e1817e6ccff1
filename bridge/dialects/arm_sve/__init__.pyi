"""The arm_sve dialect: instructions of Arm's Scalable Vector Extension."""

from bridge.ir.attributes import IntegerAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult, Value
from bridge.op.hints import AnyLike, IntLike, TypesLike, ValueLike
from collections.abc import Mapping

DIALECT: Dialect

class BfmmlaOp(Op):
    """`arm_sve.intr.bfmmla`."""

    acc: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, acc: ValueLike, src1: ValueLike, src2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertFromSvboolIntrOp(Op):
    """`arm_sve.intr.convert.from.svbool`."""

    svbool: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, svbool: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertFromSvboolOp(Op):
    """`arm_sve.convert_from_svbool`."""

    source: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, source: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertToSvboolIntrOp(Op):
    """`arm_sve.intr.convert.to.svbool`."""

    mask: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, mask: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertToSvboolOp(Op):
    """`arm_sve.convert_to_svbool`."""

    source: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, source: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DupQLaneIntrOp(Op):
    """`arm_sve.intr.dupq_lane`."""

    lane: IntegerAttr
    v: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, v: ValueLike, lane: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DupQLaneOp(Op):
    """`arm_sve.dupq_lane`."""

    lane: IntegerAttr
    src: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, src: ValueLike, lane: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PselIntrOp(Op):
    """`arm_sve.intr.psel`."""

    p1: Value
    p2: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, p1: ValueLike, p2: ValueLike, index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PselOp(Op):
    """`arm_sve.psel`."""

    p1: Value
    p2: Value
    index: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, p1: ValueLike, p2: ValueLike, index: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalableMaskedAddFIntrOp(Op):
    """`arm_sve.intr.fadd`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, operand: ValueLike, operand1: ValueLike, operand2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalableMaskedAddFOp(Op):
    """`arm_sve.masked.addf`."""

    mask: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, mask: ValueLike, src1: ValueLike, src2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalableMaskedAddIIntrOp(Op):
    """`arm_sve.intr.add`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, operand: ValueLike, operand1: ValueLike, operand2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalableMaskedAddIOp(Op):
    """`arm_sve.masked.addi`."""

    mask: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, mask: ValueLike, src1: ValueLike, src2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalableMaskedDivFIntrOp(Op):
    """`arm_sve.intr.fdiv`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, operand: ValueLike, operand1: ValueLike, operand2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalableMaskedDivFOp(Op):
    """`arm_sve.masked.divf`."""

    mask: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, mask: ValueLike, src1: ValueLike, src2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalableMaskedMulFIntrOp(Op):
    """`arm_sve.intr.fmul`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, operand: ValueLike, operand1: ValueLike, operand2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalableMaskedMulFOp(Op):
    """`arm_sve.masked.mulf`."""

    mask: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, mask: ValueLike, src1: ValueLike, src2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalableMaskedMulIIntrOp(Op):
    """`arm_sve.intr.mul`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, operand: ValueLike, operand1: ValueLike, operand2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalableMaskedMulIOp(Op):
    """`arm_sve.masked.muli`."""

    mask: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, mask: ValueLike, src1: ValueLike, src2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalableMaskedSDivIIntrOp(Op):
    """`arm_sve.intr.sdiv`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, operand: ValueLike, operand1: ValueLike, operand2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalableMaskedSDivIOp(Op):
    """`arm_sve.masked.divi_signed`."""

    mask: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, mask: ValueLike, src1: ValueLike, src2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalableMaskedSubFIntrOp(Op):
    """`arm_sve.intr.fsub`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, operand: ValueLike, operand1: ValueLike, operand2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalableMaskedSubFOp(Op):
    """`arm_sve.masked.subf`."""

    mask: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, mask: ValueLike, src1: ValueLike, src2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalableMaskedSubIIntrOp(Op):
    """`arm_sve.intr.sub`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, operand: ValueLike, operand1: ValueLike, operand2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalableMaskedSubIOp(Op):
    """`arm_sve.masked.subi`."""

    mask: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, mask: ValueLike, src1: ValueLike, src2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalableMaskedUDivIIntrOp(Op):
    """`arm_sve.intr.udiv`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, operand: ValueLike, operand1: ValueLike, operand2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalableMaskedUDivIOp(Op):
    """`arm_sve.masked.divi_unsigned`."""

    mask: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, mask: ValueLike, src1: ValueLike, src2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SdotIntrOp(Op):
    """`arm_sve.intr.sdot`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, operand: ValueLike, operand1: ValueLike, operand2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SdotOp(Op):
    """`arm_sve.sdot`."""

    acc: Value
    src1: Value
    src2: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, acc: ValueLike, src1: ValueLike, src2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmmlaIntrOp(Op):
    """`arm_sve.intr.smmla`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, operand: ValueLike, operand1: ValueLike, operand2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmmlaOp(Op):
    """`arm_sve.smmla`."""

    acc: Value
    src1: Value
    src2: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, acc: ValueLike, src1: ValueLike, src2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UdotIntrOp(Op):
    """`arm_sve.intr.udot`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, operand: ValueLike, operand1: ValueLike, operand2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UdotOp(Op):
    """`arm_sve.udot`."""

    acc: Value
    src1: Value
    src2: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, acc: ValueLike, src1: ValueLike, src2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UmmlaIntrOp(Op):
    """`arm_sve.intr.ummla`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, operand: ValueLike, operand1: ValueLike, operand2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UmmlaOp(Op):
    """`arm_sve.ummla`."""

    acc: Value
    src1: Value
    src2: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, acc: ValueLike, src1: ValueLike, src2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UsmmlaIntrOp(Op):
    """`arm_sve.intr.usmmla`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, operand: ValueLike, operand1: ValueLike, operand2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UsmmlaOp(Op):
    """`arm_sve.usmmla`."""

    acc: Value
    src1: Value
    src2: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, acc: ValueLike, src1: ValueLike, src2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WhileLTIntrOp(Op):
    """`arm_sve.intr.whilelt`."""

    base: Value
    n: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, base: ValueLike, n: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ZipX2IntrOp(Op):
    """`arm_sve.intr.zip.x2`."""

    v1: Value
    v2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, v1: ValueLike, v2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ZipX2Op(Op):
    """`arm_sve.zip.x2`."""

    source_v1: Value
    source_v2: Value
    @property
    def result_v1(self) -> OpResult: ...
    @property
    def result_v2(self) -> OpResult: ...
    def __init__(self, source_v1: ValueLike, source_v2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ZipX4IntrOp(Op):
    """`arm_sve.intr.zip.x4`."""

    v1: Value
    v2: Value
    v3: Value
    v4: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, v1: ValueLike, v2: ValueLike, v3: ValueLike, v4: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ZipX4Op(Op):
    """`arm_sve.zip.x4`."""

    source_v1: Value
    source_v2: Value
    source_v3: Value
    source_v4: Value
    @property
    def result_v1(self) -> OpResult: ...
    @property
    def result_v2(self) -> OpResult: ...
    @property
    def result_v3(self) -> OpResult: ...
    @property
    def result_v4(self) -> OpResult: ...
    def __init__(self, source_v1: ValueLike, source_v2: ValueLike, source_v3: ValueLike, source_v4: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
