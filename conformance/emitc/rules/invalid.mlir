// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of an operation of `emitc` is refused.

"emitc.func"() <{sym_name = "f", function_type = () -> ()}> ({
^bb0:
  emitc.return
}) : () -> ()

// -----

// expected-error@+1 {{'emitc.func' op requires zero or exactly one result, but has 2}}
"emitc.func"() <{sym_name = "f", function_type = () -> (i32, i32)}> ({
^bb0:
  emitc.return
}) : () -> ()

// -----

// expected-error@+1 {{'emitc.func' op cannot return array type}}
"emitc.func"() <{sym_name = "f", function_type = () -> !emitc.array<2xi32>}> ({
^bb0:
  emitc.return
}) : () -> ()

// -----

"emitc.func"() <{sym_name = "f", function_type = () -> i32}> ({
^bb0:
  // expected-error@+1 {{'emitc.return' op has 0 operands, but enclosing function (@f) returns 1}}
  emitc.return
}) : () -> ()

// -----

// expected-error@+1 {{'emitc.func' op cannot have lvalue type as argument}}
emitc.func @f(%a: !emitc.lvalue<i32>) {
  emitc.return
}

// -----

emitc.func @f(%a: i32, %b: f32) -> i32 {
  emitc.return %a : i32
}

// -----

emitc.func @f(%a: i32, %b: f32) -> i32 {
  // expected-error@+1 {{'emitc.return' op has 0 operands, but enclosing function (@f) returns 1}}
  emitc.return 
}

// -----

emitc.func @f(%a: i32, %b: f32) -> i32 {
  // expected-error@+1 {{type of the return operand ('f32') doesn't match function result type ('i32') in function @f}}
  emitc.return %b : f32
}

// -----

func.func @f(%a: i32, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>) {
  %0 = emitc.add %a, %a : (i32, i32) -> i32
  %r = emitc.expression %a, %p, %l : (i32, !emitc.ptr<i32>, !emitc.lvalue<i32>) -> i32 {
    %1 = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %1 : i32
  }
  return
}

// -----

func.func @f(%a: i32, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>) {
  %0 = emitc.add %a, %a : (i32, i32) -> i32
  // expected-error@+1 {{'emitc.expression' op must yield a value at termination}}
  %r = emitc.expression %a, %p, %l : (i32, !emitc.ptr<i32>, !emitc.lvalue<i32>) -> i32 {
    
    emitc.yield 
  }
  return
}

// -----

func.func @f(%a: i32, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>) {
  %0 = emitc.add %a, %a : (i32, i32) -> i32
  // expected-error@+1 {{'emitc.expression' op yielded value has no defining op}}
  %r = emitc.expression %a, %p, %l : (i32, !emitc.ptr<i32>, !emitc.lvalue<i32>) -> i32 {
    
    emitc.yield %a : i32
  }
  return
}

// -----

func.func @f(%a: i32, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>) {
  %0 = emitc.add %a, %a : (i32, i32) -> i32
  // expected-error@+1 {{'emitc.expression' op requires yielded type to match return type}}
  %r = emitc.expression %a, %p, %l : (i32, !emitc.ptr<i32>, !emitc.lvalue<i32>) -> i64 {
    %1 = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %1 : i32
  }
  return
}

// -----

func.func @f(%a: i32, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>) {
  %0 = emitc.add %a, %a : (i32, i32) -> i32
  // expected-error@+1 {{'emitc.expression' op contains an unused operation}}
  %r = emitc.expression %a, %p, %l : (i32, !emitc.ptr<i32>, !emitc.lvalue<i32>) -> i32 {
    %1 = emitc.add %a, %a : (i32, i32) -> i32
    %2 = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %1 : i32
  }
  return
}

// -----

func.func @f(%a: i32, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>) {
  %0 = emitc.add %a, %a : (i32, i32) -> i32
  // expected-error@+1 {{'emitc.expression' op contains an unsupported operation}}
  %r = emitc.expression %a, %p, %l : (i32, !emitc.ptr<i32>, !emitc.lvalue<i32>) -> i32 {
    %1 = "emitc.variable"() <{value = 1 : i32}> : () -> !emitc.lvalue<i32>
    %2 = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %2 : i32
  }
  return
}

// -----

func.func @f(%a: i32, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>) {
  %0 = emitc.add %a, %a : (i32, i32) -> i32
  // expected-error@+1 {{'emitc.expression' op requires exactly one result for each operation}}
  %r = emitc.expression %a, %p, %l : (i32, !emitc.ptr<i32>, !emitc.lvalue<i32>) -> i32 {
    emitc.call_opaque "g"() : () -> ()
    %2 = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %2 : i32
  }
  return
}

// -----

func.func @f(%a: i32, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>) {
  %0 = emitc.add %a, %a : (i32, i32) -> i32
  // expected-error@+1 {{'emitc.expression' op requires exactly one use for operations with side effects}}
  %r = emitc.expression %a, %p, %l : (i32, !emitc.ptr<i32>, !emitc.lvalue<i32>) -> i32 {
    %1 = emitc.call_opaque "g"() : () -> i32
    %2 = emitc.add %1, %1 : (i32, i32) -> i32
    emitc.yield %2 : i32
  }
  return
}

// -----

func.func @f(%a: i32, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>) {
  %0 = emitc.add %a, %a : (i32, i32) -> i32
  // expected-error@+1 {{'emitc.expression' op requires exactly one use for operations with side effects}}
  %r = emitc.expression %a, %p, %l : (i32, !emitc.ptr<i32>, !emitc.lvalue<i32>) -> i32 {
    %1 = emitc.load %l : <i32>
    %2 = emitc.add %1, %1 : (i32, i32) -> i32
    emitc.yield %2 : i32
  }
  return
}

// -----

func.func @f(%a: i32, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>) {
  %0 = emitc.add %a, %a : (i32, i32) -> i32
  %r = emitc.expression %a, %p, %l : (i32, !emitc.ptr<i32>, !emitc.lvalue<i32>) -> i32 {
    %1 = emitc.add %a, %a : (i32, i32) -> i32
    %2 = emitc.add %1, %1 : (i32, i32) -> i32
    emitc.yield %2 : i32
  }
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  // expected-error@+1 {{'emitc.expression' op yielded value has no defining op}}
  %r = "emitc.expression"(%a) ({
  ^bb0(%x: i32):
    %0 = "emitc.add"(%a, %a) : (i32, i32) -> i32
    "emitc.yield"(%x) : (i32) -> ()
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  // expected-error@+1 {{'emitc.expression' op yielded value has no defining op}}
  %r = "emitc.expression"(%a) ({
  ^bb0(%x: i32):
    %0 = "emitc.add"(%a, %a) : (i32, i32) -> i32
    "emitc.yield"(%a) : (i32) -> ()
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  // expected-note@+1 {{required by region isolation constraints}}
  %r = "emitc.expression"(%a) ({
  ^bb0(%x: i32):
    // expected-error@+1 {{'emitc.add' op using value defined outside the region}}
    %0 = "emitc.add"(%a, %a) : (i32, i32) -> i32
    "emitc.yield"(%0) : (i32) -> ()
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%a: index) {
  "emitc.for"(%a, %a, %a) ({
  ^bb0(%i: index):
    emitc.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'emitc.for' op expected body to have a single block argument for the induction variable}}
  "emitc.for"(%a, %a, %a) ({
  ^bb0():
    emitc.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'emitc.for' op expected induction variable to be same type as bounds and step}}
  "emitc.for"(%a, %a, %a) ({
  ^bb0(%i: i32):
    emitc.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'emitc.for' op expected body to have a single block argument for the induction variable}}
  "emitc.for"(%a, %a, %a) ({
  ^bb0(%i: index, %j: index):
    emitc.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%a: i1, %b: i32) {
  emitc.do {
    
  } while {
    %0 = emitc.expression %a : (i1) -> i1 {
      %1 = emitc.logical_not %a : i1
      emitc.yield %1 : i1
    }
    emitc.yield %0 : i1
  }
  return
}

// -----

func.func @f(%a: i1, %b: i32) {
  // expected-error@+1 {{'emitc.do' op condition region must contain exactly two operations: 'emitc.expression' followed by 'emitc.yield', but found 1 operations}}
  emitc.do {
    
  } while {
    emitc.yield %a : i1
  }
  return
}

// -----

func.func @f(%a: i1, %b: i32) {
  // expected-error@+1 {{'emitc.do' op expected first op in condition region to be 'emitc.expression', but got emitc.logical_not}}
  emitc.do {
    
  } while {
    %0 = emitc.logical_not %a : i1
    emitc.yield %0 : i1
  }
  return
}

// -----

func.func @f(%a: i1, %b: i32) {
  // expected-error@+1 {{'emitc.do' op emitc.expression in condition region must return 'i1', but returns 'i32'}}
  emitc.do {
    
  } while {
    %0 = emitc.expression %b : (i32) -> i32 {
      %1 = emitc.add %b, %b : (i32, i32) -> i32
      emitc.yield %1 : i32
    }
    emitc.yield %0 : i32
  }
  return
}

// -----

func.func @f(%a: i1, %b: i32) {
  // expected-error@+1 {{'emitc.do' op expected condition region to return 1 value, but it returns 0 values}}
  emitc.do {
    
  } while {
    %0 = emitc.expression %a : (i1) -> i1 {
      %1 = emitc.logical_not %a : i1
      emitc.yield %1 : i1
    }
    emitc.yield
  }
  return
}

// -----

func.func @f(%a: i1, %b: i32) {
  // expected-error@+1 {{'emitc.yield' must return result of 'emitc.expression' from this condition region}}
  emitc.do {
    
  } while {
    %0 = emitc.expression %a : (i1) -> i1 {
      %1 = emitc.logical_not %a : i1
      emitc.yield %1 : i1
    }
    emitc.yield %a : i1
  }
  return
}

// -----

func.func @f(%a: i1, %b: i32) {
  // expected-error@+1 {{'emitc.do' op expected last op in condition region to be 'emitc.yield', but got emitc.verbatim}}
  emitc.do {
    
  } while {
    %0 = emitc.expression %a : (i1) -> i1 {
      %1 = emitc.logical_not %a : i1
      emitc.yield %1 : i1
    }
    emitc.verbatim "x"
  }
  return
}

// -----

func.func @f(%a: i1, %b: i32) {
  // expected-error@+1 {{'emitc.do' op body region must not contain terminator}}
  emitc.do {
    emitc.yield
  } while {
    %0 = emitc.expression %a : (i1) -> i1 {
      %1 = emitc.logical_not %a : i1
      emitc.yield %1 : i1
    }
    emitc.yield %0 : i1
  }
  return
}

// -----

func.func @f(%a: i32) {
  "emitc.switch"(%a) <{cases = array<i64: 1, 2>}> ({
    emitc.yield
  }, {
    emitc.yield
  }, {
    emitc.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'emitc.switch' op operand #0 must be integer, index or opaque type supported by EmitC, but got 'f32'}}
  "emitc.switch"(%a) <{cases = array<i64: 1, 2>}> ({
    emitc.yield
  }, {
    emitc.yield
  }, {
    emitc.yield
  }) : (f32) -> ()
  return
}

// -----

func.func @f(%a: !emitc.opaque<"x">) {
  "emitc.switch"(%a) <{cases = array<i64: 1, 2>}> ({
    emitc.yield
  }, {
    emitc.yield
  }, {
    emitc.yield
  }) : (!emitc.opaque<"x">) -> ()
  return
}

// -----

func.func @f(%a: index) {
  "emitc.switch"(%a) <{cases = array<i64: 1, 2>}> ({
    emitc.yield
  }, {
    emitc.yield
  }, {
    emitc.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.switch' op has 2 case regions but 1 case values}}
  "emitc.switch"(%a) <{cases = array<i64: 1>}> ({
    emitc.yield
  }, {
    emitc.yield
  }, {
    emitc.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.switch' op has duplicate case value: 1}}
  "emitc.switch"(%a) <{cases = array<i64: 1, 1>}> ({
    emitc.yield
  }, {
    emitc.yield
  }, {
    emitc.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.switch' op expected each region to return 0 values, but default region returns 1}}
  "emitc.switch"(%a) <{cases = array<i64: 1, 2>}> ({
    // expected-note@+1 {{see yield operation here}}
    emitc.yield %a : i32
  }, {
    emitc.yield
  }, {
    emitc.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.switch' op expected each region to return 0 values, but case region #0 returns 1}}
  "emitc.switch"(%a) <{cases = array<i64: 1, 2>}> ({
    emitc.yield
  }, {
    // expected-note@+1 {{see yield operation here}}
    emitc.yield %a : i32
  }, {
    emitc.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.switch' op expected region to end with emitc.yield, but got emitc.verbatim}}
  "emitc.switch"(%a) <{cases = array<i64: 1, 2>}> ({
    emitc.yield
  }, {
    emitc.verbatim "x"
  }, {
    emitc.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f() {
  %0 = "emitc.constant"() <{value = 1 : i32}> : () -> i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'emitc.constant' op string attributes are not supported, use #emitc.opaque instead}}
  %0 = "emitc.constant"() <{value = "x"}> : () -> i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'emitc.constant' op requires attribute to either be an #emitc.opaque attribute or it's type ('i64') to match the op's result type ('i32')}}
  %0 = "emitc.constant"() <{value = 1 : i64}> : () -> i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'emitc.constant' op value must not be empty}}
  %0 = "emitc.constant"() <{value = #emitc.opaque<"">}> : () -> i32
  return
}

// -----

func.func @f() {
  %0 = "emitc.constant"() <{value = #emitc.opaque<"x">}> : () -> i32
  return
}

// -----

func.func @f() {
  %0 = "emitc.constant"() <{value = 1 : index}> : () -> !emitc.size_t
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'emitc.constant' op requires attribute to either be an #emitc.opaque attribute or it's type ('index') to match the op's result type ('i32')}}
  %0 = "emitc.constant"() <{value = 1 : index}> : () -> i32
  return
}

// -----

func.func @f() {
  %0 = "emitc.variable"() <{value = 1 : i32}> : () -> !emitc.lvalue<i32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'emitc.variable' op string attributes are not supported, use #emitc.opaque instead}}
  %0 = "emitc.variable"() <{value = "x"}> : () -> !emitc.lvalue<i32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'emitc.variable' op requires attribute to either be an #emitc.opaque attribute or it's type ('i64') to match the op's result type ('i32')}}
  %0 = "emitc.variable"() <{value = 1 : i64}> : () -> !emitc.lvalue<i32>
  return
}

// -----

func.func @f() {
  %0 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'emitc.variable' op result #0 must be EmitC array type or EmitC lvalue type, but got 'i32'}}
  %0 = "emitc.variable"() <{value = 1 : i32}> : () -> i32
  return
}

// -----

func.func @f() {
  %0 = "emitc.literal"() <{value = "x"}> : () -> i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'emitc.literal' op value must not be empty}}
  %0 = "emitc.literal"() <{value = ""}> : () -> i32
  return
}

// -----

func.func @f(%a: !emitc.lvalue<i32>) {
  %0 = "emitc.address_of"(%a) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  return
}

// -----

func.func @f(%a: !emitc.lvalue<i32>) {
  // expected-error@+1 {{'emitc.address_of' op failed to verify that input and result reference the same type}}
  %0 = "emitc.address_of"(%a) : (!emitc.lvalue<i32>) -> !emitc.ptr<i64>
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>) {
  %0 = "emitc.dereference"(%a) : (!emitc.ptr<i32>) -> !emitc.lvalue<i32>
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>) {
  // expected-error@+1 {{'emitc.dereference' op failed to verify that input and result reference the same type}}
  %0 = "emitc.dereference"(%a) : (!emitc.ptr<i32>) -> !emitc.lvalue<i64>
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %b: i32) {
  %0 = "emitc.add"(%a, %b) : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %b: !emitc.ptr<i32>) {
  // expected-error@+1 {{'emitc.add' op requires that at most one operand is a pointer}}
  %0 = "emitc.add"(%a, %b) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %b: f32) {
  // expected-error@+1 {{'emitc.add' op requires that one operand is an integer or of opaque type if the other is a pointer}}
  %0 = "emitc.add"(%a, %b) : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32>
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %b: !emitc.opaque<"x">) {
  %0 = "emitc.add"(%a, %b) : (!emitc.ptr<i32>, !emitc.opaque<"x">) -> !emitc.ptr<i32>
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %b: i32) {
  %0 = "emitc.sub"(%a, %b) : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
  return
}

// -----

func.func @f(%a: i32, %b: !emitc.ptr<i32>) {
  // expected-error@+1 {{'emitc.sub' op rhs can only be a pointer if lhs is a pointer}}
  %0 = "emitc.sub"(%a, %b) : (i32, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %b: f32) {
  // expected-error@+1 {{'emitc.sub' op requires that rhs is an integer, pointer or of opaque type if lhs is a pointer}}
  %0 = "emitc.sub"(%a, %b) : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32>
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %b: !emitc.ptr<i32>) {
  // expected-error@+1 {{'emitc.sub' op requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers}}
  %0 = "emitc.sub"(%a, %b) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %b: !emitc.ptr<i32>) {
  %0 = "emitc.sub"(%a, %b) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %b: !emitc.ptr<i32>) {
  // expected-error@+1 {{'emitc.sub' op requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers}}
  %0 = "emitc.sub"(%a, %b) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> f32
  return
}

// -----

func.func @f(%a: !emitc.array<2x3xi32>, %i: index, %j: f32) {
  %0 = "emitc.subscript"(%a, %i, %i) : (!emitc.array<2x3xi32>, index, index) -> !emitc.lvalue<i32>
  return
}

// -----

func.func @f(%a: !emitc.array<2x3xi32>, %i: index, %j: f32) {
  // expected-error@+1 {{'emitc.subscript' op on array operand requires number of indices (1) to match the rank of the array type (2)}}
  %0 = "emitc.subscript"(%a, %i) : (!emitc.array<2x3xi32>, index) -> !emitc.lvalue<i32>
  return
}

// -----

func.func @f(%a: !emitc.array<2x3xi32>, %i: index, %j: f32) {
  // expected-error@+1 {{'emitc.subscript' op on array operand requires index operand 1 to be integer-like, but got 'f32'}}
  %0 = "emitc.subscript"(%a, %i, %j) : (!emitc.array<2x3xi32>, index, f32) -> !emitc.lvalue<i32>
  return
}

// -----

func.func @f(%a: !emitc.array<2x3xi32>, %i: index, %j: f32) {
  // expected-error@+1 {{'emitc.subscript' op on array operand requires element type ('i32') and result type ('i64') to match}}
  %0 = "emitc.subscript"(%a, %i, %i) : (!emitc.array<2x3xi32>, index, index) -> !emitc.lvalue<i64>
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %i: index, %j: f32) {
  // expected-error@+1 {{'emitc.subscript' op on pointer operand requires one index operand, but got 2}}
  %0 = "emitc.subscript"(%a, %i, %i) : (!emitc.ptr<i32>, index, index) -> !emitc.lvalue<i32>
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %i: index, %j: f32) {
  %0 = "emitc.subscript"(%a, %i) : (!emitc.ptr<i32>, index) -> !emitc.lvalue<i32>
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %i: index, %j: f32) {
  // expected-error@+1 {{'emitc.subscript' op on pointer operand requires index operand to be integer-like, but got 'f32'}}
  %0 = "emitc.subscript"(%a, %j) : (!emitc.ptr<i32>, f32) -> !emitc.lvalue<i32>
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %i: index, %j: f32) {
  // expected-error@+1 {{'emitc.subscript' op on pointer operand requires pointee type ('i32') and result type ('i64') to match}}
  %0 = "emitc.subscript"(%a, %i) : (!emitc.ptr<i32>, index) -> !emitc.lvalue<i64>
  return
}

// -----

func.func @f(%a: !emitc.opaque<"x">, %i: index, %j: f32) {
  %0 = "emitc.subscript"(%a, %j) : (!emitc.opaque<"x">, f32) -> !emitc.lvalue<i32>
  return
}

// -----

func.func @f(%a: !emitc.lvalue<i32>, %b: i32, %c: i64) {
  %v = "emitc.variable"() <{value = 1 : i32}> : () -> !emitc.lvalue<i32>
  "emitc.assign"(%v, %b) : (!emitc.lvalue<i32>, i32) -> ()
  return
}

// -----

func.func @f(%a: !emitc.lvalue<i32>, %b: i32, %c: i64) {
  %v = "emitc.variable"() <{value = 1 : i32}> : () -> !emitc.lvalue<i32>
  // expected-error@+1 {{'emitc.assign' op cannot assign to block argument}}
  "emitc.assign"(%a, %b) : (!emitc.lvalue<i32>, i32) -> ()
  return
}

// -----

func.func @f(%a: !emitc.lvalue<i32>, %b: i32, %c: i64) {
  %v = "emitc.variable"() <{value = 1 : i32}> : () -> !emitc.lvalue<i32>
  // expected-error@+1 {{'emitc.assign' op requires value's type ('i64') to match variable's type ('i32')}}
  "emitc.assign"(%v, %c) : (!emitc.lvalue<i32>, i64) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  %0 = "emitc.call_opaque"(%a) <{callee = "g"}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op callee must not be empty}}
  %0 = "emitc.call_opaque"(%a) <{callee = ""}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  %0 = "emitc.call_opaque"(%a) <{callee = "g", args = [0 : index]}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op index argument is out of range}}
  %0 = "emitc.call_opaque"(%a) <{callee = "g", args = [1 : index]}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op index argument is out of range}}
  %0 = "emitc.call_opaque"(%a) <{callee = "g", args = [-1 : index]}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op array argument has no type}}
  %0 = "emitc.call_opaque"(%a) <{callee = "g", args = [[1]]}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  %0 = "emitc.call_opaque"(%a) <{callee = "g", args = ["x"]}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  %0 = "emitc.call_opaque"(%a) <{callee = "g", template_args = [i32, 1 : i32, #emitc.opaque<"x">]}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op template argument has invalid type}}
  %0 = "emitc.call_opaque"(%a) <{callee = "g", template_args = ["x"]}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op template argument has invalid type}}
  %0 = "emitc.call_opaque"(%a) <{callee = "g", template_args = [[1]]}> : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.call_opaque' op cannot return array type}}
  %0 = "emitc.call_opaque"(%a) <{callee = "g"}> : (i32) -> !emitc.array<2xi32>
  return
}

// -----

func.func @f(%a: i32) {
  "emitc.verbatim"(%a, %a) <{value = "{} {}"}> : (i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.verbatim' op expected '}' after unescaped '{' at end of string}}
  "emitc.verbatim"(%a, %a) <{value = "{} {"}> : (i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.verbatim' op expected '}' after unescaped '{'}}
  "emitc.verbatim"(%a, %a) <{value = "{} {x"}> : (i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.verbatim' op requires operands for each placeholder in the format string}}
  "emitc.verbatim"(%a, %a) <{value = "{}"}> : (i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.verbatim' op requires operands for each placeholder in the format string}}
  "emitc.verbatim"(%a, %a) <{value = "{} {} {}"}> : (i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  "emitc.verbatim"(%a, %a) <{value = "{{ {} }} {}"}> : (i32, i32) -> ()
  return
}

// -----

"emitc.global"() <{sym_name = "g", type = i32}> : () -> ()

// -----

"emitc.global"() <{sym_name = "g", type = index}> : () -> ()

// -----

"emitc.global"() <{sym_name = "g", type = tensor<2xi32>}> : () -> ()

// -----

"emitc.global"() <{sym_name = "g", type = !emitc.array<2xi32>, initial_value = dense<1> : tensor<2xi32>}> : () -> ()

// -----

// expected-error@+1 {{'emitc.global' op initial value expected to be of type '!emitc.array<3xi32>', but was of type 'tensor<2xi32>'}}
"emitc.global"() <{sym_name = "g", type = !emitc.array<3xi32>, initial_value = dense<1> : tensor<2xi32>}> : () -> ()

// -----

// expected-error@+1 {{'emitc.global' op expected array type, but got 'i32'}}
"emitc.global"() <{sym_name = "g", type = i32, initial_value = dense<1> : tensor<2xi32>}> : () -> ()

// -----

"emitc.global"() <{sym_name = "g", type = i32, initial_value = 1 : i32}> : () -> ()

// -----

// expected-error@+1 {{'emitc.global' op initial value expected to be of type 'i32', but was of type 'i64'}}
"emitc.global"() <{sym_name = "g", type = i32, initial_value = 1 : i64}> : () -> ()

// -----

"emitc.global"() <{sym_name = "g", type = i32, initial_value = #emitc.opaque<"x">}> : () -> ()

// -----

// expected-error@+1 {{'emitc.global' op initial value should be a integer, float, elements or opaque attribute, but got "x"}}
"emitc.global"() <{sym_name = "g", type = i32, initial_value = "x"}> : () -> ()

// -----

// expected-error@+1 {{'emitc.global' op attribute 'initial_value' failed to satisfy constraint: An opaque attribute or TypedAttr instance}}
"emitc.global"() <{sym_name = "g", type = i32, initial_value = unit}> : () -> ()

// -----

"emitc.global"() <{sym_name = "g", type = i32, static_specifier}> : () -> ()

// -----

// expected-error@+1 {{'emitc.global' op cannot have both static and extern specifiers}}
"emitc.global"() <{sym_name = "g", type = i32, static_specifier, extern_specifier}> : () -> ()

// -----

// expected-error@+1 {{'emitc.global' op expected valid emitc type}}
"emitc.global"() <{sym_name = "g", type = memref<2xi32>}> : () -> ()

// -----

emitc.global @g : i32
emitc.global @a : !emitc.array<2xi32>
func.func @f() {
  %0 = emitc.get_global @g : !emitc.lvalue<i32>
  return
}

// -----

emitc.global @g : i32
emitc.global @a : !emitc.array<2xi32>
func.func @f() {
  // expected-error@+1 {{'emitc.get_global' op 'h' does not reference a valid emitc.global}}
  %0 = emitc.get_global @h : !emitc.lvalue<i32>
  return
}

// -----

emitc.global @g : i32
emitc.global @a : !emitc.array<2xi32>
func.func @f() {
  // expected-error@+1 {{'emitc.get_global' op 'f' does not reference a valid emitc.global}}
  %0 = emitc.get_global @f : !emitc.lvalue<i32>
  return
}

// -----

emitc.global @g : i32
emitc.global @a : !emitc.array<2xi32>
func.func @f() {
  // expected-error@+1 {{'emitc.get_global' op result #0 must be EmitC array type or EmitC lvalue type, but got 'i32'}}
  %0 = emitc.get_global @g : i32
  return
}

// -----

emitc.global @g : i32
emitc.global @a : !emitc.array<2xi32>
func.func @f() {
  // expected-error@+1 {{'emitc.get_global' op on non-array type expects result inner type 'i64' to match type 'i32' of the global @g}}
  %0 = emitc.get_global @g : !emitc.lvalue<i64>
  return
}

// -----

emitc.global @g : i32
emitc.global @a : !emitc.array<2xi32>
func.func @f() {
  // expected-error@+1 {{'emitc.get_global' op on non-array type expects result type to be an lvalue type for the global @g}}
  %0 = emitc.get_global @g : !emitc.array<2xi32>
  return
}

// -----

emitc.global @g : i32
emitc.global @a : !emitc.array<2xi32>
func.func @f() {
  %0 = emitc.get_global @a : !emitc.array<2xi32>
  return
}

// -----

emitc.global @g : i32
emitc.global @a : !emitc.array<2xi32>
func.func @f() {
  // expected-error@+1 {{'emitc.get_global' op on array type expects result type '!emitc.array<3xi32>' to match type '!emitc.array<2xi32>' of the global @a}}
  %0 = emitc.get_global @a : !emitc.array<3xi32>
  return
}

// -----

emitc.class @c {
  emitc.field @x : i32
  emitc.field @y : i32
  emitc.func @f() {
    %0 = get_field @x : i32
    emitc.return
  }
}

// -----

emitc.class @c {
  emitc.field @x : i32
  emitc.field @y : i32
  emitc.func @f() {
    // expected-error@+1 {{'emitc.get_field' op field '@z' not found in the class}}
    %0 = get_field @z : i32
    emitc.return
  }
}

// -----

emitc.class @c {
  emitc.field @x : i32
  emitc.field @y : i32
  emitc.func @f() {
    // expected-error@+1 {{'emitc.get_field' op field '@f' not found in the class}}
    %0 = get_field @f : i32
    emitc.return
  }
}

// -----

emitc.class @c {
  emitc.field @x : i32
  emitc.field @y : i32
  emitc.func @f() {
    // expected-error@+1 {{'emitc.get_field' op result type 'i64' does not match field '@x' type 'i32'}}
    %0 = get_field @x : i64
    emitc.return
  }
}

// -----

emitc.class @c {
  emitc.field @x : i32
  emitc.field @y : tensor<2xi32>
  emitc.func @f() {
    %0 = get_field @x : i32
    emitc.return
  }
}

// -----

emitc.class @c {
  emitc.field @x : i32
  // expected-error@+1 {{'emitc.field' op expected valid emitc type}}
  emitc.field @y : memref<2xi32>
  emitc.func @f() {
    %0 = get_field @x : i32
    emitc.return
  }
}

// -----

emitc.class @c {
  emitc.field @x : i32
  // expected-error@+1 {{'emitc.field' op field must have a non-empty symbol name}}
  "emitc.field"() <{sym_name = "", type = i32}> : () -> ()
  emitc.func @f() {
    %0 = get_field @x : i32
    emitc.return
  }
}

// -----

// expected-error@+1 {{'emitc.field' op field must be nested within an emitc.class operation}}
emitc.field @x : i32

// -----

emitc.func @f() {
  // expected-error@+1 {{'emitc.get_field' op expects ancestor op 'emitc.class'}}
  %0 = get_field @x : i32
  emitc.return
}

// -----

emitc.func private @g(i32) -> i32
func.func private @k(i32) -> i32
emitc.func @f(%a: i32, %b: f32) {
  %0 = emitc.call @g(%a) : (i32) -> i32
  emitc.return
}

// -----

emitc.func private @g(i32) -> i32
func.func private @k(i32) -> i32
emitc.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'emitc.call' op 'h' does not reference a valid function}}
  %0 = emitc.call @h(%a) : (i32) -> i32
  emitc.return
}

// -----

emitc.func private @g(i32) -> i32
func.func private @k(i32) -> i32
emitc.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'emitc.call' op 'k' does not reference a valid function}}
  %0 = emitc.call @k(%a) : (i32) -> i32
  emitc.return
}

// -----

emitc.func private @g(i32) -> i32
func.func private @k(i32) -> i32
emitc.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'emitc.call' op incorrect number of operands for callee}}
  %0 = emitc.call @g() : () -> i32
  emitc.return
}

// -----

emitc.func private @g(i32) -> i32
func.func private @k(i32) -> i32
emitc.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'emitc.call' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
  %0 = emitc.call @g(%b) : (f32) -> i32
  emitc.return
}

// -----

emitc.func private @g(i32) -> i32
func.func private @k(i32) -> i32
emitc.func @f(%a: i32, %b: f32) {
  // expected-error@+3 {{'emitc.call' op result type mismatch at index 0}}
  // expected-note@+2 {{      op result types: 'f32'}}
  // expected-note@+1 {{function result types: 'i32'}}
  %0 = emitc.call @g(%a) : (i32) -> f32
  emitc.return
}

// -----

// expected-error@+1 {{'emitc.declare_func' op 'g' does not reference a valid function}}
emitc.declare_func @g
func.func private @g()

// -----

// expected-error@+1 {{'emitc.declare_func' op 'h' does not reference a valid function}}
emitc.declare_func @h
func.func private @g()

// -----

func.func @f(%a: i1, %b: i32) {
  emitc.if %a {
    // expected-error@+1 {{'emitc.yield' op yields a value not returned by parent}}
    emitc.yield %b : i32
  }
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.expression' op must yield a value at termination}}
  %r = "emitc.expression"(%a) ({
  ^bb0(%x: i32):
    %0 = "emitc.add"(%x, %x) : (i32, i32) -> i32
    "emitc.yield"() : () -> ()
  }) : (i32) -> i32
  return
}

// -----

func.func @f() {
  %0 = arith.constant 1 : i32
  // expected-error@+1 {{'emitc.expression' op yielded value not defined within expression}}
  %r = "emitc.expression"() ({
    "emitc.yield"(%0) : (i32) -> ()
  }) : () -> i32
  return
}

// -----

func.func @f() {
  %0 = scf.execute_region -> i32 {
    // expected-error@+1 {{'emitc.yield' op expects parent op to be one of 'emitc.do, emitc.expression, emitc.for, emitc.if, emitc.switch'}}
    emitc.yield
  }
  return
}
