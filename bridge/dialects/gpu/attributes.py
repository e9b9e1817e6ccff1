"""Attributes of the gpu dialect: memory spaces, mappings, kernels, modes of ops."""

from __future__ import annotations

from bridge.ir.affine import AffineMap
from bridge.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, StringAttr
from bridge.ir.types import Type
from bridge.ods.nodes import DefinedAttr


class AddressSpaceAttr(DefinedAttr, name="gpu.address_space"):
    """A memory space: `global`, `workgroup`, `private` or `constant`."""

    value: str


class AllReduceOperationAttr(DefinedAttr, name="gpu.all_reduce_op"):
    """What combines the values of a group: `add`, `minsi`, `and`, …."""

    value: str


class BarrierScopeAttr(DefinedAttr, name="gpu.barrier_scope"):
    """Whom a barrier waits for."""

    value: str


class GPUBlockMappingAttr(DefinedAttr, name="gpu.block"):
    """A loop's iterations are blocks along a dimension, `x`, or a linear one."""

    block: str


class BroadcastTypeAttr(DefinedAttr, name="gpu.broadcast"):
    """Which lane's value is broadcast."""

    value: str


class DimensionAttr(DefinedAttr, name="gpu.dim"):
    """A dimension of the grid: `x`, `y` or `z`."""

    value: str


class KernelMetadataAttr(DefinedAttr, name="gpu.kernel_metadata"):
    """What is known of a kernel in a compiled object."""

    name: StringAttr
    function_type: Type
    arg_attrs: ArrayAttr | None = None
    metadata: DictionaryAttr | None = None


class KernelTableAttr(DefinedAttr, name="gpu.kernel_table"):
    """The kernels of a compiled object."""

    kernel_table: tuple[KernelMetadataAttr, ...] = ()


class GPULaneMappingAttr(DefinedAttr, name="gpu.lane"):
    """A loop's iterations are lanes along a dimension."""

    lane: str


class ParallelLoopDimMappingAttr(DefinedAttr, name="gpu.loop_dim_map"):
    """Which processor runs a loop, and how its variable and bound come about."""

    processor: str
    map: AffineMap
    bound: AffineMap


class GPUMappingMaskAttr(DefinedAttr, name="gpu.mask"):
    """Which processors of a mapping are at work, as bits."""

    mask: int


class TransposeModeAttr(DefinedAttr, name="gpu.mat_transpose_mode"):
    """Whether a matrix is used as it is, transposed, or conjugated too."""

    value: str


class GPUMemorySpaceMappingAttr(DefinedAttr, name="gpu.memory_space"):
    """Data is put into a memory space."""

    address_space: str


class MMAElementwiseOpAttr(DefinedAttr, name="gpu.mma_element_wise"):
    """What is applied to each element of a matrix of a warp."""

    value: str


class Prune2To4SpMatFlagAttr(DefinedAttr, name="gpu.prune_2to4_spmat_flag"):
    """What pruning to a 2:4 sparse matrix does."""

    value: str


class SelectObjectAttr(DefinedAttr, name="gpu.select_object"):
    """Which object of a binary is embedded: by target or number, or the first."""

    target: Attribute | None = None


class ShuffleModeAttr(DefinedAttr, name="gpu.shuffle_mode"):
    """Which lane a value comes from: `xor`, `up`, `down` or `idx`."""

    value: str


class SpGEMMWorkEstimationOrComputeKindAttr(
    DefinedAttr, name="gpu.spgemm_work_estimation_or_compute_kind"
):
    """Which step of a sparse product runs."""

    value: str


class GPUThreadMappingAttr(DefinedAttr, name="gpu.thread"):
    """A loop's iterations are threads along a dimension."""

    thread: str


class GPUWarpMappingAttr(DefinedAttr, name="gpu.warp"):
    """A loop's iterations are warps along a dimension."""

    warp: str


class GPUWarpgroupMappingAttr(DefinedAttr, name="gpu.warpgroup"):
    """A loop's iterations are groups of warps along a dimension."""

    warpgroup: str
