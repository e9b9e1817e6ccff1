// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.structured.pad` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  %0:3 = transform.structured.pad %a {padding_values = [0.0 : f32], padding_dimensions = [0], nofold_flags = [1], transpose_paddings = [[1, 0]], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.pad' op expects nofold_flags to contain booleans (0/1), found [2]}}
  %0:3 = transform.structured.pad %a {padding_values = [0.0 : f32], padding_dimensions = [0], nofold_flags = [2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.pad' op expects padding_dimensions to contain positive integers, found [-7]}}
  %0:3 = transform.structured.pad %a {padding_values = [0.0 : f32], padding_dimensions = [-7], nofold_flags = [1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.pad' op expects transpose_paddings to be a permutation, found [0, 0]}}
  %0:3 = transform.structured.pad %a {padding_values = [0.0 : f32], padding_dimensions = [0], transpose_paddings = [[0, 0]]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.pad' op invalid copy_back_op}}
  %0:3 = transform.structured.pad %a {padding_values = [0.0 : f32], padding_dimensions = [0], copy_back_op = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.pad' op expects as many multiples as padding_dimensions}}
  %0:3 = transform.structured.pad %a pad_to_multiple_of [2, 2] {padding_values = [0.0 : f32], padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0:3 = transform.structured.pad %a pad_to_multiple_of [2] {padding_values = [0.0 : f32], padding_dimensions = [0], copy_back_op = "linalg.copy"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}
