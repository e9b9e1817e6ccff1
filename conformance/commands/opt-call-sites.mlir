// RUN: not %bridge-opt %s 2>&1 | FileCheck %s
// RUN: not %bridge-opt --mlir-disable-diagnostic-notes %s 2>&1 | FileCheck %s --check-prefix=WITHOUT
// What is wrong with an operation that was put in place of a call is told of where it
// stood before, and of the calls.

// CHECK:      inlined.py:1:2: error: 'arith.constant' op failed to verify
// CHECK-NEXT: middle.py:3:4: note: called from
// CHECK-NEXT: outer.py:5:6: note: called from
// CHECK-NEXT: outer.py:5:6: note: called from
// CHECK-NEXT: inlined.py:1:2: note: see current operation
// WITHOUT:     inlined.py:1:2: error: 'arith.constant' op failed to verify
// WITHOUT-NOT: note:

#inner = loc(callsite(unknown at fused["x", "outer.py":5:6]))
func.func @f() {
  %0 = "arith.constant"() <{value = 1 : i64}> : () -> i1 loc(callsite("inlined.py":1:2 at callsite("middle.py":3:4 at #inner)))
  return
}
