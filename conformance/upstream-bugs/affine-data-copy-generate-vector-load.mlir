// pass: func.func(affine-data-copy-generate{generate-dma=false fast-mem-space=0})
// finding: trap
// arguments: [[1, 2, 3, 4, 5, 6, 7, 8]]
// A vector of four elements is loaded, from 2 on. The buffer has the elements from 0 to 2,
// as if one element were loaded.

func.func @main(%m: memref<8xi64>) -> vector<4xi64> {
  %x = affine.load %m[0] : memref<8xi64>
  %v = affine.vector_load %m[2] : memref<8xi64>, vector<4xi64>
  return %v : vector<4xi64>
}
