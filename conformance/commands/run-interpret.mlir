// What is interpreted is not compiled, and says what it does.
// RUN: %bridge-run --interpret -e power --arg=3 --arg=5 %s | FileCheck %s
// RUN: %bridge-run --interpret --trace -e power --arg=2 --arg=5 %s 2>&1 | FileCheck %s --check-prefix=TRACE
// RUN: not %bridge-run --interpret -e shift --arg=40 %s 2>&1 | FileCheck %s --check-prefix=TRAP

// CHECK: 125
// TRACE: run-interpret.mlir:18:10: arith.constant() = 1
// TRACE: run-interpret.mlir:21:8: scf.for(0, 2, 1, 1) {
// TRACE-NEXT: run-interpret.mlir:22:10:   arith.muli(1, 5) = 5
// TRACE-NEXT: run-interpret.mlir:23:5:   scf.yield(5)
// TRACE-NEXT: run-interpret.mlir:22:10:   arith.muli(5, 5) = 25
// TRACE-NEXT: run-interpret.mlir:23:5:   scf.yield(25)
// TRACE-NEXT: run-interpret.mlir:21:8: } = 25
// TRACE-NEXT: run-interpret.mlir:25:3: func.return(25)
// TRACE-NEXT: 25
// TRAP: run-interpret.mlir:29:8: error: result #0 of @shift is poison: a shift of 32 bits by 40
func.func @power(%n: index, %x: i32) -> i32 {
  %one = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%v = %one) -> i32 {
    %w = arith.muli %v, %x : i32
    scf.yield %w : i32
  }
  return %r : i32
}
func.func @shift(%n: i32) -> i32 {
  %c = arith.constant 1 : i32
  %x = arith.shli %c, %n : i32
  return %x : i32
}
