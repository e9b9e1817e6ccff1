"""Formats that the overlay brings to LLVM 24, against the reference."""

from __future__ import annotations

from typing import Final

import pytest

from tests.oracles.syntax import check_printed, check_refused

ARGUMENTS: Final = (
    "%i: i32, %b: vector<2xbf16>, %m: memref<4xf32>, %c: !mpi.comm, %v: vector<4xf32>, "
    "%x: index, %t: tensor<8x16xf32>, %f: f32, %h: vector<8x16xf16>, "
    "%v4: vector<4x!ptr.ptr<#ptr.generic_space>>, %v8: vector<8xindex>, "
    "%t4: tensor<4xindex>, %td: !xegpu.tensor_desc<8x16xf16>, %o: vector<4xindex>, "
    "%s: memref<4xf32, #ptr.generic_space>, "
    "%p: !ptr.ptr<#ptr.generic_space>, "
    "%d: !ptr.ptr_metadata<memref<4xf32, #ptr.generic_space>>"
)


def inside(text: str) -> str:
    return (
        "shard.grid @g(shape = 2x2)\n"
        f"func.func @f({ARGUMENTS}) {{\n  {text}\n  return\n}}"
    )


@pytest.mark.parametrize(
    "text",
    [
        "nvvm.barrier",
        "nvvm.barrier id = %i number_of_threads = %i {a}",
        "nvvm.barrier number_of_threads = %i",
        "%0 = nvvm.barrier.reduction #nvvm.reduction<and> %i -> i32 {aligned = false}",
        "%0 = nvvm.barrier.reduction #nvvm.reduction<or> %i id = %i -> i32",
        "%0 = nvvm.convert.bf16x2.to.f8x2 %b {rnd = #nvvm.fp_rnd_mode<rz>} : "
        "vector<2xbf16> -> i16(f8E8M0FNU)",
        '%0 = nvvm.inline_ptx "a" ro(%i : i32) memory_clobber = true -> f32',
        "%0 = nvvm.redux.sync add %i, %i : i32 -> i32",
        "%0 = nvvm.redux.sync fmin %f, %i {abs = true, nan = true} : f32 -> f32",
        '%0 = llvm.inline_asm tail_call_kind = <tail> "a", "=r,r" %i : (i32) -> i32',
        "mpi.allgather(%m, %m, %c) : memref<4xf32>, memref<4xf32>",
        "%0 = mpi.reduce_scatter_block(%m, %m, MPI_SUM, %c) {a} : "
        "memref<4xf32>, memref<4xf32> -> !mpi.retval",
        "%0 = xegpu.truncf %h : vector<8x16xf16> -> vector<8x16xf8E5M2>",
        "%0 = xegpu.load_nd %td[0, %x] : !xegpu.tensor_desc<8x16xf16> "
        "-> vector<8x16xf16>",
        "xegpu.store_nd %h, %td[0, 0] : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>",
        "%0 = nvgpu.rcp %v {approx = true, ftz = true} : vector<4xf32>",
        "%0 = shard.scatter %t on @g grid_axes = [1] scatter_dim = 1 root = [%x] : "
        "(tensor<8x16xf32>, index) -> tensor<8x8xf32>",
        "%0 = shard.reduce_scatter %t on @g grid_axes = [1] reduction = max "
        "scatter_dim = 1 : tensor<8x16xf32> -> tensor<8x8xf32>",
        "acc.kernel_environment async wait {\n  } {a}",
        "acc.kernel_environment wait(%i, %i : i32, i32) async(%i : i32) "
        "wait_devnum(%x : index) dataOperands(%m : memref<4xf32>) {\n  }",
        "%0 = wasmssa.nearest %f : f32",
        "%0 = spirv.GroupNonUniformQuadSwap <Subgroup> <Horizontal> %f {a} : f32",
        '%0 = llvm.mlir.metadata_as_value #llvm.md_string<"foo"> {a}',
        "%0 = ptr.ptr_add nuw %p, %o : !ptr.ptr<#ptr.generic_space>, vector<4xindex>",
        "%0 = ptr.ptr_add %p, %x : !ptr.ptr<#ptr.generic_space>, index",
        "%0 = ptr.get_metadata %s : memref<4xf32, #ptr.generic_space>",
        "%0 = ptr.from_ptr %p metadata %d : !ptr.ptr<#ptr.generic_space> -> "
        "memref<4xf32, #ptr.generic_space>",
        "%0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> "
        "memref<4xf32, #ptr.generic_space>",
        "%0 = wasmssa.select %i, %f, %f {a} : f32",
        "%0 = wasmssa.trunc_si %f : f32 to i32",
    ],
)
def test_an_op_of_today_is_read_and_written_as_upstream_does_it(text: str) -> None:
    check_printed(inside(text))


def test_the_type_of_values_follows_from_that_of_their_types() -> None:
    check_printed(
        """
        pdl_interp.func @f(%a: !pdl.value, %b: !pdl.range<value>) {
          %0 = pdl_interp.get_value_type of %a : !pdl.type
          %1 = pdl_interp.get_value_type of %b : !pdl.range<type>
          pdl_interp.finalize
        }"""
    )


def test_a_payload_has_its_attributes_before_it() -> None:
    check_printed("transform.payload attributes {normal_forms = []} {}")


@pytest.mark.parametrize(
    "text",
    [
        "acc.kernel_environment wait() {}",
        "acc.kernel_environment async([%i : i32]) {}",
        "%0 = nvvm.redux.sync <add> %i, %i : i32 -> i32",
        "%0 = nvvm.redux.sync foo %i, %i : i32 -> i32",
        '%0 = llvm.inline_asm tail_call_kind = tail "a", "=r,r" %i : (i32) -> i32',
        "%0 = xegpu.load_nd %td : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>",
        "xegpu.prefetch_nd %td : !xegpu.tensor_desc<8x16xf16>",
        "xegpu.store_nd %h, %td : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>",
        "%0 = xegpu.load %i, %i : i32, vector<4xi1> -> vector<4xf16>",
        "xegpu.prefetch %i : i32",
        "xegpu.store %h, %i, %i : vector<4xf16>, i32, vector<4xi1>",
        "%0 = ptr.ptr_add %v4, %v8 : vector<4x!ptr.ptr<#ptr.generic_space>>, "
        "vector<8xindex>",
        "%0 = ptr.ptr_add %v4, %t4 : vector<4x!ptr.ptr<#ptr.generic_space>>, "
        "tensor<4xindex>",
        "omp.atomic.update %i : i32 {",
        "%0 = pdl_interp.get_value_type of %i : i32",
        "nvgpu.rcp %v {rounding = rn, ftz} : vector<4xf32>",
        "shard.scatter %t on @g scatter_axis = 1",
    ],
)
def test_what_was_written_otherwise_is_refused(text: str) -> None:
    check_refused(inside(text))
