// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.atomic.read` is refused; what keeps them all is not.

func.func @f(%a: memref<i32>, %b: memref<i32>) {
  omp.atomic.read %b = %a   : memref<i32>, memref<i32>, i32
  return
}

// -----

func.func @f(%a: memref<i32>, %b: memref<i32>) {
  // expected-error@+1 {{read and write must not be to the same location for atomic reads}}
  omp.atomic.read %a = %a   : memref<i32>, memref<i32>, i32
  return
}

// -----

func.func @f(%a: memref<i32>, %b: memref<i32>) {
  omp.atomic.read %b = %a memory_order(acquire)  : memref<i32>, memref<i32>, i32
  return
}

// -----

func.func @f(%a: memref<i32>, %b: memref<i32>) {
  // expected-error@+1 {{memory-order must not be acq_rel for atomic reads}}
  omp.atomic.read %b = %a memory_order(acq_rel)  : memref<i32>, memref<i32>, i32
  return
}

// -----

func.func @f(%a: memref<i32>, %b: memref<i32>) {
  // expected-error@+1 {{memory-order must not be release for atomic reads}}
  omp.atomic.read %b = %a memory_order(release)  : memref<i32>, memref<i32>, i32
  return
}

// -----

func.func @f(%a: memref<i32>, %b: memref<i32>) {
  // expected-error@+1 {{'omp.atomic.read' op the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
  omp.atomic.read %b = %a  hint(speculative, nonspeculative) : memref<i32>, memref<i32>, i32
  return
}

// -----

func.func @f(%a: memref<i32>, %b: memref<i32>) {
  // expected-error@+1 {{'omp.atomic.read' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.read %b = %a  hint(contended, uncontended) : memref<i32>, memref<i32>, i32
  return
}
