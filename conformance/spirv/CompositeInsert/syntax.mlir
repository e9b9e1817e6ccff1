// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.CompositeInsert` is read and printed.

// CHECK-LABEL: func.func @vectors(
// CHECK-NEXT: %0 = spirv.CompositeInsert %arg0, %arg1[1 : i32] : f32 into vector<4xf32>
func.func @vectors(%x: f32, %v: vector<4xf32>) {
  %0 = spirv.CompositeInsert %x, %v[1 : i32] : f32 into vector<4xf32>
  return
}

// CHECK-LABEL: func.func @nested(
// CHECK-NEXT: %0 = spirv.CompositeInsert %arg0, %arg1[1 : i32, 2 : i32] : i32 into !spirv.struct<(f32, !spirv.array<4 x i32>)>
func.func @nested(%a: i32, %s: !spirv.struct<(f32, !spirv.array<4 x i32>)>) {
  %0 = spirv.CompositeInsert %a, %s[1 : i32, 2 : i32] : i32 into !spirv.struct<(f32, !spirv.array<4 x i32>)>
  return
}
