// pass: canonicalize
// finding: wrong
// arguments: [[[3]], 5, false]
// Lanes that are not set do not take part in the reduction, so that the result is the
// accumulator. What is chosen where the mask is not set is the element instead.

func.func @main(%v: vector<1x1xi32>, %acc: i32, %set: i1) -> i32 {
  %m = vector.broadcast %set : i1 to vector<1x1xi1>
  %0 = vector.mask %m {
    vector.multi_reduction <add>, %v, %acc [0, 1] : vector<1x1xi32> to i32
  } : vector<1x1xi1> -> i32
  return %0 : i32
}
