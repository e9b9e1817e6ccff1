// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `linalg.yield` is refused; what keeps them all is not.

func.func @f(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    // expected-error@+1 {{'linalg.yield' op expected number of yield values (0) to match the number of inits / outs operands of the enclosing LinalgOp (1)}}
    linalg.yield
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    // expected-error@+1 {{'linalg.yield' op expected number of yield values (2) to match the number of inits / outs operands of the enclosing LinalgOp (1)}}
    linalg.yield %x, %x : f32, f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    %0 = arith.constant 1 : i32
    // expected-error@+1 {{'linalg.yield' op type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg.generic op ('f32')}}
    linalg.yield %0 : i32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xi32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a, %b : memref<4xf32>, memref<4xi32>) {
  ^bb0(%x: f32, %y: i32):
    // expected-error@+1 {{'linalg.yield' op type of yield operand 2 ('f32') doesn't match the element type of the enclosing linalg.generic op ('i32')}}
    linalg.yield %x, %x : f32, f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xi32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a, %b : memref<4xf32>, memref<4xi32>) {
  ^bb0(%x: f32, %y: i32):
    linalg.yield %x, %y : f32, i32
  }
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'linalg.yield' op must be the last operation in the parent block}}
  linalg.yield %a : f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'linalg.yield' op expected parent op with LinalgOp interface}}
  linalg.yield %a : f32
}

// -----

func.func @f(%a: f32) -> f32 {
  %0 = scf.execute_region -> f32 {
    // expected-error@+1 {{'linalg.yield' op expected parent op with LinalgOp interface}}
    linalg.yield %a : f32
  }
  return %0 : f32
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
  "test.op"() ({
    linalg.yield %a : f32
  }) : () -> ()
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    %x = tensor.extract %a[%i] : tensor<?xf32>
    // expected-error@+1 {{'linalg.yield' op expected parent op with LinalgOp interface}}
    linalg.yield %x : f32
  } : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// expected-error@+1 {{'linalg.yield' op expected parent op with LinalgOp interface}}
linalg.yield

// -----

module {
  // expected-error@+1 {{'linalg.yield' op expected parent op with LinalgOp interface}}
  linalg.yield
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
  func.func private @g() {
    linalg.yield
  }
  return
}

// -----

func.func @f(%c: i1) {
  scf.if %c {
    // expected-error@+1 {{'linalg.yield' op expected single non-empty parent region}}
    linalg.yield
  } else {
    linalg.yield
  }
  return
}
