// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.mlir.referenceof` is refused; what keeps them all is not.

spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 1.0 : f32
  spirv.SpecConstantComposite @c (@s, @s) : !spirv.array<2 x f32>
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    %0 = spirv.mlir.referenceof @s : f32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 1.0 : f32
  spirv.SpecConstantComposite @c (@s, @s) : !spirv.array<2 x f32>
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    %0 = spirv.mlir.referenceof @c : !spirv.array<2 x f32>
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 1.0 : f32
  spirv.SpecConstantComposite @c (@s, @s) : !spirv.array<2 x f32>
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    // expected-error@+1 {{'spirv.mlir.referenceof' op result type mismatch with the referenced specialization constant's type}}
    %0 = spirv.mlir.referenceof @c : f32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 1.0 : f32
  spirv.SpecConstantComposite @c (@s, @s) : !spirv.array<2 x f32>
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    // expected-error@+1 {{'spirv.mlir.referenceof' op expected spirv.SpecConstant or spirv.SpecConstantComposite symbol}}
    %0 = spirv.mlir.referenceof @w : f32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 1.0 : f32
  spirv.SpecConstantComposite @c (@s, @s) : !spirv.array<2 x f32>
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    // expected-error@+1 {{'spirv.mlir.referenceof' op expected spirv.SpecConstant or spirv.SpecConstantComposite symbol}}
    %0 = spirv.mlir.referenceof @v : f32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @s = 1.0 : f32
  spirv.SpecConstantComposite @c (@s, @s) : !spirv.array<2 x f32>
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    // expected-error@+1 {{'spirv.mlir.referenceof' op result type mismatch with the referenced specialization constant's type}}
    %0 = spirv.mlir.referenceof @s : i32
    spirv.Return
  }
}
