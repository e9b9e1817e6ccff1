// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.call` is refused; what keeps them all is not.

func.func @f() {
  // expected-error@+1 {{'llvm.call' op 'f' does not reference a valid LLVM function, IFunc, or alias}}
  llvm.call @f() : () -> ()
  return
}

// -----

llvm.func @g(i32) -> f32
llvm.func @f(%a: i32) {
  %0 = llvm.call @g(%a) : (i32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op 'g' does not reference a symbol in the current scope}}
  %0 = llvm.call @g(%a) : (i32) -> f32
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32
llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op 'g' does not reference a valid LLVM function, IFunc, or alias}}
  %0 = llvm.call @g(%a) : (i32) -> f32
  llvm.return
}

// -----

func.func private @g(i32) -> f32
llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op 'g' does not reference a valid LLVM function, IFunc, or alias}}
  %0 = llvm.call @g(%a) : (i32) -> f32
  llvm.return
}

// -----

llvm.func @g(i32) -> f32
llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op incorrect number of operands (2) for callee (expecting: 1)}}
  %0 = llvm.call @g(%a, %a) : (i32, i32) -> f32
  llvm.return
}

// -----

llvm.func @g(i32) -> f32
llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op incorrect number of operands (0) for callee (expecting: 1)}}
  %0 = llvm.call @g() : () -> f32
  llvm.return
}

// -----

llvm.func @g(i32) -> f32
llvm.func @f(%a: i64) {
  // expected-error@+1 {{'llvm.call' op operand type mismatch for operand 0: 'i64' != 'i32'}}
  %0 = llvm.call @g(%a) : (i64) -> f32
  llvm.return
}

// -----

llvm.func @g(i32) -> f32
llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op result type mismatch: 'f64' != 'f32'}}
  %0 = llvm.call @g(%a) : (i32) -> f64
  llvm.return
}

// -----

llvm.func @g(i32) -> f32
llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op expected function call to produce a value}}
  llvm.call @g(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32) {
  llvm.call @g(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op calling function with void result must not produce values}}
  %0 = "llvm.call"(%a) <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%a: i32) {
  %0 = llvm.call @g(%a, %a) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op missing var_callee_type attribute for vararg call}}
  %0 = llvm.call @g(%a, %a) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op incorrect number of operands (0) for varargs callee (expecting at least: 1)}}
  %0 = "llvm.call"() <{callee = @g, var_callee_type = !llvm.func<i32 (...)>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
  llvm.return
}

// -----

llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op expected var_callee_type to be a variadic function type}}
  %0 = "llvm.call"(%a) <{callee = @g, var_callee_type = !llvm.func<i32 (i32)>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op expected var_callee_type to have at most 1 parameters}}
  %0 = "llvm.call"(%a) <{callee = @g, var_callee_type = !llvm.func<i32 (i32, i32, ...)>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op var_callee_type parameter type mismatch: 'i64' != 'i32'}}
  %0 = "llvm.call"(%a) <{callee = @g, var_callee_type = !llvm.func<i32 (i64, ...)>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op expected var_callee_type to return void}}
  "llvm.call"(%a) <{callee = @g, var_callee_type = !llvm.func<i32 (i32, ...)>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op var_callee_type return type mismatch: 'i64' != 'i32'}}
  %0 = "llvm.call"(%a) <{callee = @g, var_callee_type = !llvm.func<i64 (i32, ...)>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %0 = llvm.call %p(%a) : !llvm.ptr, (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %0 = llvm.call %p(%a, %a) vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}
  "llvm.call"(%a) <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op must have either a `callee` attribute or at least an operand}}
  "llvm.call"() <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  llvm.return
}

// -----

llvm.func @g()
llvm.func @f(%a: i32) {
  llvm.call @g() ["tag"(%a : i32)] : () -> ()
  llvm.return
}

// -----

llvm.func @g()
llvm.func @f(%a: i32) {
  // expected-error@+1 {{operand bundle tag must be a StringAttr}}
  "llvm.call"(%a) <{callee = @g, op_bundle_sizes = array<i32: 1>, op_bundle_tags = [1], operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g()
llvm.func @f(%a: i32) {
  // expected-error@+1 {{expected 1 operand bundle tags, but actually got 2}}
  "llvm.call"(%a) <{callee = @g, op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["a", "b"], operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g()
llvm.func @f(%a: i32) {
  // expected-error@+1 {{expected 1 operand bundle tags, but actually got 0}}
  "llvm.call"(%a) <{callee = @g, op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.mlir.alias external @g : i32 {
  %0 = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @h() : i32
llvm.func @f(%a: i32) {
  %0 = llvm.call @g(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.mlir.alias external @g : !llvm.func<i32 (i64)> {
  %0 = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @h(i64) -> i32
llvm.func @f(%a: i32) {
  %0 = llvm.call @g(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.mlir.ifunc external @g : i32, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op callee does not have a functional type: 'i32'}}
  %0 = llvm.call @g(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.mlir.ifunc external @g : !llvm.func<i32 (i64)>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op operand type mismatch for operand 0: 'i32' != 'i64'}}
  %0 = llvm.call @g(%a) : (i32) -> i32
  llvm.return
}

// -----

// expected-error@unknown {{inlinable function call in a function with a DISubprogram location must have a debug location}}
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "g", file = #file, subprogramFlags = Definition>
#sq = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.func @g() {
  llvm.return
} loc(fused<#sp>["a.c":1:1])
llvm.func @f() {
  llvm.call @g() : () -> () loc(unknown)
  llvm.return
} loc(fused<#sq>["a.c":2:1])

// -----

#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "g", file = #file, subprogramFlags = Definition>
llvm.func @g() {
  llvm.return
} loc(fused<#sp>["a.c":1:1])
llvm.func @f() {
  llvm.call @g() : () -> () loc(unknown)
  llvm.return
}

// -----

llvm.mlir.alias external @g : !llvm.func<i32 (i64)> {
  %0 = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @h(i64) -> i32
llvm.func @f(%a: i64) {
  %0 = llvm.call @g(%a) : (i64) -> i64
  llvm.return
}

// -----

llvm.mlir.alias external @g : !llvm.func<i32 (i64, ...)> {
  %0 = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @h(i64, ...) -> i32
llvm.func @f(%a: i64) {
  %0 = llvm.call @g(%a) : (i64) -> i32
  llvm.return
}

// -----

llvm.mlir.alias external @g : !llvm.func<i32 (i64)> {
  %0 = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @h(i64) -> i32
llvm.func @f(%a: i64) {
  %0 = llvm.call @g(%a, %a) : (i64, i64) -> i32
  llvm.return
}

// -----

llvm.func @g()
llvm.func @f() {
  "llvm.call"() <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>, res_attrs = [{llvm.noundef}]}> : () -> ()
  llvm.return
}
