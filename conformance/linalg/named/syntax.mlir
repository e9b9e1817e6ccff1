// RUN: %bridge-opt --engine=native --split-input-file --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --split-input-file --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native --split-input-file %s | %bridge-opt --engine=native --split-input-file --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --split-input-file --mlir-print-op-generic %s | %bridge-opt --engine=native --split-input-file --mlir-print-local-scope | FileCheck %s
// The named ops share one syntax, so one file holds them all.

// Every form of `linalg.abs` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.abs ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.abs ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.abs ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.abs ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.abs {tag} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.abs {tag} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.add` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.add ins(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %c: memref<4x8xf32>) {
  linalg.add ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.add ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.add ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.add {tag} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.add {tag} ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.batch_matvec` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.batch_matvec ins(%arg0, %arg1 : memref<2x3x4xf32>, memref<2x4xf32>) outs(%arg2 : memref<2x3xf32>)
func.func @on_buffers(%a: memref<2x3x4xf32>, %b: memref<2x4xf32>, %c: memref<2x3xf32>) {
  linalg.batch_matvec ins(%a, %b : memref<2x3x4xf32>, memref<2x4xf32>) outs(%c : memref<2x3xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.batch_matvec ins(%arg0, %arg1 : tensor<2x3x4xf32>, tensor<2x4xf32>) outs(%arg2 : tensor<2x3xf32>) -> tensor<2x3xf32>
func.func @on_tensors(%a: tensor<2x3x4xf32>, %b: tensor<2x4xf32>, %c: tensor<2x3xf32>) {
  %0 = linalg.batch_matvec ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4xf32>) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.batch_matvec {tag} ins(%arg0, %arg1 : tensor<2x3x4xf32>, tensor<2x4xf32>) outs(%arg2 : tensor<2x3xf32>) -> tensor<2x3xf32>
func.func @attributes(%a: tensor<2x3x4xf32>, %b: tensor<2x4xf32>, %c: tensor<2x3xf32>) {
  %0 = linalg.batch_matvec {tag} ins(%a, %b : tensor<2x3x4xf32>, tensor<2x4xf32>) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// Every form of `linalg.batch_mmt4d` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.batch_mmt4d ins(%arg0, %arg1 : memref<2x3x5x6x3xf32>, memref<2x4x5x7x3xf32>) outs(%arg2 : memref<2x3x4x6x7xf32>)
func.func @on_buffers(%a: memref<2x3x5x6x3xf32>, %b: memref<2x4x5x7x3xf32>, %c: memref<2x3x4x6x7xf32>) {
  linalg.batch_mmt4d ins(%a, %b : memref<2x3x5x6x3xf32>, memref<2x4x5x7x3xf32>) outs(%c : memref<2x3x4x6x7xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.batch_mmt4d ins(%arg0, %arg1 : tensor<2x3x5x6x3xf32>, tensor<2x4x5x7x3xf32>) outs(%arg2 : tensor<2x3x4x6x7xf32>) -> tensor<2x3x4x6x7xf32>
func.func @on_tensors(%a: tensor<2x3x5x6x3xf32>, %b: tensor<2x4x5x7x3xf32>, %c: tensor<2x3x4x6x7xf32>) {
  %0 = linalg.batch_mmt4d ins(%a, %b : tensor<2x3x5x6x3xf32>, tensor<2x4x5x7x3xf32>) outs(%c : tensor<2x3x4x6x7xf32>) -> tensor<2x3x4x6x7xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.batch_mmt4d {tag} ins(%arg0, %arg1 : tensor<2x3x5x6x3xf32>, tensor<2x4x5x7x3xf32>) outs(%arg2 : tensor<2x3x4x6x7xf32>) -> tensor<2x3x4x6x7xf32>
func.func @attributes(%a: tensor<2x3x5x6x3xf32>, %b: tensor<2x4x5x7x3xf32>, %c: tensor<2x3x4x6x7xf32>) {
  %0 = linalg.batch_mmt4d {tag} ins(%a, %b : tensor<2x3x5x6x3xf32>, tensor<2x4x5x7x3xf32>) outs(%c : tensor<2x3x4x6x7xf32>) -> tensor<2x3x4x6x7xf32>
  return
}

// -----

// Every form of `linalg.batch_vecmat` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.batch_vecmat ins(%arg0, %arg1 : memref<2x4xf32>, memref<2x4x3xf32>) outs(%arg2 : memref<2x3xf32>)
func.func @on_buffers(%a: memref<2x4xf32>, %b: memref<2x4x3xf32>, %c: memref<2x3xf32>) {
  linalg.batch_vecmat ins(%a, %b : memref<2x4xf32>, memref<2x4x3xf32>) outs(%c : memref<2x3xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.batch_vecmat ins(%arg0, %arg1 : tensor<2x4xf32>, tensor<2x4x3xf32>) outs(%arg2 : tensor<2x3xf32>) -> tensor<2x3xf32>
func.func @on_tensors(%a: tensor<2x4xf32>, %b: tensor<2x4x3xf32>, %c: tensor<2x3xf32>) {
  %0 = linalg.batch_vecmat ins(%a, %b : tensor<2x4xf32>, tensor<2x4x3xf32>) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.batch_vecmat {tag} ins(%arg0, %arg1 : tensor<2x4xf32>, tensor<2x4x3xf32>) outs(%arg2 : tensor<2x3xf32>) -> tensor<2x3xf32>
func.func @attributes(%a: tensor<2x4xf32>, %b: tensor<2x4x3xf32>, %c: tensor<2x3xf32>) {
  %0 = linalg.batch_vecmat {tag} ins(%a, %b : tensor<2x4xf32>, tensor<2x4x3xf32>) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// Every form of `linalg.ceil` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.ceil ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.ceil ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.ceil ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.ceil ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.ceil {tag} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.ceil {tag} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.conv_1d` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_1d ins(%arg0, %arg1 : memref<4xf32>, memref<3xf32>) outs(%arg2 : memref<2xf32>)
func.func @on_buffers(%a: memref<4xf32>, %b: memref<3xf32>, %c: memref<2xf32>) {
  linalg.conv_1d ins(%a, %b : memref<4xf32>, memref<3xf32>) outs(%c : memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_1d ins(%arg0, %arg1 : tensor<4xf32>, tensor<3xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
func.func @on_tensors(%a: tensor<4xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  %0 = linalg.conv_1d ins(%a, %b : tensor<4xf32>, tensor<3xf32>) outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_1d {tag} ins(%arg0, %arg1 : tensor<4xf32>, tensor<3xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
func.func @attributes(%a: tensor<4xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  %0 = linalg.conv_1d {tag} ins(%a, %b : tensor<4xf32>, tensor<3xf32>) outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

// Every form of `linalg.conv_1d_ncw_fcw` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_1d_ncw_fcw ins(%arg0, %arg1 : memref<2x5x9xf32>, memref<3x5x6xf32>) outs(%arg2 : memref<2x3x4xf32>)
func.func @on_buffers(%a: memref<2x5x9xf32>, %b: memref<3x5x6xf32>, %c: memref<2x3x4xf32>) {
  linalg.conv_1d_ncw_fcw ins(%a, %b : memref<2x5x9xf32>, memref<3x5x6xf32>) outs(%c : memref<2x3x4xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_1d_ncw_fcw ins(%arg0, %arg1 : tensor<2x5x9xf32>, tensor<3x5x6xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @on_tensors(%a: tensor<2x5x9xf32>, %b: tensor<3x5x6xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.conv_1d_ncw_fcw ins(%a, %b : tensor<2x5x9xf32>, tensor<3x5x6xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<2x5x9xf32>, tensor<3x5x6xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @strides_and_dilations(%a: tensor<2x5x9xf32>, %b: tensor<3x5x6xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %b : tensor<2x5x9xf32>, tensor<3x5x6xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_1d_ncw_fcw {tag} ins(%arg0, %arg1 : tensor<2x5x9xf32>, tensor<3x5x6xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @attributes(%a: tensor<2x5x9xf32>, %b: tensor<3x5x6xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.conv_1d_ncw_fcw {tag} ins(%a, %b : tensor<2x5x9xf32>, tensor<3x5x6xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

// Every form of `linalg.conv_1d_nwc_wcf` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_1d_nwc_wcf ins(%arg0, %arg1 : memref<2x7x6xf32>, memref<5x6x4xf32>) outs(%arg2 : memref<2x3x4xf32>)
func.func @on_buffers(%a: memref<2x7x6xf32>, %b: memref<5x6x4xf32>, %c: memref<2x3x4xf32>) {
  linalg.conv_1d_nwc_wcf ins(%a, %b : memref<2x7x6xf32>, memref<5x6x4xf32>) outs(%c : memref<2x3x4xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_1d_nwc_wcf ins(%arg0, %arg1 : tensor<2x7x6xf32>, tensor<5x6x4xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @on_tensors(%a: tensor<2x7x6xf32>, %b: tensor<5x6x4xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.conv_1d_nwc_wcf ins(%a, %b : tensor<2x7x6xf32>, tensor<5x6x4xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<2x7x6xf32>, tensor<5x6x4xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @strides_and_dilations(%a: tensor<2x7x6xf32>, %b: tensor<5x6x4xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %b : tensor<2x7x6xf32>, tensor<5x6x4xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_1d_nwc_wcf {tag} ins(%arg0, %arg1 : tensor<2x7x6xf32>, tensor<5x6x4xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @attributes(%a: tensor<2x7x6xf32>, %b: tensor<5x6x4xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.conv_1d_nwc_wcf {tag} ins(%a, %b : tensor<2x7x6xf32>, tensor<5x6x4xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

// Every form of `linalg.conv_2d` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_2d ins(%arg0, %arg1 : memref<5x7xf32>, memref<4x5xf32>) outs(%arg2 : memref<2x3xf32>)
func.func @on_buffers(%a: memref<5x7xf32>, %b: memref<4x5xf32>, %c: memref<2x3xf32>) {
  linalg.conv_2d ins(%a, %b : memref<5x7xf32>, memref<4x5xf32>) outs(%c : memref<2x3xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_2d ins(%arg0, %arg1 : tensor<5x7xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<2x3xf32>) -> tensor<2x3xf32>
func.func @on_tensors(%a: tensor<5x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x3xf32>) {
  %0 = linalg.conv_2d ins(%a, %b : tensor<5x7xf32>, tensor<4x5xf32>) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_2d {tag} ins(%arg0, %arg1 : tensor<5x7xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<2x3xf32>) -> tensor<2x3xf32>
func.func @attributes(%a: tensor<5x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x3xf32>) {
  %0 = linalg.conv_2d {tag} ins(%a, %b : tensor<5x7xf32>, tensor<4x5xf32>) outs(%c : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// Every form of `linalg.conv_2d_nchw_fchw` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_2d_nchw_fchw ins(%arg0, %arg1 : memref<2x6x10x7xf32>, memref<3x6x7x3xf32>) outs(%arg2 : memref<2x3x4x5xf32>)
func.func @on_buffers(%a: memref<2x6x10x7xf32>, %b: memref<3x6x7x3xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.conv_2d_nchw_fchw ins(%a, %b : memref<2x6x10x7xf32>, memref<3x6x7x3xf32>) outs(%c : memref<2x3x4x5xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_2d_nchw_fchw ins(%arg0, %arg1 : tensor<2x6x10x7xf32>, tensor<3x6x7x3xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @on_tensors(%a: tensor<2x6x10x7xf32>, %b: tensor<3x6x7x3xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nchw_fchw ins(%a, %b : tensor<2x6x10x7xf32>, tensor<3x6x7x3xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x6x10x7xf32>, tensor<3x6x7x3xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @strides_and_dilations(%a: tensor<2x6x10x7xf32>, %b: tensor<3x6x7x3xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x6x10x7xf32>, tensor<3x6x7x3xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_2d_nchw_fchw {tag} ins(%arg0, %arg1 : tensor<2x6x10x7xf32>, tensor<3x6x7x3xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @attributes(%a: tensor<2x6x10x7xf32>, %b: tensor<3x6x7x3xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nchw_fchw {tag} ins(%a, %b : tensor<2x6x10x7xf32>, tensor<3x6x7x3xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

// Every form of `linalg.conv_2d_nchw_fchw_q` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_2d_nchw_fchw_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x6x10x7xi8>, memref<3x6x7x3xi8>, i32, i32) outs(%arg4 : memref<2x3x4x5xi32>)
func.func @on_buffers(%a: memref<2x6x10x7xi8>, %b: memref<3x6x7x3xi8>, %c: i32, %d: i32, %e: memref<2x3x4x5xi32>) {
  linalg.conv_2d_nchw_fchw_q ins(%a, %b, %c, %d : memref<2x6x10x7xi8>, memref<3x6x7x3xi8>, i32, i32) outs(%e : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_2d_nchw_fchw_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x6x10x7xi8>, tensor<3x6x7x3xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
func.func @on_tensors(%a: tensor<2x6x10x7xi8>, %b: tensor<3x6x7x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  %0 = linalg.conv_2d_nchw_fchw_q ins(%a, %b, %c, %d : tensor<2x6x10x7xi8>, tensor<3x6x7x3xi8>, i32, i32) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.conv_2d_nchw_fchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x6x10x7xi8>, tensor<3x6x7x3xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
func.func @strides_and_dilations(%a: tensor<2x6x10x7xi8>, %b: tensor<3x6x7x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  %0 = linalg.conv_2d_nchw_fchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b, %c, %d : tensor<2x6x10x7xi8>, tensor<3x6x7x3xi8>, i32, i32) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_2d_nchw_fchw_q {tag} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x6x10x7xi8>, tensor<3x6x7x3xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
func.func @attributes(%a: tensor<2x6x10x7xi8>, %b: tensor<3x6x7x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  %0 = linalg.conv_2d_nchw_fchw_q {tag} ins(%a, %b, %c, %d : tensor<2x6x10x7xi8>, tensor<3x6x7x3xi8>, i32, i32) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

// Every form of `linalg.conv_2d_ngchw_fgchw` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_2d_ngchw_fgchw ins(%arg0, %arg1 : memref<2x3x7x7x7xf32>, memref<4x3x7x3x2xf32>) outs(%arg2 : memref<2x3x4x5x6xf32>)
func.func @on_buffers(%a: memref<2x3x7x7x7xf32>, %b: memref<4x3x7x3x2xf32>, %c: memref<2x3x4x5x6xf32>) {
  linalg.conv_2d_ngchw_fgchw ins(%a, %b : memref<2x3x7x7x7xf32>, memref<4x3x7x3x2xf32>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_2d_ngchw_fgchw ins(%arg0, %arg1 : tensor<2x3x7x7x7xf32>, tensor<4x3x7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @on_tensors(%a: tensor<2x3x7x7x7xf32>, %b: tensor<4x3x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_2d_ngchw_fgchw ins(%a, %b : tensor<2x3x7x7x7xf32>, tensor<4x3x7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.conv_2d_ngchw_fgchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x3x7x7x7xf32>, tensor<4x3x7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @strides_and_dilations(%a: tensor<2x3x7x7x7xf32>, %b: tensor<4x3x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_2d_ngchw_fgchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x3x7x7x7xf32>, tensor<4x3x7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_2d_ngchw_fgchw {tag} ins(%arg0, %arg1 : tensor<2x3x7x7x7xf32>, tensor<4x3x7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @attributes(%a: tensor<2x3x7x7x7xf32>, %b: tensor<4x3x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_2d_ngchw_fgchw {tag} ins(%a, %b : tensor<2x3x7x7x7xf32>, tensor<4x3x7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

// Every form of `linalg.conv_2d_ngchw_gfchw` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_2d_ngchw_gfchw ins(%arg0, %arg1 : memref<2x3x7x7x7xf32>, memref<3x4x7x3x2xf32>) outs(%arg2 : memref<2x3x4x5x6xf32>)
func.func @on_buffers(%a: memref<2x3x7x7x7xf32>, %b: memref<3x4x7x3x2xf32>, %c: memref<2x3x4x5x6xf32>) {
  linalg.conv_2d_ngchw_gfchw ins(%a, %b : memref<2x3x7x7x7xf32>, memref<3x4x7x3x2xf32>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_2d_ngchw_gfchw ins(%arg0, %arg1 : tensor<2x3x7x7x7xf32>, tensor<3x4x7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @on_tensors(%a: tensor<2x3x7x7x7xf32>, %b: tensor<3x4x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_2d_ngchw_gfchw ins(%a, %b : tensor<2x3x7x7x7xf32>, tensor<3x4x7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x3x7x7x7xf32>, tensor<3x4x7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @strides_and_dilations(%a: tensor<2x3x7x7x7xf32>, %b: tensor<3x4x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x3x7x7x7xf32>, tensor<3x4x7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_2d_ngchw_gfchw {tag} ins(%arg0, %arg1 : tensor<2x3x7x7x7xf32>, tensor<3x4x7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @attributes(%a: tensor<2x3x7x7x7xf32>, %b: tensor<3x4x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_2d_ngchw_gfchw {tag} ins(%a, %b : tensor<2x3x7x7x7xf32>, tensor<3x4x7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

// Every form of `linalg.conv_2d_ngchw_gfchw_q` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_2d_ngchw_gfchw_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x3x7x7x7xi8>, memref<3x4x7x3x2xi8>, i32, i32) outs(%arg4 : memref<2x3x4x5x6xi32>)
func.func @on_buffers(%a: memref<2x3x7x7x7xi8>, %b: memref<3x4x7x3x2xi8>, %c: i32, %d: i32, %e: memref<2x3x4x5x6xi32>) {
  linalg.conv_2d_ngchw_gfchw_q ins(%a, %b, %c, %d : memref<2x3x7x7x7xi8>, memref<3x4x7x3x2xi8>, i32, i32) outs(%e : memref<2x3x4x5x6xi32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_2d_ngchw_gfchw_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x3x7x7x7xi8>, tensor<3x4x7x3x2xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
func.func @on_tensors(%a: tensor<2x3x7x7x7xi8>, %b: tensor<3x4x7x3x2xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.conv_2d_ngchw_gfchw_q ins(%a, %b, %c, %d : tensor<2x3x7x7x7xi8>, tensor<3x4x7x3x2xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x3x7x7x7xi8>, tensor<3x4x7x3x2xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
func.func @strides_and_dilations(%a: tensor<2x3x7x7x7xi8>, %b: tensor<3x4x7x3x2xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b, %c, %d : tensor<2x3x7x7x7xi8>, tensor<3x4x7x3x2xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_2d_ngchw_gfchw_q {tag} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x3x7x7x7xi8>, tensor<3x4x7x3x2xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
func.func @attributes(%a: tensor<2x3x7x7x7xi8>, %b: tensor<3x4x7x3x2xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.conv_2d_ngchw_gfchw_q {tag} ins(%a, %b, %c, %d : tensor<2x3x7x7x7xi8>, tensor<3x4x7x3x2xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

// Every form of `linalg.conv_2d_nhwc_fhwc` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_2d_nhwc_fhwc ins(%arg0, %arg1 : memref<2x8x10x3xf32>, memref<5x6x7x3xf32>) outs(%arg2 : memref<2x3x4x5xf32>)
func.func @on_buffers(%a: memref<2x8x10x3xf32>, %b: memref<5x6x7x3xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.conv_2d_nhwc_fhwc ins(%a, %b : memref<2x8x10x3xf32>, memref<5x6x7x3xf32>) outs(%c : memref<2x3x4x5xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_2d_nhwc_fhwc ins(%arg0, %arg1 : tensor<2x8x10x3xf32>, tensor<5x6x7x3xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @on_tensors(%a: tensor<2x8x10x3xf32>, %b: tensor<5x6x7x3xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %b : tensor<2x8x10x3xf32>, tensor<5x6x7x3xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x8x10x3xf32>, tensor<5x6x7x3xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @strides_and_dilations(%a: tensor<2x8x10x3xf32>, %b: tensor<5x6x7x3xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x8x10x3xf32>, tensor<5x6x7x3xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_2d_nhwc_fhwc {tag} ins(%arg0, %arg1 : tensor<2x8x10x3xf32>, tensor<5x6x7x3xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @attributes(%a: tensor<2x8x10x3xf32>, %b: tensor<5x6x7x3xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nhwc_fhwc {tag} ins(%a, %b : tensor<2x8x10x3xf32>, tensor<5x6x7x3xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

// Every form of `linalg.conv_2d_nhwc_fhwc_q` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_2d_nhwc_fhwc_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x8x10x3xi8>, memref<5x6x7x3xi8>, i32, i32) outs(%arg4 : memref<2x3x4x5xi32>)
func.func @on_buffers(%a: memref<2x8x10x3xi8>, %b: memref<5x6x7x3xi8>, %c: i32, %d: i32, %e: memref<2x3x4x5xi32>) {
  linalg.conv_2d_nhwc_fhwc_q ins(%a, %b, %c, %d : memref<2x8x10x3xi8>, memref<5x6x7x3xi8>, i32, i32) outs(%e : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_2d_nhwc_fhwc_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x8x10x3xi8>, tensor<5x6x7x3xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
func.func @on_tensors(%a: tensor<2x8x10x3xi8>, %b: tensor<5x6x7x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  %0 = linalg.conv_2d_nhwc_fhwc_q ins(%a, %b, %c, %d : tensor<2x8x10x3xi8>, tensor<5x6x7x3xi8>, i32, i32) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x8x10x3xi8>, tensor<5x6x7x3xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
func.func @strides_and_dilations(%a: tensor<2x8x10x3xi8>, %b: tensor<5x6x7x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  %0 = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b, %c, %d : tensor<2x8x10x3xi8>, tensor<5x6x7x3xi8>, i32, i32) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_2d_nhwc_fhwc_q {tag} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x8x10x3xi8>, tensor<5x6x7x3xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
func.func @attributes(%a: tensor<2x8x10x3xi8>, %b: tensor<5x6x7x3xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  %0 = linalg.conv_2d_nhwc_fhwc_q {tag} ins(%a, %b, %c, %d : tensor<2x8x10x3xi8>, tensor<5x6x7x3xi8>, i32, i32) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

// Every form of `linalg.conv_2d_nhwc_hwcf` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_2d_nhwc_hwcf ins(%arg0, %arg1 : memref<2x8x10x3xf32>, memref<6x7x3x5xf32>) outs(%arg2 : memref<2x3x4x5xf32>)
func.func @on_buffers(%a: memref<2x8x10x3xf32>, %b: memref<6x7x3x5xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.conv_2d_nhwc_hwcf ins(%a, %b : memref<2x8x10x3xf32>, memref<6x7x3x5xf32>) outs(%c : memref<2x3x4x5xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_2d_nhwc_hwcf ins(%arg0, %arg1 : tensor<2x8x10x3xf32>, tensor<6x7x3x5xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @on_tensors(%a: tensor<2x8x10x3xf32>, %b: tensor<6x7x3x5xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<2x8x10x3xf32>, tensor<6x7x3x5xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x8x10x3xf32>, tensor<6x7x3x5xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @strides_and_dilations(%a: tensor<2x8x10x3xf32>, %b: tensor<6x7x3x5xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x8x10x3xf32>, tensor<6x7x3x5xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_2d_nhwc_hwcf {tag} ins(%arg0, %arg1 : tensor<2x8x10x3xf32>, tensor<6x7x3x5xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @attributes(%a: tensor<2x8x10x3xf32>, %b: tensor<6x7x3x5xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {tag} ins(%a, %b : tensor<2x8x10x3xf32>, tensor<6x7x3x5xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

// Every form of `linalg.conv_2d_nhwc_hwcf_q` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_2d_nhwc_hwcf_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x8x10x3xi8>, memref<6x7x3x5xi8>, i32, i32) outs(%arg4 : memref<2x3x4x5xi32>)
func.func @on_buffers(%a: memref<2x8x10x3xi8>, %b: memref<6x7x3x5xi8>, %c: i32, %d: i32, %e: memref<2x3x4x5xi32>) {
  linalg.conv_2d_nhwc_hwcf_q ins(%a, %b, %c, %d : memref<2x8x10x3xi8>, memref<6x7x3x5xi8>, i32, i32) outs(%e : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_2d_nhwc_hwcf_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x8x10x3xi8>, tensor<6x7x3x5xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
func.func @on_tensors(%a: tensor<2x8x10x3xi8>, %b: tensor<6x7x3x5xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  %0 = linalg.conv_2d_nhwc_hwcf_q ins(%a, %b, %c, %d : tensor<2x8x10x3xi8>, tensor<6x7x3x5xi8>, i32, i32) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x8x10x3xi8>, tensor<6x7x3x5xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
func.func @strides_and_dilations(%a: tensor<2x8x10x3xi8>, %b: tensor<6x7x3x5xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  %0 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b, %c, %d : tensor<2x8x10x3xi8>, tensor<6x7x3x5xi8>, i32, i32) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_2d_nhwc_hwcf_q {tag} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x8x10x3xi8>, tensor<6x7x3x5xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
func.func @attributes(%a: tensor<2x8x10x3xi8>, %b: tensor<6x7x3x5xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  %0 = linalg.conv_2d_nhwc_hwcf_q {tag} ins(%a, %b, %c, %d : tensor<2x8x10x3xi8>, tensor<6x7x3x5xi8>, i32, i32) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

// Every form of `linalg.conv_2d_nhwgc_gfhwc` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_2d_nhwgc_gfhwc ins(%arg0, %arg1 : memref<2x9x6x5x2xf32>, memref<5x6x7x3x2xf32>) outs(%arg2 : memref<2x3x4x5x6xf32>)
func.func @on_buffers(%a: memref<2x9x6x5x2xf32>, %b: memref<5x6x7x3x2xf32>, %c: memref<2x3x4x5x6xf32>) {
  linalg.conv_2d_nhwgc_gfhwc ins(%a, %b : memref<2x9x6x5x2xf32>, memref<5x6x7x3x2xf32>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_2d_nhwgc_gfhwc ins(%arg0, %arg1 : tensor<2x9x6x5x2xf32>, tensor<5x6x7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @on_tensors(%a: tensor<2x9x6x5x2xf32>, %b: tensor<5x6x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_2d_nhwgc_gfhwc ins(%a, %b : tensor<2x9x6x5x2xf32>, tensor<5x6x7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x9x6x5x2xf32>, tensor<5x6x7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @strides_and_dilations(%a: tensor<2x9x6x5x2xf32>, %b: tensor<5x6x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x9x6x5x2xf32>, tensor<5x6x7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_2d_nhwgc_gfhwc {tag} ins(%arg0, %arg1 : tensor<2x9x6x5x2xf32>, tensor<5x6x7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @attributes(%a: tensor<2x9x6x5x2xf32>, %b: tensor<5x6x7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_2d_nhwgc_gfhwc {tag} ins(%a, %b : tensor<2x9x6x5x2xf32>, tensor<5x6x7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

// Every form of `linalg.conv_2d_nhwgc_gfhwc_q` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_2d_nhwgc_gfhwc_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x9x6x5x2xi8>, memref<5x6x7x3x2xi8>, i32, i32) outs(%arg4 : memref<2x3x4x5x6xi32>)
func.func @on_buffers(%a: memref<2x9x6x5x2xi8>, %b: memref<5x6x7x3x2xi8>, %c: i32, %d: i32, %e: memref<2x3x4x5x6xi32>) {
  linalg.conv_2d_nhwgc_gfhwc_q ins(%a, %b, %c, %d : memref<2x9x6x5x2xi8>, memref<5x6x7x3x2xi8>, i32, i32) outs(%e : memref<2x3x4x5x6xi32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_2d_nhwgc_gfhwc_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x9x6x5x2xi8>, tensor<5x6x7x3x2xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
func.func @on_tensors(%a: tensor<2x9x6x5x2xi8>, %b: tensor<5x6x7x3x2xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q ins(%a, %b, %c, %d : tensor<2x9x6x5x2xi8>, tensor<5x6x7x3x2xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x9x6x5x2xi8>, tensor<5x6x7x3x2xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
func.func @strides_and_dilations(%a: tensor<2x9x6x5x2xi8>, %b: tensor<5x6x7x3x2xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b, %c, %d : tensor<2x9x6x5x2xi8>, tensor<5x6x7x3x2xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_2d_nhwgc_gfhwc_q {tag} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x9x6x5x2xi8>, tensor<5x6x7x3x2xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
func.func @attributes(%a: tensor<2x9x6x5x2xi8>, %b: tensor<5x6x7x3x2xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q {tag} ins(%a, %b, %c, %d : tensor<2x9x6x5x2xi8>, tensor<5x6x7x3x2xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

// Every form of `linalg.conv_3d` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_3d ins(%arg0, %arg1 : memref<6x8x10xf32>, memref<5x6x7xf32>) outs(%arg2 : memref<2x3x4xf32>)
func.func @on_buffers(%a: memref<6x8x10xf32>, %b: memref<5x6x7xf32>, %c: memref<2x3x4xf32>) {
  linalg.conv_3d ins(%a, %b : memref<6x8x10xf32>, memref<5x6x7xf32>) outs(%c : memref<2x3x4xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_3d ins(%arg0, %arg1 : tensor<6x8x10xf32>, tensor<5x6x7xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @on_tensors(%a: tensor<6x8x10xf32>, %b: tensor<5x6x7xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.conv_3d ins(%a, %b : tensor<6x8x10xf32>, tensor<5x6x7xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_3d {tag} ins(%arg0, %arg1 : tensor<6x8x10xf32>, tensor<5x6x7xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @attributes(%a: tensor<6x8x10xf32>, %b: tensor<5x6x7xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.conv_3d {tag} ins(%a, %b : tensor<6x8x10xf32>, tensor<5x6x7xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

// Every form of `linalg.conv_3d_ncdhw_fcdhw` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_3d_ncdhw_fcdhw ins(%arg0, %arg1 : memref<2x7x6x6x8xf32>, memref<3x7x3x2x3xf32>) outs(%arg2 : memref<2x3x4x5x6xf32>)
func.func @on_buffers(%a: memref<2x7x6x6x8xf32>, %b: memref<3x7x3x2x3xf32>, %c: memref<2x3x4x5x6xf32>) {
  linalg.conv_3d_ncdhw_fcdhw ins(%a, %b : memref<2x7x6x6x8xf32>, memref<3x7x3x2x3xf32>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_3d_ncdhw_fcdhw ins(%arg0, %arg1 : tensor<2x7x6x6x8xf32>, tensor<3x7x3x2x3xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @on_tensors(%a: tensor<2x7x6x6x8xf32>, %b: tensor<3x7x3x2x3xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_3d_ncdhw_fcdhw ins(%a, %b : tensor<2x7x6x6x8xf32>, tensor<3x7x3x2x3xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<2x7x6x6x8xf32>, tensor<3x7x3x2x3xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @strides_and_dilations(%a: tensor<2x7x6x6x8xf32>, %b: tensor<3x7x3x2x3xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<2x7x6x6x8xf32>, tensor<3x7x3x2x3xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_3d_ncdhw_fcdhw {tag} ins(%arg0, %arg1 : tensor<2x7x6x6x8xf32>, tensor<3x7x3x2x3xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @attributes(%a: tensor<2x7x6x6x8xf32>, %b: tensor<3x7x3x2x3xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_3d_ncdhw_fcdhw {tag} ins(%a, %b : tensor<2x7x6x6x8xf32>, tensor<3x7x3x2x3xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

// Every form of `linalg.conv_3d_ndhwc_dhwcf` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_3d_ndhwc_dhwcf ins(%arg0, %arg1 : memref<2x9x6x6x3xf32>, memref<7x3x2x3x6xf32>) outs(%arg2 : memref<2x3x4x5x6xf32>)
func.func @on_buffers(%a: memref<2x9x6x6x3xf32>, %b: memref<7x3x2x3x6xf32>, %c: memref<2x3x4x5x6xf32>) {
  linalg.conv_3d_ndhwc_dhwcf ins(%a, %b : memref<2x9x6x6x3xf32>, memref<7x3x2x3x6xf32>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_3d_ndhwc_dhwcf ins(%arg0, %arg1 : tensor<2x9x6x6x3xf32>, tensor<7x3x2x3x6xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @on_tensors(%a: tensor<2x9x6x6x3xf32>, %b: tensor<7x3x2x3x6xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf ins(%a, %b : tensor<2x9x6x6x3xf32>, tensor<7x3x2x3x6xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<2x9x6x6x3xf32>, tensor<7x3x2x3x6xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @strides_and_dilations(%a: tensor<2x9x6x6x3xf32>, %b: tensor<7x3x2x3x6xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<2x9x6x6x3xf32>, tensor<7x3x2x3x6xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_3d_ndhwc_dhwcf {tag} ins(%arg0, %arg1 : tensor<2x9x6x6x3xf32>, tensor<7x3x2x3x6xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @attributes(%a: tensor<2x9x6x6x3xf32>, %b: tensor<7x3x2x3x6xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf {tag} ins(%a, %b : tensor<2x9x6x6x3xf32>, tensor<7x3x2x3x6xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

// Every form of `linalg.conv_3d_ndhwc_dhwcf_q` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.conv_3d_ndhwc_dhwcf_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x9x6x6x3xi8>, memref<7x3x2x3x6xi8>, i32, i32) outs(%arg4 : memref<2x3x4x5x6xi32>)
func.func @on_buffers(%a: memref<2x9x6x6x3xi8>, %b: memref<7x3x2x3x6xi8>, %c: i32, %d: i32, %e: memref<2x3x4x5x6xi32>) {
  linalg.conv_3d_ndhwc_dhwcf_q ins(%a, %b, %c, %d : memref<2x9x6x6x3xi8>, memref<7x3x2x3x6xi8>, i32, i32) outs(%e : memref<2x3x4x5x6xi32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.conv_3d_ndhwc_dhwcf_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x9x6x6x3xi8>, tensor<7x3x2x3x6xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
func.func @on_tensors(%a: tensor<2x9x6x6x3xi8>, %b: tensor<7x3x2x3x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q ins(%a, %b, %c, %d : tensor<2x9x6x6x3xi8>, tensor<7x3x2x3x6xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x9x6x6x3xi8>, tensor<7x3x2x3x6xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
func.func @strides_and_dilations(%a: tensor<2x9x6x6x3xi8>, %b: tensor<7x3x2x3x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b, %c, %d : tensor<2x9x6x6x3xi8>, tensor<7x3x2x3x6xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.conv_3d_ndhwc_dhwcf_q {tag} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x9x6x6x3xi8>, tensor<7x3x2x3x6xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
func.func @attributes(%a: tensor<2x9x6x6x3xi8>, %b: tensor<7x3x2x3x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q {tag} ins(%a, %b, %c, %d : tensor<2x9x6x6x3xi8>, tensor<7x3x2x3x6xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

// Every form of `linalg.copy` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.copy ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.copy ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.copy ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.copy ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.copy {tag} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.copy {tag} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @a_cast(
// CHECK-NEXT: %0 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @a_cast(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.depthwise_conv_1d_ncw_cw` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.depthwise_conv_1d_ncw_cw ins(%arg0, %arg1 : memref<2x4x7xf32>, memref<4x5xf32>) outs(%arg2 : memref<2x4x3xf32>)
func.func @on_buffers(%a: memref<2x4x7xf32>, %b: memref<4x5xf32>, %c: memref<2x4x3xf32>) {
  linalg.depthwise_conv_1d_ncw_cw ins(%a, %b : memref<2x4x7xf32>, memref<4x5xf32>) outs(%c : memref<2x4x3xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.depthwise_conv_1d_ncw_cw ins(%arg0, %arg1 : tensor<2x4x7xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
func.func @on_tensors(%a: tensor<2x4x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x4x3xf32>) {
  %0 = linalg.depthwise_conv_1d_ncw_cw ins(%a, %b : tensor<2x4x7xf32>, tensor<4x5xf32>) outs(%c : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<2x4x7xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
func.func @strides_and_dilations(%a: tensor<2x4x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x4x3xf32>) {
  %0 = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %b : tensor<2x4x7xf32>, tensor<4x5xf32>) outs(%c : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.depthwise_conv_1d_ncw_cw {tag} ins(%arg0, %arg1 : tensor<2x4x7xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
func.func @attributes(%a: tensor<2x4x7xf32>, %b: tensor<4x5xf32>, %c: tensor<2x4x3xf32>) {
  %0 = linalg.depthwise_conv_1d_ncw_cw {tag} ins(%a, %b : tensor<2x4x7xf32>, tensor<4x5xf32>) outs(%c : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return
}

// -----

// Every form of `linalg.depthwise_conv_1d_nwc_wc` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.depthwise_conv_1d_nwc_wc ins(%arg0, %arg1 : memref<2x7x4xf32>, memref<5x4xf32>) outs(%arg2 : memref<2x3x4xf32>)
func.func @on_buffers(%a: memref<2x7x4xf32>, %b: memref<5x4xf32>, %c: memref<2x3x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc ins(%a, %b : memref<2x7x4xf32>, memref<5x4xf32>) outs(%c : memref<2x3x4xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.depthwise_conv_1d_nwc_wc ins(%arg0, %arg1 : tensor<2x7x4xf32>, tensor<5x4xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @on_tensors(%a: tensor<2x7x4xf32>, %b: tensor<5x4xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wc ins(%a, %b : tensor<2x7x4xf32>, tensor<5x4xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<2x7x4xf32>, tensor<5x4xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @strides_and_dilations(%a: tensor<2x7x4xf32>, %b: tensor<5x4xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %b : tensor<2x7x4xf32>, tensor<5x4xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.depthwise_conv_1d_nwc_wc {tag} ins(%arg0, %arg1 : tensor<2x7x4xf32>, tensor<5x4xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @attributes(%a: tensor<2x7x4xf32>, %b: tensor<5x4xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wc {tag} ins(%a, %b : tensor<2x7x4xf32>, tensor<5x4xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

// Every form of `linalg.depthwise_conv_1d_nwc_wcm` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.depthwise_conv_1d_nwc_wcm ins(%arg0, %arg1 : memref<2x8x4xf32>, memref<6x4x5xf32>) outs(%arg2 : memref<2x3x4x5xf32>)
func.func @on_buffers(%a: memref<2x8x4xf32>, %b: memref<6x4x5xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.depthwise_conv_1d_nwc_wcm ins(%a, %b : memref<2x8x4xf32>, memref<6x4x5xf32>) outs(%c : memref<2x3x4x5xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.depthwise_conv_1d_nwc_wcm ins(%arg0, %arg1 : tensor<2x8x4xf32>, tensor<6x4x5xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @on_tensors(%a: tensor<2x8x4xf32>, %b: tensor<6x4x5xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wcm ins(%a, %b : tensor<2x8x4xf32>, tensor<6x4x5xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<2x8x4xf32>, tensor<6x4x5xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @strides_and_dilations(%a: tensor<2x8x4xf32>, %b: tensor<6x4x5xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %b : tensor<2x8x4xf32>, tensor<6x4x5xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.depthwise_conv_1d_nwc_wcm {tag} ins(%arg0, %arg1 : tensor<2x8x4xf32>, tensor<6x4x5xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @attributes(%a: tensor<2x8x4xf32>, %b: tensor<6x4x5xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wcm {tag} ins(%a, %b : tensor<2x8x4xf32>, tensor<6x4x5xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

// Every form of `linalg.depthwise_conv_2d_nchw_chw` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.depthwise_conv_2d_nchw_chw ins(%arg0, %arg1 : memref<2x5x8x10xf32>, memref<5x6x7xf32>) outs(%arg2 : memref<2x5x3x4xf32>)
func.func @on_buffers(%a: memref<2x5x8x10xf32>, %b: memref<5x6x7xf32>, %c: memref<2x5x3x4xf32>) {
  linalg.depthwise_conv_2d_nchw_chw ins(%a, %b : memref<2x5x8x10xf32>, memref<5x6x7xf32>) outs(%c : memref<2x5x3x4xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.depthwise_conv_2d_nchw_chw ins(%arg0, %arg1 : tensor<2x5x8x10xf32>, tensor<5x6x7xf32>) outs(%arg2 : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
func.func @on_tensors(%a: tensor<2x5x8x10xf32>, %b: tensor<5x6x7xf32>, %c: tensor<2x5x3x4xf32>) {
  %0 = linalg.depthwise_conv_2d_nchw_chw ins(%a, %b : tensor<2x5x8x10xf32>, tensor<5x6x7xf32>) outs(%c : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x5x8x10xf32>, tensor<5x6x7xf32>) outs(%arg2 : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
func.func @strides_and_dilations(%a: tensor<2x5x8x10xf32>, %b: tensor<5x6x7xf32>, %c: tensor<2x5x3x4xf32>) {
  %0 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x5x8x10xf32>, tensor<5x6x7xf32>) outs(%c : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.depthwise_conv_2d_nchw_chw {tag} ins(%arg0, %arg1 : tensor<2x5x8x10xf32>, tensor<5x6x7xf32>) outs(%arg2 : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
func.func @attributes(%a: tensor<2x5x8x10xf32>, %b: tensor<5x6x7xf32>, %c: tensor<2x5x3x4xf32>) {
  %0 = linalg.depthwise_conv_2d_nchw_chw {tag} ins(%a, %b : tensor<2x5x8x10xf32>, tensor<5x6x7xf32>) outs(%c : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  return
}

// -----

// Every form of `linalg.depthwise_conv_2d_nhwc_hwc` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.depthwise_conv_2d_nhwc_hwc ins(%arg0, %arg1 : memref<2x8x10x5xf32>, memref<6x7x5xf32>) outs(%arg2 : memref<2x3x4x5xf32>)
func.func @on_buffers(%a: memref<2x8x10x5xf32>, %b: memref<6x7x5xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %b : memref<2x8x10x5xf32>, memref<6x7x5xf32>) outs(%c : memref<2x3x4x5xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%arg0, %arg1 : tensor<2x8x10x5xf32>, tensor<6x7x5xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @on_tensors(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7x5xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7x5xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x8x10x5xf32>, tensor<6x7x5xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @strides_and_dilations(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7x5xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7x5xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.depthwise_conv_2d_nhwc_hwc {tag} ins(%arg0, %arg1 : tensor<2x8x10x5xf32>, tensor<6x7x5xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @attributes(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7x5xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {tag} ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7x5xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

// Every form of `linalg.depthwise_conv_2d_nhwc_hwc_q` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.depthwise_conv_2d_nhwc_hwc_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x8x10x5xi8>, memref<6x7x5xi8>, i32, i32) outs(%arg4 : memref<2x3x4x5xi32>)
func.func @on_buffers(%a: memref<2x8x10x5xi8>, %b: memref<6x7x5xi8>, %c: i32, %d: i32, %e: memref<2x3x4x5xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a, %b, %c, %d : memref<2x8x10x5xi8>, memref<6x7x5xi8>, i32, i32) outs(%e : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x8x10x5xi8>, tensor<6x7x5xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
func.func @on_tensors(%a: tensor<2x8x10x5xi8>, %b: tensor<6x7x5xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a, %b, %c, %d : tensor<2x8x10x5xi8>, tensor<6x7x5xi8>, i32, i32) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x8x10x5xi8>, tensor<6x7x5xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
func.func @strides_and_dilations(%a: tensor<2x8x10x5xi8>, %b: tensor<6x7x5xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b, %c, %d : tensor<2x8x10x5xi8>, tensor<6x7x5xi8>, i32, i32) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {tag} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x8x10x5xi8>, tensor<6x7x5xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
func.func @attributes(%a: tensor<2x8x10x5xi8>, %b: tensor<6x7x5xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5xi32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {tag} ins(%a, %b, %c, %d : tensor<2x8x10x5xi8>, tensor<6x7x5xi8>, i32, i32) outs(%e : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

// Every form of `linalg.depthwise_conv_2d_nhwc_hwcm` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.depthwise_conv_2d_nhwc_hwcm ins(%arg0, %arg1 : memref<2x9x6x5xf32>, memref<7x3x5x6xf32>) outs(%arg2 : memref<2x3x4x5x6xf32>)
func.func @on_buffers(%a: memref<2x9x6x5xf32>, %b: memref<7x3x5x6xf32>, %c: memref<2x3x4x5x6xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %b : memref<2x9x6x5xf32>, memref<7x3x5x6xf32>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%arg0, %arg1 : tensor<2x9x6x5xf32>, tensor<7x3x5x6xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @on_tensors(%a: tensor<2x9x6x5xf32>, %b: tensor<7x3x5x6xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %b : tensor<2x9x6x5xf32>, tensor<7x3x5x6xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x9x6x5xf32>, tensor<7x3x5x6xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @strides_and_dilations(%a: tensor<2x9x6x5xf32>, %b: tensor<7x3x5x6xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x9x6x5xf32>, tensor<7x3x5x6xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.depthwise_conv_2d_nhwc_hwcm {tag} ins(%arg0, %arg1 : tensor<2x9x6x5xf32>, tensor<7x3x5x6xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @attributes(%a: tensor<2x9x6x5xf32>, %b: tensor<7x3x5x6xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {tag} ins(%a, %b : tensor<2x9x6x5xf32>, tensor<7x3x5x6xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

// Every form of `linalg.depthwise_conv_2d_nhwc_hwcm_q` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%arg0, %arg1, %arg2, %arg3 : memref<2x9x6x5xi8>, memref<7x3x5x6xi8>, i32, i32) outs(%arg4 : memref<2x3x4x5x6xi32>)
func.func @on_buffers(%a: memref<2x9x6x5xi8>, %b: memref<7x3x5x6xi8>, %c: i32, %d: i32, %e: memref<2x3x4x5x6xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a, %b, %c, %d : memref<2x9x6x5xi8>, memref<7x3x5x6xi8>, i32, i32) outs(%e : memref<2x3x4x5x6xi32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x9x6x5xi8>, tensor<7x3x5x6xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
func.func @on_tensors(%a: tensor<2x9x6x5xi8>, %b: tensor<7x3x5x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a, %b, %c, %d : tensor<2x9x6x5xi8>, tensor<7x3x5x6xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x9x6x5xi8>, tensor<7x3x5x6xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
func.func @strides_and_dilations(%a: tensor<2x9x6x5xi8>, %b: tensor<7x3x5x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b, %c, %d : tensor<2x9x6x5xi8>, tensor<7x3x5x6xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {tag} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x9x6x5xi8>, tensor<7x3x5x6xi8>, i32, i32) outs(%arg4 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
func.func @attributes(%a: tensor<2x9x6x5xi8>, %b: tensor<7x3x5x6xi8>, %c: i32, %d: i32, %e: tensor<2x3x4x5x6xi32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {tag} ins(%a, %b, %c, %d : tensor<2x9x6x5xi8>, tensor<7x3x5x6xi8>, i32, i32) outs(%e : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  return
}

// -----

// Every form of `linalg.depthwise_conv_3d_ncdhw_cdhw` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.depthwise_conv_3d_ncdhw_cdhw ins(%arg0, %arg1 : memref<2x2x8x10x7xf32>, memref<2x6x7x3xf32>) outs(%arg2 : memref<2x2x3x4x5xf32>)
func.func @on_buffers(%a: memref<2x2x8x10x7xf32>, %b: memref<2x6x7x3xf32>, %c: memref<2x2x3x4x5xf32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a, %b : memref<2x2x8x10x7xf32>, memref<2x6x7x3xf32>) outs(%c : memref<2x2x3x4x5xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%arg0, %arg1 : tensor<2x2x8x10x7xf32>, tensor<2x6x7x3xf32>) outs(%arg2 : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
func.func @on_tensors(%a: tensor<2x2x8x10x7xf32>, %b: tensor<2x6x7x3xf32>, %c: tensor<2x2x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a, %b : tensor<2x2x8x10x7xf32>, tensor<2x6x7x3xf32>) outs(%c : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<2x2x8x10x7xf32>, tensor<2x6x7x3xf32>) outs(%arg2 : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
func.func @strides_and_dilations(%a: tensor<2x2x8x10x7xf32>, %b: tensor<2x6x7x3xf32>, %c: tensor<2x2x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<2x2x8x10x7xf32>, tensor<2x6x7x3xf32>) outs(%c : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {tag} ins(%arg0, %arg1 : tensor<2x2x8x10x7xf32>, tensor<2x6x7x3xf32>) outs(%arg2 : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
func.func @attributes(%a: tensor<2x2x8x10x7xf32>, %b: tensor<2x6x7x3xf32>, %c: tensor<2x2x3x4x5xf32>) {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {tag} ins(%a, %b : tensor<2x2x8x10x7xf32>, tensor<2x6x7x3xf32>) outs(%c : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
  return
}

// -----

// Every form of `linalg.depthwise_conv_3d_ndhwc_dhwc` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.depthwise_conv_3d_ndhwc_dhwc ins(%arg0, %arg1 : memref<2x8x10x7x2xf32>, memref<6x7x3x2xf32>) outs(%arg2 : memref<2x3x4x5x2xf32>)
func.func @on_buffers(%a: memref<2x8x10x7x2xf32>, %b: memref<6x7x3x2xf32>, %c: memref<2x3x4x5x2xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a, %b : memref<2x8x10x7x2xf32>, memref<6x7x3x2xf32>) outs(%c : memref<2x3x4x5x2xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%arg0, %arg1 : tensor<2x8x10x7x2xf32>, tensor<6x7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
func.func @on_tensors(%a: tensor<2x8x10x7x2xf32>, %b: tensor<6x7x3x2xf32>, %c: tensor<2x3x4x5x2xf32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a, %b : tensor<2x8x10x7x2xf32>, tensor<6x7x3x2xf32>) outs(%c : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<2x8x10x7x2xf32>, tensor<6x7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
func.func @strides_and_dilations(%a: tensor<2x8x10x7x2xf32>, %b: tensor<6x7x3x2xf32>, %c: tensor<2x3x4x5x2xf32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<2x8x10x7x2xf32>, tensor<6x7x3x2xf32>) outs(%c : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {tag} ins(%arg0, %arg1 : tensor<2x8x10x7x2xf32>, tensor<6x7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
func.func @attributes(%a: tensor<2x8x10x7x2xf32>, %b: tensor<6x7x3x2xf32>, %c: tensor<2x3x4x5x2xf32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {tag} ins(%a, %b : tensor<2x8x10x7x2xf32>, tensor<6x7x3x2xf32>) outs(%c : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// -----

// Every form of `linalg.depthwise_conv_3d_ndhwc_dhwcm` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%arg0, %arg1 : memref<2x9x6x6x3xf32>, memref<7x3x2x3x6xf32>) outs(%arg2 : memref<2x3x4x5x3x6xf32>)
func.func @on_buffers(%a: memref<2x9x6x6x3xf32>, %b: memref<7x3x2x3x6xf32>, %c: memref<2x3x4x5x3x6xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a, %b : memref<2x9x6x6x3xf32>, memref<7x3x2x3x6xf32>) outs(%c : memref<2x3x4x5x3x6xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%arg0, %arg1 : tensor<2x9x6x6x3xf32>, tensor<7x3x2x3x6xf32>) outs(%arg2 : tensor<2x3x4x5x3x6xf32>) -> tensor<2x3x4x5x3x6xf32>
func.func @on_tensors(%a: tensor<2x9x6x6x3xf32>, %b: tensor<7x3x2x3x6xf32>, %c: tensor<2x3x4x5x3x6xf32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a, %b : tensor<2x9x6x6x3xf32>, tensor<7x3x2x3x6xf32>) outs(%c : tensor<2x3x4x5x3x6xf32>) -> tensor<2x3x4x5x3x6xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<2x9x6x6x3xf32>, tensor<7x3x2x3x6xf32>) outs(%arg2 : tensor<2x3x4x5x3x6xf32>) -> tensor<2x3x4x5x3x6xf32>
func.func @strides_and_dilations(%a: tensor<2x9x6x6x3xf32>, %b: tensor<7x3x2x3x6xf32>, %c: tensor<2x3x4x5x3x6xf32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<2x9x6x6x3xf32>, tensor<7x3x2x3x6xf32>) outs(%c : tensor<2x3x4x5x3x6xf32>) -> tensor<2x3x4x5x3x6xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {tag} ins(%arg0, %arg1 : tensor<2x9x6x6x3xf32>, tensor<7x3x2x3x6xf32>) outs(%arg2 : tensor<2x3x4x5x3x6xf32>) -> tensor<2x3x4x5x3x6xf32>
func.func @attributes(%a: tensor<2x9x6x6x3xf32>, %b: tensor<7x3x2x3x6xf32>, %c: tensor<2x3x4x5x3x6xf32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {tag} ins(%a, %b : tensor<2x9x6x6x3xf32>, tensor<7x3x2x3x6xf32>) outs(%c : tensor<2x3x4x5x3x6xf32>) -> tensor<2x3x4x5x3x6xf32>
  return
}

// -----

// Every form of `linalg.div` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.div ins(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %c: memref<4x8xf32>) {
  linalg.div ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.div ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.div ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.div {tag} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.div {tag} ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.div_unsigned` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.div_unsigned ins(%arg0, %arg1 : memref<4x8xi32>, memref<4x8xi32>) outs(%arg2 : memref<4x8xi32>)
func.func @on_buffers(%a: memref<4x8xi32>, %b: memref<4x8xi32>, %c: memref<4x8xi32>) {
  linalg.div_unsigned ins(%a, %b : memref<4x8xi32>, memref<4x8xi32>) outs(%c : memref<4x8xi32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.div_unsigned ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%arg2 : tensor<4x8xi32>) -> tensor<4x8xi32>
func.func @on_tensors(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>, %c: tensor<4x8xi32>) {
  %0 = linalg.div_unsigned ins(%a, %b : tensor<4x8xi32>, tensor<4x8xi32>) outs(%c : tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.div_unsigned {tag} ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%arg2 : tensor<4x8xi32>) -> tensor<4x8xi32>
func.func @attributes(%a: tensor<4x8xi32>, %b: tensor<4x8xi32>, %c: tensor<4x8xi32>) {
  %0 = linalg.div_unsigned {tag} ins(%a, %b : tensor<4x8xi32>, tensor<4x8xi32>) outs(%c : tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}

// -----

// Every form of `linalg.dot` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.dot ins(%arg0, %arg1 : memref<2xf32>, memref<2xf32>) outs(%arg2 : memref<f32>)
func.func @on_buffers(%a: memref<2xf32>, %b: memref<2xf32>, %c: memref<f32>) {
  linalg.dot ins(%a, %b : memref<2xf32>, memref<2xf32>) outs(%c : memref<f32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.dot ins(%arg0, %arg1 : tensor<2xf32>, tensor<2xf32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
func.func @on_tensors(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<f32>) {
  %0 = linalg.dot ins(%a, %b : tensor<2xf32>, tensor<2xf32>) outs(%c : tensor<f32>) -> tensor<f32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.dot {tag} ins(%arg0, %arg1 : tensor<2xf32>, tensor<2xf32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
func.func @attributes(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<f32>) {
  %0 = linalg.dot {tag} ins(%a, %b : tensor<2xf32>, tensor<2xf32>) outs(%c : tensor<f32>) -> tensor<f32>
  return
}

// -----

// Every form of `linalg.erf` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.erf ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.erf ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.erf ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.erf ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.erf {tag} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.erf {tag} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.exp` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.exp ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.exp ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.exp ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.exp ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.exp {tag} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.exp {tag} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.fill` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.fill ins(%arg0 : f32) outs(%arg1 : memref<4x8xf32>)
func.func @on_buffers(%a: f32, %b: memref<4x8xf32>) {
  linalg.fill ins(%a : f32) outs(%b : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: f32, %b: tensor<4x8xf32>) {
  %0 = linalg.fill ins(%a : f32) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.fill {tag} ins(%arg0 : f32) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: f32, %b: tensor<4x8xf32>) {
  %0 = linalg.fill {tag} ins(%a : f32) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.fill_rng_2d` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.fill_rng_2d ins(%arg0, %arg1, %arg2 : f64, f64, i32) outs(%arg3 : memref<4x8xf32>)
func.func @on_buffers(%a: f64, %b: f64, %c: i32, %d: memref<4x8xf32>) {
  linalg.fill_rng_2d ins(%a, %b, %c : f64, f64, i32) outs(%d : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.fill_rng_2d ins(%arg0, %arg1, %arg2 : f64, f64, i32) outs(%arg3 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: f64, %b: f64, %c: i32, %d: tensor<4x8xf32>) {
  %0 = linalg.fill_rng_2d ins(%a, %b, %c : f64, f64, i32) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.fill_rng_2d {tag} ins(%arg0, %arg1, %arg2 : f64, f64, i32) outs(%arg3 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: f64, %b: f64, %c: i32, %d: tensor<4x8xf32>) {
  %0 = linalg.fill_rng_2d {tag} ins(%a, %b, %c : f64, f64, i32) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.floor` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.floor ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.floor ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.floor ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.floor ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.floor {tag} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.floor {tag} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.log` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.log ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.log ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.log ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.log ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.log {tag} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.log {tag} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.matvec` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.matvec ins(%arg0, %arg1 : memref<2x3xf32>, memref<3xf32>) outs(%arg2 : memref<2xf32>)
func.func @on_buffers(%a: memref<2x3xf32>, %b: memref<3xf32>, %c: memref<2xf32>) {
  linalg.matvec ins(%a, %b : memref<2x3xf32>, memref<3xf32>) outs(%c : memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.matvec ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<3xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
func.func @on_tensors(%a: tensor<2x3xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  %0 = linalg.matvec ins(%a, %b : tensor<2x3xf32>, tensor<3xf32>) outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.matvec {tag} ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<3xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
func.func @attributes(%a: tensor<2x3xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) {
  %0 = linalg.matvec {tag} ins(%a, %b : tensor<2x3xf32>, tensor<3xf32>) outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

// Every form of `linalg.max` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.max ins(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %c: memref<4x8xf32>) {
  linalg.max ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.max ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.max ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.max {tag} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.max {tag} ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.min` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.min ins(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %c: memref<4x8xf32>) {
  linalg.min ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.min ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.min ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.min {tag} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.min {tag} ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.mmt4d` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.mmt4d ins(%arg0, %arg1 : memref<2x4x5x7xf32>, memref<3x4x6x7xf32>) outs(%arg2 : memref<2x3x5x6xf32>)
func.func @on_buffers(%a: memref<2x4x5x7xf32>, %b: memref<3x4x6x7xf32>, %c: memref<2x3x5x6xf32>) {
  linalg.mmt4d ins(%a, %b : memref<2x4x5x7xf32>, memref<3x4x6x7xf32>) outs(%c : memref<2x3x5x6xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.mmt4d ins(%arg0, %arg1 : tensor<2x4x5x7xf32>, tensor<3x4x6x7xf32>) outs(%arg2 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
func.func @on_tensors(%a: tensor<2x4x5x7xf32>, %b: tensor<3x4x6x7xf32>, %c: tensor<2x3x5x6xf32>) {
  %0 = linalg.mmt4d ins(%a, %b : tensor<2x4x5x7xf32>, tensor<3x4x6x7xf32>) outs(%c : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.mmt4d {tag} ins(%arg0, %arg1 : tensor<2x4x5x7xf32>, tensor<3x4x6x7xf32>) outs(%arg2 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
func.func @attributes(%a: tensor<2x4x5x7xf32>, %b: tensor<3x4x6x7xf32>, %c: tensor<2x3x5x6xf32>) {
  %0 = linalg.mmt4d {tag} ins(%a, %b : tensor<2x4x5x7xf32>, tensor<3x4x6x7xf32>) outs(%c : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  return
}

// -----

// Every form of `linalg.mul` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.mul ins(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %c: memref<4x8xf32>) {
  linalg.mul ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.mul ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.mul ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.mul {tag} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.mul {tag} ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.negf` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.negf ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.negf ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.negf ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.negf ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.negf {tag} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.negf {tag} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.pooling_nchw_max` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.pooling_nchw_max ins(%arg0, %arg1 : memref<2x3x9x11xf32>, memref<6x7xf32>) outs(%arg2 : memref<2x3x4x5xf32>)
func.func @on_buffers(%a: memref<2x3x9x11xf32>, %b: memref<6x7xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.pooling_nchw_max ins(%a, %b : memref<2x3x9x11xf32>, memref<6x7xf32>) outs(%c : memref<2x3x4x5xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.pooling_nchw_max ins(%arg0, %arg1 : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @on_tensors(%a: tensor<2x3x9x11xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nchw_max ins(%a, %b : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @strides_and_dilations(%a: tensor<2x3x9x11xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.pooling_nchw_max {tag} ins(%arg0, %arg1 : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @attributes(%a: tensor<2x3x9x11xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nchw_max {tag} ins(%a, %b : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

// Every form of `linalg.pooling_nchw_sum` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.pooling_nchw_sum ins(%arg0, %arg1 : memref<2x3x9x11xf32>, memref<6x7xf32>) outs(%arg2 : memref<2x3x4x5xf32>)
func.func @on_buffers(%a: memref<2x3x9x11xf32>, %b: memref<6x7xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.pooling_nchw_sum ins(%a, %b : memref<2x3x9x11xf32>, memref<6x7xf32>) outs(%c : memref<2x3x4x5xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.pooling_nchw_sum ins(%arg0, %arg1 : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @on_tensors(%a: tensor<2x3x9x11xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nchw_sum ins(%a, %b : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.pooling_nchw_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @strides_and_dilations(%a: tensor<2x3x9x11xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nchw_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.pooling_nchw_sum {tag} ins(%arg0, %arg1 : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @attributes(%a: tensor<2x3x9x11xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nchw_sum {tag} ins(%a, %b : tensor<2x3x9x11xf32>, tensor<6x7xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

// Every form of `linalg.pooling_ncw_max` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.pooling_ncw_max ins(%arg0, %arg1 : memref<2x3x8xf32>, memref<5xf32>) outs(%arg2 : memref<2x3x4xf32>)
func.func @on_buffers(%a: memref<2x3x8xf32>, %b: memref<5xf32>, %c: memref<2x3x4xf32>) {
  linalg.pooling_ncw_max ins(%a, %b : memref<2x3x8xf32>, memref<5xf32>) outs(%c : memref<2x3x4xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.pooling_ncw_max ins(%arg0, %arg1 : tensor<2x3x8xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @on_tensors(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_ncw_max ins(%a, %b : tensor<2x3x8xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<2x3x8xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @strides_and_dilations(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %b : tensor<2x3x8xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.pooling_ncw_max {tag} ins(%arg0, %arg1 : tensor<2x3x8xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @attributes(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_ncw_max {tag} ins(%a, %b : tensor<2x3x8xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

// Every form of `linalg.pooling_ncw_sum` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.pooling_ncw_sum ins(%arg0, %arg1 : memref<2x3x8xf32>, memref<5xf32>) outs(%arg2 : memref<2x3x4xf32>)
func.func @on_buffers(%a: memref<2x3x8xf32>, %b: memref<5xf32>, %c: memref<2x3x4xf32>) {
  linalg.pooling_ncw_sum ins(%a, %b : memref<2x3x8xf32>, memref<5xf32>) outs(%c : memref<2x3x4xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.pooling_ncw_sum ins(%arg0, %arg1 : tensor<2x3x8xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @on_tensors(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_ncw_sum ins(%a, %b : tensor<2x3x8xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<2x3x8xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @strides_and_dilations(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %b : tensor<2x3x8xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.pooling_ncw_sum {tag} ins(%arg0, %arg1 : tensor<2x3x8xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @attributes(%a: tensor<2x3x8xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_ncw_sum {tag} ins(%a, %b : tensor<2x3x8xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

// Every form of `linalg.pooling_ndhwc_max` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.pooling_ndhwc_max ins(%arg0, %arg1 : memref<2x9x6x6x6xf32>, memref<7x3x2xf32>) outs(%arg2 : memref<2x3x4x5x6xf32>)
func.func @on_buffers(%a: memref<2x9x6x6x6xf32>, %b: memref<7x3x2xf32>, %c: memref<2x3x4x5x6xf32>) {
  linalg.pooling_ndhwc_max ins(%a, %b : memref<2x9x6x6x6xf32>, memref<7x3x2xf32>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.pooling_ndhwc_max ins(%arg0, %arg1 : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @on_tensors(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.pooling_ndhwc_max ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.pooling_ndhwc_max {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @strides_and_dilations(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.pooling_ndhwc_max {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.pooling_ndhwc_max {tag} ins(%arg0, %arg1 : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @attributes(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.pooling_ndhwc_max {tag} ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

// Every form of `linalg.pooling_ndhwc_min` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.pooling_ndhwc_min ins(%arg0, %arg1 : memref<2x9x6x6x6xf32>, memref<7x3x2xf32>) outs(%arg2 : memref<2x3x4x5x6xf32>)
func.func @on_buffers(%a: memref<2x9x6x6x6xf32>, %b: memref<7x3x2xf32>, %c: memref<2x3x4x5x6xf32>) {
  linalg.pooling_ndhwc_min ins(%a, %b : memref<2x9x6x6x6xf32>, memref<7x3x2xf32>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.pooling_ndhwc_min ins(%arg0, %arg1 : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @on_tensors(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.pooling_ndhwc_min ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @strides_and_dilations(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.pooling_ndhwc_min {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.pooling_ndhwc_min {tag} ins(%arg0, %arg1 : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @attributes(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.pooling_ndhwc_min {tag} ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

// Every form of `linalg.pooling_ndhwc_sum` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.pooling_ndhwc_sum ins(%arg0, %arg1 : memref<2x9x6x6x6xf32>, memref<7x3x2xf32>) outs(%arg2 : memref<2x3x4x5x6xf32>)
func.func @on_buffers(%a: memref<2x9x6x6x6xf32>, %b: memref<7x3x2xf32>, %c: memref<2x3x4x5x6xf32>) {
  linalg.pooling_ndhwc_sum ins(%a, %b : memref<2x9x6x6x6xf32>, memref<7x3x2xf32>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.pooling_ndhwc_sum ins(%arg0, %arg1 : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @on_tensors(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.pooling_ndhwc_sum ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @strides_and_dilations(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.pooling_ndhwc_sum {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.pooling_ndhwc_sum {tag} ins(%arg0, %arg1 : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%arg2 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
func.func @attributes(%a: tensor<2x9x6x6x6xf32>, %b: tensor<7x3x2xf32>, %c: tensor<2x3x4x5x6xf32>) {
  %0 = linalg.pooling_ndhwc_sum {tag} ins(%a, %b : tensor<2x9x6x6x6xf32>, tensor<7x3x2xf32>) outs(%c : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  return
}

// -----

// Every form of `linalg.pooling_nhwc_max` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.pooling_nhwc_max ins(%arg0, %arg1 : memref<2x8x10x5xf32>, memref<6x7xf32>) outs(%arg2 : memref<2x3x4x5xf32>)
func.func @on_buffers(%a: memref<2x8x10x5xf32>, %b: memref<6x7xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.pooling_nhwc_max ins(%a, %b : memref<2x8x10x5xf32>, memref<6x7xf32>) outs(%c : memref<2x3x4x5xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.pooling_nhwc_max ins(%arg0, %arg1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @on_tensors(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nhwc_max ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @strides_and_dilations(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.pooling_nhwc_max {tag} ins(%arg0, %arg1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @attributes(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nhwc_max {tag} ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

// Every form of `linalg.pooling_nhwc_max_unsigned` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.pooling_nhwc_max_unsigned ins(%arg0, %arg1 : memref<2x8x10x5xi32>, memref<6x7xi32>) outs(%arg2 : memref<2x3x4x5xi32>)
func.func @on_buffers(%a: memref<2x8x10x5xi32>, %b: memref<6x7xi32>, %c: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_max_unsigned ins(%a, %b : memref<2x8x10x5xi32>, memref<6x7xi32>) outs(%c : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.pooling_nhwc_max_unsigned ins(%arg0, %arg1 : tensor<2x8x10x5xi32>, tensor<6x7xi32>) outs(%arg2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
func.func @on_tensors(%a: tensor<2x8x10x5xi32>, %b: tensor<6x7xi32>, %c: tensor<2x3x4x5xi32>) {
  %0 = linalg.pooling_nhwc_max_unsigned ins(%a, %b : tensor<2x8x10x5xi32>, tensor<6x7xi32>) outs(%c : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x8x10x5xi32>, tensor<6x7xi32>) outs(%arg2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
func.func @strides_and_dilations(%a: tensor<2x8x10x5xi32>, %b: tensor<6x7xi32>, %c: tensor<2x3x4x5xi32>) {
  %0 = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x8x10x5xi32>, tensor<6x7xi32>) outs(%c : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.pooling_nhwc_max_unsigned {tag} ins(%arg0, %arg1 : tensor<2x8x10x5xi32>, tensor<6x7xi32>) outs(%arg2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
func.func @attributes(%a: tensor<2x8x10x5xi32>, %b: tensor<6x7xi32>, %c: tensor<2x3x4x5xi32>) {
  %0 = linalg.pooling_nhwc_max_unsigned {tag} ins(%a, %b : tensor<2x8x10x5xi32>, tensor<6x7xi32>) outs(%c : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

// Every form of `linalg.pooling_nhwc_min` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.pooling_nhwc_min ins(%arg0, %arg1 : memref<2x8x10x5xf32>, memref<6x7xf32>) outs(%arg2 : memref<2x3x4x5xf32>)
func.func @on_buffers(%a: memref<2x8x10x5xf32>, %b: memref<6x7xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.pooling_nhwc_min ins(%a, %b : memref<2x8x10x5xf32>, memref<6x7xf32>) outs(%c : memref<2x3x4x5xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.pooling_nhwc_min ins(%arg0, %arg1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @on_tensors(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nhwc_min ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @strides_and_dilations(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.pooling_nhwc_min {tag} ins(%arg0, %arg1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @attributes(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nhwc_min {tag} ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

// Every form of `linalg.pooling_nhwc_min_unsigned` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.pooling_nhwc_min_unsigned ins(%arg0, %arg1 : memref<2x8x10x5xi32>, memref<6x7xi32>) outs(%arg2 : memref<2x3x4x5xi32>)
func.func @on_buffers(%a: memref<2x8x10x5xi32>, %b: memref<6x7xi32>, %c: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_min_unsigned ins(%a, %b : memref<2x8x10x5xi32>, memref<6x7xi32>) outs(%c : memref<2x3x4x5xi32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.pooling_nhwc_min_unsigned ins(%arg0, %arg1 : tensor<2x8x10x5xi32>, tensor<6x7xi32>) outs(%arg2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
func.func @on_tensors(%a: tensor<2x8x10x5xi32>, %b: tensor<6x7xi32>, %c: tensor<2x3x4x5xi32>) {
  %0 = linalg.pooling_nhwc_min_unsigned ins(%a, %b : tensor<2x8x10x5xi32>, tensor<6x7xi32>) outs(%c : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x8x10x5xi32>, tensor<6x7xi32>) outs(%arg2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
func.func @strides_and_dilations(%a: tensor<2x8x10x5xi32>, %b: tensor<6x7xi32>, %c: tensor<2x3x4x5xi32>) {
  %0 = linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x8x10x5xi32>, tensor<6x7xi32>) outs(%c : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.pooling_nhwc_min_unsigned {tag} ins(%arg0, %arg1 : tensor<2x8x10x5xi32>, tensor<6x7xi32>) outs(%arg2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
func.func @attributes(%a: tensor<2x8x10x5xi32>, %b: tensor<6x7xi32>, %c: tensor<2x3x4x5xi32>) {
  %0 = linalg.pooling_nhwc_min_unsigned {tag} ins(%a, %b : tensor<2x8x10x5xi32>, tensor<6x7xi32>) outs(%c : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// -----

// Every form of `linalg.pooling_nhwc_sum` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.pooling_nhwc_sum ins(%arg0, %arg1 : memref<2x8x10x5xf32>, memref<6x7xf32>) outs(%arg2 : memref<2x3x4x5xf32>)
func.func @on_buffers(%a: memref<2x8x10x5xf32>, %b: memref<6x7xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.pooling_nhwc_sum ins(%a, %b : memref<2x8x10x5xf32>, memref<6x7xf32>) outs(%c : memref<2x3x4x5xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.pooling_nhwc_sum ins(%arg0, %arg1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @on_tensors(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nhwc_sum ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @strides_and_dilations(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.pooling_nhwc_sum {tag} ins(%arg0, %arg1 : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
func.func @attributes(%a: tensor<2x8x10x5xf32>, %b: tensor<6x7xf32>, %c: tensor<2x3x4x5xf32>) {
  %0 = linalg.pooling_nhwc_sum {tag} ins(%a, %b : tensor<2x8x10x5xf32>, tensor<6x7xf32>) outs(%c : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

// Every form of `linalg.pooling_nwc_max` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.pooling_nwc_max ins(%arg0, %arg1 : memref<2x7x4xf32>, memref<5xf32>) outs(%arg2 : memref<2x3x4xf32>)
func.func @on_buffers(%a: memref<2x7x4xf32>, %b: memref<5xf32>, %c: memref<2x3x4xf32>) {
  linalg.pooling_nwc_max ins(%a, %b : memref<2x7x4xf32>, memref<5xf32>) outs(%c : memref<2x3x4xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.pooling_nwc_max ins(%arg0, %arg1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @on_tensors(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_nwc_max ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @strides_and_dilations(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.pooling_nwc_max {tag} ins(%arg0, %arg1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @attributes(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_nwc_max {tag} ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

// Every form of `linalg.pooling_nwc_max_unsigned` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.pooling_nwc_max_unsigned ins(%arg0, %arg1 : memref<2x7x4xi32>, memref<5xi32>) outs(%arg2 : memref<2x3x4xi32>)
func.func @on_buffers(%a: memref<2x7x4xi32>, %b: memref<5xi32>, %c: memref<2x3x4xi32>) {
  linalg.pooling_nwc_max_unsigned ins(%a, %b : memref<2x7x4xi32>, memref<5xi32>) outs(%c : memref<2x3x4xi32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.pooling_nwc_max_unsigned ins(%arg0, %arg1 : tensor<2x7x4xi32>, tensor<5xi32>) outs(%arg2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
func.func @on_tensors(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  %0 = linalg.pooling_nwc_max_unsigned ins(%a, %b : tensor<2x7x4xi32>, tensor<5xi32>) outs(%c : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<2x7x4xi32>, tensor<5xi32>) outs(%arg2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
func.func @strides_and_dilations(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  %0 = linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %b : tensor<2x7x4xi32>, tensor<5xi32>) outs(%c : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.pooling_nwc_max_unsigned {tag} ins(%arg0, %arg1 : tensor<2x7x4xi32>, tensor<5xi32>) outs(%arg2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
func.func @attributes(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  %0 = linalg.pooling_nwc_max_unsigned {tag} ins(%a, %b : tensor<2x7x4xi32>, tensor<5xi32>) outs(%c : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

// Every form of `linalg.pooling_nwc_min` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.pooling_nwc_min ins(%arg0, %arg1 : memref<2x7x4xf32>, memref<5xf32>) outs(%arg2 : memref<2x3x4xf32>)
func.func @on_buffers(%a: memref<2x7x4xf32>, %b: memref<5xf32>, %c: memref<2x3x4xf32>) {
  linalg.pooling_nwc_min ins(%a, %b : memref<2x7x4xf32>, memref<5xf32>) outs(%c : memref<2x3x4xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.pooling_nwc_min ins(%arg0, %arg1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @on_tensors(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_nwc_min ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @strides_and_dilations(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.pooling_nwc_min {tag} ins(%arg0, %arg1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @attributes(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_nwc_min {tag} ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

// Every form of `linalg.pooling_nwc_min_unsigned` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.pooling_nwc_min_unsigned ins(%arg0, %arg1 : memref<2x7x4xi32>, memref<5xi32>) outs(%arg2 : memref<2x3x4xi32>)
func.func @on_buffers(%a: memref<2x7x4xi32>, %b: memref<5xi32>, %c: memref<2x3x4xi32>) {
  linalg.pooling_nwc_min_unsigned ins(%a, %b : memref<2x7x4xi32>, memref<5xi32>) outs(%c : memref<2x3x4xi32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.pooling_nwc_min_unsigned ins(%arg0, %arg1 : tensor<2x7x4xi32>, tensor<5xi32>) outs(%arg2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
func.func @on_tensors(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  %0 = linalg.pooling_nwc_min_unsigned ins(%a, %b : tensor<2x7x4xi32>, tensor<5xi32>) outs(%c : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<2x7x4xi32>, tensor<5xi32>) outs(%arg2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
func.func @strides_and_dilations(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  %0 = linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %b : tensor<2x7x4xi32>, tensor<5xi32>) outs(%c : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.pooling_nwc_min_unsigned {tag} ins(%arg0, %arg1 : tensor<2x7x4xi32>, tensor<5xi32>) outs(%arg2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
func.func @attributes(%a: tensor<2x7x4xi32>, %b: tensor<5xi32>, %c: tensor<2x3x4xi32>) {
  %0 = linalg.pooling_nwc_min_unsigned {tag} ins(%a, %b : tensor<2x7x4xi32>, tensor<5xi32>) outs(%c : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

// Every form of `linalg.pooling_nwc_sum` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.pooling_nwc_sum ins(%arg0, %arg1 : memref<2x7x4xf32>, memref<5xf32>) outs(%arg2 : memref<2x3x4xf32>)
func.func @on_buffers(%a: memref<2x7x4xf32>, %b: memref<5xf32>, %c: memref<2x3x4xf32>) {
  linalg.pooling_nwc_sum ins(%a, %b : memref<2x7x4xf32>, memref<5xf32>) outs(%c : memref<2x3x4xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.pooling_nwc_sum ins(%arg0, %arg1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @on_tensors(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_nwc_sum ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @strides_and_dilations(
// CHECK-NEXT: %0 = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @strides_and_dilations(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.pooling_nwc_sum {tag} ins(%arg0, %arg1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
func.func @attributes(%a: tensor<2x7x4xf32>, %b: tensor<5xf32>, %c: tensor<2x3x4xf32>) {
  %0 = linalg.pooling_nwc_sum {tag} ins(%a, %b : tensor<2x7x4xf32>, tensor<5xf32>) outs(%c : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

// Every form of `linalg.powf` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.powf ins(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %c: memref<4x8xf32>) {
  linalg.powf ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.powf ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.powf ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.powf {tag} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.powf {tag} ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.quantized_batch_matmul` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.quantized_batch_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<2x3x5xi8>, memref<2x5x4xi8>, i32, i32) outs(%arg4 : memref<2x3x4xi32>)
func.func @on_buffers(%a: memref<2x3x5xi8>, %b: memref<2x5x4xi8>, %c: i32, %d: i32, %e: memref<2x3x4xi32>) {
  linalg.quantized_batch_matmul ins(%a, %b, %c, %d : memref<2x3x5xi8>, memref<2x5x4xi8>, i32, i32) outs(%e : memref<2x3x4xi32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.quantized_batch_matmul ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x3x5xi8>, tensor<2x5x4xi8>, i32, i32) outs(%arg4 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
func.func @on_tensors(%a: tensor<2x3x5xi8>, %b: tensor<2x5x4xi8>, %c: i32, %d: i32, %e: tensor<2x3x4xi32>) {
  %0 = linalg.quantized_batch_matmul ins(%a, %b, %c, %d : tensor<2x3x5xi8>, tensor<2x5x4xi8>, i32, i32) outs(%e : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.quantized_batch_matmul {tag} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x3x5xi8>, tensor<2x5x4xi8>, i32, i32) outs(%arg4 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
func.func @attributes(%a: tensor<2x3x5xi8>, %b: tensor<2x5x4xi8>, %c: i32, %d: i32, %e: tensor<2x3x4xi32>) {
  %0 = linalg.quantized_batch_matmul {tag} ins(%a, %b, %c, %d : tensor<2x3x5xi8>, tensor<2x5x4xi8>, i32, i32) outs(%e : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// -----

// Every form of `linalg.quantized_matmul` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.quantized_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<2x4xi8>, memref<4x3xi8>, i32, i32) outs(%arg4 : memref<2x3xi32>)
func.func @on_buffers(%a: memref<2x4xi8>, %b: memref<4x3xi8>, %c: i32, %d: i32, %e: memref<2x3xi32>) {
  linalg.quantized_matmul ins(%a, %b, %c, %d : memref<2x4xi8>, memref<4x3xi8>, i32, i32) outs(%e : memref<2x3xi32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.quantized_matmul ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x4xi8>, tensor<4x3xi8>, i32, i32) outs(%arg4 : tensor<2x3xi32>) -> tensor<2x3xi32>
func.func @on_tensors(%a: tensor<2x4xi8>, %b: tensor<4x3xi8>, %c: i32, %d: i32, %e: tensor<2x3xi32>) {
  %0 = linalg.quantized_matmul ins(%a, %b, %c, %d : tensor<2x4xi8>, tensor<4x3xi8>, i32, i32) outs(%e : tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.quantized_matmul {tag} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x4xi8>, tensor<4x3xi8>, i32, i32) outs(%arg4 : tensor<2x3xi32>) -> tensor<2x3xi32>
func.func @attributes(%a: tensor<2x4xi8>, %b: tensor<4x3xi8>, %c: i32, %d: i32, %e: tensor<2x3xi32>) {
  %0 = linalg.quantized_matmul {tag} ins(%a, %b, %c, %d : tensor<2x4xi8>, tensor<4x3xi8>, i32, i32) outs(%e : tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// -----

// Every form of `linalg.reciprocal` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.reciprocal ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.reciprocal ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.reciprocal ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.reciprocal ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.reciprocal {tag} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.reciprocal {tag} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.round` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.round ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.round ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.round ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.round ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.round {tag} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.round {tag} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.rsqrt` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.rsqrt ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.rsqrt ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.rsqrt ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.rsqrt ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.rsqrt {tag} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.rsqrt {tag} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.select` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.select ins(%arg0, %arg1, %arg2 : memref<4x8xi1>, memref<4x8xf32>, memref<4x8xf32>) outs(%arg3 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xi1>, %b: memref<4x8xf32>, %c: memref<4x8xf32>, %d: memref<4x8xf32>) {
  linalg.select ins(%a, %b, %c : memref<4x8xi1>, memref<4x8xf32>, memref<4x8xf32>) outs(%d : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.select ins(%arg0, %arg1, %arg2 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg3 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xi1>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>, %d: tensor<4x8xf32>) {
  %0 = linalg.select ins(%a, %b, %c : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.select {tag} ins(%arg0, %arg1, %arg2 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg3 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xi1>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>, %d: tensor<4x8xf32>) {
  %0 = linalg.select {tag} ins(%a, %b, %c : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%d : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.sqrt` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.sqrt ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.sqrt ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.sqrt ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.sqrt ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.sqrt {tag} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.sqrt {tag} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.square` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.square ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.square ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.square ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.square ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.square {tag} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.square {tag} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.sub` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.sub ins(%arg0, %arg1 : memref<4x8xf32>, memref<4x8xf32>) outs(%arg2 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %c: memref<4x8xf32>) {
  linalg.sub ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.sub ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.sub ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.sub {tag} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg2 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) {
  %0 = linalg.sub {tag} ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.tanh` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.tanh ins(%arg0 : memref<4x8xf32>) outs(%arg1 : memref<4x8xf32>)
func.func @on_buffers(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.tanh ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.tanh ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @on_tensors(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.tanh ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.tanh {tag} ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @attributes(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) {
  %0 = linalg.tanh {tag} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// Every form of `linalg.vecmat` is read and printed.

// CHECK-LABEL: func.func @on_buffers(
// CHECK-NEXT: linalg.vecmat ins(%arg0, %arg1 : memref<3xf32>, memref<3x2xf32>) outs(%arg2 : memref<2xf32>)
func.func @on_buffers(%a: memref<3xf32>, %b: memref<3x2xf32>, %c: memref<2xf32>) {
  linalg.vecmat ins(%a, %b : memref<3xf32>, memref<3x2xf32>) outs(%c : memref<2xf32>)
  return
}

// CHECK-LABEL: func.func @on_tensors(
// CHECK-NEXT: %0 = linalg.vecmat ins(%arg0, %arg1 : tensor<3xf32>, tensor<3x2xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
func.func @on_tensors(%a: tensor<3xf32>, %b: tensor<3x2xf32>, %c: tensor<2xf32>) {
  %0 = linalg.vecmat ins(%a, %b : tensor<3xf32>, tensor<3x2xf32>) outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT: %0 = linalg.vecmat {tag} ins(%arg0, %arg1 : tensor<3xf32>, tensor<3x2xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
func.func @attributes(%a: tensor<3xf32>, %b: tensor<3x2xf32>, %c: tensor<2xf32>) {
  %0 = linalg.vecmat {tag} ins(%a, %b : tensor<3xf32>, tensor<3x2xf32>) outs(%c : tensor<2xf32>) -> tensor<2xf32>
  return
}
