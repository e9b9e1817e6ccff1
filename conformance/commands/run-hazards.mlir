// RUN: not %bridge-run %s -e forever --timeout=2 2>&1 | FileCheck %s --check-prefix=FOREVER
// RUN: not %bridge-run %s -e crash -O0 2>&1 | FileCheck %s --check-prefix=CRASH
// RUN: not %bridge-run %s --pass-pipeline="builtin.module(cse)" -e crash 2>&1 | FileCheck %s --check-prefix=LEFT
// A program that hangs or crashes is an error, and nothing worse.

// FOREVER: error: not done after 2 seconds
// CRASH: error: crashed: SIG
// LEFT: run-hazards.mlir:{{[0-9]+}}:{{[0-9]+}}: error: '{{.*}}' op is left by the pipeline
func.func @forever() {
  cf.br ^again
^again:
  cf.br ^again
}
func.func @crash() -> i8 {
  %far = arith.constant 1000000000000 : index
  %m = memref.alloc() : memref<1xi8>
  %0 = memref.load %m[%far] : memref<1xi8>
  return %0 : i8
}
