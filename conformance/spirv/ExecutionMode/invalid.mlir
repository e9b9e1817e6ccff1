// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.ExecutionMode` is refused; what keeps them all is not.

spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
  }
  "spirv.ExecutionMode"() <{fn = @f, execution_mode = #spirv.execution_mode<LocalSize>, values = [1 : i32, 1 : i32, 1 : i32]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
  }
  // expected-error@+1 {{'spirv.ExecutionMode' op expected 3 value operand(s), got 1}}
  "spirv.ExecutionMode"() <{fn = @f, execution_mode = #spirv.execution_mode<LocalSize>, values = [1 : i32]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
  }
  // expected-error@+1 {{'spirv.ExecutionMode' op expected 3 value operand(s), got 0}}
  "spirv.ExecutionMode"() <{fn = @f, execution_mode = #spirv.execution_mode<LocalSize>, values = []}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
  }
  // expected-error@+1 {{'spirv.ExecutionMode' op expected 0 value operand(s), got 3}}
  "spirv.ExecutionMode"() <{fn = @f, execution_mode = #spirv.execution_mode<ContractionOff>, values = [1 : i32, 1 : i32, 1 : i32]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
  }
  "spirv.ExecutionMode"() <{fn = @f, execution_mode = #spirv.execution_mode<ContractionOff>, values = []}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
  }
  "spirv.ExecutionMode"() <{fn = @f, execution_mode = #spirv.execution_mode<Invocations>, values = [1 : i32]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
  }
  // expected-error@+1 {{'spirv.ExecutionMode' op expected 1 value operand(s), got 3}}
  "spirv.ExecutionMode"() <{fn = @f, execution_mode = #spirv.execution_mode<Invocations>, values = [1 : i32, 1 : i32, 1 : i32]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
  }
  // expected-error@+1 {{'spirv.ExecutionMode' op expected ExecutionMode that takes extra operands that are not <id> operands, got: LocalSizeId}}
  "spirv.ExecutionMode"() <{fn = @f, execution_mode = #spirv.execution_mode<LocalSizeId>, values = [1 : i32, 1 : i32, 1 : i32]}> : () -> ()
}
