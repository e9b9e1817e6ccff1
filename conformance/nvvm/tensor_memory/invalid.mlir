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
