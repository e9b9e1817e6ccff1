"""The arm_sve dialect: instructions of Arm's Scalable Vector Extension."""

from bridge.ir.attributes import IntegerAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult, Value

DIALECT: Dialect

class BfmmlaOp(Op):
    """`arm_sve.intr.bfmmla`."""

    acc: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...

class ConvertFromSvboolIntrOp(Op):
    """`arm_sve.intr.convert.from.svbool`."""

    svbool: Value
    @property
    def res(self) -> OpResult: ...

class ConvertFromSvboolOp(Op):
    """`arm_sve.convert_from_svbool`."""

    source: Value
    @property
    def result(self) -> OpResult: ...

class ConvertToSvboolIntrOp(Op):
    """`arm_sve.intr.convert.to.svbool`."""

    mask: Value
    @property
    def res(self) -> OpResult: ...

class ConvertToSvboolOp(Op):
    """`arm_sve.convert_to_svbool`."""

    source: Value
    @property
    def result(self) -> OpResult: ...

class DupQLaneIntrOp(Op):
    """`arm_sve.intr.dupq_lane`."""

    lane: IntegerAttr
    v: Value
    @property
    def res(self) -> OpResult: ...

class DupQLaneOp(Op):
    """`arm_sve.dupq_lane`."""

    lane: IntegerAttr
    src: Value
    @property
    def dst(self) -> OpResult: ...

class PselIntrOp(Op):
    """`arm_sve.intr.psel`."""

    p1: Value
    p2: Value
    index: Value
    @property
    def res(self) -> OpResult: ...

class PselOp(Op):
    """`arm_sve.psel`."""

    p1: Value
    p2: Value
    index: Value
    @property
    def result(self) -> OpResult: ...

class ScalableMaskedAddFIntrOp(Op):
    """`arm_sve.intr.fadd`."""

    @property
    def res(self) -> OpResult: ...

class ScalableMaskedAddFOp(Op):
    """`arm_sve.masked.addf`."""

    mask: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...

class ScalableMaskedAddIIntrOp(Op):
    """`arm_sve.intr.add`."""

    @property
    def res(self) -> OpResult: ...

class ScalableMaskedAddIOp(Op):
    """`arm_sve.masked.addi`."""

    mask: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...

class ScalableMaskedDivFIntrOp(Op):
    """`arm_sve.intr.fdiv`."""

    @property
    def res(self) -> OpResult: ...

class ScalableMaskedDivFOp(Op):
    """`arm_sve.masked.divf`."""

    mask: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...

class ScalableMaskedMulFIntrOp(Op):
    """`arm_sve.intr.fmul`."""

    @property
    def res(self) -> OpResult: ...

class ScalableMaskedMulFOp(Op):
    """`arm_sve.masked.mulf`."""

    mask: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...

class ScalableMaskedMulIIntrOp(Op):
    """`arm_sve.intr.mul`."""

    @property
    def res(self) -> OpResult: ...

class ScalableMaskedMulIOp(Op):
    """`arm_sve.masked.muli`."""

    mask: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...

class ScalableMaskedSDivIIntrOp(Op):
    """`arm_sve.intr.sdiv`."""

    @property
    def res(self) -> OpResult: ...

class ScalableMaskedSDivIOp(Op):
    """`arm_sve.masked.divi_signed`."""

    mask: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...

class ScalableMaskedSubFIntrOp(Op):
    """`arm_sve.intr.fsub`."""

    @property
    def res(self) -> OpResult: ...

class ScalableMaskedSubFOp(Op):
    """`arm_sve.masked.subf`."""

    mask: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...

class ScalableMaskedSubIIntrOp(Op):
    """`arm_sve.intr.sub`."""

    @property
    def res(self) -> OpResult: ...

class ScalableMaskedSubIOp(Op):
    """`arm_sve.masked.subi`."""

    mask: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...

class ScalableMaskedUDivIIntrOp(Op):
    """`arm_sve.intr.udiv`."""

    @property
    def res(self) -> OpResult: ...

class ScalableMaskedUDivIOp(Op):
    """`arm_sve.masked.divi_unsigned`."""

    mask: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...

class SdotIntrOp(Op):
    """`arm_sve.intr.sdot`."""

    @property
    def res(self) -> OpResult: ...

class SdotOp(Op):
    """`arm_sve.sdot`."""

    acc: Value
    src1: Value
    src2: Value
    @property
    def dst(self) -> OpResult: ...

class SmmlaIntrOp(Op):
    """`arm_sve.intr.smmla`."""

    @property
    def res(self) -> OpResult: ...

class SmmlaOp(Op):
    """`arm_sve.smmla`."""

    acc: Value
    src1: Value
    src2: Value
    @property
    def dst(self) -> OpResult: ...

class UdotIntrOp(Op):
    """`arm_sve.intr.udot`."""

    @property
    def res(self) -> OpResult: ...

class UdotOp(Op):
    """`arm_sve.udot`."""

    acc: Value
    src1: Value
    src2: Value
    @property
    def dst(self) -> OpResult: ...

class UmmlaIntrOp(Op):
    """`arm_sve.intr.ummla`."""

    @property
    def res(self) -> OpResult: ...

class UmmlaOp(Op):
    """`arm_sve.ummla`."""

    acc: Value
    src1: Value
    src2: Value
    @property
    def dst(self) -> OpResult: ...

class UsmmlaIntrOp(Op):
    """`arm_sve.intr.usmmla`."""

    @property
    def res(self) -> OpResult: ...

class UsmmlaOp(Op):
    """`arm_sve.usmmla`."""

    acc: Value
    src1: Value
    src2: Value
    @property
    def dst(self) -> OpResult: ...

class WhileLTIntrOp(Op):
    """`arm_sve.intr.whilelt`."""

    base: Value
    n: Value
    @property
    def res(self) -> OpResult: ...

class ZipX2IntrOp(Op):
    """`arm_sve.intr.zip.x2`."""

    v1: Value
    v2: Value
    @property
    def res(self) -> OpResult: ...

class ZipX2Op(Op):
    """`arm_sve.zip.x2`."""

    source_v1: Value
    source_v2: Value
    @property
    def result_v1(self) -> OpResult: ...
    @property
    def result_v2(self) -> OpResult: ...

class ZipX4IntrOp(Op):
    """`arm_sve.intr.zip.x4`."""

    v1: Value
    v2: Value
    v3: Value
    v4: Value
    @property
    def res(self) -> OpResult: ...

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
