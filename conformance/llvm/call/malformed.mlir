// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `llvm.call` is refused.

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected '(' in operand list}}
  llvm.call %p : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected '->' in function type}}
  llvm.call () : () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected attribute value}}
  llvm.call quickcc %p() : !llvm.ptr, () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected ':'}}
  llvm.call @g() () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+2 {{expected '('}}
  // expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  llvm.call @g() : i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
  llvm.call %p() : () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.call' number of operands and types do not match: got 1 operands and 0 types}}
  llvm.call @g(%p) : () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.call' expected function with 0 or 1 result}}
  llvm.call @g() : () -> (i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+2 {{use of value '%p' expects different type than prior uses: 'i32' vs '!llvm.ptr'}}
  // expected-note@-2 {{prior use here}}
  llvm.call @g(%p) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type}}
  llvm.call @g() vararg(i32) : () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected '('}}
  llvm.call @g() vararg !llvm.func<void (...)> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+2 {{custom op 'llvm.call' expected string}}
  // expected-error@+1 {{custom op 'llvm.call' expect operand bundle tag}}
  llvm.call @g() [one()] : () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected ':'}}
  llvm.call @g() ["one"(%p)] : () -> ()
  llvm.return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.call' expected 1 types for operand bundle operands for operand bundle #0, but actually got 2}}
  llvm.call @g() ["tag"(%a : i32, i32)] : () -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.call' expected 2 types for operand bundle operands for operand bundle #0, but actually got 1}}
  llvm.call @g() ["tag"(%a, %a : i32)] : () -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+2 {{expected '('}}
  // expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  llvm.call @g(%a) : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  llvm.call @g(%a) : (i32)
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  llvm.call @g(%a) : (i32), i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.call' expected a non-void result type}}
  %0 = llvm.call @g(%a) : (i32) -> !llvm.void
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.call' expected function with 0 or 1 result}}
  %0 = llvm.call @g(%a) : (i32) -> (i32, i32)
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.call' number of operands and types do not match: got 1 operands and 0 types}}
  %0 = llvm.call @g(%a) : () -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.call_intrinsic' expected direct call to have 1 trailing types}}
  llvm.call_intrinsic "llvm.x"(%a) : (i32)
  return
}
