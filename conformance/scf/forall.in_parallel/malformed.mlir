// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `scf.forall.in_parallel` is refused.

func.func @f() {
  // expected-error@+1 {{expected '{' to begin a region}}
  scf.forall (%k) in (4) { scf.forall.in_parallel }
  return
}
