// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.atomic.compare` is refused; what keeps them all is not.

func.func @f(%a: memref<i32>, %v: i32, %g: f32, %h: i64) {
  "omp.atomic.compare"(%a) <{}> ({
  ^bb0(%x: i32):
    %c = arith.cmpi eq, %x, %v : i32
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %v: i32, %g: f32, %h: i64) {
  // expected-error@+1 {{region must contain a comparison operation}}
  "omp.atomic.compare"(%a) <{}> ({
  ^bb0(%x: i32):
    
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %v: i32, %g: f32, %h: i64) {
  // expected-error@+1 {{atomic compare region must contain a comparison operation (arith.cmpi, arith.cmpf, llvm.icmp, llvm.fcmp, or fir.cmpc)}}
  "omp.atomic.compare"(%a) <{}> ({
  ^bb0(%x: i32):
    %c = arith.addi %x, %v : i32
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %v: i32, %g: f32, %h: i64) {
  "omp.atomic.compare"(%a) <{}> ({
  ^bb0(%x: i32):
    %c = arith.cmpi slt, %x, %v : i32
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %v: i32, %g: f32, %h: i64) {
  // expected-error@+1 {{unsupported comparison operator 'ult' in atomic compare region, supported operators are: eq, slt, sgt}}
  "omp.atomic.compare"(%a) <{}> ({
  ^bb0(%x: i32):
    %c = arith.cmpi ult, %x, %v : i32
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %v: i32, %g: f32, %h: i64) {
  // expected-error@+1 {{unsupported comparison operator 'ne' in atomic compare region, supported operators are: eq, slt, sgt}}
  "omp.atomic.compare"(%a) <{}> ({
  ^bb0(%x: i32):
    %c = arith.cmpi ne, %x, %v : i32
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %v: i32, %g: f32, %h: i64) {
  "omp.atomic.compare"(%a) <{}> ({
  ^bb0(%x: i32):
    %c = arith.cmpf oeq, %g, %g : f32
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %v: i32, %g: f32, %h: i64) {
  // expected-error@+1 {{unsupported comparison operator 'one' in atomic compare region, supported operators are: oeq, ogt, olt}}
  "omp.atomic.compare"(%a) <{}> ({
  ^bb0(%x: i32):
    %c = arith.cmpf one, %g, %g : f32
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %v: i32, %g: f32, %h: i64) {
  "omp.atomic.compare"(%a) <{}> ({
  ^bb0(%x: i32):
    %c = llvm.icmp "sgt" %x, %v : i32
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %v: i32, %g: f32, %h: i64) {
  // expected-error@+1 {{unsupported comparison operator 'sge' in atomic compare region, supported operators are: eq, slt, sgt}}
  "omp.atomic.compare"(%a) <{}> ({
  ^bb0(%x: i32):
    %c = llvm.icmp "sge" %x, %v : i32
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %v: i32, %g: f32, %h: i64) {
  "omp.atomic.compare"(%a) <{}> ({
  ^bb0(%x: i32):
    %c = llvm.fcmp "olt" %g, %g : f32
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %v: i32, %g: f32, %h: i64) {
  // expected-error@+1 {{unsupported comparison operator 'une' in atomic compare region, supported operators are: oeq, ogt, olt}}
  "omp.atomic.compare"(%a) <{}> ({
  ^bb0(%x: i32):
    %c = llvm.fcmp "une" %g, %g : f32
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %v: i32, %g: f32, %h: i64) {
  // expected-error@+1 {{the type of the operand must be a pointer type whose element type is the same as that of the region argument}}
  "omp.atomic.compare"(%a) <{}> ({
  ^bb0(%x: i64):
    %c = arith.cmpi eq, %x, %h : i64
    omp.yield(%x : i64)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %v: i32, %g: f32, %h: i64) {
  // expected-error@+1 {{the region must accept exactly one argument}}
  "omp.atomic.compare"(%a) <{}> ({
  ^bb0(%x: i32, %y: i32):
    %c = arith.cmpi eq, %x, %v : i32
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%a: memref<i32>, %v: i32, %g: f32, %h: i64) {
  // expected-error@+1 {{'omp.atomic.compare' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  "omp.atomic.compare"(%a) <{hint = 3 : i64}> ({
  ^bb0(%x: i32):
    %c = arith.cmpi eq, %x, %v : i32
    omp.yield(%x : i32)
  }) : (memref<i32>) -> ()
  return
}
