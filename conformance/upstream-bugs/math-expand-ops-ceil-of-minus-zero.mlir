// pass: math-expand-ops{ops=ceil}
// finding: wrong
// arguments: [-0.25]
// IEEE 754 rounds to an integer of the same sign, and so do `llvm.intr.ceil` and C: -0.
// The expansion adds 0 to the truncated number, and -0 + 0 is 0.

func.func @main(%x: f32) -> f32 {
  %0 = math.ceil %x : f32
  return %0 : f32
}
