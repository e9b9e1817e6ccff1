// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `affine.min` is refused; what keeps them all is not.

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.min' op operand count and affine map dimension and symbol count must match}}
  %r = "affine.min"(%i) <{map = affine_map<(d, e) -> (d, e)>}> : (index) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.min' op operand count and affine map dimension and symbol count must match}}
  %r = affine.min affine_map<(d)[s] -> (d, s)>(%i)[%i, %i]
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.min' op affine map expect at least one result}}
  %r = affine.min affine_map<(d) -> ()>(%i)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.min' op requires attribute 'map'}}
  %r = "affine.min"(%i) : (index) -> index
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'affine.min' op operand #0 must be variadic of index, but got 'i32'}}
  %r = "affine.min"(%i) <{map = affine_map<(d) -> (d)>}> : (i32) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.min' op result #0 must be index, but got 'i32'}}
  %r = "affine.min"(%i) <{map = affine_map<(d) -> (d)>}> : (index) -> i32
  return
}

// -----

func.func @operands_may_be_anything(%m: memref<10xindex>) {
  affine.for %i = 0 to 10 {
    %x = memref.load %m[%i] : memref<10xindex>
    %r = affine.min affine_map<(d)[s] -> (d, s)>(%x)[%i]
  }
  return
}

// -----

func.func @it_makes_no_dimension_of_dimensions(%m: memref<10xindex>) {
  affine.for %i = 0 to 10 {
    %r = affine.min affine_map<(d) -> (d, 5)>(%i)
    // expected-error@+1 {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %j = 0 to affine_map<(d) -> (d)>(%r) {
    }
  }
  return
}

// -----

func.func @but_a_symbol_of_symbols(%n: index) {
  affine.for %i = 0 to 10 {
    %r = affine.min affine_map<(d) -> (d, 5)>(%n)
    affine.for %j = 0 to affine_map<(d) -> (d)>(%r) {
    }
  }
  return
}
