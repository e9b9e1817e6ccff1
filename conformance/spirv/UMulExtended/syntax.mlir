// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.UMulExtended` is read and printed.

// CHECK-LABEL: func.func @scalars(
// CHECK-NEXT: %0 = spirv.UMulExtended %arg0, %arg0 : !spirv.struct<(i32, i32)>
func.func @scalars(%a: i32, %x: f32, %v: vector<4xf32>, %c: i1) {
  %0 = spirv.UMulExtended %a, %a : !spirv.struct<(i32, i32)>
  return
}

// CHECK-LABEL: func.func @vectors(
// CHECK-NEXT: %0 = spirv.UMulExtended %arg0, %arg0 : !spirv.struct<(vector<4xi32>, vector<4xi32>)>
func.func @vectors(%v: vector<4xi32>) {
  %0 = spirv.UMulExtended %v, %v : !spirv.struct<(vector<4xi32>, vector<4xi32>)>
  return
}
