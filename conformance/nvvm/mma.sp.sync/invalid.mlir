// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `nvvm.mma.sp.sync` is refused; what keeps them all is not.

func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %d: f64) {
  %0 = nvvm.mma.sp.sync A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%c, %c, %c, %c] sparseMetadata[%i] selector[%i] {shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// -----

func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %d: f64) {
  // expected-error@+1 {{'nvvm.mma.sp.sync' op unimplemented variant for MMA shape <16, 8, 64>}}
  %0 = nvvm.mma.sp.sync A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%c, %c, %c, %c] sparseMetadata[%i] selector[%i] {shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// -----

func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %d: f64) {
  // expected-error@+1 {{'nvvm.mma.sp.sync' op Could not match types for the B operands; expected one of 4xvector<2xf16> but got vector<2xf16>, vector<2xf16>}}
  %0 = nvvm.mma.sp.sync A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] sparseMetadata[%i] selector[%i] {shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// -----

func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %d: f64) {
  // expected-error@+1 {{'nvvm.mma.sp.sync' op op requires intOverflowBehavior attribute}}
  %0 = nvvm.mma.sp.sync A[%i, %i, %i, %i] B[%i, %i, %i, %i] C[%i, %i, %i, %i] sparseMetadata[%i] selector[%i] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}

// -----

func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %d: f64) {
  %0 = nvvm.mma.sp.sync A[%i, %i, %i, %i] B[%i, %i, %i, %i] C[%i, %i, %i, %i] sparseMetadata[%i] selector[%i] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}

// -----

func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %d: f64) {
  // expected-error@+1 {{invalid shape or multiplicand type: f64}}
  %0 = nvvm.mma.sp.sync A[%d, %d, %d, %d] B[%d, %d, %d, %d] C[%c, %c, %c, %c] sparseMetadata[%i] selector[%i] {shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (f64, f64, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
