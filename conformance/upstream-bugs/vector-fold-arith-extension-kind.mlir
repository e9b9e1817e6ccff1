// pass: vector.fold_arith_extension
// finding: wrong
// arguments: [[[2, 3]], [[1], [1]]]
// The contraction takes the largest of the products. Without the extensions of its
// operands it is made anew with the default kind: the products are added instead.

#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs = affine_map<(d0, d1, d2) -> (d2, d1)>
#acc = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @main(%a: vector<1x2xi8>, %b: vector<2x1xi8>) -> vector<1x1xi32> {
  %zero = arith.constant dense<0> : vector<1x1xi32>
  %x = arith.extsi %a : vector<1x2xi8> to vector<1x2xi32>
  %y = arith.extsi %b : vector<2x1xi8> to vector<2x1xi32>
  %0 = vector.contract {indexing_maps = [#lhs, #rhs, #acc],
    iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxsi>}
    %x, %y, %zero : vector<1x2xi32>, vector<2x1xi32> into vector<1x1xi32>
  return %0 : vector<1x1xi32>
}
