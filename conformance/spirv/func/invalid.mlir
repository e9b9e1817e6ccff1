// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.func` is refused; what keeps them all is not.

"spirv.func"() <{sym_name = "f", function_control = #spirv.function_control<None>, function_type = () -> ()}> ({
^bb0:
  spirv.Return
}) : () -> ()

// -----

// expected-error@+1 {{'spirv.func' op cannot have more than one result}}
"spirv.func"() <{sym_name = "f", function_control = #spirv.function_control<None>, function_type = () -> (i32, i32)}> ({
^bb0:
  spirv.Return
}) : () -> ()

// -----

// expected-error@+1 {{'spirv.func' op entry block must have 1 arguments to match function signature}}
"spirv.func"() <{sym_name = "f", function_control = #spirv.function_control<None>, function_type = (i32) -> ()}> ({
^bb0:
  spirv.Return
}) : () -> ()

// -----

"spirv.func"() <{sym_name = "f", function_control = #spirv.function_control<None>, function_type = (i32) -> ()}> ({
^bb0(%a: i32):
  spirv.Return
}) : () -> ()

// -----

// expected-error@+1 {{'spirv.func' op type of entry block argument #0('f32') must match the type of the corresponding argument in function signature('i32')}}
"spirv.func"() <{sym_name = "f", function_control = #spirv.function_control<None>, function_type = (i32) -> ()}> ({
^bb0(%a: f32):
  spirv.Return
}) : () -> ()

// -----

"spirv.func"() <{sym_name = "f", function_control = #spirv.function_control<None>, function_type = () -> i32}> ({
^bb0:
  // expected-error@+1 {{'spirv.Return' op cannot be used in functions returning value}}
  spirv.Return
}) : () -> ()

// -----

"spirv.func"() <{sym_name = "f", function_control = #spirv.function_control<None>, function_type = (i32) -> i32}> ({
^bb0(%a: i32):
  spirv.ReturnValue %a : i32
}) : () -> ()

// -----

"spirv.func"() <{sym_name = "f", function_control = #spirv.function_control<None>, function_type = (i32) -> f32}> ({
^bb0(%a: i32):
  // expected-error@+1 {{'spirv.ReturnValue' op  return value's type ('i32') mismatch with function's result type ('f32')}}
  spirv.ReturnValue %a : i32
}) : () -> ()

// -----

"spirv.func"() <{sym_name = "f", function_control = #spirv.function_control<None>, function_type = (i32) -> ()}> ({
^bb0(%a: i32):
  // expected-error@+1 {{'spirv.ReturnValue' op returns 1 value but enclosing function requires 0 results}}
  spirv.ReturnValue %a : i32
}) : () -> ()

// -----

// expected-error@+1 {{'spirv.func' op with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
"spirv.func"() <{sym_name = "f", function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>) -> ()}> ({
^bb0(%a: !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>):
  spirv.Return
}) : () -> ()

// -----

// expected-error@+1 {{'spirv.func' op with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
"spirv.func"() <{sym_name = "f", function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>) -> (), arg_attrs = [{spirv.decoration = #spirv.decoration<Aliased>}]}> ({
^bb0(%a: !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>):
  spirv.Return
}) : () -> ()

// -----

"spirv.func"() <{sym_name = "f", function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>) -> (), arg_attrs = [{spirv.decoration = #spirv.decoration<AliasedPointer>}]}> ({
^bb0(%a: !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>):
  spirv.Return
}) : () -> ()

// -----

// expected-error@+1 {{'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'}}
"spirv.func"() <{sym_name = "f", function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<f32, PhysicalStorageBuffer>) -> ()}> ({
^bb0(%a: !spirv.ptr<f32, PhysicalStorageBuffer>):
  spirv.Return
}) : () -> ()

// -----

"spirv.func"() <{sym_name = "f", function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<f32, PhysicalStorageBuffer>) -> (), arg_attrs = [{spirv.decoration = #spirv.decoration<Restrict>}]}> ({
^bb0(%a: !spirv.ptr<f32, PhysicalStorageBuffer>):
  spirv.Return
}) : () -> ()

// -----

// expected-error@+1 {{'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'}}
"spirv.func"() <{sym_name = "f", function_control = #spirv.function_control<None>, function_type = (!spirv.ptr<!spirv.array<2 x !spirv.ptr<f32, PhysicalStorageBuffer>>, Function>) -> ()}> ({
^bb0(%a: !spirv.ptr<!spirv.array<2 x !spirv.ptr<f32, PhysicalStorageBuffer>>, Function>):
  spirv.Return
}) : () -> ()
