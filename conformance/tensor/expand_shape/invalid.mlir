// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tensor.expand_shape` is refused; what keeps them all is not.

func.func @f(%t: tensor<6xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (2) but found 1 inputs instead}}
  %r = tensor.expand_shape %t [[0, 1]] output_shape [2] : tensor<6xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<6xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (2) but found 3 inputs instead}}
  %r = tensor.expand_shape %t [[0, 1]] output_shape [2, 3, 4] : tensor<6xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<6xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op invalid output shape provided at pos 0}}
  %r = tensor.expand_shape %t [[0, 1]] output_shape [3, 2] : tensor<6xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op expected the expanded type, 'tensor<6xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<2x3xf32>'.}}
  %r = tensor.expand_shape %t [[0, 1]] output_shape [6] : tensor<2x3xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%t: tensor<6x4xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op expected collapsed rank (2) to equal the number of reassociation maps (1).}}
  %r = tensor.expand_shape %t [[0, 1]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%t: tensor<6xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  1.}}
  %r = tensor.expand_shape %t [[0]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<6xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  3.}}
  %r = tensor.expand_shape %t [[0, 1, 2]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<6x4xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op expected reassociation map #0 to be valid and contiguous.}}
  %r = tensor.expand_shape %t [[1, 0], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%t: tensor<6x4xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  4.}}
  %r = tensor.expand_shape %t [[0, 1], [3]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%t: tensor<6x4xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op expected reassociation map #1 to be valid and contiguous.}}
  %r = tensor.expand_shape %t [[0], [2, 1]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%t: tensor<6xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %r = tensor.expand_shape %t [[0, 1]] output_shape [2, %n] : tensor<6xf32> into tensor<2x?xf32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %r = tensor.expand_shape %t [[0, 1]] output_shape [2, 3] : tensor<?xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<7xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %r = tensor.expand_shape %t [[0, 1]] output_shape [2, 3] : tensor<7xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<6xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op expected collapsed type to be 'tensor<6xi32>', but got 'tensor<6xf32>'}}
  %r = tensor.expand_shape %t [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xi32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>, %n: index) {
  %r = tensor.expand_shape %t [[0, 1]] output_shape [%n, 3] : tensor<?xf32> into tensor<?x3xf32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>, %n: index) {
  %r = tensor.expand_shape %t [[0, 1]] output_shape [%n, %n] : tensor<?xf32> into tensor<?x?xf32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op incorrect number of dynamic sizes, has 0, expected 1}}
  %r = tensor.expand_shape %t [[0, 1]] output_shape [2, 3] : tensor<?xf32> into tensor<?x3xf32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op invalid output shape provided at pos 0}}
  %r = tensor.expand_shape %t [[0, 1]] output_shape [%n, 3] : tensor<?xf32> into tensor<2x?xf32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op incorrect number of dynamic sizes, has 2, expected 1}}
  %r = tensor.expand_shape %t [[0, 1]] output_shape [%n, %n] : tensor<?xf32> into tensor<?x3xf32>
  return
}

// -----

func.func @f(%t: tensor<6xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op incorrect number of dynamic sizes, has 1, expected 0}}
  %r = tensor.expand_shape %t [[0, 1]] output_shape [2, %n] : tensor<6xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>) {
  // expected-error@+1 {{'tensor.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 1 dynamic dims while output_shape has 0 values}}
  %r = "tensor.expand_shape"(%t) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, -9223372036854775808>}> : (tensor<?xf32>) -> tensor<2x?xf32>
  return
}

// -----

func.func @f(%t: tensor<f32>, %n: index) {
  %r = tensor.expand_shape %t [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  return
}

// -----

func.func @f(%t: tensor<f32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op number of elements must be preserved: 2 != 1}}
  %r = tensor.expand_shape %t [] output_shape [2, 1] : tensor<f32> into tensor<2x1xf32>
  return
}

// -----

func.func @f(%t: tensor<6xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).}}
  %r = tensor.expand_shape %t [[], [0]] output_shape [6] : tensor<6xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%t: tensor<1x6xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op expected the expanded type, 'tensor<6xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<1x6xf32>'.}}
  %r = tensor.expand_shape %t [[], [0]] output_shape [6] : tensor<1x6xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%t: tensor<7xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op invalid output shape provided at pos 0}}
  %r = tensor.expand_shape %t [[0, 1]] output_shape [3, 2] : tensor<7xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<7xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op incorrect number of dynamic sizes, has 1, expected 0}}
  %r = tensor.expand_shape %t [[0, 1]] output_shape [3, %n] : tensor<7xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<?x6xf32>, %n: index) {
  %r = tensor.expand_shape %t [[0], [1, 2]] output_shape [%n, 2, 3] : tensor<?x6xf32> into tensor<?x2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<?x6xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op incorrect number of dynamic sizes, has 0, expected 1}}
  %r = tensor.expand_shape %t [[0], [1, 2]] output_shape [4, 2, 3] : tensor<?x6xf32> into tensor<?x2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<?x6xf32>, %n: index) {
  // expected-error@+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 4}}
  %r = tensor.expand_shape %t [[0], [1, 2]] output_shape [4, 2, 3] : tensor<?x6xf32> into tensor<4x2x3xf32>
  return
}
