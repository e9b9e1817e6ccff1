// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `llvm.fcmp` is refused.

func.func @f(%x: f32) {
  // expected-error@+1 {{expected attribute value}}
  %0 = llvm.fcmp olt %x, %x : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{custom op 'llvm.fcmp' 'lt' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.fcmp "lt" %x, %x : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{expected ','}}
  %0 = llvm.fcmp "olt" %x %x : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{expected ':'}}
  %0 = llvm.fcmp "olt" %x, %x
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'tensor<4xf32>' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  %0 = llvm.fcmp "olt" %x, %x : tensor<4xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+2 {{use of value '%x' expects different type than prior uses: 'f64' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  %0 = llvm.fcmp "olt" %x, %x : f64
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{custom op 'llvm.fcmp' invalid kind of attribute specified}}
  %0 = llvm.fcmp 1 %x, %x : f32
  return
}
