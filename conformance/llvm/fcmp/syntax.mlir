// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `llvm.fcmp` is read and printed.

// CHECK-LABEL: func.func @predicates(
// CHECK-NEXT: %0 = llvm.fcmp "_false" %arg0, %arg0 : f32
// CHECK-NEXT: %1 = llvm.fcmp "oeq" %arg0, %arg0 : f32
// CHECK-NEXT: %2 = llvm.fcmp "ogt" %arg0, %arg0 : f32
// CHECK-NEXT: %3 = llvm.fcmp "oge" %arg0, %arg0 : f32
// CHECK-NEXT: %4 = llvm.fcmp "olt" %arg0, %arg0 : f32
// CHECK-NEXT: %5 = llvm.fcmp "ole" %arg0, %arg0 : f32
// CHECK-NEXT: %6 = llvm.fcmp "one" %arg0, %arg0 : f32
// CHECK-NEXT: %7 = llvm.fcmp "ord" %arg0, %arg0 : f32
// CHECK-NEXT: %8 = llvm.fcmp "ueq" %arg0, %arg0 : f32
// CHECK-NEXT: %9 = llvm.fcmp "ugt" %arg0, %arg0 : f32
// CHECK-NEXT: %10 = llvm.fcmp "uge" %arg0, %arg0 : f32
// CHECK-NEXT: %11 = llvm.fcmp "ult" %arg0, %arg0 : f32
// CHECK-NEXT: %12 = llvm.fcmp "ule" %arg0, %arg0 : f32
// CHECK-NEXT: %13 = llvm.fcmp "une" %arg0, %arg0 : f32
// CHECK-NEXT: %14 = llvm.fcmp "uno" %arg0, %arg0 : f32
// CHECK-NEXT: %15 = llvm.fcmp "_true" %arg0, %arg0 : f32
func.func @predicates(%x: f32) {
  %0 = llvm.fcmp "_false" %x, %x : f32
  %1 = llvm.fcmp "oeq" %x, %x : f32
  %2 = llvm.fcmp "ogt" %x, %x : f32
  %3 = llvm.fcmp "oge" %x, %x : f32
  %4 = llvm.fcmp "olt" %x, %x : f32
  %5 = llvm.fcmp "ole" %x, %x : f32
  %6 = llvm.fcmp "one" %x, %x : f32
  %7 = llvm.fcmp "ord" %x, %x : f32
  %8 = llvm.fcmp "ueq" %x, %x : f32
  %9 = llvm.fcmp "ugt" %x, %x : f32
  %10 = llvm.fcmp "uge" %x, %x : f32
  %11 = llvm.fcmp "ult" %x, %x : f32
  %12 = llvm.fcmp "ule" %x, %x : f32
  %13 = llvm.fcmp "une" %x, %x : f32
  %14 = llvm.fcmp "uno" %x, %x : f32
  %15 = llvm.fcmp "_true" %x, %x : f32
  return
}

// CHECK-LABEL: func.func @vectors(
// CHECK-NEXT: %0 = llvm.fcmp "olt" %arg0, %arg0 : vector<4xf32>
func.func @vectors(%x: vector<4xf32>) {
  %0 = llvm.fcmp "olt" %x, %x : vector<4xf32>
  return
}

// CHECK-LABEL: func.func @scalable_vectors(
// CHECK-NEXT: %0 = llvm.fcmp "olt" %arg0, %arg0 : vector<[4]xf64>
func.func @scalable_vectors(%x: vector<[4]xf64>) {
  %0 = llvm.fcmp "olt" %x, %x : vector<[4]xf64>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = llvm.fcmp "olt" %arg0, %arg0 {fastmathFlags = #llvm.fastmath<ninf>, tag} : f32
func.func @attributes(%x: f32) {
  %0 = llvm.fcmp "olt" %x, %x {fastmathFlags = #llvm.fastmath<ninf>, tag} : f32
  return
}
