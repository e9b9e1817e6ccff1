// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.scan` is refused; what keeps them all is not.

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
func.func @f(%n: i32, %m: memref<i32>) {
  omp.wsloop reduction(mod: inscan, @r %m -> %x : memref<i32>) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.scan inclusive(%m : memref<i32>)
      omp.yield
    }
  }
  return
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
func.func @f(%n: i32, %m: memref<i32>) {
  omp.simd reduction(mod: inscan, @r %m -> %x : memref<i32>) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.scan exclusive(%m : memref<i32>)
      omp.yield
    }
  }
  return
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
func.func @f(%n: i32, %m: memref<i32>) {
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier}}
      omp.scan inclusive(%m : memref<i32>)
      omp.yield
    }
  }
  return
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
func.func @f(%n: i32, %m: memref<i32>) {
  omp.simd {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier}}
      omp.scan inclusive(%m : memref<i32>)
      omp.yield
    }
  }
  return
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
func.func @f(%n: i32, %m: memref<i32>) {
  omp.wsloop reduction(mod: task, @r %m -> %x : memref<i32>) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier}}
      omp.scan inclusive(%m : memref<i32>)
      omp.yield
    }
  }
  return
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
func.func @f(%n: i32, %m: memref<i32>) {
  omp.wsloop reduction(mod: inscan, @r %m -> %x : memref<i32>) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{Exactly one of EXCLUSIVE or INCLUSIVE clause is expected}}
      omp.scan 
      omp.yield
    }
  }
  return
}

// -----

omp.declare_reduction @r : i32 init {
^bb0(%x: i32):
  omp.yield(%x : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
func.func @f(%n: i32, %m: memref<i32>) {
  omp.wsloop reduction(mod: inscan, @r %m -> %x : memref<i32>) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{Exactly one of EXCLUSIVE or INCLUSIVE clause is expected}}
      omp.scan inclusive(%m : memref<i32>) exclusive(%m : memref<i32>)
      omp.yield
    }
  }
  return
}
