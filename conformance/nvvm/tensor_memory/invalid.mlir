// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of an operation on tensor memory is refused.

func.func @f(%t: !llvm.ptr<6>) {
  // expected-error@+1 {{shape 16x32bx2 requires offset argument}}
  %0 = "nvvm.tcgen05.ld"(%t) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>}> : (!llvm.ptr<6>) -> vector<2xi32>
  return
}

// -----

func.func @f(%t: !llvm.ptr<6>) {
  // expected-error@+1 {{invalid result type length 2 for shape shape_16x256b in tcgen05.ld Op}}
  %0 = "nvvm.tcgen05.ld"(%t) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>}> : (!llvm.ptr<6>) -> vector<2xi32>
  return
}

// -----

func.func @f(%t: !llvm.ptr<6>, %v: vector<2xi32>) {
  // expected-error@+1 {{invalid input length 2 for shape shape_16x256b in tcgen05.st Op}}
  "nvvm.tcgen05.st"(%t, %v) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>}> : (!llvm.ptr<6>, vector<2xi32>) -> ()
  return
}

// -----

func.func @f(%t: !llvm.ptr<6>, %v: vector<2xi32>) {
  // expected-error@+1 {{shape 16x32bx2 requires offset argument}}
  "nvvm.tcgen05.st"(%t, %v) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>}> : (!llvm.ptr<6>, vector<2xi32>) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr<6>, %s: i64) {
  // expected-error@+1 {{Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op}}
  "nvvm.tcgen05.cp"(%p, %s) <{shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, multicast = #nvvm.tcgen05_cp_multicast<none>, group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>, i64) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr<6>, %s: i64) {
  // expected-error@+1 {{Shape 32x128b requires multicast warpx4 for tcgen05.cp Op}}
  "nvvm.tcgen05.cp"(%p, %s) <{shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, multicast = #nvvm.tcgen05_cp_multicast<none>, group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>, i64) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr<6>, %s: i64) {
  // expected-error@+1 {{Invalid multicast type for tcgen05.cp Op}}
  "nvvm.tcgen05.cp"(%p, %s) <{shape = #nvvm.tcgen05_cp_shape<shape_128x256b>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>, group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>, i64) -> ()
  return
}

// -----

func.func @f(%d: !llvm.ptr<6>, %b: i64, %i: i32, %e: i1, %l: vector<4xi32>, %k: vector<8xi32>) {
  nvvm.tcgen05.mma %d, %b, %b, %i, %e mask = %l {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<4xi32>)
  return
}

// -----

func.func @f(%d: !llvm.ptr<6>, %b: i64, %i: i32, %e: i1, %l: vector<4xi32>, %k: vector<8xi32>) {
  // expected-error@+1 {{Disable Output Lane of length 8 is incompatible with CtaGroupAttr}}
  nvvm.tcgen05.mma %d, %b, %b, %i, %e mask = %k {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<8xi32>)
  return
}

// -----

func.func @f(%d: !llvm.ptr<6>, %b: i64, %i: i32, %e: i1, %l: vector<4xi32>, %k: vector<8xi32>) {
  // expected-error@+1 {{Disable Output Lane of length 4 is incompatible with CtaGroupAttr}}
  nvvm.tcgen05.mma %d, %b, %b, %i, %e mask = %l {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<4xi32>)
  return
}

// -----

func.func @f(%d: !llvm.ptr<6>, %b: i64, %i: i32, %e: i1, %l: vector<4xi32>, %k: vector<8xi32>) {
  nvvm.tcgen05.mma %d, %b, %b, %i, %e mask = %k {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<8xi32>)
  return
}

// -----

func.func @f(%d: !llvm.ptr<6>, %b: i64, %i: i32, %e: i1, %l: vector<4xi32>, %k: vector<8xi32>) {
  // expected-error@+1 {{A-shift can be applied only when matrix A is in tensor memory}}
  nvvm.tcgen05.mma %d, %b, %b, %i, %e {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, aShift} : (!llvm.ptr<6>, i64, i64, i32, i1)
  return
}

// -----

func.func @f(%d: !llvm.ptr<6>, %b: i64, %i: i32, %e: i1, %l: vector<4xi32>, %k: vector<8xi32>) {
  nvvm.tcgen05.mma %d, %d, %b, %i, %e {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, aShift} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  return
}

// -----

func.func @f(%d: !llvm.ptr<6>, %b: i64, %i: i32, %e: i1, %l: vector<4xi32>, %k: vector<8xi32>) {
  // expected-error@+1 {{Cannot use collector buffer operation fill or use with ashift}}
  nvvm.tcgen05.mma %d, %d, %b, %i, %e {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  return
}

// -----

func.func @f(%d: !llvm.ptr<6>, %b: i64, %i: i32, %e: i1, %l: vector<4xi32>, %k: vector<8xi32>) {
  // expected-error@+1 {{Cannot use collector buffer operation fill or use with ashift}}
  nvvm.tcgen05.mma %d, %d, %b, %i, %e {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  return
}

// -----

func.func @f(%d: !llvm.ptr<6>, %b: i64, %i: i32, %e: i1, %l: vector<4xi32>, %k: vector<8xi32>) {
  nvvm.tcgen05.mma %d, %d, %b, %i, %e {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  return
}

// -----

func.func @f(%d: !llvm.ptr<6>, %b: i64, %i: i32, %e: i1, %l: vector<4xi32>, %k: vector<8xi32>) {
  nvvm.tcgen05.mma %d, %d, %b, %i, %e {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  return
}

// -----

func.func @f(%d: !llvm.ptr<6>, %b: i64, %i: i32, %e: i1, %l: vector<4xi32>, %k: vector<8xi32>) {
  // expected-error@+1 {{mxf4nvf4 requires block scale attribute}}
  nvvm.tcgen05.mma.block_scale %d, %b, %b, %i, %e, %d, %d {kind = #nvvm.tcgen05_mma_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<default>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  return
}

// -----

func.func @f(%d: !llvm.ptr<6>, %b: i64, %i: i32, %e: i1, %l: vector<4xi32>, %k: vector<8xi32>) {
  // expected-error@+1 {{mxf4nvf4 requires block scale attribute}}
  nvvm.tcgen05.mma.block_scale %d, %b, %b, %i, %e, %d, %d {kind = #nvvm.tcgen05_mma_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  return
}

// -----

func.func @f(%d: !llvm.ptr<6>, %b: i64, %i: i32, %e: i1, %l: vector<4xi32>, %k: vector<8xi32>) {
  // expected-error@+1 {{mxf8f6f4 kind does not support block16 attribute}}
  nvvm.tcgen05.mma.block_scale %d, %b, %b, %i, %e, %d, %d {kind = #nvvm.tcgen05_mma_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  return
}

// -----

func.func @f(%d: !llvm.ptr<6>, %b: i64, %i: i32, %e: i1, %l: vector<4xi32>, %k: vector<8xi32>) {
  // expected-error@+1 {{mxf4 kind does not support block16 attribute}}
  nvvm.tcgen05.mma.block_scale %d, %b, %b, %i, %e, %d, %d {kind = #nvvm.tcgen05_mma_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  return
}

// -----

func.func @f(%d: !llvm.ptr<6>, %b: i64, %i: i32, %e: i1, %l: vector<4xi32>, %k: vector<8xi32>) {
  nvvm.tcgen05.mma.block_scale %d, %b, %b, %i, %e, %d, %d {kind = #nvvm.tcgen05_mma_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block32>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  return
}

// -----

func.func @f(%d: !llvm.ptr<6>, %b: i64, %i: i32, %e: i1, %l: vector<4xi32>, %k: vector<8xi32>) {
  nvvm.tcgen05.mma.block_scale %d, %b, %b, %i, %e, %d, %d {kind = #nvvm.tcgen05_mma_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  return
}
