"""Syntax of ops that LLVM 24 has and LLVM 22 has not, against upstream's."""

from __future__ import annotations

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


@pytest.mark.parametrize("words", CLASSES)
def test_classes_say_of_which_kind_they_are(words: str) -> None:
    check_printed(f"emitc.class {words}@f {{\n}}\n")


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
