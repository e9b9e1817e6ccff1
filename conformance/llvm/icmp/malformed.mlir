// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `llvm.icmp` is refused.

func.func @f(%a: i32) {
  // expected-error@+1 {{expected attribute value}}
  %0 = llvm.icmp eq %a, %a : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.icmp' 'oeq' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.icmp "oeq" %a, %a : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected ','}}
  %0 = llvm.icmp "eq" %a %a : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected ':'}}
  %0 = llvm.icmp "eq" %a, %a
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+2 {{use of value '%a' expects different type than prior uses: 'index' vs 'i32'}}
  // expected-note@-2 {{prior use here}}
  %0 = llvm.icmp "eq" %a, %a : index
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+2 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  // expected-note@-2 {{prior use here}}
  %0 = llvm.icmp "eq" %a, %a : i64
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected attribute value}}
  %0 = llvm.icmp %a, %a : i32
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  // expected-error@+1 {{custom op 'llvm.icmp' expected LLVM dialect-compatible type}}
  %0 = llvm.icmp "eq" %a, %a : tensor<4xi32>
  return
}
