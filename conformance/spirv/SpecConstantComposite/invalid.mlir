// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.SpecConstantComposite` is refused; what keeps them all is not.

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1.0 : f32
  spirv.SpecConstant @y = 1 : i32
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  "spirv.SpecConstantComposite"() <{sym_name = "c", type = !spirv.struct<(f32, i32)>, constituents = [@x, @y]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1.0 : f32
  spirv.SpecConstant @y = 1 : i32
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  // expected-error@+1 {{has incorrect number of operands: expected 2, but provided 1}}
  "spirv.SpecConstantComposite"() <{sym_name = "c", type = !spirv.struct<(f32, i32)>, constituents = [@x]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1.0 : f32
  spirv.SpecConstant @y = 1 : i32
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  // expected-error@+1 {{has incorrect types of operands: expected 'f32', but provided 'i32'}}
  "spirv.SpecConstantComposite"() <{sym_name = "c", type = !spirv.struct<(f32, i32)>, constituents = [@y, @x]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1.0 : f32
  spirv.SpecConstant @y = 1 : i32
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  // expected-error@+1 {{unknown constituent symbol "z"}}
  "spirv.SpecConstantComposite"() <{sym_name = "c", type = !spirv.struct<(f32, i32)>, constituents = [@x, @z]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1.0 : f32
  spirv.SpecConstant @y = 1 : i32
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  // expected-error@+1 {{unsupported constituent "v": must reference a spirv.SpecConstant or spirv.SpecConstantComposite}}
  "spirv.SpecConstantComposite"() <{sym_name = "c", type = !spirv.struct<(f32, i32)>, constituents = [@x, @v]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1.0 : f32
  spirv.SpecConstant @y = 1 : i32
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  // expected-error@+1 {{result type must be a composite type, but provided 'f32'}}
  "spirv.SpecConstantComposite"() <{sym_name = "c", type = f32, constituents = [@x, @y]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1.0 : f32
  spirv.SpecConstant @y = 1 : i32
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  // expected-error@+1 {{unsupported composite type  '!spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>'}}
  "spirv.SpecConstantComposite"() <{sym_name = "c", type = !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>, constituents = [@x, @y]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1.0 : f32
  spirv.SpecConstant @y = 1 : i32
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  "spirv.SpecConstantComposite"() <{sym_name = "c", type = vector<2xf32>, constituents = [@x, @x]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1.0 : f32
  spirv.SpecConstant @y = 1 : i32
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  // expected-error@+1 {{has incorrect types of operands: expected 'f32', but provided 'i32'}}
  "spirv.SpecConstantComposite"() <{sym_name = "c", type = !spirv.array<2 x f32>, constituents = [@x, @y]}> : () -> ()
}
