// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `amdgpu.fat_raw_buffer_cast` is refused.

func.func @f(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1 mod 2)>>) {
  // expected-error@+1 {{'amdgpu.fat_raw_buffer_cast' op source type 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1 mod 2)>>' can't have its offset reset}}
  %0 = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1 mod 2)>> to memref<4x4xf32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
