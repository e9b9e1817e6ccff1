// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.structured.bufferize_to_allocation` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  %0, %1 = transform.structured.bufferize_to_allocation %a {alloc_op = "memref.alloca", memcpy_op = "linalg.copy"} : !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.bufferize_to_allocation' op unsupported memcpy op}}
  %0, %1 = transform.structured.bufferize_to_allocation %a {memcpy_op = "copy"} : !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{'transform.structured.bufferize_to_allocation' op unsupported alloc op}}
  %0, %1 = transform.structured.bufferize_to_allocation %a {alloc_op = "alloc"} : !transform.any_op
  return
}
