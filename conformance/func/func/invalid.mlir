// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `func.func` is refused; what keeps them all is not.

"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()

// -----

"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  func.return
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  func.return
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op type of entry block argument #0('f32') must match the type of the corresponding argument in function signature('i32')}}
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^b(%a: f32):
  func.return
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"func.func"() <{function_type = i32, sym_name = "f"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op requires attribute 'function_type'}}
"func.func"() <{sym_name = "f"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op requires attribute 'sym_name'}}
"func.func"() <{function_type = () -> ()}> ({}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {function_type = () -> (), sym_name = 1 : i32} for op func.func: Invalid attribute `sym_name` in property conversion: 1 : i32}}
"func.func"() <{function_type = () -> (), sym_name = 1 : i32}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "open"}}
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "open"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 0, but expected 1}}
"func.func"() <{arg_attrs = [], function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() <{arg_attrs = [1], function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op arguments may only have dialect attributes}}
"func.func"() <{arg_attrs = [{a = 1 : i32}], function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 2, but expected 1}}
"func.func"() <{function_type = () -> i32, res_attrs = [{}, {}], sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op results may only have dialect attributes}}
"func.func"() <{function_type = () -> i32, res_attrs = [{a = 1 : i32}], sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()

// -----

// expected-note@+1 {{see existing symbol definition here}}
func.func private @f()
// expected-error@+1 {{redefinition of symbol named 'f'}}
func.func private @f()

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    %x = arith.addi %a, %a : i32
    func.return
  }) : () -> ()
  return
}

// -----

// expected-error@+1 {{'func.func' op requires one region}}
"func.func"() <{function_type = () -> (), sym_name = "f"}> : () -> ()

// -----

// expected-error@+1 {{custom op 'func.func' expected non-empty function body}}
func.func @f() {
}
