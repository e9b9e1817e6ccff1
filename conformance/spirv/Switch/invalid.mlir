// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.Switch` is refused; what keeps them all is not.

spirv.func @f(%a: i32) "None" {
  "spirv.Switch"(%a)[^bb1, ^bb1, ^bb1] <{literals = dense<[1, 2]> : vector<2xi32>, case_operand_segments = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  spirv.Return
}

// -----

spirv.func @f(%a: i64) "None" {
  // expected-error@+1 {{'spirv.Switch' op 'selector' type ('i64') should match literals type ('i32')}}
  "spirv.Switch"(%a)[^bb1, ^bb1, ^bb1] <{literals = dense<[1, 2]> : vector<2xi32>, case_operand_segments = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> ()
^bb1:
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  // expected-error@+1 {{'spirv.Switch' op number of literals (1) should match number of targets (2)}}
  "spirv.Switch"(%a)[^bb1, ^bb1, ^bb1] <{literals = dense<[1]> : vector<1xi32>, case_operand_segments = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  // expected-error@+1 {{'spirv.Switch' op number of literals (3) should match number of targets (2)}}
  "spirv.Switch"(%a)[^bb1, ^bb1, ^bb1] <{literals = dense<[1, 2, 3]> : vector<3xi32>, case_operand_segments = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  spirv.Return
}

// -----

spirv.func @f(%a: i32) "None" {
  "spirv.Switch"(%a)[^bb1, ^bb1, ^bb1] <{literals = dense<[1, 2]> : tensor<2xi32>, case_operand_segments = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  spirv.Return
}
