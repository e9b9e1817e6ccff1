// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `omp.target_allocmem` is refused.

func.func @f(%d: i32, %n: index) {
  // expected-error@+1 {{expected SSA operand}}
  %0 = omp.target_allocmem : i32, i64
  return
}

// -----

func.func @f(%d: i32, %n: index) {
  // expected-error@+1 {{expected ':'}}
  %0 = omp.target_allocmem %d, i64
  return
}

// -----

func.func @f(%d: i32, %n: index) {
  // expected-error@+1 {{expected ','}}
  %0 = omp.target_allocmem %d : i32
  return
}

// -----

func.func @f(%d: i32, %n: index) {
  // expected-error@+1 {{expected non-function type}}
  %0 = omp.target_allocmem %d : i32, foo
  return
}

// -----

func.func @f(%d: i32, %n: index) {
  // expected-error@+1 {{expected ':'}}
  %0 = omp.target_allocmem %d : i32, i64(%n)
  return
}

// -----

func.func @f(%d: i32, %n: index) {
  // expected-error@+2 {{use of value '%d' expects different type than prior uses: 'index' vs 'i32'}}
  // expected-note@-2 {{prior use here}}
  %0 = omp.target_allocmem %d : i32, i64, %d
  return
}
