// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.BranchConditional` is refused; what keeps them all is not.

spirv.func @f(%a: i1) "None" {
  // expected-error@+1 {{'spirv.BranchConditional' op attribute 'branch_weights' failed to satisfy constraint: 32-bit integer array attribute}}
  "spirv.BranchConditional"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = [1, 2]}> : (i1) -> ()
  ^bb1:
  spirv.Return
}

// -----

spirv.func @f(%a: i1) "None" {
  "spirv.BranchConditional"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = [1 : i32, 2 : i32]}> : (i1) -> ()
  ^bb1:
  spirv.Return
}

// -----

spirv.func @f(%a: i1) "None" {
  // expected-error@+1 {{'spirv.BranchConditional' op must have exactly two branch weights}}
  "spirv.BranchConditional"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = [1 : i32]}> : (i1) -> ()
  ^bb1:
  spirv.Return
}

// -----

spirv.func @f(%a: i1) "None" {
  // expected-error@+1 {{'spirv.BranchConditional' op must have exactly two branch weights}}
  "spirv.BranchConditional"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = [1 : i32, 2 : i32, 3 : i32]}> : (i1) -> ()
  ^bb1:
  spirv.Return
}

// -----

spirv.func @f(%a: i1) "None" {
  // expected-error@+1 {{'spirv.BranchConditional' op branch weights cannot both be zero}}
  "spirv.BranchConditional"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = [0 : i32, 0 : i32]}> : (i1) -> ()
  ^bb1:
  spirv.Return
}

// -----

spirv.func @f(%a: i1) "None" {
  "spirv.BranchConditional"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = [0 : i32, 1 : i32]}> : (i1) -> ()
  ^bb1:
  spirv.Return
}

// -----

spirv.func @f(%a: i1) "None" {
  // expected-error@+1 {{'spirv.BranchConditional' op must have exactly two branch weights}}
  "spirv.BranchConditional"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>, branch_weights = []}> : (i1) -> ()
  ^bb1:
  spirv.Return
}
