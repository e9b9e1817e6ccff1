// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `arith.constant` is refused; what keeps them all is not.

func.func @f() {
  %r = "arith.constant"() <{value = 1 : i32}> : () -> i32
  return
}

// -----

func.func @f() {
  %r = "arith.constant"() <{value = dense<1> : vector<[4]xi32>}> : () -> vector<[4]xi32>
  return
}

// -----

func.func @f() {
  %r = "arith.constant"() <{value = dense_resource<a> : tensor<4xi32>}> : () -> tensor<4xi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'arith.constant' op requires attribute 'value'}}
  %r = "arith.constant"() : () -> i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{invalid properties {value} for op arith.constant: Invalid attribute `value` in property conversion: unit}}
  %r = "arith.constant"() <{value = unit}> : () -> none
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{invalid properties {value = @f} for op arith.constant: Invalid attribute `value` in property conversion: @f}}
  %r = "arith.constant"() <{value = @f}> : () -> none
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %r = "arith.constant"() <{value = 1 : i32}> : () -> i64
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'arith.constant' op integer return type must be signless}}
  %r = "arith.constant"() <{value = 1 : si32}> : () -> si32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'arith.constant' op integer return type must be signless}}
  %r = "arith.constant"() <{value = 1 : ui8}> : () -> ui8
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'arith.constant' op integer return type must be signless}}
  %r = "arith.constant"() <{value = dense<1> : tensor<4xsi32>}> : () -> tensor<4xsi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
  %r = "arith.constant"() <{value = "a"}> : () -> none
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'arith.constant' op initializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
  %r = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<[4]xi32>}> : () -> vector<[4]xi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'arith.constant' op initializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
  %r = "arith.constant"() <{value = dense_resource<a> : vector<[4]xi32>}> : () -> vector<[4]xi32>
  return
}

// -----

func.func @f() {
  %r = "arith.constant"() <{value = dense<[1, 1, 1, 1]> : vector<[4]xi32>}> : () -> vector<[4]xi32>
  return
}
