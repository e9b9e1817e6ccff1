"""Operations of the gpu dialect that have rules, and the syntax of their rows."""

from __future__ import annotations

import re
from math import prod
from typing import Final

from bridge.dialects import builtin, gpu
from bridge.dialects.gpu.rules import function_type, verify_launch
from bridge.dialects.memref.layouts import is_identity, layout_map
from bridge.errors import Invalid
from bridge.ir.attributes import IntegerAttr, UnitAttr
from bridge.ir.core import Operation
from bridge.ir.shapes import element_or_self, shapes_match
from bridge.ir.strides import is_last_stride_one
from bridge.ir.symbols import SymbolTables
from bridge.ir.types import FloatType, IntegerType, MemRefType, Type, VectorType
from bridge.op.base import Op, OpResult, Region, Value, Values, derive, of_signature
from bridge.op.interfaces.effects import Speculatable, Speculation, speculated_if
from bridge.op.interfaces.ranges import GivesPositive
from bridge.op.interfaces.slices import verify_dynamic_sizes


class AllReduceOp(Op, name="gpu.all_reduce"):
    """Reduces values of all threads of a workgroup."""

    value: Value
    op: gpu.AllReduceOperationAttr | None
    result: OpResult
    body_: Region

    def verify_regions(self) -> None:
        blocks = self.body_.blocks
        if bool(blocks) == (self.op is not None):
            raise self.bare_error("expected either an op attribute or a non-empty body")
        if self.op is not None:
            _check_kind(self, self.op.value, self.result.type)
            return
        ty = self.result.type
        if len(blocks[0].arguments) != 2:
            raise self.bare_error("expected two region arguments")
        if any(argument.type is not ty for argument in blocks[0].arguments):
            raise self.bare_error("incorrect region argument type")
        self._verify_yields(ty)

    def _verify_yields(self, ty: Type) -> None:
        yields = [b.last for b in self.body_.blocks if b.last and _yields(b.last)]
        for last in yields:
            if len(last.operands) != 1:
                raise self.bare_error("expected one gpu.yield operand")
            if last.operands[0].type is not ty:
                raise self.bare_error("incorrect gpu.yield type")
        if not yields:
            raise self.bare_error("expected gpu.yield op in region")


def _yields(op: Operation) -> bool:
    return op.name == "gpu.yield"


_OF_FLOATS: Final = frozenset({"minnumf", "maxnumf", "minimumf", "maximumf"})
_OF_INTEGERS: Final = frozenset(
    {"minsi", "minui", "maxsi", "maxui", "and", "or", "xor"}
)


def _check_kind(op: Operation, kind: str, ty: Type) -> None:
    inner = ty.element if isinstance(ty, VectorType) else ty
    wrong = (kind in _OF_FLOATS and not isinstance(inner, FloatType)) or (
        kind in _OF_INTEGERS and not isinstance(inner, IntegerType)
    )
    if wrong:
        raise op.bare_error(
            f"`{kind}` reduction operation is not compatible with type '{ty}'"
        )


class SubgroupReduceOp(Op, name="gpu.subgroup_reduce"):
    """Reduces values of the threads of a subgroup or of clusters in it."""

    value: Value
    op: gpu.AllReduceOperationAttr
    cluster_size: IntegerAttr | None
    cluster_stride: IntegerAttr
    result: OpResult

    @of_signature
    def verify(self) -> None:
        _check_kind(self, self.op.value, self.result.type)
        # Upstream reads both without sign.
        stride = self.cluster_stride.value % (1 << 32)
        given = self.cluster_size
        size = None if given is None else given.value % (1 << 32)
        if size is not None and not _is_power_of_two(size):
            raise self.error(f"cluster size {size} is not a power of two")
        if stride != 1 and size is None:
            raise self.error(
                "cluster stride can only be specified if cluster size is specified"
            )
        if not _is_power_of_two(stride):
            raise self.error(f"cluster stride {stride} is not a power of two")


def _is_power_of_two(number: int) -> bool:
    return number > 0 and number & (number - 1) == 0


class RotateOp(Op, name="gpu.rotate"):
    """Rotates values among the threads of a subgroup."""

    value: Value
    offset: IntegerAttr
    width: IntegerAttr

    @of_signature
    def verify(self) -> None:
        width = self.width.value
        if self.offset.value >= width:
            raise self.error(f"offset must be in the range [0, {width})")


class SubgroupBroadcastOp(Speculatable, name="gpu.subgroup_broadcast"):
    """Broadcasts a value of one lane to its subgroup."""

    lane: Value | None
    broadcast_type: gpu.BroadcastTypeAttr

    @of_signature
    def verify(self) -> None:
        specific = self.broadcast_type.value == "specific_lane"
        if specific == (self.lane is None):
            word = "must" if specific else "can only"
            raise self.error(f"lane {word} be specified for `specific_lane` broadcast")

    def speculation(self) -> Speculation:
        # The first active lane is another one where other lanes are active.
        return speculated_if(len(self.operands) > 1)


class ReturnOp(Op, name="gpu.return"):
    """Returns from a device function."""

    def verify(self) -> None:
        function = self.parent_op
        while function is not None and function.name != "gpu.func":
            function = function.parent_op
        ty = function_type(function) if function is not None else None
        if function is None or ty is None:
            return
        if len(ty.results) != len(self.operands):
            raise self.error(f"expected {len(ty.results)} result operands").with_note(
                "return type declared here", function.position
            )
        for i, (operand, wanted) in enumerate(
            zip(self.operands, ty.results, strict=True)
        ):
            if operand.type is not wanted:
                raise self.error(f"unexpected type `'{operand.type}'' for operand #{i}")


class LaunchFuncOp(Op, name="gpu.launch_func"):
    """Launches a kernel function on a grid of blocks."""

    kernel_operands: Values
    cluster_size_x: Value | None
    cluster_size_y: Value | None
    cluster_size_z: Value | None

    @property
    def around(self) -> Operation | None:
        """The closest module around it."""
        module = self.parent_op
        while module is not None and not isinstance(module, builtin.ModuleOp):
            module = module.parent_op
        return module

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        module = self.around
        if module is not None:
            verify_launch(module, self, self.kernel_operands, tables)

    def verify(self) -> None:
        module = self.around
        if module is None:
            raise self.error("expected to belong to a module")
        if not isinstance(module.get("gpu.container_module"), UnitAttr):
            raise self.error(
                "expected the closest surrounding module to have the "
                "'gpu.container_module' attribute"
            )
        sizes = (self.cluster_size_x, self.cluster_size_y, self.cluster_size_z)
        if len({size.type for size in sizes if size is not None}) > 1:
            raise self.error("expects types of the cluster dimensions must be the same")


class MemcpyOp(Op, name="gpu.memcpy"):
    """Copies between buffers."""

    dst: Value
    src: Value

    @of_signature
    def verify(self) -> None:
        source, target = self.src.type, self.dst.type
        if element_or_self(source) is not element_or_self(target):
            raise self.error("arguments have incompatible element type")
        if not shapes_match(source, target):
            raise self.error("arguments have incompatible shape")


class AllocOp(Op, name="gpu.alloc"):
    """Allocates device memory."""

    dynamic_sizes: Values
    symbol_operands: Values
    memref: OpResult

    @of_signature
    def verify(self) -> None:
        ty = self.memref.type
        if not isinstance(ty, MemRefType):
            return
        verify_dynamic_sizes(self, ty.shape, self.dynamic_sizes)
        symbols = 0 if is_identity(ty) else layout_map(ty).num_symbols
        if len(self.symbol_operands) != symbols:
            raise self.error("symbol operand count does not equal memref symbol count")


class DynamicSharedMemoryOp(Op, name="gpu.dynamic_shared_memory"):
    """The dynamic shared memory of a workgroup, sized at launch."""

    result_memref: OpResult

    def verify(self) -> None:
        ty = self.result_memref.type
        if not isinstance(ty, MemRefType):
            return
        space = ty.memory_space
        if not isinstance(space, gpu.AddressSpaceAttr) or space.value != "workgroup":
            raise self.error("address space must be address_space<workgroup>")
        if ty.has_static_shape:
            raise self.error(
                "result memref type must be memref<?xi8, #gpu.address_space<workgroup>>"
            )


# Matrices that a subgroup holds ------------------------------------------------------


_MATRIX: Final = re.compile(r"!gpu\.mma_matrix<(\d+)x(\d+)x[^,]*, \"(\w+)\">").match


def _matrix(ty: Type) -> tuple[int, int, str]:
    """The sizes of a matrix, and for which operand it is."""
    match = _MATRIX(str(ty))
    return (int(match[1]), int(match[2]), match[3]) if match is not None else (0, 0, "")


class SubgroupMmaLoadMatrixOp(Op, name="gpu.subgroup_mma_load_matrix"):
    """Loads a matrix fragment."""

    src_memref: Value

    @of_signature
    def verify(self) -> None:
        _check_stride(self, self.src_memref, "source")


class SubgroupMmaStoreMatrixOp(Op, name="gpu.subgroup_mma_store_matrix"):
    """Stores a matrix fragment."""

    src: Value
    dst_memref: Value

    @of_signature
    def verify(self) -> None:
        _check_stride(self, self.dst_memref, "destination")
        if _matrix(self.src.type)[2] != "COp":
            raise self.bare_error(
                "expected the operand matrix being stored to have 'COp' operand type"
            )


def _check_stride(op: Operation, memref: Value, what: str) -> None:
    ty = memref.type
    if isinstance(ty, MemRefType) and not is_last_stride_one(ty):
        raise op.bare_error(
            f"expected {what} memref most minor dim must have unit stride"
        )


class SubgroupMmaComputeOp(Op, name="gpu.subgroup_mma_compute"):
    """Multiplies two matrix fragments and accumulates."""

    op_a: Value
    op_b: Value
    op_c: Value

    @of_signature
    def verify(self) -> None:
        a, b, c = (_matrix(v.type) for v in (self.op_a, self.op_b, self.op_c))
        if (a[2], b[2], c[2]) != ("AOp", "BOp", "COp"):
            raise self.bare_error("operands must be in the order AOp, BOp, COp")
        if a[1] != b[0] or (a[0], b[1]) != c[:2]:
            raise self.bare_error("operand shapes do not satisfy matmul constraints")


# What a warp shares ------------------------------------------------------------------


def check_distributed(
    op: Operation, whole: Type, part: Type, warp_size: int
) -> Invalid | None:
    """What is wrong with a vector's part that each lane of a warp has."""
    if whole is part:
        return None
    if not isinstance(whole, VectorType) or not isinstance(part, VectorType):
        return op.error("expected vector type for distributed operands.")
    if whole.rank != part.rank or whole.element is not part.element:
        return op.error(
            "expected distributed vectors to have same rank and element type."
        )
    scales = []
    for i, (size, own) in enumerate(zip(whole.shape, part.shape, strict=True)):
        if size % own:
            return op.error(
                f"expected expanded vector dimension #{i} ({size}) to be a multipler "
                f"of the distributed vector dimension ({own})"
            )
        scales.append(size // own)
    if prod(scales) == warp_size:
        return None
    return op.error(
        f"incompatible distribution dimensions from '{whole}' to '{part}' with warp "
        f"size = {warp_size}"
    )


for _name in (
    *("block_dim", "cluster_dim", "cluster_dim_blocks", "grid_dim"),
    *("num_subgroups", "subgroup_size"),
):
    derive(GivesPositive, f"gpu.{_name}")
