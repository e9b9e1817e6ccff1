// RUN: %bridge-conform --run-lines %s

func.func @static(%i: index) -> (index, index, index) {
  %r:3 = affine.delinearize_index %i into (2, 3, 4) : index, index, index
  return %r#0, %r#1, %r#2 : index, index, index
}
// run: @static(0) == (0, 0, 0)
// run: @static(23) == (1, 2, 3)
// run: @static(17) == (1, 1, 1)

func.func @dynamic(%i: index, %n: index) -> (index, index) {
  %r:2 = affine.delinearize_index %i into (%n) : index, index
  return %r#0, %r#1 : index, index
}
// run: @dynamic(17, 5) == (3, 2)
// run: @dynamic(-1, 5) == (-1, 4)
// trap: @dynamic(17, 0) "delinearized by the size 0"
// trap: @dynamic(17, -1) "delinearized by the size -1"
