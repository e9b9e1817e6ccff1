// pass: vector.lower_contraction lowering_strategy = "outerproduct"
// finding: invalid
// arguments: []
// Rows of a scalable number are multiplied with columns of a fixed one by an outer
// product, which may have scalable rows only with scalable columns.

func.func @main() -> vector<[2]x2xi32> {
  %a = arith.constant dense<1> : vector<[2]x2xi32>
  %b = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %c = arith.constant dense<5> : vector<[2]x2xi32>
  %r = vector.contract {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>
  } %a, %b, %c : vector<[2]x2xi32>, vector<2x2xi32> into vector<[2]x2xi32>
  return %r : vector<[2]x2xi32>
}
