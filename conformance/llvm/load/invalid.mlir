// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.load` is refused; what keeps them all is not.

func.func @f(%a: !llvm.ptr) {
  %0 = llvm.load %a : !llvm.ptr -> i32
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  %0 = llvm.load %a atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op expected alignment for atomic access}}
  %0 = llvm.load %a atomic monotonic : !llvm.ptr -> i32
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op unsupported ordering 'release'}}
  %0 = llvm.load %a atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op unsupported ordering 'acq_rel'}}
  %0 = llvm.load %a atomic acq_rel {alignment = 4 : i64} : !llvm.ptr -> i32
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op unsupported type 'i1' for atomic access}}
  %0 = llvm.load %a atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i1
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op unsupported type '!llvm.struct<(i32)>' for atomic access}}
  %0 = llvm.load %a atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> !llvm.struct<(i32)>
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op unsupported type 'vector<2xi32>' for atomic access}}
  %0 = llvm.load %a atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> vector<2xi32>
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  %0 = llvm.load %a atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> f16
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op expected syncscope to be null for non-atomic access}}
  %0 = "llvm.load"(%a) <{syncscope = "agent", ordering = 0 : i64}> : (!llvm.ptr) -> i32
  return
}
