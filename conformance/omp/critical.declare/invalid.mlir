// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.critical.declare` is refused; what keeps them all is not.

omp.critical.declare @c hint(uncontended)

// -----

omp.critical.declare @c hint(contended, speculative)

// -----

// expected-error@+1 {{'omp.critical.declare' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
omp.critical.declare @c hint(uncontended, contended)

// -----

// expected-error@+1 {{'omp.critical.declare' op the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
omp.critical.declare @c hint(speculative, nonspeculative)

// -----

omp.critical.declare @c hint(none)

// -----

omp.critical.declare @c
func.func private @g()
func.func @f() {
  omp.critical(@c) {
    omp.terminator
  }
  return
}

// -----

omp.critical.declare @c
func.func private @g()
func.func @f() {
  // expected-error@+1 {{'omp.critical' op expected symbol reference @d to point to a critical declaration}}
  omp.critical(@d) {
    omp.terminator
  }
  return
}

// -----

omp.critical.declare @c
func.func private @g()
func.func @f() {
  // expected-error@+1 {{'omp.critical' op expected symbol reference @g to point to a critical declaration}}
  omp.critical(@g) {
    omp.terminator
  }
  return
}
