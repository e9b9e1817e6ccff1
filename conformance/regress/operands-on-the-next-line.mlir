// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// An op that may have operands takes a value on the next line for one.

func.func @f() {
  return
  // expected-error@+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
}

// -----

func.func @f() {
  func.return
  // expected-error@+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  // expected-error@+1 {{'func.return' op must be the last operation in the parent block}}
  return %a : i32
  %0 = arith.constant 1 : i32
}

// -----

func.func @f(%a: index, %b: i1) {
  scf.for %i = %a to %a step %a {
    scf.yield
    // expected-error@+1 {{expected ':'}}
    %0 = arith.constant 1 : i32
  }
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  affine.for %i = 0 to 1 {
    affine.yield
    // expected-error@+1 {{expected ':'}}
    %0 = arith.constant 1 : i32
  }
  return
}

// -----

llvm.func @f(%a: i32) {
  llvm.return
  // expected-error@+1 {{expected ':'}}
  %0 = llvm.mlir.constant(1 : i32) : i32
}

// -----

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Return' op must be the last operation in the parent block}}
  spirv.Return
  %0 = spirv.Constant 1 : i32
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{operation with block successors must terminate its parent block}}
  cf.br ^a
  %0 = arith.constant 1 : i32
^a:
  return
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.yield
  // expected-error@+1 {{custom op 'transform.yield' number of operands and types do not match: got 1 operands and 0 types}}
  %0 = transform.param.constant 1 : i32 -> !transform.param<i32>
}

// -----

omp.private {type = private} @x : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  // expected-error@+1 {{'omp.yield' op must be the last operation in the parent block}}
  omp.yield
  %0 = arith.constant 1 : i32
}

// -----

func.func @f(%a: index, %b: i1) {
  linalg.yield
  // expected-error@+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  tensor.yield
  // expected-error@+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  acc.yield
  // expected-error@+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  async.yield
  // expected-error@+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  shape.yield
  // expected-error@+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  sparse_tensor.yield
  // expected-error@+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  vector.yield
  // expected-error@+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  gpu.yield
  // expected-error@+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  gpu.return
  // expected-error@+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  tosa.yield
  // expected-error@+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  smt.yield
  // expected-error@+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  ml_program.return
  // expected-error@+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  emitc.return
  // expected-error@+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  emitc.yield
  // expected-error@+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  // expected-error@+1 {{'scf.reduce' op expects parent op 'scf.parallel'}}
  scf.reduce
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  // expected-error@+1 {{custom op 'bufferization.yield' is unknown}}
  bufferization.yield
  memref.alloca_scope.return
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  pdl.rewrite
  // expected-error@+1 {{expected operation name in quotes}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  wasmssa.return
  // expected-error@+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  wasmssa.block_return
  // expected-error@+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @f(%a: index, %b: i1) {
  // expected-error@+1 {{custom op 'quant.yield' is unknown}}
  quant.yield
  irdl.operands
  spirv.mlir.yield
  %0 = arith.constant 1 : i32
  return
}
