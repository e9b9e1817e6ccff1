// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.structured.vectorize` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  transform.structured.vectorize %a vector_sizes [4, [8]] : !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.vectorize' op expected same number of vector sizes (2) and scalable sizes (1)}}
  "transform.structured.vectorize"(%a) <{static_vector_sizes = array<i64: 4, 4>, scalable_sizes = array<i1: false>}> : (!transform.any_op) -> ()
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.vectorize' op expected same number of vector sizes (0) and scalable sizes (1)}}
  "transform.structured.vectorize"(%a) <{scalable_sizes = array<i1: false>}> : (!transform.any_op) -> ()
  return
}
