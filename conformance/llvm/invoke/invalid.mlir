// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.invoke` is refused; what keeps them all is not.

llvm.func @p(...) -> i32
llvm.func @g()
llvm.func @f() attributes {personality = @p} {
  llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @g()
llvm.func @f() attributes {personality = @p} {
  // expected-error@+1 {{first operation in unwind destination should be a llvm.landingpad operation}}
  llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @g()
llvm.func @f() attributes {personality = @p} {
  // expected-error@+1 {{must have at least one operation in unwind destination}}
  llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
}

// -----

llvm.func @p(...) -> i32
llvm.func @g(i32) -> i32
llvm.func @f() attributes {personality = @p} {
  %0 = llvm.invoke @g() to ^bb1 unwind ^bb2 : () -> i32
^bb1:
  llvm.return
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @g(i32, ...) -> i32
llvm.func @f(%a: i32) attributes {personality = @p} {
  // expected-error@+1 {{'llvm.invoke' op var_callee_type parameter type mismatch: 'i64' != 'i32'}}
  %0 = llvm.invoke @g(%a) to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (i64, ...)>) : (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%a: i32) attributes {personality = @p} {
  %0 = llvm.invoke @g(%a) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
  llvm.return
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @g()
llvm.func @f(%a: i32) attributes {personality = @p} {
  // expected-error@+1 {{operand bundle tag must be a StringAttr}}
  "llvm.invoke"(%a)[^bb1, ^bb2] <{callee = @g, op_bundle_sizes = array<i32: 1>, op_bundle_tags = [1], operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
