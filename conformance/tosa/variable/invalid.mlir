// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `tosa.variable` is refused; what keeps them all is not.

tosa.variable @v : tensor<2xf32>
func.func private @g()

// -----

tosa.variable @v : tensor<*xf32>
// expected-error@+1 {{custom op 'tosa.variable' expected ranked type}}
func.func private @g()

// -----

tosa.variable @v = dense<1.0> : vector<2xf32>
func.func private @g()

// -----

tosa.variable @v = 3 : i32
// expected-error@+1 {{custom op 'tosa.variable' expected shaped type}}
func.func private @g()

// -----

tosa.variable @v = "x"
// expected-error@+1 {{custom op 'tosa.variable' expected shaped type}}
func.func private @g()

// -----

tosa.variable @v = @s
// expected-error@+1 {{custom op 'tosa.variable' expected Typed attr}}
func.func private @g()

// -----

tosa.variable @v : i32
// expected-error@+1 {{custom op 'tosa.variable' expected shaped type}}
func.func private @g()

// -----

tosa.variable @v : vector<2xf32>
func.func private @g()

// -----

tosa.variable @v : memref<2xf32>
func.func private @g()

// -----

tosa.variable @v = [1]
// expected-error@+1 {{custom op 'tosa.variable' expected Typed attr}}
func.func private @g()

// -----

tosa.variable @v = "x" : tensor<2xf32>
func.func private @g()

// -----

tosa.variable @v = "x" : i32
// expected-error@+1 {{custom op 'tosa.variable' expected shaped type}}
func.func private @g()

// -----

tosa.variable @v = "x" : none
// expected-error@+1 {{custom op 'tosa.variable' expected shaped type}}
func.func private @g()

// -----

tosa.variable @v = unit
// expected-error@+1 {{custom op 'tosa.variable' expected Typed attr}}
func.func private @g()

// -----

tosa.variable @v = #smt.bv<3> : !smt.bv<3>
// expected-error@+1 {{custom op 'tosa.variable' expected shaped type}}
func.func private @g()

// -----

tosa.variable @v = i32
// expected-error@+1 {{custom op 'tosa.variable' expected Typed attr}}
func.func private @g()

// -----

tosa.variable @v = affine_map<()->()>
// expected-error@+1 {{custom op 'tosa.variable' expected Typed attr}}
func.func private @g()

// -----

tosa.variable @v = array<i32: 1>
// expected-error@+1 {{custom op 'tosa.variable' expected Typed attr}}
func.func private @g()

// -----

tosa.variable @v = {}
// expected-error@+1 {{custom op 'tosa.variable' expected Typed attr}}
func.func private @g()

// -----

tosa.variable @v = true
// expected-error@+1 {{custom op 'tosa.variable' expected shaped type}}
func.func private @g()

// -----

tosa.variable @v = dense_resource<r> : tensor<2xi32>
func.func private @g()

// -----

// expected-error@+1 {{unknown attribute `foo` in dialect `tosa`}}
tosa.variable @v = #tosa.foo
// expected-error@+1 {{custom op 'tosa.variable' expected attribute}}
func.func private @g()

// -----

tosa.variable @v = loc("x")
// expected-error@+1 {{custom op 'tosa.variable' expected Typed attr}}
func.func private @g()
