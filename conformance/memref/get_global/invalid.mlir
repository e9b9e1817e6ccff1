// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.get_global` is refused; what keeps them all is not.

func.func @f() {
  // expected-error@+1 {{'memref.get_global' op 'nothing' does not reference a valid global memref}}
  %m = memref.get_global @nothing : memref<2xf32>
  return
}

// -----

func.func private @a()
func.func @f() {
  // expected-error@+1 {{'memref.get_global' op 'a' does not reference a valid global memref}}
  %m = memref.get_global @a : memref<2xf32>
  return
}

// -----

memref.global @a : memref<2xf32>
func.func @f() {
  // expected-error@+1 {{'memref.get_global' op result type 'memref<3xf32>' does not match type 'memref<2xf32>' of the global memref @a}}
  %m = memref.get_global @a : memref<3xf32>
  return
}

// -----

memref.global @a : memref<2xf32>
func.func @f() {
  // expected-error@+1 {{'memref.get_global' op result #0 must be statically shaped memref of any non-token type values, but got 'memref<?xf32>'}}
  %m = "memref.get_global"() <{name = @a}> : () -> memref<?xf32>
  return
}

// -----

memref.global @a : memref<2xf32>
func.func @f() {
  // expected-error@+1 {{invalid properties {name = @a::@b} for op memref.get_global: Invalid attribute `name` in property conversion: @a::@b}}
  %m = "memref.get_global"() <{name = @a::@b}> : () -> memref<2xf32>
  return
}

// -----

memref.global @a : memref<2xf32>
module {
  func.func @f() {
    // expected-error@+1 {{'memref.get_global' op 'a' does not reference a valid global memref}}
    %m = memref.get_global @a : memref<2xf32>
    return
  }
}
