// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `shape.reduce` is refused.

func.func @f(%s: !shape.shape, %x: index) {
  // expected-error@+1 {{'shape.reduce' op argument 0 of ReduceOp body is expected to be of IndexType}}
  %0 = "shape.reduce"(%s, %x) ({
  ^bb0(%i: i32, %d: !shape.size, %y: index):
    shape.yield %y : index
  }) : (!shape.shape, index) -> index
  return
}

// -----

func.func @f(%s: !shape.shape, %x: index) {
  %0 = "shape.reduce"(%s, %x) ({
  ^bb0(%i: index, %d: !shape.size, %y: index):
    // expected-error@+1 {{'shape.yield' op number of operands does not match number of results of its parent}}
    shape.yield
  }) : (!shape.shape, index) -> index
  return
}
