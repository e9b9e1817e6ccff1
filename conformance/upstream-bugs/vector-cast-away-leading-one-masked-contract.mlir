// pass: vector.cast_away_vector_leading_one_dim
// finding: invalid
// arguments: []
// The mask of a contraction loses its first dimension, though the loop that goes is
// another.

#lhs = affine_map<(m, n, k) -> (m, k)>
#rhs = affine_map<(m, n, k) -> (n, k)>
#acc = affine_map<(m, n, k) -> (n, m)>
func.func @main() -> vector<1x2xf32> {
  %a = arith.constant dense<2.0> : vector<2x3xf32>
  %b = arith.constant dense<3.0> : vector<1x3xf32>
  %c = arith.constant dense<1.0> : vector<1x2xf32>
  %mask = vector.constant_mask [2, 1, 2] : vector<2x1x3xi1>
  %r = vector.mask %mask {
    vector.contract {
      indexing_maps = [#lhs, #rhs, #acc],
      iterator_types = ["parallel", "parallel", "reduction"],
      kind = #vector.kind<add>
    } %a, %b, %c : vector<2x3xf32>, vector<1x3xf32> into vector<1x2xf32>
  } : vector<2x1x3xi1> -> vector<1x2xf32>
  return %r : vector<1x2xf32>
}
