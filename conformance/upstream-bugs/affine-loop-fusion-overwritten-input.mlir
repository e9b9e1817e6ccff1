// pass: func.func(affine-loop-fusion)
// finding: wrong
// arguments: [[1, 2, 3, 4], [0, 0, 0, 0]]
// Each sum is of all elements, and all sums come before the first element is overwritten:
// 10, 10, 10, 10. In one loop the second sum is of 10, 2, 3, 4. What the first loop
// reads and the second one writes is not looked at: of a producer only the stores count
// (canFuseLoops in Affine/Utils/LoopFusionUtils.cpp of 22.1.8).

func.func @main(%a: memref<4xi64>, %s: memref<4xi64>) {
  %zero = arith.constant 0 : i64
  affine.for %p = 0 to 4 {
    affine.store %zero, %s[%p] : memref<4xi64>
    affine.for %k = 0 to 4 {
      %x = affine.load %a[%k] : memref<4xi64>
      %y = affine.load %s[%p] : memref<4xi64>
      %z = arith.addi %x, %y : i64
      affine.store %z, %s[%p] : memref<4xi64>
    }
  }
  affine.for %p = 0 to 4 {
    %x = affine.load %s[%p] : memref<4xi64>
    affine.store %x, %a[%p] : memref<4xi64>
  }
  return
}
