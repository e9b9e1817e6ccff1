// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `amdgpu.global_load_async_to_lds` is refused; what keeps them all is not.

func.func @f(%s: memref<128x72xf16, 1>, %d: memref<128x72xf16, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.global_load_async_to_lds' op transfer type size must be 8, 32, 64, or 128 bits}}
  amdgpu.global_load_async_to_lds %s[%i, %i], %d[%i, %i] : vector<3xf16>, memref<128x72xf16, 1>, memref<128x72xf16, 3>
  return
}

// -----

func.func @f(%s: memref<128x72xf16, 1>, %d: memref<128x72xf16, 3>, %i: index) {
  amdgpu.global_load_async_to_lds %s[%i, %i], %d[%i, %i] : vector<4xf16>, memref<128x72xf16, 1>, memref<128x72xf16, 3>
  return
}

// -----

func.func @f(%s: memref<128x72xf16, 1>, %d: memref<128x72xf16, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.global_load_async_to_lds' op transfer type size must be 8, 32, 64, or 128 bits}}
  amdgpu.global_load_async_to_lds %s[%i, %i], %d[%i, %i] : f16, memref<128x72xf16, 1>, memref<128x72xf16, 3>
  return
}

// -----

func.func @f(%s: memref<128x72xi8, 1>, %d: memref<128x72xi8, 3>, %i: index) {
  amdgpu.global_load_async_to_lds %s[%i, %i], %d[%i, %i] : i8, memref<128x72xi8, 1>, memref<128x72xi8, 3>
  return
}

// -----

func.func @f(%s: memref<128x72xi8, 3>, %d: memref<128x72xi8, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.global_load_async_to_lds' op source memory address space must be global}}
  amdgpu.global_load_async_to_lds %s[%i, %i], %d[%i, %i] : i8, memref<128x72xi8, 3>, memref<128x72xi8, 3>
  return
}

// -----

func.func @f(%s: memref<128x72xi8, 1>, %d: memref<128x72xi8, 1>, %i: index) {
  // expected-error@+1 {{'amdgpu.global_load_async_to_lds' op destination memory address space must be Workgroup}}
  amdgpu.global_load_async_to_lds %s[%i, %i], %d[%i, %i] : i8, memref<128x72xi8, 1>, memref<128x72xi8, 1>
  return
}

// -----

func.func @f(%s: memref<128x72xi8, 1>, %d: memref<128x72xi8, 3>, %i: index) {
  // expected-error@+1 {{'amdgpu.global_load_async_to_lds' op expected 2 source indices, got 1}}
  "amdgpu.global_load_async_to_lds"(%s, %i, %d, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 0>, transferType = i8}> : (memref<128x72xi8, 1>, index, memref<128x72xi8, 3>, index, index) -> ()
  return
}
