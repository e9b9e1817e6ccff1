// RUN: %bridge-opt --engine=native %s | FileCheck %s
// RUN: %bridge-opt --engine=upstream %s | FileCheck %s
// Blanks may stand around an `x`; a zero before it makes no hexadecimal number.

// CHECK: shard.grid @blanks(shape = 4x3)
shard.grid @blanks(shape = 4 x 3)
// CHECK: shard.grid @zero(shape = ?x0x3)
shard.grid @zero(shape = ?x0x3)
