"""The ROCDL dialect: AMD GPU instructions as LLVM intrinsics."""

from bridge.dialects.llvm import ConstantRangeAttr
from bridge.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, IntegerAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import Op, OpResult, Value

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


class BallotOp(Op):
    """`rocdl.ballot`."""

    pred: Value
    @property
    def res(self) -> OpResult: ...

class BarrierInitOp(Op):
    """`rocdl.s.barrier.init`."""

    member_cnt: IntegerAttr
    ptr: Value

class BarrierJoinOp(Op):
    """`rocdl.s.barrier.join`."""

    ptr: Value

class BarrierLeaveOp(Op):
    """`rocdl.s.barrier.leave`."""

    id: IntegerAttr

class BarrierOp(Op):
    """`rocdl.barrier`."""


class BarrierSignalIsfirstOp(Op):
    """`rocdl.s.barrier.signal.isfirst`."""

    id: IntegerAttr
    @property
    def res(self) -> OpResult: ...

class BarrierSignalOp(Op):
    """`rocdl.s.barrier.signal`."""

    id: IntegerAttr

class BarrierSignalVarOp(Op):
    """`rocdl.s.barrier.signal.var`."""

    member_cnt: IntegerAttr
    ptr: Value

class BarrierWaitOp(Op):
    """`rocdl.s.barrier.wait`."""

    id: IntegerAttr

class BlockIdXOp(Op):
    """`rocdl.workgroup.id.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class BlockIdYOp(Op):
    """`rocdl.workgroup.id.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class BlockIdZOp(Op):
    """`rocdl.workgroup.id.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class ClusterIdXOp(Op):
    """`rocdl.cluster.id.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class ClusterIdYOp(Op):
    """`rocdl.cluster.id.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class ClusterIdZOp(Op):
    """`rocdl.cluster.id.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

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

class ClusterWorkgroupIdXOp(Op):
    """`rocdl.cluster.workgroup.id.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class ClusterWorkgroupIdYOp(Op):
    """`rocdl.cluster.workgroup.id.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class ClusterWorkgroupIdZOp(Op):
    """`rocdl.cluster.workgroup.id.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class CvtF32Bf8Op(Op):
    """`rocdl.cvt.f32.bf8`."""

    byte_sel: IntegerAttr
    src_a: Value
    @property
    def res(self) -> OpResult: ...

class CvtF32Fp8Op(Op):
    """`rocdl.cvt.f32.fp8`."""

    byte_sel: IntegerAttr
    src_a: Value
    @property
    def res(self) -> OpResult: ...

class CvtPkBf8F32Op(Op):
    """`rocdl.cvt.pk.bf8.f32`."""

    word_sel: IntegerAttr
    src_a: Value
    src_b: Value
    old: Value
    @property
    def res(self) -> OpResult: ...

class CvtPkF32Bf8Op(Op):
    """`rocdl.cvt.pk.f32.bf8`."""

    word_sel: IntegerAttr
    src: Value
    @property
    def res(self) -> OpResult: ...

class CvtPkF32Fp8Op(Op):
    """`rocdl.cvt.pk.f32.fp8`."""

    word_sel: IntegerAttr
    src: Value
    @property
    def res(self) -> OpResult: ...

class CvtPkFp8F32Op(Op):
    """`rocdl.cvt.pk.fp8.f32`."""

    word_sel: IntegerAttr
    src_a: Value
    src_b: Value
    old: Value
    @property
    def res(self) -> OpResult: ...

class CvtPkRtzOp(Op):
    """`rocdl.cvt.pkrtz`."""

    src_a: Value
    src_b: Value
    @property
    def res(self) -> OpResult: ...

class CvtPkScalePk16Bf16Bf6Op(Op):
    """`rocdl.cvt.scale.pk16.bf16.bf6`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtPkScalePk16Bf16Fp6Op(Op):
    """`rocdl.cvt.scale.pk16.bf16.fp6`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtPkScalePk16F16Bf6Op(Op):
    """`rocdl.cvt.scale.pk16.f16.bf6`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtPkScalePk16F16Fp6Op(Op):
    """`rocdl.cvt.scale.pk16.f16.fp6`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtPkScalePk16F32Bf6Op(Op):
    """`rocdl.cvt.scale.pk16.f32.bf6`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtPkScalePk16F32Fp6Op(Op):
    """`rocdl.cvt.scale.pk16.f32.fp6`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtPkScalePk8Bf16Bf8Op(Op):
    """`rocdl.cvt.scale.pk8.bf16.bf8`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtPkScalePk8Bf16Fp4Op(Op):
    """`rocdl.cvt.scale.pk8.bf16.fp4`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtPkScalePk8Bf16Fp8Op(Op):
    """`rocdl.cvt.scale.pk8.bf16.fp8`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtPkScalePk8F16Bf8Op(Op):
    """`rocdl.cvt.scale.pk8.f16.bf8`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtPkScalePk8F16Fp4Op(Op):
    """`rocdl.cvt.scale.pk8.f16.fp4`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtPkScalePk8F16Fp8Op(Op):
    """`rocdl.cvt.scale.pk8.f16.fp8`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtPkScalePk8F32Bf8Op(Op):
    """`rocdl.cvt.scale.pk8.f32.bf8`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtPkScalePk8F32Fp4Op(Op):
    """`rocdl.cvt.scale.pk8.f32.fp4`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtPkScalePk8F32Fp8Op(Op):
    """`rocdl.cvt.scale.pk8.f32.fp8`."""

    scale_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF322xPk16Bf6F32Op(Op):
    """`rocdl.cvt.scalef32.2xpk16.bf6.f32`."""

    src0: Value
    src1: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF322xPk16Fp6F32Op(Op):
    """`rocdl.cvt.scalef32.2xpk16.fp6.f32`."""

    src0: Value
    src1: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32F16Bf8Op(Op):
    """`rocdl.cvt.scalef32.f16.bf8`."""

    src_sel_index: IntegerAttr
    dst_lo_hi_sel: IntegerAttr
    old_vdst: Value
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32F16Fp8Op(Op):
    """`rocdl.cvt.scalef32.f16.fp8`."""

    src_sel_index: IntegerAttr
    dst_lo_hi_sel: IntegerAttr
    old_vdst: Value
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32F32Bf8Op(Op):
    """`rocdl.cvt.scalef32.f32.bf8`."""

    src_sel_index: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32F32Fp8Op(Op):
    """`rocdl.cvt.scalef32.f32.fp8`."""

    src_sel_index: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk16Bf6Bf16Op(Op):
    """`rocdl.cvt.scalef32.pk16.bf6.bf16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk16Bf6F16Op(Op):
    """`rocdl.cvt.scalef32.pk16.bf6.f16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk16Bf6F32Op(Op):
    """`rocdl.cvt.scalef32.pk16.bf6.f32`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk16Fp6Bf16Op(Op):
    """`rocdl.cvt.scalef32.pk16.fp6.bf16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk16Fp6F16Op(Op):
    """`rocdl.cvt.scalef32.pk16.fp6.f16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk16Fp6F32Op(Op):
    """`rocdl.cvt.scalef32.pk16.fp6.f32`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk32Bf16Bf6Op(Op):
    """`rocdl.cvt.scalef32.pk32.bf16.bf6`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk32Bf16Fp6Op(Op):
    """`rocdl.cvt.scalef32.pk32.bf16.fp6`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk32Bf6Bf16Op(Op):
    """`rocdl.cvt.scalef32.pk32.bf6.bf16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk32Bf6F16Op(Op):
    """`rocdl.cvt.scalef32.pk32.bf6.f16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk32F16Bf6Op(Op):
    """`rocdl.cvt.scalef32.pk32.f16.bf6`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk32F16Fp6Op(Op):
    """`rocdl.cvt.scalef32.pk32.f16.fp6`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk32F32Bf6Op(Op):
    """`rocdl.cvt.scalef32.pk32.f32.bf6`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk32F32Fp6Op(Op):
    """`rocdl.cvt.scalef32.pk32.f32.fp6`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk32Fp6Bf16Op(Op):
    """`rocdl.cvt.scalef32.pk32.fp6.bf16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk32Fp6F16Op(Op):
    """`rocdl.cvt.scalef32.pk32.fp6.f16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk8Bf8Bf16Op(Op):
    """`rocdl.cvt.scalef32.pk8.bf8.bf16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk8Bf8F16Op(Op):
    """`rocdl.cvt.scalef32.pk8.bf8.f16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk8Bf8F32Op(Op):
    """`rocdl.cvt.scalef32.pk8.bf8.f32`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk8Fp4Bf16Op(Op):
    """`rocdl.cvt.scalef32.pk8.fp4.bf16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk8Fp4F16Op(Op):
    """`rocdl.cvt.scalef32.pk8.fp4.f16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk8Fp4F32Op(Op):
    """`rocdl.cvt.scalef32.pk8.fp4.f32`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk8Fp8Bf16Op(Op):
    """`rocdl.cvt.scalef32.pk8.fp8.bf16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk8Fp8F16Op(Op):
    """`rocdl.cvt.scalef32.pk8.fp8.f16`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32Pk8Fp8F32Op(Op):
    """`rocdl.cvt.scalef32.pk8.fp8.f32`."""

    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32PkBf16Bf8Op(Op):
    """`rocdl.cvt.scalef32.pk.bf16.bf8`."""

    src_lo_hi_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32PkBf16Fp4Op(Op):
    """`rocdl.cvt.scalef32.pk.bf16.fp4`."""

    src_sel_index: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32PkBf16Fp8Op(Op):
    """`rocdl.cvt.scalef32.pk.bf16.fp8`."""

    src_lo_hi_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32PkBf8Bf16Op(Op):
    """`rocdl.cvt.scalef32.pk.bf8.bf16`."""

    dst_lo_hi_sel: IntegerAttr
    old_vdst: Value
    src0: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32PkBf8F16Op(Op):
    """`rocdl.cvt.scalef32.pk.bf8.f16`."""

    dst_lo_hi_sel: IntegerAttr
    old_vdst: Value
    src0: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32PkBf8F32Op(Op):
    """`rocdl.cvt.scalef32.pk.bf8.f32`."""

    dst_lo_hi_sel: IntegerAttr
    old_vdst: Value
    src0: Value
    src1: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32PkF16Bf8Op(Op):
    """`rocdl.cvt.scalef32.pk.f16.bf8`."""

    src_lo_hi_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32PkF16Fp4Op(Op):
    """`rocdl.cvt.scalef32.pk.f16.fp4`."""

    src_sel_index: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32PkF16Fp8Op(Op):
    """`rocdl.cvt.scalef32.pk.f16.fp8`."""

    src_lo_hi_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32PkF32Bf8Op(Op):
    """`rocdl.cvt.scalef32.pk.f32.bf8`."""

    src_lo_hi_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32PkF32Fp4Op(Op):
    """`rocdl.cvt.scalef32.pk.f32.fp4`."""

    src_sel_index: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32PkF32Fp8Op(Op):
    """`rocdl.cvt.scalef32.pk.f32.fp8`."""

    src_lo_hi_sel: IntegerAttr
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32PkFp4Bf16Op(Op):
    """`rocdl.cvt.scalef32.pk.fp4.bf16`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32PkFp4F16Op(Op):
    """`rocdl.cvt.scalef32.pk.fp4.f16`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32PkFp4F32Op(Op):
    """`rocdl.cvt.scalef32.pk.fp4.f32`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src0: Value
    src1: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32PkFp8Bf16Op(Op):
    """`rocdl.cvt.scalef32.pk.fp8.bf16`."""

    dst_lo_hi_sel: IntegerAttr
    old_vdst: Value
    src0: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32PkFp8F16Op(Op):
    """`rocdl.cvt.scalef32.pk.fp8.f16`."""

    dst_lo_hi_sel: IntegerAttr
    old_vdst: Value
    src0: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32PkFp8F32Op(Op):
    """`rocdl.cvt.scalef32.pk.fp8.f32`."""

    dst_lo_hi_sel: IntegerAttr
    old_vdst: Value
    src0: Value
    src1: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrBf8BF16Op(Op):
    """`rocdl.cvt.scalef32.sr.bf8.bf16`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src0: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrBf8F16Op(Op):
    """`rocdl.cvt.scalef32.sr.bf8.f16`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src0: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrBf8F32Op(Op):
    """`rocdl.cvt.scalef32.sr.bf8.f32`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src0: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrFp8BF16Op(Op):
    """`rocdl.cvt.scalef32.sr.fp8.bf16`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src0: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrFp8F16Op(Op):
    """`rocdl.cvt.scalef32.sr.fp8.f16`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src0: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrFp8F32Op(Op):
    """`rocdl.cvt.scalef32.sr.fp8.f32`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src0: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk16Bf6Bf16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk16.bf6.bf16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk16Bf6F16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk16.bf6.f16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk16Bf6F32Op(Op):
    """`rocdl.cvt.scalef32.sr.pk16.bf6.f32`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk16Fp6Bf16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk16.fp6.bf16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk16Fp6F16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk16.fp6.f16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk16Fp6F32Op(Op):
    """`rocdl.cvt.scalef32.sr.pk16.fp6.f32`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk32Bf6Bf16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk32.bf6.bf16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk32Bf6F16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk32.bf6.f16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk32Bf6F32Op(Op):
    """`rocdl.cvt.scalef32.sr.pk32.bf6.f32`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk32Fp6Bf16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk32.fp6.bf16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk32Fp6F16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk32.fp6.f16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk32Fp6F32Op(Op):
    """`rocdl.cvt.scalef32.sr.pk32.fp6.f32`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk8Bf8Bf16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk8.bf8.bf16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk8Bf8F16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk8.bf8.f16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk8Bf8F32Op(Op):
    """`rocdl.cvt.scalef32.sr.pk8.bf8.f32`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk8Fp4Bf16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk8.fp4.bf16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk8Fp4F16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk8.fp4.f16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk8Fp4F32Op(Op):
    """`rocdl.cvt.scalef32.sr.pk8.fp4.f32`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk8Fp8Bf16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk8.fp8.bf16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk8Fp8F16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk8.fp8.f16`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPk8Fp8F32Op(Op):
    """`rocdl.cvt.scalef32.sr.pk8.fp8.f32`."""

    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPkFp4Bf16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk.fp4.bf16`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPkFp4F16Op(Op):
    """`rocdl.cvt.scalef32.sr.pk.fp4.f16`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtScaleF32SrPkFp4F32Op(Op):
    """`rocdl.cvt.scalef32.sr.pk.fp4.f32`."""

    dst_sel_index: IntegerAttr
    old_vdst: Value
    src: Value
    seed: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class CvtSrBf8F32Op(Op):
    """`rocdl.cvt.sr.bf8.f32`."""

    byte_sel: IntegerAttr
    src_a: Value
    src_b: Value
    old: Value
    @property
    def res(self) -> OpResult: ...

class CvtSrFp8F32Op(Op):
    """`rocdl.cvt.sr.fp8.f32`."""

    byte_sel: IntegerAttr
    src_a: Value
    src_b: Value
    old: Value
    @property
    def res(self) -> OpResult: ...

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

class Dot4F32Bf8Bf8Op(Op):
    """`rocdl.dot4.f32.bf8.bf8`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class Dot4F32Bf8Fp8Op(Op):
    """`rocdl.dot4.f32.bf8.fp8`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class Dot4F32Fp8Bf8Op(Op):
    """`rocdl.dot4.f32.fp8.bf8`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class Dot4F32Fp8Fp8Op(Op):
    """`rocdl.dot4.f32.fp8.fp8`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class DsAtomicAsyncBarrierArriveOp(Op):
    """`rocdl.ds.atomic.async.barrier.arrive.b64`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    barrier_ptr: Value

class DsAtomicBarrierArriveRtnOp(Op):
    """`rocdl.ds.atomic.barrier.arrive.rtn.b64`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    barrier_ptr: Value
    val: Value
    @property
    def res(self) -> OpResult: ...

class DsBpermuteOp(Op):
    """`rocdl.ds_bpermute`."""

    index: Value
    src: Value
    @property
    def res(self) -> OpResult: ...

class DsLoadTr16_B128Op(Op):
    """`rocdl.ds.load.tr16.b128`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...

class DsLoadTr4_B64Op(Op):
    """`rocdl.ds.load.tr4.b64`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...

class DsLoadTr6_B96Op(Op):
    """`rocdl.ds.load.tr6.b96`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...

class DsLoadTr8_B64Op(Op):
    """`rocdl.ds.load.tr8.b64`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...

class DsReadTr16B64Op(Op):
    """`rocdl.ds.read.tr16.b64`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...

class DsReadTr4B64Op(Op):
    """`rocdl.ds.read.tr4.b64`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...

class DsReadTr6B96Op(Op):
    """`rocdl.ds.read.tr6.b96`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...

class DsReadTr8B64Op(Op):
    """`rocdl.ds.read.tr8.b64`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...

class DsSwizzleOp(Op):
    """`rocdl.ds_swizzle`."""

    src: Value
    offset: Value
    @property
    def res(self) -> OpResult: ...

class FMed3Op(Op):
    """`rocdl.fmed3`."""

    src0: Value
    src1: Value
    src2: Value
    @property
    def res(self) -> OpResult: ...

class Fdot2Bf16Bf16Op(Op):
    """`rocdl.fdot2.bf16.bf16`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class Fdot2F16F16Op(Op):
    """`rocdl.fdot2.f16.f16`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class Fdot2F32Bf16Op(Op):
    """`rocdl.fdot2.f32.bf16`."""

    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class Fdot2Op(Op):
    """`rocdl.fdot2`."""

    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class FlatPrefetchOp(Op):
    """`rocdl.flat.prefetch`."""

    cache_policy: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value

class GetBarrierStateOp(Op):
    """`rocdl.s.get.barrier.state`."""

    id: IntegerAttr
    @property
    def res(self) -> OpResult: ...

class GetNamedBarrierStateOp(Op):
    """`rocdl.s.get.named.barrier.state`."""

    ptr: Value
    @property
    def res(self) -> OpResult: ...

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

class GlobalLoadAsyncToLDSB128Op(Op):
    """`rocdl.global.load.async.to.lds.b128`."""

    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value

class GlobalLoadAsyncToLDSB32Op(Op):
    """`rocdl.global.load.async.to.lds.b32`."""

    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value

class GlobalLoadAsyncToLDSB64Op(Op):
    """`rocdl.global.load.async.to.lds.b64`."""

    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value

class GlobalLoadAsyncToLDSB8Op(Op):
    """`rocdl.global.load.async.to.lds.b8`."""

    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value

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

class GlobalLoadTr4_B64Op(Op):
    """`rocdl.global.load.tr4.b64`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...

class GlobalLoadTr6_B96Op(Op):
    """`rocdl.global.load.tr6.b96`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...

class GlobalLoadTr8_B128Op(Op):
    """`rocdl.global.load.tr.b128`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...

class GlobalLoadTr8_B64Op(Op):
    """`rocdl.global.load.tr.b64`."""

    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...

class GlobalPrefetchOp(Op):
    """`rocdl.global.prefetch`."""

    cache_policy: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value

class GlobalStoreAsyncFromLdsB128Op(Op):
    """`rocdl.global.store.async.from.lds.b128`."""

    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value

class GlobalStoreAsyncFromLdsB32Op(Op):
    """`rocdl.global.store.async.from.lds.b32`."""

    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value

class GlobalStoreAsyncFromLdsB64Op(Op):
    """`rocdl.global.store.async.from.lds.b64`."""

    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value

class GlobalStoreAsyncFromLdsB8Op(Op):
    """`rocdl.global.store.async.from.lds.b8`."""

    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    global_ptr: Value
    lds_ptr: Value

class IglpOptOp(Op):
    """`rocdl.iglp.opt`."""

    variant: IntegerAttr

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

class MakeBufferRsrcOp(Op):
    """`rocdl.make.buffer.rsrc`."""

    base: Value
    stride: Value
    num_records: Value
    flags: Value
    @property
    def res(self) -> OpResult: ...

class MbcntHiOp(Op):
    """`rocdl.mbcnt.hi`."""

    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    in0: Value
    in1: Value
    @property
    def res(self) -> OpResult: ...

class MbcntLoOp(Op):
    """`rocdl.mbcnt.lo`."""

    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    in0: Value
    in1: Value
    @property
    def res(self) -> OpResult: ...

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

class Permlane16SwapOp(Op):
    """`rocdl.permlane16.swap`."""

    fi: IntegerAttr
    bound_control: IntegerAttr
    old: Value
    src: Value
    @property
    def res(self) -> OpResult: ...

class Permlane16VarOp(Op):
    """`rocdl.permlane16.var`."""

    fi: IntegerAttr
    bound_control: IntegerAttr
    old: Value
    src0: Value
    src1: Value
    @property
    def res(self) -> OpResult: ...

class Permlane32SwapOp(Op):
    """`rocdl.permlane32.swap`."""

    fi: IntegerAttr
    bound_control: IntegerAttr
    old: Value
    src: Value
    @property
    def res(self) -> OpResult: ...

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

class Permlanex16VarOp(Op):
    """`rocdl.permlanex16.var`."""

    fi: IntegerAttr
    bound_control: IntegerAttr
    old: Value
    src0: Value
    src1: Value
    @property
    def res(self) -> OpResult: ...

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

class ROCDLCosOp(Op):
    """`rocdl.cos`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...

class ROCDLExp2Op(Op):
    """`rocdl.exp2`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...

class ROCDLExpOp(Op):
    """`rocdl.exp`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...

class ROCDLLogOp(Op):
    """`rocdl.log`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...

class ROCDLRcpOp(Op):
    """`rocdl.rcp`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...

class ROCDLSinOp(Op):
    """`rocdl.sin`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...

class ROCDLSqrtOp(Op):
    """`rocdl.sqrt`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...

class ROCDLTanhOp(Op):
    """`rocdl.tanh`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...

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

class RawBufferAtomicFAddOp(Op):
    """`rocdl.raw.buffer.atomic.fadd`."""

    aux: Attribute
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    @property
    def res(self) -> OpResult: ...

class RawBufferAtomicFMaxOp(Op):
    """`rocdl.raw.buffer.atomic.fmax`."""

    aux: Attribute
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    @property
    def res(self) -> OpResult: ...

class RawBufferAtomicSMaxOp(Op):
    """`rocdl.raw.buffer.atomic.smax`."""

    aux: Attribute
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    @property
    def res(self) -> OpResult: ...

class RawBufferAtomicUMinOp(Op):
    """`rocdl.raw.buffer.atomic.umin`."""

    aux: Attribute
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    @property
    def res(self) -> OpResult: ...

class RawBufferLoadOp(Op):
    """`rocdl.raw.buffer.load`."""

    aux: Attribute
    rsrc: Value
    offset: Value
    soffset: Value
    @property
    def res(self) -> OpResult: ...

class RawBufferStoreOp(Op):
    """`rocdl.raw.buffer.store`."""

    aux: Attribute
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value

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

class ReadfirstlaneOp(Op):
    """`rocdl.readfirstlane`."""

    src: Value
    @property
    def res(self) -> OpResult: ...

class ReadlaneOp(Op):
    """`rocdl.readlane`."""

    src0: Value
    src1: Value
    @property
    def res(self) -> OpResult: ...

class RsqOp(Op):
    """`rocdl.rsq`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...

class SBarrierOp(Op):
    """`rocdl.s.barrier`."""


class SNopOp(Op):
    """`rocdl.s.nop`."""

    count: IntegerAttr

class SSleepOp(Op):
    """`rocdl.s.sleep`."""

    count: IntegerAttr

class SWaitcntOp(Op):
    """`rocdl.s.waitcnt`."""

    bitfield: IntegerAttr

class SchedBarrierOp(Op):
    """`rocdl.sched.barrier`."""

    mask: SchedGroupMaskAttr

class SchedGroupBarrierOp(Op):
    """`rocdl.sched.group.barrier`."""

    mask: SchedGroupMaskAttr
    size: IntegerAttr
    group_id: IntegerAttr

class Sdot2Op(Op):
    """`rocdl.sdot2`."""

    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class Sdot4Op(Op):
    """`rocdl.sdot4`."""

    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class Sdot8Op(Op):
    """`rocdl.sdot8`."""

    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class SetPrioOp(Op):
    """`rocdl.s.setprio`."""

    priority: IntegerAttr

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

class SwmmacBf1616x16x32Bf16Op(Op):
    """`rocdl.swmmac.bf16.16x16x32.bf16`."""

    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...

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

class SwmmacF1616x16x32F16Op(Op):
    """`rocdl.swmmac.f16.16x16x32.f16`."""

    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...

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

class SwmmacF3216x16x32Bf16Op(Op):
    """`rocdl.swmmac.f32.16x16x32.bf16`."""

    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...

class SwmmacF3216x16x32Bf8Bf8Op(Op):
    """`rocdl.swmmac.f32.16x16x32.bf8.bf8`."""

    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...

class SwmmacF3216x16x32Bf8Fp8Op(Op):
    """`rocdl.swmmac.f32.16x16x32.bf8.fp8`."""

    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...

class SwmmacF3216x16x32F16Op(Op):
    """`rocdl.swmmac.f32.16x16x32.f16`."""

    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...

class SwmmacF3216x16x32Fp8Bf8Op(Op):
    """`rocdl.swmmac.f32.16x16x32.fp8.bf8`."""

    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...

class SwmmacF3216x16x32Fp8Fp8Op(Op):
    """`rocdl.swmmac.f32.16x16x32.fp8.fp8`."""

    a: Value
    b: Value
    c: Value
    index: Value
    @property
    def res(self) -> OpResult: ...

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

class ThreadIdXOp(Op):
    """`rocdl.workitem.id.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class ThreadIdYOp(Op):
    """`rocdl.workitem.id.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class ThreadIdZOp(Op):
    """`rocdl.workitem.id.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class Udot2Op(Op):
    """`rocdl.udot2`."""

    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class Udot4Op(Op):
    """`rocdl.udot4`."""

    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class Udot8Op(Op):
    """`rocdl.udot8`."""

    clamp: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class WaitAsynccntOp(Op):
    """`rocdl.s.wait.asynccnt`."""

    count: IntegerAttr

class WaitAsyncmarkOp(Op):
    """`rocdl.wait.asyncmark`."""

    count: IntegerAttr

class WaitDscntOp(Op):
    """`rocdl.s.wait.dscnt`."""

    count: IntegerAttr

class WaitExpcntOp(Op):
    """`rocdl.s.wait.expcnt`."""

    count: IntegerAttr

class WaitLoadcntOp(Op):
    """`rocdl.s.wait.loadcnt`."""

    count: IntegerAttr

class WaitStorecntOp(Op):
    """`rocdl.s.wait.storecnt`."""

    count: IntegerAttr

class WaitTensorcntOp(Op):
    """`rocdl.s.wait.tensorcnt`."""

    count: IntegerAttr

class WakeupBarrierOp(Op):
    """`rocdl.s.wakeup.barrier`."""

    ptr: Value

class WaveBarrierOp(Op):
    """`rocdl.wave.barrier`."""


class WaveIdOp(Op):
    """`rocdl.wave.id`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class WavefrontSizeOp(Op):
    """`rocdl.wavefrontsize`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class WmmaBf1616x16x16Bf16Op(Op):
    """`rocdl.wmma.bf16.16x16x16.bf16`."""

    opsel: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

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

class WmmaF1616x16x16F16Op(Op):
    """`rocdl.wmma.f16.16x16x16.f16`."""

    opsel: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

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

class WmmaF3216x16x16Bf16Op(Op):
    """`rocdl.wmma.f32.16x16x16.bf16`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class WmmaF3216x16x16Bf8Bf8Op(Op):
    """`rocdl.wmma.f32.16x16x16.bf8_bf8`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class WmmaF3216x16x16Bf8Fp8Op(Op):
    """`rocdl.wmma.f32.16x16x16.bf8_fp8`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class WmmaF3216x16x16F16Op(Op):
    """`rocdl.wmma.f32.16x16x16.f16`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class WmmaF3216x16x16Fp8Bf8Op(Op):
    """`rocdl.wmma.f32.16x16x16.fp8_bf8`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class WmmaF3216x16x16Fp8Fp8Op(Op):
    """`rocdl.wmma.f32.16x16x16.fp8_fp8`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

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
