// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `acc.copyin` is refused.

func.func @f(%a: memref<10xf32>) {
  // expected-error@+1 {{input and output types must match}}
  %0 = acc.copyin varPtr(%a : memref<10xf32>) varType(tensor<10xf32>) -> memref<20xf32>
  return
}

// -----

func.func @f(%a: memref<10xf32>) {
  // expected-error@+1 {{input and output types must match}}
  %0 = "acc.copyin"(%a) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<10xf32>) -> memref<20xf32>
  return
}
