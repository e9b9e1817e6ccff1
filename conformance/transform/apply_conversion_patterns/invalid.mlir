// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.apply_conversion_patterns` is refused; what keeps them all is not.

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
transform.apply_conversion_patterns to %h {transform.apply_conversion_patterns.dialect_to_llvm "math"} : !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.apply_conversion_patterns' op expected exactly one op in default type converter region}}
transform.apply_conversion_patterns to %h {transform.apply_conversion_patterns.dialect_to_llvm "math"} with type_converter {} : !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
transform.apply_conversion_patterns to %h {transform.apply_conversion_patterns.dialect_to_llvm "math"} with type_converter {transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter} : !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.apply_conversion_patterns' op expected exactly one op in default type converter region}}
transform.apply_conversion_patterns to %h {transform.apply_conversion_patterns.dialect_to_llvm "math"} with type_converter {transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter} : !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+2 {{'transform.apply_conversion_patterns' op expected pattern children ops to implement ConversionPatternDescriptorOpInterface}}
// expected-note@+1 {{op without interface}}
transform.apply_conversion_patterns to %h {transform.apply_patterns.canonicalization} : !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{custom op 'transform.apply_conversion_patterns.vector.to_elements' is unknown}}
transform.apply_conversion_patterns to %h {transform.apply_conversion_patterns.func.func_to_llvm} with type_converter {transform.apply_conversion_patterns.vector.to_elements} : !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.apply_conversion_patterns' op expected 1 or more regions}}
"transform.apply_conversion_patterns"(%h) : (!transform.any_op) -> ()

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
"transform.apply_conversion_patterns"(%h) ({}) : (!transform.any_op) -> ()

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.apply_conversion_patterns' op expected exactly one op in default type converter region}}
"transform.apply_conversion_patterns"(%h) ({},{}) : (!transform.any_op) -> ()

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.apply_conversion_patterns' op expected exactly one op in default type converter region}}
"transform.apply_conversion_patterns"(%h) ({^bb0:},{^bb0:}) : (!transform.any_op) -> ()

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.apply_conversion_patterns' op expected 1 or 2 regions}}
"transform.apply_conversion_patterns"(%h) ({^bb0:},{^bb0:},{^bb0:}) : (!transform.any_op) -> ()

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
"transform.apply_conversion_patterns"(%h) ({^bb0:
// expected-error@+1 {{'transform.apply_conversion_patterns.dialect_to_llvm' op unknown dialect or dialect not loaded: nono}}
transform.apply_conversion_patterns.dialect_to_llvm "nono"}) : (!transform.any_op) -> ()

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
"transform.apply_conversion_patterns"(%h) ({^bb0:
transform.apply_conversion_patterns.dialect_to_llvm "func"}) : (!transform.any_op) -> ()
