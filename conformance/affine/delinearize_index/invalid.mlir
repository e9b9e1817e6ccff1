// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `affine.delinearize_index` is refused; what keeps them all is not.

func.func @f(%i: index) {
  // expected-error@+1 {{operation defines 2 results but was provided 1 to bind}}
  %r = affine.delinearize_index %i into (2, 3, 4) : index, index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.delinearize_index' op should return an index for each basis element and up to one extra index}}
  %r:3 = "affine.delinearize_index"(%i) <{static_basis = array<i64: 2>}> : (index) -> (index, index, index)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.delinearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
  %r:2 = "affine.delinearize_index"(%i, %i) <{static_basis = array<i64: 2, 3>}> : (index, index) -> (index, index)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.delinearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
  %r:2 = "affine.delinearize_index"(%i) <{static_basis = array<i64: 2, -9223372036854775808>}> : (index) -> (index, index)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  %r:2 = affine.delinearize_index %i into (0, 3) : index, index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  %r:2 = "affine.delinearize_index"(%i) <{static_basis = array<i64: 2, -3>}> : (index) -> (index, index)
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'affine.delinearize_index' op operand #0 must be index or vector of index, but got 'i32'}}
  %r:2 = "affine.delinearize_index"(%i) <{static_basis = array<i64: 2, 3>}> : (i32) -> (index, index)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.delinearize_index' op result #1 must be variadic of index or vector of index, but got 'i32'}}
  %r:2 = "affine.delinearize_index"(%i) <{static_basis = array<i64: 2, 3>}> : (index) -> (index, i32)
  return
}

// -----

func.func @f(%i: vector<4xindex>) {
  %r:2 = affine.delinearize_index %i into (2, 3) : vector<4xindex>, vector<4xindex>
  return
}

// -----

func.func @f(%i: vector<4xindex>) {
  // expected-error@+1 {{'affine.delinearize_index' op failed to verify that linear_index type must match result types}}
  %r:2 = "affine.delinearize_index"(%i) <{static_basis = array<i64: 2, 3>}> : (vector<4xindex>) -> (index, vector<4xindex>)
  return
}

// -----

func.func @f(%i: vector<4xindex>) {
  // expected-error@+1 {{'affine.delinearize_index' op failed to verify that linear_index type must match result types}}
  %r:2 = "affine.delinearize_index"(%i) <{static_basis = array<i64: 2, 3>}> : (vector<4xindex>) -> (vector<2xindex>, vector<4xindex>)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.delinearize_index' op requires attribute 'static_basis'}}
  %r:2 = "affine.delinearize_index"(%i) : (index) -> (index, index)
  return
}
