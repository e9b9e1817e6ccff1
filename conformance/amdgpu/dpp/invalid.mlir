// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `amdgpu.dpp` is refused.

func.func @f(%a: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op Each element of quad_perm must be in the range [0, 3]}}
  %0 = amdgpu.dpp %a %a quad_perm([0, 1, 2, 7]) : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op quad_perm attribute must have exactly 4 elements}}
  %0 = amdgpu.dpp %a %a quad_perm([0, 1, 2]) : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op Expected unit attribute for permArgument, but found non-trivial argument}}
  %0 = amdgpu.dpp %a %a row_mirror(1 : i32) : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'amdgpu.dpp' op Expected unit attribute for permArgument, but found non-trivial argument}}
  %0 = amdgpu.dpp %a %a wave_shl(1 : i32) : i32
  return
}
