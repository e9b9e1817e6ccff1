// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `transform.named_sequence` is read and printed.

// CHECK-LABEL: transform.named_sequence @plain(%arg0: !transform.any_op) {
// CHECK-NEXT: transform.yield
// CHECK-NEXT: }
module attributes {transform.with_named_sequence} {
  transform.named_sequence @plain(%t: !transform.any_op) {
    transform.yield
  }
}

// CHECK-LABEL: transform.named_sequence @results(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
// CHECK-NEXT: transform.yield %arg0 : !transform.any_op
// CHECK-NEXT: }
module attributes {transform.with_named_sequence} {
  transform.named_sequence @results(%t: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %t : !transform.any_op
  }
}

// CHECK-LABEL: transform.named_sequence private @declaration(!transform.any_op {transform.consumed}) attributes {tag}
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @declaration(!transform.any_op {transform.consumed}) attributes {tag}
}
