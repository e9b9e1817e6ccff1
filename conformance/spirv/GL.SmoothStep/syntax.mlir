// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.GL.SmoothStep` is read and printed.

// CHECK-LABEL: func.func @scalars(
// CHECK-NEXT: %0 = spirv.GL.SmoothStep %arg1, %arg1, %arg1 : f32
func.func @scalars(%a: i32, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = spirv.GL.SmoothStep %x, %x, %x : f32
  return
}

// CHECK-LABEL: func.func @vectors(
// CHECK-NEXT: %0 = spirv.GL.SmoothStep %arg0, %arg0, %arg0 : vector<4xf32>
func.func @vectors(%v: vector<4xf32>) {
  %0 = spirv.GL.SmoothStep %v, %v, %v : vector<4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = spirv.GL.SmoothStep %arg1, %arg1, %arg1 {tag} : f32
func.func @attributes(%a: i32, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = spirv.GL.SmoothStep %x, %x, %x {tag} : f32
  return
}
