// RUN: %bridge-conform --run-lines %s
// syntax: legacy

#affine_map42 = (d0, d1)[s0] -> (d0, d0 + d1 + s0 floordiv 2)
func @a03(%N: index) {
  %a = alloc()[%N] : memref<4x4xf32, #affine_map42>
  %b = alloc()[%N] : memref<4x4xf32, (d0, d1)[s0] -> (d0, d0 + d1 + s0 floordiv 2)>
  return
}

func @through(%N: index, %x: f32) -> f32 {
  %a = alloc()[%N] : memref<4x4xf32, #affine_map42>
  affine.store %x, %a[1, 2] : memref<4x4xf32, #affine_map42>
  %y = affine.load %a[1, 2] : memref<4x4xf32, #affine_map42>
  return %y : f32
}
// judges: interpreter; no pass lowers a layout with symbols
// run: @a03(2)
// run: @through(2, 1.5) == 1.5
