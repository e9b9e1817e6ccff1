// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.SpecConstant` is refused; what keeps them all is not.

spirv.module Logical GLSL450 {
  "spirv.SpecConstant"() <{sym_name = "s", default_value = 1.0 : f32}>  : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  "spirv.SpecConstant"() <{sym_name = "s", default_value = 1 : i32}>  : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  "spirv.SpecConstant"() <{sym_name = "s", default_value = true}>  : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.SpecConstant' op default value bitwidth disallowed}}
  "spirv.SpecConstant"() <{sym_name = "s", default_value = 1 : i7}>  : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.SpecConstant' op default value bitwidth disallowed}}
  "spirv.SpecConstant"() <{sym_name = "s", default_value = 1 : index}>  : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.SpecConstant' op default value can only be a bool, integer, or float scalar}}
  "spirv.SpecConstant"() <{sym_name = "s", default_value = "x"}>  : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.SpecConstant' op default value can only be a bool, integer, or float scalar}}
  "spirv.SpecConstant"() <{sym_name = "s", default_value = dense<1> : vector<2xi32>}>  : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  "spirv.SpecConstant"() <{sym_name = "s", default_value = 1.0 : f32}> {spec_id = 3 : i32} : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.SpecConstant' op SpecId cannot be negative}}
  "spirv.SpecConstant"() <{sym_name = "s", default_value = 1.0 : f32}> {spec_id = -3 : i32} : () -> ()
}
