// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.distinct_objects` is refused; what keeps them all is not.

func.func @f() {
  // expected-error@+1 {{'memref.distinct_objects' op expected at least one operand}}
  "memref.distinct_objects"() : () -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: memref<5xf32>) {
  // expected-error@+1 {{'memref.distinct_objects' op operand types and result types must match}}
  %r:2 = "memref.distinct_objects"(%m, %n) : (memref<4xf32>, memref<5xf32>) -> (memref<5xf32>, memref<4xf32>)
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: memref<5xf32>) {
  // expected-error@+1 {{'memref.distinct_objects' op operand types and result types must match}}
  %r = "memref.distinct_objects"(%m, %n) : (memref<4xf32>, memref<5xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %r = memref.distinct_objects %m : memref<4xf32>
  return
}
