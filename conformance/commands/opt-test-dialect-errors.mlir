// RUN: %bridge-opt %s --load %S/../plugins/test_dialect --split-input-file --verify-diagnostics
// What ops of the test dialect that are read by code refuse.

// -----

// expected-error @+1 {{number of operands and types do not match: got 0 operands and 1 types}}
test.variadic_args_types_split "hello_world" : i32

// -----

// expected-error @+1 {{expected 1 operand type}}
%0 = test.pretty_printed_region %a : (i32, i32) -> i32

// -----

// expected-error @+1 {{expected operation name in quotes}}
test.wrapping_region wraps some.op
