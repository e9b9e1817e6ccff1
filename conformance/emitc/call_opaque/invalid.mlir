// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `emitc.call_opaque` is refused; what keeps them all is not.

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op template argument has invalid type}}
  emitc.call_opaque "f"(%a) {template_args = ["x"]} : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  emitc.call_opaque "f"(%a) {template_args = [#emitc.opaque<"x">, i32, 1 : i32, 1.0 : f32]} : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op index argument is out of range}}
  emitc.call_opaque "f"(%a) {args = [1 : index]} : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op array argument has no type}}
  emitc.call_opaque "f"(%a) {args = [[1]]} : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op callee must not be empty}}
  emitc.call_opaque ""(%a) : (i32) -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'emitc.call_opaque' op cannot return array type}}
  %0 = emitc.call_opaque "f"() : () -> !emitc.array<4xi32>
  return
}
