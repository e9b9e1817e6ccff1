// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `nvvm.mbarrier.arrive.expect_tx` is refused; what keeps them all is not.

llvm.func @f(%a: !llvm.ptr<3>, %n: i32) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  %0 = nvvm.mbarrier.arrive.expect_tx %a, %n {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32 -> i64
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr<3>, %n: i32) {
  %0 = nvvm.mbarrier.arrive.expect_tx %a, %n {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i64
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr<7>, %n: i32) {
  // expected-error@+1 {{mbarrier in shared_cluster space cannot return any value}}
  %0 = nvvm.mbarrier.arrive.expect_tx %a, %n : !llvm.ptr<7>, i32 -> i64
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr<3>, %n: i32, %p: i1) {
  // expected-error@+1 {{mbarrier scope must be CTA when using predicate}}
  nvvm.mbarrier.arrive.expect_tx %a, %n, predicate = %p {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i1
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr<7>, %n: i32, %p: i1) {
  // expected-error@+1 {{mbarrier in shared_cluster space is not supported when using predicate}}
  nvvm.mbarrier.arrive.expect_tx %a, %n, predicate = %p : !llvm.ptr<7>, i32, i1
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr<3>, %n: i32, %p: i1) {
  nvvm.mbarrier.arrive.expect_tx %a, %n, predicate = %p : !llvm.ptr<3>, i32, i1
  llvm.return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{return-value is not supported when using predicate}}
  %0 = nvvm.mbarrier.arrive.expect_tx %d, %n, predicate = %t : !llvm.ptr<3>, i32, i1 -> i64
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{mbarrier with relaxed semantics is not supported when using predicate}}
  nvvm.mbarrier.arrive.expect_tx %d, %n, predicate = %t {relaxed = true} : !llvm.ptr<3>, i32, i1
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  nvvm.mbarrier.arrive.expect_tx %d, %n, predicate = %t : !llvm.ptr<3>, i32, i1
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{mbarrier scope must be CTA when using predicate}}
  nvvm.mbarrier.arrive.expect_tx %d, %n, predicate = %t {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i1
  return
}

// -----

func.func @f(%d: !llvm.ptr<3>, %c: !llvm.ptr<7>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %n: i32, %m: i16, %h: i64, %t: i1) {
  // expected-error@+1 {{mbarrier in shared_cluster space cannot return any value}}
  %0 = nvvm.mbarrier.arrive.expect_tx %c, %n : !llvm.ptr<7>, i32 -> i64
  return
}
