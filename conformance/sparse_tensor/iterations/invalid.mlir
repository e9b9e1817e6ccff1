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
