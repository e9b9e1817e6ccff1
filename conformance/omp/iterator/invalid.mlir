// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.iterator` is refused; what keeps them all is not.

func.func @f(%p: !llvm.ptr, %n: i64) {
  %l = arith.constant 0 : index
  %h = arith.constant 4 : index
  %s = arith.constant 1 : index
  %0 = omp.iterator(%i: index) = (%l to %h step %s) {
    %x = omp.affinity_entry %p, %n : (!llvm.ptr, i64) -> !omp.affinity_entry_ty<!llvm.ptr, i64>
    omp.yield(%x : !omp.affinity_entry_ty<!llvm.ptr, i64>)
  } -> !omp.iterated<!omp.affinity_entry_ty<!llvm.ptr, i64>>
  return
}

// -----

func.func @f(%p: !llvm.ptr, %n: i64) {
  %l = arith.constant 0 : index
  %h = arith.constant 4 : index
  %s = arith.constant 0 : index
  // expected-error@+1 {{'omp.iterator' op loop step must not be zero}}
  %0 = omp.iterator(%i: index) = (%l to %h step %s) {
    %x = omp.affinity_entry %p, %n : (!llvm.ptr, i64) -> !omp.affinity_entry_ty<!llvm.ptr, i64>
    omp.yield(%x : !omp.affinity_entry_ty<!llvm.ptr, i64>)
  } -> !omp.iterated<!omp.affinity_entry_ty<!llvm.ptr, i64>>
  return
}

// -----

func.func @f(%p: !llvm.ptr, %n: i64) {
  %l = arith.constant 0 : index
  %h = arith.constant 4 : index
  %s = arith.constant -1 : index
  // expected-error@+1 {{'omp.iterator' op negative loop step requires lower bound to be greater than or equal to upper bound}}
  %0 = omp.iterator(%i: index) = (%l to %h step %s) {
    %x = omp.affinity_entry %p, %n : (!llvm.ptr, i64) -> !omp.affinity_entry_ty<!llvm.ptr, i64>
    omp.yield(%x : !omp.affinity_entry_ty<!llvm.ptr, i64>)
  } -> !omp.iterated<!omp.affinity_entry_ty<!llvm.ptr, i64>>
  return
}

// -----

func.func @f(%p: !llvm.ptr, %n: i64) {
  %l = arith.constant 9 : index
  %h = arith.constant 4 : index
  %s = arith.constant -1 : index
  %0 = omp.iterator(%i: index) = (%l to %h step %s) {
    %x = omp.affinity_entry %p, %n : (!llvm.ptr, i64) -> !omp.affinity_entry_ty<!llvm.ptr, i64>
    omp.yield(%x : !omp.affinity_entry_ty<!llvm.ptr, i64>)
  } -> !omp.iterated<!omp.affinity_entry_ty<!llvm.ptr, i64>>
  return
}

// -----

func.func @f(%p: !llvm.ptr, %n: i64) {
  %l = arith.constant 9 : index
  %h = arith.constant 4 : index
  %s = arith.constant 1 : index
  // expected-error@+1 {{'omp.iterator' op positive loop step requires lower bound to be less than or equal to upper bound}}
  %0 = omp.iterator(%i: index) = (%l to %h step %s) {
    %x = omp.affinity_entry %p, %n : (!llvm.ptr, i64) -> !omp.affinity_entry_ty<!llvm.ptr, i64>
    omp.yield(%x : !omp.affinity_entry_ty<!llvm.ptr, i64>)
  } -> !omp.iterated<!omp.affinity_entry_ty<!llvm.ptr, i64>>
  return
}

// -----

func.func @f(%p: !llvm.ptr, %n: i64) {
  %l = arith.constant 0 : index
  %h = arith.constant 4 : index
  %s = arith.constant 1 : index
  // expected-error@+1 {{'omp.iterator' op omp.yield in omp.iterator region must yield exactly one value}}
  %0 = omp.iterator(%i: index) = (%l to %h step %s) {
    %x = omp.affinity_entry %p, %n : (!llvm.ptr, i64) -> !omp.affinity_entry_ty<!llvm.ptr, i64>
    omp.yield
  } -> !omp.iterated<!omp.affinity_entry_ty<!llvm.ptr, i64>>
  return
}

// -----

func.func @f(%p: !llvm.ptr, %n: i64) {
  %l = arith.constant 0 : index
  %h = arith.constant 4 : index
  %s = arith.constant 1 : index
  // expected-error@+1 {{'omp.iterator' op omp.yield in omp.iterator region must yield exactly one value}}
  %0 = omp.iterator(%i: index) = (%l to %h step %s) {
    %x = omp.affinity_entry %p, %n : (!llvm.ptr, i64) -> !omp.affinity_entry_ty<!llvm.ptr, i64>
    omp.yield(%x, %x : !omp.affinity_entry_ty<!llvm.ptr, i64>, !omp.affinity_entry_ty<!llvm.ptr, i64>)
  } -> !omp.iterated<!omp.affinity_entry_ty<!llvm.ptr, i64>>
  return
}

// -----

func.func @f(%p: !llvm.ptr, %n: i64) {
  %l = arith.constant 0 : index
  %h = arith.constant 4 : index
  %s = arith.constant 1 : index
  // expected-error@+1 {{'omp.iterator' op region must be terminated by omp.yield}}
  %0 = omp.iterator(%i: index) = (%l to %h step %s) {
    %x = omp.affinity_entry %p, %n : (!llvm.ptr, i64) -> !omp.affinity_entry_ty<!llvm.ptr, i64>
    omp.terminator
  } -> !omp.iterated<!omp.affinity_entry_ty<!llvm.ptr, i64>>
  return
}

// -----

func.func @f(%p: !llvm.ptr, %n: i64) {
  %l = arith.constant 0 : index
  %h = arith.constant 4 : index
  %s = arith.constant 1 : index
  // expected-error@+1 {{'omp.iterator' op omp.iterated element type ('!omp.affinity_entry_ty<!llvm.ptr, i32>') does not match omp.yield operand type ('!omp.affinity_entry_ty<!llvm.ptr, i64>')}}
  %0 = omp.iterator(%i: index) = (%l to %h step %s) {
    %x = omp.affinity_entry %p, %n : (!llvm.ptr, i64) -> !omp.affinity_entry_ty<!llvm.ptr, i64>
    omp.yield(%x : !omp.affinity_entry_ty<!llvm.ptr, i64>)
  } -> !omp.iterated<!omp.affinity_entry_ty<!llvm.ptr, i32>>
  return
}

// -----

func.func @f(%p: !llvm.ptr, %n: i64) {
  %l = arith.constant 0 : index
  %h = arith.constant 4 : index
  %s = arith.constant 1 : index
  // expected-error@+1 {{'omp.iterator' op omp.iterated element type ('i32') does not match omp.yield operand type ('!omp.affinity_entry_ty<!llvm.ptr, i64>')}}
  %0 = omp.iterator(%i: index) = (%l to %h step %s) {
    %x = omp.affinity_entry %p, %n : (!llvm.ptr, i64) -> !omp.affinity_entry_ty<!llvm.ptr, i64>
    omp.yield(%x : !omp.affinity_entry_ty<!llvm.ptr, i64>)
  } -> !omp.iterated<i32>
  return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %l = llvm.mlir.constant(0 : i64) : i64
  %h = llvm.mlir.constant(4 : i64) : i64
  %s = llvm.mlir.constant(1 : i64) : i64
  %0 = omp.iterator(%i: i64) = (%l to %h step %s) {
    omp.yield(%p : !llvm.ptr)
  } -> !omp.iterated<!llvm.ptr>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %l = llvm.mlir.constant(0 : i64) : i64
  %h = llvm.mlir.constant(4 : i64) : i64
  %s = llvm.mlir.constant(0 : i64) : i64
  // expected-error@+1 {{'omp.iterator' op loop step must not be zero}}
  %0 = omp.iterator(%i: i64) = (%l to %h step %s) {
    omp.yield(%p : !llvm.ptr)
  } -> !omp.iterated<!llvm.ptr>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %l = llvm.mlir.constant(7 : i64) : i64
  %h = llvm.mlir.constant(4 : i64) : i64
  %s = llvm.mlir.constant(1 : i64) : i64
  // expected-error@+1 {{'omp.iterator' op positive loop step requires lower bound to be less than or equal to upper bound}}
  %0 = omp.iterator(%i: i64) = (%l to %h step %s) {
    omp.yield(%p : !llvm.ptr)
  } -> !omp.iterated<!llvm.ptr>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %l = llvm.mlir.constant(0 : i64) : i64
  %h = llvm.mlir.constant(4 : i64) : i64
  %s = llvm.mlir.constant(-2 : i64) : i64
  // expected-error@+1 {{'omp.iterator' op negative loop step requires lower bound to be greater than or equal to upper bound}}
  %0 = omp.iterator(%i: i64) = (%l to %h step %s) {
    omp.yield(%p : !llvm.ptr)
  } -> !omp.iterated<!llvm.ptr>
  llvm.return
}
