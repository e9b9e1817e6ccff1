// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// An attribute of a kind that its op cannot keep is dropped where upstream reads by hand.

// expected-error@+1 {{custom op 'func.func' 'sym_visibility' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @f() attributes {no_inline = 1, sym_visibility = 3 : i32}

// -----

// expected-error@+1 {{custom op 'llvm.func' attribute 'linkage' occurs more than once in the attribute list}}
llvm.func @f() attributes {linkage = 1 : i32}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{custom op 'scf.forall' attribute 'staticStep' occurs more than once in the attribute list}}
  scf.forall (%i) in (%a) { } {staticStep = 1 : i32}
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %c: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires attribute 'in_bounds'}}
  %0 = vector.transfer_read %m[%i], %c {in_bounds = 1 : i32} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{'vector.contract' op requires attribute 'indexing_maps'}}
  %0 = vector.contract {indexing_maps = 1 : i32, iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{'vector.contract' op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')}}
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = 1 : i32} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
  %0, %1 = transform.structured.split %a after 4 {dimension = "a"} : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{custom op 'transform.structured.split' attribute 'static_chunk_sizes' occurs more than once in the attribute list}}
  %0 = transform.structured.split %a after 4 {dimension = 0, static_chunk_sizes = "a"} : !transform.any_op
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{'vector.outerproduct' op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')}}
  %0 = vector.outerproduct %a, %b {kind = 1 : i32} : vector<4xf32>, f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{'vector.outerproduct' op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')}}
  %0 = vector.outerproduct %a, %a {kind = 1 : i32} : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %c: vector<4xf32>) {
  // expected-error@+1 {{'vector.transfer_write' op requires attribute 'in_bounds'}}
  vector.transfer_write %c, %m[%i] {in_bounds = 1 : i32} : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f() attributes {no_inline = 1} { return }

// -----

llvm.func @f() attributes {no_inline = 1}

// -----

llvm.func @f() attributes {sym_visibility = 1 : i32}

// -----

func.func @f(%a: index) {
  scf.for %i = %a to %a step %a { } {unsignedCmp = 1 : i32}
  return
}

// -----

func.func @f(%a: index) {
  scf.forall (%i) in (%a) { } {mapping = 1 : i32}
  return
}

// -----

gpu.module @m { gpu.func @f() attributes {workgroup_attributions = "a"} { gpu.return } }

// -----

gpu.module @m { gpu.func @f() attributes {known_block_size = "a"} { gpu.return } }

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.split %a after 4 {dimension = 0} : !transform.any_op
}
