// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.ExecutionModeId` is refused; what keeps them all is not.

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1 : i32
  spirv.func @f() "None" {
    spirv.Return
  }
  "spirv.ExecutionModeId"() <{fn = @f, execution_mode = #spirv.execution_mode<LocalSizeId>, values = [@x, @x, @x]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1 : i32
  spirv.func @f() "None" {
    spirv.Return
  }
  // expected-error@+1 {{'spirv.ExecutionModeId' op expected 3 value operand(s), got 1}}
  "spirv.ExecutionModeId"() <{fn = @f, execution_mode = #spirv.execution_mode<LocalSizeId>, values = [@x]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1 : i32
  spirv.func @f() "None" {
    spirv.Return
  }
  // expected-error@+1 {{'spirv.ExecutionModeId' op cannot find symbol referenced by value operand: y}}
  "spirv.ExecutionModeId"() <{fn = @f, execution_mode = #spirv.execution_mode<LocalSizeId>, values = [@x, @x, @y]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1 : i32
  spirv.func @f() "None" {
    spirv.Return
  }
  // expected-error@+1 {{'spirv.ExecutionModeId' op expected ExecutionMode that takes extra operands that are <id> operands, got: LocalSize}}
  "spirv.ExecutionModeId"() <{fn = @f, execution_mode = #spirv.execution_mode<LocalSize>, values = [@x, @x, @x]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1 : i32
  spirv.func @f() "None" {
    spirv.Return
  }
  // expected-error@+1 {{'spirv.ExecutionModeId' op expected 1 value operand(s), got 3}}
  "spirv.ExecutionModeId"() <{fn = @f, execution_mode = #spirv.execution_mode<SubgroupsPerWorkgroupId>, values = [@x, @x, @x]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.SpecConstant @x = 1 : i32
  spirv.func @f() "None" {
    spirv.Return
  }
  "spirv.ExecutionModeId"() <{fn = @f, execution_mode = #spirv.execution_mode<SubgroupsPerWorkgroupId>, values = [@x]}> : () -> ()
}
