// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.atomic.update` is refused; what keeps them all is not.

func.func @f(%a: memref<i32>, %b: i64) {
  "omp.atomic.update"(%a) <{}> ({
  ^bb0(%x: i32):
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %b: i64) {
  // expected-error@+1 {{the type of the operand must be a pointer type whose element type is the same as that of the region argument}}
  "omp.atomic.update"(%a) <{}> ({
  ^bb0(%x: i64):
    omp.yield(%x : i64)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %b: i64) {
  // expected-error@+1 {{the region must accept exactly one argument}}
  "omp.atomic.update"(%a) <{}> ({
  ^bb0(%x: i32, %y: i32):
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %b: i64) {
  // expected-error@+1 {{input and yielded value must have the same type}}
  "omp.atomic.update"(%a) <{}> ({
  ^bb0(%x: i32):
    omp.yield(%b : i64)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %b: i64) {
  // expected-error@+1 {{only updated value must be returned}}
  "omp.atomic.update"(%a) <{}> ({
  ^bb0(%x: i32):
    omp.yield(%x, %x : i32, i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %b: i64) {
  // expected-error@+2 {{failed to parse MemoryOrderKindAttr parameter 'value' which is to be a `::mlir::omp::ClauseMemoryOrderKind`}}
  // expected-error@+1 {{expected valid keyword or string}}
  "omp.atomic.update"(%a) <{memory_order = #omp<memoryorderkind(relaxed)>}> ({
  ^bb0(%x: i32):
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %b: i64) {
  // expected-error@+2 {{failed to parse MemoryOrderKindAttr parameter 'value' which is to be a `::mlir::omp::ClauseMemoryOrderKind`}}
  // expected-error@+1 {{expected valid keyword or string}}
  "omp.atomic.update"(%a) <{memory_order = #omp<memoryorderkind(acquire)>}> ({
  ^bb0(%x: i32):
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %b: i64) {
  // expected-error@+2 {{failed to parse MemoryOrderKindAttr parameter 'value' which is to be a `::mlir::omp::ClauseMemoryOrderKind`}}
  // expected-error@+1 {{expected valid keyword or string}}
  "omp.atomic.update"(%a) <{memory_order = #omp<memoryorderkind(acq_rel)>}> ({
  ^bb0(%x: i32):
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %b: i64) {
  // expected-error@+1 {{'omp.atomic.update' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  "omp.atomic.update"(%a) <{hint = 3 : i64}> ({
  ^bb0(%x: i32):
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %b: i64) {
  // expected-error@+1 {{'omp.atomic.update' op the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
  "omp.atomic.update"(%a) <{hint = 12 : i64}> ({
  ^bb0(%x: i32):
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>) {
  // expected-error@+1 {{only updated value must be returned}}
  "omp.atomic.update"(%a) ({
  ^bb0(%x: i32):
    omp.yield
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>) {
  // expected-error@+1 {{the region must accept exactly one argument}}
  "omp.atomic.update"(%a) ({
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}
