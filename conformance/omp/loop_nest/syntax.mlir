// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `omp.loop_nest` is read and printed.

// CHECK-LABEL: func.func @one_loop(
// CHECK-NEXT: omp.wsloop {
// CHECK-NEXT: omp.loop_nest (%arg2) : i32 = (%arg0) to (%arg1) step (%arg1) {
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @one_loop(%a: i32, %b: i32) {
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%a) to (%b) step (%b) {
      omp.yield
    }
  }
  return
}

// CHECK-LABEL: func.func @several_loops(
// CHECK-NEXT: omp.wsloop {
// CHECK-NEXT: omp.loop_nest (%arg2, %arg3) : i32 = (%arg0, %arg0) to (%arg1, %arg1) step (%arg1, %arg1) {
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @several_loops(%a: i32, %b: i32) {
  omp.wsloop {
    omp.loop_nest (%i, %j) : i32 = (%a, %a) to (%b, %b) step (%b, %b) {
      omp.yield
    }
  }
  return
}

// CHECK-LABEL: func.func @inclusive(
// CHECK-NEXT: omp.wsloop {
// CHECK-NEXT: omp.loop_nest (%arg2) : i32 = (%arg0) to (%arg1) inclusive step (%arg1) {
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @inclusive(%a: i32, %b: i32) {
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%a) to (%b) inclusive step (%b) {
      omp.yield
    }
  }
  return
}

// CHECK-LABEL: func.func @collapse(
// CHECK-NEXT: omp.wsloop {
// CHECK-NEXT: omp.loop_nest (%arg2, %arg3) : i32 = (%arg0, %arg0) to (%arg1, %arg1) step (%arg1, %arg1) collapse(2) {
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @collapse(%a: i32, %b: i32) {
  omp.wsloop {
    omp.loop_nest (%i, %j) : i32 = (%a, %a) to (%b, %b) step (%b, %b) collapse(2) {
      omp.yield
    }
  }
  return
}

// CHECK-LABEL: func.func @tiles(
// CHECK-NEXT: omp.wsloop {
// CHECK-NEXT: omp.loop_nest (%arg2, %arg3) : i32 = (%arg0, %arg0) to (%arg1, %arg1) step (%arg1, %arg1) collapse(2) tiles(4, 8) {
// CHECK-NEXT: omp.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @tiles(%a: i32, %b: i32) {
  omp.wsloop {
    omp.loop_nest (%i, %j) : i32 = (%a, %a) to (%b, %b) step (%b, %b) collapse(2) tiles(4, 8) {
      omp.yield
    }
  }
  return
}
