"""Attributes of the gpu dialect: memory spaces, mappings, kernels, modes of ops."""

from __future__ import annotations

from bridge.ir.affine import AffineMap
from bridge.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, StringAttr
from bridge.ir.types import Type
from bridge.ods.nodes import DefinedAttr


class AddressSpaceAttr(DefinedAttr, name="gpu.address_space"):
    """An address space: `global`, `workgroup`, `private` or `constant`."""

    value: str


class AllReduceOperationAttr(DefinedAttr, name="gpu.all_reduce_op"):
    """The combining operation of a reduction: `add`, `minsi`, `and`, …."""

    value: str


class BarrierScopeAttr(DefinedAttr, name="gpu.barrier_scope"):
    """The scope of a barrier."""

    value: str


class GPUBlockMappingAttr(DefinedAttr, name="gpu.block"):
    """Maps a loop dimension to blocks, along a dimension or a linear one."""

    block: str


class BroadcastTypeAttr(DefinedAttr, name="gpu.broadcast"):
    """Which lane's value is broadcast."""

    value: str


class DimensionAttr(DefinedAttr, name="gpu.dim"):
    """A dimension of the grid: `x`, `y` or `z`."""

    value: str


class KernelMetadataAttr(DefinedAttr, name="gpu.kernel_metadata"):
    """Metadata of a kernel in a compiled object."""

    name: StringAttr
    function_type: Type
    arg_attrs: ArrayAttr | None = None
    metadata: DictionaryAttr | None = None


class KernelTableAttr(DefinedAttr, name="gpu.kernel_table"):
    """The kernels of a compiled object."""

    kernel_table: tuple[KernelMetadataAttr, ...] = ()


class GPULaneMappingAttr(DefinedAttr, name="gpu.lane"):
    """Maps a loop dimension to lanes."""

    lane: str


class ParallelLoopDimMappingAttr(DefinedAttr, name="gpu.loop_dim_map"):
    """Maps a loop dimension to a processor, with maps of variable and bound."""

    processor: str
    map: AffineMap
    bound: AffineMap


class GPUMappingMaskAttr(DefinedAttr, name="gpu.mask"):
    """The bit mask of the processors of a mapping that are active."""

    mask: int


class TransposeModeAttr(DefinedAttr, name="gpu.mat_transpose_mode"):
    """The transpose mode of a matrix: as it is, transposed, or conjugated too."""

    value: str


class GPUMemorySpaceMappingAttr(DefinedAttr, name="gpu.memory_space"):
    """Maps data to a memory space."""

    address_space: str


class MMAElementwiseOpAttr(DefinedAttr, name="gpu.mma_element_wise"):
    """An elementwise operation on matrix fragments."""

    value: str


class Prune2To4SpMatFlagAttr(DefinedAttr, name="gpu.prune_2to4_spmat_flag"):
    """Pruning to a 2:4 sparse matrix: none, prune, or prune and check."""

    value: str


class SelectObjectAttr(DefinedAttr, name="gpu.select_object"):
    """Selects the object of a binary to embed: by target or index, or the first."""

    target: Attribute | None = None


class ShuffleModeAttr(DefinedAttr, name="gpu.shuffle_mode"):
    """The mode of a shuffle: `xor`, `up`, `down` or `idx`."""

    value: str


class SpGEMMWorkEstimationOrComputeKindAttr(
    DefinedAttr, name="gpu.spgemm_work_estimation_or_compute_kind"
):
    """The step of a sparse matrix product: estimation or computation."""

    value: str


class GPUThreadMappingAttr(DefinedAttr, name="gpu.thread"):
    """Maps a loop dimension to threads."""

    thread: str


class GPUWarpMappingAttr(DefinedAttr, name="gpu.warp"):
    """Maps a loop dimension to warps."""

    warp: str


class GPUWarpgroupMappingAttr(DefinedAttr, name="gpu.warpgroup"):
    """Maps a loop dimension to warpgroups."""

    warpgroup: str
