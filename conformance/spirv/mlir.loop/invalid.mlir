// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.mlir.loop` is refused; what keeps them all is not.

spirv.func @f(%c: i1) "None" {
  spirv.mlir.loop {
    spirv.Branch ^bb1
  ^bb1:
    spirv.BranchConditional %c, ^bb2, ^bb4
  ^bb2:
    spirv.Branch ^bb3
  ^bb3:
    spirv.Branch ^bb1
  ^bb4:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  // expected-error@+1 {{'spirv.mlir.loop' op entry block must only have one 'spirv.Branch' op to the second block}}
  spirv.mlir.loop {
    %0 = spirv.Constant 1 : i32
    spirv.Branch ^bb1
  ^bb1:
    spirv.BranchConditional %c, ^bb2, ^bb4
  ^bb2:
    spirv.Branch ^bb3
  ^bb3:
    spirv.Branch ^bb1
  ^bb4:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  // expected-error@+1 {{'spirv.mlir.loop' op entry block must only have one 'spirv.Branch' op to the second block}}
  spirv.mlir.loop {
    spirv.Branch ^bb2
  ^bb1:
    spirv.BranchConditional %c, ^bb2, ^bb4
  ^bb2:
    spirv.Branch ^bb3
  ^bb3:
    spirv.Branch ^bb1
  ^bb4:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  // expected-error@+1 {{'spirv.mlir.loop' op entry block must only have one 'spirv.Branch' op to the second block}}
  spirv.mlir.loop {
    spirv.BranchConditional %c, ^bb1, ^bb1
  ^bb1:
    spirv.BranchConditional %c, ^bb2, ^bb4
  ^bb2:
    spirv.Branch ^bb3
  ^bb3:
    spirv.Branch ^bb1
  ^bb4:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  // expected-error@+1 {{'spirv.mlir.loop' op can only have the entry and loop continue block branching to the loop header block}}
  spirv.mlir.loop {
    spirv.Branch ^bb1
  ^bb1:
    spirv.BranchConditional %c, ^bb2, ^bb4
  ^bb2:
    spirv.Branch ^bb1
  ^bb3:
    spirv.Branch ^bb1
  ^bb4:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  // expected-error@+1 {{'spirv.mlir.loop' op should not have 'spirv.mlir.merge' op outside the merge block}}
  spirv.mlir.loop {
    spirv.Branch ^bb1
  ^bb1:
    spirv.BranchConditional %c, ^bb2, ^bb4
  ^bb2:
    spirv.mlir.merge
  ^bb3:
    spirv.Branch ^bb1
  ^bb4:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  // expected-error@+1 {{'spirv.mlir.loop' op second to last block must be the loop continue block that branches to the loop header block}}
  spirv.mlir.loop {
    spirv.Branch ^bb1
  ^bb1:
    spirv.BranchConditional %c, ^bb2, ^bb4
  ^bb2:
    spirv.Branch ^bb3
  ^bb3:
    spirv.Branch ^bb4
  ^bb4:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  // expected-error@+1 {{'spirv.mlir.loop' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
  spirv.mlir.loop {
    spirv.Branch ^bb1
  ^bb1:
    spirv.BranchConditional %c, ^bb2, ^bb4
  ^bb2:
    spirv.Branch ^bb3
  ^bb3:
    spirv.Branch ^bb1
  ^bb4:
    spirv.Return
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  spirv.mlir.loop {
    
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  // expected-error@+1 {{'spirv.mlir.loop' op must have an entry block branching to the loop header block}}
  spirv.mlir.loop {
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  // expected-error@+1 {{'spirv.mlir.loop' op must have a loop header block branched from the entry block}}
  spirv.mlir.loop {
    spirv.Branch ^bb1
  ^bb1:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  // expected-error@+1 {{'spirv.mlir.loop' op requires a loop continue block branching to the loop header block}}
  spirv.mlir.loop {
    spirv.Branch ^bb1
  ^bb1:
    spirv.Branch ^bb2
  ^bb2:
    spirv.mlir.merge
  }
  spirv.Return
}
