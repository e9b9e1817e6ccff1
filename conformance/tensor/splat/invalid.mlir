// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tensor.splat` is refused; what keeps them all is not.

func.func @f(%x: f32) {
  // expected-error@+1 {{'tensor.splat' op incorrect number of dynamic sizes, has 0, expected 1}}
  %r = tensor.splat %x : tensor<4x?xf32>
  return
}

// -----

func.func @f(%x: f32, %n: index) {
  // expected-error@+1 {{'tensor.splat' op incorrect number of dynamic sizes, has 1, expected 0}}
  %r = tensor.splat %x[%n] : tensor<4xf32>
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error@+1 {{'tensor.splat' op failed to verify that operand type matches element type of result}}
  %r = "tensor.splat"(%x) : (i32) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: !llvm.ptr) {
  %r = "tensor.splat"(%x) : (!llvm.ptr) -> tensor<4x!llvm.ptr>
  return
}
