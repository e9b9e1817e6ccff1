// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.inline_asm` is refused; what keeps them all is not.

func.func @f(%a: i32) {
  llvm.inline_asm tail_call_kind = <tail> "nop", "r" %a : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.inline_asm' op tail call kind 'musttail' is not supported by this operation}}
  llvm.inline_asm tail_call_kind = <musttail> "nop", "r" %a : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  llvm.inline_asm "nop", "r" %a : (i32) -> ()
  return
}
