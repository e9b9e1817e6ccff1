// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.CompositeExtract` is read and printed.

// CHECK-LABEL: func.func @vectors(
// CHECK-NEXT: %0 = spirv.CompositeExtract %arg0[1 : i32] : vector<4xf32>
func.func @vectors(%v: vector<4xf32>) {
  %0 = spirv.CompositeExtract %v[1 : i32] : vector<4xf32>
  return
}

// CHECK-LABEL: func.func @nested(
// CHECK-NEXT: %0 = spirv.CompositeExtract %arg0[1 : i32, 2 : i32] : !spirv.struct<(f32, !spirv.array<4 x i32>)>
func.func @nested(%s: !spirv.struct<(f32, !spirv.array<4 x i32>)>) {
  %0 = spirv.CompositeExtract %s[1 : i32, 2 : i32] : !spirv.struct<(f32, !spirv.array<4 x i32>)>
  return
}
