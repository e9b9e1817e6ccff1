// pass: canonicalize
// finding: wrong
// arguments: [[1, 2], [10, 20]]
// The result is the reduction of the vector and the accumulator; along no dimension, the
// sum of both. It is folded to the vector, and the accumulator is lost.

func.func @main(%v: vector<2xi32>, %acc: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.multi_reduction <add>, %v, %acc [] : vector<2xi32> to vector<2xi32>
  return %0 : vector<2xi32>
}
