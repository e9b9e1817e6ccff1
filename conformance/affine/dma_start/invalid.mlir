// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `affine.dma_start` is refused; what keeps them all is not.

func.func @f(%a: tensor<10xf32>, %b: memref<10xf32, 1>, %t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{'affine.dma_start' op expected DMA source to be of memref type}}
  "affine.dma_start"(%a, %n, %b, %n, %t, %n, %n) {src_map = affine_map<(d) -> (d)>, dst_map = affine_map<(d) -> (d)>, tag_map = affine_map<(d) -> (d)>} : (tensor<10xf32>, index, memref<10xf32, 1>, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: tensor<10xf32>, %t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{'affine.dma_start' op expected DMA destination to be of memref type}}
  "affine.dma_start"(%a, %n, %b, %n, %t, %n, %n) {src_map = affine_map<(d) -> (d)>, dst_map = affine_map<(d) -> (d)>, tag_map = affine_map<(d) -> (d)>} : (memref<10xf32>, index, tensor<10xf32>, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<10xf32, 1>, %t: f32, %n: index) {
  // expected-error@+1 {{'affine.dma_start' op expected DMA tag to be of memref type}}
  "affine.dma_start"(%a, %n, %b, %n, %t, %n, %n) {src_map = affine_map<(d) -> (d)>, dst_map = affine_map<(d) -> (d)>, tag_map = affine_map<(d) -> (d)>} : (memref<10xf32>, index, memref<10xf32, 1>, index, f32, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<10xf32, 1>, %t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{'affine.dma_start' op incorrect number of operands}}
  "affine.dma_start"(%a, %n, %b, %n, %t, %n, %n, %n) {src_map = affine_map<(d) -> (d)>, dst_map = affine_map<(d) -> (d)>, tag_map = affine_map<(d) -> (d)>} : (memref<10xf32>, index, memref<10xf32, 1>, index, memref<1xi32>, index, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<10xf32, 1>, %t: memref<1xi32>, %n: index, %x: i32) {
  // expected-error@+1 {{'affine.dma_start' op src index to dma_start must have 'index' type}}
  "affine.dma_start"(%a, %x, %b, %n, %t, %n, %n) {src_map = affine_map<(d) -> (d)>, dst_map = affine_map<(d) -> (d)>, tag_map = affine_map<(d) -> (d)>} : (memref<10xf32>, i32, memref<10xf32, 1>, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<10xf32, 1>, %t: memref<1xi32>, %n: index, %x: i32) {
  // expected-error@+1 {{'affine.dma_start' op dst index to dma_start must have 'index' type}}
  "affine.dma_start"(%a, %n, %b, %x, %t, %n, %n) {src_map = affine_map<(d) -> (d)>, dst_map = affine_map<(d) -> (d)>, tag_map = affine_map<(d) -> (d)>} : (memref<10xf32>, index, memref<10xf32, 1>, i32, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<10xf32, 1>, %t: memref<1xi32>, %n: index, %x: i32) {
  // expected-error@+1 {{'affine.dma_start' op tag index to dma_start must have 'index' type}}
  "affine.dma_start"(%a, %n, %b, %n, %t, %x, %n) {src_map = affine_map<(d) -> (d)>, dst_map = affine_map<(d) -> (d)>, tag_map = affine_map<(d) -> (d)>} : (memref<10xf32>, index, memref<10xf32, 1>, index, memref<1xi32>, i32, index) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<10xf32, 1>, %t: memref<1xi32>, %n: index, %m: memref<10xindex>) {
  affine.for %i = 0 to 10 {
    %x = memref.load %m[%i] : memref<10xindex>
    // expected-error@+1 {{'affine.dma_start' op src index must be a valid dimension or symbol identifier}}
    affine.dma_start %a[%x], %b[%i], %t[%n], %n : memref<10xf32>, memref<10xf32, 1>, memref<1xi32>
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<10xf32, 1>, %t: memref<1xi32>, %n: index, %m: memref<10xindex>) {
  affine.for %i = 0 to 10 {
    %x = memref.load %m[%i] : memref<10xindex>
    // expected-error@+1 {{'affine.dma_start' op dst index must be a valid dimension or symbol identifier}}
    affine.dma_start %a[%i], %b[%x], %t[%n], %n : memref<10xf32>, memref<10xf32, 1>, memref<1xi32>
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %b: memref<10xf32, 1>, %t: memref<1xi32>, %n: index, %m: memref<10xindex>) {
  affine.for %i = 0 to 10 {
    %x = memref.load %m[%i] : memref<10xindex>
    // expected-error@+1 {{'affine.dma_start' op tag index must be a valid dimension or symbol identifier}}
    affine.dma_start %a[%i], %b[%i], %t[%x], %n : memref<10xf32>, memref<10xf32, 1>, memref<1xi32>
  }
  return
}

// -----

func.func @a_count_may_be_anything(%a: memref<10xf32>, %b: memref<10xf32, 1>, %t: memref<1xi32>, %n: index, %m: memref<10xindex>) {
  affine.for %i = 0 to 10 {
    %x = memref.load %m[%i] : memref<10xindex>
    affine.dma_start %a[%i], %b[%i], %t[symbol(%i)], %x, %x, %x : memref<10xf32>, memref<10xf32, 1>, memref<1xi32>
  }
  return
}
