// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `amdgpu.mfma` is refused.

func.func @f(%a: vector<8xf8E4M3FN>, %b: vector<8xi8>, %c: vector<4xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op expected both source operands to have small-float elements if one does}}
  %0 = "amdgpu.mfma"(%a, %b, %c) <{m = 16 : i32, n = 16 : i32, k = 32 : i32, blocks = 1 : i32}> : (vector<8xf8E4M3FN>, vector<8xi8>, vector<4xf32>) -> vector<4xf32>
  return
}
