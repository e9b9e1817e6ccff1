// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.tune.knob` is refused; what keeps them all is not.

func.func @f() {
  %0 = transform.tune.knob<"a"> options = [1, 2] -> !transform.any_param
  return
}

// -----

func.func @f() {
  %0 = transform.tune.knob<"a"> = 1 from options = [1, 2] -> !transform.any_param
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'transform.tune.knob' op provided `selected` attribute is not an element of `options` array of attributes}}
  %0 = transform.tune.knob<"a"> = 3 from options = [1, 2] -> !transform.any_param
  return
}

// -----

func.func @f() {
  %0 = transform.tune.knob<"a"> = 3 from options = "all" -> !transform.any_param
  return
}
