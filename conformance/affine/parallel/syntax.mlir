// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `affine.parallel` is read and printed.

// CHECK-LABEL: func.func @one_dimension(
// CHECK-NEXT: affine.parallel (%arg0) = (0) to (8) {
// CHECK-NEXT: }
func.func @one_dimension() {
  affine.parallel (%k) = (0) to (8) {}
  return
}

// CHECK-LABEL: func.func @no_dimensions(
// CHECK-NEXT: affine.parallel () = () to () {
// CHECK-NEXT: }
func.func @no_dimensions() {
  affine.parallel () = () to () {}
  return
}

// CHECK-LABEL: func.func @several_bounds(
// CHECK-NEXT: affine.parallel (%arg2, %arg3) = (max(%arg0, 3), %arg1 * 2) to (min(%arg0 + 9, 12, %arg1), symbol(%arg1)) {
// CHECK-NEXT: }
func.func @several_bounds(%i: index, %n: index) {
  affine.parallel (%k, %l) = (max(%i, 3), %n * 2) to (min(%i + 9, 12, %n), symbol(%n)) {}
  return
}

// CHECK-LABEL: func.func @steps(
// CHECK-NEXT: affine.parallel (%arg0, %arg1) = (0, 0) to (8, 8) step (2, 3) {
// CHECK-NEXT: }
func.func @steps() {
  affine.parallel (%k, %l) = (0, 0) to (8, 8) step (2, 3) {}
  return
}

// CHECK-LABEL: func.func @steps_of_one_are_left_out(
// CHECK-NEXT: affine.parallel (%arg0, %arg1) = (0, 0) to (8, 8) {
// CHECK-NEXT: }
func.func @steps_of_one_are_left_out() {
  affine.parallel (%k, %l) = (0, 0) to (8, 8) step (1, 1) {}
  return
}

// CHECK-LABEL: func.func @each_value_is_an_operand_once(
// CHECK-NEXT: affine.parallel (%arg2) = (max(%arg0, %arg0 + %arg1)) to (%arg0 * 2) {
// CHECK-NEXT: }
func.func @each_value_is_an_operand_once(%i: index, %n: index) {
  affine.parallel (%k) = (max(%i, %i + %n)) to (%i + %i) {}
  return
}

// CHECK-LABEL: func.func @reductions(
// CHECK-NEXT: %0:2 = affine.parallel (%arg2) = (0) to (8) reduce ("addf", "muli") -> (f32, i32) {
// CHECK-NEXT: affine.yield %arg0, %arg1 : f32, i32
// CHECK-NEXT: }
func.func @reductions(%x: f32, %w: i32) {
  %r:2 = affine.parallel (%k) = (0) to (8) reduce ("addf", "muli") -> (f32, i32) {
    affine.yield %x, %w : f32, i32
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: affine.parallel (%arg0) = (0) to (8) {
// CHECK-NEXT: } {tag}
func.func @attributes() {
  affine.parallel (%k) = (0) to (8) {} {tag}
  return
}
