"""The ROCDL dialect: AMD GPU instructions as LLVM intrinsics."""

from bridge.dialects.llvm import ConstantRangeAttr
from bridge.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, IntegerAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import Op, OpResult, Value
from bridge.op.hints import AnyLike, IntLike, ItemsLike, TypesLike, ValueLike, WordLike
from collections.abc import Mapping

DIALECT: Dialect

class BufferOOBModeAttr(DefinedAttr):
    """`#rocdl.buffer_oob_mode`."""

    value: str

class BufferOOBModeModuleFlagAttr(DefinedAttr):
    """`#rocdl.buffer_oob_mode_flag`."""

    value: str

class Gfx12AtomicCachePolicyAttr(DefinedAttr):
    """`#rocdl.gfx12_atomic_cache_policy`."""

    value: str

class Gfx12CachePolicyAttr(DefinedAttr):
    """`#rocdl.gfx12_cache_policy`."""

    value: str

class Gfx942CachePolicyAttr(DefinedAttr):
    """`#rocdl.gfx942_cache_policy`."""

    value: str

class MFMANegModifierAttr(DefinedAttr):
    """`#rocdl.mfma_neg_modifier`."""

    value: str

class MFMAPermBAttr(DefinedAttr):
    """`#rocdl.mfma_perm_b`."""

    value: str

class MatrixFormatAttr(DefinedAttr):
    """`#rocdl.matrix_format`."""

    value: str

class PreGfx12CachePolicyAttr(DefinedAttr):
    """`#rocdl.pre_gfx12_cache_policy`."""

    value: str

class ROCDLTargetAttr(DefinedAttr):
    """`#rocdl.target`."""

    o: int = ...
    triple: str = ...
    chip: str = ...
    features: str = ...
    abi: str = ...
    flags: DictionaryAttr | None = ...
    link: ArrayAttr | None = ...

class SchedGroupMaskAttr(DefinedAttr):
    """`#rocdl.sched_group_mask`."""

    value: str

class TBufferOOBModeModuleFlagAttr(DefinedAttr):
    """`#rocdl.tbuffer_oob_mode_flag`."""

    value: str

class WMMACModifierAttr(DefinedAttr):
    """`#rocdl.wmma_c_modifier`."""

    value: str

class WMMAMatrixScaleAttr(DefinedAttr):
    """`#rocdl.wmma_matrix_scale`."""

    value: str

class WMMAMatrixScaleFormatAttr(DefinedAttr):
    """`#rocdl.wmma_matrix_scale_format`."""

    value: str

class AsyncmarkOp(Op):
    """`rocdl.asyncmark`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BallotOp(Op):
    """`rocdl.ballot`."""

    pred: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, pred: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BarrierInitOp(Op):
    """`rocdl.s.barrier.init`."""

    member_cnt: IntegerAttr
    ptr: Value
    def __init__(self, ptr: ValueLike, member_cnt: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BarrierJoinOp(Op):
    """`rocdl.s.barrier.join`."""

    ptr: Value
    def __init__(self, ptr: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BarrierLeaveOp(Op):
    """`rocdl.s.barrier.leave`."""

    id: IntegerAttr
    def __init__(self, id: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BarrierOp(Op):
    """`rocdl.barrier`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BarrierSignalIsfirstOp(Op):
    """`rocdl.s.barrier.signal.isfirst`."""

    id: IntegerAttr
    @property
    def res(self) -> OpResult: ...
    def __init__(self, id: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BarrierSignalOp(Op):
    """`rocdl.s.barrier.signal`."""

    id: IntegerAttr
    def __init__(self, id: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BarrierSignalVarOp(Op):
    """`rocdl.s.barrier.signal.var`."""

    member_cnt: IntegerAttr
    ptr: Value
    def __init__(self, ptr: ValueLike, member_cnt: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BarrierWaitOp(Op):
    """`rocdl.s.barrier.wait`."""

    id: IntegerAttr
    def __init__(self, id: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BlockIdXOp(Op):
    """`rocdl.workgroup.id.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BlockIdYOp(Op):
    """`rocdl.workgroup.id.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BlockIdZOp(Op):
    """`rocdl.workgroup.id.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterIdXOp(Op):
    """`rocdl.cluster.id.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterIdYOp(Op):
    """`rocdl.cluster.id.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterIdZOp(Op):
    """`rocdl.cluster.id.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterLoadAsyncToLDSB128Op(Op):
    """`rocdl.cluster.load.async.to.lds.b128`."""

    offset: IntegerAttr
    cpol: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value
    mask: Value
    def __init__(self, global_ptr: ValueLike, lds_ptr: ValueLike, offset: IntLike, mask: ValueLike, *, cpol: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterLoadAsyncToLDSB32Op(Op):
    """`rocdl.cluster.load.async.to.lds.b32`."""

    offset: IntegerAttr
    cpol: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value
    mask: Value
    def __init__(self, global_ptr: ValueLike, lds_ptr: ValueLike, offset: IntLike, mask: ValueLike, *, cpol: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterLoadAsyncToLDSB64Op(Op):
    """`rocdl.cluster.load.async.to.lds.b64`."""

    offset: IntegerAttr
    cpol: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value
    mask: Value
    def __init__(self, global_ptr: ValueLike, lds_ptr: ValueLike, offset: IntLike, mask: ValueLike, *, cpol: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterLoadAsyncToLDSB8Op(Op):
    """`rocdl.cluster.load.async.to.lds.b8`."""

    offset: IntegerAttr
    cpol: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value
    mask: Value
    def __init__(self, global_ptr: ValueLike, lds_ptr: ValueLike, offset: IntLike, mask: ValueLike, *, cpol: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterWorkgroupIdXOp(Op):
    """`rocdl.cluster.workgroup.id.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterWorkgroupIdYOp(Op):
    """`rocdl.cluster.workgroup.id.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterWorkgroupIdZOp(Op):
    """`rocdl.cluster.workgroup.id.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtF32Bf8Op(Op):
    """`rocdl.cvt.f32.bf8`."""

    byte_sel: IntegerAttr
    src_a: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src_a: ValueLike, byte_sel: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtF32Fp8Op(Op):
    """`rocdl.cvt.f32.fp8`."""

    byte_sel: IntegerAttr
    src_a: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src_a: ValueLike, byte_sel: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPkBf8F32Op(Op):
    """`rocdl.cvt.pk.bf8.f32`."""

    word_sel: IntegerAttr
    src_a: Value
    src_b: Value
    old: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src_a: ValueLike, src_b: ValueLike, old: ValueLike, word_sel: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPkF32Bf8Op(Op):
    """`rocdl.cvt.pk.f32.bf8`."""

    word_sel: IntegerAttr
    src: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src: ValueLike, word_sel: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPkF32Fp8Op(Op):
    """`rocdl.cvt.pk.f32.fp8`."""

    word_sel: IntegerAttr
    src: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src: ValueLike, word_sel: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPkFp8F32Op(Op):
    """`rocdl.cvt.pk.fp8.f32`."""

    word_sel: IntegerAttr
    src_a: Value
    src_b: Value
    old: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src_a: ValueLike, src_b: ValueLike, old: ValueLike, word_sel: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPkRtzOp(Op):
    """`rocdl.cvt.pkrtz`."""

    src_a: Value
    src_b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src_a: ValueLike, src_b: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPkScalePk16Bf16Bf6Op(Op):
    """`rocdl.cvt.scale.pk16.bf16.bf6`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, scale_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPkScalePk16Bf16Fp6Op(Op):
    """`rocdl.cvt.scale.pk16.bf16.fp6`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, scale_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPkScalePk16F16Bf6Op(Op):
    """`rocdl.cvt.scale.pk16.f16.bf6`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, scale_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPkScalePk16F16Fp6Op(Op):
    """`rocdl.cvt.scale.pk16.f16.fp6`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, scale_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPkScalePk16F32Bf6Op(Op):
    """`rocdl.cvt.scale.pk16.f32.bf6`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, scale_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPkScalePk16F32Fp6Op(Op):
    """`rocdl.cvt.scale.pk16.f32.fp6`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, scale_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPkScalePk8Bf16Bf8Op(Op):
    """`rocdl.cvt.scale.pk8.bf16.bf8`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, scale_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPkScalePk8Bf16Fp4Op(Op):
    """`rocdl.cvt.scale.pk8.bf16.fp4`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, scale_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPkScalePk8Bf16Fp8Op(Op):
    """`rocdl.cvt.scale.pk8.bf16.fp8`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, scale_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPkScalePk8F16Bf8Op(Op):
    """`rocdl.cvt.scale.pk8.f16.bf8`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, scale_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPkScalePk8F16Fp4Op(Op):
    """`rocdl.cvt.scale.pk8.f16.fp4`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, scale_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPkScalePk8F16Fp8Op(Op):
    """`rocdl.cvt.scale.pk8.f16.fp8`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, scale_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPkScalePk8F32Bf8Op(Op):
    """`rocdl.cvt.scale.pk8.f32.bf8`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, scale_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPkScalePk8F32Fp4Op(Op):
    """`rocdl.cvt.scale.pk8.f32.fp4`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, scale_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtPkScalePk8F32Fp8Op(Op):
    """`rocdl.cvt.scale.pk8.f32.fp8`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, scale_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF322xPk16Bf6F32Op(Op):
    """`rocdl.cvt.scalef32.2xpk16.bf6.f32`."""

    src0: Value
    src1: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src0: ValueLike, src1: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF322xPk16Fp6F32Op(Op):
    """`rocdl.cvt.scalef32.2xpk16.fp6.f32`."""

    src0: Value
    src1: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src0: ValueLike, src1: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32F16Bf8Op(Op):
    """`rocdl.cvt.scalef32.f16.bf8`."""

    src_sel_index: IntegerAttr
    dst_lo_hi_sel: IntegerAttr
    old_vdst: Value
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old_vdst: ValueLike, src: ValueLike, scale: ValueLike, src_sel_index: IntLike, dst_lo_hi_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32F16Fp8Op(Op):
    """`rocdl.cvt.scalef32.f16.fp8`."""

    src_sel_index: IntegerAttr
    dst_lo_hi_sel: IntegerAttr
    old_vdst: Value
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old_vdst: ValueLike, src: ValueLike, scale: ValueLike, src_sel_index: IntLike, dst_lo_hi_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32F32Bf8Op(Op):
    """`rocdl.cvt.scalef32.f32.bf8`."""

    src_sel_index: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, src_sel_index: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32F32Fp8Op(Op):
    """`rocdl.cvt.scalef32.f32.fp8`."""

    src_sel_index: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, src_sel_index: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk16Bf6Bf16Op(Op):
    """`rocdl.cvt.scalef32.pk16.bf6.bf16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk16Bf6F16Op(Op):
    """`rocdl.cvt.scalef32.pk16.bf6.f16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk16Bf6F32Op(Op):
    """`rocdl.cvt.scalef32.pk16.bf6.f32`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk16Fp6Bf16Op(Op):
    """`rocdl.cvt.scalef32.pk16.fp6.bf16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk16Fp6F16Op(Op):
    """`rocdl.cvt.scalef32.pk16.fp6.f16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk16Fp6F32Op(Op):
    """`rocdl.cvt.scalef32.pk16.fp6.f32`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk32Bf16Bf6Op(Op):
    """`rocdl.cvt.scalef32.pk32.bf16.bf6`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk32Bf16Fp6Op(Op):
    """`rocdl.cvt.scalef32.pk32.bf16.fp6`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk32Bf6Bf16Op(Op):
    """`rocdl.cvt.scalef32.pk32.bf6.bf16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk32Bf6F16Op(Op):
    """`rocdl.cvt.scalef32.pk32.bf6.f16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk32F16Bf6Op(Op):
    """`rocdl.cvt.scalef32.pk32.f16.bf6`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk32F16Fp6Op(Op):
    """`rocdl.cvt.scalef32.pk32.f16.fp6`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk32F32Bf6Op(Op):
    """`rocdl.cvt.scalef32.pk32.f32.bf6`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk32F32Fp6Op(Op):
    """`rocdl.cvt.scalef32.pk32.f32.fp6`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk32Fp6Bf16Op(Op):
    """`rocdl.cvt.scalef32.pk32.fp6.bf16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk32Fp6F16Op(Op):
    """`rocdl.cvt.scalef32.pk32.fp6.f16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk8Bf8Bf16Op(Op):
    """`rocdl.cvt.scalef32.pk8.bf8.bf16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk8Bf8F16Op(Op):
    """`rocdl.cvt.scalef32.pk8.bf8.f16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk8Bf8F32Op(Op):
    """`rocdl.cvt.scalef32.pk8.bf8.f32`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk8Fp4Bf16Op(Op):
    """`rocdl.cvt.scalef32.pk8.fp4.bf16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk8Fp4F16Op(Op):
    """`rocdl.cvt.scalef32.pk8.fp4.f16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk8Fp4F32Op(Op):
    """`rocdl.cvt.scalef32.pk8.fp4.f32`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk8Fp8Bf16Op(Op):
    """`rocdl.cvt.scalef32.pk8.fp8.bf16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk8Fp8F16Op(Op):
    """`rocdl.cvt.scalef32.pk8.fp8.f16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32Pk8Fp8F32Op(Op):
    """`rocdl.cvt.scalef32.pk8.fp8.f32`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32PkBf16Bf8Op(Op):
    """`rocdl.cvt.scalef32.pk.bf16.bf8`."""

    src_lo_hi_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, src_lo_hi_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32PkBf16Fp4Op(Op):
    """`rocdl.cvt.scalef32.pk.bf16.fp4`."""

    src_sel_index: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, src_sel_index: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32PkBf16Fp8Op(Op):
    """`rocdl.cvt.scalef32.pk.bf16.fp8`."""

    src_lo_hi_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, src_lo_hi_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32PkBf8Bf16Op(Op):
    """`rocdl.cvt.scalef32.pk.bf8.bf16`."""

    dst_lo_hi_sel: IntegerAttr
    old_vdst: Value
    src0: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old_vdst: ValueLike, src0: ValueLike, scale: ValueLike, dst_lo_hi_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32PkBf8F16Op(Op):
    """`rocdl.cvt.scalef32.pk.bf8.f16`."""

    dst_lo_hi_sel: IntegerAttr
    old_vdst: Value
    src0: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old_vdst: ValueLike, src0: ValueLike, scale: ValueLike, dst_lo_hi_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32PkBf8F32Op(Op):
    """`rocdl.cvt.scalef32.pk.bf8.f32`."""

    dst_lo_hi_sel: IntegerAttr
    old_vdst: Value
    src0: Value
    src1: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old_vdst: ValueLike, src0: ValueLike, src1: ValueLike, scale: ValueLike, dst_lo_hi_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32PkF16Bf8Op(Op):
    """`rocdl.cvt.scalef32.pk.f16.bf8`."""

    src_lo_hi_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, src_lo_hi_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32PkF16Fp4Op(Op):
    """`rocdl.cvt.scalef32.pk.f16.fp4`."""

    src_sel_index: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, src_sel_index: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32PkF16Fp8Op(Op):
    """`rocdl.cvt.scalef32.pk.f16.fp8`."""

    src_lo_hi_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, src_lo_hi_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32PkF32Bf8Op(Op):
    """`rocdl.cvt.scalef32.pk.f32.bf8`."""

    src_lo_hi_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, src_lo_hi_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32PkF32Fp4Op(Op):
    """`rocdl.cvt.scalef32.pk.f32.fp4`."""

    src_sel_index: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, src_sel_index: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32PkF32Fp8Op(Op):
    """`rocdl.cvt.scalef32.pk.f32.fp8`."""

    src_lo_hi_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, scale: ValueLike, src_lo_hi_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32PkFp4Bf16Op(Op):
    """`rocdl.cvt.scalef32.pk.fp4.bf16`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old_vdst: ValueLike, src: ValueLike, scale: ValueLike, dst_sel_index: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32PkFp4F16Op(Op):
    """`rocdl.cvt.scalef32.pk.fp4.f16`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old_vdst: ValueLike, src: ValueLike, scale: ValueLike, dst_sel_index: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32PkFp4F32Op(Op):
    """`rocdl.cvt.scalef32.pk.fp4.f32`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src0: Value
    src1: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old_vdst: ValueLike, src0: ValueLike, src1: ValueLike, scale: ValueLike, dst_sel_index: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32PkFp8Bf16Op(Op):
    """`rocdl.cvt.scalef32.pk.fp8.bf16`."""

    dst_lo_hi_sel: IntegerAttr
    old_vdst: Value
    src0: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old_vdst: ValueLike, src0: ValueLike, scale: ValueLike, dst_lo_hi_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32PkFp8F16Op(Op):
    """`rocdl.cvt.scalef32.pk.fp8.f16`."""

    dst_lo_hi_sel: IntegerAttr
    old_vdst: Value
    src0: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old_vdst: ValueLike, src0: ValueLike, scale: ValueLike, dst_lo_hi_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32PkFp8F32Op(Op):
    """`rocdl.cvt.scalef32.pk.fp8.f32`."""

    dst_lo_hi_sel: IntegerAttr
    old_vdst: Value
    src0: Value
    src1: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old_vdst: ValueLike, src0: ValueLike, src1: ValueLike, scale: ValueLike, dst_lo_hi_sel: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrBf8BF16Op(Op):
    """`rocdl.cvt.scalef32.sr.bf8.bf16`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src0: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old_vdst: ValueLike, src0: ValueLike, seed: ValueLike, scale: ValueLike, dst_sel_index: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrBf8F16Op(Op):
    """`rocdl.cvt.scalef32.sr.bf8.f16`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src0: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old_vdst: ValueLike, src0: ValueLike, seed: ValueLike, scale: ValueLike, dst_sel_index: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrBf8F32Op(Op):
    """`rocdl.cvt.scalef32.sr.bf8.f32`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src0: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old_vdst: ValueLike, src0: ValueLike, seed: ValueLike, scale: ValueLike, dst_sel_index: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrFp8BF16Op(Op):
    """`rocdl.cvt.scalef32.sr.fp8.bf16`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src0: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old_vdst: ValueLike, src0: ValueLike, seed: ValueLike, scale: ValueLike, dst_sel_index: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrFp8F16Op(Op):
    """`rocdl.cvt.scalef32.sr.fp8.f16`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src0: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old_vdst: ValueLike, src0: ValueLike, seed: ValueLike, scale: ValueLike, dst_sel_index: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrFp8F32Op(Op):
    """`rocdl.cvt.scalef32.sr.fp8.f32`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src0: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old_vdst: ValueLike, src0: ValueLike, seed: ValueLike, scale: ValueLike, dst_sel_index: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk16Bf6Bf16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk16.bf6.bf16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk16Bf6F16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk16.bf6.f16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk16Bf6F32Op(Op):
    """`rocdl.cvt.scalef32.sr.pk16.bf6.f32`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk16Fp6Bf16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk16.fp6.bf16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk16Fp6F16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk16.fp6.f16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk16Fp6F32Op(Op):
    """`rocdl.cvt.scalef32.sr.pk16.fp6.f32`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk32Bf6Bf16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk32.bf6.bf16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk32Bf6F16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk32.bf6.f16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk32Bf6F32Op(Op):
    """`rocdl.cvt.scalef32.sr.pk32.bf6.f32`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk32Fp6Bf16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk32.fp6.bf16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk32Fp6F16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk32.fp6.f16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk32Fp6F32Op(Op):
    """`rocdl.cvt.scalef32.sr.pk32.fp6.f32`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk8Bf8Bf16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk8.bf8.bf16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk8Bf8F16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk8.bf8.f16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk8Bf8F32Op(Op):
    """`rocdl.cvt.scalef32.sr.pk8.bf8.f32`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk8Fp4Bf16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk8.fp4.bf16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk8Fp4F16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk8.fp4.f16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk8Fp4F32Op(Op):
    """`rocdl.cvt.scalef32.sr.pk8.fp4.f32`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk8Fp8Bf16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk8.fp8.bf16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk8Fp8F16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk8.fp8.f16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPk8Fp8F32Op(Op):
    """`rocdl.cvt.scalef32.sr.pk8.fp8.f32`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, seed: ValueLike, scale: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPkFp4Bf16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk.fp4.bf16`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old_vdst: ValueLike, src: ValueLike, seed: ValueLike, scale: ValueLike, dst_sel_index: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPkFp4F16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk.fp4.f16`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old_vdst: ValueLike, src: ValueLike, seed: ValueLike, scale: ValueLike, dst_sel_index: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtScaleF32SrPkFp4F32Op(Op):
    """`rocdl.cvt.scalef32.sr.pk.fp4.f32`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old_vdst: ValueLike, src: ValueLike, seed: ValueLike, scale: ValueLike, dst_sel_index: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtSrBf8F32Op(Op):
    """`rocdl.cvt.sr.bf8.f32`."""

    byte_sel: IntegerAttr
    src_a: Value
    src_b: Value
    old: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src_a: ValueLike, src_b: ValueLike, old: ValueLike, byte_sel: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CvtSrFp8F32Op(Op):
    """`rocdl.cvt.sr.fp8.f32`."""

    byte_sel: IntegerAttr
    src_a: Value
    src_b: Value
    old: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src_a: ValueLike, src_b: ValueLike, old: ValueLike, byte_sel: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DPPUpdateOp(Op):
    """`rocdl.update.dpp`."""

    dpp_ctrl: IntegerAttr
    row_mask: IntegerAttr
    bank_mask: IntegerAttr
    bound_ctrl: IntegerAttr
    old: Value
    src: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old: ValueLike, src: ValueLike, dpp_ctrl: IntLike, row_mask: IntLike, bank_mask: IntLike, bound_ctrl: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Dot4F32Bf8Bf8Op(Op):
    """`rocdl.dot4.f32.bf8.bf8`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Dot4F32Bf8Fp8Op(Op):
    """`rocdl.dot4.f32.bf8.fp8`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Dot4F32Fp8Bf8Op(Op):
    """`rocdl.dot4.f32.fp8.bf8`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Dot4F32Fp8Fp8Op(Op):
    """`rocdl.dot4.f32.fp8.fp8`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DsAtomicAsyncBarrierArriveOp(Op):
    """`rocdl.ds.atomic.async.barrier.arrive.b64`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    barrier_ptr: Value
    def __init__(self, barrier_ptr: ValueLike, *, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DsAtomicBarrierArriveRtnOp(Op):
    """`rocdl.ds.atomic.barrier.arrive.rtn.b64`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    barrier_ptr: Value
    val: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, barrier_ptr: ValueLike, val: ValueLike, *, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DsBpermuteOp(Op):
    """`rocdl.ds_bpermute`."""

    index: Value
    src: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, index: ValueLike, src: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DsLoadTr16_B128Op(Op):
    """`rocdl.ds.load.tr16.b128`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, ptr: ValueLike, *, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DsLoadTr4_B64Op(Op):
    """`rocdl.ds.load.tr4.b64`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, ptr: ValueLike, *, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DsLoadTr6_B96Op(Op):
    """`rocdl.ds.load.tr6.b96`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, ptr: ValueLike, *, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DsLoadTr8_B64Op(Op):
    """`rocdl.ds.load.tr8.b64`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, ptr: ValueLike, *, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DsReadTr16B64Op(Op):
    """`rocdl.ds.read.tr16.b64`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, ptr: ValueLike, *, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DsReadTr4B64Op(Op):
    """`rocdl.ds.read.tr4.b64`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, ptr: ValueLike, *, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DsReadTr6B96Op(Op):
    """`rocdl.ds.read.tr6.b96`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, ptr: ValueLike, *, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DsReadTr8B64Op(Op):
    """`rocdl.ds.read.tr8.b64`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, ptr: ValueLike, *, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DsSwizzleOp(Op):
    """`rocdl.ds_swizzle`."""

    src: Value
    offset: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, offset: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FMed3Op(Op):
    """`rocdl.fmed3`."""

    src0: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src0: ValueLike, src1: ValueLike, src2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Fdot2Bf16Bf16Op(Op):
    """`rocdl.fdot2.bf16.bf16`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Fdot2F16F16Op(Op):
    """`rocdl.fdot2.f16.f16`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Fdot2F32Bf16Op(Op):
    """`rocdl.fdot2.f32.bf16`."""

    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, clamp: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Fdot2Op(Op):
    """`rocdl.fdot2`."""

    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, clamp: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FlatPrefetchOp(Op):
    """`rocdl.flat.prefetch`."""

    cache_policy: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    def __init__(self, ptr: ValueLike, *, cache_policy: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetBarrierStateOp(Op):
    """`rocdl.s.get.barrier.state`."""

    id: IntegerAttr
    @property
    def res(self) -> OpResult: ...
    def __init__(self, id: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetNamedBarrierStateOp(Op):
    """`rocdl.s.get.named.barrier.state`."""

    ptr: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, ptr: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalLoadAsyncLdsOp(Op):
    """`rocdl.global.load.async.lds`."""

    size: IntegerAttr
    offset: IntegerAttr
    aux: IntegerAttr
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value
    def __init__(self, global_ptr: ValueLike, lds_ptr: ValueLike, size: IntLike, offset: IntLike, *, aux: IntLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalLoadAsyncToLDSB128Op(Op):
    """`rocdl.global.load.async.to.lds.b128`."""

    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value
    def __init__(self, global_ptr: ValueLike, lds_ptr: ValueLike, offset: IntLike, *, aux: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalLoadAsyncToLDSB32Op(Op):
    """`rocdl.global.load.async.to.lds.b32`."""

    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value
    def __init__(self, global_ptr: ValueLike, lds_ptr: ValueLike, offset: IntLike, *, aux: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalLoadAsyncToLDSB64Op(Op):
    """`rocdl.global.load.async.to.lds.b64`."""

    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value
    def __init__(self, global_ptr: ValueLike, lds_ptr: ValueLike, offset: IntLike, *, aux: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalLoadAsyncToLDSB8Op(Op):
    """`rocdl.global.load.async.to.lds.b8`."""

    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value
    def __init__(self, global_ptr: ValueLike, lds_ptr: ValueLike, offset: IntLike, *, aux: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalLoadLDSOp(Op):
    """`rocdl.global.load.lds`."""

    size: IntegerAttr
    offset: IntegerAttr
    aux: IntegerAttr
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value
    def __init__(self, global_ptr: ValueLike, lds_ptr: ValueLike, size: IntLike, offset: IntLike, *, aux: IntLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalLoadTr4_B64Op(Op):
    """`rocdl.global.load.tr4.b64`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, ptr: ValueLike, *, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalLoadTr6_B96Op(Op):
    """`rocdl.global.load.tr6.b96`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, ptr: ValueLike, *, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalLoadTr8_B128Op(Op):
    """`rocdl.global.load.tr.b128`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, ptr: ValueLike, *, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalLoadTr8_B64Op(Op):
    """`rocdl.global.load.tr.b64`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, ptr: ValueLike, *, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalPrefetchOp(Op):
    """`rocdl.global.prefetch`."""

    cache_policy: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    def __init__(self, ptr: ValueLike, *, cache_policy: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalStoreAsyncFromLdsB128Op(Op):
    """`rocdl.global.store.async.from.lds.b128`."""

    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value
    def __init__(self, global_ptr: ValueLike, lds_ptr: ValueLike, offset: IntLike, *, aux: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalStoreAsyncFromLdsB32Op(Op):
    """`rocdl.global.store.async.from.lds.b32`."""

    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value
    def __init__(self, global_ptr: ValueLike, lds_ptr: ValueLike, offset: IntLike, *, aux: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalStoreAsyncFromLdsB64Op(Op):
    """`rocdl.global.store.async.from.lds.b64`."""

    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value
    def __init__(self, global_ptr: ValueLike, lds_ptr: ValueLike, offset: IntLike, *, aux: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalStoreAsyncFromLdsB8Op(Op):
    """`rocdl.global.store.async.from.lds.b8`."""

    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value
    def __init__(self, global_ptr: ValueLike, lds_ptr: ValueLike, offset: IntLike, *, aux: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IglpOptOp(Op):
    """`rocdl.iglp.opt`."""

    variant: IntegerAttr
    def __init__(self, variant: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoadAsyncToLdsOp(Op):
    """`rocdl.load.async.to.lds`."""

    size: IntegerAttr
    offset: IntegerAttr
    aux: IntegerAttr
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value
    def __init__(self, global_ptr: ValueLike, lds_ptr: ValueLike, size: IntLike, offset: IntLike, *, aux: IntLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoadToLDSOp(Op):
    """`rocdl.load.to.lds`."""

    size: IntegerAttr
    offset: IntegerAttr
    aux: IntegerAttr
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value
    def __init__(self, global_ptr: ValueLike, lds_ptr: ValueLike, size: IntLike, offset: IntLike, *, aux: IntLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MakeBufferRsrcOp(Op):
    """`rocdl.make.buffer.rsrc`."""

    base: Value
    stride: Value
    num_records: Value
    flags: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, base: ValueLike, stride: ValueLike, num_records: ValueLike, flags: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MbcntHiOp(Op):
    """`rocdl.mbcnt.hi`."""

    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    in0: Value
    in1: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in0: ValueLike, in1: ValueLike, *, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MbcntLoOp(Op):
    """`rocdl.mbcnt.lo`."""

    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    in0: Value
    in1: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in0: ValueLike, in1: ValueLike, *, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3216x16x16bf161kOp(Op):
    """`rocdl.mfma.f32.16x16x16bf16.1k`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3216x16x16f16Op(Op):
    """`rocdl.mfma.f32.16x16x16f16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3216x16x1f32Op(Op):
    """`rocdl.mfma.f32.16x16x1f32`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3216x16x2bf16Op(Op):
    """`rocdl.mfma.f32.16x16x2bf16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3216x16x32Bf16Op(Op):
    """`rocdl.mfma.f32.16x16x32.bf16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3216x16x32Bf8Bf8Op(Op):
    """`rocdl.mfma.f32.16x16x32.bf8.bf8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3216x16x32Bf8Fp8Op(Op):
    """`rocdl.mfma.f32.16x16x32.bf8.fp8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3216x16x32F16Op(Op):
    """`rocdl.mfma.f32.16x16x32.f16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3216x16x32Fp8Bf8Op(Op):
    """`rocdl.mfma.f32.16x16x32.fp8.bf8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3216x16x32Fp8Fp8Op(Op):
    """`rocdl.mfma.f32.16x16x32.fp8.fp8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3216x16x4bf161kOp(Op):
    """`rocdl.mfma.f32.16x16x4bf16.1k`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3216x16x4f16Op(Op):
    """`rocdl.mfma.f32.16x16x4f16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3216x16x4f32Op(Op):
    """`rocdl.mfma.f32.16x16x4f32`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3216x16x8Xf32Op(Op):
    """`rocdl.mfma.f32.16x16x8.xf32`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3216x16x8bf16Op(Op):
    """`rocdl.mfma.f32.16x16x8bf16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3232x32x16Bf16Op(Op):
    """`rocdl.mfma.f32.32x32x16.bf16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3232x32x16Bf8Bf8Op(Op):
    """`rocdl.mfma.f32.32x32x16.bf8.bf8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3232x32x16Bf8Fp8Op(Op):
    """`rocdl.mfma.f32.32x32x16.bf8.fp8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3232x32x16F16Op(Op):
    """`rocdl.mfma.f32.32x32x16.f16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3232x32x16Fp8Bf8Op(Op):
    """`rocdl.mfma.f32.32x32x16.fp8.bf8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3232x32x16Fp8Fp8Op(Op):
    """`rocdl.mfma.f32.32x32x16.fp8.fp8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3232x32x1f32Op(Op):
    """`rocdl.mfma.f32.32x32x1f32`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3232x32x2bf16Op(Op):
    """`rocdl.mfma.f32.32x32x2bf16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3232x32x2f32Op(Op):
    """`rocdl.mfma.f32.32x32x2f32`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3232x32x4Xf32Op(Op):
    """`rocdl.mfma.f32.32x32x4.xf32`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3232x32x4bf161kOp(Op):
    """`rocdl.mfma.f32.32x32x4bf16.1k`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3232x32x4bf16Op(Op):
    """`rocdl.mfma.f32.32x32x4bf16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3232x32x4f16Op(Op):
    """`rocdl.mfma.f32.32x32x4f16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3232x32x8bf161kOp(Op):
    """`rocdl.mfma.f32.32x32x8bf16.1k`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF3232x32x8f16Op(Op):
    """`rocdl.mfma.f32.32x32x8f16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF324x4x1f32Op(Op):
    """`rocdl.mfma.f32.4x4x1f32`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF324x4x2bf16Op(Op):
    """`rocdl.mfma.f32.4x4x2bf16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF324x4x4bf161kOp(Op):
    """`rocdl.mfma.f32.4x4x4bf16.1k`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF324x4x4f16Op(Op):
    """`rocdl.mfma.f32.4x4x4f16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF6416x16x4f64Op(Op):
    """`rocdl.mfma.f64.16x16x4f64`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMANegModifierAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaF644x4x4f64Op(Op):
    """`rocdl.mfma.f64.4x4x4f64`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMANegModifierAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaI3216x16x16i8Op(Op):
    """`rocdl.mfma.i32.16x16x16i8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaI3216x16x32I8Op(Op):
    """`rocdl.mfma.i32.16x16x32.i8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaI3216x16x4i8Op(Op):
    """`rocdl.mfma.i32.16x16x4i8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaI3216x16x64I8Op(Op):
    """`rocdl.mfma.i32.16x16x64.i8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaI3232x32x16I8Op(Op):
    """`rocdl.mfma.i32.32x32x16.i8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaI3232x32x32I8Op(Op):
    """`rocdl.mfma.i32.32x32x32.i8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaI3232x32x4i8Op(Op):
    """`rocdl.mfma.i32.32x32x4i8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaI3232x32x8i8Op(Op):
    """`rocdl.mfma.i32.32x32x8i8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaI324x4x4i8Op(Op):
    """`rocdl.mfma.i32.4x4x4i8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: MFMAPermBAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, cbsz: IntLike, abid: IntLike, blgp: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaScaleF3216x16x128F8f6f4Op(Op):
    """`rocdl.mfma.scale.f32.16x16x128.f8f6f4`."""

    cbsz: MatrixFormatAttr
    blgp: MatrixFormatAttr
    opsel_a: IntegerAttr
    opsel_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    scale_a: Value
    scale_b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, scale_a: ValueLike, scale_b: ValueLike, cbsz: WordLike, blgp: WordLike, opsel_a: IntLike, opsel_b: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MfmaScaleF3232x32x64F8f6f4Op(Op):
    """`rocdl.mfma.scale.f32.32x32x64.f8f6f4`."""

    cbsz: MatrixFormatAttr
    blgp: MatrixFormatAttr
    opsel_a: IntegerAttr
    opsel_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    scale_a: Value
    scale_b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, scale_a: ValueLike, scale_b: ValueLike, cbsz: WordLike, blgp: WordLike, opsel_a: IntLike, opsel_b: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Permlane16SwapOp(Op):
    """`rocdl.permlane16.swap`."""

    fi: IntegerAttr
    bound_control: IntegerAttr
    old: Value
    src: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old: ValueLike, src: ValueLike, fi: IntLike, bound_control: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Permlane16VarOp(Op):
    """`rocdl.permlane16.var`."""

    fi: IntegerAttr
    bound_control: IntegerAttr
    old: Value
    src0: Value
    src1: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old: ValueLike, src0: ValueLike, src1: ValueLike, fi: IntLike, bound_control: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Permlane32SwapOp(Op):
    """`rocdl.permlane32.swap`."""

    fi: IntegerAttr
    bound_control: IntegerAttr
    old: Value
    src: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old: ValueLike, src: ValueLike, fi: IntLike, bound_control: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PermlaneX16Op(Op):
    """`rocdl.permlanex16`."""

    fi: IntegerAttr
    bound_control: IntegerAttr
    old: Value
    src0: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old: ValueLike, src0: ValueLike, src1: ValueLike, src2: ValueLike, fi: IntLike, bound_control: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Permlanex16VarOp(Op):
    """`rocdl.permlanex16.var`."""

    fi: IntegerAttr
    bound_control: IntegerAttr
    old: Value
    src0: Value
    src1: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, old: ValueLike, src0: ValueLike, src1: ValueLike, fi: IntLike, bound_control: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PtrSBufferLoadOp(Op):
    """`rocdl.ptr.s.buffer.load`."""

    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    rsrc: Value
    offset: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, rsrc: ValueLike, offset: ValueLike, *, aux: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ROCDLCosOp(Op):
    """`rocdl.cos`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ROCDLExp2Op(Op):
    """`rocdl.exp2`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ROCDLExpOp(Op):
    """`rocdl.exp`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ROCDLLogOp(Op):
    """`rocdl.log`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ROCDLRcpOp(Op):
    """`rocdl.rcp`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ROCDLSinOp(Op):
    """`rocdl.sin`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ROCDLSqrtOp(Op):
    """`rocdl.sqrt`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ROCDLTanhOp(Op):
    """`rocdl.tanh`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawBufferAtomicCmpSwapOp(Op):
    """`rocdl.raw.buffer.atomic.cmpswap`."""

    aux: Attribute
    src: Value
    cmp: Value
    rsrc: Value
    offset: Value
    soffset: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, cmp: ValueLike, rsrc: ValueLike, offset: ValueLike, soffset: ValueLike, *, aux: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawBufferAtomicFAddOp(Op):
    """`rocdl.raw.buffer.atomic.fadd`."""

    aux: Attribute
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, vdata: ValueLike, rsrc: ValueLike, offset: ValueLike, soffset: ValueLike, *, aux: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawBufferAtomicFMaxOp(Op):
    """`rocdl.raw.buffer.atomic.fmax`."""

    aux: Attribute
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, vdata: ValueLike, rsrc: ValueLike, offset: ValueLike, soffset: ValueLike, *, aux: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawBufferAtomicSMaxOp(Op):
    """`rocdl.raw.buffer.atomic.smax`."""

    aux: Attribute
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, vdata: ValueLike, rsrc: ValueLike, offset: ValueLike, soffset: ValueLike, *, aux: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawBufferAtomicUMinOp(Op):
    """`rocdl.raw.buffer.atomic.umin`."""

    aux: Attribute
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, vdata: ValueLike, rsrc: ValueLike, offset: ValueLike, soffset: ValueLike, *, aux: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawBufferLoadOp(Op):
    """`rocdl.raw.buffer.load`."""

    aux: Attribute
    rsrc: Value
    offset: Value
    soffset: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, rsrc: ValueLike, offset: ValueLike, soffset: ValueLike, *, aux: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawBufferStoreOp(Op):
    """`rocdl.raw.buffer.store`."""

    aux: Attribute
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    def __init__(self, vdata: ValueLike, rsrc: ValueLike, offset: ValueLike, soffset: ValueLike, *, aux: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawPtrBufferAtomicCmpSwapOp(Op):
    """`rocdl.raw.ptr.buffer.atomic.cmpswap`."""

    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    src: Value
    cmp: Value
    rsrc: Value
    offset: Value
    soffset: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, cmp: ValueLike, rsrc: ValueLike, offset: ValueLike, soffset: ValueLike, *, aux: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawPtrBufferAtomicFaddOp(Op):
    """`rocdl.raw.ptr.buffer.atomic.fadd`."""

    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, vdata: ValueLike, rsrc: ValueLike, offset: ValueLike, soffset: ValueLike, *, aux: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawPtrBufferAtomicFmaxOp(Op):
    """`rocdl.raw.ptr.buffer.atomic.fmax`."""

    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, vdata: ValueLike, rsrc: ValueLike, offset: ValueLike, soffset: ValueLike, *, aux: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawPtrBufferAtomicSmaxOp(Op):
    """`rocdl.raw.ptr.buffer.atomic.smax`."""

    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, vdata: ValueLike, rsrc: ValueLike, offset: ValueLike, soffset: ValueLike, *, aux: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawPtrBufferAtomicUminOp(Op):
    """`rocdl.raw.ptr.buffer.atomic.umin`."""

    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, vdata: ValueLike, rsrc: ValueLike, offset: ValueLike, soffset: ValueLike, *, aux: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawPtrBufferLoadAsyncLdsOp(Op):
    """`rocdl.raw.ptr.buffer.load.async.lds`."""

    aux: IntegerAttr
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    rsrc: Value
    lds_ptr: Value
    size: Value
    voffset: Value
    soffset: Value
    offset: Value
    def __init__(self, rsrc: ValueLike, lds_ptr: ValueLike, size: ValueLike, voffset: ValueLike, soffset: ValueLike, offset: ValueLike, *, aux: IntLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawPtrBufferLoadLdsOp(Op):
    """`rocdl.raw.ptr.buffer.load.lds`."""

    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    rsrc: Value
    lds_ptr: Value
    size: Value
    voffset: Value
    soffset: Value
    offset: Value
    def __init__(self, rsrc: ValueLike, lds_ptr: ValueLike, size: ValueLike, voffset: ValueLike, soffset: ValueLike, offset: ValueLike, *, aux: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawPtrBufferLoadOp(Op):
    """`rocdl.raw.ptr.buffer.load`."""

    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    rsrc: Value
    offset: Value
    soffset: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, rsrc: ValueLike, offset: ValueLike, soffset: ValueLike, *, aux: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawPtrBufferStoreOp(Op):
    """`rocdl.raw.ptr.buffer.store`."""

    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    def __init__(self, vdata: ValueLike, rsrc: ValueLike, offset: ValueLike, soffset: ValueLike, *, aux: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReadfirstlaneOp(Op):
    """`rocdl.readfirstlane`."""

    src: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReadlaneOp(Op):
    """`rocdl.readlane`."""

    src0: Value
    src1: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src0: ValueLike, src1: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RsqOp(Op):
    """`rocdl.rsq`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SBarrierOp(Op):
    """`rocdl.s.barrier`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SNopOp(Op):
    """`rocdl.s.nop`."""

    count: IntegerAttr
    def __init__(self, count: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SSleepOp(Op):
    """`rocdl.s.sleep`."""

    count: IntegerAttr
    def __init__(self, count: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SWaitcntOp(Op):
    """`rocdl.s.waitcnt`."""

    bitfield: IntegerAttr
    def __init__(self, bitfield: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SchedBarrierOp(Op):
    """`rocdl.sched.barrier`."""

    mask: SchedGroupMaskAttr
    def __init__(self, mask: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SchedGroupBarrierOp(Op):
    """`rocdl.sched.group.barrier`."""

    mask: SchedGroupMaskAttr
    size: IntegerAttr
    group_id: IntegerAttr
    def __init__(self, mask: WordLike, size: IntLike, group_id: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Sdot2Op(Op):
    """`rocdl.sdot2`."""

    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, clamp: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Sdot4Op(Op):
    """`rocdl.sdot4`."""

    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, clamp: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Sdot8Op(Op):
    """`rocdl.sdot8`."""

    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, clamp: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SetPrioOp(Op):
    """`rocdl.s.setprio`."""

    priority: IntegerAttr
    def __init__(self, priority: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3216x16x128Bf8Bf8Op(Op):
    """`rocdl.smfmac.f32.16x16x128.bf8.bf8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3216x16x128Bf8Fp8Op(Op):
    """`rocdl.smfmac.f32.16x16x128.bf8.fp8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3216x16x128Fp8Bf8Op(Op):
    """`rocdl.smfmac.f32.16x16x128.fp8.bf8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3216x16x128Fp8Fp8Op(Op):
    """`rocdl.smfmac.f32.16x16x128.fp8.fp8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3216x16x32Bf16Op(Op):
    """`rocdl.smfmac.f32.16x16x32.bf16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3216x16x32F16Op(Op):
    """`rocdl.smfmac.f32.16x16x32.f16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3216x16x64Bf16Op(Op):
    """`rocdl.smfmac.f32.16x16x64.bf16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3216x16x64Bf8Bf8Op(Op):
    """`rocdl.smfmac.f32.16x16x64.bf8.bf8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3216x16x64Bf8Fp8Op(Op):
    """`rocdl.smfmac.f32.16x16x64.bf8.fp8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3216x16x64F16Op(Op):
    """`rocdl.smfmac.f32.16x16x64.f16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3216x16x64Fp8Bf8Op(Op):
    """`rocdl.smfmac.f32.16x16x64.fp8.bf8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3216x16x64Fp8Fp8Op(Op):
    """`rocdl.smfmac.f32.16x16x64.fp8.fp8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3232x32x16Bf16Op(Op):
    """`rocdl.smfmac.f32.32x32x16.bf16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3232x32x16F16Op(Op):
    """`rocdl.smfmac.f32.32x32x16.f16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3232x32x32Bf16Op(Op):
    """`rocdl.smfmac.f32.32x32x32.bf16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3232x32x32Bf8Bf8Op(Op):
    """`rocdl.smfmac.f32.32x32x32.bf8.bf8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3232x32x32Bf8Fp8Op(Op):
    """`rocdl.smfmac.f32.32x32x32.bf8.fp8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3232x32x32F16Op(Op):
    """`rocdl.smfmac.f32.32x32x32.f16`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3232x32x32Fp8Bf8Op(Op):
    """`rocdl.smfmac.f32.32x32x32.fp8.bf8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3232x32x32Fp8Fp8Op(Op):
    """`rocdl.smfmac.f32.32x32x32.fp8.fp8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3232x32x64Bf8Bf8Op(Op):
    """`rocdl.smfmac.f32.32x32x64.bf8.bf8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3232x32x64Bf8Fp8Op(Op):
    """`rocdl.smfmac.f32.32x32x64.bf8.fp8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3232x32x64Fp8Bf8Op(Op):
    """`rocdl.smfmac.f32.32x32x64.fp8.bf8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacF3232x32x64Fp8Fp8Op(Op):
    """`rocdl.smfmac.f32.32x32x64.fp8.fp8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacI3216x16x128I8Op(Op):
    """`rocdl.smfmac.i32.16x16x128.i8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacI3216x16x64I8Op(Op):
    """`rocdl.smfmac.i32.16x16x64.i8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacI3232x32x32I8Op(Op):
    """`rocdl.smfmac.i32.32x32x32.i8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmfmacI3232x32x64I8Op(Op):
    """`rocdl.smfmac.i32.32x32x64.i8`."""

    cbsz: IntegerAttr
    abid: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, cbsz: IntLike, abid: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Sudot4Op(Op):
    """`rocdl.sudot4`."""

    sign_a: IntegerAttr
    sign_b: IntegerAttr
    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, sign_a: IntLike | None = None, sign_b: IntLike | None = None, clamp: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Sudot8Op(Op):
    """`rocdl.sudot8`."""

    sign_a: IntegerAttr
    sign_b: IntegerAttr
    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, sign_a: IntLike | None = None, sign_b: IntLike | None = None, clamp: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacBf1616x16x32Bf16Op(Op):
    """`rocdl.swmmac.bf16.16x16x32.bf16`."""

    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacBf1616x16x64Bf16Op(Op):
    """`rocdl.swmmac.bf16.16x16x64.bf16`."""

    sign_a: IntegerAttr
    sign_b: IntegerAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, sign_a: IntLike | None = None, sign_b: IntLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacBf16f3216x16x64Bf16Op(Op):
    """`rocdl.swmmac.bf16f32.16x16x64.bf16`."""

    sign_a: IntegerAttr
    sign_b: IntegerAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, sign_a: IntLike | None = None, sign_b: IntLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacF1616x16x128Bf8Bf8Op(Op):
    """`rocdl.swmmac.f16.16x16x128.bf8.bf8`."""

    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacF1616x16x128Bf8Fp8Op(Op):
    """`rocdl.swmmac.f16.16x16x128.bf8.fp8`."""

    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacF1616x16x128Fp8Bf8Op(Op):
    """`rocdl.swmmac.f16.16x16x128.fp8.bf8`."""

    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacF1616x16x128Fp8Fp8Op(Op):
    """`rocdl.swmmac.f16.16x16x128.fp8.fp8`."""

    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacF1616x16x32F16Op(Op):
    """`rocdl.swmmac.f16.16x16x32.f16`."""

    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacF1616x16x64F16Op(Op):
    """`rocdl.swmmac.f16.16x16x64.f16`."""

    sign_a: IntegerAttr
    sign_b: IntegerAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, sign_a: IntLike | None = None, sign_b: IntLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacF3216x16x128Bf8Bf8Op(Op):
    """`rocdl.swmmac.f32.16x16x128.bf8.bf8`."""

    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacF3216x16x128Bf8Fp8Op(Op):
    """`rocdl.swmmac.f32.16x16x128.bf8.fp8`."""

    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacF3216x16x128Fp8Bf8Op(Op):
    """`rocdl.swmmac.f32.16x16x128.fp8.bf8`."""

    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacF3216x16x128Fp8Fp8Op(Op):
    """`rocdl.swmmac.f32.16x16x128.fp8.fp8`."""

    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacF3216x16x32Bf16Op(Op):
    """`rocdl.swmmac.f32.16x16x32.bf16`."""

    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacF3216x16x32Bf8Bf8Op(Op):
    """`rocdl.swmmac.f32.16x16x32.bf8.bf8`."""

    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacF3216x16x32Bf8Fp8Op(Op):
    """`rocdl.swmmac.f32.16x16x32.bf8.fp8`."""

    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacF3216x16x32F16Op(Op):
    """`rocdl.swmmac.f32.16x16x32.f16`."""

    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacF3216x16x32Fp8Bf8Op(Op):
    """`rocdl.swmmac.f32.16x16x32.fp8.bf8`."""

    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacF3216x16x32Fp8Fp8Op(Op):
    """`rocdl.swmmac.f32.16x16x32.fp8.fp8`."""

    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacF3216x16x64Bf16Op(Op):
    """`rocdl.swmmac.f32.16x16x64.bf16`."""

    sign_a: IntegerAttr
    sign_b: IntegerAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, sign_a: IntLike | None = None, sign_b: IntLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacF3216x16x64F16Op(Op):
    """`rocdl.swmmac.f32.16x16x64.f16`."""

    sign_a: IntegerAttr
    sign_b: IntegerAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, sign_a: IntLike | None = None, sign_b: IntLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacI3216x16x128Iu8Op(Op):
    """`rocdl.swmmac.i32.16x16x128.iu8`."""

    sign_a: IntegerAttr
    sign_b: IntegerAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, sign_a: IntLike | None = None, sign_b: IntLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, clamp: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacI3216x16x32Iu4Op(Op):
    """`rocdl.swmmac.i32.16x16x32.iu4`."""

    sign_a: IntegerAttr
    sign_b: IntegerAttr
    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, sign_a: IntLike | None = None, sign_b: IntLike | None = None, clamp: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacI3216x16x32Iu8Op(Op):
    """`rocdl.swmmac.i32.16x16x32.iu8`."""

    sign_a: IntegerAttr
    sign_b: IntegerAttr
    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, sign_a: IntLike | None = None, sign_b: IntLike | None = None, clamp: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwmmacI3216x16x64Iu4Op(Op):
    """`rocdl.swmmac.i32.16x16x64.iu4`."""

    sign_a: IntegerAttr
    sign_b: IntegerAttr
    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, index: ValueLike, *, sign_a: IntLike | None = None, sign_b: IntLike | None = None, clamp: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TensorLoadToLDSOp(Op):
    """`rocdl.tensor.load.to.lds`."""

    cache_policy: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    dgroup0: Value
    dgroup1: Value
    dgroup2: Value
    dgroup3: Value
    dgroup4: Value
    def __init__(self, dgroup0: ValueLike, dgroup1: ValueLike, dgroup2: ValueLike, dgroup3: ValueLike, dgroup4: ValueLike, *, cache_policy: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TensorStoreFromLDSOp(Op):
    """`rocdl.tensor.store.from.lds`."""

    cache_policy: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    dgroup0: Value
    dgroup1: Value
    dgroup2: Value
    dgroup3: Value
    dgroup4: Value
    def __init__(self, dgroup0: ValueLike, dgroup1: ValueLike, dgroup2: ValueLike, dgroup3: ValueLike, dgroup4: ValueLike, *, cache_policy: AnyLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ThreadIdXOp(Op):
    """`rocdl.workitem.id.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ThreadIdYOp(Op):
    """`rocdl.workitem.id.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ThreadIdZOp(Op):
    """`rocdl.workitem.id.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Udot2Op(Op):
    """`rocdl.udot2`."""

    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, clamp: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Udot4Op(Op):
    """`rocdl.udot4`."""

    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, clamp: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Udot8Op(Op):
    """`rocdl.udot8`."""

    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, clamp: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WaitAsynccntOp(Op):
    """`rocdl.s.wait.asynccnt`."""

    count: IntegerAttr
    def __init__(self, count: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WaitAsyncmarkOp(Op):
    """`rocdl.wait.asyncmark`."""

    count: IntegerAttr
    def __init__(self, count: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WaitDscntOp(Op):
    """`rocdl.s.wait.dscnt`."""

    count: IntegerAttr
    def __init__(self, count: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WaitExpcntOp(Op):
    """`rocdl.s.wait.expcnt`."""

    count: IntegerAttr
    def __init__(self, count: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WaitLoadcntOp(Op):
    """`rocdl.s.wait.loadcnt`."""

    count: IntegerAttr
    def __init__(self, count: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WaitStorecntOp(Op):
    """`rocdl.s.wait.storecnt`."""

    count: IntegerAttr
    def __init__(self, count: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WaitTensorcntOp(Op):
    """`rocdl.s.wait.tensorcnt`."""

    count: IntegerAttr
    def __init__(self, count: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WakeupBarrierOp(Op):
    """`rocdl.s.wakeup.barrier`."""

    ptr: Value
    def __init__(self, ptr: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WaveBarrierOp(Op):
    """`rocdl.wave.barrier`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WaveIdOp(Op):
    """`rocdl.wave.id`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WavefrontSizeOp(Op):
    """`rocdl.wavefrontsize`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaBf1616x16x16Bf16Op(Op):
    """`rocdl.wmma.bf16.16x16x16.bf16`."""

    opsel: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, opsel: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaBf1616x16x32Bf16Op(Op):
    """`rocdl.wmma.bf16.16x16x32.bf16`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaBf16f3216x16x32Bf16Op(Op):
    """`rocdl.wmma.bf16f32.16x16x32.bf16`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF1616x16x128Bf8Bf8Op(Op):
    """`rocdl.wmma.f16.16x16x128.bf8_bf8`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF1616x16x128Bf8Fp8Op(Op):
    """`rocdl.wmma.f16.16x16x128.bf8_fp8`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF1616x16x128Fp8Bf8Op(Op):
    """`rocdl.wmma.f16.16x16x128.fp8_bf8`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF1616x16x128Fp8Fp8Op(Op):
    """`rocdl.wmma.f16.16x16x128.fp8_fp8`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF1616x16x16F16Op(Op):
    """`rocdl.wmma.f16.16x16x16.f16`."""

    opsel: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, opsel: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF1616x16x32F16Op(Op):
    """`rocdl.wmma.f16.16x16x32.f16`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF1616x16x64Bf8Bf8Op(Op):
    """`rocdl.wmma.f16.16x16x64.bf8_bf8`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF1616x16x64Bf8Fp8Op(Op):
    """`rocdl.wmma.f16.16x16x64.bf8_fp8`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF1616x16x64Fp8Bf8Op(Op):
    """`rocdl.wmma.f16.16x16x64.fp8_bf8`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF1616x16x64Fp8Fp8Op(Op):
    """`rocdl.wmma.f16.16x16x64.fp8_fp8`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF3216x16x128Bf8Bf8Op(Op):
    """`rocdl.wmma.f32.16x16x128.bf8_bf8`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF3216x16x128Bf8Fp8Op(Op):
    """`rocdl.wmma.f32.16x16x128.bf8_fp8`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF3216x16x128Fp8Bf8Op(Op):
    """`rocdl.wmma.f32.16x16x128.fp8_bf8`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF3216x16x128Fp8Fp8Op(Op):
    """`rocdl.wmma.f32.16x16x128.fp8_fp8`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF3216x16x16Bf16Op(Op):
    """`rocdl.wmma.f32.16x16x16.bf16`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF3216x16x16Bf8Bf8Op(Op):
    """`rocdl.wmma.f32.16x16x16.bf8_bf8`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF3216x16x16Bf8Fp8Op(Op):
    """`rocdl.wmma.f32.16x16x16.bf8_fp8`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF3216x16x16F16Op(Op):
    """`rocdl.wmma.f32.16x16x16.f16`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF3216x16x16Fp8Bf8Op(Op):
    """`rocdl.wmma.f32.16x16x16.fp8_bf8`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF3216x16x16Fp8Fp8Op(Op):
    """`rocdl.wmma.f32.16x16x16.fp8_fp8`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF3216x16x32Bf16Op(Op):
    """`rocdl.wmma.f32.16x16x32.bf16`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF3216x16x32F16Op(Op):
    """`rocdl.wmma.f32.16x16x32.f16`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF3216x16x4F32Op(Op):
    """`rocdl.wmma.f32.16x16x4.f32`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF3216x16x64Bf8Bf8Op(Op):
    """`rocdl.wmma.f32.16x16x64.bf8_bf8`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF3216x16x64Bf8Fp8Op(Op):
    """`rocdl.wmma.f32.16x16x64.bf8_fp8`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF3216x16x64Fp8Bf8Op(Op):
    """`rocdl.wmma.f32.16x16x64.fp8_bf8`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaF3216x16x64Fp8Fp8Op(Op):
    """`rocdl.wmma.f32.16x16x64.fp8_fp8`."""

    mod_c: WMMACModifierAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, mod_c: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaI3216x16x16Iu4Op(Op):
    """`rocdl.wmma.i32.16x16x16.iu4`."""

    sign_a: IntegerAttr
    sign_b: IntegerAttr
    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, sign_a: IntLike | None = None, sign_b: IntLike | None = None, clamp: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaI3216x16x16Iu8Op(Op):
    """`rocdl.wmma.i32.16x16x16.iu8`."""

    sign_a: IntegerAttr
    sign_b: IntegerAttr
    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, sign_a: IntLike | None = None, sign_b: IntLike | None = None, clamp: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaI3216x16x32Iu4Op(Op):
    """`rocdl.wmma.i32.16x16x32.iu4`."""

    sign_a: IntegerAttr
    sign_b: IntegerAttr
    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, sign_a: IntLike | None = None, sign_b: IntLike | None = None, clamp: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaI3216x16x64Iu8Op(Op):
    """`rocdl.wmma.i32.16x16x64.iu8`."""

    sign_a: IntegerAttr
    sign_b: IntegerAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, *, sign_a: IntLike | None = None, sign_b: IntLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, clamp: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaScale16F3216x16x128F8f6f4Op(Op):
    """`rocdl.wmma.scale16.f32.16x16x128.f8f6f4`."""

    fmt_a: MatrixFormatAttr
    fmt_b: MatrixFormatAttr
    mod_c: WMMACModifierAttr
    scale_atype: WMMAMatrixScaleAttr
    fmt_scale_a: WMMAMatrixScaleFormatAttr
    scale_btype: WMMAMatrixScaleAttr
    fmt_scale_b: WMMAMatrixScaleFormatAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    scale_a: Value
    scale_b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, scale_a: ValueLike, scale_b: ValueLike, *, fmt_a: WordLike | None = None, fmt_b: WordLike | None = None, mod_c: WordLike | None = None, scale_atype: WordLike | None = None, fmt_scale_a: WordLike | None = None, scale_btype: WordLike | None = None, fmt_scale_b: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaScale16F3232x16x128F4Op(Op):
    """`rocdl.wmma.scale16.f32.32x16x128.f4`."""

    mod_c: WMMACModifierAttr
    scale_atype: WMMAMatrixScaleAttr
    fmt_scale_a: WMMAMatrixScaleFormatAttr
    scale_btype: WMMAMatrixScaleAttr
    fmt_scale_b: WMMAMatrixScaleFormatAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    scale_a: Value
    scale_b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, scale_a: ValueLike, scale_b: ValueLike, *, mod_c: WordLike | None = None, scale_atype: WordLike | None = None, fmt_scale_a: WordLike | None = None, scale_btype: WordLike | None = None, fmt_scale_b: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaScaleF3216x16x128F8f6f4Op(Op):
    """`rocdl.wmma.scale.f32.16x16x128.f8f6f4`."""

    fmt_a: MatrixFormatAttr
    fmt_b: MatrixFormatAttr
    mod_c: WMMACModifierAttr
    scale_atype: WMMAMatrixScaleAttr
    fmt_scale_a: WMMAMatrixScaleFormatAttr
    scale_btype: WMMAMatrixScaleAttr
    fmt_scale_b: WMMAMatrixScaleFormatAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    scale_a: Value
    scale_b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, scale_a: ValueLike, scale_b: ValueLike, *, fmt_a: WordLike | None = None, fmt_b: WordLike | None = None, mod_c: WordLike | None = None, scale_atype: WordLike | None = None, fmt_scale_a: WordLike | None = None, scale_btype: WordLike | None = None, fmt_scale_b: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WmmaScaleF3232x16x128F4Op(Op):
    """`rocdl.wmma.scale.f32.32x16x128.f4`."""

    mod_c: WMMACModifierAttr
    scale_atype: WMMAMatrixScaleAttr
    fmt_scale_a: WMMAMatrixScaleFormatAttr
    scale_btype: WMMAMatrixScaleAttr
    fmt_scale_b: WMMAMatrixScaleFormatAttr
    reuse_a: IntegerAttr
    reuse_b: IntegerAttr
    a: Value
    b: Value
    c: Value
    scale_a: Value
    scale_b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, c: ValueLike, scale_a: ValueLike, scale_b: ValueLike, *, mod_c: WordLike | None = None, scale_atype: WordLike | None = None, fmt_scale_a: WordLike | None = None, scale_btype: WordLike | None = None, fmt_scale_b: WordLike | None = None, reuse_a: IntLike | None = None, reuse_b: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
