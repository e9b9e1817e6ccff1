// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.dma_start` is refused; what keeps them all is not.

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"() : () -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"(%a, %n, %b) : (memref<4xf32>, index, memref<4xf32, 1>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected source to be of memref type}}
  "memref.dma_start"(%x, %n, %b, %n) : (f32, index, memref<4xf32, 1>, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected source to be of memref type}}
  "memref.dma_start"(%n, %n, %n, %n, %n, %n, %n) : (index, index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected source indices to be of index type}}
  "memref.dma_start"(%a, %x, %b, %n, %n, %t, %n) : (memref<4xf32>, f32, memref<4xf32, 1>, index, index, memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected destination to be of memref type}}
  "memref.dma_start"(%a, %n, %x, %n, %n, %t, %n) : (memref<4xf32>, index, f32, index, index, memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected destination indices to be of index type}}
  "memref.dma_start"(%a, %n, %b, %x, %n, %t, %n) : (memref<4xf32>, index, memref<4xf32, 1>, f32, index, memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected num elements to be of index type}}
  "memref.dma_start"(%a, %n, %b, %n, %x, %t, %n) : (memref<4xf32>, index, memref<4xf32, 1>, index, f32, memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected tag to be of memref type}}
  "memref.dma_start"(%a, %n, %b, %n, %n, %x, %n) : (memref<4xf32>, index, memref<4xf32, 1>, index, index, f32, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected tag to be of memref type}}
  "memref.dma_start"(%a, %n, %b, %n, %n, %n, %n) : (memref<4xf32>, index, memref<4xf32, 1>, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected at least 7 operands}}
  "memref.dma_start"(%a, %n, %b, %n, %n, %t) : (memref<4xf32>, index, memref<4xf32, 1>, index, index, memref<1xi32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected tag indices to be of index type}}
  "memref.dma_start"(%a, %n, %b, %n, %n, %t, %x) : (memref<4xf32>, index, memref<4xf32, 1>, index, index, memref<1xi32>, f32) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op incorrect number of operands}}
  "memref.dma_start"(%a, %n, %b, %n, %n, %t, %n, %n) : (memref<4xf32>, index, memref<4xf32, 1>, index, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected stride and num elements per stride to be of type index}}
  "memref.dma_start"(%a, %n, %b, %n, %n, %t, %n, %n, %x) : (memref<4xf32>, index, memref<4xf32, 1>, index, index, memref<1xi32>, index, index, f32) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected stride and num elements per stride to be of type index}}
  "memref.dma_start"(%a, %n, %b, %n, %n, %t, %n, %x, %n) : (memref<4xf32>, index, memref<4xf32, 1>, index, index, memref<1xi32>, index, f32, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index, %x: f32) {
  "memref.dma_start"(%a, %n, %b, %n, %n, %t, %n, %n, %n) : (memref<4xf32>, index, memref<4xf32, 1>, index, index, memref<1xi32>, index, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op incorrect number of operands}}
  "memref.dma_start"(%a, %n, %b, %n, %n, %t, %n, %n, %n, %n) : (memref<4xf32>, index, memref<4xf32, 1>, index, index, memref<1xi32>, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected at least 5 operands}}
  "memref.dma_start"(%a, %n, %b, %n) : (memref<4xf32>, index, memref<4xf32, 1>, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %n: index, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected at least 6 operands}}
  "memref.dma_start"(%a, %n, %b, %n, %n) : (memref<4xf32>, index, memref<4xf32, 1>, index, index) -> ()
  return
}
