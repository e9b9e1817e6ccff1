// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of symbols and their tables is refused.

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op requires attribute 'sym_name'}}
"func.func"() <{function_type = () -> ()}> ({
}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {function_type = () -> (), sym_name = 3 : i32} for op func.func: Invalid attribute `sym_name` in property conversion: 3 : i32}}
"func.func"() <{sym_name = 3 : i32, function_type = () -> ()}> ({
}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {function_type = () -> (), sym_name = "f", sym_visibility = 3 : i32} for op func.func: Invalid attribute `sym_visibility` in property conversion: 3 : i32}}
"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = 3 : i32}> ({
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "bad"}}
"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = "bad"}> ({
}) : () -> ()

// -----

"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = "private"}> ({
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"func.func"() <{sym_name = "f", function_type = i32}> ({
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
"func.func"() <{sym_name = "f", function_type = () -> (), arg_attrs = [{}]}> ({
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = [1 : i32], sym_visibility = "private"}> ({
}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {arg_attrs = 1 : i32, function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"} for op func.func: Invalid attribute `arg_attrs` in property conversion: 1 : i32}}
"func.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = 1 : i32, sym_visibility = "private"}> ({
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op attribute 'res_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() <{sym_name = "f", function_type = () -> i32, res_attrs = [1 : i32], sym_visibility = "private"}> ({
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op requires one region}}
"func.func"() <{sym_name = "f", function_type = () -> ()}> : () -> ()

// -----

// expected-error@+1 {{'func.func' op requires one region}}
"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
}, {
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op requires zero results}}
%0 = "func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = "private"}> ({
}) : () -> i32

// -----

// expected-error@+1 {{'builtin.module' op requires one region}}
"builtin.module"() : () -> ()

// -----

// expected-error@+1 {{'builtin.module' op requires one region}}
"builtin.module"() ({
}, {
}) : () -> ()
