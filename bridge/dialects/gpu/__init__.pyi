"""The gpu dialect: kernels, launches and GPU memory."""

from bridge.dialects.gpu.functions import FuncOp as _FuncOp, LaunchOp as _LaunchOp, WarpExecuteOnLane0Op as _WarpExecuteOnLane0Op
from bridge.dialects.gpu.ops import AllReduceOp as _AllReduceOp, AllocOp as _AllocOp, DynamicSharedMemoryOp as _DynamicSharedMemoryOp, LaunchFuncOp as _LaunchFuncOp, MemcpyOp as _MemcpyOp, ReturnOp as _ReturnOp, RotateOp as _RotateOp, SubgroupBroadcastOp as _SubgroupBroadcastOp, SubgroupMmaComputeOp as _SubgroupMmaComputeOp, SubgroupMmaLoadMatrixOp as _SubgroupMmaLoadMatrixOp, SubgroupMmaStoreMatrixOp as _SubgroupMmaStoreMatrixOp, SubgroupReduceOp as _SubgroupReduceOp
from bridge.dialects.gpu.targets import GPUModuleOp as _GPUModuleOp
from bridge.ir.affine import AffineMap
from bridge.ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, DictionaryAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Region, Value, Values
from bridge.op.hints import AnyLike, FlagLike, IntLike, IntsLike, ItemsLike, RegionLike, StrLike, SymbolLike, TypeLike, TypesLike, ValueLike, ValuesLike, WordLike
from bridge.op.interfaces.ranges import GivesPositive
from collections.abc import Mapping
from typing import Any

DIALECT: Dialect

class AddressSpaceAttr(DefinedAttr):
    """`global`, `workgroup`, `private` or `constant` memory."""

    value: str

class AllReduceOperationAttr(DefinedAttr):
    """The combining operation of a reduction: `add`, `and`, …."""

    value: str

class AsyncTokenType(DefinedType):
    """`!gpu.async.token`."""


class BarrierScopeAttr(DefinedAttr):
    """The scope of a barrier."""

    value: str

class BroadcastTypeAttr(DefinedAttr):
    """Which lane's value is broadcast."""

    value: str

class DimensionAttr(DefinedAttr):
    """A dimension of the grid: `x`, `y` or `z`."""

    value: str

class GPUBlockMappingAttr(DefinedAttr):
    """Maps a loop dimension to blocks, along a dimension or a linear one."""

    block: str

class GPULaneMappingAttr(DefinedAttr):
    """Maps a loop dimension to lanes."""

    lane: str

class GPUMappingMaskAttr(DefinedAttr):
    """The bit mask of the processors of a mapping that are active."""

    mask: int

class GPUMemorySpaceMappingAttr(DefinedAttr):
    """Maps data to a memory space."""

    address_space: str

class GPUThreadMappingAttr(DefinedAttr):
    """Maps a loop dimension to threads."""

    thread: str

class GPUWarpMappingAttr(DefinedAttr):
    """Maps a loop dimension to warps."""

    warp: str

class GPUWarpgroupMappingAttr(DefinedAttr):
    """Maps a loop dimension to warpgroups."""

    warpgroup: str

class KernelMetadataAttr(DefinedAttr):
    """Metadata of a kernel in a compiled object."""

    name: StringAttr
    function_type: Type
    arg_attrs: ArrayAttr | None = ...
    metadata: DictionaryAttr | None = ...

class KernelTableAttr(DefinedAttr):
    """The kernels of a compiled object."""

    kernel_table: tuple[KernelMetadataAttr, ...] = ...

class MMAElementwiseOpAttr(DefinedAttr):
    """An elementwise operation on matrix fragments."""

    value: str

class MmaMatrixType(DefinedType):
    """`!gpu.mma_matrix`."""

    shape: Any
    element_type: Any
    operand: Any

class NamedBarrierType(DefinedType):
    """`!gpu.named_barrier`."""


class ObjectAttr(DefinedAttr):
    """`#gpu.object`."""

    target: Attribute
    format: str
    object: StringAttr
    properties: DictionaryAttr | None = ...
    kernels: KernelTableAttr | None = ...

class ParallelLoopDimMappingAttr(DefinedAttr):
    """Maps a loop, its variable and its bound to a processor."""

    processor: str
    map: AffineMap
    bound: AffineMap

class Prune2To4SpMatFlagAttr(DefinedAttr):
    """Whether to prune to 2:4 sparsity, and check."""

    value: str

class SelectObjectAttr(DefinedAttr):
    """Selects the object to embed, by target or index."""

    target: Attribute | None = ...

class ShuffleModeAttr(DefinedAttr):
    """The mode of a shuffle: `xor`, `up`, `down` or `idx`."""

    value: str

class SpGEMMWorkEstimationOrComputeKindAttr(DefinedAttr):
    """The step of a sparse product."""

    value: str

class SparseDntensorHandleType(DefinedType):
    """`!gpu.sparse.dntensor_handle`."""


class SparseSpgemmopHandleType(DefinedType):
    """`!gpu.sparse.spgemmop_handle`."""


class SparseSpmatHandleType(DefinedType):
    """`!gpu.sparse.spmat_handle`."""


class TransposeModeAttr(DefinedAttr):
    """The transpose mode of a matrix; it may conjugate."""

    value: str

class AllReduceOp(_AllReduceOp):
    """Reduces values of all threads of a workgroup."""

    uniform: UnitAttr | None
    def __init__(self, value: ValueLike, *, op: WordLike | None = None, uniform: FlagLike | None = None, body: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AllocOp(_AllocOp):
    """Allocates device memory."""

    host_shared: UnitAttr | None
    async_dependencies: Values
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, memref: Type, async_dependencies: ValuesLike = ..., dynamic_sizes: ValuesLike = ..., symbol_operands: ValuesLike = ..., *, async_token: Type | None = None, host_shared: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BallotOp(Op):
    """`gpu.ballot`."""

    predicate: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, predicate: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BarrierOp(Op):
    """`gpu.barrier`."""

    address_spaces: ArrayAttr | None
    scope: BarrierScopeAttr
    named_barrier: Value | None
    def __init__(self, *, named_barrier: ValueLike | None = None, address_spaces: ItemsLike | None = None, scope: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BinaryOp(Op):
    """`gpu.binary`."""

    sym_name: StringAttr
    offloading_handler: Attribute | None
    objects: ArrayAttr
    def __init__(self, sym_name: StrLike, objects: ItemsLike, *, offloading_handler: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BlockDimOp(GivesPositive):
    """`gpu.block_dim`."""

    dimension: DimensionAttr
    upper_bound: IntegerAttr | None
    def __init__(self, dimension: WordLike, *, upper_bound: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BlockIdOp(Op):
    """`gpu.block_id`."""

    dimension: DimensionAttr
    upper_bound: IntegerAttr | None
    def __init__(self, dimension: WordLike, *, upper_bound: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterBlockIdOp(Op):
    """`gpu.cluster_block_id`."""

    dimension: DimensionAttr
    upper_bound: IntegerAttr | None
    def __init__(self, dimension: WordLike, *, upper_bound: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterDimBlocksOp(GivesPositive):
    """`gpu.cluster_dim_blocks`."""

    dimension: DimensionAttr
    upper_bound: IntegerAttr | None
    def __init__(self, dimension: WordLike, *, upper_bound: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterDimOp(GivesPositive):
    """`gpu.cluster_dim`."""

    dimension: DimensionAttr
    upper_bound: IntegerAttr | None
    def __init__(self, dimension: WordLike, *, upper_bound: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterIdOp(Op):
    """`gpu.cluster_id`."""

    dimension: DimensionAttr
    upper_bound: IntegerAttr | None
    def __init__(self, dimension: WordLike, *, upper_bound: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Create2To4SpMatOp(Op):
    """`gpu.create_2to4_spmat`."""

    prune_flag: Prune2To4SpMatFlagAttr
    async_dependencies: Values
    rows: Value
    cols: Value
    memref: Value
    @property
    def sp_mat(self) -> OpResult: ...
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, sp_mat: Type, async_dependencies: ValuesLike, rows: ValueLike, cols: ValueLike, memref: ValueLike, *, async_token: Type | None = None, prune_flag: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CreateBsrOp(Op):
    """`gpu.create_bsr`."""

    async_dependencies: Values
    brows: Value
    bcols: Value
    bnnz: Value
    r_block_size: Value
    c_block_size: Value
    b_row_pos: Value
    b_col_idxs: Value
    values: Value
    @property
    def spmat(self) -> OpResult: ...
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, spmat: Type, async_dependencies: ValuesLike, brows: ValueLike, bcols: ValueLike, bnnz: ValueLike, r_block_size: ValueLike, c_block_size: ValueLike, b_row_pos: ValueLike, b_col_idxs: ValueLike, values: ValueLike, *, async_token: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CreateCooAoSOp(Op):
    """`gpu.create_coo_aos`."""

    async_dependencies: Values
    rows: Value
    cols: Value
    nnz: Value
    idxs: Value
    values: Value
    @property
    def spmat(self) -> OpResult: ...
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, spmat: Type, async_dependencies: ValuesLike, rows: ValueLike, cols: ValueLike, nnz: ValueLike, idxs: ValueLike, values: ValueLike, *, async_token: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CreateCooOp(Op):
    """`gpu.create_coo`."""

    async_dependencies: Values
    rows: Value
    cols: Value
    nnz: Value
    row_idxs: Value
    col_idxs: Value
    values: Value
    @property
    def spmat(self) -> OpResult: ...
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, spmat: Type, async_dependencies: ValuesLike, rows: ValueLike, cols: ValueLike, nnz: ValueLike, row_idxs: ValueLike, col_idxs: ValueLike, values: ValueLike, *, async_token: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CreateCscOp(Op):
    """`gpu.create_csc`."""

    async_dependencies: Values
    rows: Value
    cols: Value
    nnz: Value
    col_pos: Value
    row_idxs: Value
    values: Value
    @property
    def spmat(self) -> OpResult: ...
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, spmat: Type, async_dependencies: ValuesLike, rows: ValueLike, cols: ValueLike, nnz: ValueLike, col_pos: ValueLike, row_idxs: ValueLike, values: ValueLike, *, async_token: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CreateCsrOp(Op):
    """`gpu.create_csr`."""

    async_dependencies: Values
    rows: Value
    cols: Value
    nnz: Value
    row_pos: Value
    col_idxs: Value
    values: Value
    @property
    def spmat(self) -> OpResult: ...
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, spmat: Type, async_dependencies: ValuesLike, rows: ValueLike, cols: ValueLike, nnz: ValueLike, row_pos: ValueLike, col_idxs: ValueLike, values: ValueLike, *, async_token: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CreateDnTensorOp(Op):
    """`gpu.create_dn_tensor`."""

    async_dependencies: Values
    memref: Value
    dims: Values
    @property
    def dn_tensor(self) -> OpResult: ...
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, dn_tensor: Type, async_dependencies: ValuesLike, memref: ValueLike, dims: ValuesLike = ..., *, async_token: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DeallocOp(Op):
    """`gpu.dealloc`."""

    async_dependencies: Values
    memref: Value
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, async_dependencies: ValuesLike, memref: ValueLike, *, async_token: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DestroyDnTensorOp(Op):
    """`gpu.destroy_dn_tensor`."""

    async_dependencies: Values
    dn_tensor: Value
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, async_dependencies: ValuesLike, dn_tensor: ValueLike, *, async_token: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DestroySpMatOp(Op):
    """`gpu.destroy_sp_mat`."""

    async_dependencies: Values
    spmat: Value
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, async_dependencies: ValuesLike, spmat: ValueLike, *, async_token: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DynamicSharedMemoryOp(_DynamicSharedMemoryOp):
    """The dynamic shared memory of a workgroup, sized at launch."""

    def __init__(self, result_memref: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FuncOp(_FuncOp):
    """A device function, with workgroup and private buffer arguments."""

    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    workgroup_attrib_attrs: ArrayAttr | None
    private_attrib_attrs: ArrayAttr | None
    known_block_size: DenseArrayAttr | None
    known_grid_size: DenseArrayAttr | None
    known_cluster_size: DenseArrayAttr | None
    workgroup_attributions: IntegerAttr | None
    kernel: UnitAttr | None
    @property
    def body_(self) -> Region: ...
    def __init__(self, function_type: TypeLike, *, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, workgroup_attrib_attrs: ItemsLike | None = None, private_attrib_attrs: ItemsLike | None = None, known_block_size: IntsLike | None = None, known_grid_size: IntsLike | None = None, known_cluster_size: IntsLike | None = None, workgroup_attributions: IntLike | None = None, kernel: FlagLike | None = None, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GPUModuleOp(_GPUModuleOp):
    """A module of device functions."""

    sym_name: StringAttr
    offloading_handler: Attribute | None
    @property
    def body_region(self) -> Region: ...
    def __init__(self, sym_name: StrLike, *, targets: ItemsLike | None = None, offloading_handler: AnyLike | None = None, body_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalIdOp(Op):
    """`gpu.global_id`."""

    dimension: DimensionAttr
    upper_bound: IntegerAttr | None
    def __init__(self, dimension: WordLike, *, upper_bound: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GridDimOp(GivesPositive):
    """`gpu.grid_dim`."""

    dimension: DimensionAttr
    upper_bound: IntegerAttr | None
    def __init__(self, dimension: WordLike, *, upper_bound: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class HostRegisterOp(Op):
    """`gpu.host_register`."""

    value: Value
    def __init__(self, value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class HostUnregisterOp(Op):
    """`gpu.host_unregister`."""

    value: Value
    def __init__(self, value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InitializeNamedBarrierOp(Op):
    """`gpu.initialize_named_barrier`."""

    member_count: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, member_count: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LaneIdOp(Op):
    """`gpu.lane_id`."""

    upper_bound: IntegerAttr | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, *, upper_bound: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LaunchFuncOp(_LaunchFuncOp):
    """Launches a kernel function on a grid of blocks."""

    kernel: SymbolRefAttr
    cooperative: UnitAttr | None
    async_dependencies: Values
    grid_size_x: Value
    grid_size_y: Value
    grid_size_z: Value
    block_size_x: Value
    block_size_y: Value
    block_size_z: Value
    dynamic_shared_memory_size: Value | None
    async_object: Value | None
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, async_dependencies: ValuesLike, kernel: SymbolLike, grid_size_x: ValueLike, grid_size_y: ValueLike, grid_size_z: ValueLike, block_size_x: ValueLike, block_size_y: ValueLike, block_size_z: ValueLike, kernel_operands: ValuesLike = ..., *, async_token: Type | None = None, cluster_size_x: ValueLike | None = None, cluster_size_y: ValueLike | None = None, cluster_size_z: ValueLike | None = None, dynamic_shared_memory_size: ValueLike | None = None, async_object: ValueLike | None = None, cooperative: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LaunchOp(_LaunchOp):
    """Launches its region once for each thread of a grid of blocks."""

    cooperative: UnitAttr | None
    module: SymbolRefAttr | None
    function: SymbolRefAttr | None
    workgroup_attributions: IntegerAttr | None
    async_dependencies: Values
    grid_size_x: Value
    grid_size_y: Value
    grid_size_z: Value
    block_size_x: Value
    block_size_y: Value
    block_size_z: Value
    dynamic_shared_memory_size: Value | None
    async_object: Value | None
    @property
    def async_token(self) -> OpResult | None: ...
    @property
    def body_(self) -> Region: ...
    def __init__(self, async_dependencies: ValuesLike, grid_size_x: ValueLike, grid_size_y: ValueLike, grid_size_z: ValueLike, block_size_x: ValueLike, block_size_y: ValueLike, block_size_z: ValueLike, *, async_token: Type | None = None, cluster_size_x: ValueLike | None = None, cluster_size_y: ValueLike | None = None, cluster_size_z: ValueLike | None = None, dynamic_shared_memory_size: ValueLike | None = None, async_object: ValueLike | None = None, cooperative: FlagLike | None = None, module: SymbolLike | None = None, function: SymbolLike | None = None, workgroup_attributions: IntLike | None = None, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemcpyOp(_MemcpyOp):
    """Copies between buffers."""

    async_dependencies: Values
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, async_dependencies: ValuesLike, dst: ValueLike, src: ValueLike, *, async_token: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemsetOp(Op):
    """`gpu.memset`."""

    async_dependencies: Values
    dst: Value
    value: Value
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, async_dependencies: ValuesLike, dst: ValueLike, value: ValueLike, *, async_token: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NumSubgroupsOp(GivesPositive):
    """`gpu.num_subgroups`."""

    upper_bound: IntegerAttr | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, *, upper_bound: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PrintfOp(Op):
    """`gpu.printf`."""

    format: StringAttr
    args: Values
    def __init__(self, format: StrLike, args: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReturnOp(_ReturnOp):
    """Returns from a device function."""

    def __init__(self, operands: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RotateOp(_RotateOp):
    """Rotates values among the threads of a subgroup."""

    @property
    def rotate_result(self) -> OpResult: ...
    @property
    def valid(self) -> OpResult: ...
    def __init__(self, value: ValueLike, offset: IntLike, width: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SDDMMBufferSizeOp(Op):
    """`gpu.sddmm_buffer_size`."""

    mode_a: TransposeModeAttr
    mode_b: TransposeModeAttr
    compute_type: TypeAttr
    async_dependencies: Values
    dnmat_a: Value
    dnmat_b: Value
    spmat_c: Value
    @property
    def buffer_sz(self) -> OpResult: ...
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, buffer_sz: Type, async_dependencies: ValuesLike, dnmat_a: ValueLike, dnmat_b: ValueLike, spmat_c: ValueLike, compute_type: TypeLike, *, async_token: Type | None = None, mode_a: WordLike | None = None, mode_b: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SDDMMOp(Op):
    """`gpu.sddmm`."""

    mode_a: TransposeModeAttr
    mode_b: TransposeModeAttr
    compute_type: TypeAttr
    async_dependencies: Values
    dnmat_a: Value
    dnmat_b: Value
    spmat_c: Value
    buffer: Value
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, async_dependencies: ValuesLike, dnmat_a: ValueLike, dnmat_b: ValueLike, spmat_c: ValueLike, compute_type: TypeLike, buffer: ValueLike, *, async_token: Type | None = None, mode_a: WordLike | None = None, mode_b: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SetCsrPointersOp(Op):
    """`gpu.set_csr_pointers`."""

    async_dependencies: Values
    spmat: Value
    positions: Value
    coordinates: Value
    values: Value
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, async_dependencies: ValuesLike, spmat: ValueLike, positions: ValueLike, coordinates: ValueLike, values: ValueLike, *, async_token: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SetDefaultDeviceOp(Op):
    """`gpu.set_default_device`."""

    dev_index: Value
    def __init__(self, dev_index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShuffleOp(Op):
    """`gpu.shuffle`."""

    mode: ShuffleModeAttr
    value: Value
    offset: Value
    width: Value
    @property
    def shuffle_result(self) -> OpResult: ...
    @property
    def valid(self) -> OpResult: ...
    def __init__(self, value: ValueLike, offset: ValueLike, width: ValueLike, mode: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SpGEMMCopyOp(Op):
    """`gpu.spgemm_copy`."""

    mode_a: TransposeModeAttr
    mode_b: TransposeModeAttr
    compute_type: TypeAttr
    async_dependencies: Values
    desc: Value
    spmat_a: Value
    spmat_b: Value
    spmat_c: Value
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, async_dependencies: ValuesLike, desc: ValueLike, spmat_a: ValueLike, spmat_b: ValueLike, spmat_c: ValueLike, compute_type: TypeLike, *, async_token: Type | None = None, mode_a: WordLike | None = None, mode_b: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SpGEMMCreateDescrOp(Op):
    """`gpu.spgemm_create_descr`."""

    async_dependencies: Values
    @property
    def desc(self) -> OpResult: ...
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, desc: Type, async_dependencies: ValuesLike = ..., *, async_token: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SpGEMMDestroyDescrOp(Op):
    """`gpu.spgemm_destroy_descr`."""

    async_dependencies: Values
    desc: Value
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, async_dependencies: ValuesLike, desc: ValueLike, *, async_token: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SpGEMMWorkEstimationOrComputeOp(Op):
    """`gpu.spgemm_work_estimation_or_compute`."""

    mode_a: TransposeModeAttr
    mode_b: TransposeModeAttr
    compute_type: TypeAttr
    kind: SpGEMMWorkEstimationOrComputeKindAttr
    async_dependencies: Values
    desc: Value
    spmat_a: Value
    spmat_b: Value
    spmat_c: Value
    buffer_sz: Value
    buffer: Value
    @property
    def buffer_sz_new(self) -> OpResult: ...
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, buffer_sz_new: Type, async_dependencies: ValuesLike, desc: ValueLike, spmat_a: ValueLike, spmat_b: ValueLike, spmat_c: ValueLike, compute_type: TypeLike, buffer_sz: ValueLike, buffer: ValueLike, kind: WordLike, *, async_token: Type | None = None, mode_a: WordLike | None = None, mode_b: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SpMMBufferSizeOp(Op):
    """`gpu.spmm_buffer_size`."""

    mode_a: TransposeModeAttr
    mode_b: TransposeModeAttr
    compute_type: TypeAttr
    async_dependencies: Values
    spmat_a: Value
    dnmat_b: Value
    dnmat_c: Value
    @property
    def buffer_szs(self) -> Values: ...
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, buffer_szs: TypesLike, async_dependencies: ValuesLike, spmat_a: ValueLike, dnmat_b: ValueLike, dnmat_c: ValueLike, compute_type: TypeLike, *, async_token: Type | None = None, mode_a: WordLike | None = None, mode_b: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SpMMOp(Op):
    """`gpu.spmm`."""

    mode_a: TransposeModeAttr
    mode_b: TransposeModeAttr
    compute_type: TypeAttr
    async_dependencies: Values
    spmat_a: Value
    dnmat_b: Value
    dnmat_c: Value
    buffers: Values
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, async_dependencies: ValuesLike, spmat_a: ValueLike, dnmat_b: ValueLike, dnmat_c: ValueLike, compute_type: TypeLike, buffers: ValuesLike = ..., *, async_token: Type | None = None, mode_a: WordLike | None = None, mode_b: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SpMVBufferSizeOp(Op):
    """`gpu.spmv_buffer_size`."""

    mode_a: TransposeModeAttr
    compute_type: TypeAttr
    async_dependencies: Values
    spmat_a: Value
    dn_x: Value
    dn_y: Value
    @property
    def buffer_sz(self) -> OpResult: ...
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, buffer_sz: Type, async_dependencies: ValuesLike, spmat_a: ValueLike, dn_x: ValueLike, dn_y: ValueLike, compute_type: TypeLike, *, async_token: Type | None = None, mode_a: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SpMVOp(Op):
    """`gpu.spmv`."""

    mode_a: TransposeModeAttr
    compute_type: TypeAttr
    async_dependencies: Values
    spmat_a: Value
    dn_x: Value
    dn_y: Value
    buffer: Value
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, async_dependencies: ValuesLike, spmat_a: ValueLike, dn_x: ValueLike, dn_y: ValueLike, compute_type: TypeLike, buffer: ValueLike, *, async_token: Type | None = None, mode_a: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SpMatGetSizeOp(Op):
    """`gpu.spmat_get_size`."""

    async_dependencies: Values
    spmat: Value
    @property
    def rows(self) -> OpResult: ...
    @property
    def cols(self) -> OpResult: ...
    @property
    def nnz(self) -> OpResult: ...
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, rows: Type, cols: Type, nnz: Type, async_dependencies: ValuesLike, spmat: ValueLike, *, async_token: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubgroupBroadcastOp(_SubgroupBroadcastOp):
    """Broadcasts a value of one lane to its subgroup."""

    src: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, src: ValueLike, broadcast_type: WordLike, *, lane: ValueLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubgroupIdOp(Op):
    """`gpu.subgroup_id`."""

    upper_bound: IntegerAttr | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, *, upper_bound: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubgroupMmaComputeOp(_SubgroupMmaComputeOp):
    """Multiplies two matrix fragments and accumulates."""

    a_transpose: UnitAttr | None
    b_transpose: UnitAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, op_a: ValueLike, op_b: ValueLike, op_c: ValueLike, *, a_transpose: FlagLike | None = None, b_transpose: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubgroupMmaConstantMatrixOp(Op):
    """`gpu.subgroup_mma_constant_matrix`."""

    value: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubgroupMmaElementwiseOp(Op):
    """`gpu.subgroup_mma_elementwise`."""

    op_type: MMAElementwiseOpAttr
    args: Values
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, args: ValuesLike, op_type: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubgroupMmaExtractThreadLocalOp(Op):
    """`gpu.subgroup_mma_extract_thread_local`."""

    matrix: Value
    indices: Values
    @property
    def res(self) -> OpResult: ...
    def __init__(self, matrix: ValueLike, indices: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubgroupMmaInsertThreadLocalOp(Op):
    """`gpu.subgroup_mma_insert_thread_local`."""

    value: Value
    matrix: Value
    indices: Values
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, value: ValueLike, matrix: ValueLike, indices: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubgroupMmaLoadMatrixOp(_SubgroupMmaLoadMatrixOp):
    """Loads a matrix fragment."""

    lead_dimension: IntegerAttr
    transpose: UnitAttr | None
    indices: Values
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src_memref: ValueLike, indices: ValuesLike, lead_dimension: IntLike, *, transpose: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubgroupMmaStoreMatrixOp(_SubgroupMmaStoreMatrixOp):
    """Stores a matrix fragment."""

    lead_dimension: IntegerAttr
    transpose: UnitAttr | None
    indices: Values
    def __init__(self, src: ValueLike, dst_memref: ValueLike, indices: ValuesLike, lead_dimension: IntLike, *, transpose: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubgroupReduceOp(_SubgroupReduceOp):
    """Reduces values of the threads of a subgroup or of clusters in it."""

    uniform: UnitAttr | None
    def __init__(self, value: ValueLike, op: WordLike, *, uniform: FlagLike | None = None, cluster_size: IntLike | None = None, cluster_stride: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubgroupSizeOp(GivesPositive):
    """`gpu.subgroup_size`."""

    upper_bound: IntegerAttr | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, *, upper_bound: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TerminatorOp(Op):
    """`gpu.terminator`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ThreadIdOp(Op):
    """`gpu.thread_id`."""

    dimension: DimensionAttr
    upper_bound: IntegerAttr | None
    def __init__(self, dimension: WordLike, *, upper_bound: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WaitOp(Op):
    """`gpu.wait`."""

    async_dependencies: Values
    @property
    def async_token(self) -> OpResult | None: ...
    def __init__(self, async_dependencies: ValuesLike = ..., *, async_token: Type | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WarpExecuteOnLane0Op(_WarpExecuteOnLane0Op):
    """Runs a region on lane 0; vectors are distributed over the lanes."""

    def __init__(self, results: TypesLike, laneid: ValueLike, warp_size: IntLike, args: ValuesLike = ..., *, warp_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class YieldOp(Op):
    """`gpu.yield`."""

    values: Values
    def __init__(self, values: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
