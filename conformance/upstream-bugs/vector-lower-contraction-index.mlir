// pass: vector.lower_contraction lowering_strategy = "dot"
// finding: invalid
// arguments: []
// Elements that are no integers are taken for floats: `index` is multiplied by `arith.mulf`.

func.func @main() -> vector<2x2xindex> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xindex>
  %c = arith.constant dense<0> : vector<2x2xindex>
  %r = vector.contract {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>
  } %a, %a, %c : vector<2x2xindex>, vector<2x2xindex> into vector<2x2xindex>
  return %r : vector<2x2xindex>
}
