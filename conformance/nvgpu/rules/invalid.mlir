// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of an operation of `nvgpu` is refused.

func.func @f(%a: f16) {
  %0 = "nvgpu.extf"(%a) <{}> : (f16) -> f32
  return
}

// -----

func.func @f(%a: f8E4M3FN) {
  // expected-error@+1 {{'nvgpu.extf' op result type must be 16, 32, or 64 bitwidth, but got 80}}
  %0 = "nvgpu.extf"(%a) <{}> : (f8E4M3FN) -> f80
  return
}

// -----

func.func @f(%a: f16) {
  // expected-error@+1 {{'nvgpu.extf' op result type must be 16, 32, or 64 bitwidth, but got 80}}
  %0 = "nvgpu.extf"(%a) <{}> : (f16) -> f80
  return
}

// -----

func.func @f(%a: f16) {
  // expected-error@+1 {{'nvgpu.extf' op result type must be 16, 32, or 64 bitwidth, but got 128}}
  %0 = "nvgpu.extf"(%a) <{}> : (f16) -> f128
  return
}

// -----

func.func @f(%a: f4E2M1FN) {
  // expected-error@+1 {{'nvgpu.extf' op result type must be 16, 32, or 64 bitwidth, but got 8}}
  %0 = "nvgpu.extf"(%a) <{}> : (f4E2M1FN) -> f8E4M3FN
  return
}

// -----

func.func @f(%a: f16) {
  %0 = "nvgpu.extf"(%a) <{relu = true}> : (f16) -> f32
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  // expected-error@+1 {{unknown attribute `rnd` in dialect `nvgpu`}}
  %0 = "nvgpu.truncf"(%a) <{rnd = #nvgpu.rnd<rn>}> : (f32) -> f16
  return
}

// -----

func.func @f(%a: f80, %r: i32) {
  // expected-error@+1 {{unknown attribute `rnd` in dialect `nvgpu`}}
  %0 = "nvgpu.truncf"(%a) <{rnd = #nvgpu.rnd<rn>}> : (f80) -> f16
  return
}

// -----

func.func @f(%a: f128, %r: i32) {
  // expected-error@+1 {{unknown attribute `rnd` in dialect `nvgpu`}}
  %0 = "nvgpu.truncf"(%a) <{rnd = #nvgpu.rnd<rn>}> : (f128) -> f16
  return
}

// -----

func.func @f(%a: f16, %r: i32) {
  // expected-error@+1 {{unknown attribute `rnd` in dialect `nvgpu`}}
  %0 = "nvgpu.truncf"(%a) <{rnd = #nvgpu.rnd<rn>}> : (f16) -> f8E4M3FN
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  // expected-error@+1 {{unknown attribute `rnd` in dialect `nvgpu`}}
  %0 = "nvgpu.truncf"(%a) <{rnd = #nvgpu.rnd<rs>}> : (f32) -> f16
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  // expected-error@+1 {{unknown attribute `rnd` in dialect `nvgpu`}}
  %0 = "nvgpu.truncf"(%a) <{rnd = #nvgpu<rnd rs>}> : (f32) -> f16
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  %0 = "nvgpu.truncf"(%a) <{}> : (f32) -> f16
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor=memref<64x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor=memref<16x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented=vector<64x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : <tensor=memref<64x16xf16, 3>>, <tensor=memref<16x128xf16, 3>>, <fragmented=vector<64x128xf32>> -> <fragmented=vector<64x128xf32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor=memref<64x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor=memref<16x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented=vector<64x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : <tensor=memref<64x16xf16, 3>>, <tensor=memref<16x128xf16, 3>>, <fragmented=vector<64x128xf32>> -> <fragmented=vector<64x128xf32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor=memref<64x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor=memref<16x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented=vector<64x128xf32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op supports non-transpose A (Row Major) and transpose B (Column Major) for the time being }}
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeA} : <tensor=memref<64x16xf16, 3>>, <tensor=memref<16x128xf16, 3>>, <fragmented=vector<64x128xf32>> -> <fragmented=vector<64x128xf32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor=memref<64x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor=memref<16x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented=vector<64x128xf32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op type of matrix C and matrix D must be the same}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : <tensor=memref<64x16xf16, 3>>, <tensor=memref<16x128xf16, 3>>, <fragmented=vector<64x128xf32>> -> <fragmented=vector<64x64xf32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor=memref<64x32xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor=memref<16x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented=vector<64x128xf32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op 2nd dim matrix-A (32)!= 1st dim matrix-B (16 )}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : <tensor=memref<64x32xf16, 3>>, <tensor=memref<16x128xf16, 3>>, <fragmented=vector<64x128xf32>> -> <fragmented=vector<64x128xf32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor=memref<128x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor=memref<16x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented=vector<64x128xf32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op 1st dim matrix-A ( 128 )!= 1st dim matrix-C ( 64 )}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : <tensor=memref<128x16xf16, 3>>, <tensor=memref<16x128xf16, 3>>, <fragmented=vector<64x128xf32>> -> <fragmented=vector<64x128xf32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor=memref<64x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor=memref<16x64xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented=vector<64x128xf32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op 2nd dim matrix-B ( 64 ) != 2nd dim matrix-C ( 128 )}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : <tensor=memref<64x16xf16, 3>>, <tensor=memref<16x64xf16, 3>>, <fragmented=vector<64x128xf32>> -> <fragmented=vector<64x128xf32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor=memref<64x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor=memref<16x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented=vector<64x64xf32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op 2nd dim matrix-B ( 128 ) != 2nd dim matrix-C ( 64 )}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : <tensor=memref<64x16xf16, 3>>, <tensor=memref<16x128xf16, 3>>, <fragmented=vector<64x64xf32>> -> <fragmented=vector<64x64xf32>>
  return
}

// -----

func.func @f(%c: !nvgpu.warpgroup.accumulator<fragmented=vector<64x128xf32>>, %m: memref<64x128xf32>) {
  nvgpu.warpgroup.mma.store %c, %m : <fragmented=vector<64x128xf32>> to memref<64x128xf32>
  return
}

// -----

func.func @f(%c: !nvgpu.warpgroup.accumulator<fragmented=vector<64x128xf16>>, %m: memref<64x128xf16>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma.store' op hit a limitation: only f32 results for the time being}}
  nvgpu.warpgroup.mma.store %c, %m : <fragmented=vector<64x128xf16>> to memref<64x128xf16>
  return
}

// -----

func.func @f(%c: !nvgpu.warpgroup.accumulator<fragmented=vector<64x128xf32>>, %m: memref<64x64xf32>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma.store' op results ['vector<64x128xf32>'][128] values. However, destination memref[64][64]  does not have same size as results}}
  nvgpu.warpgroup.mma.store %c, %m : <fragmented=vector<64x128xf32>> to memref<64x64xf32>
  return
}

// -----

func.func @f(%c: !nvgpu.warpgroup.accumulator<fragmented=vector<64x128xf32>>, %m: memref<32x128xf32>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma.store' op results ['vector<64x128xf32>'][128] values. However, destination memref[32][128]  does not have same size as results}}
  nvgpu.warpgroup.mma.store %c, %m : <fragmented=vector<64x128xf32>> to memref<32x128xf32>
  return
}

// -----

func.func @f(%c: !nvgpu.warpgroup.accumulator<fragmented=vector<64x128xf32>>, %m: memref<64x128xf16>) {
  nvgpu.warpgroup.mma.store %c, %m : <fragmented=vector<64x128xf32>> to memref<64x128xf16>
  return
}

// -----

func.func @f() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented=vector<64x128xf32>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<64x128xf64>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)}}
  %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented=vector<64x128xf64>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<60x128xf32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)}}
  %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented=vector<60x128xf32>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<64x127xf32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)}}
  %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented=vector<64x127xf32>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<64x512xf32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)}}
  %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented=vector<64x512xf32>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<64xf32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)}}
  %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented=vector<64xf32>>
  return
}

// -----

func.func @f(%m: memref<128x64xf16, 3>, %t: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %m, %t : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>>
  return
}

// -----

func.func @f(%m: memref<128x64xf16, 3>, %t: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>) {
  // expected-error@+1 {{the tensormap descriptor must have last dimension of 64 bytes but it is 128 bytes}}
  %0 = nvgpu.warpgroup.generate.descriptor %m, %t : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>>
  return
}

// -----

func.func @f(%m: memref<128x64xf16, 3>, %t: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>) {
  // expected-error@+1 {{supports only swizzle_128b is supported for the time being}}
  %0 = nvgpu.warpgroup.generate.descriptor %m, %t : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>>
  return
}

// -----

func.func @f(%m: memref<128x64xf16, 3>, %t: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_16b>) {
  // expected-error@+1 {{Interleave options are not supported yet.}}
  %0 = nvgpu.warpgroup.generate.descriptor %m, %t : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_16b> -> <tensor = memref<128x64xf16, 3>>
  return
}

// -----

func.func @f(%m: memref<128x64xf16, 3>, %t: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %m, %t : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>>
  return
}

// -----

func.func @f(%m: memref<128x64xf16, 3>, %t: !nvgpu.tensormap.descriptor<tensor = memref<?x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  // expected-error@+1 {{the tensor map descriptor must be static shaped}}
  %0 = nvgpu.warpgroup.generate.descriptor %m, %t : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<?x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>>
  return
}

// -----

func.func @f(%m: memref<?x64xf16, 3>, %t: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %m, %t : memref<?x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<?x64xf16, 3>>
  return
}

// -----

func.func @f(%m: memref<128x64xf16>, %t: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %m, %t : memref<128x64xf16>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16>>
  return
}

// -----

func.func @f(%m: memref<128x64xf16, 3>, %t: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  // expected-error@+1 {{the tensormap descriptor must have last dimension of 128 bytes but it is 256 bytes}}
  %0 = nvgpu.warpgroup.generate.descriptor %m, %t : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>>
  return
}

// -----

func.func @f(%m: memref<128x64xf16, 3>, %t: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %c: index) {
  nvgpu.tma.async.load %t[%c, %c], %b[%c] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16, 3>
  return
}

// -----

func.func @f(%m: memref<128x64xf16, 3>, %t: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_16b>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %c: index) {
  // expected-error@+1 {{Interleave options are not supported yet.}}
  nvgpu.tma.async.load %t[%c, %c], %b[%c] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_16b>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16, 3>
  return
}

// -----

func.func @f(%m: memref<128x64xf16, 3>, %t: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %c: index) {
  // expected-error@+1 {{number of coordinates do not match with the rank of tensor descriptor map.}}
  nvgpu.tma.async.load %t[%c], %b[%c] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16, 3>
  return
}

// -----

func.func @f(%m: memref<128x64xf16, 3>, %t: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %c: index) {
  // expected-error@+1 {{Maximum 5 coordinates are supported.}}
  nvgpu.tma.async.load %t[%c, %c, %c, %c, %c, %c], %b[%c] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16, 3>
  return
}

// -----

func.func @f(%m: memref<?x64xf16, 3>, %t: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %c: index) {
  // expected-error@+1 {{the destination memref must be static shaped}}
  nvgpu.tma.async.load %t[%c, %c], %b[%c] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<?x64xf16, 3>
  return
}

// -----

func.func @f(%m: memref<128x64xf16, 3>, %t: !nvgpu.tensormap.descriptor<tensor = memref<?x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %c: index) {
  // expected-error@+1 {{the tensor map descriptor must be static shaped}}
  nvgpu.tma.async.load %t[%c, %c], %b[%c] to %m : !nvgpu.tensormap.descriptor<tensor = memref<?x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16, 3>
  return
}

// -----

func.func @f(%m: memref<128x64xf32, 3>, %t: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %c: index) {
  // expected-error@+1 {{the element type of tensor map descriptor and memref must be same}}
  nvgpu.tma.async.load %t[%c, %c], %b[%c] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf32, 3>
  return
}

// -----

func.func @f(%m: memref<64x64xf16, 3>, %t: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %c: index) {
  // expected-error@+1 {{memref and tensor map shapes mismatch 'memref<128x64xf16, 3>' != 'memref<64x64xf16, 3>'}}
  nvgpu.tma.async.load %t[%c, %c], %b[%c] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x64xf16, 3>
  return
}

// -----

func.func @f(%m: memref<128x64xf16>, %t: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %c: index) {
  // expected-error@+1 {{the destination memref has incorrect address space, it must be shared memory address space.}}
  nvgpu.tma.async.load %t[%c, %c], %b[%c] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %m: memref<128x64xf32, 3>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma.store' op results ['vector<128x128xf32>'][128] values. However, destination memref[128][64]  does not have same size as results}}
  nvgpu.warpgroup.mma.store %a, %m : <fragmented = vector<128x128xf32>> to memref<128x64xf32, 3>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %m: memref<64x128xf32, 3>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma.store' op results ['vector<128x128xf32>'][128] values. However, destination memref[64][128]  does not have same size as results}}
  nvgpu.warpgroup.mma.store %a, %m : <fragmented = vector<128x128xf32>> to memref<64x128xf32, 3>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %m: memref<128x128xf32, 3>) {
  nvgpu.warpgroup.mma.store %a, %m : <fragmented = vector<128x128xf32>> to memref<128x128xf32, 3>
  return
}

// -----

func.func @f(%a: f80, %r: i32) {
  // expected-error@+1 {{'nvgpu.truncf' op input type must be 64/32/16 bitwidth, but got 80}}
  %0 = nvgpu.truncf %a {rnd = #nvvm.fp_rnd_mode<rn>} : f80 to f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %r: i32) {
  // expected-error@+1 {{'nvgpu.truncf' op RS (stochastic) rounding is only supported for f32->f16/bf16, got 'f32' -> 'f8E4M3FN'}}
  %0 = nvgpu.truncf %a {rnd = #nvvm.fp_rnd_mode<rs>} : vector<4xf32> to vector<4xf8E4M3FN>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %r: i32) {
  // expected-error@+1 {{'nvgpu.truncf' op random_bits operand is required with RS rounding}}
  %0 = nvgpu.truncf %a {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xf32> to vector<2xf16>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %r: i32) {
  %0 = nvgpu.truncf %a, %r {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xf32> to vector<2xf16>
  return
}

// -----

func.func @f(%a: f32, %r: i32) {
  // expected-error@+1 {{'nvgpu.truncf' op random_bits can only be used with RS rounding mode}}
  %0 = nvgpu.truncf %a, %r {rnd = #nvvm.fp_rnd_mode<rn>} : f32 to f16
  return
}

// -----

func.func @f(%a: vector<2xf32>, %r: i32) {
  %0 = nvgpu.truncf %a {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf32> to vector<2xf16>
  return
}

// -----

func.func @f(%m: memref<?x?xf16, 3>, %i: index) {
  // expected-error@+1 {{results must be 2 dimensional vector}}
  %0 = "nvgpu.ldmatrix"(%m, %i, %i) <{transpose = false, numTiles = 2 : i32}> : (memref<?x?xf16, 3>, index, index) -> vector<4xf16>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, 3>, %i: index) {
  // expected-error@+1 {{nvgpu.ldmatrix transpose works only at 16b granularity}}
  %0 = "nvgpu.ldmatrix"(%m, %i, %i) <{transpose = true, numTiles = 2 : i32}> : (memref<?x?xf32, 3>, index, index) -> vector<2x1xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf16, 3>, %i: index) {
  // expected-error@+1 {{results must be 2 dimensional vector}}
  %0 = "nvgpu.ldmatrix"(%m, %i, %i) <{transpose = false, numTiles = 2 : i32}> : (memref<?x?xf16, 3>, index, index) -> vector<2x2x1xf16>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = "nvgpu.warpgroup.mma"(%a, %b, %c) <{waitGroup = 1 : i64}> : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64x1xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op has matrices A, B, C and D, they must be 2 dimensional}}
  %0 = "nvgpu.warpgroup.mma"(%a, %b, %c) <{waitGroup = 1 : i64}> : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64x1xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128xf32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op has matrices A, B, C and D, they must be 2 dimensional}}
  %0 = "nvgpu.warpgroup.mma"(%a, %b, %c) <{waitGroup = 1 : i64}> : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128xf32>>
  return
}

// -----

func.func @f(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op has matrices A, B, C and D, they must be 2 dimensional}}
  %0 = "nvgpu.warpgroup.mma"(%a, %b, %c) <{waitGroup = 1 : i64}> : (!nvgpu.warpgroup.descriptor<tensor = memref<128xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
