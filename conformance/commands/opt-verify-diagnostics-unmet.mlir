// RUN: not %bridge-opt --verify-diagnostics %s 2>&1 | FileCheck %s
// RUN: not %bridge-opt --verify-diagnostics=only-expected %s 2>&1 | FileCheck %s --check-prefix=ONLY
// What is expected and does not come is told, and so is what comes unexpected.

// expected-remark @below {{expects different type}}
// expected-error @below {{of another world}}
func.func @f(%a: i32) {
  return // expected-warning-re {{a {{[}} b}}
}
// CHECK:      unmet.mlir:8:13: error: invalid regex
// CHECK:      unmet.mlir:12:{{[0-9]+}}: error: unexpected error: expected non-function type
func.func @g() -> nothing

// CHECK:      unmet.mlir:5:4: error: expected remark "expects different type" was not produced
// CHECK-NEXT: // expected-remark @below
// CHECK-NEXT: {{^   \^~~~~~~~~~~~~~~~~~~~~~$}}
// CHECK:      unmet.mlir:6:4: error: expected error "of another world" was not produced
// ONLY:       unmet.mlir:8:13: error: invalid regex
// ONLY-NOT:   unexpected
// ONLY:       error: expected remark
