// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// A chip must have the name of one.

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.apply_conversion_patterns to %a {
    // expected-error@+1 {{'transform.apply_conversion_patterns.gpu.gpu_to_rocdl' op Invalid chipset name: nonsense}}
    transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "nonsense"
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {illegal_dialects = ["a"]} : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.apply_conversion_patterns to %a {
    // expected-error@+1 {{'transform.apply_conversion_patterns.gpu.gpu_to_rocdl' op Invalid chipset name: gfx9}}
    transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "gfx9"
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {illegal_dialects = ["a"]} : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.apply_conversion_patterns to %a {
    transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "gfx942"
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {illegal_dialects = ["a"]} : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.apply_conversion_patterns to %a {
    // expected-error@+1 {{'transform.apply_conversion_patterns.gpu.gpu_to_rocdl' op Invalid chipset name: gfx}}
    transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "gfx"
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {illegal_dialects = ["a"]} : !transform.any_op
}
