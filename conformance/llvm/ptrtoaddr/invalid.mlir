// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.ptrtoaddr` is refused; what keeps them all is not.

func.func @f(%a: !llvm.ptr) {
  %0 = llvm.ptrtoaddr %a : !llvm.ptr to i64
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.ptrtoaddr' op bit-width of integer result type 'i32' must match the pointer bitwidth (64) specified in the datalayout}}
  %0 = llvm.ptrtoaddr %a : !llvm.ptr to i32
  return
}

// -----

func.func @f(%a: vector<2x!llvm.ptr>) {
  // expected-error@+1 {{'llvm.ptrtoaddr' op bit-width of integer result type 'i32' must match the pointer bitwidth (64) specified in the datalayout}}
  %0 = llvm.ptrtoaddr %a : vector<2x!llvm.ptr> to vector<2xi32>
  return
}

// -----

func.func @f(%a: !llvm.ptr<1>) {
  // expected-error@+1 {{'llvm.ptrtoaddr' op bit-width of integer result type 'i32' must match the pointer bitwidth (64) specified in the datalayout}}
  %0 = llvm.ptrtoaddr %a : !llvm.ptr<1> to i32
  return
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32, 32, 32, 16]> : vector<4xi64>>} {
  func.func @f(%a: !llvm.ptr<1>) {
    %0 = llvm.ptrtoaddr %a : !llvm.ptr<1> to i16
    return
  }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32, 32, 32, 16]> : vector<4xi64>>} {
  func.func @f(%a: !llvm.ptr<1>) {
    // expected-error@+1 {{'llvm.ptrtoaddr' op bit-width of integer result type 'i32' must match the pointer bitwidth (16) specified in the datalayout}}
    %0 = llvm.ptrtoaddr %a : !llvm.ptr<1> to i32
    return
  }
}
