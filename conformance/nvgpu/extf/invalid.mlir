// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// Casts that their types, modes or shapes forbid.

func.func @f(%a: vector<4xf8E4M3FN>) {
  // expected-error@+1 {{custom op 'nvgpu.extf' expected 'to'}}
  %0 = nvgpu.extf %a : vector<4xf8E4M3FN> -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf4E2M1FN>) {
  // expected-error@+1 {{custom op 'nvgpu.extf' expected 'to'}}
  %0 = nvgpu.extf %a : vector<4xf4E2M1FN> -> vector<4xf16>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{custom op 'nvgpu.extf' expected 'to'}}
  %0 = nvgpu.extf %a : vector<4xf32> -> vector<4xf16>
  return
}

// -----

func.func @f(%a: vector<4xf4E2M1FN>) {
  // expected-error@+1 {{custom op 'nvgpu.extf' expected 'to'}}
  %0 = nvgpu.extf %a : vector<4xf4E2M1FN> -> vector<2xf16>
  return
}

// -----

func.func @f(%a: vector<3xf4E2M1FN>) {
  // expected-error@+1 {{custom op 'nvgpu.extf' expected 'to'}}
  %0 = nvgpu.extf %a : vector<3xf4E2M1FN> -> vector<3xf16>
  return
}

// -----

// expected-error@+1 {{'nvgpu.extf' op requires one result}}
"nvgpu.extf"() : () -> ()

// -----

func.func @f(%a: vector<4xf8E4M3FN>) {
  // expected-error@+1 {{'nvgpu.extf' op input and output shapes must match, got 'vector<4xf8E4M3FN>' and 'vector<2xf16>'}}
  %0 = nvgpu.extf %a : vector<4xf8E4M3FN> to vector<2xf16>
  return
}

// -----

func.func @f(%a: vector<4xf4E2M1FN>) {
  // expected-error@+1 {{'nvgpu.extf' op relu is not supported for bf16 destination}}
  %0 = nvgpu.extf %a {relu = true} : vector<4xf4E2M1FN> to vector<4xbf16>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'nvgpu.extf' op result type 'f16' must be wider than operand type 'f32'}}
  %0 = nvgpu.extf %a : vector<4xf32> to vector<4xf16>
  return
}

// -----

func.func @f(%a: f16) {
  // expected-error@+1 {{'nvgpu.extf' op input and output must both be scalars or both be vectors, got 'f16' and 'vector<1xf32>'}}
  %0 = nvgpu.extf %a : f16 to vector<1xf32>
  return
}

// -----

func.func @f(%a: f16) {
  // expected-error@+1 {{'nvgpu.extf' op expects RN rounding mode, but got #nvvm.fp_rnd_mode<rz>}}
  %0 = nvgpu.extf %a {rnd = #nvvm.fp_rnd_mode<rz>} : f16 to f32
  return
}

// -----

func.func @f(%a: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'nvgpu.extf' op expects bf16 or f32 output type when input type is e8m0.}}
  %0 = nvgpu.extf %a : vector<4xf8E8M0FNU> to vector<4xf16>
  return
}

// -----

func.func @f(%a: vector<4xf6E3M2FN>) {
  // expected-error@+1 {{'nvgpu.extf' op input and output shapes must match, got 'vector<4xf6E3M2FN>' and 'vector<2x2xf16>'}}
  %0 = nvgpu.extf %a : vector<4xf6E3M2FN> to vector<2x2xf16>
  return
}

// -----

func.func @f(%a: bf16) {
  // expected-error@+1 {{'nvgpu.extf' op result type 'f16' must be wider than operand type 'bf16'}}
  %0 = nvgpu.extf %a : bf16 to f16
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error@+1 {{'nvgpu.extf' op result type 'f64' must be wider than operand type 'f64'}}
  %0 = nvgpu.extf %a : f64 to f64
  return
}

// -----

func.func @f(%a: f16) {
  // expected-error@+1 {{'nvgpu.truncf' op result type 'f32' must be narrower than operand type 'f16'}}
  %0 = nvgpu.truncf %a : f16 to f32
  return
}

// -----

func.func @f(%a: f16, %r: i32) {
  // expected-error@+1 {{'nvgpu.truncf' op random_bits can only be used with RS rounding mode}}
  %0 = nvgpu.truncf %a, %r : f16 to f8E5M2
  return
}

// -----

func.func @f(%a: vector<4xf32>, %r: i32) {
  // expected-error@+1 {{'nvgpu.truncf' op random_bits can only be used with RS rounding mode}}
  %0 = nvgpu.truncf %a, %r : vector<4xf32> to vector<4xf8E5M2>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %r: i32) {
  // expected-error@+1 {{'nvgpu.truncf' op RS (stochastic) rounding is only supported for f32->f16/bf16, got 'f32' -> 'f8E5M2'}}
  %0 = nvgpu.truncf %a, %r {rnd = #nvvm.fp_rnd_mode<rs>} : vector<4xf32> to vector<4xf8E5M2>
  return
}
