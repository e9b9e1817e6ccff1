// RUN: %bridge-opt --split-input-file %s 2>&1 | FileCheck %s
// What is nearly a marker splits nothing, and a warning says so.

// CHECK:      opt-split-near-miss.mlir:8:7: warning: near miss with file split marker
// CHECK-NEXT: // ----
// CHECK-NEXT: {{^      \^}}
func.func private @first()
// ----
func.func private @second()
// CHECK:      func.func private @first()
// CHECK-NEXT: func.func private @second()
