// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.structured.replace` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  %0 = transform.structured.replace %a {
    // expected-error@+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
    func.func @g() {
      return
    }
  } : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.replace' op expected one operation in block}}
  %0 = transform.structured.replace %a {
    func.func private @g()
    func.func private @h()
  } : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.replace' op expected one operation in block}}
  %0 = transform.structured.replace %a {
  } : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.structured.replace %a {
  ^bb0(%x: i32):
    // expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
    "test.op"(%x) : (i32) -> ()
  } : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.structured.replace %a {
  ^bb0(%x: i32):
    // expected-error@+1 {{'arith.addi' op expected replacement without operands}}
    %y = arith.addi %x, %x : i32
  } : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  %0 = transform.structured.replace %a {
    // expected-error@+1 {{'scf.execute_region' op expect op that is isolated from above}}
    scf.execute_region {
      scf.yield
    }
  } : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.replace' op expects region #0 to have 0 or 1 blocks}}
  %0 = transform.structured.replace %a {
    func.func private @g()
  ^bb1:
    func.func private @h()
  } : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.replace' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
  %0 = "transform.structured.replace"(%a) ({
  }) : (!transform.any_op) -> !transform.any_op
  return
}
