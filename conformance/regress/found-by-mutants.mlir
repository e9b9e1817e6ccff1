// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What mutants of upstream's own files showed.

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error@+1 {{duplicate key 'nontemporal' in dictionary attribute}}
  %0 = memref.load %m[%i] {nontemporal = true, nontemporal = true} : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
  %0 = memref.load %m[%i] {a, a} : memref<4xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
  scf.for %j = %i to %i step %i { } {a, a}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
  "scf.x"() {a, a} : () -> ()
  return
}

// -----

// expected-error@+1 {{duplicate key 'a.b' in dictionary attribute}}
func.func @f(%i: index) attributes {a.b, a.b} {
  return
}

// -----

// expected-error@+1 {{duplicate key 'a.b' in dictionary attribute}}
module attributes {a.b, a.b} { }

// -----

// expected-error@+1 {{duplicate key 'a.b' in dictionary attribute}}
func.func @f(%i: index {a.b, a.b}) { return }

// -----

func.func @f(%arg0: tensor<3x5x6x7xf32>) {
  // expected-error@+1 {{custom op 'tosa.max_pool2d' attribute 'pad' occurs more than once in the attribute list}}
  %1 = tosa.max_pool2d %arg0 {kernel = array<i64: 4, 3>, pad = array<i64: 0, 0, 0, 0>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<3x5x6x7xf32>) -> tensor<?x?x?x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  // expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
  %0 = linalg.abs {a, a} ins(%t: tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

"builtin.module"() ({
  // expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
  %0 = "x.y"() : () -> i32
  "x.z"(%0) : (i32, i32) -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  // expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
  %0 = "x.y"() : () -> i32
  "x.z"(%0) : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{expected ','}}
func.func private @f() attributes {a.b = #spirv.vce<None>}

// -----

// expected-error@+1 {{unknown version: None}}
func.func private @f() attributes {a.b = #spirv.vce<None, [], []>}

// -----

// expected-error@+1 {{unknown capability: None}}
func.func private @f() attributes {a.b = #spirv.vce<v1.0, [None], []>}

// -----

// expected-error@+1 {{unknown extension: Foo}}
func.func private @f() attributes {a.b = #spirv.vce<v1.0, [Shader], [Foo]>}

// -----

// expected-error@+1 {{expected ','}}
func.func private @f() attributes {a.b = #spirv.vce<v1.0, [Shader]>}

// -----

// expected-error@+1 {{"llvm.nest" attribute attached to non-pointer LLVM type}}
llvm.func @invalid_nest_arg_type(%0 : !llvm.func<i32 (f16, bf16)> {llvm.nest})

// -----

// expected-error@+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @s(!llvm.func<i32 (ptr, ...)> {llvm.signext})

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @appending() : index

// -----

// expected-error@+1 {{expected '('}}
omp.iterator @mutex4 hint(speculative)

// -----

// expected-error@+1 {{expected '('}}
omp.iterator

// -----

// expected-error@+1 {{custom op 'omp.critical.declare' relaxed is not a valid hint}}
omp.critical.declare @mutex5 hint(relaxed, nonspeculative)

// -----

// expected-error@+1 {{custom op 'omp.critical.declare' relaxed is not a valid hint}}
omp.critical.declare @mutex5 hint(nonspeculative, relaxed)

// -----

// expected-error@+1 {{matrix is expected to have 2, 3, or 4 columns}}
func.func private @f(!spirv.matrix<4294967298 x vector<2xf32>>)

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.get_result' op cannot both request 'all' and specific values in the list}}
  %1 = "transform.get_result"(%a) <{is_all, raw_position_list = array<i64: 1>}> : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.get_operand' op cannot request both 'all' and 'inverted' values in the list}}
  %1 = "transform.get_operand"(%a) <{is_all, is_inverted, raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.get_result' op expected the listed values to be unique}}
  %1 = "transform.get_result"(%a) <{raw_position_list = array<i64: 1, 1>}> : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.get_result' op must request specific values in the list if 'all' is not specified}}
  %1 = "transform.get_result"(%a) <{raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.get_result' op must request specific values in the list if 'all' is not specified}}
  %1 = "transform.get_result"(%a) <{is_inverted, raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
}

// -----

// expected-error@+1 {{'transform.sequence' op expected children ops to implement TransformOpInterface}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-note@+1 {{op without interface}}
  transform.yield
  transform.yield
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
  // expected-error@+2 {{expected children ops to implement TransformOpInterface}}
  // expected-note@+1 {{op without interface}}
  transform.yield
  transform.print %a : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
  // expected-error@+2 {{expected children ops to implement TransformOpInterface}}
  // expected-note@+1 {{op without interface}}
  transform.yield
  transform.print %a : !transform.any_op
}
}

// -----

func.func @f(%a: tensor<4x32xf32>) {
  // expected-error@+1 {{'tosa.cast_to_block_scaled' op result #1 must be tosa-conformant tensor of at least rank 1 of micro-scaling format scale number values, but got 'tensor<*xf4E2M1FN>'}}
  %0:2 = tosa.cast_to_block_scaled %a {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf32>) -> (tensor<*xf4E2M1FN>, tensor<*xf4E2M1FN>)
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{expected ')'}}
  %0 = omp.iterator(%i: index = %a : index) { omp.yield }
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{expected SSA operand}}
  %0 = omp.iterator() = (%a to %a step %a) { omp.yield }
  return
}
