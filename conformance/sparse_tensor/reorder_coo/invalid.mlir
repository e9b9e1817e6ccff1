// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `sparse_tensor.reorder_coo` is refused; what keeps them all is not.

func.func @f(%t: tensor<?x?xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>) {
  %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<?x?xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>> to tensor<?x?xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa))}>>
  return
}

// -----

func.func @f(%t: tensor<?x?xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>) {
  // expected-error@+1 {{Unmatched dim2lvl map between input and result COO}}
  %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<?x?xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>> to tensor<?x?xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton(nonordered))}>>
  return
}

// -----

func.func @f(%t: tensor<?x?xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>) {
  // expected-error@+1 {{Expected COO sparse tensors only}}
  %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<?x?xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>> to tensor<?x?xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed, d1 : compressed)}>>
  return
}

// -----

func.func @f(%t: tensor<?x?xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>) {
  %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<?x?xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>> to tensor<?x?xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>
  return
}
