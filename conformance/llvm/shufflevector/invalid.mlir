// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.shufflevector` is refused; what keeps them all is not.

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = llvm.shufflevector %a, %b [0, 0, 7, -1] : vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %b: vector<[4]xf32>) {
  %0 = llvm.shufflevector %a, %b [0, 0, 0, 0] : vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %b: vector<[4]xf32>) {
  // expected-error@+1 {{'llvm.shufflevector' op expected a splat operation for scalable vectors}}
  %0 = llvm.shufflevector %a, %b [0, 0, 1, 0] : vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %b: vector<[4]xf32>) {
  // expected-error@+1 {{'llvm.shufflevector' op expected a splat operation for scalable vectors}}
  %0 = llvm.shufflevector %a, %b [-1, -1, -1, -1] : vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = "llvm.shufflevector"(%a, %b) <{mask = array<i32: 0, 1>}> : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<3xf32>) {
  // expected-error@+1 {{'llvm.shufflevector' op failed to verify that all of {v1, v2} have same type}}
  %0 = "llvm.shufflevector"(%a, %b) <{mask = array<i32: 0, 1>}> : (vector<4xf32>, vector<3xf32>) -> vector<2xf32>
  return
}
