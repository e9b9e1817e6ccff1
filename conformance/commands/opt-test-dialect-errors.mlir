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

// -----

// expected-error @+1 {{invalid to use 'test.invalid_attr'}}
func.func @argument(%a: i64 {test.invalid_attr}) {
  return
}

// -----

// expected-error @+1 {{invalid to use 'test.invalid_attr'}}
func.func private @result() -> (i64 {test.invalid_attr})

// -----

// expected-error @+2 {{expected one of [read, write, execute] for a test bit enum, got: chroot}}
// expected-error @+1 {{invalid value for property value1, expected a test bit enum}}
test.op_with_bit_enum_prop read, chroot : ()

// -----

// expected-error @+2 {{expected 'bit_enum'}}
// expected-error @+1 {{invalid value for property value1, expected a test bit enum}}
test.op_with_bit_enum_prop_named foo<read>
