// RUN: %bridge-conform --run-lines %s
// syntax: legacy

func @i1(%src: memref<40x128xf32, 0>, %dst: memref<2x1024xf32, 1>, %tag: memref<1xi32, 2>,
         %stride: index, %num_elt_per_stride: index) {
  %num_elements = constant 256 : index
  %idx = constant 0 : index
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      affine.for %k = 0 to 1 {
        affine.for %l = 0 to 8 {
          affine.dma_start %src[%i + 3, %j], %dst[%k + 7, %l], %tag[%idx],
            %num_elements :
              memref<40x128xf32, 0>, memref<2x1024xf32, 1>, memref<1xi32, 2>
          affine.dma_start %src[%i, %j], %dst[%k, %l], %tag[%idx], %num_elements,
            %stride, %num_elt_per_stride :
              memref<40x128xf32, 0>, memref<2x1024xf32, 1>, memref<1xi32, 2>
          affine.dma_wait %tag[%idx], %num_elements : memref<1xi32, 2>
        }
      }
    }
  }
  return
}
// judges: interpreter; the reference has no lowering of transfers
// The second matrix has no row 7, to which the first transfer goes.
// trap: @i1(iota(), zeros(), zeros(), 128, 64) "out of bounds"
