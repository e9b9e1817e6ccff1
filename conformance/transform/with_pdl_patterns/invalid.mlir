// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.with_pdl_patterns` is refused; what keeps them all is not.

transform.with_pdl_patterns {
^bb0(%x: !transform.any_op):
  transform.sequence %x : !transform.any_op failures(propagate) {
  ^bb1(%y: !transform.any_op):
  }
  pdl.pattern @p : benefit(1) {
    %0 = operation "test.op"
    rewrite %0 with "transform.dialect"
  }
}

// -----

// expected-error@+1 {{'transform.with_pdl_patterns' op expects at least one non-pattern op}}
transform.with_pdl_patterns {
^bb0(%x: !transform.any_op):
  pdl.pattern @p : benefit(1) {
    %0 = operation "test.op"
    rewrite %0 with "transform.dialect"
  }
}

// -----

// expected-error@+1 {{'transform.with_pdl_patterns' op expects only pattern and top-level transform ops in its body}}
transform.with_pdl_patterns {
^bb0(%x: !transform.any_op):
  // expected-note@+1 {{offending op}}
  %0 = arith.constant 1 : i32
}

// -----

// expected-error@+1 {{'transform.with_pdl_patterns' op expects only one non-pattern op in its body}}
transform.with_pdl_patterns {
^bb0(%x: !transform.any_op):
  // expected-note@+1 {{first non-pattern op}}
  transform.sequence %x : !transform.any_op failures(propagate) {
  ^bb1(%y: !transform.any_op):
  }
  // expected-note@+1 {{second non-pattern op}}
  transform.sequence %x : !transform.any_op failures(propagate) {
  ^bb1(%y: !transform.any_op):
  }
}

// -----

// expected-note@+1 {{parent operation}}
transform.with_pdl_patterns {
^bb0(%x: !transform.any_op):
  // expected-error@+1 {{'transform.with_pdl_patterns' op cannot be nested}}
  transform.with_pdl_patterns %x : !transform.any_op {
  ^bb1(%y: !transform.any_op):
    transform.sequence %y : !transform.any_op failures(propagate) {
    ^bb2(%z: !transform.any_op):
    }
  }
}

// -----

// expected-note@+1 {{parent operation}}
transform.with_pdl_patterns {
^bb0(%x: !transform.any_op):
  transform.sequence %x : !transform.any_op failures(propagate) {
  ^bb1(%y: !transform.any_op):
    // expected-error@+1 {{'transform.with_pdl_patterns' op cannot be nested}}
    transform.with_pdl_patterns %y : !transform.any_op {
    ^bb2(%z: !transform.any_op):
      transform.sequence %z : !transform.any_op failures(propagate) {
      ^bb3(%w: !transform.any_op):
      }
    }
  }
}
