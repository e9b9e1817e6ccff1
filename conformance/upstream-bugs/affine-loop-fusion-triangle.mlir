// pass: func.func(affine-loop-fusion)
// finding: invalid
// arguments: [[0, 0, 0, 0, 0, 0]]
// Loops that carry dependences are put inside of the others, and a loop comes outside of
// the one that bounds it: its operand does not dominate it. Only dependences are looked at
// (sinkSequentialLoops in Affine/Utils/LoopUtils.cpp of 22.1.8).

func.func @main(%a: memref<6xi64>) {
  affine.for %i = 2 to 5 {
    affine.for %j = 2 to affine_map<(d0) -> (d0)>(%i) {
      %0 = arith.index_cast %j : index to i64
      affine.store %0, %a[%j] : memref<6xi64>
    }
  }
  affine.for %i = 2 to 5 {
    %0 = affine.load %a[%i] : memref<6xi64>
    affine.store %0, %a[%i] : memref<6xi64>
  }
  return
}
