// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `affine.load` is refused; what keeps them all is not.

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error@+1 {{'affine.load' op result type must match element type of memref}}
  %r = "affine.load"(%m, %i) <{map = affine_map<(d) -> (d)>}> : (memref<10xf32>, index) -> i32
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error@+1 {{'affine.load' op affine map num results must equal memref rank}}
  %r = affine.load %m[%i, %i] : memref<10xf32>
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error@+1 {{'affine.load' op affine map num results must equal memref rank}}
  %r = affine.load %m[] : memref<10xf32>
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error@+1 {{'affine.load' op expects as many subscripts as affine map inputs}}
  %r = "affine.load"(%m, %i, %i) <{map = affine_map<(d) -> (d)>}> : (memref<10xf32>, index, index) -> f32
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error@+1 {{'affine.load' op expects as many subscripts as affine map inputs}}
  %r = "affine.load"(%m) <{map = affine_map<(d) -> (d)>}> : (memref<10xf32>) -> f32
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: i32) {
  // expected-error@+1 {{'affine.load' op operand #1 must be variadic of index, but got 'i32'}}
  %r = "affine.load"(%m, %i) <{map = affine_map<(d) -> (d)>}> : (memref<10xf32>, i32) -> f32
  return
}

// -----

func.func @f(%m: memref<*xf32>, %i: index) {
  // expected-error@+1 {{'affine.load' op operand #0 must be memref of any non-token type values, but got 'memref<*xf32>'}}
  %r = "affine.load"(%m, %i) <{map = affine_map<(d) -> (d)>}> : (memref<*xf32>, index) -> f32
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error@+1 {{'affine.load' op requires attribute 'map'}}
  %r = "affine.load"(%m, %i) : (memref<10xf32>, index) -> f32
  return
}

// -----

func.func @f(%m: memref<10xf32>, %x: memref<10xindex>) {
  affine.for %i = 0 to 10 {
    %j = memref.load %x[%i] : memref<10xindex>
    // expected-error@+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %r = affine.load %m[%j] : memref<10xf32>
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>, %x: memref<10xindex>) {
  affine.for %i = 0 to 10 {
    // expected-error@+1 {{'affine.load' op operand cannot be used as a symbol}}
    %r = affine.load %m[symbol(%i)] : memref<10xf32>
  }
  return
}

// -----

func.func @f(%m: memref<10x10xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %j = affine.apply affine_map<(d)[s] -> (d * 2 + s)>(%i)[%n]
    %r = affine.load %m[%j + %i, symbol(%n)] : memref<10x10xf32>
  }
  return
}

// -----

func.func @what_calls_made_of_dimensions_is_none(%m: memref<10xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %j = arith.addi %i, %n : index
    // expected-error@+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %r = affine.load %m[%j] : memref<10xf32>
  }
  return
}

// -----

func.func @parts_of_dimensions_are_dimensions(%m: memref<10xf32>) {
  affine.for %i = 0 to 100 {
    %p:2 = affine.delinearize_index %i into (10, 10) : index, index
    %r = affine.load %m[%p#1] : memref<10xf32>
    %l = affine.linearize_index [%p#1, %p#0] by (10, 10) : index
    %s = affine.load %m[%l] : memref<10xf32>
  }
  return
}

// -----

func.func @parts_of_others_are_not(%m: memref<10xf32>, %x: memref<10xindex>) {
  affine.for %i = 0 to 100 {
    %j = memref.load %x[%i] : memref<10xindex>
    %p:2 = affine.delinearize_index %j into (10, 10) : index, index
    // expected-error@+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %r = affine.load %m[%p#1] : memref<10xf32>
  }
  return
}

// -----

func.func @sizes_of_what_is_at_the_top(%m: memref<?xf32>, %x: memref<10xindex>) {
  affine.for %i = 0 to 100 {
    %j = memref.load %x[%i] : memref<10xindex>
    %d = memref.dim %m, %j : memref<?xf32>
    %r = affine.load %m[symbol(%d)] : memref<?xf32>
  }
  return
}

// -----

func.func @sizes_of_what_is_made_of_symbols(%m: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 100 {
    %a = memref.alloc(%n) : memref<?xf32>
    %c = memref.cast %a : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    %d = memref.dim %c, %c0 : memref<?xf32, strided<[?], offset: ?>>
    %r = affine.load %m[symbol(%d)] : memref<?xf32>
  }
  return
}

// -----

func.func @sizes_of_what_is_made_of_others(%m: memref<?xf32>, %x: memref<10xindex>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 100 {
    %j = memref.load %x[%i] : memref<10xindex>
    %a = memref.alloc(%j) : memref<?xf32>
    %d = memref.dim %a, %c0 : memref<?xf32>
    // expected-error@+1 {{'affine.load' op operand cannot be used as a symbol}}
    %r = affine.load %m[symbol(%d)] : memref<?xf32>
  }
  return
}

// -----

func.func @sizes_of_parts(%m: memref<?xf32>, %x: memref<10xindex>, %n: index) {
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to 100 {
    %j = memref.load %x[%i] : memref<10xindex>
    %a = memref.alloc(%j) : memref<100x?xf32>
    %v = memref.subview %a[0, 0] [4, %n] [1, 1] : memref<100x?xf32> to memref<4x?xf32, strided<[?, 1]>>
    %d = memref.dim %v, %c1 : memref<4x?xf32, strided<[?, 1]>>
    %r = affine.load %m[symbol(%d)] : memref<?xf32>
  }
  return
}

// -----

func.func @sizes_of_carried_buffers(%m: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %r = affine.for %i = 0 to 100 iter_args(%a = %m) -> (memref<?xf32>) {
    affine.for %j = 0 to 10 {
      %d = memref.dim %a, %c0 : memref<?xf32>
      // expected-error@+1 {{'affine.load' op operand cannot be used as a symbol}}
      %e = affine.load %m[symbol(%d)] : memref<?xf32>
    }
    affine.yield %a : memref<?xf32>
  }
  return
}

// -----

func.func @sizes_at_a_known_place_of_tensors(%m: memref<?xf32>, %t: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 100 {
    %d = tensor.dim %t, %c0 : tensor<?xf32>
    %r = affine.load %m[symbol(%d)] : memref<?xf32>
  }
  return
}
