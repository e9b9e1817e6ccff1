// RUN: %bridge-conform --run-lines %s
// Windows that slide over images, with filters.

func.func @conv_1d(%a: memref<4xf32>, %b: memref<3xf32>, %c: memref<2xf32>) {
  linalg.conv_1d ins(%a, %b : memref<4xf32>, memref<3xf32>) outs(%c : memref<2xf32>)
  return
}
// run: @conv_1d(random(), random(), random())

func.func @conv_1d_ncw_fcw(%a: memref<2x5x9xf32>, %b: memref<3x5x6xf32>, %c: memref<2x3x4xf32>) {
  linalg.conv_1d_ncw_fcw ins(%a, %b : memref<2x5x9xf32>, memref<3x5x6xf32>) outs(%c : memref<2x3x4xf32>)
  return
}
// run: @conv_1d_ncw_fcw(random(), random(), random())

func.func @conv_1d_nwc_wcf(%a: memref<2x7x6xf32>, %b: memref<5x6x4xf32>, %c: memref<2x3x4xf32>) {
  linalg.conv_1d_nwc_wcf ins(%a, %b : memref<2x7x6xf32>, memref<5x6x4xf32>) outs(%c : memref<2x3x4xf32>)
  return
}
// run: @conv_1d_nwc_wcf(random(), random(), random())

func.func @conv_2d(%a: memref<5x7xf32>, %b: memref<4x5xf32>, %c: memref<2x3xf32>) {
  linalg.conv_2d ins(%a, %b : memref<5x7xf32>, memref<4x5xf32>) outs(%c : memref<2x3xf32>)
  return
}
// run: @conv_2d(random(), random(), random())

func.func @conv_2d_nchw_fchw(%a: memref<2x6x10x7xf32>, %b: memref<3x6x7x3xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.conv_2d_nchw_fchw ins(%a, %b : memref<2x6x10x7xf32>, memref<3x6x7x3xf32>) outs(%c : memref<2x3x4x5xf32>)
  return
}
// run: @conv_2d_nchw_fchw(random(), random(), random())

func.func @conv_2d_nchw_fchw_q(%a: memref<2x6x10x7xi8>, %b: memref<3x6x7x3xi8>, %c: i32, %d: i32, %e: memref<2x3x4x5xi32>) {
  linalg.conv_2d_nchw_fchw_q ins(%a, %b, %c, %d : memref<2x6x10x7xi8>, memref<3x6x7x3xi8>, i32, i32) outs(%e : memref<2x3x4x5xi32>)
  return
}
// run: @conv_2d_nchw_fchw_q(random(), random(), random(), random(), random())

func.func @conv_2d_ngchw_fgchw(%a: memref<2x3x7x7x7xf32>, %b: memref<4x3x7x3x2xf32>, %c: memref<2x3x4x5x6xf32>) {
  linalg.conv_2d_ngchw_fgchw ins(%a, %b : memref<2x3x7x7x7xf32>, memref<4x3x7x3x2xf32>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}
// run: @conv_2d_ngchw_fgchw(random(), random(), random())

func.func @conv_2d_ngchw_gfchw(%a: memref<2x3x7x7x7xf32>, %b: memref<3x4x7x3x2xf32>, %c: memref<2x3x4x5x6xf32>) {
  linalg.conv_2d_ngchw_gfchw ins(%a, %b : memref<2x3x7x7x7xf32>, memref<3x4x7x3x2xf32>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}
// run: @conv_2d_ngchw_gfchw(random(), random(), random())

func.func @conv_2d_ngchw_gfchw_q(%a: memref<2x3x7x7x7xi8>, %b: memref<3x4x7x3x2xi8>, %c: i32, %d: i32, %e: memref<2x3x4x5x6xi32>) {
  linalg.conv_2d_ngchw_gfchw_q ins(%a, %b, %c, %d : memref<2x3x7x7x7xi8>, memref<3x4x7x3x2xi8>, i32, i32) outs(%e : memref<2x3x4x5x6xi32>)
  return
}
// run: @conv_2d_ngchw_gfchw_q(random(), random(), random(), random(), random())

func.func @conv_2d_nhwc_fhwc(%a: memref<2x8x10x3xf32>, %b: memref<5x6x7x3xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.conv_2d_nhwc_fhwc ins(%a, %b : memref<2x8x10x3xf32>, memref<5x6x7x3xf32>) outs(%c : memref<2x3x4x5xf32>)
  return
}
// run: @conv_2d_nhwc_fhwc(random(), random(), random())

func.func @conv_2d_nhwc_fhwc_q(%a: memref<2x8x10x3xi8>, %b: memref<5x6x7x3xi8>, %c: i32, %d: i32, %e: memref<2x3x4x5xi32>) {
  linalg.conv_2d_nhwc_fhwc_q ins(%a, %b, %c, %d : memref<2x8x10x3xi8>, memref<5x6x7x3xi8>, i32, i32) outs(%e : memref<2x3x4x5xi32>)
  return
}
// run: @conv_2d_nhwc_fhwc_q(random(), random(), random(), random(), random())

func.func @conv_2d_nhwc_hwcf(%a: memref<2x8x10x3xf32>, %b: memref<6x7x3x5xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.conv_2d_nhwc_hwcf ins(%a, %b : memref<2x8x10x3xf32>, memref<6x7x3x5xf32>) outs(%c : memref<2x3x4x5xf32>)
  return
}
// run: @conv_2d_nhwc_hwcf(random(), random(), random())

func.func @conv_2d_nhwc_hwcf_q(%a: memref<2x8x10x3xi8>, %b: memref<6x7x3x5xi8>, %c: i32, %d: i32, %e: memref<2x3x4x5xi32>) {
  linalg.conv_2d_nhwc_hwcf_q ins(%a, %b, %c, %d : memref<2x8x10x3xi8>, memref<6x7x3x5xi8>, i32, i32) outs(%e : memref<2x3x4x5xi32>)
  return
}
// run: @conv_2d_nhwc_hwcf_q(random(), random(), random(), random(), random())

func.func @conv_2d_nhwgc_gfhwc(%a: memref<2x9x6x5x2xf32>, %b: memref<5x6x7x3x2xf32>, %c: memref<2x3x4x5x6xf32>) {
  linalg.conv_2d_nhwgc_gfhwc ins(%a, %b : memref<2x9x6x5x2xf32>, memref<5x6x7x3x2xf32>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}
// run: @conv_2d_nhwgc_gfhwc(random(), random(), random())

func.func @conv_2d_nhwgc_gfhwc_q(%a: memref<2x9x6x5x2xi8>, %b: memref<5x6x7x3x2xi8>, %c: i32, %d: i32, %e: memref<2x3x4x5x6xi32>) {
  linalg.conv_2d_nhwgc_gfhwc_q ins(%a, %b, %c, %d : memref<2x9x6x5x2xi8>, memref<5x6x7x3x2xi8>, i32, i32) outs(%e : memref<2x3x4x5x6xi32>)
  return
}
// run: @conv_2d_nhwgc_gfhwc_q(random(), random(), random(), random(), random())

func.func @conv_3d(%a: memref<6x8x10xf32>, %b: memref<5x6x7xf32>, %c: memref<2x3x4xf32>) {
  linalg.conv_3d ins(%a, %b : memref<6x8x10xf32>, memref<5x6x7xf32>) outs(%c : memref<2x3x4xf32>)
  return
}
// run: @conv_3d(random(), random(), random())

func.func @conv_3d_ncdhw_fcdhw(%a: memref<2x7x6x6x8xf32>, %b: memref<3x7x3x2x3xf32>, %c: memref<2x3x4x5x6xf32>) {
  linalg.conv_3d_ncdhw_fcdhw ins(%a, %b : memref<2x7x6x6x8xf32>, memref<3x7x3x2x3xf32>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}
// run: @conv_3d_ncdhw_fcdhw(random(), random(), random())

func.func @conv_3d_ndhwc_dhwcf(%a: memref<2x9x6x6x3xf32>, %b: memref<7x3x2x3x6xf32>, %c: memref<2x3x4x5x6xf32>) {
  linalg.conv_3d_ndhwc_dhwcf ins(%a, %b : memref<2x9x6x6x3xf32>, memref<7x3x2x3x6xf32>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}
// run: @conv_3d_ndhwc_dhwcf(random(), random(), random())

func.func @conv_3d_ndhwc_dhwcf_q(%a: memref<2x9x6x6x3xi8>, %b: memref<7x3x2x3x6xi8>, %c: i32, %d: i32, %e: memref<2x3x4x5x6xi32>) {
  linalg.conv_3d_ndhwc_dhwcf_q ins(%a, %b, %c, %d : memref<2x9x6x6x3xi8>, memref<7x3x2x3x6xi8>, i32, i32) outs(%e : memref<2x3x4x5x6xi32>)
  return
}
// run: @conv_3d_ndhwc_dhwcf_q(random(), random(), random(), random(), random())

func.func @depthwise_conv_1d_ncw_cw(%a: memref<2x4x7xf32>, %b: memref<4x5xf32>, %c: memref<2x4x3xf32>) {
  linalg.depthwise_conv_1d_ncw_cw ins(%a, %b : memref<2x4x7xf32>, memref<4x5xf32>) outs(%c : memref<2x4x3xf32>)
  return
}
// run: @depthwise_conv_1d_ncw_cw(random(), random(), random())

func.func @depthwise_conv_1d_nwc_wc(%a: memref<2x7x4xf32>, %b: memref<5x4xf32>, %c: memref<2x3x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc ins(%a, %b : memref<2x7x4xf32>, memref<5x4xf32>) outs(%c : memref<2x3x4xf32>)
  return
}
// run: @depthwise_conv_1d_nwc_wc(random(), random(), random())

func.func @depthwise_conv_1d_nwc_wcm(%a: memref<2x8x4xf32>, %b: memref<6x4x5xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.depthwise_conv_1d_nwc_wcm ins(%a, %b : memref<2x8x4xf32>, memref<6x4x5xf32>) outs(%c : memref<2x3x4x5xf32>)
  return
}
// run: @depthwise_conv_1d_nwc_wcm(random(), random(), random())

func.func @depthwise_conv_2d_nchw_chw(%a: memref<2x5x8x10xf32>, %b: memref<5x6x7xf32>, %c: memref<2x5x3x4xf32>) {
  linalg.depthwise_conv_2d_nchw_chw ins(%a, %b : memref<2x5x8x10xf32>, memref<5x6x7xf32>) outs(%c : memref<2x5x3x4xf32>)
  return
}
// run: @depthwise_conv_2d_nchw_chw(random(), random(), random())

func.func @depthwise_conv_2d_nhwc_hwc(%a: memref<2x8x10x5xf32>, %b: memref<6x7x5xf32>, %c: memref<2x3x4x5xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %b : memref<2x8x10x5xf32>, memref<6x7x5xf32>) outs(%c : memref<2x3x4x5xf32>)
  return
}
// run: @depthwise_conv_2d_nhwc_hwc(random(), random(), random())

func.func @depthwise_conv_2d_nhwc_hwc_q(%a: memref<2x8x10x5xi8>, %b: memref<6x7x5xi8>, %c: i32, %d: i32, %e: memref<2x3x4x5xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a, %b, %c, %d : memref<2x8x10x5xi8>, memref<6x7x5xi8>, i32, i32) outs(%e : memref<2x3x4x5xi32>)
  return
}
// run: @depthwise_conv_2d_nhwc_hwc_q(random(), random(), random(), random(), random())

func.func @depthwise_conv_2d_nhwc_hwcm(%a: memref<2x9x6x5xf32>, %b: memref<7x3x5x6xf32>, %c: memref<2x3x4x5x6xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %b : memref<2x9x6x5xf32>, memref<7x3x5x6xf32>) outs(%c : memref<2x3x4x5x6xf32>)
  return
}
// run: @depthwise_conv_2d_nhwc_hwcm(random(), random(), random())

func.func @depthwise_conv_2d_nhwc_hwcm_q(%a: memref<2x9x6x5xi8>, %b: memref<7x3x5x6xi8>, %c: i32, %d: i32, %e: memref<2x3x4x5x6xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a, %b, %c, %d : memref<2x9x6x5xi8>, memref<7x3x5x6xi8>, i32, i32) outs(%e : memref<2x3x4x5x6xi32>)
  return
}
// run: @depthwise_conv_2d_nhwc_hwcm_q(random(), random(), random(), random(), random())

func.func @depthwise_conv_3d_ncdhw_cdhw(%a: memref<2x2x8x10x7xf32>, %b: memref<2x6x7x3xf32>, %c: memref<2x2x3x4x5xf32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a, %b : memref<2x2x8x10x7xf32>, memref<2x6x7x3xf32>) outs(%c : memref<2x2x3x4x5xf32>)
  return
}
// run: @depthwise_conv_3d_ncdhw_cdhw(random(), random(), random())

func.func @depthwise_conv_3d_ndhwc_dhwc(%a: memref<2x8x10x7x2xf32>, %b: memref<6x7x3x2xf32>, %c: memref<2x3x4x5x2xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a, %b : memref<2x8x10x7x2xf32>, memref<6x7x3x2xf32>) outs(%c : memref<2x3x4x5x2xf32>)
  return
}
// run: @depthwise_conv_3d_ndhwc_dhwc(random(), random(), random())

func.func @depthwise_conv_3d_ndhwc_dhwcm(%a: memref<2x9x6x6x3xf32>, %b: memref<7x3x2x3x6xf32>, %c: memref<2x3x4x5x3x6xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a, %b : memref<2x9x6x6x3xf32>, memref<7x3x2x3x6xf32>) outs(%c : memref<2x3x4x5x3x6xf32>)
  return
}
// run: @depthwise_conv_3d_ndhwc_dhwcm(random(), random(), random())
