// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `sparse_tensor.coiterate` is refused.

func.func @f(%t: tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>>, %x: f32) {
  // expected-error@+3 {{expected '(' in operand list}}
  %s = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  %u = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  sparse_tensor.coiterate %s, %u : (!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>, !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>)
  return
}

// -----

func.func @f(%t: tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>>, %x: f32) {
  // expected-error@+3 {{expected ':'}}
  %s = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  %u = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  sparse_tensor.coiterate (%s, %u) at(%c)
  return
}

// -----

func.func @f(%t: tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>>, %x: f32) {
  // expected-error@+4 {{use of value '%s' expects different type than prior uses: 'f32' vs '!sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>, lvls = 0>'}}
  // expected-note@+1 {{prior use here}}
  %s = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  %u = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  sparse_tensor.coiterate (%s, %u) : (f32, !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>)
  case %i, %j {}
  return
}

// -----

func.func @f(%t: tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>>, %x: f32) {
  // expected-error@+4 {{expected '{' to begin a region}}
  %s = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  %u = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  sparse_tensor.coiterate (%s, %u) : (!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>, !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>)
  case %i, %j
  return
}

// -----

func.func @f(%t: tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>>, %x: f32) {
  // expected-error@+3 {{expected '->'}}
  %s = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  %u = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  sparse_tensor.coiterate (%s, %u) iter_args(%a = %x) : (!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>, !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>)
  case %i, %j {}
  return
}
