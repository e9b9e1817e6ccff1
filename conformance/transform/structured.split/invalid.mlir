// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.structured.split` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  %0 = transform.structured.split %a after 4 {dimension = 0} : !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.split' op expects either a dynamic or a static split point to be provided}}
  %0 = "transform.structured.split"(%a, %a) <{dimension = 0 : i64, static_chunk_sizes = 4 : i64}> : (!transform.any_op, !transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.split' op expects either a dynamic or a static split point to be provided}}
  %0 = "transform.structured.split"(%a) <{dimension = 0 : i64, static_chunk_sizes = -9223372036854775808 : i64}> : (!transform.any_op) -> !transform.any_op
  return
}
