// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.SpecConstantOperation` is refused; what keeps them all is not.

spirv.func @f(%a: i32) "None" {
  %0 = spirv.Constant 1 : i32
  %2 = "spirv.SpecConstantOperation"() ({
    %1 = spirv.IAdd %0, %0 : i32
    spirv.mlir.yield %1 : i32
  }) : () -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  %0 = spirv.IAdd %a, %a : i32
  // expected-error@+1 {{'spirv.SpecConstantOperation' op invalid operand, must be defined by a constant operation}}
  %2 = "spirv.SpecConstantOperation"() ({
    %1 = spirv.IAdd %0, %0 : i32
    spirv.mlir.yield %1 : i32
  }) : () -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  %0 = spirv.Constant 1 : i32
  // expected-error@+1 {{'spirv.SpecConstantOperation' op expected exactly 2 nested ops}}
  %2 = "spirv.SpecConstantOperation"() ({
    spirv.mlir.yield %0 : i32
  }) : () -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  %0 = spirv.Constant 1 : i32
  // expected-error@+1 {{'spirv.SpecConstantOperation' op expected exactly 2 nested ops}}
  %2 = "spirv.SpecConstantOperation"() ({
    %1 = spirv.IAdd %0, %0 : i32
    %3 = spirv.IAdd %0, %0 : i32
    spirv.mlir.yield %1 : i32
  }) : () -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  %0 = spirv.Constant 1 : i32
  // expected-error@+1 {{'spirv.SpecConstantOperation' op invalid enclosed op}}
  %2 = "spirv.SpecConstantOperation"() ({
    %1 = spirv.Constant 2 : i32
    spirv.mlir.yield %1 : i32
  }) : () -> i32
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  %0 = spirv.Constant 1 : i32
  // expected-error@+1 {{'spirv.SpecConstantOperation' op invalid operand, must be defined by a constant operation}}
  %2 = "spirv.SpecConstantOperation"() ({
    %1 = spirv.IAdd %a, %a : i32
    spirv.mlir.yield %1 : i32
  }) : () -> i32
  spirv.Return
}
