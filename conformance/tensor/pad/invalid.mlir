// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tensor.pad` is refused; what keeps them all is not.

func.func @f(%t: tensor<2x3xf32>, %x: f32, %y: i32, %n: index) {
  // expected-error@+1 {{failed to infer expectedType from sourceType 'tensor<2x3xf32>', specified resultType is 'tensor<4x5xf32>'}}
  %r = tensor.pad %t low[1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<2x3xf32> to tensor<4x5xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %x: f32, %y: i32, %n: index) {
  // expected-error@+1 {{failed to infer expectedType from sourceType 'tensor<2x3xf32>', specified resultType is 'tensor<4x5xf32>'}}
  %r = tensor.pad %t low[1, 1] high[1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<2x3xf32> to tensor<4x5xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %x: f32, %y: i32, %n: index) {
  // expected-error@+1 {{specified type 'tensor<4x5x6xf32>' does not match the inferred type 'tensor<4x5xf32>'}}
  %r = tensor.pad %t low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<2x3xf32> to tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %x: f32, %y: i32, %n: index) {
  // expected-error@+1 {{specified type 'tensor<4x6xf32>' does not match the inferred type 'tensor<4x5xf32>'}}
  %r = tensor.pad %t low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<2x3xf32> to tensor<4x6xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %x: f32, %y: i32, %n: index) {
  // expected-error@+1 {{specified type 'tensor<4x?xf32>' does not match the inferred type 'tensor<4x5xf32>'}}
  %r = tensor.pad %t low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<2x3xf32> to tensor<4x?xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %x: f32, %y: i32, %n: index) {
  %r = tensor.pad %t low[1, %n] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<2x3xf32> to tensor<4x7xf32>
  return
}

// -----

func.func @f(%t: tensor<2x?xf32>, %x: f32, %y: i32, %n: index) {
  %r = tensor.pad %t low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<2x?xf32> to tensor<4x7xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %x: f32, %y: i32, %n: index) {
  // expected-error@+1 {{specified type 'tensor<?x5xf32>' does not match the inferred type 'tensor<-1x5xf32>'}}
  %r = tensor.pad %t low[-3, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<2x3xf32> to tensor<?x5xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %x: f32, %y: i32, %n: index) {
  %r = tensor.pad %t low[-1, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<2x3xf32> to tensor<1x5xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %x: f32, %y: i32, %n: index) {
  // expected-error@+1 {{expected the block to have 2 arguments}}
  %r = tensor.pad %t low[1, 1] high[1, 1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<2x3xf32> to tensor<4x5xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %x: f32, %y: i32, %n: index) {
  // expected-error@+1 {{'tensor.pad' op expected block argument 2 to be an index}}
  %r = tensor.pad %t low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: i32):
    tensor.yield %x : f32
  } : tensor<2x3xf32> to tensor<4x5xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %x: f32, %y: i32, %n: index) {
  // expected-error@+1 {{'tensor.pad' op expected yield type to match shape element type}}
  %r = tensor.pad %t low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %y : i32
  } : tensor<2x3xf32> to tensor<4x5xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %x: f32, %y: i32, %n: index) {
  %r = tensor.pad %t low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  } : tensor<2x3xf32> to tensor<4x5xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %x: f32, %y: i32, %n: index) {
  // expected-error@+1 {{'tensor.pad' op expected yield type to match shape element type}}
  %r = tensor.pad %t low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<2x3xf32> to tensor<4x5xi32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %x: f32, %y: i32, %n: index) {
  %r = tensor.pad %t low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %y : i32
  } : tensor<2x3xf32> to tensor<4x5xi32>
  return
}
