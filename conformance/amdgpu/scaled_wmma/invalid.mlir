// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `amdgpu.scaled_wmma` is refused; what keeps them all is not.

func.func @f(%a: vector<64xf8E4M3FN>, %b: vector<64xf8E4M3FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_wmma"(%a, %b, %c, %s, %t) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf8E4M3FN>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<64xf8E4M3FN>, %b: vector<64xf8E4M3FN>, %c: vector<16xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op expected output vector of length 8 but got 16}}
  %0 = "amdgpu.scaled_wmma"(%a, %b, %c, %s, %t) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf8E4M3FN>, vector<64xf8E4M3FN>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<64xf8E4M3FN>, %b: vector<64xf8E4M3FN>, %c: vector<8xf32>, %s: vector<4xf8E5M2>, %t: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op operand #3 must be vector of f8E8M0FNU type or f8E4M3FN type values of length 4/8, but got 'vector<4xf8E5M2>'}}
  %0 = "amdgpu.scaled_wmma"(%a, %b, %c, %s, %t) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf8E4M3FN>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E5M2>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<128xf4E2M1FN>, %b: vector<64xf4E2M1FN>, %c: vector<16xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op for 32x16x128, a_first_scale_lane must be 0}}
  %0 = "amdgpu.scaled_wmma"(%a, %b, %c, %s, %t) <{m = 32 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 16 : i32, b_first_scale_lane = 0 : i32}> : (vector<128xf4E2M1FN>, vector<64xf4E2M1FN>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<128xf4E2M1FN>, %b: vector<64xf4E2M1FN>, %c: vector<16xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_wmma"(%a, %b, %c, %s, %t) <{m = 32 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<128xf4E2M1FN>, vector<64xf4E2M1FN>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}

// -----

func.func @f(%a: vector<128xf4E2M1FN>, %b: vector<64xf4E2M1FN>, %c: vector<8xf32>, %s: vector<4xf8E8M0FNU>, %t: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op expected output vector of length 16 but got 8}}
  %0 = "amdgpu.scaled_wmma"(%a, %b, %c, %s, %t) <{m = 32 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<128xf4E2M1FN>, vector<64xf4E2M1FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
