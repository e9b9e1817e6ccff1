// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `omp.unroll_heuristic` is refused.

func.func @f(%h: !omp.cli, %n: i32) {
  // expected-error@+1 {{expected '('}}
  omp.unroll_heuristic
  return
}

// -----

func.func @f(%h: !omp.cli, %n: i32) {
  // expected-error@+1 {{expected '('}}
  omp.unroll_heuristic %h
  return
}

// -----

func.func @f(%h: !omp.cli, %n: i32) {
  // expected-error@+1 {{expected SSA operand}}
  omp.unroll_heuristic()
  return
}

// -----

func.func @f(%h: !omp.cli, %n: i32) {
  // expected-error@+2 {{use of value '%n' expects different type than prior uses: '!omp.cli' vs 'i32'}}
  // expected-note@-2 {{prior use here}}
  omp.unroll_heuristic(%n)
  return
}

// -----

func.func @f(%h: !omp.cli, %n: i32) {
  // expected-error@+1 {{expected '('}}
  omp.unroll_heuristic(%h) ->
  return
}

// -----

func.func @f(%h: !omp.cli, %n: i32) {
  // expected-error@+1 {{expected ')'}}
  omp.unroll_heuristic(%h) -> (%h)
  return
}
