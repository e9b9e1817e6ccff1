// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `llvm.call_intrinsic` is read and printed.

// CHECK-LABEL: llvm.func @alone(
// CHECK-NEXT: llvm.call_intrinsic "llvm.trap"() : () -> ()
llvm.func @alone() {
  llvm.call_intrinsic "llvm.trap"() : () -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @values(
// CHECK-NEXT: %0 = llvm.call_intrinsic "llvm.vector.reduce.fadd.v4f32"(%arg1, %arg0) : (f32, vector<4xf32>) -> f32
llvm.func @values(%v: vector<4xf32>, %x: f32) {
  %0 = llvm.call_intrinsic "llvm.vector.reduce.fadd.v4f32"(%x, %v) : (f32, vector<4xf32>) -> f32
  llvm.return
}

// CHECK-LABEL: llvm.func @operand_bundles(
// CHECK-NEXT: llvm.call_intrinsic "llvm.assume"(%arg0) ["nonnull"(%arg1 : !llvm.ptr)] : (i1) -> ()
llvm.func @operand_bundles(%c: i1, %p: !llvm.ptr) {
  llvm.call_intrinsic "llvm.assume"(%c) ["nonnull"(%p : !llvm.ptr)] : (i1) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @attributes_of_arguments_and_results(
// CHECK-NEXT: %0 = llvm.call_intrinsic "llvm.strip.invariant.group.p0"(%arg0) : (!llvm.ptr {llvm.nonnull}) -> (!llvm.ptr {llvm.noundef})
llvm.func @attributes_of_arguments_and_results(%p: !llvm.ptr) {
  %0 = llvm.call_intrinsic "llvm.strip.invariant.group.p0"(%p) : (!llvm.ptr {llvm.nonnull}) -> (!llvm.ptr {llvm.noundef})
  llvm.return
}

// CHECK-LABEL: llvm.func @attributes(
// CHECK-NEXT: %0 = llvm.call_intrinsic "llvm.fabs.f32"(%arg0) {fastmathFlags = #llvm.fastmath<fast>, tag} : (f32) -> f32
llvm.func @attributes(%x: f32) {
  %0 = llvm.call_intrinsic "llvm.fabs.f32"(%x) {fastmathFlags = #llvm.fastmath<fast>, tag} : (f32) -> f32
  llvm.return
}
