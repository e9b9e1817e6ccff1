// RUN: %bridge-run %s --shared-libs=%t/libmlir_c_runner_utils.so 2>&1 | FileCheck %s
// RUN: %bridge-run %s --shared-libs=%t/libother.so,%s 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: rm -f %t.o
// RUN: %bridge-run %s --dump-object-file --object-filename=%t.o | FileCheck %s
// RUN: cat %t.o
// A library that cannot be loaded is told, and the program runs as far as it can; that
// the libraries of mlir-runner are not installed is no mistake.

// CHECK-NOT: Failed
// CHECK: 7
// MISSING: Failed to create MemoryBuffer for: {{.*}}libother.so
// MISSING-NEXT: Error: No such file or directory
// MISSING-NEXT: Could not load {{.*}}run-libraries.mlir:
// MISSING-NEXT: {{.*}}invalid ELF header
// MISSING-NEXT: 7
llvm.func @printI64(i64)
llvm.func @printNewline()
llvm.func @main() {
  %0 = llvm.mlir.constant(7 : i64) : i64
  llvm.call @printI64(%0) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}
