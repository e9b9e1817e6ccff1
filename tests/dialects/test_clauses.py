"""Directives of dialects whose ops are mostly described by formats, with upstream's."""

from __future__ import annotations

import pytest

from tests.oracles.syntax import check_printed, check_refused

TRANSFORM = """
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%r: !transform.any_op, %p: !transform.any_param) {
    %0 = transform.structured.match ops{["x.y"]} in %r
        : (!transform.any_op) -> !transform.any_op
    %s = transform.structured.split %0 after 4 {dimension = 0}
        : !transform.any_op
    %g = transform.structured.generalize %0
        : (!transform.any_op) -> !transform.any_op
    %l, %h, %m = transform.structured.multitile_sizes %g
        {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.any_op
    %t, %f = transform.structured.tile_using_forall %g num_threads *(%p)
        : (!transform.any_op, !transform.any_param)
       -> (!transform.any_op, !transform.any_op)
    %v = transform.get_result %0[except(0, -1)]
        : (!transform.any_op) -> !transform.any_value
    %o = transform.apply_registered_pass "canonicalize"
        with options = { "top-down" = false, "max-iterations" = %p, list = ["a", %p] }
        to %0 : (!transform.any_op, !transform.any_param, !transform.any_param)
             -> !transform.any_op
    transform.foreach %0 : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      transform.print %a : !transform.any_op
    }
    transform.yield
  }
}
"""

PDL = """
pdl.pattern @p : benefit(1) {
  %a = attribute = 1 : i32
  %t = types
  %i = operands
  %o = operation "x.y" (%i : !pdl.range<value>) {"n" = %a} -> (%t : !pdl.range<type>)
  %r = results of %o
  %q = result 0 of %o
  rewrite %o { replace %o with (%r : !pdl.range<value>) }
}
"""

OPENMP = """
omp.private {type = private} @x.p : i32
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%n: i32, %c: i1, %m: memref<i32>, %p: !llvm.ptr) {
  omp.parallel if(%c) num_threads(%n : i32) proc_bind(close)
      private(@x.p %m -> %q : memref<i32>) {
    omp.wsloop nowait order(reproducible:concurrent)
        schedule(dynamic = %n : i32, nonmonotonic)  {
      omp.loop_nest (%i, %j) : i32 = (%n, %n) to (%n, %n) inclusive step (%n, %n)
          collapse(2) {
        omp.yield
      }
    }
    omp.terminator
  }
  omp.task depend(taskdependin -> %m : memref<i32>) final(%c) {
    omp.terminator
  }
  %i = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, to)
      capture(ByRef) -> !llvm.ptr {name = ""}
  omp.target_enter_data map_entries(%i : !llvm.ptr)
  omp.atomic.update hint(uncontended, speculative) memory_order(relaxed) %m
      : memref<i32> {
  ^bb0(%x: i32):
    omp.yield(%x : i32)
  }
  return
}
"""

OPENACC = """
func.func @f(%m: memref<10xf32>, %n: i64, %i: index, %c: i1) {
  %0 = acc.copyin varPtr(%m : memref<10xf32>) varType(tensor<10xf32>)
      async(%n : i64 [#acc.device_type<nvidia>]) -> memref<10xf32>
  acc.parallel async num_gangs({%n : i64, %n : i64} [#acc.device_type<nvidia>])
      wait({devnum: %n : i64, %n : i64}) dataOperands(%0 : memref<10xf32>) {
    acc.loop gang({num=%n : i64, static=%n : i64}) vector
        control(%k : index) = (%i : index) to (%i : index) step (%i : index) {
      acc.yield
    } attributes {independent = [#acc.device_type<none>],
                  inclusiveUpperbound = array<i1: true>}
    acc.yield
  }
  acc.copyout accPtr(%0 : memref<10xf32>) to varPtr(%m : memref<10xf32>)
      varType(tensor<10xf32>)
  return
}
func.func @g() attributes {acc.routine_info = #acc.routine_info<[@r]>} { return }
acc.routine @r func(@g) bind(@h, "s" [#acc.device_type<nvidia>]) gang(dim: 1 : i64)
"""

TOSA = """
tosa.variable @v = dense<1> : tensor<4xi32>
tosa.variable @w : tensor<?xi8>
func.func @f(%a: tensor<4xf32>, %c: tensor<i1>) -> tensor<4xf32> {
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0 : f32, nan_mode = IGNORE}
      : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.cond_if %c (%x = %0) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%y: tensor<4xf32>):
    tosa.yield %y : tensor<4xf32>
  } else {
  ^bb0(%y: tensor<4xf32>):
    tosa.yield %y : tensor<4xf32>
  }
  return %1 : tensor<4xf32>
}
"""

EMITC = """
emitc.include <"stdio.h">
emitc.global static const @t : !emitc.array<2xi32> = dense<[1, 2]>
emitc.func private @declared(i32) attributes {specifiers = ["extern"]}
emitc.func @f(%n: index, %c: i1, %a: i32) {
  emitc.for %i = %n to %n step %n {
    emitc.call_opaque "g"(%i) {foo} : (index) -> ()
  }
  emitc.if %c {
    %0 = emitc.expression %a : (i32) -> i32 {
      %1 = add %a, %a : (i32, i32) -> i32
      yield %1 : i32
    }
  } else {
  }
  emitc.return
}
"""

SMT = """
smt.solver() : () -> () {
  %0 = smt.bv.constant #smt.bv<255> : !smt.bv<8>
  %1 = smt.bv.repeat 2 times %0 : !smt.bv<8>
  %2 = smt.int.constant -123
  %3 = smt.int.constant 99999999999999999999
  %4 = smt.eq %2, %3 : !smt.int
}
"""


@pytest.mark.parametrize("text", [TRANSFORM, PDL, OPENMP, OPENACC, TOSA, EMITC, SMT])
def test_directives_are_read_and_printed_as_upstream_does(text: str) -> None:
    check_printed(text)


@pytest.mark.parametrize(
    "text",
    [
        "func.func @f() { omp.parallel proc_bind(far) { omp.terminator } return }",
        "func.func @f(%n: i32) { omp.critical.declare @m hint(fast) return }",
        "func.func @f() { %0 = smt.bv.repeat 0 times %0 : !smt.bv<1> return }",
        "emitc.global @g : i32 = unit",
        "tosa.variable @v : i32",
    ],
)
def test_what_upstream_refuses_is_refused_in_its_words(text: str) -> None:
    assert check_refused(text)


def test_operands_that_may_be_left_out_are_told_apart_by_their_words() -> None:
    check_printed("""
func.func @f(%a: vector<8x32xf8E5M2>, %b: vector<32x16xf8E5M2>, %c: vector<8x16xf32>,
             %s: vector<8x1xf8E8M0FNU>, %t: vector<1x16xf8E8M0FNU>) {
  %0 = xegpu.dpas_mx %a, %b, %c scale_a = %s scale_b = %t
      : (vector<8x32xf8E5M2>, vector<32x16xf8E5M2>, vector<8x16xf32>,
         vector<8x1xf8E8M0FNU>, vector<1x16xf8E8M0FNU>) -> vector<8x16xf32>
  return
}
""")
