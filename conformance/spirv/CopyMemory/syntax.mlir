// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `spirv.CopyMemory` is read and printed.

// CHECK-LABEL: func.func @plain(
// CHECK-NEXT: spirv.CopyMemory  "Function" %arg0,  "Function" %arg2,  : f32
func.func @plain(%p: !spirv.ptr<f32, Function>, %x: f32, %q: !spirv.ptr<f32, Function>) {
  spirv.CopyMemory "Function" %p, "Function" %q : f32
  return
}

// CHECK-LABEL: func.func @memory_access(
// CHECK-NEXT: spirv.CopyMemory  "Function" %arg0,  "Function" %arg2 ["Volatile"],  ["Volatile"] : f32
// CHECK-NEXT: spirv.CopyMemory  "Function" %arg0,  "Function" %arg2 ["Aligned", 4],  ["Aligned", 4] : f32
// CHECK-NEXT: spirv.CopyMemory  "Function" %arg0,  "Function" %arg2 ["Aligned", 4],  ["Aligned", 8] : f32
func.func @memory_access(%p: !spirv.ptr<f32, Function>, %x: f32, %q: !spirv.ptr<f32, Function>) {
  spirv.CopyMemory "Function" %p, "Function" %q ["Volatile"] : f32
  spirv.CopyMemory "Function" %p, "Function" %q ["Aligned", 4] : f32
  spirv.CopyMemory "Function" %p, "Function" %q ["Aligned", 4], ["Aligned", 8] : f32
  return
}
