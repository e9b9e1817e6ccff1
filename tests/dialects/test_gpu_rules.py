"""What the gpu dialect's operations forbid, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference, first, in_function

VALUES = (
    "%f: f32, %i: i32, %x: index, %v: vector<[4]xf32>, %m: memref<4xf32>, "
    "%n: memref<5xf32>, %o: memref<4xi32>, %w: vector<128xf32>, %u: vector<4xf32>"
)

WRONG = {
    "%0 = gpu.all_reduce and %f {} : (f32) -> f32": (
        "`and` reduction operation is not compatible with type 'f32'"
    ),
    "%0 = gpu.all_reduce minnumf %i {} : (i32) -> i32": (
        "`minnumf` reduction operation is not compatible with type 'i32'"
    ),
    "%0 = gpu.all_reduce %f {} : (f32) -> f32": (
        "expected either an op attribute or a non-empty body"
    ),
    "%0 = gpu.all_reduce %f {\n^bb0(%a: f32):\n  gpu.yield %a : f32\n} : "
    "(f32) -> f32": "expected two region arguments",
    "%0 = gpu.all_reduce %f {\n^bb0(%a: f32, %b: i32):\n  gpu.yield %a : f32\n} : "
    "(f32) -> f32": "incorrect region argument type",
    "%0 = gpu.all_reduce %f {\n^bb0(%a: f32, %b: f32):\n  %c = arith.constant 0 : i32\n"
    "  gpu.yield %c : i32\n} : (f32) -> f32": "incorrect gpu.yield type",
    "%0 = gpu.subgroup_reduce add %f cluster(size = 3) : (f32) -> f32": (
        "cluster size 3 is not a power of two"
    ),
    "%0 = gpu.subgroup_reduce add %f cluster(size = 4, stride = 3) : (f32) -> f32": (
        "cluster stride 3 is not a power of two"
    ),
    "%0, %1 = gpu.rotate %f, 16, 16 : f32": "offset must be in the range [0, 16)",
    "gpu.memcpy %m, %n : memref<4xf32>, memref<5xf32>": (
        "arguments have incompatible shape"
    ),
    "gpu.memcpy %m, %o : memref<4xf32>, memref<4xi32>": (
        "arguments have incompatible element type"
    ),
    "%0 = gpu.alloc(%x) : memref<4xf32>": "incorrect number of dynamic sizes",
    "%0 = gpu.alloc()[%x] : memref<4xf32>": "symbol operand count does not equal",
    "%0 = gpu.dynamic_shared_memory : memref<?xi8>": "address space must be",
    "%0 = gpu.warp_execute_on_lane_0(%x)[64] -> (vector<4xf32>) {\n"
    "  gpu.yield %w : vector<128xf32>\n}": "incompatible distribution dimensions",
    "%0 = gpu.warp_execute_on_lane_0(%x)[32] -> (f32) {\n"
    "  gpu.yield %i : i32\n}": "expected vector type for distributed operands.",
    "gpu.warp_execute_on_lane_0(%x)[32] {\n  gpu.yield %i : i32\n}": (
        "expected same number of yield operands and return values."
    ),
}


@pytest.mark.parametrize("text", WRONG)
def test_what_an_operation_forbids_is_told_as_upstream_tells_it(text: str) -> None:
    program = in_function(text, VALUES)
    assert WRONG[text] in first(program)
    assert emitted(program) == emitted_by_reference(program)


RIGHT = (
    "%0 = gpu.all_reduce add %f {} : (f32) -> f32",
    "%0 = gpu.warp_execute_on_lane_0(%x)[32] -> (vector<4xf32>) {\n"
    "  gpu.yield %w : vector<128xf32>\n}",
    "%0 = gpu.alloc(%x) : memref<?xf32>",
)


@pytest.mark.parametrize("text", RIGHT)
def test_what_an_operation_allows_is_right(text: str) -> None:
    program = in_function(text, VALUES)
    assert emitted(program) == emitted_by_reference(program) == []


LAUNCH = """module attributes {{gpu.container_module}} {{
  gpu.module @kernels {{
    {kernel}
  }}
  func.func @f(%i: index, %a: i32) {{
    gpu.launch_func @{name} blocks in (%i, %i, %i) threads in (%i, %i, %i)
      args(%a : i32)
    return
  }}
}}"""
KERNEL = "gpu.func @k(%b: {}) kernel {{\n gpu.return\n }}"

LAUNCHES = {
    LAUNCH.format(kernel=KERNEL.format("i32"), name="kernels::@k"): "",
    LAUNCH.format(kernel=KERNEL.format("f32"), name="kernels::@k"): (
        "type of function argument 0 does not match"
    ),
    LAUNCH.format(kernel=KERNEL.format("i32"), name="kernels::@j"): (
        "kernel function '@kernels::@j' is undefined"
    ),
    LAUNCH.format(kernel=KERNEL.format("i32"), name="others::@k"): (
        "kernel container 'others' is undefined"
    ),
    LAUNCH.format(kernel="func.func @k() {\n return\n }", name="kernels::@k"): (
        "kernel function is missing the 'gpu.kernel' attribute"
    ),
}


@pytest.mark.parametrize("text", LAUNCHES)
def test_a_launch_is_of_a_kernel_with_what_it_takes(text: str) -> None:
    assert LAUNCHES[text] in first(text)
    assert emitted(text) == emitted_by_reference(text)
    assert bool(emitted(text)) == bool(LAUNCHES[text])
