// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `bufferization.clone` is refused; what keeps them all is not.

func.func @f(%m: memref<4xf32>) {
  %r = bufferization.clone %m : memref<4xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %r = bufferization.clone %m : memref<4xf32> to memref<5xf32>
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  %r = bufferization.clone %m : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  %r = bufferization.clone %m : memref<*xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %r = bufferization.clone %m : memref<4xf32> to memref<4xi32>
  return
}

// -----

func.func @f(%m: tensor<4xf32>) {
  // expected-error@+1 {{'bufferization.clone' op operand #0 must be ranked or unranked memref of any non-token type values, but got 'tensor<4xf32>'}}
  %r = "bufferization.clone"(%m) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
