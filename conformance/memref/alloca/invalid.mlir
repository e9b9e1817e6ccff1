// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.alloca` is refused; what keeps them all is not.

func.func @f(%n: index) {
  // expected-error@+1 {{'memref.alloca' op incorrect number of dynamic sizes, has 0, expected 1}}
  %m = memref.alloca() : memref<4x?xf32>
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'memref.alloca' op symbol operand count does not equal memref symbol count: expected 0, got 1}}
  %m = memref.alloca()[%n] : memref<4xf32>
  return
}

// -----

// expected-error@+1 {{'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait}}
%m = memref.alloca() : memref<4xf32>

// -----

"builtin.module"() ({
  // expected-error@+1 {{'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait}}
  %m = memref.alloca() : memref<4xf32>
}) : () -> ()

// -----

func.func @f() {
  memref.alloca_scope {
    %m = memref.alloca() : memref<4xf32>
  }
  return
}
