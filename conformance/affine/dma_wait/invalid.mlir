// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `affine.dma_wait` is refused; what keeps them all is not.

func.func @f(%t: f32, %n: index) {
  // expected-error@+1 {{'affine.dma_wait' op expected DMA tag to be of memref type}}
  "affine.dma_wait"(%t, %n, %n) {tag_map = affine_map<(d) -> (d)>} : (f32, index, index) -> ()
  return
}

// -----

func.func @f(%t: memref<1xi32>, %n: index, %x: i32) {
  // expected-error@+1 {{'affine.dma_wait' op index to dma_wait must have 'index' type}}
  "affine.dma_wait"(%t, %x, %n) {tag_map = affine_map<(d) -> (d)>} : (memref<1xi32>, i32, index) -> ()
  return
}

// -----

func.func @f(%t: memref<1xi32>, %n: index, %m: memref<10xindex>) {
  affine.for %i = 0 to 10 {
    %x = memref.load %m[%i] : memref<10xindex>
    // expected-error@+1 {{'affine.dma_wait' op index must be a valid dimension or symbol identifier}}
    affine.dma_wait %t[%x], %n : memref<1xi32>
  }
  return
}

// -----

func.func @a_count_may_be_anything(%t: memref<1xi32>, %n: index, %m: memref<10xindex>) {
  affine.for %i = 0 to 10 {
    %x = memref.load %m[%i] : memref<10xindex>
    affine.dma_wait %t[symbol(%i)], %x : memref<1xi32>
  }
  return
}
