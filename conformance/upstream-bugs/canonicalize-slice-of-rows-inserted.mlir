// pass: canonicalize
// finding: invalid
// arguments: [[[1, 2, 3, 4], [5, 6, 7, 8]], [[0, 0, 0]]]
// The slice is a whole row, of which three elements were inserted. Only the dimensions that
// it has offsets for are compared, so that it becomes a slice of what was inserted, whose
// rows are shorter than those of the result.

func.func @main(%a: vector<2x4xi32>, %b: vector<1x3xi32>) -> vector<1x4xi32> {
  %0 = vector.insert_strided_slice %b, %a {offsets = [1, 0], strides = [1, 1]} : vector<1x3xi32> into vector<2x4xi32>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [1], strides = [1]} : vector<2x4xi32> to vector<1x4xi32>
  return %1 : vector<1x4xi32>
}
