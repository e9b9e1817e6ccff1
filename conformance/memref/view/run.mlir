// RUN: %bridge-conform --run-lines %s

func.func @view(%a: memref<16xi8>, %o: index, %n: index, %i: index) -> i32 {
  %v = memref.view %a[%o][%n] : memref<16xi8> to memref<?xi32>
  %r = memref.load %v[%i] : memref<?xi32>
  return %r : i32
}
// run: @view(iota(), 4, 2, 1) == 185207048
// trap: @view(iota(), 4, 4, 0) "a view of 16 bytes at 4 reaches outside of 16 bytes"
