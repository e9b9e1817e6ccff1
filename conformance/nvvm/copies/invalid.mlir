// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of a copy in bulk is refused; what keeps them all is not.

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{Multicast is not supported with shared::cta mode.}}
  nvvm.cp.async.bulk.shared.cluster.global %d, %g, %d, %n multicast_mask = %m : !llvm.ptr<3>, !llvm.ptr<1>
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  nvvm.cp.async.bulk.shared.cluster.global %c, %g, %d, %n multicast_mask = %m : !llvm.ptr<7>, !llvm.ptr<1>
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{Gather4 mode expects 5 coordinates}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %p, %d, box [%n, %n] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr<7>, !llvm.ptr
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %p, %d, box [%n, %n, %n, %n, %n] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr<7>, !llvm.ptr
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{ im2col offsets expected 0 (provided 1)}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %p, %d, box [%n, %n] im2col[%m] {mode = #nvvm.tma_load_mode<tile>} : !llvm.ptr<7>, !llvm.ptr
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{to use im2col mode, the tensor has to be at least 3-dimensional}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %p, %d, box [%n, %n] im2col[%m] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{ im2col offsets expected 1 (provided 0)}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %p, %d, box [%n, %n, %n] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %p, %d, box [%n, %n, %n] im2col[%m] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{Shared::cluster destination requires address-space 7.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %p, %d, box [%n] {mode = #nvvm.tma_load_mode<tile>} : !llvm.ptr<3>, !llvm.ptr
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{Shared::cta destination requires address-space 3.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %p, %d, box [%n] {mode = #nvvm.tma_load_mode<tile>, isCTAOnly = true} : !llvm.ptr<7>, !llvm.ptr
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{Multicast is not supported with shared::cta mode.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %p, %d, box [%n] multicast_mask = %m {mode = #nvvm.tma_load_mode<tile>, isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{CTAGroup is not supported with shared::cta mode.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %p, %d, box [%n] {mode = #nvvm.tma_load_mode<tile>, isCTAOnly = true, group = #nvvm.cta_group<cta_1>} : !llvm.ptr<3>, !llvm.ptr
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %p, %d, box [%n] {mode = #nvvm.tma_load_mode<tile>, isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{Predicate is supported only for shared::cluster mode.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %d, %p, %d, box [%n] predicate = %t {mode = #nvvm.tma_load_mode<tile>, isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{Predicate is supported only for Tile and Im2col modes.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %p, %d, box [%n, %n, %n, %n, %n] predicate = %t {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr<7>, !llvm.ptr
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %p, %d, box [%n] predicate = %t {mode = #nvvm.tma_load_mode<tile>} : !llvm.ptr<7>, !llvm.ptr
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{expects coordinates between 1 to 5 dimension}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %p, %d, box [%n, %n, %n, %n, %n, %n] {mode = #nvvm.tma_load_mode<tile>} : !llvm.ptr<7>, !llvm.ptr
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{expects coordinates between 1 to 5 dimension}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %p, %d, box [] {mode = #nvvm.tma_load_mode<tile>} : !llvm.ptr<7>, !llvm.ptr
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{to use im2col mode, the tensor has to be at least 3-dimensional}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %d, box [%n, %n] {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %d, box [%n, %n, %n] {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{Scatter4 mode expects 5 coordinates}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %d, box [%n, %n] {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %d, box [%n, %n, %n, %n, %n] {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{Inline-ptx lowering supported only for Tile mode.}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %d, box [%n, %n, %n], predicate = %t {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{Inline-ptx lowering unsupported with L2 cache-hint.}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %d, box [%n] l2_cache_hint = %h, predicate = %t {mode = #nvvm.tma_store_mode<tile>} : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %d, box [%n], predicate = %t {mode = #nvvm.tma_store_mode<tile>} : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{expects coordinates between 1 to 5 dimension}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %d, box [%n, %n, %n, %n, %n, %n] {mode = #nvvm.tma_store_mode<tile>} : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{Scatter mode unsupported for CpAsyncBulkTensorReduceOp}}
  nvvm.cp.async.bulk.tensor.reduce %p, %d, box [%n, %n] {redKind = #nvvm.tma_redux_kind<add>, mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{to use im2col mode, the tensor has to be at least 3-dimensional}}
  nvvm.cp.async.bulk.tensor.reduce %p, %d, box [%n, %n] {redKind = #nvvm.tma_redux_kind<add>, mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  nvvm.cp.async.bulk.tensor.reduce %p, %d, box [%n, %n] {redKind = #nvvm.tma_redux_kind<add>, mode = #nvvm.tma_store_mode<tile>} : !llvm.ptr, !llvm.ptr<3>
  return
}
