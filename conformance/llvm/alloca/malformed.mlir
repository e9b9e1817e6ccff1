// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `llvm.alloca` is refused.

func.func @f(%n: i64) {
  // expected-error@+1 {{custom op 'llvm.alloca' expected 'x'}}
  %0 = llvm.alloca %n f32 : (i64) -> !llvm.ptr
  return
}

// -----

func.func @f(%n: i64) {
  // expected-error@+1 {{expected SSA operand}}
  %0 = llvm.alloca x f32 : (i64) -> !llvm.ptr
  return
}

// -----

func.func @f(%n: i64) {
  // expected-error@+1 {{expected ':'}}
  %0 = llvm.alloca %n x f32 (i64) -> !llvm.ptr
  return
}

// -----

func.func @f(%n: i64) {
  // expected-error@+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca %n x f32 : !llvm.ptr
  return
}

// -----

func.func @f(%n: i64) {
  // expected-error@+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca %n x f32 : (i64, i64) -> !llvm.ptr
  return
}

// -----

func.func @f(%n: i64) {
  // expected-error@+2 {{use of value '%n' expects different type than prior uses: 'i32' vs 'i64'}}
  // expected-note@-2 {{prior use here}}
  %0 = llvm.alloca %n x f32 : (i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%n: i64) {
  // expected-error@+1 {{expected non-function type}}
  %0 = llvm.alloca %n x %n : (i64) -> !llvm.ptr
  return
}

// -----

func.func @f(%n: i64) {
  // expected-error@+1 {{custom op 'llvm.alloca' expected integer alignment}}
  %0 = llvm.alloca %n x f32 {alignment = "16"} : (i64) -> !llvm.ptr
  return
}
