// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.atomicrmw` is refused; what keeps them all is not.

func.func @f(%a: !llvm.ptr, %b: i32) {
  %0 = llvm.atomicrmw add %a, %b monotonic : !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: f32) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %a, %b monotonic : !llvm.ptr, f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i1) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %a, %b monotonic : !llvm.ptr, i1
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i128) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %a, %b monotonic : !llvm.ptr, i128
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i32) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
  %0 = llvm.atomicrmw fadd %a, %b monotonic : !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: f32) {
  %0 = llvm.atomicrmw fadd %a, %b monotonic : !llvm.ptr, f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: vector<2xf16>) {
  %0 = llvm.atomicrmw fadd %a, %b monotonic : !llvm.ptr, vector<2xf16>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: vector<[2]xf16>) {
  // expected-error@+1 {{custom op 'llvm.atomicrmw' 'val' must be floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type, but got 'vector<[2]xf16>'}}
  %0 = llvm.atomicrmw fadd %a, %b monotonic : !llvm.ptr, vector<[2]xf16>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: vector<2xi16>) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type for vector element}}
  %0 = llvm.atomicrmw fadd %a, %b monotonic : !llvm.ptr, vector<2xi16>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i32) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
  %0 = llvm.atomicrmw fmax %a, %b monotonic : !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i32) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
  %0 = llvm.atomicrmw fminimum %a, %b monotonic : !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: f32) {
  %0 = llvm.atomicrmw fmaximum %a, %b monotonic : !llvm.ptr, f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: f32) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw uinc_wrap %a, %b monotonic : !llvm.ptr, f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: f32) {
  %0 = llvm.atomicrmw xchg %a, %b monotonic : !llvm.ptr, f32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: !llvm.ptr) {
  %0 = llvm.atomicrmw xchg %a, %b monotonic : !llvm.ptr, !llvm.ptr
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: vector<2xf32>) {
  // expected-error@+1 {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
  %0 = llvm.atomicrmw xchg %a, %b monotonic : !llvm.ptr, vector<2xf32>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i1) {
  // expected-error@+1 {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
  %0 = llvm.atomicrmw xchg %a, %b monotonic : !llvm.ptr, i1
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: !llvm.struct<(i32)>) {
  // expected-error@+1 {{custom op 'llvm.atomicrmw' 'val' must be floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type, but got '!llvm.struct<(i32)>'}}
  %0 = llvm.atomicrmw xchg %a, %b monotonic : !llvm.ptr, !llvm.struct<(i32)>
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i32) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
  %0 = llvm.atomicrmw add %a, %b unordered : !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: !llvm.ptr, %b: i32) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
  %0 = llvm.atomicrmw add %a, %b not_atomic : !llvm.ptr, i32
  return
}
