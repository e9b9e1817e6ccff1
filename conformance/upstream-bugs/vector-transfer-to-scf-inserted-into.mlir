// pass: func.func(convert-vector-to-scf{full-unroll=true target-rank=0})
// finding: crash
// arguments: [[2, 3]]
// A transfer whose one user is a `vector.insert` is unrolled into insertions where that
// one inserts. It is not asked whether it is what is inserted: here it is what another
// number is inserted into, and is replaced by something that is made of itself.

func.func @main(%m: memref<2xi32>) -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %0 = vector.transfer_read %m[%c0], %x : memref<2xi32>, vector<2xi32>
  %1 = vector.insert %x, %0 [1] : i32 into vector<2xi32>
  return %1 : vector<2xi32>
}
