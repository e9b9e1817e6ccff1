// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.Load` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: %0 = spirv.Load "Function" %arg0 : f32
func.func @plain(%p: !spirv.ptr<f32, Function>, %x: f32) {
  %0 = spirv.Load "Function" %p : f32
  return
}

// CHECK-LABEL: func.func @memory_access(
// CHECK-NEXT: %0 = spirv.Load "Function" %arg0 ["Volatile"] : f32
// CHECK-NEXT: %1 = spirv.Load "Function" %arg0 ["Aligned", 4] : f32
func.func @memory_access(%p: !spirv.ptr<f32, Function>, %x: f32) {
  %0 = spirv.Load "Function" %p ["Volatile"] : f32
  %1 = spirv.Load "Function" %p ["Aligned", 4] : f32
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = spirv.Load "Function" %arg0 {tag} : f32
func.func @attributes(%p: !spirv.ptr<f32, Function>, %x: f32) {
  %0 = spirv.Load "Function" %p {tag} : f32
  return
}
