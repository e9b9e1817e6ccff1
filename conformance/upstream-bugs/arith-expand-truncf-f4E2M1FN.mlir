// pass: arith-expand{include-f4e2m1=true}
// finding: wrong
// arguments: [-0.4]
// The nearest number of f4E2M1FN is -0.5. The expansion sets all bits of what is small, and
// adds 1, so that the sign is lost: it is 0.5.

func.func @main(%x: f32) -> f32 {
  %0 = arith.truncf %x : f32 to f4E2M1FN
  %1 = arith.extf %0 : f4E2M1FN to f32
  return %1 : f32
}
