// pass: canonicalize
// finding: invalid
// arguments: [[3]]
// A broadcast that has as many elements becomes a cast, also where the new dimension of
// one element is scalable: a cast to more scalable dimensions is not valid.

func.func @main(%v: vector<[1]xi32>) -> vector<[1]x[1]xi32> {
  %0 = vector.broadcast %v : vector<[1]xi32> to vector<[1]x[1]xi32>
  return %0 : vector<[1]x[1]xi32>
}
