// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `affine.apply` is refused; what keeps them all is not.

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.apply' op operand count and affine map dimension and symbol count must match}}
  %r = "affine.apply"(%i, %i) <{map = affine_map<(d) -> (d)>}> : (index, index) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.apply' op operand count and affine map dimension and symbol count must match}}
  %r = "affine.apply"() <{map = affine_map<(d) -> (d)>}> : () -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.apply' op mapping must produce one value}}
  %r = "affine.apply"(%i) <{map = affine_map<(d) -> (d, d)>}> : (index) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.apply' op mapping must produce one value}}
  %r = "affine.apply"(%i) <{map = affine_map<(d) -> ()>}> : (index) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.apply' op requires attribute 'map'}}
  %r = "affine.apply"(%i) : (index) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{invalid properties {map = 3 : i32} for op affine.apply: Invalid attribute `map` in property conversion: 3 : i32}}
  %r = "affine.apply"(%i) <{map = 3 : i32}> : (index) -> index
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'affine.apply' op operand #0 must be variadic of index, but got 'i32'}}
  %r = "affine.apply"(%i) <{map = affine_map<(d) -> (d)>}> : (i32) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.apply' op result #0 must be index, but got 'i32'}}
  %r = "affine.apply"(%i) <{map = affine_map<(d) -> (d)>}> : (index) -> i32
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.apply' op requires one result}}
  "affine.apply"(%i) <{map = affine_map<(d) -> (d)>}> : (index) -> ()
  return
}

// -----

func.func @a_loop_variable_is_no_symbol() {
  affine.for %i = 0 to 10 {
    // expected-error@+1 {{dimensional operand cannot be used as a symbol}}
    %r = affine.apply affine_map<()[s] -> (s)>()[%i]
  }
  return
}

// -----

func.func @nor_is_what_is_made_of_it() {
  affine.for %i = 0 to 10 {
    %r = affine.apply affine_map<(d) -> (d + 1)>(%i)
    // expected-error@+1 {{dimensional operand cannot be used as a symbol}}
    %s = affine.apply affine_map<()[s] -> (s)>()[%r]
  }
  return
}

// -----

func.func @nor_a_variable_of_parallel_loops(%n: index) {
  affine.parallel (%i, %j) = (0, 0) to (%n, %n) {
    // expected-error@+1 {{dimensional operand cannot be used as a symbol}}
    %r = affine.apply affine_map<(d)[s] -> (d + s)>(%i)[%j]
  }
  return
}

// -----

func.func @what_is_neither_may_stand_anywhere(%m: memref<10xindex>) {
  affine.for %i = 0 to 10 {
    %x = memref.load %m[%i] : memref<10xindex>
    %r = affine.apply affine_map<(d)[s] -> (d + s)>(%x)[%x]
  }
  return
}

// -----

func.func @top_level_values_are_symbols(%n: index, %m: memref<10xindex>) {
  %x = memref.load %m[%n] : memref<10xindex>
  affine.for %i = 0 to 10 {
    %r = affine.apply affine_map<(d)[s, t] -> (d + s + t)>(%i)[%n, %x]
  }
  return
}

// -----

func.func @what_is_made_of_symbols_is_one(%n: index) {
  affine.for %i = 0 to 10 {
    %c = arith.constant 4 : index
    %a = arith.addi %n, %c : index
    %b = affine.apply affine_map<(d) -> (d * 2)>(%a)
    %r = affine.apply affine_map<()[s] -> (s)>()[%b]
  }
  return
}
