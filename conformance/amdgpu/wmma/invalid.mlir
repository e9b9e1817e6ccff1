// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `amdgpu.wmma` is refused.

func.func @f(%a: vector<8xf8E4M3FN>, %b: vector<8xi8>, %c: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.wmma' op unsigned flags are not supported for float types}}
  %0 = "amdgpu.wmma"(%a, %b, %c) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, unsignedA}> : (vector<8xf8E4M3FN>, vector<8xi8>, vector<8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.wmma' op unsigned flags are not supported for float types}}
  %0 = "amdgpu.wmma"(%a, %b, %c) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, unsignedA}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<16xi8>, %c: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.wmma' op expected float sources with float destination}}
  %0 = "amdgpu.wmma"(%a, %a, %c) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<16xi8>, vector<16xi8>, vector<8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<16xf16>, %c: vector<8xi32>) {
  // expected-error@+1 {{'amdgpu.wmma' op expected int sources with int destination}}
  %0 = "amdgpu.wmma"(%a, %a, %c) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xi32>) -> vector<8xi32>
  return
}
