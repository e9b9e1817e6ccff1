// A 2-d convolution of an image of several channels with several filters, every second
// pixel, as a network's first layer has it.
//
//   image   channels x height x width
//   filters count x channels x rows x columns
//   output  count x (height - rows) / 2 + 1 x (width - columns) / 2 + 1

func.func @conv2d(%image: memref<?x?x?xf32>, %filters: memref<?x?x?x?xf32>,
                  %output: memref<?x?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %count = memref.dim %output, %c0 : memref<?x?x?xf32>
  %height = memref.dim %output, %c1 : memref<?x?x?xf32>
  %width = memref.dim %output, %c2 : memref<?x?x?xf32>
  %channels = memref.dim %filters, %c1 : memref<?x?x?x?xf32>
  %rows = memref.dim %filters, %c2 : memref<?x?x?x?xf32>
  %columns = memref.dim %filters, %c3 : memref<?x?x?x?xf32>
  // No output depends on another: the three outer loops may run in any order.
  affine.parallel (%f, %y, %x) = (0, 0, 0) to (%count, %height, %width) {
    %pixel = affine.for %c = 0 to %channels iter_args(%by_channel = %zero) -> (f32) {
      %in_channel = affine.for %ky = 0 to %rows iter_args(%by_row = %by_channel) -> (f32) {
        %in_row = affine.for %kx = 0 to %columns iter_args(%acc = %by_row) -> (f32) {
          %value = affine.load %image[%c, %y * 2 + %ky, %x * 2 + %kx] : memref<?x?x?xf32>
          %weight = affine.load %filters[%f, %c, %ky, %kx] : memref<?x?x?x?xf32>
          %next = math.fma %value, %weight, %acc : f32
          affine.yield %next : f32
        }
        affine.yield %in_row : f32
      }
      affine.yield %in_channel : f32
    }
    affine.store %pixel, %output[%f, %y, %x] : memref<?x?x?xf32>
  }
  return
}
