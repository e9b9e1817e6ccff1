// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `affine.if` is refused; what keeps them all is not.

func.func @f(%n: index) {
  // expected-error@+1 {{'affine.if' op operand count and condition integer set dimension and symbol count must match}}
  "affine.if"(%n) <{condition = affine_set<() : (0 == 0)>}> ({
    affine.yield
  }, {}) : (index) -> ()
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'affine.if' op operand count and condition integer set dimension and symbol count must match}}
  "affine.if"() <{condition = affine_set<(d) : (d == 0)>}> ({
    affine.yield
  }, {}) : () -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'affine.if' op operand cannot be used as a dimension id}}
  "affine.if"(%n) <{condition = affine_set<(d) : (d == 0)>}> ({
    affine.yield
  }, {}) : (i32) -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.if' op requires attribute 'condition'}}
  "affine.if"() ({
    affine.yield
  }, {}) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{invalid properties {condition = affine_map<() -> (0)>} for op affine.if: Invalid attribute `condition` in property conversion: affine_map<() -> (0)>}}
  "affine.if"() <{condition = affine_map<() -> (0)>}> ({
    affine.yield
  }, {}) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.if' op expected 2 regions}}
  "affine.if"() <{condition = affine_set<() : (0 == 0)>}> ({
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
  "affine.if"() <{condition = affine_set<() : (0 == 0)>}> ({
  }, {}) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.if' op region #0 should have no arguments}}
  "affine.if"() <{condition = affine_set<() : (0 == 0)>}> ({
  ^bb0(%i: index):
    affine.yield
  }, {}) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.if' op region #1 should have no arguments}}
  "affine.if"() <{condition = affine_set<() : (0 == 0)>}> ({
    affine.yield
  }, {
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f() {
  "affine.if"() <{condition = affine_set<() : (0 == 0)>}> ({
    affine.yield
  }, {
    // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }) : () -> ()
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+2 {{'affine.if' op along control flow edge from parent to Operation affine.if: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note@+1 {{region branch point}}
  %r = affine.if affine_set<() : (0 == 0)>() -> f32 {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @f(%x: f32, %y: i32) {
  %r = affine.if affine_set<() : (0 == 0)>() -> f32 {
    affine.yield %x : f32
  } else {
    // expected-error@+1 {{'affine.yield' op types mismatch between yield op and its parent}}
    affine.yield %y : i32
  }
  return
}

// -----

func.func @f(%x: f32) {
  %r = affine.if affine_set<() : (0 == 0)>() -> f32 {
    affine.yield %x : f32
  } else {
    // expected-error@+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
    affine.yield
  }
  return
}

// -----

func.func @f(%x: f32) {
  affine.if affine_set<() : (0 == 0)>() {
    // expected-error@+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
    affine.yield %x : f32
  }
  return
}

// -----

func.func @operands_are_dimensions(%m: memref<10xindex>) {
  affine.for %i = 0 to 10 {
    %x = memref.load %m[%i] : memref<10xindex>
    // expected-error@+1 {{'affine.if' op operand cannot be used as a dimension id}}
    affine.if affine_set<(d) : (d == 0)>(%x) {
    }
  }
  return
}

// -----

func.func @and_symbols() {
  affine.for %i = 0 to 10 {
    // expected-error@+1 {{'affine.if' op operand cannot be used as a symbol}}
    affine.if affine_set<()[s] : (s == 0)>()[%i] {
    }
  }
  return
}

// -----

func.func @and_all_of_them_are(%n: index) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d, e)[s] : (d - e + s == 0)>(%i, %n)[%n] {
    }
  }
  return
}
