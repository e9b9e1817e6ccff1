// pass: canonicalize
// finding: wrong
// arguments: [[3], false]
// Lanes that are not set do not take part in the reduction: the sum of none is zero. The
// mask is dropped where there is one lane and no accumulator, and the element given.

func.func @main(%v: vector<1xi32>, %set: i1) -> i32 {
  %m = vector.broadcast %set : i1 to vector<1xi1>
  %0 = vector.mask %m {
    vector.reduction <add>, %v : vector<1xi32> into i32
  } : vector<1xi1> -> i32
  return %0 : i32
}
