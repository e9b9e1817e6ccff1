// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.atomic.write` is refused; what keeps them all is not.

func.func @f(%a: memref<i32>, %b: i32, %c: i64) {
  omp.atomic.write %a = %b   : memref<i32>, i32
  return
}

// -----

func.func @f(%a: memref<i32>, %b: i32, %c: i64) {
  // expected-error@+1 {{address must dereference to value type}}
  omp.atomic.write %a = %c   : memref<i32>, i64
  return
}

// -----

func.func @f(%a: memref<i32>, %b: i32, %c: i64) {
  omp.atomic.write %a = %b memory_order(release)  : memref<i32>, i32
  return
}

// -----

func.func @f(%a: memref<i32>, %b: i32, %c: i64) {
  // expected-error@+1 {{memory-order must not be acq_rel for atomic writes}}
  omp.atomic.write %a = %b memory_order(acq_rel)  : memref<i32>, i32
  return
}

// -----

func.func @f(%a: memref<i32>, %b: i32, %c: i64) {
  // expected-error@+1 {{memory-order must not be acquire for atomic writes}}
  omp.atomic.write %a = %b memory_order(acquire)  : memref<i32>, i32
  return
}

// -----

func.func @f(%a: memref<i32>, %b: i32, %c: i64) {
  // expected-error@+1 {{'omp.atomic.write' op the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
  omp.atomic.write %a = %b  hint(speculative, nonspeculative) : memref<i32>, i32
  return
}

// -----

func.func @f(%a: memref<i32>, %b: i32, %c: i64) {
  // expected-error@+1 {{'omp.atomic.write' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.write %a = %b  hint(contended, uncontended) : memref<i32>, i32
  return
}
