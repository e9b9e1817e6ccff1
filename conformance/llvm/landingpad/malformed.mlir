// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `llvm.landingpad` is refused.

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected ':'}}
  %0 = llvm.landingpad
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected ':'}}
  %0 = llvm.landingpad catch %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected ':'}}
  %0 = llvm.landingpad (%p : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected ':'}}
  %0 = llvm.landingpad (catch %p) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected ')'}}
  %0 = llvm.landingpad (catch %p : !llvm.ptr : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+2 {{use of value '%p' expects different type than prior uses: 'i32' vs '!llvm.ptr'}}
  // expected-note@-2 {{prior use here}}
  %0 = llvm.landingpad (catch %p : i32) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected ':'}}
  %0 = llvm.landingpad cleanup !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
  %0, %1 = llvm.landingpad cleanup : i32, i32
  llvm.return
}
