// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// Loops, sizes and their order must fit.

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.fuse' op expects interchange values to be in range [0, 1), found: 1}}
  %0, %1 = transform.structured.fuse %a tile_sizes [4] interchange [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.fuse' op expects 1 loop results}}
  %0 = transform.structured.fuse %a tile_sizes [4] : (!transform.any_op) -> (!transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.fuse' op expects 1 loop results}}
  %0, %1, %2 = transform.structured.fuse %a tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.fuse' op expects 1 loop results}}
  %0, %1, %2 = transform.structured.fuse %a tile_sizes [4, 0] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.fuse' op found duplicate interchange value: 0}}
  %0, %1 = transform.structured.fuse %a tile_sizes [4, 2] interchange [0, 0] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.fuse' op expects interchange values to be in range [0, 2), found: 5}}
  %0, %1 = transform.structured.fuse %a tile_sizes [4, 2] interchange [0, 5] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.fuse' op expects interchange values to be in range [0, 2), found: -1}}
  %0, %1 = transform.structured.fuse %a tile_sizes [4, 2] interchange [0, -1] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.structured.fuse' op interchange length exceeds iteration space dimensions (2), found }}
  %0, %1, %2 = transform.structured.fuse %a tile_sizes [4, 2] interchange [1, 0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
