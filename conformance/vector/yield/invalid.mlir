// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.yield` is refused; what keeps them all is not.

func.func @f() {
  "vector.yield"() : () -> ()
}

// -----

func.func @f(%m: vector<4xi1>) {
  // expected-error@+1 {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  "vector.mask"(%m) ({
    "vector.yield"() : () -> ()
    "vector.yield"() : () -> ()
  }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%m: vector<4xi1>) {
  "vector.mask"(%m) ({
    // expected-error@+1 {{'vector.yield' op requires zero results}}
    %r = "vector.yield"() : () -> i32
  }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%m: vector<4xi1>) {
  "vector.mask"(%m) ({
    "vector.yield"() : () -> ()
  }) : (vector<4xi1>) -> ()
  return
}
