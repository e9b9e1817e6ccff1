// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `tosa.matmul_t` is refused.

func.func @f(%a: tensor<1x4x8xf32>, %b: tensor<1x6x8xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = tosa.matmul_t %a, %b, %z, %z
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>, %b: tensor<1x6x8xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{custom op 'tosa.matmul_t' invalid kind of type specified: expected builtin.function, but found 'f32'}}
  %0 = tosa.matmul_t %a, %b, %z, %z : f32
  return
}

// -----

func.func @f(%a: tensor<1x4x8xf32>, %b: tensor<1x6x8xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expected attribute value}}
  %0 = tosa.matmul_t %a, %b, %z, %z {tag = } : (tensor<1x4x8xf32>, tensor<1x6x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x6xf32>
  return
}
