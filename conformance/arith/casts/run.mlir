// RUN: %bridge-conform --run-lines %s
// Between widths, kinds and bits; a float that no integer holds is poison.

func.func @extsi(%a: i8) -> i16 {
  %r = arith.extsi %a : i8 to i16
  return %r : i16
}
// run: @extsi(-100) == -100
// run: @extsi(random())

func.func @extui(%a: i8) -> i16 {
  %r = arith.extui %a : i8 to i16
  return %r : i16
}
// run: @extui(-100) == 156
// run: @extui(random())

func.func @trunci(%a: i16) -> i8 {
  %r = arith.trunci %a : i16 to i8
  return %r : i8
}
// run: @trunci(300) == 44
// run: @trunci(random())

func.func @sitofp(%a: i32) -> f32 {
  %r = arith.sitofp %a : i32 to f32
  return %r : f32
}
// run: @sitofp(-1) == -1.0
// run: @sitofp(16777217) == 16777216.0
// run: @sitofp(16777219) == 16777220.0

func.func @uitofp(%a: i32) -> f32 {
  %r = arith.uitofp %a : i32 to f32
  return %r : f32
}
// run: @uitofp(-1) == 4294967296.0
// run: @uitofp(16777217) == 16777216.0
// run: @uitofp(16777219) == 16777220.0

func.func @fptosi(%a: f32) -> i8 {
  %r = arith.fptosi %a : f32 to i8
  return %r : i8
}
// run: @fptosi(99.9) == 99
// run: @fptosi(-0.9) == 0
// trap: @fptosi(300) "is no"
// trap: @fptosi(-129) "is no"
// trap: @fptosi(nan) "is no"

func.func @fptoui(%a: f32) -> i8 {
  %r = arith.fptoui %a : f32 to i8
  return %r : i8
}
// run: @fptoui(99.9) == 99
// run: @fptoui(-0.9) == 0
// trap: @fptoui(256) "is no"
// trap: @fptoui(-1) "is no"
// trap: @fptoui(nan) "is no"

func.func @index_cast(%a: i8) -> index {
  %r = arith.index_cast %a : i8 to index
  return %r : index
}
// run: @index_cast(-1) == -1

func.func @index_cast_narrow(%a: index) -> i8 {
  %r = arith.index_cast %a : index to i8
  return %r : i8
}
// run: @index_cast_narrow(300) == 44

func.func @index_castui(%a: i8) -> index {
  %r = arith.index_castui %a : i8 to index
  return %r : index
}
// run: @index_castui(-1) == 255

func.func @index_castui_narrow(%a: index) -> i8 {
  %r = arith.index_castui %a : index to i8
  return %r : i8
}
// run: @index_castui_narrow(300) == 44

func.func @bitcast(%a: f32) -> i32 {
  %r = arith.bitcast %a : f32 to i32
  return %r : i32
}
// run: @bitcast(-0.0) == -2147483648
// run: @bitcast(bits(0x7FC00001)) == 2143289344

func.func @select(%c: vector<2xi1>, %a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi8> {
  %r = arith.select %c, %a, %b : vector<2xi1>, vector<2xi8>
  return %r : vector<2xi8>
}
// run: @select([true, false], [1, 2], [3, 4]) == [1, 4]
