// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `omp.canonical_loop` is refused.

func.func @f(%n: i32) {
  // expected-error@+1 {{expected ':'}}
  omp.canonical_loop %i in range(%n) {}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.canonical_loop' expected 'range'}}
  omp.canonical_loop %i : i32 in (%n) {}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.canonical_loop' expected 'in'}}
  omp.canonical_loop %i : i32 range(%n) {}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+2 {{use of value '%n' expects different type than prior uses: 'i64' vs 'i32'}}
  // expected-note@-2 {{prior use here}}
  omp.canonical_loop %i : i64 in range(%n) {}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{expected '{' to begin a region}}
  omp.canonical_loop %i : i32 in range(%n)
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{expected '('}}
  omp.canonical_loop %i : i32 in range %n {}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+2 {{use of value '%n' expects different type than prior uses: '!omp.cli' vs 'i32'}}
  // expected-note@-2 {{prior use here}}
  omp.canonical_loop(%n) %i : i32 in range(%n) {}
  return
}
