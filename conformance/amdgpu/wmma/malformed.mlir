// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// The sizes are three, and known.

func.func @beyond_64_bits(%a : vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{invalid dimension}}
  %0 = amdgpu.wmma 99999999999999999999x16x16 %a * %a + %b : vector<8xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @not_known(%a : vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{expected static shape}}
  %0 = amdgpu.wmma 16x?x16 %a * %a + %b : vector<8xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @nothing_behind_an_x(%a : vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{invalid dimension}}
  %0 = amdgpu.wmma 16x %a * %a + %b : vector<8xf16>, vector<8xf16>, vector<4xf32>
  return
}

// -----

func.func @four(%a : vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{custom op 'amdgpu.wmma' expected 3 dimensions in MNK dimension list}}
  %0 = amdgpu.wmma 16x16x16x16 %a * %a + %b : vector<8xf16>, vector<8xf16>, vector<4xf32>
  return
}
