// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// Arguments without a type may have a location as well.

func.func @f(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{expected '='}}
  %0 = scf.for %j loc("q":3:4) = %i to %i step %i iter_args(%o loc("x"(#l)) = %t) -> (tensor<4xf32>) { scf.yield %o : tensor<4xf32> }
  scf.parallel (%a loc("pa"), %b) = (%i, %i) to (%i, %i) step (%i, %i) { }
  affine.for %j loc("k") = 0 to 4 { }
  affine.parallel (%j loc("k"), %k) = (0, 0) to (4, 4) { }
  gpu.launch blocks(%a loc("ga"), %b, %c) in (%d = %i, %e loc("ge") = %i, %g = %i) threads(%h, %j, %k) in (%l = %i, %m = %i, %n loc("gn") = %i) { gpu.terminator }
  return
}
#l = loc("late":1:1)

// -----

func.func @f(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{expected '='}}
  scf.for %j loc= %i to %i step %i { }
  return
}

// -----

func.func @f(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{expected '='}}
  scf.for %j lo = %i to %i step %i { }
  return
}

// -----

func.func @f(%i: index, %t: tensor<4xf32>) {
  // expected-error@+1 {{expected '='}}
  scf.for %j loc("a" = %i to %i step %i { }
  return
}
