// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.atomic.capture` is refused; what keeps them all is not.

func.func @f(%a: memref<i32>, %b: memref<i32>, %n: i32) {
  omp.atomic.capture  {
    omp.atomic.read %b = %a : memref<i32>, memref<i32>, i32
    omp.atomic.write %a = %n : memref<i32>, i32
  }
  return
}

// -----

func.func @f(%a: memref<i32>, %b: memref<i32>, %n: i32) {
  // expected-error@+1 {{'omp.atomic.capture' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.capture hint(contended, uncontended) {
    omp.atomic.read %b = %a : memref<i32>, memref<i32>, i32
    omp.atomic.write %a = %n : memref<i32>, i32
  }
  return
}

// -----

func.func @f(%a: memref<i32>, %b: memref<i32>, %n: i32) {
  omp.atomic.capture hint(contended) {
    omp.atomic.read %b = %a : memref<i32>, memref<i32>, i32
    omp.atomic.write %a = %n : memref<i32>, i32
  }
  return
}

// -----

func.func @f(%a: memref<i32>, %b: memref<i32>, %n: i32) {
  omp.atomic.capture memory_order(acquire) {
    omp.atomic.read %b = %a : memref<i32>, memref<i32>, i32
    omp.atomic.write %a = %n : memref<i32>, i32
  }
  return
}

// -----

func.func @f(%a: memref<i32>, %b: memref<i32>, %n: i32) {
  // expected-error@+1 {{expected three operations in atomic.capture region (one terminator, and two atomic ops)}}
  omp.atomic.capture  {
    omp.atomic.read %b = %a : memref<i32>, memref<i32>, i32
  }
  return
}

// -----

func.func @f(%a: memref<i32>, %b: memref<i32>, %n: i32) {
  // expected-error@+1 {{expected three operations in atomic.capture region (one terminator, and two atomic ops)}}
  omp.atomic.capture  {
    
  }
  return
}

// -----

func.func @f(%a: memref<i32>, %b: memref<i32>, %n: i32) {
  omp.atomic.capture  {
    // expected-error@+1 {{invalid sequence of operations in the capture region}}
    omp.atomic.write %a = %n : memref<i32>, i32
    omp.atomic.read %b = %a : memref<i32>, memref<i32>, i32
  }
  return
}

// -----

func.func @f(%a: memref<i32>, %b: memref<i32>, %n: i32) {
  omp.atomic.capture  {
    // expected-error@+1 {{captured variable in atomic.read must be updated in second operation}}
    omp.atomic.read %b = %a : memref<i32>, memref<i32>, i32
    omp.atomic.write %b = %n : memref<i32>, i32
  }
  return
}

// -----

func.func @f(%a: memref<i32>, %b: memref<i32>, %n: i32) {
  // expected-error@+1 {{'omp.atomic.capture' op operations inside capture region must not have hint clause}}
  omp.atomic.capture  {
    omp.atomic.read %b = %a hint(contended) : memref<i32>, memref<i32>, i32
    omp.atomic.write %a = %n : memref<i32>, i32
  }
  return
}

// -----

func.func @f(%a: memref<i32>, %b: memref<i32>, %n: i32) {
  // expected-error@+1 {{'omp.atomic.capture' op operations inside capture region must not have memory_order clause}}
  omp.atomic.capture  {
    omp.atomic.read %b = %a : memref<i32>, memref<i32>, i32
    omp.atomic.write %a = %n memory_order(relaxed) : memref<i32>, i32
  }
  return
}

// -----

func.func @f(%a: memref<i32>, %b: memref<i32>, %n: i32) {
  omp.atomic.capture  {
    omp.atomic.update %a : memref<i32> {
    ^bb0(%x: i32):
      omp.yield(%x : i32)
    }
    omp.atomic.read %b = %a : memref<i32>, memref<i32>, i32
  }
  return
}

// -----

func.func @f(%a: memref<i32>, %b: memref<i32>, %n: i32) {
  omp.atomic.capture  {
    // expected-error@+1 {{updated variable in atomic.update must be captured in second operation}}
    omp.atomic.update %b : memref<i32> {
    ^bb0(%x: i32):
      omp.yield(%x : i32)
    }
    omp.atomic.read %b = %a : memref<i32>, memref<i32>, i32
  }
  return
}

// -----

func.func @f(%a: memref<i32>, %b: memref<i32>, %n: i32) {
  omp.atomic.capture  {
    omp.atomic.read %b = %a : memref<i32>, memref<i32>, i32
    omp.atomic.update %a : memref<i32> {
    ^bb0(%x: i32):
      omp.yield(%x : i32)
    }
  }
  return
}

// -----

func.func @f(%a: memref<i32>, %b: memref<i32>, %n: i32) {
  omp.atomic.capture  {
    // expected-error@+1 {{invalid sequence of operations in the capture region}}
    omp.barrier
    omp.barrier
  }
  return
}
