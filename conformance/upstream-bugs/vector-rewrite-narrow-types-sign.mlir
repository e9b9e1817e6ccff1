// pass: vector.rewrite_narrow_types
// finding: wrong
// arguments: [[-1, -1, -1, -1, -1]]
// All bits are set, so that each element of five bits is -1. It is taken out of a byte
// as 31, whose sign is that of the byte, and is extended as such.

func.func @main(%a: vector<5xi8>) -> vector<8xi16> {
  %0 = vector.bitcast %a : vector<5xi8> to vector<8xi5>
  %1 = arith.extsi %0 : vector<8xi5> to vector<8xi16>
  return %1 : vector<8xi16>
}
