// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `func.constant` is refused; what keeps them all is not.

func.func private @g(i32) -> f32
func.func @f(%a: i32, %b: f32) {
  %r = constant @g : (i32) -> f32
  return
}

// -----

func.func private @g(i32) -> f32
func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'func.constant' op reference to undefined function 'h'}}
  %r = constant @h : () -> ()
  return
}

// -----

func.func private @g(i32) -> f32
func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'func.constant' op reference to function with mismatched type}}
  %r = constant @g : () -> ()
  return
}

// -----

module @m {
}
func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'func.constant' op reference to undefined function 'm'}}
  %r = constant @m : () -> ()
  return
}

// -----

func.func private @g(i32) -> f32
func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'func.constant' op reference to function with mismatched type}}
  %r = "func.constant"() <{value = @g}> : () -> i32
  return
}

// -----

func.func private @g(i32) -> f32
func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{invalid properties {value = @m::@g} for op func.constant: Invalid attribute `value` in property conversion: @m::@g}}
  %r = "func.constant"() <{value = @m::@g}> : () -> (() -> ())
  return
}

// -----

func.func private @g(i32) -> f32
func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{invalid properties {value = 1 : i32} for op func.constant: Invalid attribute `value` in property conversion: 1 : i32}}
  %r = "func.constant"() <{value = 1 : i32}> : () -> (() -> ())
  return
}
