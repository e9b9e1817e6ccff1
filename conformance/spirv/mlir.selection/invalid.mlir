// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.mlir.selection` is refused; what keeps them all is not.

spirv.func @f(%c: i1) "None" {
  spirv.mlir.selection {
  spirv.BranchConditional %c, ^bb1, ^bb2
  ^bb1:
    spirv.Branch ^bb2
  ^bb2:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  spirv.mlir.selection {
  
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  // expected-error@+1 {{'spirv.mlir.selection' op must have a selection header block}}
  spirv.mlir.selection {
  spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  // expected-error@+1 {{'spirv.mlir.selection' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
  spirv.mlir.selection {
  spirv.Branch ^bb1
  ^bb1:
    spirv.Return
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  // expected-error@+1 {{'spirv.mlir.selection' op should not have 'spirv.mlir.merge' op outside the merge block}}
  spirv.mlir.selection {
  spirv.BranchConditional %c, ^bb1, ^bb2
  ^bb1:
    spirv.mlir.merge
  ^bb2:
    spirv.mlir.merge
  }
  spirv.Return
}

// -----

spirv.func @f(%c: i1) "None" {
  // expected-error@+1 {{'spirv.mlir.selection' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
  spirv.mlir.selection {
  spirv.Branch ^bb1
  ^bb1:
    %0 = spirv.Constant 1 : i32
    spirv.mlir.merge
  }
  spirv.Return
}
