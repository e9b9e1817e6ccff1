// Reductions whose state goes from one iteration to the next, by iter_args.

// The mean and the variance of numbers in one pass (Welford's method, which does not
// lose digits where the mean is large): two values are carried, two are returned.
func.func @mean_variance(%numbers: memref<?xf32>) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %numbers, %c0 : memref<?xf32>
  %mean, %squares = affine.for %i = 0 to %n
      iter_args(%m = %zero, %s = %zero) -> (f64, f64) {
    %narrow = affine.load %numbers[%i] : memref<?xf32>
    %x = arith.extf %narrow : f32 to f64
    // How many numbers there have been, this one included.
    %seen = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %seen_i64 = arith.index_cast %seen : index to i64
    %count = arith.sitofp %seen_i64 : i64 to f64
    %delta = arith.subf %x, %m : f64
    %share = arith.divf %delta, %count : f64
    %next_mean = arith.addf %m, %share : f64
    %rest = arith.subf %x, %next_mean : f64
    %square = arith.mulf %delta, %rest : f64
    %next_squares = arith.addf %s, %square : f64
    affine.yield %next_mean, %next_squares : f64, f64
  }
  %n_i64 = arith.index_cast %n : index to i64
  %total = arith.sitofp %n_i64 : i64 to f64
  %variance = arith.divf %squares, %total : f64
  return %mean, %variance : f64, f64
}

// Where the largest number stands, and which it is; the first one, where several are.
func.func @argmax(%numbers: memref<?xi32>) -> (index, i32) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %numbers, %c0 : memref<?xi32>
  %first = affine.load %numbers[0] : memref<?xi32>
  %place, %largest = affine.for %i = 1 to %n
      iter_args(%at = %c0, %best = %first) -> (index, i32) {
    %x = affine.load %numbers[%i] : memref<?xi32>
    %above = arith.cmpi sgt, %x, %best : i32
    %next_at = arith.select %above, %i, %at : index
    %next_best = arith.select %above, %x, %best : i32
    affine.yield %next_at, %next_best : index, i32
  }
  return %place, %largest : index, i32
}
