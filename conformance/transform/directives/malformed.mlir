// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of transform's ops that tables only name is refused.

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{custom op 'transform.split_handle' invalid kind of type specified: expected builtin.function, but found '!transform.any_op'}}
  %0:2 = transform.split_handle %a : !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{expected '('}}
  %0:2 = transform.structured.pack_transpose %a with_compute_op %a : !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{custom op 'transform.structured.fuse_into_containing_op' invalid kind of type specified: expected builtin.function, but found '!transform.any_op'}}
  %0 = transform.structured.fuse_into_containing_op %a into %a : !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{custom op 'transform.structured.tile_using_for' invalid kind of type specified: expected builtin.function, but found '!transform.any_op'}}
  %0:2 = transform.structured.tile_using_for %a tile_sizes [4] : !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{custom op 'transform.structured.tile_using_for' number of operands and types do not match: got 1 operands and 2 types}}
  %0:2 = transform.structured.tile_using_for %a tile_sizes [4] : (!transform.any_op, !transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{cannot name an operation with no results}}
  %0:2 = transform.structured.tile_using_for %a tile_sizes [4] : (!transform.any_op) -> ()
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{expected ','}}
  transform.sequence %a, %a : !transform.any_op failures(propagate) {
  ^bb0(%x: !transform.any_op):
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{custom op 'transform.sequence' expected string or keyword containing one of the following enum values for attribute 'failure_propagation_mode' [propagate, suppress]}}
  transform.sequence %a : !transform.any_op failures(foo) {
  ^bb0(%x: !transform.any_op):
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{expected non-function type}}
  transform.sequence %a : !transform.any_op -> failures(propagate) {
  ^bb0(%x: !transform.any_op):
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{use of undeclared SSA value name}}
  transform.sequence %b : !transform.any_op failures(propagate) {
  ^bb0(%x: !transform.any_op):
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'transform.tune.alternatives' expected either an integer attribute or a transform.param operand}}
  transform.tune.alternatives<"a"> selected_region = x {
    transform.yield
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'transform.tune.alternatives' expected either an integer attribute or a transform.param operand}}
  transform.tune.alternatives<"a"> selected_region = 1.5 {
    transform.yield
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'transform.tune.alternatives' expected either an integer attribute or a transform.param operand}}
  transform.tune.alternatives<"a"> selected_region = {
    transform.yield
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+2 {{custom op 'transform.apply_registered_pass' expected a valid attribute or operand as value associated to key 'b'}}
  // expected-error@+1 {{expected SSA operand}}
  %0 = transform.apply_registered_pass "a" with options = {"b" = } to %a : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+2 {{custom op 'transform.apply_registered_pass' expected '=' after key in key-value pair}}
  // expected-error@+1 {{expected '='}}
  %0 = transform.apply_registered_pass "a" with options = {b} to %a : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{custom op 'transform.apply_registered_pass' duplicate keys found in options dictionary}}
  %0 = transform.apply_registered_pass "a" with options = {"b" = 1, "b" = 2} to %a : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{custom op 'transform.apply_registered_pass' expected key to either be an identifier or a string}}
  %0 = transform.apply_registered_pass "a" with options = {3 = 1} to %a : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{custom op 'transform.apply_registered_pass' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = transform.apply_registered_pass "a" with options = {"b" = [%a, 1]} to %a : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{expected '{' in options dictionary}}
  %0 = transform.apply_registered_pass "a" with options = 1 to %a : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+2 {{custom op 'transform.apply_registered_pass' the param_operand attribute is a marker reserved for indicating a value will be passed via params and is only used in the generic print format}}
  // expected-error@+1 {{custom op 'transform.apply_registered_pass' expected a valid attribute or operand as value associated to key 'b'}}
  %0 = transform.apply_registered_pass "a" with options = {"b" = #transform.param_operand<index = 0>} to %a : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{custom op 'transform.structured.multitile_sizes' expects a trailing functional type with one argument and one result}}
  %0:3 = transform.structured.multitile_sizes %a {dimension = 0, target_size = 3} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{custom op 'transform.structured.multitile_sizes' invalid kind of type specified: expected builtin.function, but found '!transform.any_op'}}
  %0:3 = transform.structured.multitile_sizes %a {dimension = 0, target_size = 3} : !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{custom op 'transform.sequence' expected types to be provided for all operands}}
  transform.sequence %a, %a : !transform.any_op, !transform.any_op, !transform.any_op failures(propagate) {
  ^bb0(%x: !transform.any_op, %y: !transform.any_op):
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{custom op 'transform.sequence' expected types to be provided for all operands}}
  transform.sequence %a, %a, %a : !transform.any_op, !transform.any_op failures(propagate) {
  ^bb0(%x: !transform.any_op, %y: !transform.any_op):
  }
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{custom op 'transform.match.structured.result' invalid kind of type specified: expected builtin.function, but found '!transform.any_op'}}
  %0 = transform.match.structured.result %a[0] {any} : !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{custom op 'transform.structured.tile_using_forall' invalid kind of type specified: expected builtin.function, but found '!transform.any_op'}}
  %0 = transform.structured.tile_using_forall %a tile_sizes [4] : !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{expected '('}}
  %0 = transform.match.structured.rank %a : !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{custom op 'transform.structured.gpu.map_copy_to_threads' invalid kind of type specified: expected builtin.function, but found '!transform.any_op'}}
  %0 = transform.structured.gpu.map_copy_to_threads %a total_num_threads = 32 desired_bit_alignment = 128 : !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error@+1 {{custom op 'transform.structured.match' invalid kind of type specified: expected builtin.function, but found '!transform.any_op'}}
  %0 = transform.structured.match ops{["a"]} in %a : !transform.any_op
  return
}
