// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of an iteration is refused.

func.func @f(%t: tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>>) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op expected smaller level low than level high}}
  %s = "sparse_tensor.extract_iteration_space"(%t) <{loLvl = 1 : index, hiLvl = 1 : index}> : (tensor<4x8xf32, #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>>) -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>
  return
}

// -----

func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1>, %x: i32) {
  // expected-error@+1 {{'sparse_tensor.iterate' op different number of region iter_args and yielded values: 1 != 2}}
  %0 = sparse_tensor.iterate %i in %s iter_args(%y = %x) : !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>, lvls = 0 to 1> -> i32 {
    sparse_tensor.yield %y, %y : i32, i32
  }
  return
}

// -----

func.func @f(%t: tensor<4x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed, d1 : compressed)}>>) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op parent iterator should be specified iff level lower bound equals 0}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = 1 : tensor<4x8xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed, d1 : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed, d1 : compressed)}>, lvls = 1>
  return
}

// -----

func.func @f(%t: tensor<4x8x8xf32, #sparse_tensor.encoding<{map = (i, j, k) -> (i : compressed, j : compressed, k : compressed)}>>, %u: !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (i, j, k) -> (i : compressed, j : compressed, k : compressed)}>, lvls = 0>) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op parent iterator should be used to extract an iteration space from a consecutive level.}}
  %0 = sparse_tensor.extract_iteration_space %t at %u lvls = 2 : tensor<4x8x8xf32, #sparse_tensor.encoding<{map = (i, j, k) -> (i : compressed, j : compressed, k : compressed)}>>, !sparse_tensor.iterator<#sparse_tensor.encoding<{map = (i, j, k) -> (i : compressed, j : compressed, k : compressed)}>, lvls = 0> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i, j, k) -> (i : compressed, j : compressed, k : compressed)}>, lvls = 2>
  return
}
