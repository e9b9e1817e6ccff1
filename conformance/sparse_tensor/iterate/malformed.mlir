// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `sparse_tensor.iterate` is refused.

func.func @f(%t: tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>>, %x: f32) {
  // expected-error@+2 {{custom op 'sparse_tensor.iterate' expected 'in'}}
  %s = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  sparse_tensor.iterate %i %s : !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1> {}
  return
}

// -----

func.func @f(%t: tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>>, %x: f32) {
  // expected-error@+2 {{expected ':'}}
  %s = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  sparse_tensor.iterate %i in %s {}
  return
}

// -----

func.func @f(%t: tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>>, %x: f32) {
  // expected-error@+2 {{custom op 'sparse_tensor.iterate' expected sparse_tensor.iter_space type for iteration space operands}}
  %s = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  sparse_tensor.iterate %i in %s : f32 {}
  return
}

// -----

func.func @f(%t: tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>>, %x: f32) {
  // expected-error@+2 {{expected '->'}}
  %s = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  sparse_tensor.iterate %i in %s iter_args(%a = %x) : !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1> {}
  return
}

// -----

func.func @f(%t: tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>>, %x: f32) {
  // expected-error@+2 {{expected '{' to begin a region}}
  %s = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  sparse_tensor.iterate %i in %s : !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  return
}
