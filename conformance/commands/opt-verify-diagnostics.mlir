// RUN: %bridge-opt --split-input-file --verify-diagnostics %s | FileCheck %s
// Expected diagnostics are met, in every form of a designator.

// CHECK: func.func private @valid()
func.func private @valid()
// -----
func.func @beside(%a: i32) { // expected-note {{prior use here}}
  // expected-error@+1 {{expects different type than prior uses: 'i64' vs 'i32'}}
  %b = arith.addi %a, %a : i64
  return
}
// -----
func.func @below(%a: i32) -> i32 {
  // expected-error-re @below {{'func.return' op has {{[0-9]+}} operands, but enclosing function (@{{.*}}) returns 1}}
  return
}
// -----
func.func @above() -> i32 {
  return
  // expected-error @above {{has 0 operands}}
}
// -----
func.func @twice() {
  return
}
// expected-note@-3 {{see existing symbol definition here}}
// expected-error@+1 {{redefinition of symbol named 'twice'}}
func.func private @twice()
