// RUN: %bridge-opt %s --native-only --pass-pipeline='builtin.module(func.func(lower-vector-mask,lower-vector-multi-reduction))' | FileCheck %s --check-prefixes=CHECK,PARALLEL
// RUN: %bridge-opt %s --native-only --pass-pipeline='builtin.module(func.func(lower-vector-mask,lower-vector-multi-reduction{lowering-strategy=inner-reduction}))' | FileCheck %s --check-prefixes=CHECK,REDUCTION
// RUN: not %bridge-opt %s --native-only --pass-pipeline='builtin.module(func.func(lower-vector-multi-reduction{lowering-strategy=outer}))' 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: %bridge-opt %s --native-only --check-each --pass-pipeline='builtin.module(func.func(lower-vector-mask,lower-vector-multi-reduction))' | FileCheck %s --check-prefixes=CHECK,PARALLEL
// Reductions of several dimensions and masks are lowered, in either strategy.

// WRONG: lowering-strategy

// CHECK-LABEL: func.func @rows
// PARALLEL: %[[MOVED:.*]] = vector.transpose %{{.*}}, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// PARALLEL: %[[FIRST:.*]] = vector.extract %[[MOVED]][0]
// PARALLEL: %[[SUM:.*]] = arith.addf %[[FIRST]], %arg1
// REDUCTION: %[[ROW:.*]] = vector.extract %arg0[0] : vector<3xf32> from vector<2x3xf32>
// REDUCTION: %[[ACC:.*]] = vector.extract %arg1[0] : f32 from vector<2xf32>
// REDUCTION: vector.reduction <add>, %[[ROW]], %[[ACC]] : vector<3xf32> into f32
// CHECK-NOT: vector.multi_reduction
func.func @rows(%v: vector<2x3xf32>, %a: vector<2xf32>) -> vector<2xf32> {
  %r = vector.multi_reduction <add>, %v, %a [1] : vector<2x3xf32> to vector<2xf32>
  return %r : vector<2xf32>
}

// CHECK-LABEL: func.func @all
// CHECK: %[[FLAT:.*]] = vector.shape_cast %arg0 : vector<2x3xi32> to vector<6xi32>
// CHECK: %[[SUM:.*]] = vector.reduction <maxsi>, %[[FLAT]], %arg1 : vector<6xi32> into i32
// CHECK: return %[[SUM]]
func.func @all(%v: vector<2x3xi32>, %a: i32) -> i32 {
  %r = vector.multi_reduction <maxsi>, %v, %a [0, 1] : vector<2x3xi32> to i32
  return %r : i32
}

// CHECK-LABEL: func.func @masked
// CHECK: vector.transfer_read %arg0[%arg1], %{{.*}}, %arg2 : memref<8xf32>, vector<4xf32>
// CHECK-NOT: vector.mask
func.func @masked(%m: memref<8xf32>, %i: index, %mask: vector<4xi1>) -> vector<4xf32> {
  %pad = arith.constant 0.0 : f32
  %r = vector.mask %mask {
    vector.transfer_read %m[%i], %pad : memref<8xf32>, vector<4xf32>
  } : vector<4xi1> -> vector<4xf32>
  return %r : vector<4xf32>
}
