// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `amdgpu.sparse_mfma` is refused; what keeps them all is not.

func.func @f(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  %0 = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op operand #1 must be vector of 16-bit float values of length 8/16 or vector of bfloat16 type values of length 8/16 or vector of 8-bit signless integer values of length 16/32 or vector of f8E4M3FN type or f8E5M2 type values of length 16/32 or vector of f8E4M3FNUZ type or f8E5M2FNUZ type values of length 16/32, but got 'vector<4xf16>'}}
  %0 = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<8xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected dense source operand to have exactly double the number of elements of the sparse source operand}}
  %0 = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<8xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<16xi8>, %b: vector<32xi8>, %c: vector<4xi32>, %i: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected i32 sparse indices for this variant (no internal set structure), but got 'vector<4xi8>'}}
  %0 = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 16 : i32, n = 16 : i32, k = 128 : i32}> : (vector<16xi8>, vector<32xi8>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<16xi8>, %b: vector<32xi8>, %c: vector<16xi32>, %i: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected i32 sparse indices for this variant (no internal set structure), but got 'vector<4xi8>'}}
  %0 = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 32 : i32, n = 32 : i32, k = 64 : i32}> : (vector<16xi8>, vector<32xi8>, vector<16xi32>, vector<4xi8>) -> vector<16xi32>
  return
}

// -----

func.func @f(%a: vector<16xi8>, %b: vector<32xi8>, %c: vector<4xi32>, %i: i32) {
  %0 = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 16 : i32, n = 16 : i32, k = 128 : i32}> : (vector<16xi8>, vector<32xi8>, vector<4xi32>, i32) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<16xi8>, %b: vector<32xi8>, %c: vector<16xi32>, %i: i32) {
  %0 = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 32 : i32, n = 32 : i32, k = 64 : i32}> : (vector<16xi8>, vector<32xi8>, vector<16xi32>, i32) -> vector<16xi32>
  return
}

// -----

func.func @f(%a: vector<16xi8>, %b: vector<32xi8>, %c: vector<4xi32>, %i: vector<2xi16>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected i32 sparse indices for this variant (no internal set structure), but got 'vector<2xi16>'}}
  %0 = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 16 : i32, n = 16 : i32, k = 128 : i32}> : (vector<16xi8>, vector<32xi8>, vector<4xi32>, vector<2xi16>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<16xi8>, %b: vector<32xi8>, %c: vector<16xi32>, %i: vector<2xi16>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected i32 sparse indices for this variant (no internal set structure), but got 'vector<2xi16>'}}
  %0 = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 32 : i32, n = 32 : i32, k = 64 : i32}> : (vector<16xi8>, vector<32xi8>, vector<16xi32>, vector<2xi16>) -> vector<16xi32>
  return
}

// -----

func.func @f(%a: vector<16xi8>, %b: vector<32xi8>, %c: vector<4xi32>, %i: i32) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op CBSZ must be 0 for this variant (field is ignored by hardware)}}
  %0 = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, cbsz = 1 : i32}> : (vector<16xi8>, vector<32xi8>, vector<4xi32>, i32) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<16xi8>, %b: vector<32xi8>, %c: vector<16xi32>, %i: i32) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op CBSZ must be 0 for this variant (field is ignored by hardware)}}
  %0 = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 32 : i32, n = 32 : i32, k = 64 : i32, cbsz = 1 : i32}> : (vector<16xi8>, vector<32xi8>, vector<16xi32>, i32) -> vector<16xi32>
  return
}

// -----

func.func @f(%a: vector<16xi8>, %b: vector<32xi8>, %c: vector<4xi32>, %i: i32) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op ABID must be 0 for this variant (field is ignored by hardware)}}
  %0 = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, abid = 1 : i32}> : (vector<16xi8>, vector<32xi8>, vector<4xi32>, i32) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<16xi8>, %b: vector<32xi8>, %c: vector<16xi32>, %i: i32) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op ABID must be 0 for this variant (field is ignored by hardware)}}
  %0 = "amdgpu.sparse_mfma"(%a, %b, %c, %i) <{m = 32 : i32, n = 32 : i32, k = 64 : i32, abid = 1 : i32}> : (vector<16xi8>, vector<32xi8>, vector<16xi32>, i32) -> vector<16xi32>
  return
}
