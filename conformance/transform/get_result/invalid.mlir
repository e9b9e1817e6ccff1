// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.get_result` is refused.

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.get_result' op cannot both request 'all' and specific values in the list}}
  %1 = "transform.get_result"(%a) <{is_all, raw_position_list = array<i64: 1>}> : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.get_result' op cannot request both 'all' and 'inverted' values in the list}}
  %1 = "transform.get_result"(%a) <{is_all, is_inverted, raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.get_result' op expected the listed values to be unique}}
  %1 = "transform.get_result"(%a) <{raw_position_list = array<i64: 1, 1>}> : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.get_result' op must request specific values in the list if 'all' is not specified}}
  %1 = "transform.get_result"(%a) <{raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
}
