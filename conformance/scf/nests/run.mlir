// RUN: %bridge-conform --run-lines %s

func.func @transpose(%a: memref<3x4xf32>, %b: memref<4x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c3 step %c1 {
    scf.parallel (%j) = (%c0) to (%c4) step (%c1) {
      %x = memref.load %a[%i, %j] : memref<3x4xf32>
      memref.store %x, %b[%j, %i] : memref<4x3xf32>
      scf.reduce
    }
  }
  return
}
// run: @transpose(iota(), zeros())
// then: #1 == [[0.0, 4.0, 8.0], [1.0, 5.0, 9.0], [2.0, 6.0, 10.0], [3.0, 7.0, 11.0]]
// run: @transpose(random(), zeros())
