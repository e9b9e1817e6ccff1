// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `affine.parallel` is refused; what keeps them all is not.

func.func @f() {
  // expected-error@+1 {{'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (2) and upper bound (1), and the number of steps (1) must all match}}
  "affine.parallel"() <{lowerBoundsMap = affine_map<() -> (0, 0)>, lowerBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = affine_map<() -> (9)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (1) and upper bound (2), and the number of steps (1) must all match}}
  "affine.parallel"() <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (9, 9)>, upperBoundsGroups = dense<1> : tensor<2xi32>, steps = [1], reductions = []}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (1) and upper bound (1), and the number of steps (2) must all match}}
  "affine.parallel"() <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (9)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1, 1], reductions = []}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (1) and upper bound (1), and the number of steps (1) must all match}}
  "affine.parallel"() <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (9)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []}> ({
  ^bb0(%i: index, %j: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.parallel' op expected lower bound map to have at least one result}}
  "affine.parallel"() <{lowerBoundsMap = affine_map<() -> ()>, lowerBoundsGroups = dense<0> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (9)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.parallel' op expected lower bounds map to have 2 results}}
  "affine.parallel"() <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (9)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.parallel' op expected upper bound map to have at least one result}}
  "affine.parallel"() <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> ()>, upperBoundsGroups = dense<0> : tensor<1xi32>, steps = [1], reductions = []}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.parallel' op expected upper bounds map to have 3 results}}
  "affine.parallel"() <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (9)>, upperBoundsGroups = dense<3> : tensor<1xi32>, steps = [1], reductions = []}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.parallel' op expected lower bounds map to have 4294967295 results}}
  "affine.parallel"() <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<-1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (9)>, upperBoundsGroups = dense<3> : tensor<1xi32>, steps = [1], reductions = []}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'affine.parallel' op a reduction must be specified for each output}}
  %r = affine.parallel (%i) = (0) to (10) -> (f32) {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'affine.parallel' op a reduction must be specified for each output}}
  affine.parallel (%i) = (0) to (10) reduce ("addf") {
  }
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'affine.parallel' op attribute 'reductions' failed to satisfy constraint: Reduction ops}}
  %r = "affine.parallel"() <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (9)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = [99]}> ({
  ^bb0(%i: index):
    affine.yield %x : f32
  }) : () -> f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'affine.parallel' op attribute 'reductions' failed to satisfy constraint: Reduction ops}}
  %r = "affine.parallel"() <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (9)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = ["addf"]}> ({
  ^bb0(%i: index):
    affine.yield %x : f32
  }) : () -> f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %r = affine.parallel (%i) = (0) to (10) reduce ("addi") -> (f32) {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error@+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %r = affine.parallel (%i) = (0) to (10) reduce ("addf") -> (i32) {
    affine.yield %x : i32
  }
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error@+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %r = affine.parallel (%i) = (0) to (10) reduce ("maxs") -> (i32) {
    affine.yield %x : i32
  }
  return
}

// -----

func.func @f(%x: si32, %y: ui32) {
  %r:2 = affine.parallel (%i) = (0) to (10) reduce ("maxs", "minu") -> (si32, ui32) {
    affine.yield %x, %y : si32, ui32
  }
  return
}

// -----

func.func @f(%x: f32) {
  %r = affine.parallel (%i) = (0) to (10) reduce ("maxnumf") -> (f32) {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @f(%x: i32) {
  %r = affine.parallel (%i) = (0) to (10) reduce ("xori") -> (i32) {
    affine.yield %x : i32
  }
  return
}

// -----

func.func @f(%x: index) {
  // expected-error@+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %r:2 = affine.parallel (%i) = (0) to (10) reduce ("assign", "addi") -> (index, index) {
    affine.yield %x, %x : index, index
  }
  return
}

// -----

func.func @f(%m: memref<10xindex>) {
  affine.for %i = 0 to 10 {
    %x = memref.load %m[%i] : memref<10xindex>
    // expected-error@+1 {{'affine.parallel' op operand cannot be used as a dimension id}}
    affine.parallel (%j) = (%x) to (10) {
    }
  }
  return
}

// -----

func.func @f(%m: memref<10xindex>) {
  affine.for %i = 0 to 10 {
    // expected-error@+1 {{'affine.parallel' op operand cannot be used as a symbol}}
    affine.parallel (%j) = (%i) to (symbol(%i)) {
    }
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.parallel' op attribute 'lowerBoundsGroups' failed to satisfy constraint: 32-bit signless integer elements attribute}}
  "affine.parallel"() <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi64>, upperBoundsMap = affine_map<() -> (9)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.parallel' op attribute 'steps' failed to satisfy constraint: 64-bit integer array attribute}}
  "affine.parallel"() <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (9)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = ["a"], reductions = []}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f() {
  "affine.parallel"() <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (9)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []}> ({
  ^bb0(%i: f32):
    affine.yield
  }) : () -> ()
  return
}
