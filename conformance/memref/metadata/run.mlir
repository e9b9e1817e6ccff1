// RUN: %bridge-conform --run-lines %s
// What descriptors hold, and what they are without.

func.func @strided(%a: memref<4x6xi32>) -> (index, index, index, index, index) {
  %v = memref.subview %a[1, 2] [2, 2] [2, 3] : memref<4x6xi32> to memref<2x2xi32, strided<[12, 3], offset: 8>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %v
    : memref<2x2xi32, strided<[12, 3], offset: 8>> -> memref<i32>, index, index, index, index, index
  return %offset, %sizes#0, %sizes#1, %strides#0, %strides#1 : index, index, index, index, index
}
// run: @strided(random())

func.func @pointers(%a: memref<4xi32>) -> index {
  %v = memref.subview %a[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  %p = memref.extract_aligned_pointer_as_index %a : memref<4xi32> -> index
  %q = memref.extract_aligned_pointer_as_index %v : memref<2xi32, strided<[1], offset: 1>> -> index
  %d = arith.subi %q, %p : index
  return %d : index
}
// run: @pointers(random())

func.func @space(%a: memref<4xi32>, %i: index) -> i32 {
  %b = memref.memory_space_cast %a : memref<4xi32> to memref<4xi32, 1>
  %c = memref.memory_space_cast %b : memref<4xi32, 1> to memref<4xi32>
  memref.prefetch %c[%i], read, locality<3>, data : memref<4xi32>
  %r = memref.load %c[%i] : memref<4xi32>
  return %r : i32
}
// run: @space([1, 2, 3, 4], 2) == 3

func.func @distinct(%a: memref<4xi32>, %b: memref<4xi32>, %i: index) -> i32 {
  %c, %d = memref.distinct_objects %a, %b : memref<4xi32>, memref<4xi32>
  %x = memref.load %c[%i] : memref<4xi32>
  memref.store %x, %d[%i] : memref<4xi32>
  return %x : i32
}
// run: @distinct([1, 2, 3, 4], zeros(), 2) == 3
// then: #1 == [0, 0, 3, 0]
