// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.bitcast` is refused; what keeps them all is not.

func.func @f(%a: f32) {
  %0 = llvm.bitcast %a : f32 to i32
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  %0 = llvm.bitcast %a : !llvm.ptr to !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %a : !llvm.ptr to i64
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error@+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %a : i64 to !llvm.ptr
  return
}

// -----

func.func @f(%a: vector<2xi64>) {
  // expected-error@+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %a : vector<2xi64> to vector<2x!llvm.ptr>
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.bitcast' op cannot cast pointer to vector of pointers}}
  %0 = llvm.bitcast %a : !llvm.ptr to vector<1x!llvm.ptr>
  return
}

// -----

func.func @f(%a: vector<1x!llvm.ptr>) {
  // expected-error@+1 {{'llvm.bitcast' op cannot cast vector of pointers to pointer}}
  %0 = llvm.bitcast %a : vector<1x!llvm.ptr> to !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
  %0 = llvm.bitcast %a : !llvm.ptr to !llvm.ptr<1>
  return
}

// -----

func.func @f(%a: vector<2x!llvm.ptr<3>>) {
  // expected-error@+1 {{'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
  %0 = llvm.bitcast %a : vector<2x!llvm.ptr<3>> to vector<2x!llvm.ptr<1>>
  return
}

// -----

func.func @f(%a: vector<2x!llvm.ptr<1>>) {
  %0 = llvm.bitcast %a : vector<2x!llvm.ptr<1>> to vector<2x!llvm.ptr<1>>
  return
}
