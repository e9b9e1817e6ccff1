// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// Products whose shapes or types do not fit.

func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op mmaShape must have exactly 3 elements}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op mmaShape must have exactly 3 elements}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = []} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op expected 0 warp-wide matrix A elements}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 0]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op expected 128 warp-wide matrix A elements}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  // expected-error@+1 {{matrixA must be 2 dimensional vector}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<4xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>, %b: vector<2x2xf32>, %c: vector<2x2xf32>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op expected 128 warp-wide matrix A elements}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<4x2xf32>, vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x1xf64>, %b: vector<2x1xf32>, %c: vector<2x2xf64>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op failed to verify that matrixA and matrixB have same element type}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf64>, vector<2x1xf32>, vector<2x2xf64>) -> vector<2x2xf64>
  return
}

// -----

func.func @f(%a: vector<1x1xf128>, %b: vector<1x1xf128>, %c: vector<1x2xf128>) {
  // expected-error@+1 {{expected input data type (i4,i8,f16,bf16,tf32,f64,f8E4M3FN,f8E5M2) supported by nvgpu.mma.sync}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [8, 8, 4]} : (vector<1x1xf128>, vector<1x1xf128>, vector<1x2xf128>) -> vector<1x2xf128>
  return
}

// -----

func.func @f(%a: vector<4x4xi7>, %b: vector<2x4xi7>, %c: vector<2x2xi32>) {
  // expected-error@+1 {{expected input data type (i4,i8,f16,bf16,tf32,f64,f8E4M3FN,f8E5M2) supported by nvgpu.mma.sync}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 32]} : (vector<4x4xi7>, vector<2x4xi7>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}

// -----

func.func @f(%a: vector<4x8xi4>, %b: vector<2x8xi4>, %c: vector<2x2xi32>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op expected -1024 warp-wide matrix A elements}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, -64]} : (vector<4x8xi4>, vector<2x8xi4>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2xf16>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op mmaShape must have exactly 3 elements}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf128>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op failed to verify that matrixA and matrixB have same element type}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8]} : (vector<4x2xf128>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<2x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  // expected-error@+1 {{'nvgpu.mma.sp.sync' op sparsity selector should be 0 or 1}}
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8], sparsitySelector = 3 : i32} : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<2x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  // expected-error@+1 {{'nvgpu.mma.sp.sync' op mmaShape must have exactly 3 elements}}
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8]} : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<2x2xf64>, %b: vector<2x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  // expected-error@+1 {{'nvgpu.mma.sp.sync' op failed to verify that matrixA and matrixB have same element type}}
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8]} : (vector<2x2xf64>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf64>, %b: vector<2x2xf64>, %c: vector<2x2xf64>, %m: vector<2xi16>) {
  // expected-error@+1 {{f64 is not supported for sparse mode}}
  %d = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8, 32]} : (vector<4x2xf64>, vector<2x2xf64>, vector<2x2xf64>) -> vector<2x2xf64>
  return
}
