// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.cmpxchg` is refused; what keeps them all is not.

func.func @f(%a: !llvm.ptr, %b: i32, %c: i32) {
  %0 = llvm.cmpxchg %a, %b, %c acq_rel monotonic : !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i1, %c: i1) {
  // expected-error@+1 {{'llvm.cmpxchg' op unexpected LLVM IR type}}
  %0 = llvm.cmpxchg %a, %b, %c acq_rel monotonic : !llvm.ptr, i1
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: f32, %c: f32) {
  // expected-error@+1 {{custom op 'llvm.cmpxchg' 'val' must be signless integer or LLVM pointer type, but got 'f32'}}
  %0 = llvm.cmpxchg %a, %b, %c acq_rel monotonic : !llvm.ptr, f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: vector<2xi32>, %c: vector<2xi32>) {
  // expected-error@+1 {{custom op 'llvm.cmpxchg' 'val' must be signless integer or LLVM pointer type, but got 'vector<2xi32>'}}
  %0 = llvm.cmpxchg %a, %b, %c acq_rel monotonic : !llvm.ptr, vector<2xi32>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i32, %c: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
  %0 = llvm.cmpxchg %a, %b, %c unordered monotonic : !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i32, %c: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
  %0 = llvm.cmpxchg %a, %b, %c acq_rel unordered : !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i32, %c: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
  %0 = llvm.cmpxchg %a, %b, %c acq_rel release : !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i32, %c: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
  %0 = llvm.cmpxchg %a, %b, %c acq_rel acq_rel : !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i32, %c: i32) {
  %0 = llvm.cmpxchg %a, %b, %c monotonic seq_cst : !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i32, %c: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op failed to verify that result #0 has an LLVM struct type consisting of the type of operand #2 and a bool}}
  %0 = "llvm.cmpxchg"(%a, %b, %c) <{success_ordering = 6 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i32)>
  return
}
