// RUN: %bridge-opt %s --native-only --transform-interpreter 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=TOLD --input-file=%t.err
// A program of transformations finds operations, applies patterns to them, chooses among
// them by named sequences, and tells what it did.

// CHECK-LABEL: func.func @twice
// CHECK: %[[PRODUCT:.*]] = arith.muli
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[PRODUCT]], %[[PRODUCT]] {found}
// CHECK-NEXT: return %[[SUM]]
// TOLD: remark: simplified
// TOLD: remark: 2
func.func @twice(%a: i32) -> i32 {
  %c = arith.constant 0 : i32
  %b = arith.addi %a, %c : i32
  %d = arith.muli %a, %a : i32
  %e = arith.muli %b, %b : i32
  %s = arith.addi %d, %e : i32
  return %s : i32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @is_addition(%op: !transform.any_op {transform.readonly})
      -> !transform.any_op {
    transform.match.operation_name %op ["arith.addi"] : !transform.any_op
    transform.yield %op : !transform.any_op
  }

  transform.named_sequence @__transform_main(
      %module: !transform.any_op {transform.readonly}) {
    %functions = transform.structured.match ops{["func.func"]} in %module
        : (!transform.any_op) -> !transform.any_op
    transform.foreach %functions : !transform.any_op {
    ^bb0(%function: !transform.any_op):
      transform.apply_patterns to %function {
        transform.apply_patterns.canonicalization
      } {apply_cse} : !transform.any_op
      transform.debug.emit_remark_at %function, "simplified" : !transform.any_op
    }
    %additions = transform.collect_matching @is_addition in %module
        : (!transform.any_op) -> !transform.any_op
    transform.annotate %additions "found" : !transform.any_op
    %two = transform.param.constant 2 : i64 -> !transform.param<i64>
    transform.debug.emit_param_as_remark %two : !transform.param<i64>
    transform.yield
  }
}
