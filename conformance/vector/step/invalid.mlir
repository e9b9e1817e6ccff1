// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.step` is refused; what keeps them all is not.

func.func @f() {
  %r = "vector.step"() : () -> vector<4xindex>
  return
}

// -----

func.func @f() {
  %r = "vector.step"() : () -> vector<[4]xi8>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.step' op result #0 must be vector of index or signless integer of at least 8 bits values of ranks 1, but got 'index'}}
  %r = "vector.step"() : () -> index
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.step' op result #0 must be vector of index or signless integer of at least 8 bits values of ranks 1, but got 'vector<4xf32>'}}
  %r = "vector.step"() : () -> vector<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.step' op result #0 must be vector of index or signless integer of at least 8 bits values of ranks 1, but got 'vector<2x4xindex>'}}
  %r = "vector.step"() : () -> vector<2x4xindex>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.step' op result #0 must be vector of index or signless integer of at least 8 bits values of ranks 1, but got 'vector<4xi4>'}}
  %r = "vector.step"() : () -> vector<4xi4>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.step' op result #0 must be vector of index or signless integer of at least 8 bits values of ranks 1, but got 'vector<4xsi32>'}}
  %r = "vector.step"() : () -> vector<4xsi32>
  return
}
