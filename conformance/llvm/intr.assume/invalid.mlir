// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.intr.assume` is refused; what keeps them all is not.

func.func @f(%a: i1) {
  llvm.intr.assume %a : i1
  return
}

// -----

func.func @f(%a: i1, %b: !llvm.ptr) {
  llvm.intr.assume %a ["align"(%b : !llvm.ptr)] : i1
  return
}

// -----

func.func @f(%a: i1, %b: !llvm.ptr) {
  // expected-error@+1 {{operand bundle tag must be a StringAttr}}
  "llvm.intr.assume"(%a, %b) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = [1]}> : (i1, !llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: i1, %b: !llvm.ptr) {
  // expected-error@+1 {{expected 1 operand bundle tags, but actually got 2}}
  "llvm.intr.assume"(%a, %b) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["align", "nonnull"]}> : (i1, !llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: i1, %b: !llvm.ptr) {
  // expected-error@+1 {{expected 1 operand bundle tags, but actually got 0}}
  "llvm.intr.assume"(%a, %b) <{op_bundle_sizes = array<i32: 1>}> : (i1, !llvm.ptr) -> ()
  return
}
