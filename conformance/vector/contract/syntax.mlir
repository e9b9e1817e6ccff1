// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// Every form of `vector.contract` is read and printed.

// CHECK-LABEL: func.func @a_dot_product(
// CHECK-NEXT: %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %arg1, %arg2, %arg0 : vector<4xf32>, vector<4xf32> into f32
func.func @a_dot_product(%f: f32, %x: vector<4xf32>, %y: vector<4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(d) -> (d)>, affine_map<(d) -> (d)>, affine_map<(d) -> ()>], iterator_types = ["reduction"]} %x, %y, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

// CHECK-LABEL: func.func @the_kind_is_always_printed(
// CHECK-NEXT: %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maximumf>} %arg1, %arg2, %arg0 : vector<4xf32>, vector<4xf32> into f32
func.func @the_kind_is_always_printed(%f: f32, %x: vector<4xf32>, %y: vector<4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(d) -> (d)>, affine_map<(d) -> (d)>, affine_map<(d) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maximumf>} %x, %y, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

// CHECK-LABEL: func.func @fast_math_and_other_attributes(
// CHECK-NEXT: %0 = vector.contract {fastmath = #arith.fastmath<nnan>, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %arg1, %arg2, %arg0 {one, two} : vector<4xf32>, vector<4xf32> into f32
func.func @fast_math_and_other_attributes(%f: f32, %x: vector<4xf32>, %y: vector<4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(d) -> (d)>, affine_map<(d) -> (d)>, affine_map<(d) -> ()>], iterator_types = ["reduction"], fastmath = #arith.fastmath<nnan>, one} %x, %y, %f {two} : vector<4xf32>, vector<4xf32> into f32
  return
}

// CHECK-LABEL: func.func @a_matrix_product(
// CHECK-NEXT: %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg0 : vector<2x4xf32>, vector<4x4xf32> into vector<2x4xf32>
func.func @a_matrix_product(%p: vector<2x4xf32>, %w: vector<4x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %p, %w, %p : vector<2x4xf32>, vector<4x4xf32> into vector<2x4xf32>
  return
}
