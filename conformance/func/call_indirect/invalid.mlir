// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `func.call_indirect` is refused; what keeps them all is not.

func.func private @g(i32) -> f32
func.func @f(%a: i32, %g: (i32) -> f32) {
  %r = call_indirect %g(%a) : (i32) -> f32
  return
}

// -----

func.func private @g(i32) -> f32
func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'func.call_indirect' op operand #0 must be function type, but got 'i32'}}
  "func.call_indirect"(%a) : (i32) -> ()
  return
}

// -----

func.func private @g(i32) -> f32
func.func @f(%a: i32, %g: (i32) -> f32) {
  // expected-error@+1 {{'func.call_indirect' op failed to verify that callee input types match argument types}}
  %r = "func.call_indirect"(%g) : ((i32) -> f32) -> f32
  return
}

// -----

func.func private @g(i32) -> f32
func.func @f(%a: i32, %g: (i32) -> f32) {
  // expected-error@+1 {{'func.call_indirect' op failed to verify that callee input types match argument types}}
  %r = "func.call_indirect"(%g, %g) : ((i32) -> f32, (i32) -> f32) -> f32
  return
}

// -----

func.func private @g(i32) -> f32
func.func @f(%a: i32, %g: (i32) -> f32) {
  // expected-error@+1 {{'func.call_indirect' op failed to verify that callee result types match result types}}
  %r = "func.call_indirect"(%g, %a) : ((i32) -> f32, i32) -> i32
  return
}
