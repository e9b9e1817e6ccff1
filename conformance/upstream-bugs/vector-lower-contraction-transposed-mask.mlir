// pass: vector.lower_contraction lowering_strategy = "outerproduct"
// finding: wrong
// arguments: [[[1], [2]], [[10], [20]]]
// The dimensions of the mask are those of the iterators: here `d0`, `d1` and `d2`. The
// result is indexed by `d1` and `d0`, so the outer products are made with their operands
// exchanged, while the mask of each is still in the order of `d0` and `d1`. Of the lane
// that is set, with `d0` = 0 and `d1` = 1, the product 1 * 20 is in row 1, not in row 0.
// Where the two sizes differ, what is made does not verify.

#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs = affine_map<(d0, d1, d2) -> (d1, d2)>
#acc = affine_map<(d0, d1, d2) -> (d1, d0)>
func.func @main(%a: vector<2x1xi32>, %b: vector<2x1xi32>) -> vector<2x2xi32> {
  %zero = arith.constant dense<0> : vector<2x2xi32>
  %mask = arith.constant dense<[[[false], [true]], [[false], [false]]]> : vector<2x2x1xi1>
  %0 = vector.mask %mask {
    vector.contract {indexing_maps = [#lhs, #rhs, #acc],
      iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
      %a, %b, %zero : vector<2x1xi32>, vector<2x1xi32> into vector<2x2xi32>
  } : vector<2x2x1xi1> -> vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
