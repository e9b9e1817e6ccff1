// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `llvm.intr.assume` is refused; a missing tag twice.

llvm.func @f(%c: i1, %a: i32) {
  // expected-error@+2 {{expected string}}
  // expected-error@+1 {{expect operand bundle tag}}
  llvm.intr.assume %c [1(%a : i32)] : i1
  llvm.return
}

// -----

llvm.func @f(%c: i1, %a: i32) {
  // expected-error@+2 {{expected string}}
  // expected-error@+1 {{expect operand bundle tag}}
  llvm.intr.assume %c ["x"(%a : i32),] : i1
  llvm.return
}

// -----

llvm.func @f(%c: i1, %a: i32) {
  // expected-error@+1 {{expected ']'}}
  llvm.intr.assume %c ["x"(%a : i32) "y"] : i1
  llvm.return
}
