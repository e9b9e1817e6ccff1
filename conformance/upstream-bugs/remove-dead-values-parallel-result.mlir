// pass: remove-dead-values
// finding: trap
// arguments: []
// The loop has one iteration, whose first reduction gives 0, and a condition that is true
// hands that on: poison is in its place. (LLVM 22.1.8 dies of this program.)

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c0_i32 = arith.constant 0 : i32
  %0:2 = scf.parallel (%arg0, %arg1) = (%c0, %c0) to (%c1, %c1) step (%c1, %c1) init (%c0_i32, %c0_i32) -> (i32, i32) {
    %c0_i32_0 = arith.constant 0 : i32
    scf.reduce(%c0_i32_0, %c0_i32 : i32, i32) {
    ^bb0(%arg2: i32, %arg3: i32):
      scf.reduce.return %arg3 : i32
    }, {
    ^bb0(%arg2: i32, %arg3: i32):
      %c0_i32_1 = arith.constant 0 : i32
      scf.reduce.return %c0_i32_1 : i32
    }
  }
  %true = arith.constant true
  %1 = scf.if %true -> (i32) {
    scf.yield %0#0 : i32
  } else {
    %c0_i32_0 = arith.constant 0 : i32
    scf.yield %c0_i32_0 : i32
  }
  return %1 : i32
}
