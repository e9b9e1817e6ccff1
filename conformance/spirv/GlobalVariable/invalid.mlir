// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.GlobalVariable` is refused; what keeps them all is not.

spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 1.0 : f32
  spirv.func @f() "None" {
    spirv.Return
  }
  "spirv.GlobalVariable"() <{sym_name = "v", type = !spirv.ptr<f32, Input>}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 1.0 : f32
  spirv.func @f() "None" {
    spirv.Return
  }
  // expected-error@+1 {{'spirv.GlobalVariable' op result must be of a !spv.ptr type}}
  "spirv.GlobalVariable"() <{sym_name = "v", type = f32}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 1.0 : f32
  spirv.func @f() "None" {
    spirv.Return
  }
  // expected-error@+1 {{'spirv.GlobalVariable' op storage class cannot be 'Generic'}}
  "spirv.GlobalVariable"() <{sym_name = "v", type = !spirv.ptr<f32, Generic>}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 1.0 : f32
  spirv.func @f() "None" {
    spirv.Return
  }
  // expected-error@+1 {{'spirv.GlobalVariable' op storage class cannot be 'Function'}}
  "spirv.GlobalVariable"() <{sym_name = "v", type = !spirv.ptr<f32, Function>}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 1.0 : f32
  spirv.func @f() "None" {
    spirv.Return
  }
  "spirv.GlobalVariable"() <{sym_name = "v", type = !spirv.ptr<f32, Input>, initializer = @s}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 1.0 : f32
  spirv.func @f() "None" {
    spirv.Return
  }
  // expected-error@+1 {{'spirv.GlobalVariable' op initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op}}
  "spirv.GlobalVariable"() <{sym_name = "v", type = !spirv.ptr<f32, Input>, initializer = @t}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 1.0 : f32
  spirv.func @f() "None" {
    spirv.Return
  }
  // expected-error@+1 {{'spirv.GlobalVariable' op initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op}}
  "spirv.GlobalVariable"() <{sym_name = "v", type = !spirv.ptr<f32, Input>, initializer = @f}> : () -> ()
}
