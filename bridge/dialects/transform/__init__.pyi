"""The transform dialect: transformations of payload IR: sequences, matchers."""

from bridge.dialects.transform.applying import AnnotateOp as _AnnotateOp, ApplyCommonSubexpressionEliminationOp as _ApplyCommonSubexpressionEliminationOp, ApplyDeadCodeEliminationOp as _ApplyDeadCodeEliminationOp, ApplyLoopInvariantCodeMotionOp as _ApplyLoopInvariantCodeMotionOp, EmitParamAsRemarkOp as _EmitParamAsRemarkOp, EmitRemarkAtOp as _EmitRemarkAtOp, PrintOp as _PrintOp, VerifyOp as _VerifyOp
from bridge.dialects.transform.calls import CastAndCallOp as _CastAndCallOp, TypeConversionCastShapeDynamicDimsOp as _TypeConversionCastShapeDynamicDimsOp
from bridge.dialects.transform.choices import ApplyRegisteredPassOp as _ApplyRegisteredPassOp, ConstrainParamsOp as _ConstrainParamsOp, KnobOp as _KnobOp, NumAssociationsOp as _NumAssociationsOp, SplitHandleOp as _SplitHandleOp, TuneAlternativesOp as _TuneAlternativesOp
from bridge.dialects.transform.conversions import ApplyToLLVMConversionPatternsOp as _ApplyToLLVMConversionPatternsOp, MapForallToBlocksOp as _MapForallToBlocksOp, OneShotBufferizeOp as _OneShotBufferizeOp
from bridge.dialects.transform.extrema import SimplifyBoundedAffineOpsOp as _SimplifyBoundedAffineOpsOp, SimplifyMinMaxAffineOpsOp as _SimplifyMinMaxAffineOpsOp
from bridge.dialects.transform.handles import CastOp as _CastOp, GetConsumersOfResultOp as _GetConsumersOfResultOp, GetDefiningOp as _GetDefiningOp, GetParentOp as _GetParentOp, GetProducerOfOperandOp as _GetProducerOfOperandOp, MatchOperationEmptyOp as _MatchOperationEmptyOp, MatchOperationNameOp as _MatchOperationNameOp, MatchParamCmpIOp as _MatchParamCmpIOp, MergeHandlesOp as _MergeHandlesOp, ParamConstantOp as _ParamConstantOp, ReplicateOp as _ReplicateOp, SelectOp as _SelectOp
from bridge.dialects.transform.independence import MakeLoopIndependentOp as _MakeLoopIndependentOp
from bridge.dialects.transform.loop_changes import LoopCoalesceOp as _LoopCoalesceOp, LoopFuseSiblingOp as _LoopFuseSiblingOp, LoopOutlineOp as _LoopOutlineOp, LoopPeelOp as _LoopPeelOp, LoopPipelineOp as _LoopPipelineOp, LoopPromoteIfOneIterationOp as _LoopPromoteIfOneIterationOp, LoopUnrollAndJamOp as _LoopUnrollAndJamOp, LoopUnrollOp as _LoopUnrollOp
from bridge.dialects.transform.loops import ForallToForOp as _ForallToForOp, ForallToParallelOp as _ForallToParallelOp, ParallelForToNestedForOpsOp as _ParallelForToNestedForOpsOp, TakeAssumedBranchOp as _TakeAssumedBranchOp
from bridge.dialects.transform.matching import GetOperandOp as _GetOperandOp, GetResultOp as _GetResultOp, IRDLCollectMatchingOp as _IRDLCollectMatchingOp, MatchStructuredBodyOp as _MatchStructuredBodyOp, MatchStructuredDimOp as _MatchStructuredDimOp, MatchStructuredInitOp as _MatchStructuredInitOp, MatchStructuredInputOp as _MatchStructuredInputOp, MatchStructuredOp as _MatchStructuredOp, MatchStructuredResultOp as _MatchStructuredResultOp
from bridge.dialects.transform.memory import MemRefAllocaToGlobalOp as _MemRefAllocaToGlobalOp, MemRefEraseDeadAllocAndStoresOp as _MemRefEraseDeadAllocAndStoresOp, MemRefMakeLoopIndependentOp as _MemRefMakeLoopIndependentOp, MemRefMultiBufferOp as _MemRefMultiBufferOp
from bridge.dialects.transform.memref_patterns import ApplyAllocToAllocaOp as _ApplyAllocToAllocaOp, ApplyExpandStridedMetadataPatternsOp as _ApplyExpandStridedMetadataPatternsOp, ApplyExtractAddressComputationsPatternsOp as _ApplyExtractAddressComputationsPatternsOp, ApplyFoldMemrefAliasOpsPatternsOp as _ApplyFoldMemrefAliasOpsPatternsOp
from bridge.dialects.transform.named_matchers import CollectMatchingOp as _CollectMatchingOp, ForeachMatchOp as _ForeachMatchOp
from bridge.dialects.transform.ops import SplitOp as _SplitOp
from bridge.dialects.transform.patterns import ApplyCanonicalizationPatternsOp as _ApplyCanonicalizationPatternsOp, ApplyConversionPatternsOp as _ApplyConversionPatternsOp, ApplyPatternsOp as _ApplyPatternsOp
from bridge.dialects.transform.sequences import AlternativesOp as _AlternativesOp, ForeachOp as _ForeachOp, IncludeOp as _IncludeOp, NamedSequenceOp as _NamedSequenceOp, SequenceOp as _SequenceOp, WithPDLPatternsOp as _WithPDLPatternsOp
from bridge.dialects.transform.structured import BufferizeToAllocationOp as _BufferizeToAllocationOp, ContinuousTileSizesOp as _ContinuousTileSizesOp, FuseOp as _FuseOp, HoistPadBuildPackingLoopNestOp as _HoistPadBuildPackingLoopNestOp, HoistPadOp as _HoistPadOp, InterchangeOp as _InterchangeOp, MultiTileSizesOp as _MultiTileSizesOp, PackGreedilyOp as _PackGreedilyOp, PackTransposeOp as _PackTransposeOp, PadOp as _PadOp, ReplaceOp as _ReplaceOp, SuperVectorizeOp as _SuperVectorizeOp, TileUsingForallOp as _TileUsingForallOp
from bridge.dialects.transform.structured_match import MatchOp as _MatchOp
from bridge.dialects.transform.structured_rewrites import HoistRedundantVectorTransfersOp as _HoistRedundantVectorTransfersOp, PromoteOp as _PromoteOp, TileUsingForOp as _TileUsingForOp, VectorizeOp as _VectorizeOp
from bridge.dialects.transform.tensor_patterns import ApplyBubbleUpExtractSlicePatternsOp as _ApplyBubbleUpExtractSlicePatternsOp, ApplyDecomposeTensorConcatPatternsOp as _ApplyDecomposeTensorConcatPatternsOp, ApplyDropRedundantInsertSliceRankExpansionPatternsOp as _ApplyDropRedundantInsertSliceRankExpansionPatternsOp, ApplyFoldTensorEmptyPatternsOp as _ApplyFoldTensorEmptyPatternsOp, ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp as _ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp, ApplyFoldTensorSubsetOpsPatternsOp as _ApplyFoldTensorSubsetOpsPatternsOp, ApplyMergeConsecutiveInsertExtractSlicePatternsOp as _ApplyMergeConsecutiveInsertExtractSlicePatternsOp, ApplyReassociativeReshapeFoldingPatternsOp as _ApplyReassociativeReshapeFoldingPatternsOp, ApplyRewriteTensorOpsAsConstantPatternsOp as _ApplyRewriteTensorOpsAsConstantPatternsOp
from bridge.dialects.transform.vector_patterns import ApplyCastAwayVectorLeadingOneDimPatternsOp as _ApplyCastAwayVectorLeadingOneDimPatternsOp, ApplyDropInnerMostUnitDimsFromXferOpsPatternsOp as _ApplyDropInnerMostUnitDimsFromXferOpsPatternsOp, ApplyDropUnitDimWithShapeCastPatternsOp as _ApplyDropUnitDimWithShapeCastPatternsOp, ApplyFoldArithExtensionPatternsOp as _ApplyFoldArithExtensionPatternsOp, ApplyFoldElementwiseToVectorPatternsOp as _ApplyFoldElementwiseToVectorPatternsOp, ApplyInterleaveAndDeinterleaveToShufflePatternsOp as _ApplyInterleaveAndDeinterleaveToShufflePatternsOp, ApplyLowerBitCastPatternsOp as _ApplyLowerBitCastPatternsOp, ApplyLowerBroadcastPatternsOp as _ApplyLowerBroadcastPatternsOp, ApplyLowerContractionPatternsOp as _ApplyLowerContractionPatternsOp, ApplyLowerCreateMaskPatternsOp as _ApplyLowerCreateMaskPatternsOp, ApplyLowerGatherPatternsOp as _ApplyLowerGatherPatternsOp, ApplyLowerInterleavePatternsOp as _ApplyLowerInterleavePatternsOp, ApplyLowerMaskedTransfersPatternsOp as _ApplyLowerMaskedTransfersPatternsOp, ApplyLowerMasksPatternsOp as _ApplyLowerMasksPatternsOp, ApplyLowerOuterProductPatternsOp as _ApplyLowerOuterProductPatternsOp, ApplyLowerScanPatternsOp as _ApplyLowerScanPatternsOp, ApplyLowerShapeCastPatternsOp as _ApplyLowerShapeCastPatternsOp, ApplyLowerStepPatternsOp as _ApplyLowerStepPatternsOp, ApplyLowerTransferPatternsOp as _ApplyLowerTransferPatternsOp, ApplyLowerTransposePatternsOp as _ApplyLowerTransposePatternsOp, ApplyMaterializeMasksPatternsOp as _ApplyMaterializeMasksPatternsOp, ApplyMultiReductionFlatteningPatternsOp as _ApplyMultiReductionFlatteningPatternsOp, ApplyMultiReductionUnrollingPatternsOp as _ApplyMultiReductionUnrollingPatternsOp, ApplyPatternsVectorFlattenVectorTransferOpsOp as _ApplyPatternsVectorFlattenVectorTransferOpsOp, ApplyRankReducingSubviewPatternsOp as _ApplyRankReducingSubviewPatternsOp, ApplyReorderMultiReductionDimsPatternsOp as _ApplyReorderMultiReductionDimsPatternsOp, ApplyRewriteNarrowTypePatternsOp as _ApplyRewriteNarrowTypePatternsOp, ApplySinkVectorMemPatternsOp as _ApplySinkVectorMemPatternsOp, ApplySinkVectorPatternsOp as _ApplySinkVectorPatternsOp, ApplySplitTransferFullPartialPatternsOp as _ApplySplitTransferFullPartialPatternsOp, ApplyTransferPermutationPatternsOp as _ApplyTransferPermutationPatternsOp, ApplyTransferToScfPatternsOp as _ApplyTransferToScfPatternsOp, ApplyUnrollFromElementsPatternsOp as _ApplyUnrollFromElementsPatternsOp, ApplyUnrollToElementsPatternsOp as _ApplyUnrollToElementsPatternsOp, ApplyVectorReductionToContractPatternsOp as _ApplyVectorReductionToContractPatternsOp
from bridge.ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, DictionaryAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Region, Regions, Value, Values
from bridge.op.hints import AnyLike, BoolLike, CaseLike, EntriesLike, FlagLike, IntLike, IntsLike, ItemsLike, MixedLike, RegionLike, RegionsLike, StrLike, SymbolLike, TypeLike, TypesLike, ValueLike, ValuesLike
from collections.abc import Mapping

DIALECT: Dialect

class AffineMapParamType(DefinedType):
    """`!transform.affine_map`."""


class AnyOpType(DefinedType):
    """`!transform.any_op`."""


class AnyParamType(DefinedType):
    """`!transform.any_param`."""


class AnyValueType(DefinedType):
    """`!transform.any_value`."""


class OperationType(DefinedType):
    """`!transform.op`."""

    operation_name: str

class ParamOperandAttr(DefinedAttr):
    """`#transform.param_operand`."""

    index: IntegerAttr

class ParamType(DefinedType):
    """`!transform.param`."""

    type_: Type

class TypeParamType(DefinedType):
    """`!transform.type`."""


class AlternativesOp(_AlternativesOp):
    """Tries sequences in order until one succeeds."""

    scope: Value | None
    @property
    def alternatives(self) -> Regions: ...
    def __init__(self, results: TypesLike = ..., *, scope: ValueLike | None = None, alternatives: RegionsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AnnotateOp(_AnnotateOp):
    """Gives operations an attribute."""

    name_: StringAttr
    def __init__(self, target: ValueLike, name: StrLike, *, param: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyAllocToAllocaOp(_ApplyAllocToAllocaOp):
    """Allocations that are given back, on the stack."""

    def __init__(self, *, size_limit: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyArmNeonContractionToBFMMLAPatternsOp(Op):
    """`transform.apply_patterns.arm_neon.vector_contract_to_bfmmla`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyArmNeonContractionToI8MMPatternsOp(Op):
    """`transform.apply_patterns.arm_neon.vector_contract_to_i8mm`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyArmSVELowerContractionToBFMMLAPatternsOp(Op):
    """`transform.apply_patterns.arm_sve.vector_contract_to_bfmmla`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyArmSVELowerContractionToI8MMPatternsOp(Op):
    """`transform.apply_patterns.arm_sve.vector_contract_to_i8mm`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyBubbleUpExtractSlicePatternsOp(_ApplyBubbleUpExtractSlicePatternsOp):
    """Parts of other shapes as other shapes of parts."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyCanonicalizationPatternsOp(_ApplyCanonicalizationPatternsOp):
    """The canonicalization patterns of all dialects."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyCastAwayVectorLeadingOneDimPatternsOp(_ApplyCastAwayVectorLeadingOneDimPatternsOp):
    """Operations without leading dimensions of size one."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyCommonSubexpressionEliminationOp(_ApplyCommonSubexpressionEliminationOp):
    """Eliminates common subexpressions in operations."""

    def __init__(self, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyConversionPatternsOp(_ApplyConversionPatternsOp):
    """Applies conversion patterns, with an optional type converter."""

    legal_ops: ArrayAttr | None
    illegal_ops: ArrayAttr | None
    legal_dialects: ArrayAttr | None
    illegal_dialects: ArrayAttr | None
    partial_conversion: UnitAttr | None
    @property
    def patterns(self) -> Region: ...
    @property
    def default_type_converter_region(self) -> Regions: ...
    def __init__(self, target: ValueLike, *, legal_ops: ItemsLike | None = None, illegal_ops: ItemsLike | None = None, legal_dialects: ItemsLike | None = None, illegal_dialects: ItemsLike | None = None, partial_conversion: FlagLike | None = None, preserve_handles: FlagLike | None = None, patterns: RegionLike | None = None, default_type_converter_region: RegionsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyDeadCodeEliminationOp(_ApplyDeadCodeEliminationOp):
    """Erases operations that are not needed."""

    def __init__(self, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyDecomposeTensorConcatPatternsOp(_ApplyDecomposeTensorConcatPatternsOp):
    """Concatenations as insertions."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyDecomposeTensorPackUnpackPatternsOp(Op):
    """`transform.apply_patterns.linalg.decompose_pack_unpack`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyDecomposeTensorPadPatternsOp(Op):
    """`transform.apply_patterns.linalg.decompose_pad`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyDropInnerMostUnitDimsFromXferOpsPatternsOp(_ApplyDropInnerMostUnitDimsFromXferOpsPatternsOp):
    """Transfers of memory without its last dimensions of size one."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyDropRedundantInsertSliceRankExpansionPatternsOp(_ApplyDropRedundantInsertSliceRankExpansionPatternsOp):
    """Dimensions of size one that come and go."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyDropUnitDimWithShapeCastPatternsOp(_ApplyDropUnitDimWithShapeCastPatternsOp):
    """Operations without dimensions of size one."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyEraseUnnecessaryInputsPatternsOp(Op):
    """`transform.apply_patterns.linalg.erase_unnecessary_inputs`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyExpandOpsPatternsOp(Op):
    """`transform.apply_patterns.memref.expand_ops`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyExpandStridedMetadataPatternsOp(_ApplyExpandStridedMetadataPatternsOp):
    """Views as casts of what their parts say."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyExtractAddressComputationsPatternsOp(_ApplyExtractAddressComputationsPatternsOp):
    """Accesses with indices as accesses to the beginning of parts."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyFoldAddIntoDestPatternsOp(Op):
    """`transform.apply_patterns.linalg.fold_add_into_dest`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyFoldArithExtensionPatternsOp(_ApplyFoldArithExtensionPatternsOp):
    """Extensions as part of contractions."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyFoldElementwiseToVectorPatternsOp(_ApplyFoldElementwiseToVectorPatternsOp):
    """Products of broadcasts as outer products."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyFoldIntoPackAndUnpackPatternsOp(Op):
    """`transform.apply_patterns.tensor.fold_into_pack_and_unpack`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyFoldMemrefAliasOpsPatternsOp(_ApplyFoldMemrefAliasOpsPatternsOp):
    """Accesses through views as accesses to what these are views of."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyFoldPackUnpackIntoEmptyPatternsOp(Op):
    """`transform.apply_patterns.linalg.fold_pack_unpack_into_empty`."""

    fold_single_use_only: IntegerAttr
    def __init__(self, *, fold_single_use_only: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyFoldTensorEmptyPatternsOp(_ApplyFoldTensorEmptyPatternsOp):
    """Parts and other shapes of tensors without contents."""

    def __init__(self, *, fold_single_use_only: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp(_ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp):
    """Transfers of parts as transfers of the whole."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyFoldTensorSubsetOpsPatternsOp(_ApplyFoldTensorSubsetOpsPatternsOp):
    """The same, and parts that are inserted twice."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyFoldUnitExtentDimsViaReshapesPatternsOp(Op):
    """`transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyFoldUnitExtentDimsViaSlicesPatternsOp(Op):
    """`transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyForLoopCanonicalizationPatternsOp(Op):
    """`transform.apply_patterns.scf.for_loop_canonicalization`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyFuncToLLVMConversionPatternsOp(Op):
    """`transform.apply_conversion_patterns.func.func_to_llvm`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyGPUPromoteShuffleToAMDGPUPatternsOp(Op):
    """`transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu`."""

    chipset: StringAttr | None
    def __init__(self, *, chipset: StrLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyGPURewritePatternsOp(Op):
    """`transform.apply_patterns.gpu.gpu_rewrite_patterns`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyGPUSubgroupReduceToNVVMConversionPatternsOp(Op):
    """`transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyGPUToNVVMConversionPatternsOp(Op):
    """`transform.apply_conversion_patterns.gpu.gpu_to_nvvm`."""

    benefit: IntegerAttr
    def __init__(self, *, benefit: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyGPUToROCDLConversionPatternsOp(Op):
    """`transform.apply_conversion_patterns.gpu.gpu_to_rocdl`."""

    chipset: StringAttr
    def __init__(self, chipset: StrLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyGPUWwmaToNVVMConversionPatternsOp(Op):
    """`transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyInterleaveAndDeinterleaveToShufflePatternsOp(_ApplyInterleaveAndDeinterleaveToShufflePatternsOp):
    """Interleaving by shuffles."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyLoopInvariantCodeMotionOp(_ApplyLoopInvariantCodeMotionOp):
    """Moves what no iteration changes before loops."""

    def __init__(self, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyLowerBitCastPatternsOp(_ApplyLowerBitCastPatternsOp):
    """Bit casts of one dimension."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyLowerBroadcastPatternsOp(_ApplyLowerBroadcastPatternsOp):
    """Broadcasts of scalars alone."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyLowerContractionPatternsOp(_ApplyLowerContractionPatternsOp):
    """Contractions by products and reductions."""

    def __init__(self, *, lowering_strategy: CaseLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyLowerCreateMaskPatternsOp(_ApplyLowerCreateMaskPatternsOp):
    """Masks of one dimension."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyLowerGatherPatternsOp(_ApplyLowerGatherPatternsOp):
    """Gathers of one dimension."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyLowerInterleavePatternsOp(_ApplyLowerInterleavePatternsOp):
    """Interleaving in one dimension."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyLowerMaskedTransfersPatternsOp(_ApplyLowerMaskedTransfersPatternsOp):
    """Masks of transfers as their operands."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyLowerMasksPatternsOp(_ApplyLowerMasksPatternsOp):
    """Masks of one dimension."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyLowerOuterProductPatternsOp(_ApplyLowerOuterProductPatternsOp):
    """Outer products row by row."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyLowerScanPatternsOp(_ApplyLowerScanPatternsOp):
    """Scans slice by slice."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyLowerShapeCastPatternsOp(_ApplyLowerShapeCastPatternsOp):
    """Shape casts part by part."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyLowerStepPatternsOp(_ApplyLowerStepPatternsOp):
    """Steps as constants."""

    index_bitwidth: IntegerAttr
    def __init__(self, index_bitwidth: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyLowerTransferPatternsOp(_ApplyLowerTransferPatternsOp):
    """Transfers as loads and stores."""

    def __init__(self, *, max_transfer_rank: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyLowerTransposePatternsOp(_ApplyLowerTransposePatternsOp):
    """Transpositions by elements or shuffles."""

    def __init__(self, *, lowering_strategy: CaseLike | None = None, avx2_lowering_strategy: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyMaterializeMasksPatternsOp(_ApplyMaterializeMasksPatternsOp):
    """Masks of what is in bounds."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyMergeConsecutiveInsertExtractSlicePatternsOp(_ApplyMergeConsecutiveInsertExtractSlicePatternsOp):
    """Parts of parts as one."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyMultiReductionFlatteningPatternsOp(_ApplyMultiReductionFlatteningPatternsOp):
    """Reductions of one dimension."""

    def __init__(self, *, lowering_strategy: CaseLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyMultiReductionUnrollingPatternsOp(_ApplyMultiReductionUnrollingPatternsOp):
    """Reductions row by row."""

    def __init__(self, *, lowering_strategy: CaseLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyNVGPUToNVVMConversionPatternsOp(Op):
    """`transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyPadVectorizationPatternsOp(Op):
    """`transform.apply_patterns.linalg.pad_vectorization`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyPatternsLinalgDataLayoutPropagationOp(Op):
    """`transform.apply_patterns.linalg.data_layout_propagation`."""

    poison_padding: IntegerAttr
    def __init__(self, *, poison_padding: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyPatternsLinalgExtractSliceSinkingOp(Op):
    """`transform.apply_patterns.linalg.extract_slice_sinking`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyPatternsOp(_ApplyPatternsOp):
    """Applies patterns greedily, to a fixed point."""

    @property
    def patterns(self) -> Region: ...
    def __init__(self, target: ValueLike, *, apply_cse: FlagLike | None = None, max_iterations: IntLike | None = None, max_num_rewrites: IntLike | None = None, patterns: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyPatternsVectorFlattenVectorTransferOpsOp(_ApplyPatternsVectorFlattenVectorTransferOpsOp):
    """Transfers of contiguous memory in one dimension."""

    def __init__(self, *, target_vector_bitwidth: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyPatternsX86MoveAccumulatorForContractLoopOp(Op):
    """`transform.apply_patterns.x86.move_accumulator_for_contract_loop`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyPatternsX86ShuffleVectorFmaOpsOp(Op):
    """`transform.apply_patterns.x86.shuffle_vector_fma_ops`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyPatternsX86SinkVectorProducerOpsOp(Op):
    """`transform.apply_patterns.x86.sink_vector_producer_ops`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyPatternsX86VectorContractBf16ToFmaOp(Op):
    """`transform.apply_patterns.x86.vector_contract_bf16_to_fma`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyPatternsX86VectorContractToAmxDotProductOp(Op):
    """`transform.apply_patterns.x86.vector_contract_to_amx_dot_product`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyPatternsX86VectorContractToFmaOp(Op):
    """`transform.apply_patterns.x86.vector_contract_to_fma`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyPatternsX86VectorContractToPackedTypeDotProductOp(Op):
    """`transform.apply_patterns.x86.vector_contract_to_packed_type_dot_product`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyRankReducingSubviewPatternsOp(_ApplyRankReducingSubviewPatternsOp):
    """Transfers of memory without its dimensions of size one."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyReassociativeReshapeFoldingPatternsOp(_ApplyReassociativeReshapeFoldingPatternsOp):
    """Other shapes as parts of parts."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyRegisteredPassOp(_ApplyRegisteredPassOp):
    """Applies a registered pass; options may be parameters."""

    target: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, target: ValueLike, pass_name: StrLike, dynamic_options: ValuesLike = ..., *, options: EntriesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyReorderMultiReductionDimsPatternsOp(_ApplyReorderMultiReductionDimsPatternsOp):
    """Reductions of the first or the last dimensions."""

    def __init__(self, *, lowering_strategy: CaseLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyResolveRankedShapedTypeResultDimsPatternsOp(Op):
    """`transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyRewriteNarrowTypePatternsOp(_ApplyRewriteNarrowTypePatternsOp):
    """Packing and unpacking by shuffles, masks and shifts."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyRewriteTensorOpsAsConstantPatternsOp(_ApplyRewriteTensorOpsAsConstantPatternsOp):
    """Tensors of constants as constants."""

    def __init__(self, *, aggressive: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplySCFStructuralConversionPatternsOp(Op):
    """`transform.apply_conversion_patterns.scf.structural_conversions`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplySCFToControlFlowPatternsOp(Op):
    """`transform.apply_conversion_patterns.scf.scf_to_control_flow`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplySinkVectorMemPatternsOp(_ApplySinkVectorMemPatternsOp):
    """Loads and stores of fewer elements."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplySinkVectorPatternsOp(_ApplySinkVectorPatternsOp):
    """Elementwise operations on fewer elements."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplySplitTransferFullPartialPatternsOp(_ApplySplitTransferFullPartialPatternsOp):
    """Transfers of what is wholly in bounds, and others by way of a buffer."""

    def __init__(self, *, split_transfer_strategy: CaseLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyTilingCanonicalizationPatternsOp(Op):
    """`transform.apply_patterns.linalg.tiling_canonicalization`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyToLLVMConversionPatternsOp(_ApplyToLLVMConversionPatternsOp):
    """Adds the patterns that convert a dialect to llvm."""

    def __init__(self, dialect_name: StrLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyTransferPermutationPatternsOp(_ApplyTransferPermutationPatternsOp):
    """Transfers without permutations."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyTransferToScfPatternsOp(_ApplyTransferToScfPatternsOp):
    """Transfers as loops over rows, or as one transfer for each."""

    def __init__(self, *, max_transfer_rank: IntLike | None = None, full_unroll: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyUnrollFromElementsPatternsOp(_ApplyUnrollFromElementsPatternsOp):
    """Vectors of elements row by row."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyUnrollToElementsPatternsOp(_ApplyUnrollToElementsPatternsOp):
    """Elements of vectors row by row."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyUnrollVectorsSubgroupMmaOp(Op):
    """`transform.apply_patterns.gpu.unroll_vectors_subgroup_mma`."""

    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    def __init__(self, m: IntLike, n: IntLike, k: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyVectorReductionToContractPatternsOp(_ApplyVectorReductionToContractPatternsOp):
    """Sums of products as contractions, with what is around them."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyVectorToLLVMConversionPatternsOp(Op):
    """`transform.apply_conversion_patterns.vector.vector_to_llvm`."""

    reassociate_fp_reductions: IntegerAttr
    force_32bit_vector_indices: IntegerAttr
    use_vector_alignment: IntegerAttr
    def __init__(self, *, reassociate_fp_reductions: BoolLike | None = None, force_32bit_vector_indices: BoolLike | None = None, use_vector_alignment: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BufferLoopHoistingOp(Op):
    """`transform.bufferization.buffer_loop_hoisting`."""

    target: Value
    def __init__(self, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BufferizeToAllocationOp(_BufferizeToAllocationOp):
    """Bufferizes a tensor result to a new allocation."""

    memory_space: Attribute | None
    bufferize_destination_only: UnitAttr | None
    emit_dealloc: UnitAttr | None
    target: Value
    @property
    def allocated_buffer(self) -> OpResult: ...
    @property
    def new_ops(self) -> OpResult: ...
    def __init__(self, target: ValueLike, *, memory_space: AnyLike | None = None, memcpy_op: StrLike | None = None, alloc_op: StrLike | None = None, bufferize_destination_only: FlagLike | None = None, emit_dealloc: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CastAndCallOp(_CastAndCallOp):
    """Replaces values by what a call gives, with casts."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, insertion_point: ValueLike, *, insert_after: FlagLike | None = None, inputs: ValueLike | None = None, outputs: ValueLike | None = None, function_name: SymbolLike | None = None, function: ValueLike | None = None, conversions: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CastOp(_CastOp):
    """The same handle, of another type."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CollectMatchingOp(_CollectMatchingOp):
    """Collects all payload ops that a named matcher accepts."""

    root: Value
    def __init__(self, results: TypesLike, root: ValueLike, matcher: SymbolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConstrainParamsOp(_ConstrainParamsOp):
    """Constrains parameters, and defines others by them, with SMT ops."""

    params: Values
    @property
    def body_(self) -> Region: ...
    def __init__(self, results: TypesLike = ..., params: ValuesLike = ..., *, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ContinuousTileSizesOp(_ContinuousTileSizesOp):
    """Computes a sequence of decreasing tile sizes."""

    dimension: IntegerAttr
    target_size: IntegerAttr
    target: Value
    @property
    def tile_sizes(self) -> OpResult: ...
    @property
    def chunk_sizes(self) -> OpResult: ...
    def __init__(self, tile_sizes: Type, chunk_sizes: Type, target: ValueLike, dimension: IntLike, target_size: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertConv2DToImg2ColOp(Op):
    """`transform.structured.convert_conv2d_to_img2col`."""

    target: Value
    @property
    def img2col_tensor(self) -> OpResult: ...
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, img2col_tensor: Type, transformed: Type, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertLayoutOp(Op):
    """`transform.xegpu.convert_layout`."""

    input_order: DenseArrayAttr | None
    static_input_sg_layout: DenseArrayAttr | None
    static_input_sg_data: DenseArrayAttr | None
    static_input_inst_data: DenseArrayAttr | None
    static_target_sg_layout: DenseArrayAttr | None
    static_target_sg_data: DenseArrayAttr | None
    static_target_inst_data: DenseArrayAttr | None
    target_order: DenseArrayAttr | None
    target: Value
    input_sg_layout: Values
    input_sg_data: Values
    input_inst_data: Values
    target_sg_layout: Values
    target_sg_data: Values
    target_inst_data: Values
    @property
    def new_convert_op(self) -> OpResult: ...
    def __init__(self, new_convert_op: Type, target: ValueLike, input_sg_layout: MixedLike = ..., input_sg_data: MixedLike = ..., input_inst_data: MixedLike = ..., target_sg_layout: MixedLike = ..., target_sg_data: MixedLike = ..., target_inst_data: MixedLike = ..., *, input_order: IntsLike | None = None, target_order: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertToLoopsOp(Op):
    """`transform.structured.convert_to_loops`."""

    target: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CreateAsyncGroupsOp(Op):
    """`transform.nvgpu.create_async_groups`."""

    bypass_l1: UnitAttr | None
    target: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, target: ValueLike, *, bypass_l1: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DecomposeInterfaceOp(Op):
    """`transform.structured.decompose_interface`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DecomposeOp(Op):
    """`transform.structured.decompose`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DecomposeWinogradOp(Op):
    """`transform.structured.decompose_winograd_op`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DeduplicateFuncArgsOp(Op):
    """`transform.func.deduplicate_func_args`."""

    function_name: SymbolRefAttr
    module: Value
    @property
    def transformed_module(self) -> OpResult: ...
    @property
    def transformed_function(self) -> OpResult: ...
    def __init__(self, transformed_module: Type, transformed_function: Type, module: ValueLike, function_name: SymbolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EliminateBarriersOp(Op):
    """`transform.apply_patterns.gpu.eliminate_barriers`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EliminateEmptyTensorsOp(Op):
    """`transform.bufferization.eliminate_empty_tensors`."""

    target: Value
    def __init__(self, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EliminateLinalgOpAnchoredEmptyTensorsOp(Op):
    """`transform.structured.eliminate_empty_tensors`."""

    target: Value
    def __init__(self, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EmitParamAsRemarkOp(_EmitParamAsRemarkOp):
    """Tells parameters in a remark."""

    def __init__(self, param: ValueLike, *, anchor: ValueLike | None = None, message: StrLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EmitRemarkAtOp(_EmitRemarkAtOp):
    """Tells a remark at operations, or values."""

    def __init__(self, at: ValueLike, message: StrLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EmptyTensorToAllocTensorOp(Op):
    """`transform.bufferization.empty_tensor_to_alloc_tensor`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FlattenElementwiseLinalgOp(Op):
    """`transform.structured.flatten_elementwise`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ForallToForOp(_ForallToForOp):
    """Makes loops inside one another of one over a box."""

    @property
    def transformed(self) -> Values: ...
    def __init__(self, transformed: TypesLike, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ForallToParallelOp(_ForallToParallelOp):
    """Makes a parallel loop of one over a box."""

    @property
    def transformed(self) -> Values: ...
    def __init__(self, transformed: TypesLike, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ForeachMatchOp(_ForeachMatchOp):
    """Applies the action of the first matcher that succeeds to each nested op."""

    root: Value
    forwarded_inputs: Values
    def __init__(self, updated: Type, forwarded_outputs: TypesLike, root: ValueLike, forwarded_inputs: ValuesLike, matchers: ItemsLike, actions: ItemsLike, *, restrict_root: FlagLike | None = None, flatten_results: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ForeachOp(_ForeachOp):
    """Runs a region for each payload op of its handles."""

    targets: Values
    @property
    def body_(self) -> Region: ...
    def __init__(self, results: TypesLike = ..., targets: ValuesLike = ..., *, with_zip_shortest: FlagLike | None = None, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FuseIntoContainingOp(Op):
    """`transform.structured.fuse_into_containing_op`."""

    inner_tile_alignments: DenseArrayAttr | None
    producer_op: Value
    containing_op: Value
    @property
    def fused_op(self) -> OpResult: ...
    @property
    def new_containing_op(self) -> OpResult: ...
    def __init__(self, fused_op: Type, new_containing_op: Type, producer_op: ValueLike, containing_op: ValueLike, *, inner_tile_alignments: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FuseOp(_FuseOp):
    """Tiles, and fuses producers into the loops greedily."""

    inner_tile_alignments: DenseArrayAttr | None
    apply_cleanup: UnitAttr | None
    target: Value
    tile_sizes: Values
    tile_interchange: Values
    packed_tile_sizes: Value | None
    @property
    def transformed(self) -> OpResult: ...
    @property
    def loops(self) -> Values: ...
    def __init__(self, transformed: Type, loops: TypesLike, target: ValueLike, tile_sizes: MixedLike = ..., tile_interchange: MixedLike = ..., *, packed_tile_sizes: ValueLike | None = None, inner_tile_alignments: IntsLike | None = None, apply_cleanup: FlagLike | None = None, use_forall: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GeneralizeOp(Op):
    """`transform.structured.generalize`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetConsumersOfResultOp(_GetConsumersOfResultOp):
    """Handle to the operations that use a result of another."""

    @property
    def consumers(self) -> OpResult: ...
    def __init__(self, consumers: Type, target: ValueLike, result_number: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetDefiningOp(_GetDefiningOp):
    """Handle to the operations that define values."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetOperandOp(_GetOperandOp):
    """Handles to operands of payload ops."""

    is_inverted: UnitAttr | None
    is_all: UnitAttr | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, target: ValueLike, raw_position_list: IntsLike, *, is_inverted: FlagLike | None = None, is_all: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetParentOp(_GetParentOp):
    """Handle to the operations around those of another handle."""

    op_name_: StringAttr | None
    @property
    def parent_(self) -> OpResult: ...
    def __init__(self, parent: Type, target: ValueLike, *, isolated_from_above: FlagLike | None = None, allow_empty_results: FlagLike | None = None, op_name: StrLike | None = None, deduplicate: FlagLike | None = None, nth_parent: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetProducerOfOperandOp(_GetProducerOfOperandOp):
    """Handle to the operations that define an operand of others."""

    @property
    def producer(self) -> OpResult: ...
    def __init__(self, producer: Type, target: ValueLike, operand_number: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetResultOp(_GetResultOp):
    """Handles to results of payload ops."""

    is_inverted: UnitAttr | None
    is_all: UnitAttr | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, target: ValueLike, raw_position_list: IntsLike, *, is_inverted: FlagLike | None = None, is_all: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetTypeOp(Op):
    """`transform.get_type`."""

    elemental: UnitAttr | None
    value: Value
    @property
    def type_param(self) -> OpResult: ...
    def __init__(self, type_param: Type, value: ValueLike, *, elemental: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class HoistLoopInvariantSubsetsOp(Op):
    """`transform.loop.hoist_loop_invariant_subsets`."""

    target: Value
    def __init__(self, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class HoistPadBuildPackingLoopNestOp(_HoistPadBuildPackingLoopNestOp):
    """Builds the packing loop nest to which a padding is hoisted."""

    target: Value
    loop: Value
    @property
    def packing_loop(self) -> OpResult: ...
    def __init__(self, packing_loop: Type, target: ValueLike, loop: ValueLike, *, transpose: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class HoistPadOp(_HoistPadOp):
    """Hoists a padding out of loops."""

    num_loops: IntegerAttr
    target: Value
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, num_loops: IntLike, *, transpose: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class HoistRedundantVectorBroadcastsOp(Op):
    """`transform.structured.hoist_redundant_vector_broadcasts`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class HoistRedundantVectorTransfersOp(_HoistRedundantVectorTransfersOp):
    """Carries in registers what loops read and write in one place."""

    verify_non_zero_trip: UnitAttr | None
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, verify_non_zero_trip: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IRDLCollectMatchingOp(_IRDLCollectMatchingOp):
    """Collects the payload ops that satisfy an IRDL definition."""

    root: Value
    @property
    def matched(self) -> OpResult: ...
    @property
    def body_(self) -> Region: ...
    def __init__(self, matched: Type, root: ValueLike, *, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IncludeOp(_IncludeOp):
    """Includes a named sequence."""

    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    def __init__(self, results: TypesLike, target: SymbolLike, failure_propagation_mode: CaseLike, operands: ValuesLike = ..., *, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InsertPrefetchOp(Op):
    """`transform.xegpu.insert_prefetch`."""

    static_nb_prefetch: IntegerAttr | None
    target: Value
    dynamic_nb_prefetch: Value | None
    @property
    def desc_op(self) -> OpResult: ...
    def __init__(self, desc_op: Type, target: ValueLike, *, dynamic_nb_prefetch: ValueLike | None = None, static_nb_prefetch: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InsertSliceToCopyOp(Op):
    """`transform.structured.insert_slice_to_copy`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InterchangeOp(_InterchangeOp):
    """Interchanges the iterators of a structured op."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, iterator_interchange: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class KnobOp(_KnobOp):
    """A tunable parameter with its options."""

    name_: StringAttr
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, name: StrLike, options: AnyLike, *, selected: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LinalgCopyToMemrefOp(Op):
    """`transform.structured.linalg_copy_to_memref`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoopCoalesceNestedOp(Op):
    """`transform.loop.coalesce_nested`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoopCoalesceOp(_LoopCoalesceOp):
    """Makes one loop of those directly inside one another."""

    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoopFuseSiblingOp(_LoopFuseSiblingOp):
    """Makes one loop of two that do not depend on one another."""

    @property
    def fused_loop(self) -> OpResult: ...
    def __init__(self, fused_loop: Type, target: ValueLike, source: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoopOutlineOp(_LoopOutlineOp):
    """Makes functions of operations, and calls these."""

    @property
    def function(self) -> OpResult: ...
    @property
    def call(self) -> OpResult: ...
    def __init__(self, function: Type, call: Type, target: ValueLike, func_name: StrLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoopPeelOp(_LoopPeelOp):
    """Puts the last, or the first, iteration of loops into loops of their own."""

    fail_if_already_divisible: IntegerAttr
    @property
    def peeled_loop(self) -> OpResult: ...
    @property
    def remainder_loop(self) -> OpResult: ...
    def __init__(self, peeled_loop: Type, remainder_loop: Type, target: ValueLike, *, peel_front: BoolLike | None = None, fail_if_already_divisible: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoopPipelineOp(_LoopPipelineOp):
    """Overlaps iterations of loops."""

    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, iteration_interval: IntLike | None = None, read_latency: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoopPromoteIfOneIterationOp(_LoopPromoteIfOneIterationOp):
    """Puts the bodies of loops that run once in their place."""

    def __init__(self, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoopUnrollAndJamOp(_LoopUnrollAndJamOp):
    """Runs several iterations of loops side by side."""

    factor: IntegerAttr
    def __init__(self, target: ValueLike, factor: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoopUnrollOp(_LoopUnrollOp):
    """Makes several iterations of loops one."""

    factor: IntegerAttr
    def __init__(self, target: ValueLike, factor: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LowerPackOp(Op):
    """`transform.structured.lower_pack`."""

    lower_pad_like_with_insert_slice: IntegerAttr
    target: Value
    @property
    def pad_op(self) -> OpResult: ...
    @property
    def expand_shape_op(self) -> OpResult: ...
    @property
    def transpose_op(self) -> OpResult: ...
    def __init__(self, pad_op: Type, expand_shape_op: Type, transpose_op: Type, target: ValueLike, *, lower_pad_like_with_insert_slice: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LowerUnPackOp(Op):
    """`transform.structured.lower_unpack`."""

    lower_unpad_like_with_extract_slice: IntegerAttr
    target: Value
    @property
    def empty_op(self) -> OpResult: ...
    @property
    def transpose_op(self) -> OpResult: ...
    @property
    def collapse_shape_op(self) -> OpResult: ...
    @property
    def extract_slice_op(self) -> OpResult: ...
    @property
    def copy_op(self) -> OpResult: ...
    def __init__(self, empty_op: Type, transpose_op: Type, collapse_shape_op: Type, extract_slice_op: Type, copy_op: Type, target: ValueLike, *, lower_unpad_like_with_extract_slice: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MakeLoopIndependentOp(_MakeLoopIndependentOp):
    """Makes tensors as large as any iteration needs, and takes parts of them."""

    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, num_loops: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MapCopyToThreadsOp(Op):
    """`transform.structured.gpu.map_copy_to_threads`."""

    total_num_threads: IntegerAttr
    desired_bit_alignment: IntegerAttr
    target: Value
    @property
    def forall_op(self) -> OpResult: ...
    @property
    def tiled_op(self) -> OpResult: ...
    def __init__(self, forall_op: Type, tiled_op: Type, target: ValueLike, total_num_threads: IntLike, desired_bit_alignment: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MapForallToBlocksOp(_MapForallToBlocksOp):
    """Maps an `scf.forall` to GPU blocks."""

    generate_gpu_launch: UnitAttr | None
    target: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, target: ValueLike, *, grid_dims: IntsLike | None = None, generate_gpu_launch: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MapNestedForallToThreadsOp(Op):
    """`transform.gpu.map_nested_forall_to_threads`."""

    block_dims: DenseArrayAttr
    sync_after_distribute: IntegerAttr
    warp_size: IntegerAttr
    target: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, target: ValueLike, *, block_dims: IntsLike | None = None, sync_after_distribute: BoolLike | None = None, warp_size: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatchOp(_MatchOp):
    """Handle to the operations inside another that have all that is asked for."""

    def __init__(self, results: Type, target: ValueLike, *, ops: ItemsLike | None = None, interface: CaseLike | None = None, op_attrs: EntriesLike | None = None, filter_result_type: TypeLike | None = None, filter_operand_types: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatchOperationEmptyOp(_MatchOperationEmptyOp):
    """Whether a handle stands for nothing."""

    def __init__(self, operand_handle: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatchOperationNameOp(_MatchOperationNameOp):
    """Whether an operation has one of some names."""

    def __init__(self, operand_handle: ValueLike, op_names: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatchParamCmpIOp(_MatchParamCmpIOp):
    """Whether parameters compare with others as is asked."""

    def __init__(self, param: ValueLike, reference: ValueLike, predicate: CaseLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatchSparseInOutOp(Op):
    """`transform.sparse_tensor.match.sparse_inout`."""

    target: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatchStructuredBodyOp(_MatchStructuredBodyOp):
    """Matches the body of a structured op."""

    reduction_position: IntegerAttr | None
    passthrough: UnitAttr | None
    elementwise: UnitAttr | None
    operand_handle: Value
    def __init__(self, operand_handle: ValueLike, *, reduction_position: IntLike | None = None, passthrough: FlagLike | None = None, elementwise: FlagLike | None = None, contraction: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatchStructuredClassifyContractionDimsOp(Op):
    """`transform.match.structured.classify_contraction_dims`."""

    operand_handle: Value
    @property
    def batch(self) -> OpResult: ...
    @property
    def m(self) -> OpResult: ...
    @property
    def n(self) -> OpResult: ...
    @property
    def k(self) -> OpResult: ...
    def __init__(self, batch: Type, m: Type, n: Type, k: Type, operand_handle: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatchStructuredClassifyConvolutionDimsOp(Op):
    """`transform.match.structured.classify_convolution_dims`."""

    operand_handle: Value
    @property
    def batch(self) -> OpResult: ...
    @property
    def output_image(self) -> OpResult: ...
    @property
    def output_channel(self) -> OpResult: ...
    @property
    def filter_loop(self) -> OpResult: ...
    @property
    def input_channel(self) -> OpResult: ...
    @property
    def depth(self) -> OpResult: ...
    @property
    def strides(self) -> OpResult: ...
    @property
    def dilations(self) -> OpResult: ...
    def __init__(self, batch: Type, output_image: Type, output_channel: Type, filter_loop: Type, input_channel: Type, depth: Type, strides: Type, dilations: Type, operand_handle: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatchStructuredDimOp(_MatchStructuredDimOp):
    """Matches or returns dimensions of the iteration space."""

    is_inverted: UnitAttr | None
    is_all: UnitAttr | None
    operand_handle: Value
    @property
    def result_(self) -> OpResult | None: ...
    def __init__(self, operand_handle: ValueLike, raw_dim_list: IntsLike, *, result: Type | None = None, is_inverted: FlagLike | None = None, is_all: FlagLike | None = None, parallel: FlagLike | None = None, reduction: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatchStructuredElementalBitwidthOp(Op):
    """`transform.match.structured.elemental_bitwidth`."""

    operand_handle: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand_handle: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatchStructuredInitOp(_MatchStructuredInitOp):
    """Matches or returns inits of a structured op."""

    is_inverted: UnitAttr | None
    is_all: UnitAttr | None
    operand_handle: Value
    @property
    def result_(self) -> OpResult | None: ...
    def __init__(self, operand_handle: ValueLike, raw_position_list: IntsLike, *, result: Type | None = None, is_inverted: FlagLike | None = None, is_all: FlagLike | None = None, permutation: FlagLike | None = None, projected_permutation: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatchStructuredInputOp(_MatchStructuredInputOp):
    """Matches or returns inputs of a structured op."""

    is_inverted: UnitAttr | None
    is_all: UnitAttr | None
    operand_handle: Value
    @property
    def result_(self) -> OpResult | None: ...
    def __init__(self, operand_handle: ValueLike, raw_position_list: IntsLike, *, result: Type | None = None, is_inverted: FlagLike | None = None, is_all: FlagLike | None = None, permutation: FlagLike | None = None, projected_permutation: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatchStructuredNumInitsOp(Op):
    """`transform.match.structured.num_inits`."""

    operand_handle: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand_handle: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatchStructuredNumInputsOp(Op):
    """`transform.match.structured.num_inputs`."""

    operand_handle: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand_handle: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatchStructuredOp(_MatchStructuredOp):
    """Matches a structured op by the predicates in its region."""

    failure_propagation_mode: str | None
    current: Value
    @property
    def outputs(self) -> Values: ...
    @property
    def body_region(self) -> Region: ...
    def __init__(self, outputs: TypesLike, current: ValueLike, *, failure_propagation_mode: CaseLike | None = None, body_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatchStructuredRankOp(Op):
    """`transform.match.structured.rank`."""

    operand_handle: Value
    @property
    def rank(self) -> OpResult: ...
    def __init__(self, rank: Type, operand_handle: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatchStructuredResultOp(_MatchStructuredResultOp):
    """Matches a result of a structured op, and returns its user."""

    position_: IntegerAttr
    any: UnitAttr | None
    single: UnitAttr | None
    operand_handle: Value
    def __init__(self, result: Type, operand_handle: ValueLike, position: IntLike, *, any: FlagLike | None = None, single: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatchStructuredYieldOp(Op):
    """`transform.match.structured.yield`."""

    handles: Values
    def __init__(self, handles: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemRefAllocaToGlobalOp(_MemRefAllocaToGlobalOp):
    """Makes globals of what is allocated on the stack."""

    @property
    def get_global(self) -> OpResult: ...
    @property
    def global_(self) -> OpResult: ...
    def __init__(self, get_global: Type, global_: Type, alloca: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemRefEraseDeadAllocAndStoresOp(_MemRefEraseDeadAllocAndStoresOp):
    """Erases memory that is not read, after what is written was forwarded to reads."""

    def __init__(self, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemRefMakeLoopIndependentOp(_MemRefMakeLoopIndependentOp):
    """Allocates as much as any iteration needs, and takes the part that one needs."""

    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, num_loops: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemRefMultiBufferOp(_MemRefMultiBufferOp):
    """Makes several buffers, which take turns, of one that iterations fill anew."""

    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, factor: IntLike, *, skip_analysis: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemrefToLLVMTypeConverterOp(Op):
    """`transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter`."""

    use_aligned_alloc: IntegerAttr | None
    index_bitwidth: IntegerAttr | None
    use_generic_functions: IntegerAttr | None
    use_bare_ptr_call_conv: IntegerAttr | None
    data_layout: StringAttr | None
    def __init__(self, *, use_aligned_alloc: BoolLike | None = None, index_bitwidth: IntLike | None = None, use_generic_functions: BoolLike | None = None, use_bare_ptr_call_conv: BoolLike | None = None, data_layout: StrLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MergeHandlesOp(_MergeHandlesOp):
    """What several handles stand for, in their order."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, handles: ValuesLike = ..., *, deduplicate: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MultiTileSizesOp(_MultiTileSizesOp):
    """Computes two tile sizes that together divide a dimension."""

    dimension: IntegerAttr
    target_size: IntegerAttr
    divisor: IntegerAttr
    target: Value
    @property
    def low_size(self) -> OpResult: ...
    @property
    def high_size(self) -> OpResult: ...
    @property
    def split_point(self) -> OpResult: ...
    def __init__(self, low_size: Type, high_size: Type, split_point: Type, target: ValueLike, dimension: IntLike, target_size: IntLike, *, divisor: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NamedSequenceOp(_NamedSequenceOp):
    """A named sequence of transforms that others may include."""

    sym_name: StringAttr
    sym_visibility: StringAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    @property
    def body_(self) -> Region: ...
    def __init__(self, sym_name: StrLike, function_type: TypeLike, *, sym_visibility: StrLike | None = None, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NumAssociationsOp(_NumAssociationsOp):
    """Number of payload objects associated with a handle."""

    handle: Value
    @property
    def num(self) -> OpResult: ...
    def __init__(self, num: Type, handle: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class OneShotBufferizeOp(_OneShotBufferizeOp):
    """Bufferizes tensors by One-Shot Bufferize."""

    function_boundary_type_conversion: str | None
    allow_return_allocs_from_loops: IntegerAttr
    allow_unknown_ops: IntegerAttr
    bufferize_function_boundaries: IntegerAttr
    dump_alias_sets: IntegerAttr
    print_conflicts: IntegerAttr
    check_parallel_regions: IntegerAttr
    target: Value
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, function_boundary_type_conversion: CaseLike | None = None, allow_return_allocs_from_loops: BoolLike | None = None, allow_unknown_ops: BoolLike | None = None, bufferize_function_boundaries: BoolLike | None = None, dump_alias_sets: BoolLike | None = None, test_analysis_only: BoolLike | None = None, print_conflicts: BoolLike | None = None, check_parallel_regions: BoolLike | None = None, memcpy_op: StrLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PDLMatchOp(Op):
    """`transform.pdl_match`."""

    pattern_name: SymbolRefAttr
    root: Value
    @property
    def matched(self) -> OpResult: ...
    def __init__(self, matched: Type, root: ValueLike, pattern_name: SymbolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PackGreedilyOp(_PackGreedilyOp):
    """Packs matmul-like dimensions of structured ops."""

    target: Value
    @property
    def packed_op(self) -> OpResult: ...
    def __init__(self, packed_op: Type, target: ValueLike, matmul_packed_sizes: ValuesLike = ..., *, static_matmul_packed_sizes: IntsLike | None = None, matmul_padded_sizes_next_multiple_of: IntsLike | None = None, matmul_inner_dims_order: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PackOp(Op):
    """`transform.structured.pack`."""

    static_packed_sizes: DenseArrayAttr
    target: Value
    packed_sizes: Values
    @property
    def packed_op(self) -> OpResult: ...
    def __init__(self, packed_op: Type, target: ValueLike, packed_sizes: MixedLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PackTransposeOp(_PackTransposeOp):
    """Transposes the dimensions of a `linalg.pack` or `linalg.unpack`."""

    target_pack_or_un_pack_op: Value
    target_linalg_op: Value
    @property
    def packed_op(self) -> OpResult: ...
    @property
    def pack_op(self) -> OpResult: ...
    @property
    def un_pack_op(self) -> OpResult: ...
    def __init__(self, packed_op: Type, pack_op: Type, un_pack_op: Type, target_pack_or_un_pack_op: ValueLike, target_linalg_op: ValueLike, *, outer_perm: IntsLike | None = None, inner_perm: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PadOp(_PadOp):
    """Pads the operands of a structured op to static or full tile sizes."""

    padding_values: ArrayAttr
    use_prescribed_tensor_shapes: UnitAttr
    target: Value
    pad_to_multiple_of: Values
    @property
    def padded(self) -> OpResult: ...
    @property
    def pad(self) -> OpResult: ...
    @property
    def copy(self) -> OpResult: ...
    def __init__(self, padded: Type, pad: Type, copy: Type, target: ValueLike, pad_to_multiple_of: MixedLike = ..., *, padding_values: ItemsLike | None = None, padding_dimensions: ItemsLike | None = None, nofold_flags: ItemsLike | None = None, transpose_paddings: ItemsLike | None = None, copy_back_op: StrLike | None = None, use_prescribed_tensor_shapes: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PadTilingInterfaceOp(Op):
    """`transform.structured.pad_tiling_interface`."""

    padding_values: ArrayAttr
    static_padding_sizes: DenseArrayAttr | None
    pad_to_multiple_of: UnitAttr
    target: Value
    padding_sizes: Values
    @property
    def padded(self) -> OpResult: ...
    @property
    def pad(self) -> OpResult: ...
    def __init__(self, padded: Type, pad: Type, target: ValueLike, padding_sizes: MixedLike = ..., *, padding_values: ItemsLike | None = None, pad_to_multiple_of: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ParallelForToNestedForOpsOp(_ParallelForToNestedForOpsOp):
    """Makes loops inside one another of a parallel one."""

    @property
    def transformed(self) -> Values: ...
    def __init__(self, transformed: TypesLike, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ParamConstantOp(_ParamConstantOp):
    """A parameter that is known."""

    @property
    def param(self) -> OpResult: ...
    def __init__(self, param: Type, value: AnyLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PayloadOp(Op):
    """`transform.payload`."""

    normal_forms: ArrayAttr
    @property
    def body_(self) -> Region: ...
    def __init__(self, normal_forms: ItemsLike, *, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PipelineSharedMemoryCopiesOp(Op):
    """`transform.nvgpu.pipeline_shared_memory_copies`."""

    depth: IntegerAttr
    peel_epilogue: UnitAttr | None
    failure_propagation_mode: str
    for_op: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, for_op: ValueLike, depth: IntLike, *, peel_epilogue: FlagLike | None = None, failure_propagation_mode: CaseLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PrintOp(_PrintOp):
    """Prints operations."""

    name_: StringAttr | None
    assume_verified: UnitAttr | None
    use_local_scope: UnitAttr | None
    skip_regions: UnitAttr | None
    def __init__(self, *, target: ValueLike | None = None, name: StrLike | None = None, assume_verified: FlagLike | None = None, use_local_scope: FlagLike | None = None, skip_regions: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PromoteOp(_PromoteOp):
    """Copies the views that ops compute on to memory of their own."""

    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, operands_to_promote: ItemsLike | None = None, use_full_tile_buffers: ItemsLike | None = None, use_full_tiles_by_default: FlagLike | None = None, use_original_subview_size: FlagLike | None = None, use_alloca: FlagLike | None = None, memory_space: AnyLike | None = None, mapping: ItemsLike | None = None, alignment: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PromoteTensorOp(Op):
    """`transform.structured.promote_tensor`."""

    memory_space: Attribute | None
    tensor: Value
    @property
    def promoted(self) -> OpResult: ...
    def __init__(self, tensor: ValueLike, *, memory_space: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class QueryOp(Op):
    """`transform.dlti.query`."""

    keys: ArrayAttr
    target: Value
    @property
    def associated_attr(self) -> OpResult: ...
    def __init__(self, associated_attr: Type, target: ValueLike, keys: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReplaceFuncSignatureOp(Op):
    """`transform.func.replace_func_signature`."""

    function_name: SymbolRefAttr
    args_interchange: DenseArrayAttr
    results_interchange: DenseArrayAttr
    adjust_func_calls: UnitAttr | None
    module: Value
    @property
    def transformed_module(self) -> OpResult: ...
    @property
    def transformed_function(self) -> OpResult: ...
    def __init__(self, transformed_module: Type, transformed_function: Type, module: ValueLike, function_name: SymbolLike, args_interchange: IntsLike, results_interchange: IntsLike, *, adjust_func_calls: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReplaceOp(_ReplaceOp):
    """Replaces payload ops by the op of its region."""

    target: Value
    @property
    def replacement(self) -> OpResult: ...
    @property
    def body_region(self) -> Region: ...
    def __init__(self, replacement: Type, target: ValueLike, *, body_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReplicateOp(_ReplicateOp):
    """Handles repeated as often as a pattern stands for something."""

    @property
    def replicated(self) -> Values: ...
    def __init__(self, replicated: TypesLike, pattern: ValueLike, handles: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RewriteCopyAsTmaOp(Op):
    """`transform.nvgpu.rewrite_copy_as_tma`."""

    target: Value
    def __init__(self, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RewriteInDestinationPassingStyleOp(Op):
    """`transform.structured.rewrite_in_destination_passing_style`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RewriteMatmulAsMmaSyncOp(Op):
    """`transform.nvgpu.rewrite_matmul_as_mma_sync`."""

    target: Value
    def __init__(self, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalarizeOp(Op):
    """`transform.structured.scalarize`."""

    target: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SelectOp(_SelectOp):
    """Those of a handle's operations that have a name."""

    op_name_: StringAttr
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, target: ValueLike, op_name: StrLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SequenceOp(_SequenceOp):
    """A sequence of transforms."""

    root: Value | None
    extra_bindings: Values
    @property
    def body_(self) -> Region: ...
    def __init__(self, results: TypesLike, failure_propagation_mode: CaseLike, extra_bindings: ValuesLike = ..., *, root: ValueLike | None = None, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SetGPULaunchThreadsOp(Op):
    """`transform.xegpu.set_gpu_launch_threads`."""

    static_threads: DenseArrayAttr | None
    target: Value
    threads: Values
    def __init__(self, target: ValueLike, threads: MixedLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SimplifyBoundedAffineOpsOp(_SimplifyBoundedAffineOpsOp):
    """Simplifies `affine.min` and `affine.max` by bounds of values."""

    def __init__(self, target: ValueLike, bounded_values: ValuesLike, lower_bounds: IntsLike, upper_bounds: IntsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SimplifyMinMaxAffineOpsOp(_SimplifyMinMaxAffineOpsOp):
    """Simplifies `affine.min` and `affine.max` by what is known of values."""

    def __init__(self, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SpecializeOp(Op):
    """`transform.structured.specialize`."""

    emit_category: IntegerAttr
    target: Value
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, emit_category: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SplitHandleOp(_SplitHandleOp):
    """Splits a handle of payload ops into several handles."""

    def __init__(self, results: TypesLike, handle: ValueLike, *, pass_through_empty_handle: BoolLike | None = None, fail_on_payload_too_small: BoolLike | None = None, overflow_result: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SplitOp(_SplitOp):
    """Splits the iteration space of a structured op, in two or more parts."""

    dimension: IntegerAttr
    multiway: UnitAttr | None
    @property
    def split_list(self) -> OpResult: ...
    def __init__(self, split_list: Type, target: ValueLike, dimension: IntLike, static_chunk_sizes: IntLike, *, dynamic_chunk_sizes: ValueLike | None = None, multiway: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SplitReductionOp(Op):
    """`transform.structured.split_reduction`."""

    split_factor: IntegerAttr
    insert_split_dimension: IntegerAttr
    inner_parallel: UnitAttr | None
    use_scaling_algorithm: UnitAttr | None
    use_alloc: UnitAttr | None
    target: Value
    @property
    def init_or_alloc_op(self) -> OpResult: ...
    @property
    def fill_op(self) -> OpResult: ...
    @property
    def split_linalg_op(self) -> OpResult: ...
    @property
    def combining_linalg_op(self) -> OpResult: ...
    def __init__(self, init_or_alloc_op: Type, fill_op: Type, split_linalg_op: Type, combining_linalg_op: Type, target: ValueLike, *, split_factor: IntLike | None = None, insert_split_dimension: IntLike | None = None, inner_parallel: FlagLike | None = None, use_scaling_algorithm: FlagLike | None = None, use_alloc: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SuperVectorizeOp(_SuperVectorizeOp):
    """Vectorizes affine loops."""

    vectorize_reductions: IntegerAttr
    target: Value
    def __init__(self, target: ValueLike, vector_sizes: IntsLike, *, fastest_varying_pattern: IntsLike | None = None, vectorize_reductions: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TakeAssumedBranchOp(_TakeAssumedBranchOp):
    """Puts what one branch of conditions does in place of them."""

    def __init__(self, target: ValueLike, *, take_else_branch: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TileReductionUsingForOp(Op):
    """`transform.structured.tile_reduction_using_for`."""

    reduction_dims: ArrayAttr
    tile_sizes: ArrayAttr
    target: Value
    @property
    def fill_op(self) -> Values: ...
    @property
    def split_op(self) -> OpResult: ...
    @property
    def combining_op(self) -> OpResult: ...
    @property
    def for_op(self) -> OpResult: ...
    def __init__(self, fill_op: TypesLike, split_op: Type, combining_op: Type, for_op: Type, target: ValueLike, *, reduction_dims: ItemsLike | None = None, tile_sizes: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TileReductionUsingForallOp(Op):
    """`transform.structured.tile_reduction_using_forall`."""

    reduction_dims: ArrayAttr
    num_threads: DenseArrayAttr
    tile_sizes: DenseArrayAttr
    mapping: ArrayAttr | None
    target: Value
    @property
    def fill_op(self) -> Values: ...
    @property
    def split_op(self) -> OpResult: ...
    @property
    def combining_op(self) -> OpResult: ...
    @property
    def forall_op(self) -> OpResult: ...
    def __init__(self, fill_op: TypesLike, split_op: Type, combining_op: Type, forall_op: Type, target: ValueLike, *, reduction_dims: ItemsLike | None = None, num_threads: IntsLike | None = None, tile_sizes: IntsLike | None = None, mapping: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TileUsingForOp(_TileUsingForOp):
    """Tiles with `scf.for` loops."""

    @property
    def tiled_linalg_op(self) -> OpResult: ...
    def __init__(self, tiled_linalg_op: Type, loops: TypesLike, target: ValueLike, sizes: MixedLike = ..., *, interchange: IntsLike | None = None, scalable_sizes: IntsLike | None = None, inner_tile_alignments: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TileUsingForallOp(_TileUsingForallOp):
    """Tiles with an `scf.forall`."""

    mapping: ArrayAttr | None
    target: Value
    num_threads: Values
    tile_sizes: Values
    @property
    def tiled_op(self) -> OpResult: ...
    @property
    def forall_op(self) -> OpResult: ...
    def __init__(self, tiled_op: Type, forall_op: Type, target: ValueLike, num_threads: MixedLike = ..., tile_sizes: MixedLike = ..., *, packed_num_threads: ValueLike | None = None, packed_tile_sizes: ValueLike | None = None, mapping: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TransposeConv2DOp(Op):
    """`transform.structured.transpose_conv2d`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TransposeMatmulOp(Op):
    """`transform.structured.transpose_matmul`."""

    input_to_transpose: str
    target: Value
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, input_to_transpose: CaseLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TuneAlternativesOp(_TuneAlternativesOp):
    """Alternative sequences, one of which is selected."""

    name_: StringAttr
    selected_region_param: Value | None
    @property
    def alternatives(self) -> Regions: ...
    def __init__(self, results: TypesLike, name: StrLike, *, selected_region_attr: IntLike | None = None, selected_region_param: ValueLike | None = None, alternatives: RegionsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TypeConversionCastShapeDynamicDimsOp(_TypeConversionCastShapeDynamicDimsOp):
    """Casts of tensors to sizes that are not known, and back."""

    def __init__(self, *, ignore_dynamic_info: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VectorizeChildrenAndApplyPatternsOp(Op):
    """`transform.structured.vectorize_children_and_apply_patterns`."""

    fold_type_extensions_into_contract: UnitAttr | None
    vectorize_padding: UnitAttr | None
    vectorize_nd_extract: UnitAttr | None
    flatten_1d_depthwise_conv: UnitAttr | None
    disable_multi_reduction_to_contract_patterns: UnitAttr | None
    disable_transfer_permutation_map_lowering_patterns: UnitAttr | None
    target: Value
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, *, fold_type_extensions_into_contract: FlagLike | None = None, vectorize_padding: FlagLike | None = None, vectorize_nd_extract: FlagLike | None = None, flatten_1d_depthwise_conv: FlagLike | None = None, disable_multi_reduction_to_contract_patterns: FlagLike | None = None, disable_transfer_permutation_map_lowering_patterns: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VectorizeOp(_VectorizeOp):
    """Vectorizes a structured op."""

    vectorize_nd_extract: UnitAttr | None
    assume_dynamic_dims_match_vec_sizes: UnitAttr | None
    def __init__(self, target: ValueLike, vector_sizes: MixedLike = ..., *, vectorize_nd_extract: FlagLike | None = None, assume_dynamic_dims_match_vec_sizes: FlagLike | None = None, create_named_contraction: FlagLike | None = None, scalable_sizes: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VerifyOp(_VerifyOp):
    """Whether operations are valid."""

    def __init__(self, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WinogradConv2DOp(Op):
    """`transform.structured.winograd_conv2d`."""

    fmr: str
    target: Value
    @property
    def transformed(self) -> OpResult: ...
    def __init__(self, transformed: Type, target: ValueLike, fmr: CaseLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WithPDLPatternsOp(_WithPDLPatternsOp):
    """Contains PDL patterns, and the one transform that uses them."""

    root: Value | None
    @property
    def body_(self) -> Region: ...
    def __init__(self, *, root: ValueLike | None = None, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class XegpuGetLoadOpOp(Op):
    """`transform.xegpu.get_load_op`."""

    target: Value
    @property
    def load_nd_handle(self) -> OpResult: ...
    def __init__(self, load_nd_handle: Type, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class XegpuSetAnchorLayoutOp(Op):
    """`transform.xegpu.set_anchor_layout`."""

    index: IntegerAttr | None
    static_sg_layout: DenseArrayAttr | None
    static_sg_data: DenseArrayAttr | None
    static_inst_data: DenseArrayAttr | None
    order: DenseArrayAttr | None
    slice_dims: DenseArrayAttr | None
    target: Value
    sg_layout: Values
    sg_data: Values
    inst_data: Values
    def __init__(self, target: ValueLike, sg_layout: MixedLike = ..., sg_data: MixedLike = ..., inst_data: MixedLike = ..., *, index: IntLike | None = None, order: IntsLike | None = None, slice_dims: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class YieldOp(Op):
    """`transform.yield`."""

    def __init__(self, operands: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
