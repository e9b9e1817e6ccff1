"""Syntax of ops that LLVM 24 has and LLVM 22 has not, against upstream's."""

from __future__ import annotations

import re

import pytest

from tests.oracles.syntax import check_printed, check_refused

ARGUMENTS = (
    "%a: i32, %c: i1, %i: i64, %p: !llvm.ptr, %q: !llvm.ptr, "
    '%o: !emitc.opaque<"foo">, %f: f32'
)
REDUCTION = (
    "omp.private {type = private} @priv : i32\n"
    "omp.declare_reduction @add : f32 init {\n^bb0(%a: f32):\n  omp.yield(%a : f32)\n}"
    " combiner {\n^bb0(%a: f32, %b: f32):\n  omp.yield(%b : f32)\n}\n"
)
LOOP = (
    "omp.taskloop.wrapper {\n omp.loop_nest (%z) : i64 = (%i) to (%i) step (%i) {\n"
    " omp.yield }\n} {omp.combined}\nomp.terminator"
)
VARIABLE = (
    '%x = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>\n'
)


def function(body: str) -> str:
    """A function of the arguments above, with its end, and what it may refer to."""
    return f"{REDUCTION}func.func @f({ARGUMENTS}) {{\n  {body}\n  return\n}}\n"


PRINTED = [
    *(
        f"{VARIABLE}emitc.{op}_assign %a : i32 to %x : <i32> {{tag}}"
        for op in ("add", "div", "mul", "rem", "sub")
    ),
    *(
        f"{VARIABLE}%r = emitc.{op} %x {{tag}} : <i32>"
        for op in ("post_decrement", "post_increment", "pre_decrement", "pre_increment")
    ),
    'emitc.member_call_opaque %o "m"() : !emitc.opaque<"foo">, () -> ()',
    '%r = emitc.member_call_opaque %o "m"(%a) <{args = [0 : index, 1 : i32], '
    'template_args = [i32]}> {tag} : !emitc.opaque<"foo">, (i32) -> i32',
    "%r = omp.alloc_shared_mem %i x i32 : (i64) -> !llvm.ptr {tag}",
    "%r = omp.alloc_shared_mem %i x i32 : (i64) align(4) -> !llvm.ptr",
    "omp.free_shared_mem [%i x i32 : (i64)] %p : !llvm.ptr {tag}",
    "omp.free_shared_mem[%i x i32 : (i64) align(8)] %p : !llvm.ptr",
    "omp.allocate_dir(%p : !llvm.ptr) allocator(%i : i64) align(4) {tag}",
    "omp.allocate_free(%p, %q : !llvm.ptr, !llvm.ptr) allocator(%a : i32) {tag}",
    "omp.allocate_free(%p : !llvm.ptr)",
    "omp.error severity(fatal) {tag}",
    'omp.error severity(warning) message("foo")',
    "omp.error severity(warning) message_expr(%p : !llvm.ptr)",
    "omp.interop.use %p : !llvm.ptr device(%i : i64) nowait {tag}",
    "omp.interop.use %p : !llvm.ptr nowait depend(taskdependin -> %q : !llvm.ptr)",
    "omp.interop.destroy %p : !llvm.ptr {tag}",
    "omp.interop.init %p : !llvm.ptr interop_types([#omp<interop_type(target)>]) "
    "prefer_type([1, 2]) device(%i : i64) nowait",
    "omp.scope {\n omp.terminator\n} {tag}",
    "omp.scope allocate(%i : i64 -> %p : !llvm.ptr) nowait private(@priv %p -> %m : "
    "!llvm.ptr) reduction(mod: task, byref @add %q -> %n : !llvm.ptr) {\n"
    " omp.terminator\n}",
    "omp.taskloop.context mergeable nogroup untied final(%c) {\n"
    f"{LOOP}\n}} {{omp.combined}}",
    "omp.taskloop.context grainsize(strict, %i: i64) if(%c) priority(%i : i64) {\n"
    f"{LOOP}\n}} {{omp.combined}}",
    "omp.taskloop.context num_tasks(%i: i64) {\n" + LOOP + "\n} {omp.combined}",
    "omp.atomic.compare hint(contended) memory_order(acquire) %p : !llvm.ptr {\n"
    '^bb0(%v: i32):\n%k = llvm.icmp "eq" %v, %a : i32\n'
    "%s = llvm.select %k, %a, %v : i1, i32\nomp.yield(%s : i32)\n} {weak}",
]
NARROW = "src_etype = bf8, dst_etype = f16"
DIMENSIONS = "#acc<par_dims[block_x, thread_y]>"
SHARED = "memref<4x?xf32, #gpu.address_space<workgroup>>"
MIXED = [
    ("i8", f"%r = xevm.extf %0 {{{NARROW}}} {{tag}} : (i8) -> f16"),
    (
        "vector<16xf16>",
        "%r = xevm.truncf %0 {src_etype = f16, dst_etype = e2m1} "
        ": (vector<16xf16>) -> vector<16xi8>",
    ),
    (
        "vector<8xi16>, vector<8xi32>, i8",
        "%r = xevm.mma_mx %0, %1, %2, %2 {shape = <m = 8, n = 16, k = 32>, "
        "types = <d = f32, a = f8, b = f8>} {tag} "
        ": (vector<8xi16>, vector<8xi32>, i8, i8) -> vector<8xf32>",
    ),
    (
        "!llvm.ptr<6>, i64",
        "%r:2 = nvvm.tcgen05.ld.red min %0, %1 {tag, "
        "shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<2xf32>, f32",
    ),
    (
        "!llvm.ptr<1>, i64",
        "nvvm.tensormap.replace field = global_address, new_value = %1 in %0 {tag} "
        ": !llvm.ptr<1>, i64",
    ),
    (
        "!llvm.ptr<1>, i32",
        "nvvm.tensormap.replace field = box_dim[1], new_value = %1 in %0 "
        ": !llvm.ptr<1>, i32",
    ),
    (
        "!llvm.ptr<3>",
        "nvvm.tensormap.replace field = elemtype, "
        "new_value = #nvvm.tensormap_elemtype<u8> in %0 : !llvm.ptr<3>",
    ),
    (
        "memref<4x4xf32, 1>, i64",
        "amdgpu.global_prefetch %0[%1, %1] RT_NT DEV speculative {tag} "
        ": memref<4x4xf32, 1>",
    ),
    (
        "vector<16xf16>, vector<32xf16>, vector<8xf32>, vector<4xi8>",
        "%r = amdgpu.sparse_wmma 16x16x64 %0 * %1 + %2 sparse(%3 : vector<4xi8>) "
        "{reuseA} : vector<16xf16>, vector<32xf16>, vector<8xf32>",
    ),
    ("index", "%r = acc.privatize {tag} : () -> !acc.private_type<memref<4xf32>>"),
    (
        "index",
        f"%r = acc.privatize(%0, %0) [{DIMENSIONS}] : (index, index) -> "
        "!acc.private_type<memref<?x?xf32>>",
    ),
    (
        "index",
        f"%r = acc.gpu_shared_memory(%0) {{num_copies = 1 : i64, "
        f"static_upper_bound_bytes = 64 : i64}} : (index) -> {SHARED}",
    ),
    (
        "f32, memref<f32>",
        "acc.reduction_accumulate %0 to %1 <add> : f32 -> memref<f32> "
        f"{{par_dims = {DIMENSIONS}}}",
    ),
    (
        "memref<4xf32>, !acc.data_bounds_ty",
        "acc.reduction_accumulate_array %0 bounds(%1) <add> : memref<4xf32> "
        f"{{par_dims = {DIMENSIONS}}}",
    ),
]
STEPS = [
    "transform.affine.super_vectorize %h [4] : !transform.any_op",
    "transform.affine.super_vectorize %h [4] fastest_varying_pattern = [1] "
    "vectorize_reductions = true {tag} : !transform.any_op",
    "transform.xegpu.set_anchor_layout %h sg_layout = [8, 4] sg_data = [2, 3] {tag} "
    ": !transform.any_op",
    "transform.xegpu.set_anchor_layout %h index = 1 sg_layout = [8, %q] "
    "sg_data = [2, 3] inst_data = [1, 2] order = [1, 0] slice_dims = [0] "
    ": !transform.any_op, !transform.any_op",
]
DECLARED = [
    "omp.declare_simd {tag}",
    "omp.declare_simd simdlen(4) inbranch",
    "omp.declare_simd notinbranch aligned(%p : !llvm.ptr -> 32 : i64)",
    "omp.declare_simd linear(val(%p : !llvm.ptr = %i : i64)) "
    "{linear_var_types = [i32]}",
    "omp.declare_simd uniform(%p : !llvm.ptr, %p : !llvm.ptr)",
]
CLASSES = ["", "class ", "struct ", "union ", "struct final ", "final "]


@pytest.mark.parametrize("body", PRINTED)
def test_ops_are_read_and_printed_as_upstream_does(body: str) -> None:
    check_printed(function(body))


@pytest.mark.parametrize("body", DECLARED)
def test_variants_of_functions_are_declared_as_upstream_does(body: str) -> None:
    check_printed(
        f"llvm.func @f(%p: !llvm.ptr, %i: i64) {{\n  {body}\n  llvm.return\n}}\n"
    )


@pytest.mark.parametrize(("types", "body"), MIXED)
def test_ops_of_small_dialects_are_too(types: str, body: str) -> None:
    split = re.split(r", (?=[a-z!])", types)
    arguments = ", ".join(f"%{at}: {ty}" for at, ty in enumerate(split))
    check_printed(f"func.func @f({arguments}) {{\n  {body}\n  return\n}}\n")


@pytest.mark.parametrize("step", STEPS)
def test_steps_of_schedules_are_too(step: str) -> None:
    check_printed(
        "module attributes {transform.with_named_sequence} {\n"
        "transform.named_sequence @f(%h: !transform.any_op, %q: !transform.any_op) {\n"
        f"{step}\ntransform.yield\n}}\n}}\n"
    )


@pytest.mark.parametrize("words", CLASSES)
def test_classes_say_of_which_kind_they_are(words: str) -> None:
    check_printed(f"emitc.class {words}@f {{\n}}\n")


@pytest.mark.parametrize(
    "ty", ["memref<4x!amdgpu.ds_barrier_state>", "vector<4x!llvm.byte<8>>"]
)
def test_types_may_be_elements_where_upstream_lets_them(ty: str) -> None:
    check_printed(f"func.func private @f({ty})\n")


REFUSED = [
    'omp.error message("foo") severity(fatal)',
    "omp.error severity(foo)",
    "omp.error severity(fatal) severity(fatal)",
    "omp.interop.use %p : !llvm.ptr nowait device(%i : i64)",
    "omp.interop.use %p : !llvm.ptr nowait nowait",
    "omp.interop.init %p : !llvm.ptr nowait",
    "omp.interop.init %p : !llvm.ptr interop_types([target])",
    "omp.allocate_free(%p : !llvm.ptr) allocator(%i : i64) allocator(%i : i64)",
    "omp.allocate_free()",
    "%r = omp.alloc_shared_mem %i x i32 : i64 -> !llvm.ptr",
    "%r = omp.alloc_shared_mem i32 : (i64) -> !llvm.ptr",
    "omp.free_shared_mem %i x i32 : (i64) %p : !llvm.ptr",
    "omp.free_shared_mem [%i i32 : (i64)] %p : !llvm.ptr",
    "omp.declare_simd uniform(%p, %p : !llvm.ptr, !llvm.ptr)",
    "emitc.class final struct @f {}",
    "func.func private @g() attributes {a = #omp<clause_severity(foo)>}",
    "func.func private @g() attributes {a = #amdgpu<cache_scope foo>}",
    "func.func private @g() attributes {a = #nvvm<tensormap_field foo>}",
    "func.func private @g() attributes {a = #nvvm.tensormap_swizzle_mode<b1>}",
]


@pytest.mark.parametrize("body", REFUSED)
def test_what_is_wrong_is_refused_as_upstream_does_it(body: str) -> None:
    check_refused(function(body))
