// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.vscale` is refused.

func.func @f() {
  // expected-error@+1 {{expected operation name in quotes}}
  vector.vscale : index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected '=' after SSA name}}
  vector.vscale %i
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
  %0, %1 = vector.vscale
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected '}' in attribute dictionary}}
  vector.vscale {tag
  return
}
