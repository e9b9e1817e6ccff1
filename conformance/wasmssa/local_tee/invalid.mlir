// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `wasmssa.local_tee` is refused.

wasmssa.func @f(%a: !wasmssa<local ref to i32>, %b: !wasmssa<local ref to i64>) {
  // expected-error@+1 {{'wasmssa.local_tee' op operand #1 must be 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference, but got '!wasmssa<local ref to i64>'}}
  %0 = "wasmssa.local_tee"(%a, %b) : (!wasmssa<local ref to i32>, !wasmssa<local ref to i64>) -> i32
  wasmssa.return
}

// -----

wasmssa.func @f(%a: !wasmssa<local ref to i32>) {
  %1 = wasmssa.const 1 : i64
  // expected-error@+1 {{input type and output type of local.tee do not match}}
  %0 = "wasmssa.local_tee"(%a, %1) : (!wasmssa<local ref to i32>, i64) -> i64
  wasmssa.return
}
