// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tensor.collapse_shape` is refused; what keeps them all is not.

func.func @f(%t: tensor<2x3xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op reassociation indices must not be empty}}
  %r = tensor.collapse_shape %t [[0, 1], []] : tensor<2x3xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%t: tensor<6xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected the expanded type, 'tensor<6xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<2x3xf32>'.}}
  %r = tensor.collapse_shape %t [[0], [0]] : tensor<6xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected collapsed rank (2) to equal the number of reassociation maps (1).}}
  %r = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3x4xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  2.}}
  %r = tensor.collapse_shape %t [[0, 1]] : tensor<2x3x4xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3x4xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  4.}}
  %r = tensor.collapse_shape %t [[0, 1], [2, 3]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3x4xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected reassociation map #0 to be valid and contiguous.}}
  %r = tensor.collapse_shape %t [[0, 2], [1]] : tensor<2x3x4xf32> into tensor<8x3xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3x4xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected reassociation map #0 to be valid and contiguous.}}
  %r = tensor.collapse_shape %t [[1, 2], [0]] : tensor<2x3x4xf32> into tensor<8x3xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3x4xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected reassociation map #1 to be valid and contiguous.}}
  %r = tensor.collapse_shape %t [[0, 1], [1, 2]] : tensor<2x3x4xf32> into tensor<6x12xf32>
  return
}

// -----

func.func @f(%t: tensor<2x?x4xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %r = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x?x4xf32> into tensor<6x4xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3x4xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %r = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<?x4xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3x4xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %r = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<5x4xf32>
  return
}

// -----

func.func @f(%t: tensor<2x?x4xf32>) {
  %r = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x?x4xf32> into tensor<?x4xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected collapsed type to be 'tensor<6xf32>', but got 'tensor<6xi32>'}}
  %r = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xf32> into tensor<6xi32>
  return
}

// -----

func.func @f(%t: tensor<2x1xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op number of elements must be preserved: 2 != 1}}
  %r = tensor.collapse_shape %t [] : tensor<2x1xf32> into tensor<f32>
  return
}

// -----

func.func @f(%t: tensor<1x1xf32>) {
  %r = tensor.collapse_shape %t [] : tensor<1x1xf32> into tensor<f32>
  return
}

// -----

func.func @f(%t: tensor<2x?x?xf32>) {
  %r = tensor.collapse_shape %t [[0, 1, 2]] : tensor<2x?x?xf32> into tensor<?xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32, 5 : i32>) {
  %r = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xf32, 5 : i32> into tensor<6xf32>
  return
}

// -----

func.func @f(%t: tensor<*xf32>) {
  // expected-error@+1 {{custom op 'tensor.collapse_shape' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %r = tensor.collapse_shape %t [[0, 1]] : tensor<*xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%t: tensor<0x?xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %r = tensor.collapse_shape %t [[0, 1]] : tensor<0x?xf32> into tensor<0xf32>
  return
}

// -----

func.func @f(%t: tensor<0x3xf32>) {
  %r = tensor.collapse_shape %t [[0, 1]] : tensor<0x3xf32> into tensor<0xf32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>) {
  %r = tensor.collapse_shape %t [] : tensor<?xf32> into tensor<f32>
  return
}

// -----

func.func @f(%t: tensor<2xi32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op number of elements must be preserved: 2 != 1}}
  %r = tensor.collapse_shape %t [] : tensor<2xi32> into tensor<f32>
  return
}

// -----

func.func @f(%t: tensor<2x0x3xf32>) {
  %r = tensor.collapse_shape %t [[0], [1], [2]] : tensor<2x0x3xf32> into tensor<2x0x3xf32>
  return
}
