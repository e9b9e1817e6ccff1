// pass: vector.lower_contraction lowering_strategy = "parallelarith"
// finding: invalid
// arguments: []
// A factor is broadcast to the dimensions of the result that it does not have: of a
// scalable one the size alone is taken, and the broadcast is not valid.

func.func @main() -> vector<2x[2]xi32> {
  %a = arith.constant dense<[[1], [3]]> : vector<2x1xi32>
  %b = arith.constant dense<2> : vector<1x[2]xi32>
  %c = arith.constant dense<5> : vector<2x[2]xi32>
  %r = vector.contract {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>
  } %a, %b, %c : vector<2x1xi32>, vector<1x[2]xi32> into vector<2x[2]xi32>
  return %r : vector<2x[2]xi32>
}
