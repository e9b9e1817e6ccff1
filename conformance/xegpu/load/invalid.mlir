// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `xegpu.load` is refused; what keeps them all is not.

func.func @f(%p: ui64, %o: vector<16xindex>, %m: vector<16xi1>) {
  %0 = "xegpu.load"(%p, %o, %m) <{}> : (ui64, vector<16xindex>, vector<16xi1>) -> vector<16xf32>
  return
}

// -----

func.func @f(%p: ui64, %o: vector<16xindex>, %m: i1) {
  // expected-error@+1 {{'xegpu.load' op Expecting a vector type mask.}}
  %0 = "xegpu.load"(%p, %o, %m) <{}> : (ui64, vector<16xindex>, i1) -> vector<16xf32>
  return
}

// -----

func.func @f(%p: ui64, %o: index, %m: i1) {
  // expected-error@+1 {{'xegpu.load' op value elements must match chunk size 1}}
  %0 = "xegpu.load"(%p, %o, %m) <{}> : (ui64, index, i1) -> vector<16xf32>
  return
}

// -----

func.func @f(%p: ui64, %o: index, %m: i1) {
  %0 = "xegpu.load"(%p, %o, %m) <{}> : (ui64, index, i1) -> f32
  return
}

// -----

func.func @f(%p: ui64, %o: vector<16xindex>, %m: vector<8xi1>) {
  // expected-error@+1 {{'xegpu.load' op Mask should match value except the chunk size dim.}}
  %0 = "xegpu.load"(%p, %o, %m) <{}> : (ui64, vector<16xindex>, vector<8xi1>) -> vector<16xf32>
  return
}
