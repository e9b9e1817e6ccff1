"""What ops forbid that LLVM 24 has and LLVM 22 has not, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference, first, in_function


def prefetch(
    hint: str, scope: str, more: str = "", space: str = ", 1", indices: str = "%i, %i"
) -> str:
    ty = f"memref<4x4xf32{space}>"
    return in_function(
        f"amdgpu.global_prefetch %m[{indices}] {hint} {scope} {more} : {ty}",
        f"%m: {ty}, %i: i64",
    )


STATE = "!amdgpu.ds_barrier_state"
SHARED = ", #gpu.address_space<workgroup>"


def barrier(use: str, space: str, result: str = "", more: str = "") -> str:
    """A use of the barrier `%i` of an array in some memory."""
    ty = f"memref<4x{STATE}{space}>"
    made = "%r = " if result else ""
    arguments = f"%m: {ty}, %i: index, %n: i32, %k: i64"
    return in_function(f"{made}amdgpu.{use} : {ty}{more}{result}", arguments)


def barriers(space: str, indices: str) -> list[str]:
    result = f" -> {STATE}"
    return [
        barrier(f"ds_barrier_init %m[{indices}], %n", space, more=", i32"),
        barrier(f"ds_barrier_arrive %m[{indices}], %k", space, result, ", i64"),
        barrier(f"ds_barrier_poll_state %m[{indices}]", space, result),
        barrier(f"ds_async_barrier_arrive %m[{indices}]", space),
    ]


def product(a: str, b: str, c: str = "8xf32", k: int = 32, more: str = "") -> str:
    a, b, c = (f"vector<{ty}>" for ty in (a, b, c))
    return in_function(
        f"%r = amdgpu.sparse_wmma 16x16x{k} %a * %b + %c sparse(%s : vector<4xi8>) "
        f"{more} : {a}, {b}, {c}",
        f"%a: {a}, %b: {b}, %c: {c}, %s: vector<4xi8>",
    )


def replaced(field: str, value: str, types: str = "") -> str:
    return in_function(
        f"nvvm.tensormap.replace field = {field}, new_value = {value} in %p "
        f": !llvm.ptr<1>{types}",
        "%p: !llvm.ptr<1>, %i: i32, %l: i64",
    )


def reduced(kind: str, more: str = "", data: str = "f32", value: str = "f32") -> str:
    return in_function(
        f"%d, %r = nvvm.tcgen05.ld.red {kind} %p {{{more}"
        "shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : "
        f"vector<2x{data}>, {value}",
        "%p: !llvm.ptr<6>",
    )


def assigned(op: str, ty: str) -> str:
    return in_function(
        '%x = "emitc.variable"() <{value = #emitc.opaque<"">}> '
        f": () -> !emitc.lvalue<i32>\nemitc.{op}_assign %v : {ty} to %x : <i32>",
        f"%v: {ty}",
    )


def vectorized(options: str) -> str:
    return (
        "transform.sequence failures(propagate) {\n^bb0(%h: !transform.any_op):\n"
        f"  transform.affine.super_vectorize %h {options} : !transform.any_op\n}}\n"
    )


LATER = "operates only in the speculative mode"
OPERATORS = ("add", "div", "mul", "rem", "sub")

WRONG = {
    prefetch("RT", "SE", indices="%i"): "expected 2 source indices, got 1",
    prefetch("RT", "SE", space=""): "the source must have address space attribute",
    prefetch("RT", "SE", space=", 0"): "the source must have address space attribute",
    prefetch("RT", "SE", space=", 3"): "must reside in global address space",
    prefetch("NT", "WGP", "speculative", ", 3"): "must reside in global address space",
    prefetch("NT", "WGP", "speculative"): "speculative prefetch in WGP scope",
    prefetch("NT", "SE", "speculative"): "does not support NT and LU modes",
    prefetch("LU", "WGP"): "does not support NT and LU modes",
    **{prefetch(hint, "SYS"): LATER for hint in ("NT_RT", "RT_NT", "NT_HT")},
    **{assigned(op, "f32"): "to match variable's type ('i32')" for op in OPERATORS},
    in_function(
        "emitc.add_assign %v : i32 to %x : <i32>", "%v: i32, %x: !emitc.lvalue<i32>"
    ): "cannot assign to block argument",
    **dict.fromkeys(barriers(SHARED, "%i, %i"), "expected 1 barrier indices, got 2"),
    **dict.fromkeys(barriers("", "%i"), "barrier must be in workgroup (LDS) memory"),
    **dict.fromkeys(barriers(", 1", "%i"), "must be in workgroup (LDS) memory"),
    product("8xf16", "8xbf16"): "exactly double the number of elements",
    product("8xf16", "16xbf16", "8xi32"): "must all be either integer or float types",
    product("8xf16", "16xbf16"): "source operands to have the same element type",
    product("8xf16", "16xf16", k=64): "expected 32 source values for this operation",
    product("8xf16", "16xf16", more="{wave64}"): "expected 8 source values",
    product("8xf16", "16xf16", "4xf32"): "expected 8 result values for this operation",
    replaced("global_address", "%i", ", i32"): "and must be an i64 for global_address",
    replaced("rank", "%l", ", i64"): "must be an i32 for rank field",
    replaced("rank[1]", "%i", ", i32"): "ordinal is not supported for rank field",
    replaced("box_dim", "%i", ", i32"): "ordinal is required for box_dim field",
    replaced("global_stride[1]", "%i", ", i32"): "must be an i64 for global_stride",
    replaced("elemtype", "%i", ", i32"): "must be a valid elemtype attribute",
    replaced(
        "fill_mode", "#nvvm.tensormap_elemtype<u8>"
    ): "a valid fill_mode attribute",
    replaced("elemtype[1]", "%i", ", i32"): "ordinal is not supported for elemtype",
    reduced("add"): "only min and max reduction kinds are supported",
    reduced("add", value="i32"): "type of reduction value and element type",
    reduced("min", "abs, ", "i32", "i32"): "abs or nan is only applicable for f32",
    vectorized("[4, 2] fastest_varying_pattern = [1]"): "fastest varying pattern",
    vectorized("[4] fastest_varying_pattern = []"): "fastest varying pattern",
}

RIGHT = [
    prefetch("RT", "WGP"),
    prefetch("HT", "DEV", "speculative"),
    prefetch("NT_HT", "SYS", "speculative", ", #gpu.address_space<global>"),
    *barriers(SHARED, "%i"),
    replaced("global_address", "%l", ", i64"),
    replaced("element_stride[4]", "%i", ", i32"),
    replaced("swizzle_mode", "#nvvm.tensormap_swizzle_mode<b96>"),
    reduced("max", "nan, "),
    reduced("min", "", "i32", "i32"),
    product("8xf16", "16xf16"),
    product("8xf8E4M3FN", "16xf8E5M2"),
    product("16xi4", "32xi4", "8xi32", 64, "{clamp, unsignedA}"),
    product("4xf16", "8xf16", "4xf32", more="{wave64}"),
    *barriers(", 3", "%i"),
    *(assigned(op, "i32") for op in OPERATORS),
    vectorized("[4] fastest_varying_pattern = [0]"),
    vectorized("[]"),
]


@pytest.mark.parametrize("program", WRONG)
def test_what_is_forbidden_is_said_as_the_reference_says_it(program: str) -> None:
    assert WRONG[program] in first(program)
    assert emitted(program)[:1] == emitted_by_reference(program)[:1]


@pytest.mark.parametrize("program", RIGHT)
def test_what_is_allowed_is_accepted_by_both(program: str) -> None:
    assert emitted(program) == emitted_by_reference(program) == []
