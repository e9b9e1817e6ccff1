// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of an iteration is refused.

func.func @f(%t: tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>>) {
  // expected-error@+1 {{custom op 'sparse_tensor.extract_iteration_space' expect larger level upper bound than lower bound}}
  %s = sparse_tensor.extract_iteration_space %t lvls = 2 to 1 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>) {
  // expected-error@+1 {{custom op 'sparse_tensor.coiterate' mismatch in number of iteration space operands and iteration space types}}
  sparse_tensor.coiterate (%s) at (%c) : (!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>, index)
  case %i {
  }
  return
}
