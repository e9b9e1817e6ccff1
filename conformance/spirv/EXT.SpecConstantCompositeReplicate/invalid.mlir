// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.EXT.SpecConstantCompositeReplicate` is refused; what keeps them all is not.

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1.0 : f32
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  "spirv.EXT.SpecConstantCompositeReplicate"() <{sym_name = "y", type = !spirv.array<2 x f32>, constituent = @x}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1.0 : f32
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  // expected-error@+1 {{splat spec constant reference defining constituent not found}}
  "spirv.EXT.SpecConstantCompositeReplicate"() <{sym_name = "y", type = !spirv.array<2 x f32>, constituent = @z}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1.0 : f32
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  // expected-error@+1 {{constituent is not a spec constant}}
  "spirv.EXT.SpecConstantCompositeReplicate"() <{sym_name = "y", type = !spirv.array<2 x f32>, constituent = @v}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1.0 : f32
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  // expected-error@+1 {{result type must be a composite type, but provided 'f32'}}
  "spirv.EXT.SpecConstantCompositeReplicate"() <{sym_name = "y", type = f32, constituent = @x}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1.0 : f32
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  // expected-error@+1 {{constituent has incorrect type: expected 'i32', but provided 'f32'}}
  "spirv.EXT.SpecConstantCompositeReplicate"() <{sym_name = "y", type = !spirv.array<2 x i32>, constituent = @x}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1.0 : f32
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  "spirv.EXT.SpecConstantCompositeReplicate"() <{sym_name = "y", type = vector<2xf32>, constituent = @x}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1.0 : f32
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  "spirv.EXT.SpecConstantCompositeReplicate"() <{sym_name = "y", type = !spirv.struct<(f32, i32)>, constituent = @x}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1.0 : f32
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  "spirv.EXT.SpecConstantCompositeReplicate"() <{sym_name = "y", type = !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>, constituent = @x}> : () -> ()
}
