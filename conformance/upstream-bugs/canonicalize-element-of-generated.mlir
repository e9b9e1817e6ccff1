// pass: canonicalize
// finding: wrong
// arguments: []
// The element is computed by the rule of tensor.generate again, behind a store to the
// memory that the rule reads: 2 is given for the 1 that was there when the tensor was made.

func.func @main() -> i64 {
  %zero = arith.constant 0 : index
  %n = arith.constant 2 : index
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %m = memref.alloc() : memref<2xi64>
  memref.store %one, %m[%zero] : memref<2xi64>
  %t = tensor.generate %n {
  ^bb0(%i: index):
    %x = memref.load %m[%zero] : memref<2xi64>
    tensor.yield %x : i64
  } : tensor<?xi64>
  memref.store %two, %m[%zero] : memref<2xi64>
  %r = tensor.extract %t[%zero] : tensor<?xi64>
  memref.dealloc %m : memref<2xi64>
  return %r : i64
}
