// RUN: %bridge-conform --run-lines %s
// syntax: legacy

func @serial_sum(%In : memref<100xf32>) -> f32 {
  %cst0 = constant 0.0 : f32
  %tot = affine.for %i = 0 to 100 iter_args (%subtot = %cst0) -> (f32) {
    %0 = affine.load %In[%i] : memref<100xf32>
    %1 = addf %subtot, %0 : f32
    affine.yield %1 : f32
  }
  return %tot : f32
}
// run: @serial_sum(iota()) == 4950.0
// run: @serial_sum(full(0.1)) == 10.000001907348633
// run: @serial_sum(random())
