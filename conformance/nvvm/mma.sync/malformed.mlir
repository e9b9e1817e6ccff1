// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `nvvm.mma.sync` is refused.

func.func @f(%f: f64, %i: i32) {
  // expected-error@+1 {{custom op 'nvvm.mma.sync' expected 'A'}}
  %0 = nvvm.mma.sync B[%f] C[%f, %f] {} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  return
}

// -----

func.func @f(%f: f64, %i: i32) {
  // expected-error@+1 {{custom op 'nvvm.mma.sync' expected 'C'}}
  %0 = nvvm.mma.sync A[%f] B[%f] : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  return
}

// -----

func.func @f(%f: f64, %i: i32) {
  // expected-error@+1 {{expected '('}}
  %0 = nvvm.mma.sync A[%f] B[%f] C[%f, %f] : f64 -> !llvm.struct<(f64, f64)>
  return
}

// -----

func.func @f(%f: f64, %i: i32) {
  // expected-error@+1 {{expected '->'}}
  %0 = nvvm.mma.sync A[%f] B[%f] C[%f, %f] : (f64, f64, f64)
  return
}

// -----

func.func @f(%f: f64, %i: i32) {
  // expected-error@+2 {{use of value '%f' expects different type than prior uses: 'f32' vs 'f64'}}
  // expected-note@-2 {{prior use here}}
  %0 = nvvm.mma.sync A[%f] B[%f] C[%f, %f] : (f32, f64, f64) -> !llvm.struct<(f64, f64)>
  return
}
