"""The transform dialect: transformations of payload IR: sequences, matchers."""

from bridge.dialects.transform.choices import ApplyRegisteredPassOp as _ApplyRegisteredPassOp, ConstrainParamsOp as _ConstrainParamsOp, KnobOp as _KnobOp, NumAssociationsOp as _NumAssociationsOp, SplitHandleOp as _SplitHandleOp, TuneAlternativesOp as _TuneAlternativesOp
from bridge.dialects.transform.conversions import ApplyToLLVMConversionPatternsOp as ApplyToLLVMConversionPatternsOp, MapForallToBlocksOp as _MapForallToBlocksOp, OneShotBufferizeOp as _OneShotBufferizeOp
from bridge.dialects.transform.matching import GetOperandOp as _GetOperandOp, GetResultOp as _GetResultOp, IRDLCollectMatchingOp as _IRDLCollectMatchingOp, MatchStructuredBodyOp as _MatchStructuredBodyOp, MatchStructuredDimOp as _MatchStructuredDimOp, MatchStructuredInitOp as _MatchStructuredInitOp, MatchStructuredInputOp as _MatchStructuredInputOp, MatchStructuredOp as _MatchStructuredOp, MatchStructuredResultOp as _MatchStructuredResultOp
from bridge.dialects.transform.named_matchers import CollectMatchingOp as _CollectMatchingOp, ForeachMatchOp as _ForeachMatchOp
from bridge.dialects.transform.ops import SimplifyBoundedAffineOpsOp as _SimplifyBoundedAffineOpsOp, SplitOp as _SplitOp
from bridge.dialects.transform.patterns import ApplyConversionPatternsOp as _ApplyConversionPatternsOp, ApplyPatternsOp as _ApplyPatternsOp, CastAndCallOp as _CastAndCallOp
from bridge.dialects.transform.sequences import AlternativesOp as _AlternativesOp, ForeachOp as _ForeachOp, IncludeOp as _IncludeOp, NamedSequenceOp as _NamedSequenceOp, SequenceOp as _SequenceOp, WithPDLPatternsOp as _WithPDLPatternsOp
from bridge.dialects.transform.structured import BufferizeToAllocationOp as _BufferizeToAllocationOp, ContinuousTileSizesOp as _ContinuousTileSizesOp, FuseOp as _FuseOp, HoistPadBuildPackingLoopNestOp as _HoistPadBuildPackingLoopNestOp, HoistPadOp as _HoistPadOp, InterchangeOp as _InterchangeOp, MultiTileSizesOp as _MultiTileSizesOp, PackGreedilyOp as _PackGreedilyOp, PackTransposeOp as _PackTransposeOp, PadOp as _PadOp, ReplaceOp as _ReplaceOp, SuperVectorizeOp as _SuperVectorizeOp, TileUsingForOp as _TileUsingForOp, TileUsingForallOp as _TileUsingForallOp, VectorizeOp as _VectorizeOp
from bridge.ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, DictionaryAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Region, Regions, Value, Values

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

class AnnotateOp(Op):
    """`transform.annotate`."""

    name_: StringAttr
    target: Value
    param: Value | None

class ApplyAllocToAllocaOp(Op):
    """`transform.apply_patterns.memref.alloc_to_alloca`."""

    size_limit: IntegerAttr | None

class ApplyArmNeonContractionToBFMMLAPatternsOp(Op):
    """`transform.apply_patterns.arm_neon.vector_contract_to_bfmmla`."""


class ApplyArmNeonContractionToI8MMPatternsOp(Op):
    """`transform.apply_patterns.arm_neon.vector_contract_to_i8mm`."""


class ApplyArmSVELowerContractionToBFMMLAPatternsOp(Op):
    """`transform.apply_patterns.arm_sve.vector_contract_to_bfmmla`."""


class ApplyArmSVELowerContractionToI8MMPatternsOp(Op):
    """`transform.apply_patterns.arm_sve.vector_contract_to_i8mm`."""


class ApplyBubbleUpExtractSlicePatternsOp(Op):
    """`transform.apply_patterns.tensor.bubble_up_extract_slice`."""


class ApplyCanonicalizationPatternsOp(Op):
    """`transform.apply_patterns.canonicalization`."""


class ApplyCastAwayVectorLeadingOneDimPatternsOp(Op):
    """`transform.apply_patterns.vector.cast_away_vector_leading_one_dim`."""


class ApplyCommonSubexpressionEliminationOp(Op):
    """`transform.apply_cse`."""

    target: Value

class ApplyConversionPatternsOp(_ApplyConversionPatternsOp):
    """Applies conversion patterns, with an optional type converter."""

    legal_ops: ArrayAttr | None
    illegal_ops: ArrayAttr | None
    legal_dialects: ArrayAttr | None
    illegal_dialects: ArrayAttr | None
    partial_conversion: UnitAttr | None
    preserve_handles: UnitAttr | None
    target: Value
    @property
    def patterns(self) -> Region: ...
    @property
    def default_type_converter_region(self) -> Regions: ...

class ApplyDeadCodeEliminationOp(Op):
    """`transform.apply_dce`."""

    target: Value

class ApplyDecomposeTensorConcatPatternsOp(Op):
    """`transform.apply_patterns.tensor.decompose_concat`."""


class ApplyDecomposeTensorPackUnpackPatternsOp(Op):
    """`transform.apply_patterns.linalg.decompose_pack_unpack`."""


class ApplyDecomposeTensorPadPatternsOp(Op):
    """`transform.apply_patterns.linalg.decompose_pad`."""


class ApplyDropInnerMostUnitDimsFromXferOpsPatternsOp(Op):
    """`transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops`."""


class ApplyDropRedundantInsertSliceRankExpansionPatternsOp(Op):
    """`transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion`."""


class ApplyDropUnitDimWithShapeCastPatternsOp(Op):
    """`transform.apply_patterns.vector.drop_unit_dims_with_shape_cast`."""


class ApplyEraseUnnecessaryInputsPatternsOp(Op):
    """`transform.apply_patterns.linalg.erase_unnecessary_inputs`."""


class ApplyExpandOpsPatternsOp(Op):
    """`transform.apply_patterns.memref.expand_ops`."""


class ApplyExpandStridedMetadataPatternsOp(Op):
    """`transform.apply_patterns.memref.expand_strided_metadata`."""


class ApplyExtractAddressComputationsPatternsOp(Op):
    """`transform.apply_patterns.memref.extract_address_computations`."""


class ApplyFoldAddIntoDestPatternsOp(Op):
    """`transform.apply_patterns.linalg.fold_add_into_dest`."""


class ApplyFoldArithExtensionPatternsOp(Op):
    """`transform.apply_patterns.vector.fold_arith_extension`."""


class ApplyFoldElementwiseToVectorPatternsOp(Op):
    """`transform.apply_patterns.vector.elementwise_to_vector`."""


class ApplyFoldIntoPackAndUnpackPatternsOp(Op):
    """`transform.apply_patterns.tensor.fold_into_pack_and_unpack`."""


class ApplyFoldMemrefAliasOpsPatternsOp(Op):
    """`transform.apply_patterns.memref.fold_memref_alias_ops`."""


class ApplyFoldPackUnpackIntoEmptyPatternsOp(Op):
    """`transform.apply_patterns.linalg.fold_pack_unpack_into_empty`."""

    fold_single_use_only: IntegerAttr

class ApplyFoldTensorEmptyPatternsOp(Op):
    """`transform.apply_patterns.tensor.fold_tensor_empty`."""

    fold_single_use_only: IntegerAttr

class ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp(Op):
    """`transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers`."""


class ApplyFoldTensorSubsetOpsPatternsOp(Op):
    """`transform.apply_patterns.tensor.fold_tensor_subset_ops`."""


class ApplyFoldUnitExtentDimsViaReshapesPatternsOp(Op):
    """`transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes`."""


class ApplyFoldUnitExtentDimsViaSlicesPatternsOp(Op):
    """`transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices`."""


class ApplyForLoopCanonicalizationPatternsOp(Op):
    """`transform.apply_patterns.scf.for_loop_canonicalization`."""


class ApplyFuncToLLVMConversionPatternsOp(Op):
    """`transform.apply_conversion_patterns.func.func_to_llvm`."""


class ApplyGPUPromoteShuffleToAMDGPUPatternsOp(Op):
    """`transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu`."""

    chipset: StringAttr | None

class ApplyGPURewritePatternsOp(Op):
    """`transform.apply_patterns.gpu.gpu_rewrite_patterns`."""


class ApplyGPUSubgroupReduceToNVVMConversionPatternsOp(Op):
    """`transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm`."""


class ApplyGPUToNVVMConversionPatternsOp(Op):
    """`transform.apply_conversion_patterns.gpu.gpu_to_nvvm`."""

    benefit: IntegerAttr

class ApplyGPUToROCDLConversionPatternsOp(Op):
    """`transform.apply_conversion_patterns.gpu.gpu_to_rocdl`."""

    chipset: StringAttr

class ApplyGPUWwmaToNVVMConversionPatternsOp(Op):
    """`transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm`."""


class ApplyLoopInvariantCodeMotionOp(Op):
    """`transform.apply_licm`."""

    target: Value

class ApplyLowerBitCastPatternsOp(Op):
    """`transform.apply_patterns.vector.lower_bitcast`."""


class ApplyLowerBroadcastPatternsOp(Op):
    """`transform.apply_patterns.vector.lower_broadcast`."""


class ApplyLowerContractionPatternsOp(Op):
    """`transform.apply_patterns.vector.lower_contraction`."""

    lowering_strategy: str

class ApplyLowerCreateMaskPatternsOp(Op):
    """`transform.apply_patterns.vector.lower_create_mask`."""


class ApplyLowerGatherPatternsOp(Op):
    """`transform.apply_patterns.vector.lower_gather`."""


class ApplyLowerInterleavePatternsOp(Op):
    """`transform.apply_patterns.vector.lower_interleave`."""


class ApplyLowerMaskedTransfersPatternsOp(Op):
    """`transform.apply_patterns.vector.lower_masked_transfers`."""


class ApplyLowerMasksPatternsOp(Op):
    """`transform.apply_patterns.vector.lower_masks`."""


class ApplyLowerOuterProductPatternsOp(Op):
    """`transform.apply_patterns.vector.lower_outerproduct`."""


class ApplyLowerScanPatternsOp(Op):
    """`transform.apply_patterns.vector.lower_scan`."""


class ApplyLowerShapeCastPatternsOp(Op):
    """`transform.apply_patterns.vector.lower_shape_cast`."""


class ApplyLowerTransferPatternsOp(Op):
    """`transform.apply_patterns.vector.lower_transfer`."""

    max_transfer_rank: IntegerAttr

class ApplyLowerTransposePatternsOp(Op):
    """`transform.apply_patterns.vector.lower_transpose`."""

    lowering_strategy: str
    avx2_lowering_strategy: IntegerAttr

class ApplyMaterializeMasksPatternsOp(Op):
    """`transform.apply_patterns.vector.materialize_masks`."""


class ApplyMergeConsecutiveInsertExtractSlicePatternsOp(Op):
    """`transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice`."""


class ApplyNVGPUToNVVMConversionPatternsOp(Op):
    """`transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm`."""


class ApplyPadVectorizationPatternsOp(Op):
    """`transform.apply_patterns.linalg.pad_vectorization`."""


class ApplyPatternsLinalgDataLayoutPropagationOp(Op):
    """`transform.apply_patterns.linalg.data_layout_propagation`."""

    poison_padding: IntegerAttr

class ApplyPatternsLinalgExtractSliceSinkingOp(Op):
    """`transform.apply_patterns.linalg.extract_slice_sinking`."""


class ApplyPatternsOp(_ApplyPatternsOp):
    """Applies patterns greedily, to a fixed point."""

    apply_cse: UnitAttr | None
    max_iterations: IntegerAttr
    max_num_rewrites: IntegerAttr
    target: Value
    @property
    def patterns(self) -> Region: ...

class ApplyPatternsVectorFlattenVectorTransferOpsOp(Op):
    """`transform.apply_patterns.vector.flatten_vector_transfer_ops`."""

    target_vector_bitwidth: IntegerAttr

class ApplyPatternsVectorInterleaveAndDeinterleaveToShuffleOp(Op):
    """`transform.apply_patterns.vector.interleave_and_deinterleave_to_shuffle`."""


class ApplyPatternsVectorLowerStepOp(Op):
    """`transform.apply_patterns.vector.lower_step`."""

    index_bitwidth: IntegerAttr

class ApplyPatternsVectorMultiReductionFlatteningOp(Op):
    """`transform.apply_patterns.vector.multi_reduction_flattening`."""

    lowering_strategy: str

class ApplyPatternsVectorMultiReductionUnrollingOp(Op):
    """`transform.apply_patterns.vector.multi_reduction_unrolling`."""

    lowering_strategy: str

class ApplyPatternsVectorReorderMultiReductionDimsOp(Op):
    """`transform.apply_patterns.vector.reorder_multi_reduction_dims`."""

    lowering_strategy: str

class ApplyPatternsX86MoveAccumulatorForContractLoopOp(Op):
    """`transform.apply_patterns.x86.move_accumulator_for_contract_loop`."""


class ApplyPatternsX86ShuffleVectorFmaOpsOp(Op):
    """`transform.apply_patterns.x86.shuffle_vector_fma_ops`."""


class ApplyPatternsX86SinkVectorProducerOpsOp(Op):
    """`transform.apply_patterns.x86.sink_vector_producer_ops`."""


class ApplyPatternsX86VectorContractBf16ToFmaOp(Op):
    """`transform.apply_patterns.x86.vector_contract_bf16_to_fma`."""


class ApplyPatternsX86VectorContractToAmxDotProductOp(Op):
    """`transform.apply_patterns.x86.vector_contract_to_amx_dot_product`."""


class ApplyPatternsX86VectorContractToFmaOp(Op):
    """`transform.apply_patterns.x86.vector_contract_to_fma`."""


class ApplyPatternsX86VectorContractToPackedTypeDotProductOp(Op):
    """`transform.apply_patterns.x86.vector_contract_to_packed_type_dot_product`."""


class ApplyRankReducingSubviewPatternsOp(Op):
    """`transform.apply_patterns.vector.rank_reducing_subview_patterns`."""


class ApplyReassociativeReshapeFoldingPatternsOp(Op):
    """`transform.apply_patterns.tensor.reassociative_reshape_folding`."""


class ApplyRegisteredPassOp(_ApplyRegisteredPassOp):
    """Applies a registered pass; options may be parameters."""

    pass_name: StringAttr
    target: Value
    @property
    def result(self) -> OpResult: ...

class ApplyResolveRankedShapedTypeResultDimsPatternsOp(Op):
    """`transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims`."""


class ApplyRewriteNarrowTypePatternsOp(Op):
    """`transform.apply_patterns.vector.rewrite_narrow_types`."""


class ApplyRewriteTensorOpsAsConstantPatternsOp(Op):
    """`transform.apply_patterns.tensor.rewrite_as_constant`."""

    aggressive: UnitAttr | None

class ApplySCFStructuralConversionPatternsOp(Op):
    """`transform.apply_conversion_patterns.scf.structural_conversions`."""


class ApplySCFToControlFlowPatternsOp(Op):
    """`transform.apply_conversion_patterns.scf.scf_to_control_flow`."""


class ApplySinkVectorMemPatternsOp(Op):
    """`transform.apply_patterns.vector.sink_mem_ops`."""


class ApplySinkVectorPatternsOp(Op):
    """`transform.apply_patterns.vector.sink_ops`."""


class ApplySplitTransferFullPartialPatternsOp(Op):
    """`transform.apply_patterns.vector.split_transfer_full_partial`."""

    split_transfer_strategy: str

class ApplyTilingCanonicalizationPatternsOp(Op):
    """`transform.apply_patterns.linalg.tiling_canonicalization`."""


class ApplyTransferPermutationPatternsOp(Op):
    """`transform.apply_patterns.vector.transfer_permutation_patterns`."""


class ApplyTransferToScfPatternsOp(Op):
    """`transform.apply_patterns.vector.transfer_to_scf`."""

    max_transfer_rank: IntegerAttr
    full_unroll: IntegerAttr

class ApplyUnrollFromElementsPatternsOp(Op):
    """`transform.apply_patterns.vector.unroll_from_elements`."""


class ApplyUnrollToElementsPatternsOp(Op):
    """`transform.apply_patterns.vector.unroll_to_elements`."""


class ApplyUnrollVectorsSubgroupMmaOp(Op):
    """`transform.apply_patterns.gpu.unroll_vectors_subgroup_mma`."""

    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr

class ApplyVectorReductionToContractPatternsOp(Op):
    """`transform.apply_patterns.vector.reduction_to_contract`."""


class ApplyVectorToLLVMConversionPatternsOp(Op):
    """`transform.apply_conversion_patterns.vector.vector_to_llvm`."""

    reassociate_fp_reductions: IntegerAttr
    force_32bit_vector_indices: IntegerAttr
    use_vector_alignment: IntegerAttr

class BufferLoopHoistingOp(Op):
    """`transform.bufferization.buffer_loop_hoisting`."""

    target: Value

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

class CastAndCallOp(_CastAndCallOp):
    """Replaces the users of values by a call, with casts."""

    insert_after: UnitAttr | None
    insertion_point: Value
    inputs: Value | None
    outputs: Value | None
    @property
    def result(self) -> OpResult: ...
    @property
    def conversions(self) -> Region: ...

class CastOp(Op):
    """`transform.cast`."""

    input: Value
    @property
    def output(self) -> OpResult: ...

class CollectMatchingOp(_CollectMatchingOp):
    """Collects all payload ops that a named matcher accepts."""

    root: Value

class ConstrainParamsOp(_ConstrainParamsOp):
    """Constrains parameters, and defines others by them, with SMT ops."""

    params: Values
    @property
    def body_(self) -> Region: ...

class ContinuousTileSizesOp(_ContinuousTileSizesOp):
    """Computes a sequence of decreasing tile sizes."""

    dimension: IntegerAttr
    target_size: IntegerAttr
    target: Value
    @property
    def tile_sizes(self) -> OpResult: ...
    @property
    def chunk_sizes(self) -> OpResult: ...

class ConvertConv2DToImg2ColOp(Op):
    """`transform.structured.convert_conv2d_to_img2col`."""

    target: Value
    @property
    def img2col_tensor(self) -> OpResult: ...
    @property
    def transformed(self) -> OpResult: ...

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

class ConvertToLoopsOp(Op):
    """`transform.structured.convert_to_loops`."""

    target: Value
    @property
    def result(self) -> OpResult: ...

class CreateAsyncGroupsOp(Op):
    """`transform.nvgpu.create_async_groups`."""

    bypass_l1: UnitAttr | None
    target: Value
    @property
    def result(self) -> OpResult: ...

class DecomposeInterfaceOp(Op):
    """`transform.structured.decompose_interface`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...

class DecomposeOp(Op):
    """`transform.structured.decompose`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...

class DecomposeWinogradOp(Op):
    """`transform.structured.decompose_winograd_op`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...

class DeduplicateFuncArgsOp(Op):
    """`transform.func.deduplicate_func_args`."""

    function_name: SymbolRefAttr
    module: Value
    @property
    def transformed_module(self) -> OpResult: ...
    @property
    def transformed_function(self) -> OpResult: ...

class EliminateBarriersOp(Op):
    """`transform.apply_patterns.gpu.eliminate_barriers`."""


class EliminateEmptyTensorsOp(Op):
    """`transform.bufferization.eliminate_empty_tensors`."""

    target: Value

class EliminateLinalgOpAnchoredEmptyTensorsOp(Op):
    """`transform.structured.eliminate_empty_tensors`."""

    target: Value

class EmitParamAsRemarkOp(Op):
    """`transform.debug.emit_param_as_remark`."""

    message: StringAttr | None
    param: Value
    anchor: Value | None

class EmitRemarkAtOp(Op):
    """`transform.debug.emit_remark_at`."""

    message: StringAttr
    at: Value

class EmptyTensorToAllocTensorOp(Op):
    """`transform.bufferization.empty_tensor_to_alloc_tensor`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...

class FlattenElementwiseLinalgOp(Op):
    """`transform.structured.flatten_elementwise`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...

class ForallToForOp(Op):
    """`transform.loop.forall_to_for`."""

    target: Value
    @property
    def transformed(self) -> Values: ...

class ForallToParallelOp(Op):
    """`transform.loop.forall_to_parallel`."""

    target: Value
    @property
    def transformed(self) -> Values: ...

class ForeachMatchOp(_ForeachMatchOp):
    """Applies the action of the first matcher that succeeds to each nested op."""

    restrict_root: UnitAttr | None
    flatten_results: UnitAttr | None
    root: Value
    forwarded_inputs: Values

class ForeachOp(_ForeachOp):
    """Runs a region for each payload op of its handles."""

    with_zip_shortest: UnitAttr | None
    targets: Values
    @property
    def body_(self) -> Region: ...

class FuseIntoContainingOp(Op):
    """`transform.structured.fuse_into_containing_op`."""

    inner_tile_alignments: DenseArrayAttr | None
    producer_op: Value
    containing_op: Value
    @property
    def fused_op(self) -> OpResult: ...
    @property
    def new_containing_op(self) -> OpResult: ...

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

class GeneralizeOp(Op):
    """`transform.structured.generalize`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...

class GetConsumersOfResultOp(Op):
    """`transform.get_consumers_of_result`."""

    result_number: IntegerAttr
    target: Value
    @property
    def consumers(self) -> OpResult: ...

class GetDefiningOp(Op):
    """`transform.get_defining_op`."""

    target: Value
    @property
    def result(self) -> OpResult: ...

class GetOperandOp(_GetOperandOp):
    """Handles to operands of payload ops."""

    is_inverted: UnitAttr | None
    is_all: UnitAttr | None
    target: Value
    @property
    def result(self) -> OpResult: ...

class GetParentOp(Op):
    """`transform.get_parent_op`."""

    isolated_from_above: UnitAttr | None
    allow_empty_results: UnitAttr | None
    op_name_: StringAttr | None
    deduplicate: UnitAttr | None
    nth_parent: IntegerAttr
    target: Value
    @property
    def parent_(self) -> OpResult: ...

class GetProducerOfOperandOp(Op):
    """`transform.get_producer_of_operand`."""

    operand_number: IntegerAttr
    target: Value
    @property
    def producer(self) -> OpResult: ...

class GetResultOp(_GetResultOp):
    """Handles to results of payload ops."""

    is_inverted: UnitAttr | None
    is_all: UnitAttr | None
    target: Value
    @property
    def result(self) -> OpResult: ...

class GetTypeOp(Op):
    """`transform.get_type`."""

    elemental: UnitAttr | None
    value: Value
    @property
    def type_param(self) -> OpResult: ...

class HoistLoopInvariantSubsetsOp(Op):
    """`transform.loop.hoist_loop_invariant_subsets`."""

    target: Value

class HoistPadBuildPackingLoopNestOp(_HoistPadBuildPackingLoopNestOp):
    """Builds the packing loop nest to which a padding is hoisted."""

    target: Value
    loop: Value
    @property
    def packing_loop(self) -> OpResult: ...

class HoistPadOp(_HoistPadOp):
    """Hoists a padding out of loops."""

    num_loops: IntegerAttr
    target: Value
    @property
    def transformed(self) -> OpResult: ...

class HoistRedundantVectorBroadcastsOp(Op):
    """`transform.structured.hoist_redundant_vector_broadcasts`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...

class HoistRedundantVectorTransfersOp(Op):
    """`transform.structured.hoist_redundant_vector_transfers`."""

    verify_non_zero_trip: UnitAttr | None
    target: Value
    @property
    def transformed(self) -> OpResult: ...

class IRDLCollectMatchingOp(_IRDLCollectMatchingOp):
    """Collects the payload ops that satisfy an IRDL definition."""

    root: Value
    @property
    def matched(self) -> OpResult: ...
    @property
    def body_(self) -> Region: ...

class IncludeOp(_IncludeOp):
    """Includes a named sequence."""

    failure_propagation_mode: str
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None

class InsertPrefetchOp(Op):
    """`transform.xegpu.insert_prefetch`."""

    static_nb_prefetch: IntegerAttr | None
    target: Value
    dynamic_nb_prefetch: Value | None
    @property
    def desc_op(self) -> OpResult: ...

class InsertSliceToCopyOp(Op):
    """`transform.structured.insert_slice_to_copy`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...

class InterchangeOp(_InterchangeOp):
    """Interchanges the iterators of a structured op."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...

class KnobOp(_KnobOp):
    """A tunable parameter with its options."""

    name_: StringAttr
    @property
    def result(self) -> OpResult: ...

class LinalgCopyToMemrefOp(Op):
    """`transform.structured.linalg_copy_to_memref`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...

class LoopCoalesceNestedOp(Op):
    """`transform.loop.coalesce_nested`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...

class LoopCoalesceOp(Op):
    """`transform.loop.coalesce`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...

class LoopFuseSiblingOp(Op):
    """`transform.loop.fuse_sibling`."""

    target: Value
    source: Value
    @property
    def fused_loop(self) -> OpResult: ...

class LoopOutlineOp(Op):
    """`transform.loop.outline`."""

    func_name: StringAttr
    target: Value
    @property
    def function(self) -> OpResult: ...
    @property
    def call(self) -> OpResult: ...

class LoopPeelOp(Op):
    """`transform.loop.peel`."""

    peel_front: IntegerAttr
    fail_if_already_divisible: IntegerAttr
    target: Value
    @property
    def peeled_loop(self) -> OpResult: ...
    @property
    def remainder_loop(self) -> OpResult: ...

class LoopPipelineOp(Op):
    """`transform.loop.pipeline`."""

    iteration_interval: IntegerAttr
    read_latency: IntegerAttr
    target: Value
    @property
    def transformed(self) -> OpResult: ...

class LoopPromoteIfOneIterationOp(Op):
    """`transform.loop.promote_if_one_iteration`."""

    target: Value

class LoopUnrollAndJamOp(Op):
    """`transform.loop.unroll_and_jam`."""

    factor: IntegerAttr
    target: Value

class LoopUnrollOp(Op):
    """`transform.loop.unroll`."""

    factor: IntegerAttr
    target: Value

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

class MakeLoopIndependentOp(Op):
    """`transform.tensor.make_loop_independent`."""

    num_loops: IntegerAttr
    target: Value
    @property
    def transformed(self) -> OpResult: ...

class MapCopyToThreadsOp(Op):
    """`transform.structured.gpu.map_copy_to_threads`."""

    total_num_threads: IntegerAttr
    desired_bit_alignment: IntegerAttr
    target: Value
    @property
    def forall_op(self) -> OpResult: ...
    @property
    def tiled_op(self) -> OpResult: ...

class MapForallToBlocksOp(_MapForallToBlocksOp):
    """Maps an `scf.forall` to GPU blocks."""

    generate_gpu_launch: UnitAttr | None
    target: Value
    @property
    def result(self) -> OpResult: ...

class MapNestedForallToThreadsOp(Op):
    """`transform.gpu.map_nested_forall_to_threads`."""

    block_dims: DenseArrayAttr
    sync_after_distribute: IntegerAttr
    warp_size: IntegerAttr
    target: Value
    @property
    def result(self) -> OpResult: ...

class MatchOp(Op):
    """`transform.structured.match`."""

    ops: ArrayAttr | None
    interface: str | None
    op_attrs: DictionaryAttr | None
    filter_result_type: TypeAttr | None
    filter_operand_types: ArrayAttr | None
    target: Value

class MatchOperationEmptyOp(Op):
    """`transform.match.operation_empty`."""

    operand_handle: Value

class MatchOperationNameOp(Op):
    """`transform.match.operation_name`."""

    op_names: ArrayAttr
    operand_handle: Value

class MatchParamCmpIOp(Op):
    """`transform.match.param.cmpi`."""

    predicate: str
    param: Value
    reference: Value

class MatchSparseInOutOp(Op):
    """`transform.sparse_tensor.match.sparse_inout`."""

    target: Value
    @property
    def result(self) -> OpResult: ...

class MatchStructuredBodyOp(_MatchStructuredBodyOp):
    """Matches the body of a structured op."""

    reduction_position: IntegerAttr | None
    passthrough: UnitAttr | None
    elementwise: UnitAttr | None
    operand_handle: Value

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

class MatchStructuredDimOp(_MatchStructuredDimOp):
    """Matches or returns dimensions of the iteration space."""

    is_inverted: UnitAttr | None
    is_all: UnitAttr | None
    operand_handle: Value
    @property
    def result_(self) -> OpResult | None: ...

class MatchStructuredElementalBitwidthOp(Op):
    """`transform.match.structured.elemental_bitwidth`."""

    operand_handle: Value
    @property
    def result(self) -> OpResult: ...

class MatchStructuredInitOp(_MatchStructuredInitOp):
    """Matches or returns inits of a structured op."""

    is_inverted: UnitAttr | None
    is_all: UnitAttr | None
    operand_handle: Value
    @property
    def result_(self) -> OpResult | None: ...

class MatchStructuredInputOp(_MatchStructuredInputOp):
    """Matches or returns inputs of a structured op."""

    is_inverted: UnitAttr | None
    is_all: UnitAttr | None
    operand_handle: Value
    @property
    def result_(self) -> OpResult | None: ...

class MatchStructuredNumInitsOp(Op):
    """`transform.match.structured.num_inits`."""

    operand_handle: Value
    @property
    def result(self) -> OpResult: ...

class MatchStructuredNumInputsOp(Op):
    """`transform.match.structured.num_inputs`."""

    operand_handle: Value
    @property
    def result(self) -> OpResult: ...

class MatchStructuredOp(_MatchStructuredOp):
    """Matches a structured op by the predicates in its region."""

    failure_propagation_mode: str | None
    current: Value
    @property
    def outputs(self) -> Values: ...
    @property
    def body_region(self) -> Region: ...

class MatchStructuredRankOp(Op):
    """`transform.match.structured.rank`."""

    operand_handle: Value
    @property
    def rank(self) -> OpResult: ...

class MatchStructuredResultOp(_MatchStructuredResultOp):
    """Matches a result of a structured op, and returns its user."""

    position_: IntegerAttr
    any: UnitAttr | None
    single: UnitAttr | None
    operand_handle: Value

class MatchStructuredYieldOp(Op):
    """`transform.match.structured.yield`."""

    handles: Values

class MemRefAllocaToGlobalOp(Op):
    """`transform.memref.alloca_to_global`."""

    alloca: Value
    @property
    def get_global(self) -> OpResult: ...
    @property
    def global_(self) -> OpResult: ...

class MemRefEraseDeadAllocAndStoresOp(Op):
    """`transform.memref.erase_dead_alloc_and_stores`."""

    target: Value

class MemRefMakeLoopIndependentOp(Op):
    """`transform.memref.make_loop_independent`."""

    num_loops: IntegerAttr
    target: Value
    @property
    def transformed(self) -> OpResult: ...

class MemRefMultiBufferOp(Op):
    """`transform.memref.multibuffer`."""

    factor: IntegerAttr
    skip_analysis: UnitAttr | None
    target: Value
    @property
    def transformed(self) -> OpResult: ...

class MemrefToLLVMTypeConverterOp(Op):
    """`transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter`."""

    use_aligned_alloc: IntegerAttr | None
    index_bitwidth: IntegerAttr | None
    use_generic_functions: IntegerAttr | None
    use_bare_ptr_call_conv: IntegerAttr | None
    data_layout: StringAttr | None

class MergeHandlesOp(Op):
    """`transform.merge_handles`."""

    deduplicate: UnitAttr | None
    handles: Values
    @property
    def result(self) -> OpResult: ...

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

class NamedSequenceOp(_NamedSequenceOp):
    """A named sequence of transforms that others may include."""

    sym_name: StringAttr
    sym_visibility: StringAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    @property
    def body_(self) -> Region: ...

class NumAssociationsOp(_NumAssociationsOp):
    """Number of payload objects associated with a handle."""

    handle: Value
    @property
    def num(self) -> OpResult: ...

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

class PDLMatchOp(Op):
    """`transform.pdl_match`."""

    pattern_name: SymbolRefAttr
    root: Value
    @property
    def matched(self) -> OpResult: ...

class PackGreedilyOp(_PackGreedilyOp):
    """Packs matmul-like dimensions of structured ops."""

    target: Value
    @property
    def packed_op(self) -> OpResult: ...

class PackOp(Op):
    """`transform.structured.pack`."""

    static_packed_sizes: DenseArrayAttr
    target: Value
    packed_sizes: Values
    @property
    def packed_op(self) -> OpResult: ...

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

class ParallelForToNestedForOpsOp(Op):
    """`transform.loop.parallel_for_to_nested_fors`."""

    target: Value
    @property
    def transformed(self) -> Values: ...

class ParamConstantOp(Op):
    """`transform.param.constant`."""

    value: Attribute
    @property
    def param(self) -> OpResult: ...

class PayloadOp(Op):
    """`transform.payload`."""

    normal_forms: ArrayAttr
    @property
    def body_(self) -> Region: ...

class PipelineSharedMemoryCopiesOp(Op):
    """`transform.nvgpu.pipeline_shared_memory_copies`."""

    depth: IntegerAttr
    peel_epilogue: UnitAttr | None
    failure_propagation_mode: str
    for_op: Value
    @property
    def result(self) -> OpResult: ...

class PrintOp(Op):
    """`transform.print`."""

    name_: StringAttr | None
    assume_verified: UnitAttr | None
    use_local_scope: UnitAttr | None
    skip_regions: UnitAttr | None
    target: Value | None

class PromoteOp(Op):
    """`transform.structured.promote`."""

    operands_to_promote: ArrayAttr
    use_full_tile_buffers: ArrayAttr
    use_full_tiles_by_default: UnitAttr | None
    use_original_subview_size: UnitAttr | None
    use_alloca: UnitAttr | None
    memory_space: Attribute | None
    mapping: ArrayAttr | None
    alignment: IntegerAttr | None
    target: Value
    @property
    def transformed(self) -> OpResult: ...

class PromoteTensorOp(Op):
    """`transform.structured.promote_tensor`."""

    memory_space: Attribute | None
    tensor: Value
    @property
    def promoted(self) -> OpResult: ...

class QueryOp(Op):
    """`transform.dlti.query`."""

    keys: ArrayAttr
    target: Value
    @property
    def associated_attr(self) -> OpResult: ...

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

class ReplaceOp(_ReplaceOp):
    """Replaces payload ops by the op of its region."""

    target: Value
    @property
    def replacement(self) -> OpResult: ...
    @property
    def body_region(self) -> Region: ...

class ReplicateOp(Op):
    """`transform.replicate`."""

    pattern: Value
    handles: Values
    @property
    def replicated(self) -> Values: ...

class RewriteCopyAsTmaOp(Op):
    """`transform.nvgpu.rewrite_copy_as_tma`."""

    target: Value

class RewriteInDestinationPassingStyleOp(Op):
    """`transform.structured.rewrite_in_destination_passing_style`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...

class RewriteMatmulAsMmaSyncOp(Op):
    """`transform.nvgpu.rewrite_matmul_as_mma_sync`."""

    target: Value

class ScalarizeOp(Op):
    """`transform.structured.scalarize`."""

    target: Value
    @property
    def result(self) -> OpResult: ...

class SelectOp(Op):
    """`transform.select`."""

    op_name_: StringAttr
    target: Value
    @property
    def result(self) -> OpResult: ...

class SequenceOp(_SequenceOp):
    """A sequence of transforms."""

    failure_propagation_mode: str
    root: Value | None
    extra_bindings: Values
    @property
    def body_(self) -> Region: ...

class SetGPULaunchThreadsOp(Op):
    """`transform.xegpu.set_gpu_launch_threads`."""

    static_threads: DenseArrayAttr | None
    target: Value
    threads: Values

class SimplifyBoundedAffineOpsOp(_SimplifyBoundedAffineOpsOp):
    """Simplifies `affine.min` and `affine.max` by bounds of values."""

    target: Value

class SimplifyMinMaxAffineOpsOp(Op):
    """`transform.affine.simplify_min_max_affine_ops`."""

    target: Value

class SpecializeOp(Op):
    """`transform.structured.specialize`."""

    emit_category: IntegerAttr
    target: Value
    @property
    def transformed(self) -> OpResult: ...

class SplitHandleOp(_SplitHandleOp):
    """Splits a handle of payload ops into several handles."""

    pass_through_empty_handle: IntegerAttr
    fail_on_payload_too_small: IntegerAttr

class SplitOp(_SplitOp):
    """Splits the iteration space of a structured op, in two or more parts."""

    dimension: IntegerAttr
    multiway: UnitAttr | None
    @property
    def split_list(self) -> OpResult: ...

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

class SuperVectorizeOp(_SuperVectorizeOp):
    """Vectorizes affine loops."""

    vectorize_reductions: IntegerAttr
    target: Value

class TakeAssumedBranchOp(Op):
    """`transform.scf.take_assumed_branch`."""

    take_else_branch: UnitAttr | None
    target: Value

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

class TileUsingForOp(_TileUsingForOp):
    """Tiles with `scf.for` loops."""

    interchange: DenseArrayAttr | None
    inner_tile_alignments: DenseArrayAttr | None
    target: Value
    dynamic_sizes: Values
    @property
    def tiled_linalg_op(self) -> OpResult: ...

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

class TransposeConv2DOp(Op):
    """`transform.structured.transpose_conv2d`."""

    target: Value
    @property
    def transformed(self) -> OpResult: ...

class TransposeMatmulOp(Op):
    """`transform.structured.transpose_matmul`."""

    input_to_transpose: str
    target: Value
    @property
    def transformed(self) -> OpResult: ...

class TuneAlternativesOp(_TuneAlternativesOp):
    """Alternative sequences, one of which is selected."""

    name_: StringAttr
    selected_region_param: Value | None
    @property
    def alternatives(self) -> Regions: ...

class TypeConversionCastShapeDynamicDimsOp(Op):
    """`transform.type_conversion.tensor.cast_shape_dynamic_dims`."""

    ignore_dynamic_info: UnitAttr | None

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

class VectorizeOp(_VectorizeOp):
    """Vectorizes a structured op."""

    vectorize_nd_extract: UnitAttr | None
    assume_dynamic_dims_match_vec_sizes: UnitAttr | None
    create_named_contraction: UnitAttr | None
    target: Value
    vector_sizes: Values

class VerifyOp(Op):
    """`transform.verify`."""

    target: Value

class WinogradConv2DOp(Op):
    """`transform.structured.winograd_conv2d`."""

    fmr: str
    target: Value
    @property
    def transformed(self) -> OpResult: ...

class WithPDLPatternsOp(_WithPDLPatternsOp):
    """Contains PDL patterns, and the one transform that uses them."""

    root: Value | None
    @property
    def body_(self) -> Region: ...

class XegpuGetLoadOpOp(Op):
    """`transform.xegpu.get_load_op`."""

    target: Value
    @property
    def load_nd_handle(self) -> OpResult: ...

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

class YieldOp(Op):
    """`transform.yield`."""

