// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `mpi.reduce_scatter_block` is refused.

func.func @f(%a: memref<4xi1>, %b: memref<?x3xf64>, %c: !mpi.comm) {
  // expected-error@+1 {{'mpi.reduce_scatter_block' op sendbuf and recvbuf must have the same element type}}
  "mpi.reduce_scatter_block"(%a, %b, %c) <{op = 13 : i32}> : (memref<4xi1>, memref<?x3xf64>, !mpi.comm) -> ()
  return
}
