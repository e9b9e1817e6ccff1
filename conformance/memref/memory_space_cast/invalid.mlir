// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.memory_space_cast` is refused; what keeps them all is not.

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<5xf32, 1>' are cast incompatible}}
  %r = memref.memory_space_cast %m : memref<4xf32> to memref<5xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<?xf32, 1>' are cast incompatible}}
  %r = memref.memory_space_cast %m : memref<4xf32> to memref<?xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<4xi32, 1>' are cast incompatible}}
  %r = memref.memory_space_cast %m : memref<4xf32> to memref<4xi32, 1>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, strided<[1], offset: 1>, 1>' are cast incompatible}}
  %r = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, strided<[1], offset: 1>, 1>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<*xf32, 1>' are cast incompatible}}
  %r = memref.memory_space_cast %m : memref<4xf32> to memref<*xf32, 1>
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  %r = memref.memory_space_cast %m : memref<*xf32> to memref<*xf32, 1>
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  // expected-error@+1 {{'memref.memory_space_cast' op operand type 'memref<*xf32>' and result type 'memref<*xi32, 1>' are cast incompatible}}
  %r = memref.memory_space_cast %m : memref<*xf32> to memref<*xi32, 1>
  return
}

// -----

func.func @f(%a: memref<*xf32>, %b: memref<*xf32, 1>) {
  %0 = memref.memory_space_cast %a : memref<*xf32> to memref<*xf32, 1>
  // expected-error@+1 {{'memref.memory_space_cast' op operand type 'memref<*xf32, 1>' and result type 'memref<*xi32>' are cast incompatible}}
  %1 = memref.memory_space_cast %b : memref<*xf32, 1> to memref<*xi32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<*xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %a : memref<4xf32> to memref<*xf32, 1>
  return
}
