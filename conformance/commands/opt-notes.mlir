// RUN: not %bridge-opt %s 2>&1 | FileCheck %s
// RUN: not %bridge-opt --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s --check-prefix=WITHOUT
// RUN: not %bridge-opt --mlir-disable-diagnostic-notes %s 2>&1 | FileCheck %s --check-prefix=WITHOUT
// An error has its line, a caret, and its notes.

// CHECK:      opt-notes.mlir:14:3: error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1
// CHECK-NEXT: {{^}}  return
// CHECK-NEXT: {{^  \^$}}
// CHECK-NEXT: opt-notes.mlir:14:3: note: see current operation: "func.return"() : () -> ()
// WITHOUT:     error: 'func.return' op has 0 operands
// WITHOUT-NOT: note:

func.func @f() -> i32 {
  return
}
