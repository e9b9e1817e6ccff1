// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.reduction` is refused.

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{expected '<'}}
  vector.reduction add, %x : vector<4xf32> into f32
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+2 {{custom op 'vector.reduction' failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`}}
  // expected-error@+1 {{custom op 'vector.reduction' expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf}}
  vector.reduction <plus>, %x : vector<4xf32> into f32
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{expected ','}}
  vector.reduction <add> %x : vector<4xf32> into f32
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.reduction' expected 'into'}}
  vector.reduction <add>, %x : vector<4xf32> to f32
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+2 {{custom op 'vector.reduction' expected 'into'}}
  vector.reduction <add>, %x : vector<4xf32>
  return
}

// -----

func.func @f(%n: i32, %x: vector<4xf32>) {
  // expected-error@+2 {{use of value '%n' expects different type than prior uses: 'f32' vs 'i32'}}
  // expected-note@-2 {{prior use here}}
  vector.reduction <add>, %x, %n : vector<4xf32> into f32
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+2 {{custom op 'vector.reduction' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  // expected-error@+1 {{custom op 'vector.reduction' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
  vector.reduction <add>, %x fastmath<quick> : vector<4xf32> into f32
  return
}

// -----

func.func @f(%x: vector<4xf32>) {
  // expected-error@+1 {{expected '<'}}
  vector.reduction <add>, %x fastmath : vector<4xf32> into f32
  return
}
