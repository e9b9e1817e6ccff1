// RUN: %bridge-conform --run-lines %s
// syntax: legacy

#affine_map2to3 = (d0, d1)[s0] -> (d0, d1 + s0, d1 - s0)
func @a02(%N: index) {
  // Binds %N to the s0 symbol in affine_map2to3.
  %x = alloc()[%N] : memref<40x50xf32, #affine_map2to3>
  return
}
// judges: interpreter; no pass lowers a layout that is not strided
// run: @a02(0)
// trap: @a02(3) "the layout maps an index to -3"
