// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.print` is read and printed.

// CHECK-LABEL: func.func @a_vector(
// CHECK-NEXT: vector.print %arg0 : vector<4xf32>
func.func @a_vector(%x: vector<4xf32>) {
  vector.print %x : vector<4xf32>
  return
}

// CHECK-LABEL: func.func @a_scalar(
// CHECK-NEXT: vector.print %arg0 : f32
func.func @a_scalar(%f: f32) {
  vector.print %f : f32
  return
}

// CHECK-LABEL: func.func @punctuation(
// CHECK-NEXT: vector.print %arg0 : f32 punctuation <comma>
func.func @punctuation(%f: f32) {
  vector.print %f : f32 punctuation <comma>
  return
}

// CHECK-LABEL: func.func @punctuation_alone(
// CHECK-NEXT: vector.print punctuation <open>
func.func @punctuation_alone() {
  vector.print punctuation <open>
  return
}

// CHECK-LABEL: func.func @a_string(
// CHECK-NEXT: vector.print str "text\0A"
func.func @a_string() {
  vector.print str "text\n"
  return
}

// CHECK-LABEL: func.func @a_string_and_an_attribute(
// CHECK-NEXT: vector.print str "text" {tag}
func.func @a_string_and_an_attribute() {
  vector.print str "text" {tag}
  return
}

// CHECK-LABEL: func.func @nothing(
// CHECK-NEXT: vector.print
func.func @nothing() {
  vector.print
  return
}
