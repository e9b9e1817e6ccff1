// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `sparse_tensor.disassemble` is refused.

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>, %p: tensor<2xi32>, %i: tensor<10x2xi32>, %v: tensor<10xf32>) {
  // expected-error@+1 {{output values and return value type mismatch}}
  %0:6 = "sparse_tensor.disassemble"(%t, %p, %i, %v) : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>, tensor<2xi32>, tensor<10x2xi32>, tensor<10xf32>) -> (tensor<2xi32>, tensor<10x2xi32>, tensor<9xf32>, index, index, index)
  return
}

// -----

func.func @f(%t: tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>, %p: tensor<2xi32>, %i: tensor<10x2xi32>, %v: tensor<10xf32>) {
  // expected-error@+1 {{output levels and return levels type mismatch}}
  %0:6 = "sparse_tensor.disassemble"(%t, %p, %i, %v) : (tensor<4x4xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>>, tensor<2xi32>, tensor<10x2xi32>, tensor<10xf32>) -> (tensor<3xi32>, tensor<10x2xi32>, tensor<10xf32>, index, index, index)
  return
}
