// RUN: %bridge-opt --engine=native %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native | FileCheck %s
// A type stands alone where there are no results; positions are listed, left out, or all.

// CHECK-LABEL: module attributes {transform.with_named_sequence} {
// CHECK: transform.named_sequence @m(%arg0: !transform.any_op {transform.readonly}) {
// CHECK: transform.match.structured %arg0 : !transform.any_op {
// CHECK: %2 = transform.match.structured.rank %arg1 : (!transform.any_op) -> !transform.param<i64>
// CHECK: %3 = transform.match.structured.dim %arg1[all] {parallel} : (!transform.any_op) -> !transform.param<i64>
// CHECK: transform.match.structured.dim %arg1[except(0, -1)] {parallel} : !transform.any_op
// CHECK: transform.match.structured.dim %arg1[0, -1] : !transform.any_op
// CHECK: %4 = transform.match.structured.input %arg1[0] : (!transform.any_op) -> !transform.any_value
// CHECK: transform.match.structured.input %arg1[all] : !transform.any_op
// CHECK: %5 = transform.match.structured.init %arg1[except(1)] : (!transform.any_op) -> !transform.any_op
// CHECK: %0 = transform.match.structured failures(suppress) %arg0 : (!transform.any_op) -> !transform.any_op {
// CHECK: transform.match.structured.yield %arg1 : !transform.any_op
// CHECK: %1:2 = transform.match.structured %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>) {
// CHECK: %2 = transform.match.structured.rank %arg1 : (!transform.any_op) -> !transform.param<i64>
// CHECK: transform.match.structured.yield %arg1, %2 : !transform.any_op, !transform.param<i64>
// CHECK: transform.yield
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) {
  transform.match.structured %x : !transform.any_op {
  ^bb0(%s: !transform.any_op):
    %0 = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
    %1 = transform.match.structured.dim %s[all] {parallel} : (!transform.any_op) -> !transform.param<i64>
    transform.match.structured.dim %s[except(0, -1)] {parallel} : !transform.any_op
    transform.match.structured.dim %s[0, -1] : !transform.any_op
    %2 = transform.match.structured.input %s[0] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.input %s[all] : !transform.any_op
    %3 = transform.match.structured.init %s[except(1)] : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield
  }
  %0 = transform.match.structured failures(suppress) %x : (!transform.any_op) -> !transform.any_op {
  ^bb0(%s: !transform.any_op):
    transform.match.structured.yield %s : !transform.any_op
  }
  %1:2 = transform.match.structured %x : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>) {
  ^bb0(%s: !transform.any_op):
    %4 = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
    transform.match.structured.yield %s, %4 : !transform.any_op, !transform.param<i64>
  }
  transform.yield
}
}
