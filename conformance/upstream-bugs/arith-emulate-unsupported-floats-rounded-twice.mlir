// pass: arith-emulate-unsupported-floats{source-types=bf16 target-type=f32}
// finding: wrong
// arguments: [1077936129]
// 2 ** 30 + 2 ** 22 is between two numbers of bf16 and as near to both; 1 more is nearer to
// the larger, 2 ** 30 + 2 ** 23. The emulation rounds to f32, where the 1 is lost, and then
// to the even number, 2 ** 30.

func.func @main(%x: i32) -> f32 {
  %0 = arith.sitofp %x : i32 to bf16
  %1 = arith.extf %0 : bf16 to f32
  return %1 : f32
}
