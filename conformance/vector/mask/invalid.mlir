// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `vector.mask` is refused; what keeps them all is not.

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  %r = "vector.mask"(%m) ({
    %x = vector.transfer_read %b[%i], %s : memref<?xf32>, vector<4xf32>
    vector.yield %x : vector<4xf32>
  }) : (vector<4xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: vector<4xf32>) {
  %r = "vector.mask"(%m, %t) ({
    %x = vector.transfer_read %b[%i], %s : memref<?xf32>, vector<4xf32>
    vector.yield %x : vector<4xf32>
  }) : (vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  "vector.mask"(%m) ({
    vector.transfer_write %v, %b[%i] : vector<4xf32>, memref<?xf32>
    vector.yield
  }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  %r = "vector.mask"(%m) ({
    vector.yield %v : vector<4xf32>
  }) : (vector<4xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  %r = "vector.mask"(%m) ({
    %x = vector.reduction <add>, %v : vector<4xf32> into f32
    vector.yield %x : f32
  }) : (vector<4xi1>) -> f32
  return
}

// -----

func.func @f(%m: i1, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  // expected-error@+1 {{'vector.mask' op operand #0 must be vector of 1-bit signless integer values, but got 'i1'}}
  %r = "vector.mask"(%m) ({
    %x = vector.transfer_read %b[%i], %s : memref<?xf32>, vector<4xf32>
    vector.yield %x : vector<4xf32>
  }) : (i1) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<i1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  // expected-error@+1 {{'vector.mask' op operand #0 must be vector of 1-bit signless integer values, but got 'vector<i1>'}}
  %r = "vector.mask"(%m) ({
    %x = vector.transfer_read %b[%i], %s : memref<?xf32>, vector<4xf32>
    vector.yield %x : vector<4xf32>
  }) : (vector<i1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  // expected-error@+1 {{'vector.mask' op region should have no arguments}}
  %r = "vector.mask"(%m) ({
    ^b(%j: index):
    %x = vector.transfer_read %b[%i], %s : memref<?xf32>, vector<4xf32>
    vector.yield %x : vector<4xf32>
  }) : (vector<4xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>) {
  // expected-error@+1 {{'vector.mask' op region #0 ('maskRegion') failed to verify constraint: region with 1 blocks}}
  "vector.mask"(%m) ({
  }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%m: vector<4xi1>) {
  // expected-error@+1 {{'vector.mask' op expects a non-empty block}}
  "vector.mask"(%m) ({
  ^b:
  }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  // expected-error@+1 {{'vector.mask' op expects only one operation to mask}}
  "vector.mask"(%m) ({
    vector.transfer_write %v, %b[%i] : vector<4xf32>, memref<?xf32>
    vector.transfer_write %v, %b[%i] : vector<4xf32>, memref<?xf32>
    vector.yield
  }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  // expected-error@+1 {{'vector.mask' op expects a terminator within the mask region}}
  "vector.mask"(%m) ({
    vector.transfer_write %v, %b[%i] : vector<4xf32>, memref<?xf32>
    func.return
  }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  // expected-error@+1 {{'vector.mask' op expects number of results to match mask region yielded values}}
  %r = "vector.mask"(%m) ({
    %x = vector.transfer_read %b[%i], %s : memref<?xf32>, vector<4xf32>
    vector.yield
  }) : (vector<4xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  // expected-error@+1 {{'vector.mask' op expects number of results to match mask region yielded values}}
  "vector.mask"(%m) ({
    vector.yield %v : vector<4xf32>
  }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  // expected-error@+1 {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  %r = "vector.mask"(%m) ({
    %x = arith.addf %v, %v : vector<4xf32>
    vector.yield %x : vector<4xf32>
  }) : (vector<4xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  // expected-error@+1 {{'vector.mask' op expects number of results to match maskable operation number of results}}
  %r = "vector.mask"(%m) ({
    vector.transfer_write %v, %b[%i] : vector<4xf32>, memref<?xf32>
    vector.yield %v : vector<4xf32>
  }) : (vector<4xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  // expected-error@+1 {{'vector.mask' op expects all the results from the MaskableOpInterface to match all the values returned by the terminator}}
  %r = "vector.mask"(%m) ({
    %x = vector.transfer_read %b[%i], %s : memref<?xf32>, vector<4xf32>
    vector.yield %v : vector<4xf32>
  }) : (vector<4xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  // expected-error@+1 {{'vector.mask' op expects result type to match maskable operation result type}}
  %r = "vector.mask"(%m) ({
    %x = vector.transfer_read %b[%i], %s : memref<?xf32>, vector<4xf32>
    vector.yield %x : vector<4xf32>
  }) : (vector<4xi1>) -> vector<5xf32>
  return
}

// -----

func.func @f(%m: vector<5xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  // expected-error@+1 {{'vector.mask' op expects a 'vector<4xi1>' mask for the maskable operation}}
  %r = "vector.mask"(%m) ({
    %x = vector.transfer_read %b[%i], %s : memref<?xf32>, vector<4xf32>
    vector.yield %x : vector<4xf32>
  }) : (vector<5xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<[4]xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  // expected-error@+1 {{'vector.mask' op expects a 'vector<4xi1>' mask for the maskable operation}}
  %r = "vector.mask"(%m) ({
    %x = vector.reduction <add>, %v : vector<4xf32> into f32
    vector.yield %x : f32
  }) : (vector<[4]xi1>) -> f32
  return
}

// -----

func.func @f(%m: vector<8xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  // expected-error@+1 {{'vector.mask' op expects a 'vector<4xi1>' mask for the maskable operation}}
  %r = "vector.mask"(%m) ({
    %x = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v, %v, %s : vector<4xf32>, vector<4xf32> into f32
    vector.yield %x : f32
  }) : (vector<8xi1>) -> f32
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  // expected-error@+1 {{'vector.mask' op expects a 'vector<4x4xi1>' mask for the maskable operation}}
  %r = "vector.mask"(%m) ({
    %x = vector.outerproduct %v, %v : vector<4xf32>, vector<4xf32>
    vector.yield %x : vector<4x4xf32>
  }) : (vector<4xi1>) -> vector<4x4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32, %w: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.mask' op expects a 'vector<4x8xi1>' mask for the maskable operation}}
  %r = "vector.mask"(%m) ({
    %x = vector.multi_reduction <add>, %w, %v [1] : vector<4x8xf32> to vector<4xf32>
    vector.yield %x : vector<4xf32>
  }) : (vector<4xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32, %w: vector<4xi32>) {
  %r = "vector.mask"(%m) ({
    %x = vector.gather %b[%i] [%w], %m, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.yield %x : vector<4xf32>
  }) : (vector<4xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32, %w: vector<4xi32>) {
  // expected-error@+1 {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  "vector.mask"(%m) ({
    vector.scatter %b[%i] [%w], %m, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
    vector.yield
  }) : (vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%m: vector<5xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  // expected-error@+1 {{'vector.mask' op expects a 'vector<4xi1>' mask for the maskable operation}}
  "vector.mask"(%m) ({
    vector.transfer_write %v, %b[%i] : vector<4xf32>, memref<?xf32>
    vector.yield
  }) : (vector<5xi1>) -> ()
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  // expected-error@+1 {{'vector.mask' op doesn't expect a passthru argument for this maskable operation}}
  %r = "vector.mask"(%m, %t) ({
    %x = vector.reduction <add>, %v : vector<4xf32> into f32
    vector.yield %x : f32
  }) : (vector<4xi1>, f32) -> f32
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  // expected-error@+1 {{'vector.mask' op doesn't expect a passthru argument for this maskable operation}}
  "vector.mask"(%m, %t) ({
    vector.transfer_write %v, %b[%i] : vector<4xf32>, memref<?xf32>
    vector.yield
  }) : (vector<4xi1>, f32) -> ()
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: vector<5xf32>) {
  // expected-error@+1 {{'vector.mask' op expects passthru type to match result type}}
  %r = "vector.mask"(%m, %t) ({
    %x = vector.transfer_read %b[%i], %s : memref<?xf32>, vector<4xf32>
    vector.yield %x : vector<4xf32>
  }) : (vector<4xi1>, vector<5xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %v: vector<4xf32>, %b: memref<?xf32>, %i: index, %s: f32, %t: f32) {
  // expected-error@+1 {{'vector.mask' op expects number of results to match mask region yielded values}}
  %r = "vector.mask"(%m) ({
    %x = vector.transfer_read %b[%i], %s : memref<?xf32>, vector<4xf32>
    vector.yield %x, %x : vector<4xf32>, vector<4xf32>
  }) : (vector<4xi1>) -> vector<4xf32>
  return
}
