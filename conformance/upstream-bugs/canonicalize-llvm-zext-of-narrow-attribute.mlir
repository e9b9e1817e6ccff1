// pass: canonicalize
// finding: wrong
// arguments: []
// LLVM IR gets the constant as -1 of 32 bits: an attribute of another width is extended
// by its sign. Upstream's fold extends the attribute's 8 bits by zeros.

func.func @main() -> i64 {
  %a = llvm.mlir.constant(-1 : i8) : i32
  %r = llvm.zext %a : i32 to i64
  return %r : i64
}
