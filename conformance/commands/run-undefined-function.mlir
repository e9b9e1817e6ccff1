// RUN: not %bridge-run %s 2>&1 | FileCheck %s
// A function that nothing defines is told before anything runs.

// CHECK: run-undefined-function.mlir:1:1: error: 'nothing_defines_this' is called, and nothing defines it
func.func private @nothing_defines_this()
func.func @main() {
  call @nothing_defines_this() : () -> ()
  return
}
