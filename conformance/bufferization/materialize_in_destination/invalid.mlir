// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `bufferization.materialize_in_destination` is refused; what keeps them all is not.

func.func @f(%s: tensor<4xf32>, %d: vector<4xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op 'dest' must be a tensor or a memref}}
  "bufferization.materialize_in_destination"(%s, %d) <{}> : (tensor<4xf32>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%s: tensor<4xf32>, %d: tensor<4xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
  "bufferization.materialize_in_destination"(%s, %d) <{}> : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

// -----

func.func @f(%s: tensor<4xf32>, %d: tensor<4xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op result and 'dest' types must match}}
  %r = "bufferization.materialize_in_destination"(%s, %d) <{}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%s: tensor<4xf32>, %d: tensor<4xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op result group starting at #0 requires 0 or 1 element, but found 2}}
  %r:2 = "bufferization.materialize_in_destination"(%s, %d) <{}> : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @f(%s: tensor<4xf32>, %d: memref<4xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op memref 'dest' implies zero results}}
  %r = "bufferization.materialize_in_destination"(%s, %d) <{writable}> : (tensor<4xf32>, memref<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%s: tensor<4xf32>, %d: tensor<4xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op 'restrict' is valid only for memref destinations}}
  %r = "bufferization.materialize_in_destination"(%s, %d) <{restrict}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%s: tensor<4xf32>, %d: memref<4xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  "bufferization.materialize_in_destination"(%s, %d) <{restrict}> : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%s: tensor<4xf32>, %d: memref<4xf32>) {
  "bufferization.materialize_in_destination"(%s, %d) <{writable}> : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%s: tensor<4xf32>, %d: memref<4xf32>) {
  "bufferization.materialize_in_destination"(%s, %d) <{restrict, writable}> : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%s: tensor<4xf32>, %d: tensor<4xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  %r = "bufferization.materialize_in_destination"(%s, %d) <{writable}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%s: tensor<4xf32>, %d: tensor<*xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  %r = "bufferization.materialize_in_destination"(%s, %d) <{}> : (tensor<4xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%s: tensor<4xf32>, %d: tensor<4x4xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op source rank (1) does not match destination rank (2)}}
  %r = "bufferization.materialize_in_destination"(%s, %d) <{}> : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%s: tensor<4xf32>, %d: tensor<5xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  %r = "bufferization.materialize_in_destination"(%s, %d) <{}> : (tensor<4xf32>, tensor<5xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%s: tensor<4xf32>, %d: tensor<?xf32>) {
  %r = "bufferization.materialize_in_destination"(%s, %d) <{}> : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%s: tensor<4xf32>, %d: tensor<4xi32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op failed to verify that all of {source, dest} have same element type}}
  %r = "bufferization.materialize_in_destination"(%s, %d) <{}> : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%s: tensor<*xf32>, %d: tensor<*xf32>) {
  %r = "bufferization.materialize_in_destination"(%s, %d) <{}> : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%s: tensor<4xf32>, %d: memref<5xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  "bufferization.materialize_in_destination"(%s, %d) <{writable}> : (tensor<4xf32>, memref<5xf32>) -> ()
  return
}
