// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.apply_conversion_patterns.dialect_to_llvm` is refused; what keeps them all is not.

func.func @f(%a: !transform.any_op) {
  transform.apply_conversion_patterns to %a {
    transform.apply_conversion_patterns.dialect_to_llvm "math"
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {legal_dialects = ["llvm"]} : !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  transform.apply_conversion_patterns to %a {
    // expected-error@+1 {{'transform.apply_conversion_patterns.dialect_to_llvm' op unknown dialect or dialect not loaded: unheard_of}}
    transform.apply_conversion_patterns.dialect_to_llvm "unheard_of"
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {legal_dialects = ["llvm"]} : !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  transform.apply_conversion_patterns to %a {
    // expected-error@+1 {{'transform.apply_conversion_patterns.dialect_to_llvm' op dialect does not implement ConvertToLLVMPatternInterface or extension was not loaded: affine}}
    transform.apply_conversion_patterns.dialect_to_llvm "affine"
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {legal_dialects = ["llvm"]} : !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  transform.apply_conversion_patterns to %a {
    transform.apply_conversion_patterns.dialect_to_llvm "math"
  } {legal_dialects = ["llvm"]} : !transform.any_op
  return
}
