// RUN: %bridge-conform --run-lines %s
// What is done with each element.

func.func @abs(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.abs ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}
// run: @abs(random(), random())

func.func @add(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %c: memref<4x8xf32>) {
  linalg.add ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  return
}
// run: @add(random(), random(), random())

func.func @ceil(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.ceil ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}
// run: @ceil(random(), random())

func.func @copy(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.copy ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}
// run: @copy(random(), random())

func.func @div(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %c: memref<4x8xf32>) {
  linalg.div ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  return
}
// run: @div(random(), random(), random())

func.func @div_unsigned(%a: memref<4x8xi32>, %b: memref<4x8xi32>, %c: memref<4x8xi32>) {
  linalg.div_unsigned ins(%a, %b : memref<4x8xi32>, memref<4x8xi32>) outs(%c : memref<4x8xi32>)
  return
}
// run: @div_unsigned(random(), random(), random())

func.func @exp(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.exp ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}
// run: @exp(random(), random())

func.func @fill(%a: f32, %b: memref<4x8xf32>) {
  linalg.fill ins(%a : f32) outs(%b : memref<4x8xf32>)
  return
}
// run: @fill(random(), random())

func.func @fill_rng_2d(%a: f64, %b: f64, %c: i32, %d: memref<4x8xf32>) {
  linalg.fill_rng_2d ins(%a, %b, %c : f64, f64, i32) outs(%d : memref<4x8xf32>)
  return
}
// run: @fill_rng_2d(random(), random(), random(), random())

func.func @floor(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.floor ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}
// run: @floor(random(), random())

func.func @log(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.log ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}
// run: @log(random(), random())

func.func @max(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %c: memref<4x8xf32>) {
  linalg.max ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  return
}
// run: @max(random(), random(), random())

func.func @min(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %c: memref<4x8xf32>) {
  linalg.min ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  return
}
// run: @min(random(), random(), random())

func.func @mul(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %c: memref<4x8xf32>) {
  linalg.mul ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  return
}
// run: @mul(random(), random(), random())

func.func @negf(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.negf ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}
// run: @negf(random(), random())

func.func @power(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %c: memref<4x8xf32>) {
  linalg.powf ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  return
}
// run: @power(random(), random(), random())

func.func @reciprocal(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.reciprocal ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}
// run: @reciprocal(random(), random())

func.func @round(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.round ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}
// run: @round(random(), random())

func.func @rsqrt(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.rsqrt ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}
// run: @rsqrt(full(4), zeros())
// then: #1 == full(0.5)

func.func @select(%a: memref<4x8xi1>, %b: memref<4x8xf32>, %c: memref<4x8xf32>, %d: memref<4x8xf32>) {
  linalg.select ins(%a, %b, %c : memref<4x8xi1>, memref<4x8xf32>, memref<4x8xf32>) outs(%d : memref<4x8xf32>)
  return
}
// run: @select(random(), random(), random(), random())

func.func @sqrt(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.sqrt ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}
// run: @sqrt(random(), random())

func.func @square(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.square ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}
// run: @square(random(), random())

func.func @sub(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %c: memref<4x8xf32>) {
  linalg.sub ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  return
}
// run: @sub(random(), random(), random())

func.func @tanh(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  linalg.tanh ins(%a : memref<4x8xf32>) outs(%b : memref<4x8xf32>)
  return
}
// run: @tanh(random(), random())
