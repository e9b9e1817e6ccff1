// RUN: %bridge-conform --run-lines %s

func.func @static(%i: index, %j: index) -> index {
  %r = affine.linearize_index [%i, %j] by (3, 4) : index
  return %r : index
}
// run: @static(2, 3) == 11
// run: @static(5, 9) == 29

func.func @dynamic(%i: index, %j: index, %n: index) -> index {
  %r = affine.linearize_index [%i, %j] by (%n) : index
  return %r : index
}
// run: @dynamic(2, 3, 7) == 17

func.func @disjoint(%i: index, %j: index, %n: index) -> index {
  %r = affine.linearize_index disjoint [%i, %j] by (%n) : index
  return %r : index
}
// run: @disjoint(2, 6, 7) == 20
// trap: @disjoint(2, 9, 7) "a disjoint index is 9, of a basis of 7"
