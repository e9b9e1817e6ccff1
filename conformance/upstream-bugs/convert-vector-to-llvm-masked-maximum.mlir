// pass: convert-vector-to-llvm
// finding: wrong
// arguments: [[-1.0, -2.0], [1, 0]]
// The first lane alone is chosen, and is less than zero. The lanes that are not
// chosen count as the least of all numbers; they are made the negative one next to zero.

func.func @main(%v: vector<2xf32>, %m: vector<2xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <maximumf>, %v : vector<2xf32> into f32 } : vector<2xi1> -> f32
  return %0 : f32
}
