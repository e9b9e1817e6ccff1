// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What cannot be a type of `amdgpu` is refused; what can is not.

// expected-error@+1 {{element type must be 1, 2, 4, or 8 bytes wide but type 'f80' is 10 bytes wide.}}
func.func private @f(!amdgpu.tdm_gather_base<f80, i32>)

// -----

// expected-error@+1 {{element type must be 1, 2, 4, or 8 bytes wide but type 'i4' is 0 bytes wide.}}
func.func private @f(!amdgpu.tdm_gather_base<i4, i32>)

// -----

func.func private @f(!amdgpu.tdm_base<i4>)
