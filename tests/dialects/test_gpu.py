"""The gpu dialect's own syntax, against upstream's."""

from __future__ import annotations

import pytest

from tests.oracles.syntax import check_printed, check_refused

ARGUMENTS = "%i: index, %t: !gpu.async.token, %p: !llvm.ptr, %s: i32"
BLOCKS = "blocks(%a, %b, %c) in (%d = %i, %e = %i, %f = %i)"
THREADS = "threads(%g, %h, %j) in (%k = %i, %l = %i, %m = %i)"
CLUSTERS = "clusters(%n, %o, %q) in (%r = %i, %u = %i, %v = %i)"
BODY = "{\n    gpu.terminator\n  }"


def function(body: str) -> str:
    """A function of the arguments above, with its end."""
    return f"func.func @f({ARGUMENTS}) {{\n  {body}\n  return\n}}\n"


def module(body: str) -> str:
    return f"gpu.module @m {{\n  {body}\n}}\n"


PRINTED = [
    function(f"gpu.launch {BLOCKS} {THREADS} {BODY} {{tag = 1 : i8}}"),
    function(f"%0 = gpu.launch async {BLOCKS} {THREADS} {BODY}"),
    function(
        f"%0 = gpu.launch async [%t, %t] {CLUSTERS} {BLOCKS} {THREADS} "
        "dynamic_shared_memory_size %s module(@m) function(@k) "
        "workgroup(%w : memref<4xf32, 3>) private(%x : memref<1xf32, 5>, "
        f"%y : memref<f32, 5>) {BODY}"
    ),
    function(f"gpu.launch <%p : !llvm.ptr> {BLOCKS} {THREADS} cooperative {BODY}"),
    function("gpu.warp_execute_on_lane_0(%i)[32] {}"),
    function(
        "%0 = gpu.warp_execute_on_lane_0(%i)[32] args(%s, %i : i32, index) -> (index) "
        "{\n  ^bb0(%a: i32, %b: index):\n    gpu.yield %b : index\n  } {tag}"
    ),
    function(
        "%0 = gpu.thread_id x\n  %1 = gpu.block_dim y\n  %2 = gpu.thread_id x\n"
        "  %3 = gpu.cluster_dim_blocks z\n  %4 = gpu.lane_id"
    ),
    module("gpu.func @k() {\n    gpu.return\n  }"),
    module("gpu.func @k() attributes {gpu.kernel} {\n    gpu.return\n  }"),
    module("gpu.func @k() kernel attributes {gpu.kernel = 1} {\n    gpu.return\n  }"),
    module("gpu.func @k() attributes {gpu.kernel = 1} {\n    gpu.return\n  }"),
    module(
        "gpu.func @k(%a: i32 {llvm.tag}) workgroup(%w : memref<4xf32, 3> {llvm.align = "
        "4 : i64}) private(%p : memref<1xf32, 5>) kernel attributes "
        "{known_block_size = array<i32: 1, 2, 3>} {\n    gpu.return\n  }"
    ),
    module(
        "gpu.func @k(%a: i32) -> (i32 {llvm.tag}) private(%p : memref<1xf32, 5>, %q : "
        "memref<2xf32, 5> {llvm.tag}) {\n    gpu.return %a : i32\n  }"
    ),
]


@pytest.mark.parametrize("text", PRINTED)
def test_ops_are_read_and_printed_as_upstream_does(text: str) -> None:
    check_printed(text)


REFUSED = [
    function(f"%0 = gpu.launch {BLOCKS} {THREADS} {BODY}"),
    function(f"gpu.launch async {BLOCKS} {THREADS} {BODY}"),
    function(f"gpu.launch [%t] {BLOCKS} {THREADS} {BODY}"),
    function(f"gpu.launch {THREADS} {BODY}"),
    function(f"gpu.launch {BLOCKS} {BODY}"),
    function(f"gpu.launch {BLOCKS} {CLUSTERS} {THREADS} {BODY}"),
    function(f"gpu.launch blocks(%a, %b) in (%d = %i, %e = %i) {THREADS} {BODY}"),
    function(f"gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i) {THREADS} {BODY}"),
    function(f"gpu.launch blocks(%a, %b, %c) on (%d = %i) {THREADS} {BODY}"),
    function(f"gpu.launch blocks(%a, %b#1, %c) in (%d = %i) {THREADS} {BODY}"),
    function(f"gpu.launch {BLOCKS} {THREADS} module(m) {BODY}"),
    function(f"gpu.launch {BLOCKS} {THREADS} private(%x) {BODY}"),
    function(f"gpu.launch {BLOCKS} {THREADS} private() workgroup() {BODY}"),
    function("gpu.warp_execute_on_lane_0(%i)[x] {}"),
    function("gpu.warp_execute_on_lane_0(%i#0)[4] {}"),
    function("gpu.warp_execute_on_lane_0(%i) {}"),
    function("gpu.warp_execute_on_lane_0(%i)[4] args(%i : index, index) {}"),
    function("gpu.warp_execute_on_lane_0(%i)[4] args() {}"),
    module("gpu.func @k(i32) {}"),
    module("gpu.func k() {}"),
    module("gpu.func @k() workgroup(%w) {}"),
    module("gpu.func @k() workgroup(%w : memref<f32, 3> kernel {}"),
    module("gpu.func @k() kernel"),
    module("gpu.func private @k() kernel {}"),
]


@pytest.mark.parametrize("text", REFUSED)
def test_malformed_ops_are_refused_as_upstream_refuses_them(text: str) -> None:
    check_refused(text)
