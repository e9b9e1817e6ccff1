// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.FunctionCall` is refused; what keeps them all is not.

spirv.module Logical GLSL450 {
  spirv.func @g(%a: i32) -> i32 "None" {
    spirv.ReturnValue %a : i32
  }
  spirv.func @h() "None" {
    spirv.Return
  }
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f(%a: i32, %b: f32) "None" {
    %0 = spirv.FunctionCall @g(%a) : (i32) -> i32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @g(%a: i32) -> i32 "None" {
    spirv.ReturnValue %a : i32
  }
  spirv.func @h() "None" {
    spirv.Return
  }
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f(%a: i32, %b: f32) "None" {
    // expected-error@+1 {{'spirv.FunctionCall' op callee function 'w' not found in nearest symbol table}}
    %0 = spirv.FunctionCall @w(%a) : (i32) -> i32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @g(%a: i32) -> i32 "None" {
    spirv.ReturnValue %a : i32
  }
  spirv.func @h() "None" {
    spirv.Return
  }
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f(%a: i32, %b: f32) "None" {
    // expected-error@+1 {{'spirv.FunctionCall' op callee function 'v' not found in nearest symbol table}}
    %0 = spirv.FunctionCall @v(%a) : (i32) -> i32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @g(%a: i32) -> i32 "None" {
    spirv.ReturnValue %a : i32
  }
  spirv.func @h() "None" {
    spirv.Return
  }
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f(%a: i32, %b: f32) "None" {
    // expected-error@+1 {{'spirv.FunctionCall' op has incorrect number of operands for callee: expected 1, but provided 0}}
    %0 = spirv.FunctionCall @g() : () -> i32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @g(%a: i32) -> i32 "None" {
    spirv.ReturnValue %a : i32
  }
  spirv.func @h() "None" {
    spirv.Return
  }
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f(%a: i32, %b: f32) "None" {
    // expected-error@+1 {{'spirv.FunctionCall' op has incorrect number of operands for callee: expected 1, but provided 2}}
    %0 = spirv.FunctionCall @g(%a, %a) : (i32, i32) -> i32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @g(%a: i32) -> i32 "None" {
    spirv.ReturnValue %a : i32
  }
  spirv.func @h() "None" {
    spirv.Return
  }
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f(%a: i32, %b: f32) "None" {
    // expected-error@+1 {{'spirv.FunctionCall' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
    %0 = spirv.FunctionCall @g(%b) : (f32) -> i32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @g(%a: i32) -> i32 "None" {
    spirv.ReturnValue %a : i32
  }
  spirv.func @h() "None" {
    spirv.Return
  }
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f(%a: i32, %b: f32) "None" {
    // expected-error@+1 {{'spirv.FunctionCall' op result type mismatch: expected 'i32', but provided 'f32'}}
    %0 = spirv.FunctionCall @g(%a) : (i32) -> f32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @g(%a: i32) -> i32 "None" {
    spirv.ReturnValue %a : i32
  }
  spirv.func @h() "None" {
    spirv.Return
  }
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f(%a: i32, %b: f32) "None" {
    // expected-error@+1 {{'spirv.FunctionCall' op has incorrect number of results has for callee: expected 0, but provided 1}}
    %0 = spirv.FunctionCall @h() : () -> i32
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @g() -> i32 "None" {
    %0 = spirv.Constant 1 : i32
    spirv.ReturnValue %0 : i32
  }
  spirv.func @f() "None" {
    // expected-error@+1 {{'spirv.FunctionCall' op has incorrect number of results has for callee: expected 1, but provided 0}}
    "spirv.FunctionCall"() <{callee = @g}> : () -> ()
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @g() -> i32 "None" {
    %0 = spirv.Constant 1 : i32
    spirv.ReturnValue %0 : i32
  }
  spirv.func @f() "None" {
    // expected-error@+1 {{'spirv.FunctionCall' op result group starting at #0 requires 0 or 1 element, but found 2}}
    %1:2 ="spirv.FunctionCall"() <{callee = @g}> : () -> (i32, i32)
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @g() -> i32 "None" {
    %0 = spirv.Constant 1 : i32
    spirv.ReturnValue %0 : i32
  }
  spirv.func @f() "None" {
    %1 ="spirv.FunctionCall"() <{callee = @g}> : () -> i32
    spirv.Return
  }
}
