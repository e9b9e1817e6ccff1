// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `llvm.call_intrinsic` is refused.

llvm.func @f(%x: f32) {
  // expected-error@+1 {{expected attribute value}}
  llvm.call_intrinsic llvm.trap() : () -> ()
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{expected '('}}
  llvm.call_intrinsic "llvm.trap" : () -> ()
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{expected ':'}}
  llvm.call_intrinsic "llvm.trap"() () -> ()
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+2 {{expected '('}}
  // expected-error@+1 {{custom op 'llvm.call_intrinsic' expected direct call to have 1 trailing types}}
  llvm.call_intrinsic "llvm.trap"() : i32
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{custom op 'llvm.call_intrinsic' number of operands and types do not match: got 1 operands and 0 types}}
  %0 = llvm.call_intrinsic "llvm.fabs.f32"(%x) : () -> f32
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'i32' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  %0 = llvm.call_intrinsic "llvm.fabs.f32"(%x) : (i32) -> f32
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{custom op 'llvm.call_intrinsic' expected function with 0 or 1 result}}
  %0 = llvm.call_intrinsic "llvm.fabs.f32"(%x) : (f32) -> (f32, f32)
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+2 {{custom op 'llvm.call_intrinsic' expected string}}
  // expected-error@+1 {{custom op 'llvm.call_intrinsic' expect operand bundle tag}}
  llvm.call_intrinsic "llvm.trap"() [%x] : () -> ()
  llvm.return
}
