// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `gpu.launch` is read and printed.

// CHECK-LABEL: func.func @blocks_and_threads(
// CHECK-NEXT: gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %arg0, %arg8 = %arg0, %arg9 = %arg0) threads(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) {
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: }
func.func @blocks_and_threads(%i: index) {
  gpu.launch blocks(%a, %b, %e) in (%f = %i, %h = %i, %j = %i) threads(%k, %l, %o) in (%q = %i, %r = %i, %y = %i) {
    gpu.terminator
  }
  return
}

// CHECK-LABEL: func.func @token(
// CHECK-NEXT: %0 = gpu.launch async blocks(%arg1, %arg2, %arg3) in (%arg7 = %arg0, %arg8 = %arg0, %arg9 = %arg0) threads(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) {
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: }
func.func @token(%i: index) {
  %0 = gpu.launch async blocks(%a, %b, %e) in (%f = %i, %h = %i, %j = %i) threads(%k, %l, %o) in (%q = %i, %r = %i, %y = %i) {
    gpu.terminator
  }
  return
}

// CHECK-LABEL: func.func @dependencies(
// CHECK-NEXT: %0 = gpu.launch async [%arg1, %arg1] blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg0, %arg9 = %arg0, %arg10 = %arg0) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %arg0, %arg13 = %arg0) {
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: }
func.func @dependencies(%i: index, %g: !gpu.async.token) {
  %0 = gpu.launch async [%g, %g] blocks(%a, %b, %e) in (%f = %i, %h = %i, %j = %i) threads(%k, %l, %o) in (%q = %i, %r = %i, %y = %i) {
    gpu.terminator
  }
  return
}

// CHECK-LABEL: func.func @stream(
// CHECK-NEXT: gpu.launch <%arg1 : !llvm.ptr> blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg0, %arg9 = %arg0, %arg10 = %arg0) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %arg0, %arg13 = %arg0) {
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: }
func.func @stream(%i: index, %p: !llvm.ptr) {
  gpu.launch <%p : !llvm.ptr> blocks(%a, %b, %e) in (%f = %i, %h = %i, %j = %i) threads(%k, %l, %o) in (%q = %i, %r = %i, %y = %i) {
    gpu.terminator
  }
  return
}

// CHECK-LABEL: func.func @clusters(
// CHECK-NEXT: gpu.launch clusters(%arg13, %arg14, %arg15) in (%arg16 = %arg0, %arg17 = %arg0, %arg18 = %arg0) blocks(%arg1, %arg2, %arg3) in (%arg7 = %arg0, %arg8 = %arg0, %arg9 = %arg0) threads(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) {
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: }
func.func @clusters(%i: index) {
  gpu.launch clusters(%c0, %c1, %c2) in (%d0 = %i, %d1 = %i, %d2 = %i) blocks(%a, %b, %e) in (%f = %i, %h = %i, %j = %i) threads(%k, %l, %o) in (%q = %i, %r = %i, %y = %i) {
    gpu.terminator
  }
  return
}

// CHECK-LABEL: func.func @shared_memory(
// CHECK-NEXT: gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg0, %arg9 = %arg0, %arg10 = %arg0) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %arg0, %arg13 = %arg0) dynamic_shared_memory_size %arg1 {
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: }
func.func @shared_memory(%i: index, %w: i32) {
  gpu.launch blocks(%a, %b, %e) in (%f = %i, %h = %i, %j = %i) threads(%k, %l, %o) in (%q = %i, %r = %i, %y = %i) dynamic_shared_memory_size %w {
    gpu.terminator
  }
  return
}

// CHECK-LABEL: func.func @symbols(
// CHECK-NEXT: gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %arg0, %arg8 = %arg0, %arg9 = %arg0) threads(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) module(@m) function(@k) cooperative {
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: }
func.func @symbols(%i: index) {
  gpu.launch blocks(%a, %b, %e) in (%f = %i, %h = %i, %j = %i) threads(%k, %l, %o) in (%q = %i, %r = %i, %y = %i) module(@m) function(@k) cooperative {
    gpu.terminator
  }
  return
}

// CHECK-LABEL: func.func @buffers(
// CHECK-NEXT: gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %arg0, %arg8 = %arg0, %arg9 = %arg0) threads(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) workgroup(%arg13 : memref<4xf32, 3>) private(%arg14 : memref<1xf32, 5>, %arg15 : memref<f32, 5>) {
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: }
func.func @buffers(%i: index) {
  gpu.launch blocks(%a, %b, %e) in (%f = %i, %h = %i, %j = %i) threads(%k, %l, %o) in (%q = %i, %r = %i, %y = %i) workgroup(%x1 : memref<4xf32, 3>) private(%x2 : memref<1xf32, 5>, %x3 : memref<f32, 5>) {
    gpu.terminator
  }
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %arg0, %arg8 = %arg0, %arg9 = %arg0) threads(%arg4, %arg5, %arg6) in (%arg10 = %arg0, %arg11 = %arg0, %arg12 = %arg0) {
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: } {tag}
func.func @attributes(%i: index) {
  gpu.launch blocks(%a, %b, %e) in (%f = %i, %h = %i, %j = %i) threads(%k, %l, %o) in (%q = %i, %r = %i, %y = %i) {
    gpu.terminator
  } {tag}
  return
}
