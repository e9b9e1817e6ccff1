// RUN: %bridge-conform --run-lines %s
// Windows that slide over images, without filters.

func.func @pooling_nchw_max(%a: memref<2x3x9x11xf32>, %b: memref<6x7xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.pooling_nchw_max ins(%a, %b : memref<2x3x9x11xf32>, memref<6x7xf32>) outs(%c : memref<2x3x4x5xf32>)
  return
}
// run: @pooling_nchw_max(random(), random(), random())

func.func @pooling_nchw_sum(%a: memref<2x3x9x11xf32>, %b: memref<6x7xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.pooling_nchw_sum ins(%a, %b : memref<2x3x9x11xf32>, memref<6x7xf32>) outs(%c : memref<2x3x4x5xf32>)
  return
}
// run: @pooling_nchw_sum(random(), random(), random())

func.func @pooling_ncw_max(%a: memref<2x3x8xf32>, %b: memref<5xf32>, %c: memref<2x3x4xf32>) {
  linalg.pooling_ncw_max ins(%a, %b : memref<2x3x8xf32>, memref<5xf32>) outs(%c : memref<2x3x4xf32>)
  return
}
// run: @pooling_ncw_max(random(), random(), random())

func.func @pooling_ncw_sum(%a: memref<2x3x8xf32>, %b: memref<5xf32>, %c: memref<2x3x4xf32>) {
  linalg.pooling_ncw_sum ins(%a, %b : memref<2x3x8xf32>, memref<5xf32>) outs(%c : memref<2x3x4xf32>)
  return
}
// run: @pooling_ncw_sum(random(), random(), random())

func.func @pooling_ndhwc_max(%a: memref<2x9x6x6x6xf32>, %b: memref<7x3x2xf32>, %c: memref<2x3x4x5x6xf32>) {
  linalg.pooling_ndhwc_max ins(%a, %b : memref<2x9x6x6x6xf32>, memref<7x3x2xf32>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}
// run: @pooling_ndhwc_max(random(), random(), random())

func.func @pooling_ndhwc_min(%a: memref<2x9x6x6x6xf32>, %b: memref<7x3x2xf32>, %c: memref<2x3x4x5x6xf32>) {
  linalg.pooling_ndhwc_min ins(%a, %b : memref<2x9x6x6x6xf32>, memref<7x3x2xf32>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}
// run: @pooling_ndhwc_min(random(), random(), random())

func.func @pooling_ndhwc_sum(%a: memref<2x9x6x6x6xf32>, %b: memref<7x3x2xf32>, %c: memref<2x3x4x5x6xf32>) {
  linalg.pooling_ndhwc_sum ins(%a, %b : memref<2x9x6x6x6xf32>, memref<7x3x2xf32>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}
// run: @pooling_ndhwc_sum(random(), random(), random())

func.func @pooling_nhwc_max(%a: memref<2x8x10x5xf32>, %b: memref<6x7xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.pooling_nhwc_max ins(%a, %b : memref<2x8x10x5xf32>, memref<6x7xf32>) outs(%c : memref<2x3x4x5xf32>)
  return
}
// run: @pooling_nhwc_max(random(), random(), random())

func.func @pooling_nhwc_max_unsigned(%a: memref<2x8x10x5xi32>, %b: memref<6x7xi32>, %c: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_max_unsigned ins(%a, %b : memref<2x8x10x5xi32>, memref<6x7xi32>) outs(%c : memref<2x3x4x5xi32>)
  return
}
// run: @pooling_nhwc_max_unsigned(random(), random(), random())

func.func @pooling_nhwc_min(%a: memref<2x8x10x5xf32>, %b: memref<6x7xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.pooling_nhwc_min ins(%a, %b : memref<2x8x10x5xf32>, memref<6x7xf32>) outs(%c : memref<2x3x4x5xf32>)
  return
}
// run: @pooling_nhwc_min(random(), random(), random())

func.func @pooling_nhwc_min_unsigned(%a: memref<2x8x10x5xi32>, %b: memref<6x7xi32>, %c: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_min_unsigned ins(%a, %b : memref<2x8x10x5xi32>, memref<6x7xi32>) outs(%c : memref<2x3x4x5xi32>)
  return
}
// run: @pooling_nhwc_min_unsigned(random(), random(), random())

func.func @pooling_nhwc_sum(%a: memref<2x8x10x5xf32>, %b: memref<6x7xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.pooling_nhwc_sum ins(%a, %b : memref<2x8x10x5xf32>, memref<6x7xf32>) outs(%c : memref<2x3x4x5xf32>)
  return
}
// run: @pooling_nhwc_sum(random(), random(), random())

func.func @pooling_nwc_max(%a: memref<2x7x4xf32>, %b: memref<5xf32>, %c: memref<2x3x4xf32>) {
  linalg.pooling_nwc_max ins(%a, %b : memref<2x7x4xf32>, memref<5xf32>) outs(%c : memref<2x3x4xf32>)
  return
}
// run: @pooling_nwc_max(random(), random(), random())

func.func @pooling_nwc_max_unsigned(%a: memref<2x7x4xi32>, %b: memref<5xi32>, %c: memref<2x3x4xi32>) {
  linalg.pooling_nwc_max_unsigned ins(%a, %b : memref<2x7x4xi32>, memref<5xi32>) outs(%c : memref<2x3x4xi32>)
  return
}
// run: @pooling_nwc_max_unsigned(random(), random(), random())

func.func @pooling_nwc_min(%a: memref<2x7x4xf32>, %b: memref<5xf32>, %c: memref<2x3x4xf32>) {
  linalg.pooling_nwc_min ins(%a, %b : memref<2x7x4xf32>, memref<5xf32>) outs(%c : memref<2x3x4xf32>)
  return
}
// run: @pooling_nwc_min(random(), random(), random())

func.func @pooling_nwc_min_unsigned(%a: memref<2x7x4xi32>, %b: memref<5xi32>, %c: memref<2x3x4xi32>) {
  linalg.pooling_nwc_min_unsigned ins(%a, %b : memref<2x7x4xi32>, memref<5xi32>) outs(%c : memref<2x3x4xi32>)
  return
}
// run: @pooling_nwc_min_unsigned(random(), random(), random())

func.func @pooling_nwc_sum(%a: memref<2x7x4xf32>, %b: memref<5xf32>, %c: memref<2x3x4xf32>) {
  linalg.pooling_nwc_sum ins(%a, %b : memref<2x7x4xf32>, memref<5xf32>) outs(%c : memref<2x3x4xf32>)
  return
}
// run: @pooling_nwc_sum(random(), random(), random())
