// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `omp.iterator` is refused.

func.func @f(%n: index) {
  // expected-error@+1 {{expected '='}}
  %0 = omp.iterator(%i: index) (%n to %n step %n) {} -> !omp.iterated<index>
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{custom op 'omp.iterator' expected 'step'}}
  %0 = omp.iterator(%i: index) = (%n to %n) {} -> !omp.iterated<index>
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+2 {{use of value '%n' expects different type than prior uses: 'i32' vs 'index'}}
  // expected-note@-2 {{prior use here}}
  %0 = omp.iterator(%i: i32) = (%n to %n step %n) {} -> !omp.iterated<index>
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{expected '{' to begin a region}}
  %0 = omp.iterator(%i: index) = (%n to %n step %n) -> !omp.iterated<index>
  return
}
