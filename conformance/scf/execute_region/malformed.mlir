// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `scf.execute_region` is refused.

func.func @f() {
  // expected-error@+1 {{expected '{' to begin a region}}
  scf.execute_region no_inline -> f32 {}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected '{' to begin a region}}
  scf.execute_region
  return
}
