// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.constant_mask` is refused; what keeps them all is not.

func.func @f() {
  %r = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 3>}> : () -> vector<4xi1>
  return
}

// -----

func.func @f() {
  %r = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1>}> : () -> vector<i1>
  return
}

// -----

func.func @f() {
  %r = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2, 4>}> : () -> vector<4x[4]xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op requires attribute 'mask_dim_sizes'}}
  %r = "vector.constant_mask"() : () -> vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{invalid properties {mask_dim_sizes = array<i32: 3>} for op vector.constant_mask: Invalid attribute `mask_dim_sizes` in property conversion: array<i32: 3>}}
  %r = "vector.constant_mask"() <{mask_dim_sizes = array<i32: 3>}> : () -> vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op result #0 must be vector of 1-bit signless integer values, but got 'i1'}}
  %r = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1>}> : () -> i1
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op result #0 must be vector of 1-bit signless integer values, but got 'vector<4xi32>'}}
  %r = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1>}> : () -> vector<4xi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{array attr must have length 1 for 0-D vectors}}
  %r = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1, 1>}> : () -> vector<i1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{mask dim size must be either 0 or 1 for 0-D vectors}}
  %r = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2>}> : () -> vector<i1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op must specify array attr of size equal vector result rank}}
  %r = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1, 1>}> : () -> vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %r = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 5>}> : () -> vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %r = "vector.constant_mask"() <{mask_dim_sizes = array<i64: -1>}> : () -> vector<4xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions}}
  %r = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2, 3>}> : () -> vector<4x[4]xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim}}
  %r = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 0, 2>}> : () -> vector<4x4xi1>
  return
}

// -----

func.func @f() {
  %r = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 0, 0>}> : () -> vector<4x4xi1>
  return
}
