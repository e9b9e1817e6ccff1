// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tensor.insert` is refused; what keeps them all is not.

func.func @f(%t: tensor<4x4xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'tensor.insert' op incorrect number of indices}}
  %r = tensor.insert %x into %t[%i] : tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %i: index, %x: i32) {
  // expected-error@+1 {{'tensor.insert' op failed to verify that scalar type matches element type of dest}}
  %r = "tensor.insert"(%x, %t, %i) : (i32, tensor<4xf32>, index) -> tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %i: index, %x: f32) {
  // expected-error@+1 {{'tensor.insert' op failed to verify that result type matches type of dest}}
  %r = "tensor.insert"(%x, %t, %i) : (f32, tensor<4xf32>, index) -> tensor<5xf32>
  return
}
