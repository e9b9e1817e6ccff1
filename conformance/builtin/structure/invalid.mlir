// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is asked of every operation, block and region, and by traits.

// expected-error@+1 {{'shape.function_library' op expects region #0 to have 0 or 1 blocks}}
"shape.function_library"() <{sym_name = "l", mapping = {}}> ({
^bb0:
  "func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = "private"}> ({}) : () -> ()
^bb1:
  "func.func"() <{function_type = () -> (), sym_name = "b", sym_visibility = "private"}> ({}) : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{entry block of region may not have predecessors}}
func.func @f() {
^bb0:
  cf.br ^bb0
}

// -----

func.func @f(%a: i1) {
  cf.cond_br %a, ^bb1, ^bb1
^bb1:
  scf.if %a {
    // expected-error@+1 {{reference to an undefined block}}
    "cf.br"()[^bb1] : () -> ()
  }
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{entry block of region may not have predecessors}}
  scf.execute_region {
  ^bb0:
    cf.br ^bb0
  }
  return
}

// -----

// expected-error@+1 {{empty block: expect at least a terminator}}
func.func @f() {
  cf.br ^bb1
^bb1:
}

// -----

func.func @f() {
  // expected-error@+1 {{block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32}}
  %0 = arith.constant 1 : i32
}

// -----

func.func @f() {
  // expected-error@+1 {{'func.return' op must be the last operation in the parent block}}
  return
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{operation with block successors must terminate its parent block}}
  cf.br ^bb1
  return
^bb1:
  return
}

// -----

// expected-error@+1 {{invalid properties {function_type = () -> (), sym_name = 1 : i64} for op func.func: Invalid attribute `sym_name` in property conversion: 1 : i64}}
"func.func"() <{function_type = () -> (), sym_name = 1}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op requires attribute 'sym_name'}}
"func.func"() <{function_type = () -> (), sym_visibility = "private"}> ({}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {function_type = () -> (), sym_name = "a", sym_visibility = 1 : i64} for op func.func: Invalid attribute `sym_visibility` in property conversion: 1 : i64}}
"func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = 1}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
"func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = "foo"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op requires zero results}}
%0 = "func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = "private"}> ({}) : () -> i32

// -----

// expected-error@+1 {{'func.func' op requires one region}}
"func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = "private"}> ({}, {}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op requires one region}}
"func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = "private"}> : () -> ()

// -----

// expected-error@+1 {{'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() <{function_type = (i32) -> (), sym_name = "a", sym_visibility = "private", arg_attrs = [1]}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 0, but expected 1}}
"func.func"() <{function_type = (i32) -> (), sym_name = "a", sym_visibility = "private", arg_attrs = []}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op attribute 'res_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() <{function_type = () -> i32, sym_name = "a", sym_visibility = "private", res_attrs = [1]}> ({}) : () -> ()

// -----

// expected-error@+1 {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({}) : () -> ()

// -----

// expected-error@+1 {{'builtin.module' op requires one region}}
"builtin.module"() : () -> ()

// -----

// expected-error@+1 {{'builtin.module' op requires one region}}
"builtin.module"() ({
}, {
}) : () -> ()

// -----

// expected-error@+1 {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
"builtin.module"() ({
^bb0:
^bb1:
}) : () -> ()

// -----

// expected-note@+1 {{see existing symbol definition here}}
func.func private @a()
// expected-error@+1 {{redefinition of symbol named 'a'}}
func.func private @a()

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'arith.addi' op operand #1 must be signless-non-zero-bitwidth-integer-like, but got 'f32'}}
  %0 = "arith.addi"(%a, %b) : (i32, f32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'arith.addi' op expected 2 operands, but found 1}}
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'arith.addi' op result #0 must be signless-non-zero-bitwidth-integer-like, but got 'f32'}}
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> f32
  return
}

// -----

func.func @f(%a: vector<4xi32>, %b: vector<3xi32>) {
  // expected-error@+1 {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %b) : (vector<4xi32>, vector<3xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %b: i32) {
  // expected-error@+1 {{'arith.select' op operand #0 must be bool-like, but got 'i32'}}
  %0 = "arith.select"(%b, %a, %a) : (i32, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi1>) {
  // expected-error@+1 {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "arith.select"(%b, %a, %a) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> i32
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'math.absf' op requires the same type for all operands and results}}
  %0 = "math.absf"(%a) : (tensor<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: f32, %b: tensor<4xf32>) {
  // expected-error@+1 {{'math.fma' op requires the same type for all operands and results}}
  %0 = "math.fma"(%a, %b, %b) : (f32, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: f32, %b: tensor<4xf32>) {
  // expected-error@+1 {{'math.fpowi' op operand #1 must be signless-integer-like, but got 'f32'}}
  %0 = "math.fpowi"(%b, %a) : (tensor<4xf32>, f32) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{operation defines 2 results but was provided 1 to bind}}
  %0 = "memref.cast"(%a) : (memref<4xf32>) -> (memref<?xf32>, memref<?xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'memref.cast' op requires a single operand}}
  %0 = "memref.cast"() : () -> memref<?xf32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
  "builtin.unrealized_conversion_cast"(%a) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
  "builtin.unrealized_conversion_cast"() : () -> ()
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{use of undeclared SSA value name}}
  %0 = "linalg.softmax"(%a, %b) <{dimension = 0 : i64}> : (tensor<4xf32>, f32) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>, %b: tensor<3xf32>) {
  // expected-error@+1 {{'tosa.add' op result type '4' not broadcast compatible with broadcasted operands's shapes '4x3'}}
  %0 = "tosa.add"(%a, %b) : (tensor<4x?xf32>, tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.add' op operands don't have broadcast-compatible shapes}}
  %0 = "tosa.add"(%a, %b) : (tensor<4x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x3xf32>, %b: tensor<1x3xf32>) {
  // expected-error@+1 {{'tosa.add' op result type '4x2' not broadcast compatible with broadcasted operands's shapes '4x3'}}
  %0 = "tosa.add"(%a, %b) : (tensor<4x3xf32>, tensor<1x3xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'arith.addf' op all non-scalar operands/results must have the same shape and base type}}
  %0 = "arith.addf"(%a, %b) : (vector<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: index, %b: memref<4xf32>) {
  // expected-error@+1 {{'scf.parallel' op expects body to terminate with 'scf.reduce'}}
  scf.parallel (%i) = (%a) to (%a) step (%a) {
    // expected-note@+1 {{terminator here}}
    scf.yield
  }
  return
}

// -----

func.func @f(%a: index, %b: i32) {
  // expected-note@+1 {{prior use here}}
  %0 = scf.for %i = %a to %a step %a iter_args(%x = %b) -> (i64) {
    // expected-error@+1 {{use of value '%x' expects different type than prior uses: 'i32' vs 'i64'}}
    scf.yield %x : i32
  }
  return
}

// -----

func.func @f(%a: index, %b: i32) {
  // expected-error@+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  %0:2 = "scf.for"(%a, %a, %a, %b) ({
  ^bb0(%i: index, %x: i32):
    scf.yield %x : i32
  }) : (index, index, index, i32) -> (i32, i32)
  return
}
