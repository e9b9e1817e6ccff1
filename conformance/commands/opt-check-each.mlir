// RUN: %bridge-opt %s --check-each --cse --canonicalize | FileCheck %s
// RUN: not %bridge-opt %s --check-each --engine=upstream --cse --canonicalize 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: %bridge-opt %s --native-only --cse --canonicalize | FileCheck %s
// RUN: not %bridge-opt %s --native-only --cse --topological-sort --gpu-kernel-outlining 2>&1 | FileCheck %s --check-prefix=MISSING

// CHECK-LABEL: func.func @f
// CHECK-NEXT:    arith.addi
// CHECK-NEXT:    return
// WRONG: opt-check-each.mlir:0:0: error: @f(random(2), random(2)): after canonicalize it gives ([{{.*}}]), before ([{{.*}}])
// MISSING: error: no native passes: topological-sort, gpu-kernel-outlining
func.func @f(%v: vector<2xi32>, %acc: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.multi_reduction <add>, %v, %acc [] : vector<2xi32> to vector<2xi32>
  return %0 : vector<2xi32>
}
