// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of a pattern is refused.

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  
  %0 = pdl.operation
  pdl.rewrite %0 {
    pdl.erase %0
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.attribute' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %1 = attribute
  %0 = pdl.operation
  pdl.rewrite %0 {
    pdl.erase %0
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.operand' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %1 = operand
  %0 = pdl.operation
  pdl.rewrite %0 {
    pdl.erase %0
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.operands' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %1 = operands
  %0 = pdl.operation
  pdl.rewrite %0 {
    pdl.erase %0
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.type' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %1 = type
  %0 = pdl.operation
  pdl.rewrite %0 {
    pdl.erase %0
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.types' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %1 = types
  %0 = pdl.operation
  pdl.rewrite %0 {
    pdl.erase %0
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %1 = pdl.operation
  %2 = pdl.result 0 of %1
  %0 = pdl.operation
  pdl.rewrite %0 {
    pdl.erase %0
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.apply_native_constraint' op expected at least one argument}}
  "pdl.apply_native_constraint"() <{name = "x"}> : () -> ()
  %0 = pdl.operation
  pdl.rewrite %0 {
    pdl.erase %0
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  %t = type : i32
  // expected-error@+1 {{'pdl.attribute' op expected only one of [`type`, `value`] to be set}}
  %1 = "pdl.attribute"(%t) <{value = 1 : i32}> : (!pdl.type) -> !pdl.attribute
  %0 = pdl.operation
  pdl.rewrite %0 {
    pdl.erase %0
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  
  // expected-error@+1 {{'pdl.operation' op expected the same number of attribute values and attribute names, got 1 names and 0 values}}
  %0 = "pdl.operation"() <{operandSegmentSizes = array<i32: 0, 0, 0>, attributeValueNames = ["x"]}> : () -> !pdl.operation
  pdl.rewrite %0 {
    pdl.erase %0
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  
  %0 = pdl.operation
  // expected-error@+1 {{'pdl.apply_native_constraint' op returning an operation from a constraint is not supported}}
  %1 = "pdl.apply_native_constraint"(%0) <{name = "x"}> : (!pdl.operation) -> !pdl.operation
  pdl.rewrite %0 {
    pdl.erase %0
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  
  %0 = pdl.operation
  pdl.rewrite %0 {
    // expected-error@+1 {{'pdl.attribute' op expected constant value when specified within a `pdl.rewrite`}}
    %1 = attribute
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  
  %0 = pdl.operation
  pdl.rewrite %0 {
    // expected-error@+1 {{'pdl.apply_native_rewrite' op expected at least one argument or result}}
    "pdl.apply_native_rewrite"() <{name = "x"}> : () -> ()
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  
  %0 = pdl.operation
  pdl.rewrite %0 {
    // expected-error@+1 {{'pdl.operation' op must have an operation name when nested within a `pdl.rewrite`}}
    %1 = pdl.operation
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  
  %0 = pdl.operation
  pdl.rewrite %0 {
    %1 = pdl.operation "arith.constant"
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  
  %0 = pdl.operation
  pdl.rewrite %0 {
    // expected-note@+2 {{operation is created in a non-inferrable context, but 'tensor.cast' does not implement InferTypeOpInterface}}
    // expected-error@+1 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    %1 = pdl.operation "tensor.cast"
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  
  %0 = pdl.operation
  pdl.rewrite %0 {
    %t = type
    // expected-error@+2 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note@+1 {{result type #0 was not constrained}}
    %1 = pdl.operation "tensor.cast" -> (%t : !pdl.type)
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  
  %0 = pdl.operation
  pdl.rewrite %0 {
    %t = type : i32
    %1 = pdl.operation "tensor.cast" -> (%t : !pdl.type)
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  %t = type
  %a = operand : %t
  %0 = pdl.operation (%a : !pdl.value)
  pdl.rewrite %0 {
    %1 = pdl.operation "tensor.cast" -> (%t : !pdl.type)
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  
  %t = type
  %0 = pdl.operation -> (%t : !pdl.type)
  pdl.rewrite %0 {
    %1 = pdl.operation "tensor.cast" -> (%t : !pdl.type)
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  
  %0 = pdl.operation
  pdl.rewrite %0 {
    %1 = pdl.operation "tensor.cast"
    pdl.replace %0 with %1
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  
  %t = type
  %x = attribute
  %0 = pdl.operation {"a" = %x} -> (%t : !pdl.type)
  pdl.rewrite %0 {
    %y = apply_native_rewrite "g"(%0 : !pdl.operation) : !pdl.type
    %1 = pdl.operation "tensor.cast" -> (%y : !pdl.type)
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
// expected-error@+1 {{'pdl.pattern' op the operations must form a connected component}}
pdl.pattern : benefit(1) {
  %5 = pdl.operation
  // expected-note@+1 {{see a disconnected value / operation here}}
  %0 = pdl.operation
  pdl.rewrite %0 {
    pdl.erase %0
    pdl.erase %5
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  
  %0 = pdl.operation
  pdl.rewrite %0 {
    // expected-error@+1 {{'pdl.results' op expected `pdl.range<value>` result type when no index is specified, but got: '!pdl.value'}}
    %1 = "pdl.results"(%0) : (!pdl.operation) -> !pdl.value
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  
  %0 = pdl.operation
  pdl.rewrite %0 {
    %v = pdl.result 0 of %0
    // expected-error@+1 {{cannot name an operation with no results}}
    %1 = "pdl.replace"(%0, %0, %v) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.operation, !pdl.operation, !pdl.value) -> ()
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  
  %0 = pdl.operation
  pdl.rewrite %0 {
    %v = pdl.result 0 of %0
    // expected-error@+1 {{'pdl.replace' op expected no replacement values to be provided when the replacement operation is present}}
    "pdl.replace"(%0, %0, %v) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.operation, !pdl.operation, !pdl.value) -> ()
  }
}

// -----

func.func @k(%a: tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  return
}
pdl.pattern : benefit(1) {
  
  %0 = pdl.operation
  pdl.rewrite %0 {
    %t = type : i32
    %v = pdl.result 0 of %0
    // expected-error@+1 {{'pdl.range' op expected operand to have element type '!pdl.type', but got '!pdl.value'}}
    %1 = "pdl.range"(%t, %v) : (!pdl.type, !pdl.value) -> !pdl.range<type>
  }
}

// -----

pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %0 = pdl.operation
  %1 = pdl.result 0 of %0
}

// -----

pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %0 = pdl.operation
  llvm.unreachable
}

// -----

"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = pdl.operation
  // expected-error@+1 {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %1 = pdl.operation (%2 : !pdl.value)
  %2 = pdl.result 0 of %0
}) : () -> ()

// -----

// expected-error@+1 {{'pdl.pattern' op expected only `pdl` operations within the pattern body}}
pdl.pattern : benefit(1) {
  %0 = pdl.operation
  // expected-note@+1 {{see non-`pdl` operation defined here}}
  arith.constant 1 : i32
  pdl.rewrite %0 with "x"
}

// -----

// expected-error@+1 {{'pdl.pattern' op the operations must form a connected component}}
pdl.pattern : benefit(1) {
  %0 = pdl.operation
  // expected-note@+1 {{see a disconnected value / operation here}}
  %1 = pdl.operation
  pdl.rewrite %0 with "x"(%1 : !pdl.operation)
}

// -----

// expected-error@+1 {{'pdl.pattern' op the pattern must contain at least one `pdl.operation`}}
pdl.pattern : benefit(1) {
  pdl.rewrite with "x"
}

// -----

"pdl.pattern"() <{benefit = 1 : i16}> ({
^bb0:
  // expected-error@+1 {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %0 = "pdl.operation"() <{operandSegmentSizes = array<i32: 0, 0, 0>, attributeValueNames = []}> : () -> !pdl.operation
}) : () -> ()

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.operation
  %1 = pdl.result 0 of %0
  "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1, 0>, name = "x"}> ({
    
  }) : (!pdl.operation) -> ()
}

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.operation
  %1 = pdl.result 0 of %0
  // expected-error@+1 {{'pdl.rewrite' op expected rewrite region to be non-empty if external name is not specified}}
  "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    
  }) : (!pdl.operation) -> ()
}

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.operation
  %1 = pdl.result 0 of %0
  "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    "pdl.erase"(%0) : (!pdl.operation) -> ()
  }) : (!pdl.operation) -> ()
}

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.operation
  %1 = pdl.result 0 of %0
  // expected-error@+1 {{'pdl.rewrite' op expected rewrite region to be empty when rewrite is external}}
  "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1, 0>, name = "x"}> ({
    "pdl.erase"(%0) : (!pdl.operation) -> ()
  }) : (!pdl.operation) -> ()
}

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.operation
  %1 = pdl.result 0 of %0
  "pdl.rewrite"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>, name = "x"}> ({
    
  }) : (!pdl.operation, !pdl.value) -> ()
}

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.operation
  %1 = pdl.result 0 of %0
  // expected-error@+1 {{'pdl.rewrite' op expected no external arguments when the rewrite is specified inline}}
  "pdl.rewrite"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    "pdl.erase"(%0) : (!pdl.operation) -> ()
  }) : (!pdl.operation, !pdl.value) -> ()
}

// -----

func.func @f(%a: !pdl.range<operation>) {
  "pdl_interp.foreach"(%a)[^bb1] ({
  ^bb0(%x: !pdl.operation):
    "pdl_interp.continue"() : () -> ()
  }) : (!pdl.range<operation>) -> ()
^bb1:
  return
}

// -----

func.func @f(%a: !pdl.range<operation>) {
  // expected-error@+1 {{'pdl_interp.foreach' op requires exactly one argument}}
  "pdl_interp.foreach"(%a)[^bb1] ({
  ^bb0():
    "pdl_interp.continue"() : () -> ()
  }) : (!pdl.range<operation>) -> ()
^bb1:
  return
}

// -----

func.func @f(%a: !pdl.range<operation>) {
  // expected-error@+1 {{'pdl_interp.foreach' op requires exactly one argument}}
  "pdl_interp.foreach"(%a)[^bb1] ({
  ^bb0(%x: !pdl.operation, %y: !pdl.operation):
    "pdl_interp.continue"() : () -> ()
  }) : (!pdl.range<operation>) -> ()
^bb1:
  return
}

// -----

func.func @f(%a: !pdl.range<operation>) {
  // expected-error@+1 {{'pdl_interp.foreach' op operand must be a range of loop variable type}}
  "pdl_interp.foreach"(%a)[^bb1] ({
  ^bb0(%x: !pdl.value):
    "pdl_interp.continue"() : () -> ()
  }) : (!pdl.range<operation>) -> ()
^bb1:
  return
}

// -----

func.func @f(%a: !pdl.range<value>) {
  // expected-error@+1 {{'pdl_interp.foreach' op operand must be a range of loop variable type}}
  "pdl_interp.foreach"(%a)[^bb1] ({
  ^bb0(%x: !pdl.operation):
    "pdl_interp.continue"() : () -> ()
  }) : (!pdl.range<value>) -> ()
^bb1:
  return
}

// -----

func.func @f(%a: !pdl.type) {
  %0 = "pdl_interp.create_operation"() <{name = "arith.addi", inputAttributeNames = [], operandSegmentSizes = array<i32: 0, 0, 0>, inferredResultTypes}> : () -> !pdl.operation
  return
}

// -----

func.func @f(%a: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.create_operation' op with inferred results cannot also have explicit result types}}
  %0 = "pdl_interp.create_operation"(%a) <{name = "arith.addi", inputAttributeNames = [], operandSegmentSizes = array<i32: 0, 0, 1>, inferredResultTypes}> : (!pdl.type) -> !pdl.operation
  return
}

// -----

func.func @f(%a: !pdl.type) {
  %0 = "pdl_interp.create_operation"(%a) <{name = "arith.addi", inputAttributeNames = [], operandSegmentSizes = array<i32: 0, 0, 1>}> : (!pdl.type) -> !pdl.operation
  return
}

// -----

func.func @f(%a: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.create_operation' op has inferred results, but the created operation 'tensor.cast' does not support result type inference (or is not registered)}}
  %0 = "pdl_interp.create_operation"() <{name = "tensor.cast", inputAttributeNames = [], operandSegmentSizes = array<i32: 0, 0, 0>, inferredResultTypes}> : () -> !pdl.operation
  return
}

// -----

func.func @f(%a: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.create_operation' op has inferred results, but the created operation 'foo.bar' does not support result type inference (or is not registered)}}
  %0 = "pdl_interp.create_operation"() <{name = "foo.bar", inputAttributeNames = [], operandSegmentSizes = array<i32: 0, 0, 0>, inferredResultTypes}> : () -> !pdl.operation
  return
}

// -----

func.func @f(%a: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.create_operation' op has inferred results, but the created operation 'func.call' does not support result type inference (or is not registered)}}
  %0 = "pdl_interp.create_operation"() <{name = "func.call", inputAttributeNames = [], operandSegmentSizes = array<i32: 0, 0, 0>, inferredResultTypes}> : () -> !pdl.operation
  return
}

// -----

func.func @f(%a: !pdl.attribute) {
  "pdl_interp.switch_attribute"(%a)[^bb1, ^bb1, ^bb1] <{caseValues = [1 : i32, 2 : i32]}> : (!pdl.attribute) -> ()
^bb1:
  return
}

// -----

func.func @f(%a: !pdl.attribute) {
  // expected-error@+1 {{'pdl_interp.switch_attribute' op expected number of cases to match the number of case values, got 2 but expected 1}}
  "pdl_interp.switch_attribute"(%a)[^bb1, ^bb1, ^bb1] <{caseValues = [1 : i32]}> : (!pdl.attribute) -> ()
^bb1:
  return
}

// -----

func.func @f(%a: !pdl.attribute) {
  // expected-error@+1 {{'pdl_interp.switch_attribute' op expected number of cases to match the number of case values, got 2 but expected 0}}
  "pdl_interp.switch_attribute"(%a)[^bb1, ^bb1, ^bb1] <{caseValues = []}> : (!pdl.attribute) -> ()
^bb1:
  return
}

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.operation
  // expected-error@+1 {{'pdl.apply_native_constraint' op returning an operation from a constraint is not supported}}
  %1 = apply_native_constraint "c"(%0 : !pdl.operation) : !pdl.operation
  pdl.rewrite %0 {
    pdl.erase %0
  }
}

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.operation
  %1 = apply_native_constraint "c"(%0 : !pdl.operation) : !pdl.value
  %2 = pdl.operation(%1 : !pdl.value)
  pdl.rewrite %2 {
    pdl.erase %2
  }
}
