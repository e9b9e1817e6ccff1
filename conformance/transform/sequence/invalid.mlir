// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.sequence` is refused; what keeps them all is not.

transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op):
}

// -----

transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op, %y: !transform.any_op):
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.sequence' op does not expect extra operands when used as top-level}}
  "transform.sequence"(%a) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%x: !transform.any_op, %y: !transform.any_op):
    transform.yield
  }) : (!transform.any_op) -> ()
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.any_param) {
  transform.sequence %a, %b : !transform.any_op, !transform.any_param failures(propagate) {
  ^bb0(%x: !transform.any_op, %y: !transform.any_param):
  }
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.any_param) {
  // expected-error@+2 {{'transform.sequence' op along control flow edge from parent to Region #0: successor operand type #1 '!transform.any_param' should match successor input type #1 '!transform.any_op'}}
  // expected-note@+1 {{region branch point}}
  transform.sequence %a, %b : !transform.any_op, !transform.any_param failures(propagate) {
  ^bb0(%x: !transform.any_op, %y: !transform.any_op):
  }
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.any_param) {
  // expected-error@+2 {{'transform.sequence' op along control flow edge from parent to Region #0: region branch point has 2 operands, but region successor needs 1 inputs}}
  // expected-note@+1 {{region branch point}}
  transform.sequence %a, %b : !transform.any_op, !transform.any_param failures(propagate) {
  ^bb0(%x: !transform.any_op):
  }
  return
}

// -----

// expected-error@+1 {{'transform.sequence' op block argument #0 has more than one potential consumer}}
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op):
  // expected-note@+1 {{used here as operand #0}}
  %0 = transform.structured.interchange %x : (!transform.any_op) -> !transform.any_op
  // expected-note@+1 {{used here as operand #0}}
  %1 = transform.structured.interchange %x : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op):
  // expected-error@+1 {{result #0 has more than one potential consumer}}
  %0 = transform.structured.interchange %x : (!transform.any_op) -> !transform.any_op
  // expected-note@+1 {{used here as operand #0}}
  %1 = transform.structured.interchange %0 : (!transform.any_op) -> !transform.any_op
  // expected-note@+1 {{used here as operand #0}}
  %2 = transform.structured.interchange %0 : (!transform.any_op) -> !transform.any_op
}

// -----

// expected-error@+1 {{'transform.sequence' op expected children ops to implement TransformOpInterface}}
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op):
  // expected-note@+1 {{op without interface}}
  %0 = arith.constant 1 : i32
}

// -----

// expected-error@+1 {{'transform.sequence' op expects to have a terminator in the body}}
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%x: !transform.any_op):
  transform.print
}) : () -> ()

// -----

%0 = transform.sequence -> !transform.any_op failures(propagate) {
^bb0(%x: !transform.any_op):
  transform.yield %x : !transform.any_op
}

// -----

// expected-error@+1 {{'transform.sequence' op expects the types of the terminator operands to match the types of the result}}
%0 = transform.sequence -> !transform.any_op failures(propagate) {
^bb0(%x: !transform.any_op):
  // expected-note@+1 {{terminator}}
  transform.yield
}

// -----

// expected-error@+1 {{'transform.sequence' op result #0 must be variadic of TransformHandleTypeInterface instance, but got '!transform.any_value'}}
%0 = transform.sequence -> !transform.any_value failures(propagate) {
^bb0(%x: !transform.any_op):
  transform.yield %x : !transform.any_op
}

// -----

// expected-note@+1 {{nested in another possible top-level op}}
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_op):
  // expected-error@+1 {{'transform.sequence' op expects operands to be provided for a nested op}}
  transform.sequence failures(propagate) {
  ^bb1(%y: !transform.any_op):
  }
}

// -----

// expected-error@+1 {{'transform.sequence' op expects the first entry block argument to be of type implementing TransformHandleTypeInterface}}
transform.sequence failures(propagate) {
^bb0(%x: i32):
}

// -----

// expected-error@+1 {{'transform.sequence' op expects the first entry block argument to be of type implementing TransformHandleTypeInterface}}
transform.sequence failures(propagate) {
^bb0(%x: !transform.any_value):
}

// -----

// expected-error@+1 {{'transform.sequence' op expects the entry block to have at least one argument}}
transform.sequence failures(propagate) {
}

// -----

// expected-error@+1 {{'transform.sequence' op expects region #0 to have 0 or 1 blocks}}
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%x: !transform.any_op):
  "transform.yield"() : () -> ()
^bb1:
  "transform.yield"() : () -> ()
}) : () -> ()

// -----

func.func @f() {
  %0 = arith.constant 1 : i32
  // expected-error@+1 {{'transform.sequence' op operand #0 must be TransformHandleTypeInterface instance, but got 'i32'}}
  "transform.sequence"(%0) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%x: !transform.any_op):
    "transform.yield"() : () -> ()
  }) : (i32) -> ()
  return
}
