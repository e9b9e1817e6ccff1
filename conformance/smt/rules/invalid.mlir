// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of an operation of `smt` is refused.

func.func @f(%a: !smt.bv<8>) {
  %0 = smt.bv.extract %a from 2 : (!smt.bv<8>) -> !smt.bv<4>
  return
}

// -----

func.func @f(%a: !smt.bv<8>) {
  // expected-error@+1 {{'smt.bv.extract' op range to be extracted is too big, expected range starting at index 5 of length 4 requires input width of at least 9, but the input width is only 8}}
  %0 = smt.bv.extract %a from 5 : (!smt.bv<8>) -> !smt.bv<4>
  return
}

// -----

func.func @f(%a: !smt.bv<8>) {
  %0 = smt.bv.extract %a from 4 : (!smt.bv<8>) -> !smt.bv<4>
  return
}

// -----

func.func @f(%a: !smt.bv<8>) {
  // expected-error@+1 {{'smt.bv.extract' op range to be extracted is too big, expected range starting at index 2 of length 9 requires input width of at least 11, but the input width is only 8}}
  %0 = smt.bv.extract %a from 2 : (!smt.bv<8>) -> !smt.bv<9>
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-note@+1 {{required by region isolation constraints}}
  %0 = "smt.solver"(%a) ({
  ^bb0(%x: i32):
    // expected-error@+1 {{'smt.yield' op using value defined outside the region}}
    "smt.yield"(%a) : (i32) -> ()
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-note@+1 {{required by region isolation constraints}}
  %0 = "smt.solver"(%a) ({
  ^bb0():
    // expected-error@+1 {{'smt.yield' op using value defined outside the region}}
    "smt.yield"(%a) : (i32) -> ()
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-note@+1 {{required by region isolation constraints}}
  %0 = "smt.solver"(%a) ({
  ^bb0(%x: i64):
    // expected-error@+1 {{'smt.yield' op using value defined outside the region}}
    "smt.yield"(%a) : (i32) -> ()
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-note@+1 {{required by region isolation constraints}}
  %0 = "smt.solver"(%a) ({
  ^bb0(%x: i32):
    // expected-error@+1 {{'smt.yield' op using value defined outside the region}}
    "smt.yield"(%a) : (i32) -> ()
  }) : (i32) -> i64
  return
}

// -----

func.func @f(%a: i32) {
  %0 = "smt.solver"(%a) ({
  ^bb0(%x: i32):
    %1 = "smt.check"() ({
      %c = arith.constant 1 : i32
      "smt.yield"(%c) : (i32) -> ()
    }, {
      %c = arith.constant 1 : i32
      "smt.yield"(%c) : (i32) -> ()
    }, {
      %c = arith.constant 1 : i32
      "smt.yield"(%c) : (i32) -> ()
    }) : () -> i32
    "smt.yield"(%1) : (i32) -> ()
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  %0 = "smt.solver"(%a) ({
  ^bb0(%x: i32):
    // expected-error@+1 {{'smt.check' op types of yielded values in 'sat' region must match return values}}
    %1 = "smt.check"() ({
      %c = arith.constant 1 : i64
      "smt.yield"(%c) : (i64) -> ()
    }, {
      %c = arith.constant 1 : i32
      "smt.yield"(%c) : (i32) -> ()
    }, {
      %c = arith.constant 1 : i32
      "smt.yield"(%c) : (i32) -> ()
    }) : () -> i32
    "smt.yield"(%1) : (i32) -> ()
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  %0 = "smt.solver"(%a) ({
  ^bb0(%x: i32):
    // expected-error@+1 {{'smt.check' op types of yielded values in 'unknown' region must match return values}}
    %1 = "smt.check"() ({
      %c = arith.constant 1 : i32
      "smt.yield"(%c) : (i32) -> ()
    }, {
      %c = arith.constant 1 : i32
      "smt.yield"() : () -> ()
    }, {
      %c = arith.constant 1 : i32
      "smt.yield"(%c) : (i32) -> ()
    }) : () -> i32
    "smt.yield"(%1) : (i32) -> ()
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  %0 = "smt.solver"(%a) ({
  ^bb0(%x: i32):
    // expected-error@+1 {{'smt.check' op types of yielded values in 'unknown' region must match return values}}
    %1 = "smt.check"() ({
      %c = arith.constant 1 : i32
      "smt.yield"(%c) : (i32) -> ()
    }, {
      %c = arith.constant 1 : i32
      "smt.yield"(%c, %c) : (i32, i32) -> ()
    }, {
      %c = arith.constant 1 : i32
      "smt.yield"(%c) : (i32) -> ()
    }) : () -> i32
    "smt.yield"(%1) : (i32) -> ()
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'smt.solver' op types of yielded values must match return values}}
  %0 = "smt.solver"(%a) ({
  ^bb0(%x: i32):
    %1 = "smt.check"() ({
      %c = arith.constant 1 : i32
      "smt.yield"(%c) : (i32) -> ()
    }, {
      %c = arith.constant 1 : i32
      "smt.yield"(%c) : (i32) -> ()
    }, {
      %c = arith.constant 1 : i32
      "smt.yield"(%c) : (i32) -> ()
    }) : () -> i32
    "smt.yield"(%1) : (i32) -> ()
  }) : (i32) -> i64
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'smt.solver' op block argument types must match the types of the 'inputs'}}
  %0 = "smt.solver"(%a) ({
  ^bb0():
    %1 = "smt.check"() ({
      %c = arith.constant 1 : i32
      "smt.yield"(%c) : (i32) -> ()
    }, {
      %c = arith.constant 1 : i32
      "smt.yield"(%c) : (i32) -> ()
    }, {
      %c = arith.constant 1 : i32
      "smt.yield"(%c) : (i32) -> ()
    }) : () -> i32
    "smt.yield"(%1) : (i32) -> ()
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'smt.solver' op block argument types must match the types of the 'inputs'}}
  %0 = "smt.solver"(%a) ({
  ^bb0(%x: i64):
    %1 = "smt.check"() ({
      %c = arith.constant 1 : i32
      "smt.yield"(%c) : (i32) -> ()
    }, {
      %c = arith.constant 1 : i32
      "smt.yield"(%c) : (i32) -> ()
    }, {
      %c = arith.constant 1 : i32
      "smt.yield"(%c) : (i32) -> ()
    }) : () -> i32
    "smt.yield"(%1) : (i32) -> ()
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%b: !smt.bool, %i: !smt.int) {
  %0 = "smt.forall"() <{weight = 0 : i32}> ({
  ^bb0(%x: !smt.int):
    "smt.yield"(%b) : (!smt.bool) -> ()
  }) : () -> !smt.bool
  return
}

// -----

func.func @f(%b: !smt.bool, %i: !smt.int) {
  %0 = "smt.forall"() <{weight = 0 : i32, boundVarNames = ["a"]}> ({
  ^bb0(%x: !smt.int):
    "smt.yield"(%b) : (!smt.bool) -> ()
  }) : () -> !smt.bool
  return
}

// -----

func.func @f(%b: !smt.bool, %i: !smt.int) {
  // expected-error@+1 {{'smt.forall' op number of bound variable names must match number of block arguments}}
  %0 = "smt.forall"() <{weight = 0 : i32, boundVarNames = ["a", "b"]}> ({
  ^bb0(%x: !smt.int):
    "smt.yield"(%b) : (!smt.bool) -> ()
  }) : () -> !smt.bool
  return
}

// -----

func.func @f(%b: !smt.bool, %i: !smt.int) {
  %0 = "smt.forall"() <{weight = 0 : i32, noPattern}> ({
  ^bb0(%x: !smt.int):
    "smt.yield"(%b) : (!smt.bool) -> ()
  }) : () -> !smt.bool
  return
}

// -----

func.func @f(%b: !smt.bool, %i: !smt.int) {
  // expected-error@+1 {{'smt.forall' op bound variables must by any non-function SMT value}}
  %0 = "smt.forall"() <{weight = 0 : i32}> ({
  ^bb0(%x: i32):
    "smt.yield"(%b) : (!smt.bool) -> ()
  }) : () -> !smt.bool
  return
}

// -----

func.func @f(%b: !smt.bool, %i: !smt.int) {
  // expected-error@+1 {{'smt.forall' op bound variables must by any non-function SMT value}}
  %0 = "smt.forall"() <{weight = 0 : i32}> ({
  ^bb0(%x: !smt.func<(!smt.int) !smt.bool>):
    "smt.yield"(%b) : (!smt.bool) -> ()
  }) : () -> !smt.bool
  return
}

// -----

func.func @f(%b: !smt.bool, %i: !smt.int) {
  // expected-error@+1 {{'smt.forall' op must have exactly one yielded value}}
  %0 = "smt.forall"() <{weight = 0 : i32}> ({
  ^bb0(%x: !smt.int):
    "smt.yield"() : () -> ()
  }) : () -> !smt.bool
  return
}

// -----

func.func @f(%b: !smt.bool, %i: !smt.int) {
  // expected-error@+1 {{'smt.forall' op must have exactly one yielded value}}
  %0 = "smt.forall"() <{weight = 0 : i32}> ({
  ^bb0(%x: !smt.int):
    "smt.yield"(%b, %b) : (!smt.bool, !smt.bool) -> ()
  }) : () -> !smt.bool
  return
}

// -----

func.func @f(%b: !smt.bool, %i: !smt.int) {
  // expected-error@+1 {{'smt.forall' op yielded value must be of '!smt.bool' type}}
  %0 = "smt.forall"() <{weight = 0 : i32}> ({
  ^bb0(%x: !smt.int):
    "smt.yield"(%i) : (!smt.int) -> ()
  }) : () -> !smt.bool
  return
}

// -----

func.func @f(%b: !smt.bool, %i: !smt.int) {
  %0 = "smt.forall"() <{weight = 0 : i32}> ({
  ^bb0(%x: !smt.int):
    "smt.yield"(%b) : (!smt.bool) -> ()
  }, {
  ^bb0(%x: !smt.int):
    "smt.yield"(%b) : (!smt.bool) -> ()
  }) : () -> !smt.bool
  return
}

// -----

func.func @f(%b: !smt.bool, %i: !smt.int) {
  // expected-error@+1 {{'smt.forall' op patterns and the no_pattern attribute must not be specified at the same time}}
  %0 = "smt.forall"() <{weight = 0 : i32, noPattern}> ({
  ^bb0(%x: !smt.int):
    "smt.yield"(%b) : (!smt.bool) -> ()
  }, {
  ^bb0(%x: !smt.int):
    "smt.yield"(%b) : (!smt.bool) -> ()
  }) : () -> !smt.bool
  return
}

// -----

func.func @f(%b: !smt.bool, %i: !smt.int) {
  // expected-error@+1 {{'smt.forall' op block argument number and types of the 'body' and 'patterns' region #0 must match}}
  %0 = "smt.forall"() <{weight = 0 : i32}> ({
  ^bb0(%x: !smt.int):
    "smt.yield"(%b) : (!smt.bool) -> ()
  }, {
  ^bb0(%x: !smt.bool):
    "smt.yield"(%b) : (!smt.bool) -> ()
  }) : () -> !smt.bool
  return
}

// -----

func.func @f(%b: !smt.bool, %i: !smt.int) {
  // expected-error@+1 {{'smt.forall' op block argument number and types of the 'body' and 'patterns' region #0 must match}}
  %0 = "smt.forall"() <{weight = 0 : i32}> ({
  ^bb0(%x: !smt.int):
    "smt.yield"(%b) : (!smt.bool) -> ()
  }, {
  ^bb0:
    "smt.yield"(%b) : (!smt.bool) -> ()
  }) : () -> !smt.bool
  return
}

// -----

func.func @f(%b: !smt.bool, %i: !smt.int) {
  // expected-error@+1 {{'smt.forall' op 'patterns' region #0 must have at least one yielded value}}
  %0 = "smt.forall"() <{weight = 0 : i32}> ({
  ^bb0(%x: !smt.int):
    "smt.yield"(%b) : (!smt.bool) -> ()
  }, {
  ^bb0(%x: !smt.int):
    "smt.yield"() : () -> ()
  }) : () -> !smt.bool
  return
}

// -----

func.func @f(%b: !smt.bool, %i: !smt.int) {
  // expected-error@+1 {{'smt.forall' op the 'patterns' region #0 may only contain SMT dialect operations}}
  %0 = "smt.forall"() <{weight = 0 : i32}> ({
  ^bb0(%x: !smt.int):
    "smt.yield"(%b) : (!smt.bool) -> ()
  }, {
  ^bb0(%x: !smt.int):
    // expected-note@+1 {{first non-SMT operation here}}
    %c = arith.constant 1 : i32
    "smt.yield"(%b) : (!smt.bool) -> ()
  }) : () -> !smt.bool
  return
}

// -----

func.func @f(%b: !smt.bool, %i: !smt.int) {
  // expected-error@+1 {{'smt.forall' op the 'patterns' region #0 must not contain any variable binding operations}}
  %0 = "smt.forall"() <{weight = 0 : i32}> ({
  ^bb0(%x: !smt.int):
    "smt.yield"(%b) : (!smt.bool) -> ()
  }, {
  ^bb0(%x: !smt.int):
    // expected-note@+1 {{first violating operation here}}
    %c = smt.forall {
    ^bb0(%z: !smt.int):
      smt.yield %b : !smt.bool
    }
    "smt.yield"(%b) : (!smt.bool) -> ()
  }) : () -> !smt.bool
  return
}

// -----

func.func @f(%a: !smt.bv<8>) {
  %0 = smt.bv.repeat 2 times %a : !smt.bv<8>
  return
}

// -----

func.func @f(%a: !smt.bv<8>) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' integer must be positive}}
  %0 = smt.bv.repeat 0 times %a : !smt.bv<8>
  return
}

// -----

func.func @f(%a: !smt.bv<8>) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' integer must be positive}}
  %0 = smt.bv.repeat -1 times %a : !smt.bv<8>
  return
}

// -----

func.func @f(%a: !smt.bv<8>) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' result bit-width (provided integer times bit-width of the input type) must fit into 63 bits}}
  %0 = smt.bv.repeat 4611686018427387904 times %a : !smt.bv<8>
  return
}

// -----

func.func @f(%a: !smt.bv<8>) {
  // expected-error@+1 {{custom op 'smt.bv.repeat' integer must fit into 63 bits}}
  %0 = smt.bv.repeat 99999999999999999999 times %a : !smt.bv<8>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: !smt.bv<8>) {
  // expected-error@+1 {{use of value '%a' expects different type than prior uses: 'i8' vs '!smt.bv<8>'}}
  %0 = smt.bv.repeat 2 times %a : i8
  return
}

// -----

func.func @f(%a: !smt.bv<8>) {
  %0 = "smt.bv.repeat"(%a) : (!smt.bv<8>) -> !smt.bv<16>
  return
}

// -----

func.func @f(%a: !smt.bv<8>) {
  // expected-error@+1 {{'smt.bv.repeat' op result bit-vector width must be a multiple of the input bit-vector width}}
  %0 = "smt.bv.repeat"(%a) : (!smt.bv<8>) -> !smt.bv<9>
  return
}

// -----

func.func @f(%a: !smt.bv<8>) {
  // expected-error@+1 {{'smt.bv.repeat' op result bit-vector width must be a multiple of the input bit-vector width}}
  %0 = "smt.bv.repeat"(%a) : (!smt.bv<8>) -> !smt.bv<4>
  return
}

// -----

func.func @f(%a: !smt.bool) {
  %0 = "smt.and"(%a, %a) : (!smt.bool, !smt.bool) -> !smt.bool
  return
}

// -----

func.func @f(%a: !smt.bool) {
  %0 = "smt.and"(%a) : (!smt.bool) -> !smt.bool
  return
}

// -----

func.func @f(%a: !smt.bool) {
  %0 = "smt.and"() : () -> !smt.bool
  return
}

// -----

func.func @f(%a: !smt.bool) {
  // expected-error@+1 {{'smt.eq' op 'inputs' must have at least size 2, but got 1}}
  %0 = "smt.eq"(%a) : (!smt.bool) -> !smt.bool
  return
}

// -----

func.func @f(%a: !smt.bool) {
  // expected-error@+1 {{'smt.distinct' op 'inputs' must have at least size 2, but got 1}}
  %0 = "smt.distinct"(%a) : (!smt.bool) -> !smt.bool
  return
}

// -----

func.func @f(%a: !smt.func<(!smt.int) !smt.bool>) {
  return
}

// -----

func.func @f(%a: !smt.func<() !smt.bool>) {
  return
}

// -----

// expected-error@+1 {{domain types must be any non-function SMT type}}
func.func @f(%a: !smt.func<(i32) !smt.bool>) {
  return
}

// -----

// expected-error@+1 {{domain types must be any non-function SMT type}}
func.func @f(%a: !smt.func<(!smt.func<(!smt.int) !smt.bool>) !smt.bool>) {
  return
}

// -----

// expected-error@+1 {{range type must be any non-function SMT type}}
func.func @f(%a: !smt.func<(!smt.int) !smt.func<(!smt.int) !smt.bool>>) {
  return
}
