// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.single` is refused; what keeps them all is not.

func.func private @c(memref<i32>, memref<i32>)
func.func @f(%m: memref<i32>, %p: memref<f32>) {
  "omp.single"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, copyprivate_syms = [@c]}> ({
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func private @c(memref<i32>, memref<i32>)
func.func @f(%m: memref<i32>, %p: memref<f32>) {
  // expected-error@+1 {{'omp.single' op inconsistent number of copyprivate vars (= 1) and functions (= 0), both must be equal}}
  "omp.single"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, copyprivate_syms = []}> ({
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func private @c(memref<i32>, memref<i32>)
func.func @f(%m: memref<i32>, %p: memref<f32>) {
  // expected-error@+1 {{'omp.single' op expected symbol reference @d to point to a copy function}}
  "omp.single"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, copyprivate_syms = [@d]}> ({
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func private @c(memref<i32>, memref<i32>)
func.func @f(%m: memref<i32>, %p: memref<f32>) {
  // expected-error@+1 {{'omp.single' op inconsistent number of copyprivate vars (= 1) and functions (= 2), both must be equal}}
  "omp.single"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, copyprivate_syms = [@c, @c]}> ({
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func private @c(memref<i32>)
func.func @f(%m: memref<i32>, %p: memref<f32>) {
  // expected-error@+1 {{'omp.single' op expected copy function @c to have 2 operands}}
  "omp.single"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, copyprivate_syms = [@c]}> ({
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func private @c()
func.func @f(%m: memref<i32>, %p: memref<f32>) {
  // expected-error@+1 {{'omp.single' op expected copy function @c to have 2 operands}}
  "omp.single"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, copyprivate_syms = [@c]}> ({
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func private @c(memref<i32>, memref<f32>)
func.func @f(%m: memref<i32>, %p: memref<f32>) {
  // expected-error@+1 {{'omp.single' op expected copy function @c arguments to have the same type}}
  "omp.single"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, copyprivate_syms = [@c]}> ({
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}

// -----

func.func private @c(memref<i32>, memref<i32>)
func.func @f(%m: memref<i32>, %p: memref<f32>) {
  // expected-error@+1 {{'omp.single' op expected copy function arguments' type ('memref<i32>') to be the same as copyprivate variable's type ('memref<f32>')}}
  "omp.single"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, copyprivate_syms = [@c]}> ({
    omp.terminator
  }) : (memref<f32>) -> ()
  return
}

// -----

func.func private @c(memref<i32>, memref<i32>)
func.func @f(%m: memref<i32>, %p: memref<f32>) {
  // expected-error@+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.single"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, copyprivate_syms = [@c]}> ({
    omp.terminator
  }) : (memref<i32>) -> ()
  return
}

// -----

llvm.func @c(!llvm.ptr, !llvm.ptr)
llvm.func @f(%m: !llvm.ptr) {
  "omp.single"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, copyprivate_syms = [@c]}> ({
    omp.terminator
  }) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @c(!llvm.ptr, i32)
llvm.func @f(%m: !llvm.ptr) {
  // expected-error@+1 {{'omp.single' op expected copy function @c arguments to have the same type}}
  "omp.single"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, copyprivate_syms = [@c]}> ({
    omp.terminator
  }) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @c(!llvm.ptr, !llvm.ptr, ...)
llvm.func @f(%m: !llvm.ptr) {
  "omp.single"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, copyprivate_syms = [@c]}> ({
    omp.terminator
  }) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @c(!llvm.ptr, ...)
llvm.func @f(%m: !llvm.ptr) {
  // expected-error@+1 {{'omp.single' op expected copy function @c to have 2 operands}}
  "omp.single"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>, copyprivate_syms = [@c]}> ({
    omp.terminator
  }) : (!llvm.ptr) -> ()
  llvm.return
}
