// RUN: not %bridge-opt --pass-pipeline="builtin.module(nonsense)" %s 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not %bridge-opt --pass-pipeline="builtin.module(cse,(" %s 2>&1 | FileCheck %s --check-prefix=BRACKET
// RUN: not %bridge-opt --affine-loop-tile=nonsense=4 %s 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: not %bridge-opt --pass-pipeline="builtin.module(cse)" --cse %s 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not %bridge-opt --engine=native --pass-pipeline="builtin.module(topological-sort)" %S/Inputs/generic.mlir 2>&1 | FileCheck %s --check-prefix=NATIVE
// RUN: not %bridge-opt --transform-interpreter %s 2>&1 | FileCheck %s --check-prefix=FAILS
// A wrong pipeline is told, and a pass that fails is told at the line it fails at.

// NAME: error: 'nonsense' does not refer to a registered pass or pass pipeline
// BRACKET: error: {{.+}}
// OPTION: no such option nonsense
// BOTH: bridge-opt: '-pass-pipeline' option can't be used with individual pass options
// NATIVE: generic.mlir:1:1: error: no native passes: topological-sort
// FAILS: opt-pass-errors.mlir:19:10: error: could not find a parent op that matches all requirements
// FAILS: opt-pass-errors.mlir:22:3: note: target op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    %l = transform.get_parent_op %f {op_name = "scf.for"} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  func.func private @f()
}
