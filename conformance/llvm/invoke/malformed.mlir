// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `llvm.invoke` is refused.

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.invoke' expected 'to'}}
  llvm.invoke @g() unwind ^a : () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.invoke' expected 'unwind'}}
  llvm.invoke @g() to ^a : () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected block name}}
  llvm.invoke @g() to %p unwind ^a : () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected '(' in operand list}}
  llvm.invoke @g to ^a unwind ^a : () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected ':' in operand list}}
  llvm.invoke @g() to ^a(%p) unwind ^a : () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected ':'}}
  llvm.invoke @g() to ^a unwind ^a
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+2 {{expected '('}}
  // expected-error@+1 {{custom op 'llvm.invoke' expected direct call to have 1 trailing types}}
  llvm.invoke @g() to ^a unwind ^a : i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.invoke' expected indirect call to have 2 trailing types}}
  llvm.invoke %p() to ^a unwind ^a : () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.invoke' number of operands and types do not match: got 1 operands and 0 types}}
  llvm.invoke @g(%p) to ^a unwind ^a : () -> ()
  llvm.return
}
