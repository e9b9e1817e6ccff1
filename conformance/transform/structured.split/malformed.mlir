// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `transform.structured.split` is refused.

func.func @f(%t: !transform.any_op) {
  // expected-error@+1 {{custom op 'transform.structured.split' expected 'after'}}
  %0 = transform.structured.split %t 4 : !transform.any_op
  return
}

// -----

func.func @f(%t: !transform.any_op) {
  // expected-error@+1 {{custom op 'transform.structured.split' expected integer value}}
  %0 = transform.structured.split %t after : !transform.any_op
  return
}

// -----

func.func @f(%t: !transform.any_op) {
  // expected-error@+1 {{expected SSA operand}}
  %0 = transform.structured.split after 4 : !transform.any_op
  return
}

// -----

func.func @f(%t: !transform.any_op) {
  // expected-error@+1 {{expected ':'}}
  %0 = transform.structured.split %t after 4
  return
}

// -----

func.func @f(%t: !transform.any_op) {
  // expected-error@+1 {{expected ','}}
  %0 = transform.structured.split %t after %t : !transform.any_op
  return
}

// -----

func.func @f(%t: !transform.any_op) {
  // expected-error@+1 {{expected operation name in quotes}}
  %0 = transform.structured.split %t after 4 : !transform.any_op, !transform.any_op
  return
}

// -----

func.func @f(%t: !transform.any_op) {
  // expected-error@+2 {{use of value '%t' expects different type than prior uses: '!transform.any_param' vs '!transform.any_op'}}
  // expected-note@-2 {{prior use here}}
  %0 = transform.structured.split %t after 4 : !transform.any_param
  return
}
