// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.vscale` is refused; what keeps them all is not.

func.func @f() {
  %r = "vector.vscale"() : () -> index
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.vscale' op result #0 must be index, but got 'i32'}}
  %r = "vector.vscale"() : () -> i32
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'vector.vscale' op requires zero operands}}
  %r = "vector.vscale"(%a) : (index) -> index
  return
}
