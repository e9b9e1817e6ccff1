// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.mlir.global_ctors` is refused; what keeps them all is not.

llvm.func @c() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.mlir.global external @g() : i32
llvm.func @c() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@c, @c], priorities = [0 : i32, 1 : i32], data = [#llvm.zero, @g]

// -----

llvm.mlir.global_ctors ctors = [], priorities = [], data = []

// -----

llvm.func @c() {
  llvm.return
}
// expected-error@+1 {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i32, 1 : i32], data = [#llvm.zero]

// -----

llvm.func @c() {
  llvm.return
}
// expected-error@+1 {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i32], data = []

// -----

llvm.func @c() {
  llvm.return
}
// expected-error@+1 {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i32], data = [0 : i32]

// -----

llvm.func @c() {
  llvm.return
}
// expected-error@+1 {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i32], data = [#llvm.undef]

// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op 'c' does not reference a valid LLVM function}}
llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.func @c()
// expected-error@+1 {{'llvm.mlir.global_ctors' op 'c' does not have a definition}}
llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.mlir.global external @c() : i32
// expected-error@+1 {{'llvm.mlir.global_ctors' op 'c' does not reference a valid LLVM function}}
llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i32], data = [#llvm.zero]
