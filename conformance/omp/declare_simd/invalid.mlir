// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.declare_simd` is refused; what keeps them all is not.

llvm.func @f(%a: !llvm.ptr, %n: i32) {
  "omp.declare_simd"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, alignments = [8]}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %n: i32) {
  // expected-error@+1 {{'omp.declare_simd' op expected as many alignment values as aligned variables}}
  "omp.declare_simd"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, inbranch}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %n: i32) {
  // expected-error@+1 {{'omp.declare_simd' op expected as many alignment values as aligned variables}}
  "omp.declare_simd"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, alignments = []}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %n: i32) {
  // expected-error@+1 {{'omp.declare_simd' op expected as many alignment values as aligned variables}}
  "omp.declare_simd"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, alignments = [8, 8]}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %n: i32) {
  // expected-error@+1 {{'omp.declare_simd' op alignment should be greater than 0}}
  "omp.declare_simd"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, alignments = [0]}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %n: i32) {
  // expected-error@+1 {{'omp.declare_simd' op alignment should be greater than 0}}
  "omp.declare_simd"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, alignments = [-8]}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %n: i32) {
  // expected-error@+1 {{'omp.declare_simd' op attribute 'alignments' failed to satisfy constraint: 64-bit integer array attribute}}
  "omp.declare_simd"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, alignments = ["x"]}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %n: i32) {
  "omp.declare_simd"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, alignments = [3]}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %n: i32) {
  // expected-error@+1 {{'omp.declare_simd' op unexpected alignment values attribute}}
  "omp.declare_simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, alignments = [8]}> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %n: i32) {
  "omp.declare_simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, inbranch}> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %n: i32) {
  // expected-error@+1 {{'omp.declare_simd' op cannot have both 'inbranch' and 'notinbranch'}}
  "omp.declare_simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, inbranch, notinbranch}> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %n: i32) {
  // expected-error@+1 {{'omp.declare_simd' op aligned variable used more than once}}
  "omp.declare_simd"(%a, %a) <{operandSegmentSizes = array<i32: 2, 0, 0, 0>, alignments = [8, 8]}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %n: i32) {
  "omp.declare_simd"(%a, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 0>, linear_modifiers = [#omp<linear_modifier(ref)>]}> : (!llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %n: i32) {
  // expected-error@+1 {{'omp.declare_simd' op expected as many linear modifiers as linear variables}}
  "omp.declare_simd"(%a, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 0>, linear_modifiers = []}> : (!llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %n: i32) {
  // expected-error@+1 {{'omp.declare_simd' op expected as many linear modifiers as linear variables}}
  "omp.declare_simd"(%a, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 0>, linear_modifiers = [#omp<linear_modifier(ref)>, #omp<linear_modifier(val)>]}> : (!llvm.ptr, i32) -> ()
  llvm.return
}

// -----

// expected-error@+1 {{'omp.declare_simd' op must be nested inside a function}}
omp.declare_simd
