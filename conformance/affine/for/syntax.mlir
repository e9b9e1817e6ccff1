// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `affine.for` is read and printed.

// CHECK-LABEL: func.func @constant_bounds(
// CHECK-NEXT: affine.for %arg0 = -4 to 8 {
// CHECK-NEXT: }
func.func @constant_bounds() {
  affine.for %k = -4 to 8 {}
  return
}

// CHECK-LABEL: func.func @a_step_of_one_is_left_out(
// CHECK-NEXT: affine.for %arg0 = 0 to 8 {
// CHECK-NEXT: }
func.func @a_step_of_one_is_left_out() {
  affine.for %k = 0 to 8 step 1 {}
  return
}

// CHECK-LABEL: func.func @step(
// CHECK-NEXT: affine.for %arg0 = 0 to 8 step 3 {
// CHECK-NEXT: }
func.func @step() {
  affine.for %k = 0 to 8 step 3 {}
  return
}

// CHECK-LABEL: func.func @values_as_bounds(
// CHECK-NEXT: affine.for %arg2 = %arg0 to %arg1 {
// CHECK-NEXT: }
func.func @values_as_bounds(%i: index, %n: index) {
  affine.for %k = %i to %n {}
  return
}

// CHECK-LABEL: func.func @maps_as_bounds(
// CHECK-NEXT: affine.for %arg2 = affine_map<(d0)[s0] -> (d0 + s0)>(%arg0)[%arg1] to affine_map<(d0) -> (d0 * 2)>(%arg0) {
// CHECK-NEXT: }
func.func @maps_as_bounds(%i: index, %n: index) {
  affine.for %k = affine_map<(d)[s] -> (d + s)>(%i)[%n] to affine_map<(d) -> (d * 2)>(%i) {}
  return
}

// CHECK-LABEL: func.func @the_largest_and_the_smallest(
// CHECK-NEXT: affine.for %arg2 = max affine_map<(d0) -> (d0, 3)>(%arg0) to min affine_map<()[s0] -> (s0, 9)>()[%arg1] {
// CHECK-NEXT: }
func.func @the_largest_and_the_smallest(%i: index, %n: index) {
  affine.for %k = max affine_map<(d) -> (d, 3)>(%i) to min affine_map<()[s] -> (s, 9)>()[%n] {}
  return
}

// CHECK-LABEL: func.func @one_result_needs_no_word(
// CHECK-NEXT: affine.for %arg2 = affine_map<(d0) -> (d0)>(%arg0) to affine_map<(d0) -> (d0)>(%arg1) {
// CHECK-NEXT: }
func.func @one_result_needs_no_word(%i: index, %n: index) {
  affine.for %k = max affine_map<(d) -> (d)>(%i) to min affine_map<(d) -> (d)>(%n) {}
  return
}

// CHECK-LABEL: func.func @maps_that_are_a_constant_or_a_symbol(
// CHECK-NEXT: affine.for %arg1 = 4 to %arg0 {
// CHECK-NEXT: }
func.func @maps_that_are_a_constant_or_a_symbol(%n: index) {
  affine.for %k = affine_map<() -> (4)>() to affine_map<()[s] -> (s)>()[%n] {}
  return
}

// CHECK-LABEL: func.func @maps_that_are_one_of_several_symbols(
// CHECK-NEXT: affine.for %arg2 = 0 to affine_map<()[s0, s1] -> (s0)>()[%arg0, %arg1] {
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %arg2 = 0 to affine_map<()[s0] -> (s0 * 2)>()[%arg0] {
// CHECK-NEXT: }
func.func @maps_that_are_one_of_several_symbols(%n: index, %m: index) {
  affine.for %k = 0 to affine_map<()[s, t] -> (s)>()[%n, %m] {}
  affine.for %k = 0 to affine_map<()[s] -> (s * 2)>()[%n] {}
  return
}

// CHECK-LABEL: func.func @the_end_is_left_out(
// CHECK-NEXT: affine.for %arg0 = 0 to 8 {
// CHECK-NEXT: }
func.func @the_end_is_left_out() {
  affine.for %k = 0 to 8 {
    affine.yield
  }
  return
}

// CHECK-LABEL: func.func @carried_values(
// CHECK-NEXT: %0:2 = affine.for %arg2 = 0 to 8 iter_args(%arg3 = %arg1, %arg4 = %arg0) -> (f32, index) {
// CHECK-NEXT: affine.yield %arg3, %arg4 : f32, index
// CHECK-NEXT: }
func.func @carried_values(%i: index, %x: f32) {
  %r:2 = affine.for %k = 0 to 8 iter_args(%a = %x, %b = %i) -> (f32, index) {
    affine.yield %a, %b : f32, index
  }
  return
}

// CHECK-LABEL: func.func @one_carried_value(
// CHECK-NEXT: %0 = affine.for %arg1 = 0 to 8 iter_args(%arg2 = %arg0) -> (f32) {
// CHECK-NEXT: affine.yield %arg2 : f32
// CHECK-NEXT: }
func.func @one_carried_value(%x: f32) {
  %r = affine.for %k = 0 to 8 iter_args(%a = %x) -> f32 {
    affine.yield %a : f32
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: affine.for %arg0 = 0 to 8 {
// CHECK-NEXT: } {count = 1 : i8, tag}
func.func @attributes() {
  affine.for %k = 0 to 8 {} {tag, count = 1 : i8}
  return
}
