// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `nvvm.mma.sync` is refused; what keeps them all is not.

func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %d: f64) {
  %0 = nvvm.mma.sync A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] {shape = #nvvm.shape<m = 16, n = 8, k = 16>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// -----

func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %d: f64) {
  // expected-error@+1 {{'nvvm.mma.sync' op requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <16, 8, 16> with element types f16 and f16. Only m8n8k4 with f16 supports other layouts.}}
  %0 = nvvm.mma.sync A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] {shape = #nvvm.shape<m = 16, n = 8, k = 16>, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// -----

func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %d: f64) {
  // expected-error@+1 {{'nvvm.mma.sync' op unimplemented variant for MMA shape <16, 8, 32>}}
  %0 = nvvm.mma.sync A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// -----

func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %d: f64) {
  // expected-error@+1 {{'nvvm.mma.sync' op ctype does not match dtype}}
  %0 = nvvm.mma.sync A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] {shape = #nvvm.shape<m = 16, n = 8, k = 16>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  return
}

// -----

func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %d: f64) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match types for the C operands; expected one of 2xvector<2xf16> 4xf32 but got f32, f32}}
  %0 = nvvm.mma.sync A[%a, %a, %a, %a] B[%a, %a] C[%c, %c] {shape = #nvvm.shape<m = 16, n = 8, k = 16>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// -----

func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %d: f64) {
  // expected-error@+1 {{'nvvm.mma.sync' op ctype does not match dtype}}
  %0 = nvvm.mma.sync A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] {shape = #nvvm.shape<m = 16, n = 8, k = 16>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}

// -----

func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %d: f64) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match allowed types for the result; expected one of !llvm.struct<(vector<2xf16>, vector<2xf16>)>, !llvm.struct<(f32, f32, f32, f32)> but got !llvm.struct<(vector<2xf16>)>}}
  %0 = nvvm.mma.sync A[%a, %a, %a, %a] B[%a, %a] C[%a, %a] {shape = #nvvm.shape<m = 16, n = 8, k = 16>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>)>
  return
}

// -----

func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %d: f64) {
  // expected-error@+1 {{'nvvm.mma.sync' op op requires intOverflowBehavior attribute}}
  %0 = nvvm.mma.sync A[%i, %i, %i, %i] B[%i, %i] C[%i, %i, %i, %i] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}

// -----

func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %d: f64) {
  %0 = nvvm.mma.sync A[%i, %i, %i, %i] B[%i, %i] C[%i, %i, %i, %i] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}

// -----

func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %d: f64) {
  // expected-error@+1 {{'nvvm.mma.sync' op op requires b1Op attribute}}
  %0 = nvvm.mma.sync A[%i, %i, %i, %i] B[%i, %i] C[%i, %i, %i, %i] {shape = #nvvm.shape<m = 16, n = 8, k = 256>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}

// -----

func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %d: f64) {
  %0 = nvvm.mma.sync A[%i, %i, %i, %i] B[%i, %i] C[%i, %i, %i, %i] {shape = #nvvm.shape<m = 16, n = 8, k = 256>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, b1Op = #nvvm.mma_b1op<xor_popc>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}

// -----

func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %d: f64) {
  %0 = nvvm.mma.sync A[%d] B[%d] C[%d, %d] {shape = #nvvm.shape<m = 8, n = 8, k = 4>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  return
}

// -----

func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %d: f64) {
  // expected-error@+1 {{invalid shape or multiplicand type: f64}}
  %0 = nvvm.mma.sync A[%d] B[%d] C[%d, %d] {shape = #nvvm.shape<m = 16, n = 8, k = 4>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  return
}

// -----

func.func @f(%a: vector<2xf16>, %c: f32, %i: i32, %d: f64) {
  // expected-error@+1 {{invalid shape or multiplicand type: e2m1}}
  %0 = nvvm.mma.sync A[%i, %i, %i, %i] B[%i, %i] C[%c, %c, %c, %c] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
