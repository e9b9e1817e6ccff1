// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tensor.generate` is refused; what keeps them all is not.

func.func @f(%x: f32) {
  // expected-error@+1 {{'tensor.generate' op incorrect number of dynamic sizes, has 0, expected 1}}
  %r = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32>
  return
}

// -----

func.func @f(%x: f32, %n: index) {
  // expected-error@+1 {{'tensor.generate' op incorrect number of dynamic sizes, has 1, expected 0}}
  %r = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<4xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{all body arguments must be index}}
  %r = tensor.generate {
  ^bb0(%i: i32):
    tensor.yield %x : f32
  } : tensor<4xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{must have one body argument per input dimension}}
  %r = tensor.generate {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<4xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{must have one body argument per input dimension}}
  %r = tensor.generate {
    tensor.yield %x : f32
  } : tensor<4xf32>
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error@+1 {{'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type}}
  %r = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %x : i32
  } : tensor<4xf32>
  return
}

// -----

func.func @f(%x: i32) {
  %r = tensor.generate {
  ^bb0(%i: index):
    // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  } : tensor<4xf32>
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error@+1 {{'tensor.generate' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  %r = "tensor.generate"() ({
  }) : () -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error@+1 {{'tensor.generate' op expects a non-empty block}}
  %r = "tensor.generate"() ({
  ^bb0(%i: index):
  }) : () -> tensor<4xf32>
  return
}
