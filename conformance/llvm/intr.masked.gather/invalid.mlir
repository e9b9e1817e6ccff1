// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.intr.masked.gather` is refused; what keeps them all is not.

func.func @f(%a: vector<4x!llvm.ptr>, %b: vector<4xi1>) {
  %0 = llvm.intr.masked.gather %a, %b {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<3x!llvm.ptr>, %b: vector<4xi1>) {
  // expected-error@+1 {{'llvm.intr.masked.gather' op expected operand #1 type to be 'vector<4x!llvm.ptr>'}}
  %0 = llvm.intr.masked.gather %a, %b {alignment = 4 : i32} : (vector<3x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4x!llvm.ptr>, %b: vector<4xi1>) {
  // expected-error@+1 {{'llvm.intr.masked.gather' op expected operand #1 type to be 'vector<[4]x!llvm.ptr>'}}
  %0 = llvm.intr.masked.gather %a, %b {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<[4]xf32>
  return
}
