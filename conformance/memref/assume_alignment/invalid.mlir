// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `memref.assume_alignment` is refused; what keeps them all is not.

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.assume_alignment' op alignment must be power of 2}}
  %r = memref.assume_alignment %m, 12 : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %r = memref.assume_alignment %m, 0 : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.assume_alignment' op requires the same type for all operands and results}}
  %r = "memref.assume_alignment"(%m) <{alignment = 8 : i32}> : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %r = "memref.assume_alignment"(%m) <{alignment = -8 : i32}> : (memref<4xf32>) -> memref<4xf32>
  return
}
