// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.return` is refused; what keeps them all is not.

llvm.func @f() {
  llvm.return
}

// -----

// expected-note@+1 {{when returning from function}}
llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.return' op expected no operands}}
  llvm.return %a : i32
}

// -----

// expected-note@+1 {{when returning from function}}
llvm.func @f(%a: i32) -> i32 {
  // expected-error@+1 {{'llvm.return' op expected 1 operand}}
  llvm.return
}

// -----

// expected-note@+1 {{when returning from function}}
llvm.func @f(%a: i32) -> i64 {
  // expected-error@+1 {{'llvm.return' op mismatching result types}}
  llvm.return %a : i32
}

// -----

llvm.func @f(%a: i32) -> i32 {
  llvm.return %a : i32
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.return' op has 1 operands, but enclosing function (@f) returns 0}}
  llvm.return %a : i32
}
