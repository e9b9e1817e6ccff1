// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.named_sequence` is refused; what keeps them all is not.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}

// -----

// expected-note@+1 {{symbol table operation}}
module {
  // expected-error@+1 {{expects the parent symbol table to have the 'transform.with_named_sequence' attribute}}
  transform.named_sequence @s(%x: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%x: !transform.any_op {transform.readonly})
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{must provide consumed/readonly status for arguments of external or called ops}}
  transform.named_sequence @s(%x: !transform.any_op)
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{argument #0 cannot be both readonly and consumed}}
  transform.named_sequence @s(%x: !transform.any_op {transform.readonly, transform.consumed}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{argument #0 is consumed in the body but is not marked as such}}
  transform.named_sequence @s(%x: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.interchange %x : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-warning@+1 {{op argument #0 is not consumed in the body but is marked as consumed}}
  transform.named_sequence @s(%x: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    // expected-error@+1 {{expected terminator to have as many operands as the parent op has results}}
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%x: !transform.any_op {transform.readonly}) -> !transform.any_value {
    // expected-error@+1 {{the type of the terminator operand #0 must match the type of the corresponding parent op result ('!transform.any_op' vs '!transform.any_value')}}
    transform.yield %x : !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%x: !transform.any_op {transform.readonly}) {
    // expected-error@+2 {{expected children ops to implement TransformOpInterface}}
    // expected-note@+1 {{op without interface}}
    %0 = arith.constant 1 : i32
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{expected 'transform.yield' as terminator}}
  transform.named_sequence @s(%x: !transform.any_op {transform.readonly}) {
    // expected-note@+1 {{terminator}}
    func.return
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{expected a non-empty body block}}
  "transform.named_sequence"() <{function_type = () -> (), sym_name = "s"}> ({
  ^bb0:
  }) : () -> ()
}

// -----

module attributes {transform.with_named_sequence} {
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    // expected-error@+1 {{'transform.named_sequence' op symbol's parent must have the SymbolTable trait}}
    transform.named_sequence @s() {
      transform.yield
    }
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%x: !transform.any_op {transform.readonly}) {
    // expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
    "test.op"() ({
      transform.named_sequence @t() {
        transform.yield
      }
    }) : () -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
    transform.foreach %x : !transform.any_op {
    ^bb1(%y: !transform.any_op):
      // expected-error@+1 {{'transform.named_sequence' op symbol's parent must have the SymbolTable trait}}
      transform.named_sequence @t() {
        transform.yield
      }
    }
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%x: !transform.any_op {transform.readonly}) {
    transform.foreach %x : !transform.any_op {
    ^bb1(%y: !transform.any_op):
      // expected-error@+1 {{'transform.named_sequence' op symbol's parent must have the SymbolTable trait}}
      "transform.named_sequence"() <{function_type = () -> (), sym_name = "t"}> ({
        transform.yield
      }) : () -> ()
    }
    transform.yield
  }
}

// -----

// expected-note@+1 {{ancestor transform op}}
"transform.with_pdl_patterns"() ({
^bb0(%x: !transform.any_op):
  transform.sequence %x : !transform.any_op failures(propagate) {
  ^bb1(%y: !transform.any_op):
  }
  // expected-error@+1 {{cannot be defined inside another transform op}}
  transform.named_sequence @t() {
    transform.yield
  }
}) {transform.with_named_sequence} : () -> ()

// -----

"transform.with_pdl_patterns"() ({
^bb0(%x: !transform.any_op):
  // expected-error@+1 {{'transform.sequence' op expected children ops to implement TransformOpInterface}}
  transform.sequence %x : !transform.any_op failures(propagate) {
  ^bb1(%y: !transform.any_op):
    // expected-note@+1 {{op without interface}}
    builtin.module attributes {transform.with_named_sequence} {
      transform.named_sequence @t() {
        transform.yield
      }
    }
  }
}) : () -> ()

// -----

module attributes {transform.with_named_sequence} {
  func.func private @foo()
  transform.named_sequence @s(%x: !transform.any_op {transform.readonly}) {
    // expected-error@+2 {{expected children ops to implement TransformOpInterface}}
    // expected-note@+1 {{op without interface}}
    func.call @foo() : () -> ()
  }
}
