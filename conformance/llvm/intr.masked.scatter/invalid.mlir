// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.intr.masked.scatter` is refused; what keeps them all is not.

func.func @f(%a: vector<4xf32>, %b: vector<4x!llvm.ptr>, %c: vector<4xi1>) {
  llvm.intr.masked.scatter %a, %b, %c {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<3x!llvm.ptr>, %c: vector<4xi1>) {
  // expected-error@+1 {{'llvm.intr.masked.scatter' op expected operand #2 type to be 'vector<4x!llvm.ptr>'}}
  llvm.intr.masked.scatter %a, %b, %c {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<3x!llvm.ptr>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4x!llvm.ptr<1>>, %c: vector<4xi1>) {
  llvm.intr.masked.scatter %a, %b, %c {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr<1>>
  return
}
