// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of an operation of `ptr` is refused.

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load %p atomic  monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{'ptr.load' op unsupported ordering 'release'}}
  %0 = ptr.load %p atomic  release alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{'ptr.load' op unsupported ordering 'acq_rel'}}
  %0 = ptr.load %p atomic  acq_rel alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+2 {{custom op 'ptr.load' expected one of [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst] for Atomic ordering for LLVM's memory model, got: bad}}
  // expected-error@+1 {{custom op 'ptr.load' invalid value for property ordering, expected Atomic ordering for LLVM's memory model}}
  %0 = ptr.load %p atomic  bad alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load %p atomic  monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load %p atomic  monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> index
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load %p atomic  monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i1
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load %p atomic  monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> tensor<4xf32>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load %p atomic syncscope("x") monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %v: f32) {
  ptr.store %v, %p atomic monotonic alignment = 4 : f32, !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %v: f32) {
  // expected-error@+1 {{'ptr.store' op unsupported ordering 'acquire'}}
  ptr.store %v, %p atomic acquire alignment = 4 : f32, !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %v: tensor<4xf32>) {
  ptr.store %v, %p atomic monotonic alignment = 4 : tensor<4xf32>, !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %v: vector<4xf32>) {
  ptr.store %v, %p atomic monotonic alignment = 4 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = "ptr.load"(%p) <{}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{'ptr.load' op expected syncscope to be null for non-atomic access}}
  %0 = "ptr.load"(%p) <{syncscope = "x"}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = "ptr.load"(%p) <{ordering = 0 : i64}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{'ptr.load' op property 'ordering' failed to satisfy constraint: Atomic ordering for LLVM's memory model}}
  %0 = "ptr.load"(%p) <{ordering = 99 : i64}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{invalid properties {ordering = "x"} for op ptr.load: for `ordering`: expected IntegerAttr storage for ::mlir::ptr::AtomicOrdering}}
  %0 = "ptr.load"(%p) <{ordering = "x"}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{'ptr.load' op unsupported ordering 'release'}}
  %0 = "ptr.load"(%p) <{ordering = 4 : i64}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{the result type cannot be `!ptr.ptr`}}
  %0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{expected the input and output to have the same memory space}}
  %0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> memref<4xf32>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
  return
}

// -----

func.func @f(%p: tensor<4x!ptr.ptr<#ptr.generic_space>>, %o: tensor<4xi32>) {
  %0 = "ptr.ptr_add"(%p, %o) : (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi32>) -> tensor<4x!ptr.ptr<#ptr.generic_space>>
  return
}

// -----

func.func @f(%p: tensor<4x!ptr.ptr<#ptr.generic_space>>, %o: i32) {
  %0 = "ptr.ptr_add"(%p, %o) : (tensor<4x!ptr.ptr<#ptr.generic_space>>, i32) -> tensor<4x!ptr.ptr<#ptr.generic_space>>
  return
}

// -----

func.func @f(%p: tensor<4x!ptr.ptr<#ptr.generic_space>>, %o: tensor<4xi32>) {
  // expected-error@+2 {{'ptr.ptr_add' op inferred type(s) 'tensor<4x!ptr.ptr<#ptr.generic_space>>' are incompatible with return type(s) of operation '!ptr.ptr<#ptr.generic_space>'}}
  // expected-error@+1 {{'ptr.ptr_add' op failed to infer returned types}}
  %0 = "ptr.ptr_add"(%p, %o) : (tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi32>) -> !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+2 {{custom op 'ptr.load' expected one of [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst] for Atomic ordering for LLVM's memory model, got: bad}}
  // expected-error@+1 {{custom op 'ptr.load' invalid value for property ordering, expected Atomic ordering for LLVM's memory model}}
  %0 = ptr.load %p atomic bad alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+2 {{custom op 'ptr.load' expected one of [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst] for Atomic ordering for LLVM's memory model, got: alignment}}
  // expected-error@+1 {{custom op 'ptr.load' invalid value for property ordering, expected Atomic ordering for LLVM's memory model}}
  %0 = ptr.load %p atomic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+2 {{custom op 'ptr.load' expected one of [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst] for Atomic ordering for LLVM's memory model, got: bad}}
  // expected-error@+1 {{custom op 'ptr.load' invalid value for property ordering, expected Atomic ordering for LLVM's memory model}}
  %0 = ptr.load %p atomic "bad" alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load %p atomic "monotonic" alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+2 {{custom op 'ptr.load' invalid value for property ordering, expected Atomic ordering for LLVM's memory model}}
  // expected-error@+1 {{custom op 'ptr.load' expected keyword for Atomic ordering for LLVM's memory model}}
  %0 = ptr.load %p atomic 3 alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+2 {{custom op 'ptr.load' invalid value for property ordering, expected Atomic ordering for LLVM's memory model}}
  // expected-error@+1 {{custom op 'ptr.load' expected keyword for Atomic ordering for LLVM's memory model}}
  %0 = ptr.load %p atomic : !ptr.ptr<#ptr.generic_space> -> f32
  return
}
