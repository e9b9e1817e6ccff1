// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.structured.pack_greedily` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  %0 = transform.structured.pack_greedily %a matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.op<"linalg.generic">
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.pack_greedily' op "matmul_inner_dims_order" is not a valid permutation}}
  %0 = transform.structured.pack_greedily %a matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 1] : (!transform.any_op) -> !transform.op<"linalg.generic">
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.pack_greedily' op at most one of the packed_size and the padded_sizes_next_multiple_of can be nonzero for the matmul strategy}}
  %0 = transform.structured.pack_greedily %a matmul_packed_sizes = [8, 16, 32] matmul_padded_sizes_next_multiple_of = [0, 0, 8] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.op<"linalg.generic">
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.structured.pack_greedily %a matmul_packed_sizes = [8, 16, 0] matmul_padded_sizes_next_multiple_of = [0, 0, 8] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.op<"linalg.generic">
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.param<i64>) {
  // expected-error@+2 {{expected ']' in dynamic index list}}
  // expected-error@+1 {{custom op 'transform.structured.pack_greedily' expected SSA value or integer}}
  %0 = transform.structured.pack_greedily %a matmul_packed_sizes = [8, 16, %b : !transform.param<i64>] matmul_padded_sizes_next_multiple_of = [0, 0, 8] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.op<"linalg.generic">
  return
}
