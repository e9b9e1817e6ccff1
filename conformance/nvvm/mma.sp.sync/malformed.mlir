// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `nvvm.mma.sp.sync` is refused.

func.func @f(%p: vector<2xf16>, %i: i32) {
  // expected-error@+1 {{custom op 'nvvm.mma.sp.sync' expected 'sparseMetadata'}}
  %0 = nvvm.mma.sp.sync A[%p] B[%p] C[%p] : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> f32
  return
}

// -----

func.func @f(%p: vector<2xf16>, %i: i32) {
  // expected-error@+1 {{custom op 'nvvm.mma.sp.sync' expected 'selector'}}
  %0 = nvvm.mma.sp.sync A[%p] B[%p] C[%p] sparseMetadata[%i] : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> f32
  return
}

// -----

func.func @f(%p: vector<2xf16>, %i: i32) {
  // expected-error@+1 {{custom op 'nvvm.mma.sp.sync' expected one type for each operand segment but got 1 types}}
  %0 = nvvm.mma.sp.sync A[%p] B[%p] C[%p] sparseMetadata[%i] selector[%i] : (vector<2xf16>) -> f32
  return
}

// -----

func.func @f(%p: vector<2xf16>, %i: i32) {
  // expected-error@+2 {{use of value '%p' expects different type than prior uses: 'i32' vs 'vector<2xf16>'}}
  // expected-note@-2 {{prior use here}}
  %0 = nvvm.mma.sp.sync A[%p] B[%p] C[%p] sparseMetadata[%p] selector[%i] : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> f32
  return
}

// -----

func.func @f(%p: vector<2xf16>, %i: i32) {
  // expected-error@+1 {{expected '->'}}
  %0 = nvvm.mma.sp.sync A[%p] B[%p] C[%p] sparseMetadata[%i] selector[%i] : (vector<2xf16>, vector<2xf16>, vector<2xf16>)
  return
}
