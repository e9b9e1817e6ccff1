// RUN: %bridge-conform --run-lines %s
// What predicates say of numbers, of NaNs and of zeros of both signs.

func.func @false(%a: vector<7xf32>, %b: vector<7xf32>) -> vector<7xi1> {
  %r = arith.cmpf false, %a, %b : vector<7xf32>
  return %r : vector<7xi1>
}
// run: @false([1, 2, 3, nan, 1, nan, 0], [1, 3, 2, 1, nan, nan, -0.0]) == [false, false, false, false, false, false, false]

func.func @oeq(%a: vector<7xf32>, %b: vector<7xf32>) -> vector<7xi1> {
  %r = arith.cmpf oeq, %a, %b : vector<7xf32>
  return %r : vector<7xi1>
}
// run: @oeq([1, 2, 3, nan, 1, nan, 0], [1, 3, 2, 1, nan, nan, -0.0]) == [true, false, false, false, false, false, true]

func.func @ogt(%a: vector<7xf32>, %b: vector<7xf32>) -> vector<7xi1> {
  %r = arith.cmpf ogt, %a, %b : vector<7xf32>
  return %r : vector<7xi1>
}
// run: @ogt([1, 2, 3, nan, 1, nan, 0], [1, 3, 2, 1, nan, nan, -0.0]) == [false, false, true, false, false, false, false]

func.func @oge(%a: vector<7xf32>, %b: vector<7xf32>) -> vector<7xi1> {
  %r = arith.cmpf oge, %a, %b : vector<7xf32>
  return %r : vector<7xi1>
}
// run: @oge([1, 2, 3, nan, 1, nan, 0], [1, 3, 2, 1, nan, nan, -0.0]) == [true, false, true, false, false, false, true]

func.func @olt(%a: vector<7xf32>, %b: vector<7xf32>) -> vector<7xi1> {
  %r = arith.cmpf olt, %a, %b : vector<7xf32>
  return %r : vector<7xi1>
}
// run: @olt([1, 2, 3, nan, 1, nan, 0], [1, 3, 2, 1, nan, nan, -0.0]) == [false, true, false, false, false, false, false]

func.func @ole(%a: vector<7xf32>, %b: vector<7xf32>) -> vector<7xi1> {
  %r = arith.cmpf ole, %a, %b : vector<7xf32>
  return %r : vector<7xi1>
}
// run: @ole([1, 2, 3, nan, 1, nan, 0], [1, 3, 2, 1, nan, nan, -0.0]) == [true, true, false, false, false, false, true]

func.func @one(%a: vector<7xf32>, %b: vector<7xf32>) -> vector<7xi1> {
  %r = arith.cmpf one, %a, %b : vector<7xf32>
  return %r : vector<7xi1>
}
// run: @one([1, 2, 3, nan, 1, nan, 0], [1, 3, 2, 1, nan, nan, -0.0]) == [false, true, true, false, false, false, false]

func.func @ord(%a: vector<7xf32>, %b: vector<7xf32>) -> vector<7xi1> {
  %r = arith.cmpf ord, %a, %b : vector<7xf32>
  return %r : vector<7xi1>
}
// run: @ord([1, 2, 3, nan, 1, nan, 0], [1, 3, 2, 1, nan, nan, -0.0]) == [true, true, true, false, false, false, true]

func.func @ueq(%a: vector<7xf32>, %b: vector<7xf32>) -> vector<7xi1> {
  %r = arith.cmpf ueq, %a, %b : vector<7xf32>
  return %r : vector<7xi1>
}
// run: @ueq([1, 2, 3, nan, 1, nan, 0], [1, 3, 2, 1, nan, nan, -0.0]) == [true, false, false, true, true, true, true]

func.func @ugt(%a: vector<7xf32>, %b: vector<7xf32>) -> vector<7xi1> {
  %r = arith.cmpf ugt, %a, %b : vector<7xf32>
  return %r : vector<7xi1>
}
// run: @ugt([1, 2, 3, nan, 1, nan, 0], [1, 3, 2, 1, nan, nan, -0.0]) == [false, false, true, true, true, true, false]

func.func @uge(%a: vector<7xf32>, %b: vector<7xf32>) -> vector<7xi1> {
  %r = arith.cmpf uge, %a, %b : vector<7xf32>
  return %r : vector<7xi1>
}
// run: @uge([1, 2, 3, nan, 1, nan, 0], [1, 3, 2, 1, nan, nan, -0.0]) == [true, false, true, true, true, true, true]

func.func @ult(%a: vector<7xf32>, %b: vector<7xf32>) -> vector<7xi1> {
  %r = arith.cmpf ult, %a, %b : vector<7xf32>
  return %r : vector<7xi1>
}
// run: @ult([1, 2, 3, nan, 1, nan, 0], [1, 3, 2, 1, nan, nan, -0.0]) == [false, true, false, true, true, true, false]

func.func @ule(%a: vector<7xf32>, %b: vector<7xf32>) -> vector<7xi1> {
  %r = arith.cmpf ule, %a, %b : vector<7xf32>
  return %r : vector<7xi1>
}
// run: @ule([1, 2, 3, nan, 1, nan, 0], [1, 3, 2, 1, nan, nan, -0.0]) == [true, true, false, true, true, true, true]

func.func @une(%a: vector<7xf32>, %b: vector<7xf32>) -> vector<7xi1> {
  %r = arith.cmpf une, %a, %b : vector<7xf32>
  return %r : vector<7xi1>
}
// run: @une([1, 2, 3, nan, 1, nan, 0], [1, 3, 2, 1, nan, nan, -0.0]) == [false, true, true, true, true, true, false]

func.func @uno(%a: vector<7xf32>, %b: vector<7xf32>) -> vector<7xi1> {
  %r = arith.cmpf uno, %a, %b : vector<7xf32>
  return %r : vector<7xi1>
}
// run: @uno([1, 2, 3, nan, 1, nan, 0], [1, 3, 2, 1, nan, nan, -0.0]) == [false, false, false, true, true, true, false]

func.func @true(%a: vector<7xf32>, %b: vector<7xf32>) -> vector<7xi1> {
  %r = arith.cmpf true, %a, %b : vector<7xf32>
  return %r : vector<7xi1>
}
// run: @true([1, 2, 3, nan, 1, nan, 0], [1, 3, 2, 1, nan, nan, -0.0]) == [true, true, true, true, true, true, true]

func.func @i_eq(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi1> {
  %r = arith.cmpi eq, %a, %b : vector<4xi8>
  return %r : vector<4xi1>
}
// run: @i_eq([1, 1, -1, 127], [1, 2, 1, -128]) == [true, false, false, false]

func.func @i_ne(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi1> {
  %r = arith.cmpi ne, %a, %b : vector<4xi8>
  return %r : vector<4xi1>
}
// run: @i_ne([1, 1, -1, 127], [1, 2, 1, -128]) == [false, true, true, true]

func.func @i_slt(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi1> {
  %r = arith.cmpi slt, %a, %b : vector<4xi8>
  return %r : vector<4xi1>
}
// run: @i_slt([1, 1, -1, 127], [1, 2, 1, -128]) == [false, true, true, false]

func.func @i_sle(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi1> {
  %r = arith.cmpi sle, %a, %b : vector<4xi8>
  return %r : vector<4xi1>
}
// run: @i_sle([1, 1, -1, 127], [1, 2, 1, -128]) == [true, true, true, false]

func.func @i_sgt(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi1> {
  %r = arith.cmpi sgt, %a, %b : vector<4xi8>
  return %r : vector<4xi1>
}
// run: @i_sgt([1, 1, -1, 127], [1, 2, 1, -128]) == [false, false, false, true]

func.func @i_sge(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi1> {
  %r = arith.cmpi sge, %a, %b : vector<4xi8>
  return %r : vector<4xi1>
}
// run: @i_sge([1, 1, -1, 127], [1, 2, 1, -128]) == [true, false, false, true]

func.func @i_ult(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi1> {
  %r = arith.cmpi ult, %a, %b : vector<4xi8>
  return %r : vector<4xi1>
}
// run: @i_ult([1, 1, -1, 127], [1, 2, 1, -128]) == [false, true, false, true]

func.func @i_ule(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi1> {
  %r = arith.cmpi ule, %a, %b : vector<4xi8>
  return %r : vector<4xi1>
}
// run: @i_ule([1, 1, -1, 127], [1, 2, 1, -128]) == [true, true, false, true]

func.func @i_ugt(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi1> {
  %r = arith.cmpi ugt, %a, %b : vector<4xi8>
  return %r : vector<4xi1>
}
// run: @i_ugt([1, 1, -1, 127], [1, 2, 1, -128]) == [false, false, true, false]

func.func @i_uge(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi1> {
  %r = arith.cmpi uge, %a, %b : vector<4xi8>
  return %r : vector<4xi1>
}
// run: @i_uge([1, 1, -1, 127], [1, 2, 1, -128]) == [true, false, true, false]
