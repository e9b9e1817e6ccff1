// pass: remove-dead-values
// finding: invalid
// arguments: [7]
// Control never comes to the block that passes the constant, so that this is dead. The
// argument that it is passed to goes with it, although another block passes what is live.

func.func @main(%x: i32) -> i32 {
  %false = arith.constant false
  cf.cond_br %false, ^never, ^always
^never:
  %c = arith.constant 1 : i32
  cf.br ^end(%c : i32)
^always:
  cf.br ^end(%x : i32)
^end(%r: i32):
  return %r : i32
}
