// pass: arith-emulate-unsupported-floats{source-types=bf16 target-type=f32}
// finding: wrong
// arguments: [0.00390625]
// The sum of 1 and half a unit of it is rounded to 1, three times. The emulation adds all of
// them as f32, and rounds the sum once, to 1.015625.

func.func @main(%x: f32) -> f32 {
  %a = arith.truncf %x : f32 to bf16
  %v = vector.broadcast %a : bf16 to vector<3xbf16>
  %c = arith.constant 1.0 : bf16
  %0 = vector.reduction <add>, %v, %c : vector<3xbf16> into bf16
  %1 = arith.extf %0 : bf16 to f32
  return %1 : f32
}
