// pass: func.func(buffer-loop-hoisting)
// finding: trap
// arguments: [[3, 4]]
// Memory that each iteration allocates and frees is allocated before the loop, and freed
// by each iteration all the same.

func.func @main(%m: memref<2xi32>) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %none = arith.constant 0 : i32
  %sum = scf.for %i = %zero to %two step %one iter_args(%s = %none) -> i32 {
    %a = memref.alloc() : memref<2xi32>
    memref.copy %m, %a : memref<2xi32> to memref<2xi32>
    %x = memref.load %a[%i] : memref<2xi32>
    memref.dealloc %a : memref<2xi32>
    %t = arith.addi %s, %x : i32
    scf.yield %t : i32
  }
  return %sum : i32
}
