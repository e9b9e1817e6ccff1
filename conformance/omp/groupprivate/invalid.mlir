// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.groupprivate` is refused; what keeps them all is not.

// expected-error@+1 {{'omp.groupprivate' op expected symbol reference 'x' to point to a global variable}}
%r:1 = "omp.groupprivate"() <{sym_name=@x}> : () -> (!llvm.ptr)

// -----

// expected-error@+1 {{'omp.groupprivate' op expected symbol reference 'x' to point to a global variable}}
omp.groupprivate @x : !llvm.ptr

// -----

llvm.func @x()
llvm.func @f() {
// expected-error@+1 {{'omp.groupprivate' op expected symbol reference 'x' to point to a global variable, not a function}}
%0 = omp.groupprivate @x : !llvm.ptr
llvm.return
}

// -----

llvm.mlir.global @x() : i32
llvm.func @f() {
%0 = omp.groupprivate @x : !llvm.ptr
llvm.return
}

// -----

llvm.mlir.global @x() : i32
llvm.func @f() {
%0 = omp.groupprivate @x : !llvm.ptr<3>
// expected-error@+1 {{'omp.groupprivate' op expected symbol reference 'y' to point to a global variable}}
%1 = omp.groupprivate @y : !llvm.ptr<3>
llvm.return
}

// -----

omp.private {type = private} @x : i32
func.func @f() {
%0 = omp.groupprivate @x : !llvm.ptr
return
}

// -----

module @x {}
func.func @f() {
%0 = omp.groupprivate @x : !llvm.ptr
return
}

// -----

memref.global @x : memref<f32>
func.func @f() {
%0 = omp.groupprivate @x : !llvm.ptr
return
}

// -----

llvm.mlir.alias @x : i32 {%0 = llvm.mlir.zero : !llvm.ptr
 llvm.return %0 : !llvm.ptr}
func.func @f() {
%0 = omp.groupprivate @x : !llvm.ptr
return
}

// -----

func.func private @x()
func.func @f() {
// expected-error@+1 {{'omp.groupprivate' op expected symbol reference 'x' to point to a global variable, not a function}}
%0 = omp.groupprivate @x : !llvm.ptr
return
}

// -----

// expected-error@+1 {{'llvm.comdat' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
llvm.comdat @x {}
func.func @f() {
%0 = omp.groupprivate @x : !llvm.ptr
return
}

// -----

memref.global "private" @x : memref<f32>
func.func @f() {
%0 = omp.groupprivate @x : !llvm.ptr
return
}

// -----

// expected-error@+1 {{custom op 'ml_program.global' expected 'public', 'private', or 'nested'}}
ml_program.global @x : i32
func.func @f() {
%0 = omp.groupprivate @x : !llvm.ptr
return
}

// -----

gpu.module @x {}
func.func @f() {
%0 = omp.groupprivate @x : !llvm.ptr
return
}

// -----

llvm.mlir.global @x() : i32
func.func @f() {
%0 = omp.groupprivate @x : !llvm.ptr
return
}

// -----

llvm.mlir.global external thread_local @x() : i32
func.func @f() {
%0 = omp.groupprivate @x : !llvm.ptr
return
}

// -----

spirv.GlobalVariable @x : !spirv.ptr<i32, Input>
func.func @f() {
%0 = omp.groupprivate @x : !llvm.ptr
return
}

// -----

// expected-error@+1 {{'gpu.func' op expects parent op 'gpu.module'}}
gpu.func @x() {gpu.return}
func.func @f() {
%0 = omp.groupprivate @x : !llvm.ptr
return
}

// -----

func.func private @z()
func.func @f() {
// expected-error@+1 {{'omp.groupprivate' op expected symbol reference 'x' to point to a global variable}}
%0 = omp.groupprivate @x : !llvm.ptr
return
}

// -----

// expected-error@+1 {{'omp.groupprivate' op expected symbol reference 'x' to point to a global variable}}
omp.groupprivate @x : !llvm.ptr
func.func @f() {
%0 = omp.groupprivate @x : !llvm.ptr
return
}
