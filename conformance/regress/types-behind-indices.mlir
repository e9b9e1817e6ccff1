// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// A type that another follows from is judged first; zero has no sign.

func.func @f(%i: index) {
  // expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
  %0:2 = affine.delinearize_index %i into (3, 4) : index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.delinearize_index' 'multi_index' must be variadic of index or vector of index, but got 'i32'}}
  %0:2 = affine.delinearize_index %i into (3, 4) : index, i32
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.delinearize_index' 'multi_index' must be variadic of index or vector of index, but got 'f32'}}
  %0 = affine.delinearize_index %i into (3, 4) : f32
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ':'}}
  affine.delinearize_index %i into (3, 4)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  %0 = affine.delinearize_index %i into (0) : index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.linearize_index' 'linear_index' must be index or vector of index, but got 'i32'}}
  %0 = affine.linearize_index [%i, %i] by (3, 4) : i32
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ':'}}
  %0 = affine.linearize_index [%i, %i] by (3, 4)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected operation name in quotes}}
  %0 = affine.linearize_index [%i, %i] by (3, 4) : index, index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
  %0:2 = affine.linearize_index [%i, %i] by (3, 4) : index, index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{integer constant out of range for attribute}}
  affine.for %i = -0 to 4 { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{integer constant out of range for attribute}}
  affine.for %j = - 0 to 4 { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{integer constant out of range for attribute}}
  affine.for %j = -0 to 4 { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{integer constant out of range for attribute}}
  affine.for %j = 0 to -0 step 1 { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{integer constant out of range for attribute}}
  affine.for %j = 0 to 4 step -0 { }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.for' expected step to be representable as a positive signed integer}}
  affine.for %j = 0 to 4 step -1 { }
  return
}

// -----

func.func @f(%i: index) {
  %0:3 = affine.delinearize_index %i into (3, 4) : index, index, index
  return
}

// -----

func.func @f(%i: index) {
  affine.delinearize_index %i into () : index
  return
}

// -----

func.func @f(%i: index) {
  affine.for %j = -1 to - 4 step 1 { }
  return
}
