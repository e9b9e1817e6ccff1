// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `linalg.generic` is refused; what keeps them all is not.

func.func @f() {
  %0 = linalg.generic {indexing_maps = [], iterator_types = []} {
    linalg.yield
  // expected-error@+1 {{expected '{' to begin a region}}
  } -> tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected to have pure tensor or buffer semantics}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected the number of indexing_map (1) to be equal to the number of input/output operands (2)}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op unexpected symbols in indexing_map #0}}
  linalg.generic {indexing_maps = [affine_map<(i)[s] -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected operand #0 rank (1) to match the result rank of indexing_map (2)}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0, d0))}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected indexing_map #0 to have 2 dim(s) to match the number of loops}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op unexpected result less than 0 at expression #0 in (d0) -> (d0 - 1)}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i - 1)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (3 - i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error@+1 {{'linalg.generic' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 5}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<5xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i + 1)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<5xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error@+1 {{'linalg.generic' op inferred input/output operand #1 has shape's dimension #0 to be greater than or equal to 7, but found 5}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i * 2)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<5xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<?xf32>, %b: memref<5xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<?xf32>) outs(%b : memref<5xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<0xf32>, %b: memref<0xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<0xf32>) outs(%b : memref<0xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expects to have 1 region with 1 block}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expects region #0 to have 0 or 1 blocks}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    cf.br ^bb1
  ^bb1:
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected as many non-induction variable region arguments as the number of input/output operands}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected type of bb argument #0 ('f64') to match element or self type of the corresponding operand ('f32')}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f64, %y: f32):
    linalg.yield %y : f32
  }
  return
}

// -----

func.func @f(%a: f32, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected type of bb argument #0 ('i32') to match element or self type of the corresponding operand ('f32')}}
  linalg.generic {indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : f32) outs(%b : memref<4xf32>) {
  ^bb0(%x: i32, %y: f32):
    linalg.yield %y : f32
  }
  return
}

// -----

func.func @f(%a: f32, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : f32) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: f32, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected operand #0 rank (0) to match the result rank of indexing_map (1)}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : f32) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected type of operand #0 ('tensor<4xf32>') to match type of corresponding result ('tensor<4xf64>')}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  } -> tensor<4xf64>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected the number of tensor results (1) to be equal to the number of output tensors (0)}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'linalg.generic' op operand #0 must be variadic of shaped of any non-token type values, but got 'f32'}}
  linalg.generic {indexing_maps = [affine_map<(i) -> ()>], iterator_types = ["parallel"]} outs(%a : f32) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"], library_call = ""} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op requires attribute 'indexing_maps'}}
  "linalg.generic"(%a) <{iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }) : (memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<6xf32>) {
  // expected-error@+1 {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0, d0 + d1))}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i + j)>], iterator_types = ["parallel", "reduction"]} ins(%a : memref<4xf32>) outs(%b : memref<6xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<3xf32>, %c: memref<6xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i + j)>], iterator_types = ["parallel", "reduction"]} ins(%a, %b : memref<4xf32>, memref<3xf32>) outs(%c : memref<6xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<3xf32>, %c: memref<5xf32>) {
  // expected-error@+1 {{'linalg.generic' op inferred input/output operand #2 has shape's dimension #0 to be greater than or equal to 6, but found 5}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i + j)>], iterator_types = ["parallel", "reduction"]} ins(%a, %b : memref<4xf32>, memref<3xf32>) outs(%c : memref<5xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<3xf32>, %c: memref<7xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i + j)>], iterator_types = ["parallel", "reduction"]} ins(%a, %b : memref<4xf32>, memref<3xf32>) outs(%c : memref<7xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @a_map_over_fewer_loops(%a: tensor<1x5xf32>, %b: tensor<5x1xf32>, %c: tensor<5x5xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected indexing_map #1 to have 2 dim(s) to match the number of loops}}
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<1x5xf32>, tensor<5x1xf32>) outs(%c : tensor<5x5xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  } -> tensor<5x5xf32>
  return
}
