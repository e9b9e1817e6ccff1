// pass: canonicalize
// finding: wrong
// arguments: [[1, 2, 3, 4], [9]]
// The slice that is extracted begins before the one that was inserted last, and has it
// inside. Because it does not begin inside of it, the two are taken for disjoint, and the
// slice becomes one of what was inserted before: the 9 is lost.

func.func @main(%a: vector<4xi32>, %b: vector<1xi32>) -> vector<3xi32> {
  %zero = arith.constant dense<0> : vector<8xi32>
  %0 = vector.insert_strided_slice %a, %zero {offsets = [0], strides = [1]} : vector<4xi32> into vector<8xi32>
  %1 = vector.insert_strided_slice %b, %0 {offsets = [1], strides = [1]} : vector<1xi32> into vector<8xi32>
  %2 = vector.extract_strided_slice %1 {offsets = [0], sizes = [3], strides = [1]} : vector<8xi32> to vector<3xi32>
  return %2 : vector<3xi32>
}
