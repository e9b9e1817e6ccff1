// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `func.call` is refused; what keeps them all is not.

func.func private @g(i32) -> f32
func.func @f(%a: i32, %b: f32) {
  %r = call @g(%a) : (i32) -> f32
  return
}

// -----

func.func private @g(i32) -> f32
func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'func.call' op 'h' does not reference a valid function}}
  call @h() : () -> ()
  return
}

// -----

func.func private @g(i32) -> f32
func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'func.call' op incorrect number of operands for callee}}
  call @f() : () -> ()
  return
}

// -----

func.func private @g(i32) -> f32
func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'func.call' op incorrect number of operands for callee}}
  %r = call @g() : () -> f32
  return
}

// -----

func.func private @g(i32) -> f32
func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'func.call' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
  %r = call @g(%b) : (f32) -> f32
  return
}

// -----

func.func private @g(i32) -> f32
func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'func.call' op incorrect number of results for callee}}
  call @g(%a) : (i32) -> ()
  return
}

// -----

func.func private @g(i32) -> f32
func.func @f(%a: i32, %b: f32) {
  // expected-error@+3 {{'func.call' op result type mismatch at index 0}}
  // expected-note@+2 {{      op result types: 'i32'}}
  // expected-note@+1 {{function result types: 'f32'}}
  %r = call @g(%a) : (i32) -> i32
  return
}

// -----

module @m {
}
func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'func.call' op 'm' does not reference a valid function}}
  call @m() : () -> ()
  return
}

// -----

func.func private @g(i32) -> f32
func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'func.call' op requires attribute 'callee'}}
  "func.call"() : () -> ()
  return
}

// -----

func.func private @g(i32) -> f32
func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{invalid properties {callee = "g"} for op func.call: Invalid attribute `callee` in property conversion: "g"}}
  "func.call"() <{callee = "g"}> : () -> ()
  return
}

// -----

func.func private @g(i32) -> f32
func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{invalid properties {callee = @m::@g} for op func.call: Invalid attribute `callee` in property conversion: @m::@g}}
  "func.call"() <{callee = @m::@g}> : () -> ()
  return
}

// -----

func.func private @g(i32) -> f32
func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'func.call' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
  %r = "func.call"(%a) <{arg_attrs = [1], callee = @g}> : (i32) -> f32
  return
}

// -----

func.func private @g(i32) -> f32
func.func @f(%a: i32, %b: f32) {
  %r = "func.call"(%a) <{arg_attrs = [], callee = @g}> : (i32) -> f32
  return
}
