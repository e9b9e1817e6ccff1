// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.Unreachable` is refused; what keeps them all is not.

spirv.func @f() "None" {
  // expected-error@+1 {{'spirv.Unreachable' op cannot be used in reachable block}}
  spirv.Unreachable
}

// -----

spirv.func @f() "None" {
  spirv.Return
^bb1:
  spirv.Unreachable
}
