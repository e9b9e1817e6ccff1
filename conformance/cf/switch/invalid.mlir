// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `cf.switch` is refused; what keeps them all is not.

func.func @f(%a: i32, %b: f32, %c: i1) {
  "cf.switch"(%a)[^x, ^x] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  "cf.switch"(%a)[^x] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{'cf.switch' op operand #0 must be integer, but got 'f32'}}
  "cf.switch"(%b)[^x, ^x] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (f32) -> ()
^x:
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{invalid properties {case_operand_segments = array<i32: 0>, case_values = dense<1.000000e+00> : vector<1xf32>, operandSegmentSizes = array<i32: 1, 0, 0>} for op cf.switch: Invalid attribute `case_values` in property conversion: dense<1.000000e+00> : vector<1xf32>}}
  "cf.switch"(%a)[^x, ^x] <{case_operand_segments = array<i32: 0>, case_values = dense<1.0> : vector<1xf32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{'cf.switch' op 'flag' type ('i32') should match case value type ('i64')}}
  "cf.switch"(%a)[^x, ^x] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{'cf.switch' op number of case values (2) should match number of case destinations (1)}}
  "cf.switch"(%a)[^x, ^x] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{'cf.switch' op number of case values (1) should match number of case destinations (0)}}
  "cf.switch"(%a)[^x] <{case_operand_segments = array<i32>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{'cf.switch' op caseOperands count (0) does not match with the total size (1) specified in attribute 'case_operand_segments'}}
  "cf.switch"(%a)[^x, ^x] <{case_operand_segments = array<i32: 1>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{branch has 0 operands for successor #0, but target block has 1}}
  "cf.switch"(%a)[^x, ^x] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x(%p: i32):
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{branch has 1 operands for successor #1, but target block has 0}}
  "cf.switch"(%a, %a)[^x, ^x] <{case_operand_segments = array<i32: 1>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^x:
  return
}

// -----

func.func @f(%a: i32, %b: f32, %c: i1) {
  // expected-error@+1 {{'cf.switch' op requires attribute 'case_operand_segments'}}
  "cf.switch"(%a)[^x, ^x] <{case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}
