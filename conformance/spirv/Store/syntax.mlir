// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.Store` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: spirv.Store "Function" %arg0, %arg1 : f32
func.func @plain(%p: !spirv.ptr<f32, Function>, %x: f32) {
  spirv.Store "Function" %p, %x : f32
  return
}

// CHECK-LABEL: func.func @memory_access(
// CHECK-NEXT: spirv.Store "Function" %arg0, %arg1 ["Volatile"] : f32
// CHECK-NEXT: spirv.Store "Function" %arg0, %arg1 ["Aligned", 4] : f32
func.func @memory_access(%p: !spirv.ptr<f32, Function>, %x: f32) {
  spirv.Store "Function" %p, %x ["Volatile"] : f32
  spirv.Store "Function" %p, %x ["Aligned", 4] : f32
  return
}
