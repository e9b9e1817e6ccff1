// pass: memref.extract_address_computations
// finding: invalid
// arguments: [[3]]
// A write beyond the end writes nothing. It becomes one to the view that begins there,
// which is not inside of the memory.

func.func @main(%m: memref<1xi32>) {
  %one = arith.constant 1 : index
  %seven = arith.constant dense<7> : vector<1xi32>
  vector.transfer_write %seven, %m[%one] : vector<1xi32>, memref<1xi32>
  return
}
