// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What does not go to shared memory.

func.func @f(%m: memref<128x72xf16>, %i: index) {
  // expected-error@+1 {{'amdgpu.transpose_load' op source memory address space must be Workgroup}}
  %0 = amdgpu.transpose_load %m[%i, %i] : memref<128x72xf16> -> vector<4xf16>
  return
}

// -----

func.func @f(%m: memref<128x72xf16, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.transpose_load' op Transferring type size mismatch: expected num of elements: 4 or 8}}
  %0 = amdgpu.transpose_load %m[%i, %i] : memref<128x72xf16, 3> -> vector<3xf16>
  return
}

// -----

func.func @f(%m: memref<128x72xf32, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.transpose_load' op Unsupported element type size for transpose load: 32 bits}}
  %0 = amdgpu.transpose_load %m[%i, %i] : memref<128x72xf32, 3> -> vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<128x72xi6, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.transpose_load' op Transferring type size mismatch: expected num of elements: 16}}
  %0 = amdgpu.transpose_load %m[%i, %i] : memref<128x72xi6, 3> -> vector<8xi6>
  return
}

// -----

func.func @f(%m: memref<128x72xi8, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.transpose_load' op Transferring type size mismatch: expected num of elements: 8}}
  %0 = amdgpu.transpose_load %m[%i, %i] : memref<128x72xi8, 3> -> vector<16xi8>
  return
}

// -----

func.func @f(%m: memref<128x72xf16, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.transpose_load' op expected 2 source indices, got 1}}
  %0 = amdgpu.transpose_load %m[%i] : memref<128x72xf16, 3> -> vector<4xf16>
  return
}

// -----

func.func @f(%m: memref<128x72xf16>, %n: memref<128x72xf16, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op Transfering type size must be 8, 16, 32, 96 or 128 bits}}
  amdgpu.gather_to_lds %m[%i, %i], %n[%i, %i] : vector<3xf16>, memref<128x72xf16>, memref<128x72xf16, 3>
  return
}

// -----

func.func @f(%m: memref<128x72xf16>, %n: memref<128x72xf32, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op source and destination element types must match}}
  amdgpu.gather_to_lds %m[%i, %i], %n[%i, %i] : vector<2xf16>, memref<128x72xf16>, memref<128x72xf32, 3>
  return
}

// -----

func.func @f(%m: memref<128x72xf16, 3>, %n: memref<128x72xf16, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op source memory address space must be global or fat raw buffer}}
  amdgpu.gather_to_lds %m[%i, %i], %n[%i, %i] : vector<2xf16>, memref<128x72xf16, 3>, memref<128x72xf16, 3>
  return
}

// -----

func.func @f(%m: memref<128x72xf16, 1>, %n: memref<128x72xf16>, %i: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op destination memory address space must be Workgroup}}
  amdgpu.gather_to_lds %m[%i, %i], %n[%i, %i] : vector<2xf16>, memref<128x72xf16, 1>, memref<128x72xf16>
  return
}

// -----

func.func @f(%m: memref<128x72xf16>, %n: memref<128x72xf16, strided<[72, 2]>, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op destination type inner most dim must be contiguous}}
  amdgpu.gather_to_lds %m[%i, %i], %n[%i, %i] : vector<2xf16>, memref<128x72xf16>, memref<128x72xf16, strided<[72, 2]>, 3>
  return
}

// -----

func.func @f(%m: memref<128x72xf16>, %n: memref<128x72xf16, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op expected 2 source indices, got 1}}
  amdgpu.gather_to_lds %m[%i], %n[%i, %i] : vector<2xf16>, memref<128x72xf16>, memref<128x72xf16, 3>
  return
}

// -----

func.func @f(%m: memref<128x72xf16>, %n: memref<128x72xf16, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op expected 2 destination indices, got 1}}
  amdgpu.gather_to_lds %m[%i, %i], %n[%i] : vector<2xf16>, memref<128x72xf16>, memref<128x72xf16, 3>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%m: memref<128x72xf16>, %n: memref<128x72xf16, 3>, %i: index) {
  // expected-error@+1 {{use of value '%m' expects different type than prior uses: 'memref<128x72xf16, #gpu.address_space<workgroup>>' vs 'memref<128x72xf16>'}}
  amdgpu.gather_to_lds %m[%i, %i], %n[%i,%i] : vector<2xf16>, memref<128x72xf16, #gpu.address_space<workgroup>>, memref<128x72xf16, 3>
  return
}

// -----

func.func @f(%m: memref<128x72xf16>, %i: index) {
  // expected-error@+1 {{'amdgpu.transpose_load' op expected 2 source indices, got 1}}
  %0 = amdgpu.transpose_load %m[%i] : memref<128x72xf16> -> vector<4xf16>
  return
}

// -----

func.func @f(%m: memref<128x72xf16, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.transpose_load' op expected 2 source indices, got 1}}
  %0 = amdgpu.transpose_load %m[%i] : memref<128x72xf16, 3> -> vector<3xf16>
  return
}

// -----

func.func @f(%m: memref<128x72xf16, strided<[72, 2]>, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.transpose_load' op expected 2 source indices, got 1}}
  %0 = amdgpu.transpose_load %m[%i] : memref<128x72xf16, strided<[72, 2]>, 3> -> vector<4xf16>
  return
}

// -----

func.func @f(%m: memref<128x72xf16, strided<[72, 2]>>, %n: memref<128x72xf16, strided<[72, 2]>, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op expected 2 source indices, got 1}}
  amdgpu.gather_to_lds %m[%i], %n[%i] : vector<2xf16>, memref<128x72xf16, strided<[72, 2]>>, memref<128x72xf16, strided<[72, 2]>, 3>
  return
}

// -----

func.func @f(%m: memref<128x72xf16>, %n: memref<128x72xf32, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op expected 2 source indices, got 1}}
  amdgpu.gather_to_lds %m[%i], %n[%i] : vector<2xf16>, memref<128x72xf16>, memref<128x72xf32, 3>
  return
}

// -----

func.func @f(%m: memref<128x72xf16>, %n: memref<128x72xf16>, %i: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op expected 2 source indices, got 1}}
  amdgpu.gather_to_lds %m[%i], %n[%i, %i] : vector<3xf16>, memref<128x72xf16>, memref<128x72xf16>
  return
}

// -----

func.func @f(%m: memref<128x72xf16>, %n: memref<128x72xf16, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op expected 2 source indices, got 1}}
  amdgpu.gather_to_lds %m[%i], %n[%i, %i, %i] : vector<2xf16>, memref<128x72xf16>, memref<128x72xf16, 3>
  return
}

// -----

func.func @f(%m: memref<f16>, %n: memref<f16, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op expected 0 source indices, got 1}}
  amdgpu.gather_to_lds %m[%i], %n[] : vector<2xf16>, memref<f16>, memref<f16, 3>
  return
}

// -----

func.func @f(%m: memref<128x72xf16, 1>, %n: memref<128x72xf16, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.global_load_async_to_lds' op expected 2 source indices, got 1}}
  amdgpu.global_load_async_to_lds %m[%i], %n[%i] : f32, memref<128x72xf16, 1>, memref<128x72xf16, 3>
  return
}

// -----

func.func @f(%s: memref<128x72xf16, 1>, %d: memref<128x72xf16, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op Transfering type size must be 8, 16, 32, 96 or 128 bits}}
  amdgpu.gather_to_lds %s[%i, %i], %d[%i, %i] : vector<3xf16>, memref<128x72xf16, 1>, memref<128x72xf16, 3>
  return
}

// -----

func.func @f(%s: memref<128x72xf16, 1>, %d: memref<128x72xf16, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op Transfering type size must be 8, 16, 32, 96 or 128 bits}}
  amdgpu.gather_to_lds %s[%i, %i], %d[%i, %i] : vector<4xf16>, memref<128x72xf16, 1>, memref<128x72xf16, 3>
  return
}

// -----

func.func @f(%s: memref<128x72xf16, 1>, %d: memref<128x72xf16, 3>, %i: index) {
  amdgpu.gather_to_lds %s[%i, %i], %d[%i, %i] : f16, memref<128x72xf16, 1>, memref<128x72xf16, 3>
  return
}

// -----

func.func @f(%s: memref<128x72xf32, 1>, %d: memref<128x72xf32, 3>, %i: index) {
  amdgpu.gather_to_lds %s[%i, %i], %d[%i, %i] : vector<3xf32>, memref<128x72xf32, 1>, memref<128x72xf32, 3>
  return
}
