// pass: canonicalize
// finding: invalid
// arguments: [true, 1.0]
// A padding that takes away more than there is, as only a program that never runs it can,
// gets the constants into its type: a tensor of -1 elements, which cannot be read again.

func.func @main(%c: i1, %z: f32) -> f32 {
  %t = tensor.from_elements %z : tensor<1xf32>
  %r = scf.if %c -> f32 {
    scf.yield %z : f32
  } else {
    %less = arith.constant -2 : index
    %zero = arith.constant 0 : index
    %p = tensor.pad %t low[%less] high[0] {
    ^bb0(%i: index):
      tensor.yield %z : f32
    } : tensor<1xf32> to tensor<?xf32>
    %x = tensor.extract %p[%zero] : tensor<?xf32>
    scf.yield %x : f32
  }
  return %r : f32
}
