// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.global` is refused; what keeps them all is not.

// expected-error@+1 {{'memref.global' op type should be static shaped memref, but got 'memref<?xf32>'}}
"memref.global"() <{sym_name = "a", type = memref<?xf32>}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
"memref.global"() <{sym_name = "a", type = memref<*xf32>}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
"memref.global"() <{sym_name = "a", type = f32}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op initial value should be a unit or elements attribute, but got 3 : i32}}
"memref.global"() <{sym_name = "a", type = memref<2xf32>, initial_value = 3 : i32}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op initial value element expected to be of type 'f32', but was of type 'f16'}}
"memref.global"() <{sym_name = "a", type = memref<2xf32>, initial_value = dense<0.0> : tensor<2xf16>}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op initial value shape expected to be 2 but was 2, 1}}
"memref.global"() <{sym_name = "a", type = memref<2xf32>, initial_value = dense<0.0> : tensor<2x1xf32>}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op initial value shape expected to be 2 but was 3}}
"memref.global"() <{sym_name = "a", type = memref<2xf32>, initial_value = dense_resource<x> : tensor<3xf32>}> : () -> ()

// -----

"memref.global"() <{sym_name = "a", type = memref<2xf32>, initial_value = sparse<[[0]], [1.0]> : tensor<2xf32>}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op initial value should be a unit or elements attribute, but got array<f32: 1.000000e+00, 2.000000e+00>}}
"memref.global"() <{sym_name = "a", type = memref<2xf32>, initial_value = array<f32: 1.0, 2.0>}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op initial value shape expected to be  but was 1}}
"memref.global"() <{sym_name = "a", type = memref<f32>, initial_value = dense<0.0> : tensor<1xf32>}> : () -> ()

// -----

// expected-error@+1 {{custom op 'memref.global' 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global @a : memref<2xf32> {alignment = 3 : i64}

// -----

memref.global "private" constant @a : memref<2xf32> = uninitialized

// -----

func.func @f() {
  // expected-error@+1 {{'memref.global' op symbol's parent must have the SymbolTable trait}}
  memref.global @a : memref<2xf32>
  return
}

// -----

// expected-note@+1 {{see existing symbol definition here}}
memref.global @a : memref<2xf32>
// expected-error@+1 {{redefinition of symbol named 'a'}}
memref.global @a : memref<3xf32>

// -----

// expected-error@+1 {{'memref.global' op visibility expected to be one of ["public", "private", "nested"], but got "none"}}
"memref.global"() <{sym_name = "a", sym_visibility = "none", type = memref<2xf32>}> : () -> ()
