// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of clauses is refused.

func.func @f() {
  %p = memref.alloc() : memref<f32>
  // expected-error@+1 {{'acc.parallel' op expected private as defining op}}
  acc.parallel private(%p : memref<f32>) {
    acc.yield
  }
  return
}

// -----

func.func @f() {
  %p = memref.alloc() : memref<f32>
  // expected-error@+1 {{'acc.parallel' op expected firstprivate as defining op}}
  acc.parallel firstprivate(%p : memref<f32>) {
    acc.yield
  }
  return
}

// -----

func.func @f() {
  %p = memref.alloc() : memref<f32>
  // expected-error@+1 {{'acc.serial' op expected reduction as defining op}}
  acc.serial reduction(%p : memref<f32>) {
    acc.yield
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.parallel' op num_gangs expects a maximum of 3 values per segment}}
  acc.parallel num_gangs({%i : index, %i : index, %i : index, %i : index}) {
    acc.yield
  }
  return
}

// -----

func.func @f(%x: i64, %p: memref<f32>) {
  %0 = acc.create varPtr(%p : memref<f32>) -> memref<f32>
  // expected-error@+1 {{wait attribute cannot appear with waitOperands}}
  acc.enter_data wait(%x : i64) dataOperands(%0 : memref<f32>) attributes {wait}
  return
}

// -----

func.func @f(%x: i64, %p: memref<f32>) {
  %0 = acc.getdeviceptr varPtr(%p : memref<f32>) -> memref<f32>
  // expected-error@+1 {{wait attribute cannot appear with waitOperands}}
  acc.exit_data wait(%x : i64) dataOperands(%0 : memref<f32>) attributes {wait}
  return
}
