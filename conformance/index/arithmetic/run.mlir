// RUN: %bridge-conform --run-lines %s
// An index has 64 bits, and wraps.

func.func @add(%a: index, %b: index) -> index {
  %r = index.add %a, %b
  return %r : index
}
// run: @add(2, 3) == 5
// run: @add(9223372036854775807, 1) == -9223372036854775808

func.func @and(%a: index, %b: index) -> index {
  %r = index.and %a, %b
  return %r : index
}
// run: @and(12, 10) == 8

func.func @mul(%a: index, %b: index) -> index {
  %r = index.mul %a, %b
  return %r : index
}
// run: @mul(-3, 7) == -21
// run: @mul(4611686018427387904, 4) == 0

func.func @minu(%a: index, %b: index) -> index {
  %r = index.minu %a, %b
  return %r : index
}
// run: @minu(-1, 3) == 3

func.func @ceildivu(%a: index, %b: index) -> index {
  %r = index.ceildivu %a, %b
  return %r : index
}
// run: @ceildivu(7, 2) == 4
// run: @ceildivu(-1, 2) == -9223372036854775808
// trap: @ceildivu(1, 0) "division by zero"

func.func @sizes() -> (i1, index) {
  %b = index.bool.constant true
  %s = index.sizeof
  return %b, %s : i1, index
}
// run: @sizes() == (true, 64)

func.func @casts(%a: i8, %b: index) -> (index, i8) {
  %r = index.casts %a : i8 to index
  %s = index.casts %b : index to i8
  return %r, %s : index, i8
}
// run: @casts(-1, 300) == (-1, 44)

func.func @castu(%a: i8, %b: index) -> (index, i8) {
  %r = index.castu %a : i8 to index
  %s = index.castu %b : index to i8
  return %r, %s : index, i8
}
// run: @castu(-1, 300) == (255, 44)
