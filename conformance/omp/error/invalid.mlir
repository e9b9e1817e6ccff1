// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.error` is refused; what keeps them all is not.

llvm.func @f(%a: !llvm.ptr) {
  "omp.error"() <{severity = #omp<clause_severity(fatal)>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  "omp.error"() <{severity = #omp<clause_severity(warning)>, message = "told"}> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  "omp.error"(%a) <{severity = #omp<clause_severity(fatal)>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'omp.error' op the message must be provided either as a constant `message` attribute or as a `message_expr` operand, but not both}}
  "omp.error"(%a) <{severity = #omp<clause_severity(warning)>, message = "told"}> : (!llvm.ptr) -> ()
  llvm.return
}
