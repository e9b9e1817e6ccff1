// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.landingpad` is refused; what keeps them all is not.

llvm.func @f() {
  // expected-error@+1 {{llvm.landingpad needs to be in a function with a personality}}
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  // expected-error@+1 {{landingpad instruction expects at least one clause or cleanup attribute}}
  %0 = llvm.landingpad : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%a: !llvm.ptr) attributes {personality = @p} {
  // expected-error@+1 {{clause #0 is not a known constant - null, addressof, bitcast}}
  %0 = llvm.landingpad (catch %a : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.mlir.global external @g() : i32
llvm.func @f() attributes {personality = @p} {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.bitcast %0 : !llvm.ptr to !llvm.ptr
  %3 = llvm.mlir.undef : !llvm.array<1 x ptr>
  %4 = llvm.landingpad (catch %0 : !llvm.ptr) (catch %1 : !llvm.ptr) (catch %2 : !llvm.ptr) (filter %3 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %0 = llvm.mlir.zero : !llvm.ptr
  // expected-note@+1 {{global addresses expected as operand to bitcast used in clauses for landingpad}}
  %1 = llvm.bitcast %0 : !llvm.ptr to !llvm.ptr
  // expected-error@+1 {{constant clauses expected}}
  %2 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%a: !llvm.ptr) attributes {personality = @p} {
  // expected-note@+1 {{global addresses expected as operand to bitcast used in clauses for landingpad}}
  %1 = llvm.bitcast %a : !llvm.ptr to !llvm.ptr
  // expected-error@+1 {{constant clauses expected}}
  %2 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %0 = llvm.mlir.undef : !llvm.ptr
  // expected-error@+1 {{clause #0 is not a known constant - null, addressof, bitcast}}
  %2 = llvm.landingpad (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

func.func @f() {
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  return
}
