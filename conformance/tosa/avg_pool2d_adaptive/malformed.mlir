// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `tosa.avg_pool2d_adaptive` is refused.

func.func @f(%a: tensor<1x4x4x2xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expected ':'}}
  %0 = tosa.avg_pool2d_adaptive %a, %z, %z, %k, %s, %p {acc_type = f32}
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{custom op 'tosa.avg_pool2d_adaptive' invalid kind of type specified: expected builtin.function, but found 'f32'}}
  %0 = tosa.avg_pool2d_adaptive %a, %z, %z, %k, %s, %p {acc_type = f32} : f32
  return
}

// -----

func.func @f(%a: tensor<1x4x4x2xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expected attribute value}}
  %0 = tosa.avg_pool2d_adaptive %a, %z, %z, %k, %s, %p {tag = } : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x2x2xf32>
  return
}
