// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `spirv.SpecConstantOperation` is refused.

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'spirv.SpecConstantOperation' expected 'wraps'}}
  %0 = spirv.SpecConstantOperation "spirv.IAdd"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected ':' followed by operation type}}
  %0 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%a, %a)
  return
}
