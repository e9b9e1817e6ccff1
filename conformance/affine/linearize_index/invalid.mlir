// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `affine.linearize_index` is refused; what keeps them all is not.

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
  %r = affine.linearize_index [%i, %i] by (2, 3, 4) : index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
  %r = affine.linearize_index [%i, %i, %i] by (2) : index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.linearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
  %r = "affine.linearize_index"(%i, %i, %i) <{operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: 2, 3>}> : (index, index, index) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.linearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
  %r = "affine.linearize_index"(%i, %i) <{operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, -9223372036854775808>}> : (index, index) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.linearize_index' op operand count (2) does not match with the total size (3) specified in attribute 'operandSegmentSizes'}}
  %r = "affine.linearize_index"(%i, %i) <{operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: 2, 2>}> : (index, index) -> index
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'affine.linearize_index' op operand #0 must be variadic of index or vector of index, but got 'i32'}}
  %r = "affine.linearize_index"(%i, %i) <{operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 2>}> : (i32, i32) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.linearize_index' op result #0 must be index or vector of index, but got 'i32'}}
  %r = "affine.linearize_index"(%i, %i) <{operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 2>}> : (index, index) -> i32
  return
}

// -----

func.func @f(%i: vector<4xindex>, %j: index) {
  // expected-error@+1 {{'affine.linearize_index' op failed to verify that multi_index types must match result type}}
  %r = "affine.linearize_index"(%i, %j) <{operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 2>}> : (vector<4xindex>, index) -> vector<4xindex>
  return
}

// -----

func.func @f(%i: vector<4xindex>) {
  // expected-error@+1 {{'affine.linearize_index' op failed to verify that multi_index types must match result type}}
  %r = "affine.linearize_index"(%i, %i) <{operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 2>}> : (vector<4xindex>, vector<4xindex>) -> index
  return
}

// -----

func.func @zero_may_be_a_size(%i: index) {
  %r = affine.linearize_index [%i, %i] by (0, 3) : index
  return
}

// -----

func.func @nothing_may_be_linearized() {
  %r = affine.linearize_index [] by () : index
  return
}
