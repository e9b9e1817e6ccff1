// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.tune.alternatives` is refused; what keeps them all is not.

func.func @f() {
  transform.tune.alternatives<"a"> {
    transform.yield
  }, {
    transform.yield
  }
  return
}

// -----

func.func @f() {
  transform.tune.alternatives<"a"> selected_region = 1 {
    transform.yield
  }, {
    transform.yield
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'transform.tune.alternatives' op 'selected_region' attribute specifies region at index 2 while op has only 2 regions}}
  transform.tune.alternatives<"a"> selected_region = 2 {
    transform.yield
  }, {
    transform.yield
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'transform.tune.alternatives' op 'selected_region' attribute specifies region at index -1 while op has only 2 regions}}
  transform.tune.alternatives<"a"> selected_region = -1 {
    transform.yield
  }, {
    transform.yield
  }
  return
}
