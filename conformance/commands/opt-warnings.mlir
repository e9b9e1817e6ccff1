// RUN: %bridge-opt %s 2>&1 | FileCheck %s
// RUN: %bridge-opt --verify-diagnostics %s
// A warning makes no program wrong: it is shown, and the program printed.

// CHECK:      opt-warnings.mlir:12:3: warning: op argument #0 is not consumed in the body but is marked as consumed
// CHECK-NEXT: {{^}}  transform.named_sequence @f
// CHECK:      module attributes {transform.with_named_sequence}
// CHECK:      transform.yield

module attributes {transform.with_named_sequence} {
  // expected-warning@below {{not consumed in the body}}
  transform.named_sequence @f(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}
