// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `acc.compute_region` is read and printed.

// CHECK-LABEL: func.func @nothing(
// CHECK-NEXT: acc.compute_region {
// CHECK-NEXT: acc.yield
// CHECK-NEXT: } {origin = "acc.parallel"}
func.func @nothing() {
  acc.compute_region { acc.yield } {origin = "acc.parallel"}
  return
}

// CHECK-LABEL: func.func @left_out_terminator(
// CHECK-NEXT: acc.compute_region {
// CHECK-NEXT: acc.yield
// CHECK-NEXT: } {origin = "acc.parallel"}
func.func @left_out_terminator() {
  acc.compute_region {} {origin = "acc.parallel"}
  return
}

// CHECK-LABEL: func.func @launched(
// CHECK-NEXT: %0 = acc.par_width %arg0 {par_dim = #acc.par_dim<block_x>}
// CHECK-NEXT: acc.compute_region launch(%arg1 = %0, %arg2 = %0) {
// CHECK-NEXT: %1 = arith.addi %arg1, %arg2 : index
// CHECK-NEXT: acc.yield
// CHECK-NEXT: } {origin = "acc.parallel"}
func.func @launched(%n: index) {
  %a = acc.par_width %n {par_dim = #acc.par_dim<block_x>}
  acc.compute_region launch(%x = %a, %y = %a) {
    %0 = arith.addi %x, %y : index
    acc.yield
  } {origin = "acc.parallel"}
  return
}

// CHECK-LABEL: func.func @inputs(
// CHECK-NEXT: acc.compute_region ins(%arg1 = %arg0, %arg2 = %arg0) : (memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT: acc.yield
// CHECK-NEXT: } {origin = "acc.kernels"}
func.func @inputs(%m: memref<4xf32>) {
  acc.compute_region ins(%x = %m, %y = %m) : (memref<4xf32>, memref<4xf32>) { acc.yield } {origin = "acc.kernels"}
  return
}

// CHECK-LABEL: func.func @too_many_types(
// CHECK-NEXT: acc.compute_region ins(%arg1 = %arg0) : (memref<4xf32>) {
// CHECK-NEXT: acc.yield
// CHECK-NEXT: } {origin = "acc.kernels"}
func.func @too_many_types(%m: memref<4xf32>) {
  acc.compute_region ins(%x = %m) : (memref<4xf32>, f32) { acc.yield } {origin = "acc.kernels"}
  return
}

// CHECK-LABEL: func.func @empty_lists(
// CHECK-NEXT: acc.compute_region {
// CHECK-NEXT: acc.yield
// CHECK-NEXT: } {origin = "acc.serial"}
func.func @empty_lists() {
  acc.compute_region launch() ins() : (f32) -> () { acc.yield } {origin = "acc.serial"}
  return
}

// CHECK-LABEL: func.func @stream(
// CHECK-NEXT: acc.compute_region stream(%arg0 : !gpu.async.token) {
// CHECK-NEXT: acc.yield
// CHECK-NEXT: } {origin = "acc.serial"}
func.func @stream(%s: !gpu.async.token) {
  acc.compute_region stream(%s : !gpu.async.token) { acc.yield } {origin = "acc.serial"}
  return
}

// CHECK-LABEL: func.func @one_result(
// CHECK-NEXT: %0 = acc.compute_region ins(%arg1 = %arg0) : (f32) -> f32 {
// CHECK-NEXT: acc.yield %arg1 : f32
// CHECK-NEXT: } {origin = "acc.loop"}
func.func @one_result(%m: f32) {
  %0 = acc.compute_region ins(%x = %m) : (f32) -> (f32) { acc.yield %x : f32 } {origin = "acc.loop"}
  return
}

// CHECK-LABEL: func.func @all(
// CHECK-NEXT: %0 = acc.par_width %arg0 {par_dim = #acc.par_dim<block_x>}
// CHECK-NEXT: %1:2 = acc.compute_region stream(%arg2 : !gpu.async.token) launch(%arg3 = %0) ins(%arg4 = %arg1) : (f32) -> (f32, index) {
// CHECK-NEXT: acc.yield %arg4, %arg3 : f32, index
// CHECK-NEXT: } {kernel_func_name = @kernel, kernel_module_name = @device, origin = "acc.parallel", tag}
func.func @all(%n: index, %m: f32, %s: !gpu.async.token) {
  %a = acc.par_width %n {par_dim = #acc.par_dim<block_x>}
  %0:2 = acc.compute_region stream(%s : !gpu.async.token) launch(%x = %a) ins(%y = %m) : (f32) -> (f32, index) {
    acc.yield %y, %x : f32, index
  } {kernel_func_name = @kernel, kernel_module_name = @device, origin = "acc.parallel", tag}
  return
}
