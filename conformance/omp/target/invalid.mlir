// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.target` is refused; what keeps them all is not.

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
llvm.func @f(%a: !llvm.ptr, %n: i32) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  "omp.target"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0>, kernel_type = #omp<kernel_type(generic)>}> ({
  ^bb0(%x: !llvm.ptr):
    
    omp.terminator
  })  : (!llvm.ptr) -> ()
  llvm.return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
llvm.func @f(%a: !llvm.ptr, %n: i32) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{to, from, tofrom and alloc map types are permitted}}
  "omp.target"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0>, kernel_type = #omp<kernel_type(generic)>}> ({
  ^bb0(%x: !llvm.ptr):
    
    omp.terminator
  })  : (!llvm.ptr) -> ()
  llvm.return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
llvm.func @f(%a: !llvm.ptr, %n: i32) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{missing map operation}}
  "omp.target"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0>, kernel_type = #omp<kernel_type(generic)>}> ({
  ^bb0(%x: !llvm.ptr):
    
    omp.terminator
  })  : (!llvm.ptr) -> ()
  llvm.return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
llvm.func @f(%a: !llvm.ptr, %n: i32) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  "omp.target"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>, kernel_type = #omp<kernel_type(generic)>}> ({
  ^bb0(%x: !llvm.ptr):
    
    omp.terminator
  })  : (!llvm.ptr) -> ()
  llvm.return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
llvm.func @f(%a: !llvm.ptr, %n: i32) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{'omp.target' op 'has_device_addr' arguments must be defined by 'omp.map.info' ops}}
  "omp.target"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>, kernel_type = #omp<kernel_type(generic)>}> ({
  ^bb0(%x: !llvm.ptr):
    
    omp.terminator
  })  : (!llvm.ptr) -> ()
  llvm.return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
llvm.func @f(%a: !llvm.ptr, %n: i32) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  "omp.target"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>, kernel_type = #omp<kernel_type(generic)>, private_syms = [@p]}> ({
  ^bb0(%x: !llvm.ptr):
    
    omp.terminator
  })  : (!llvm.ptr) -> ()
  llvm.return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
llvm.func @f(%a: !llvm.ptr, %n: i32) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{failed to lookup privatizer op with symbol: '@f'}}
  "omp.target"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>, kernel_type = #omp<kernel_type(generic)>, private_syms = [@f]}> ({
  ^bb0(%x: !llvm.ptr):
    
    omp.terminator
  })  : (!llvm.ptr) -> ()
  llvm.return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
llvm.func @f(%a: !llvm.ptr, %n: i32) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{sizes of `private` operand range and `private_maps` attribute mismatch}}
  "omp.target"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>, kernel_type = #omp<kernel_type(generic)>, private_syms = [@p], private_maps = array<i64: 0, 1>}> ({
  ^bb0(%x: !llvm.ptr):
    
    omp.terminator
  })  : (!llvm.ptr) -> ()
  llvm.return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
llvm.func @f(%a: !llvm.ptr, %n: i32) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  "omp.target"(%a) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0>, kernel_type = #omp<kernel_type(generic)>, private_syms = [@p], private_maps = array<i64: 0>}> ({
  ^bb0(%x: !llvm.ptr):
    
    omp.terminator
  })  : (!llvm.ptr) -> ()
  llvm.return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
llvm.func @f(%a: !llvm.ptr, %n: i32) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.target"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, kernel_type = #omp<kernel_type(generic)>}> ({
  ^bb0():
    
    omp.terminator
  })  : (!llvm.ptr) -> ()
  llvm.return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
llvm.func @f(%a: !llvm.ptr, %n: i32) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{'omp.target' op expected as many depend values as depend variables}}
  "omp.target"(%a) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, kernel_type = #omp<kernel_type(generic)>}> ({
  ^bb0():
    
    omp.terminator
  })  : (!llvm.ptr) -> ()
  llvm.return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
llvm.func @f(%a: !llvm.ptr, %n: i32) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{'omp.target' op bare kernel requires 'omp.combined'}}
  "omp.target"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0>, kernel_type = #omp<kernel_type(bare)>}> ({
  ^bb0(%x: !llvm.ptr):
    
    omp.terminator
  })  : (!llvm.ptr) -> ()
  llvm.return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
llvm.func @f(%a: !llvm.ptr, %n: i32) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{'omp.target' op bare kernel must contain a nested 'omp.teams' operation}}
  "omp.target"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0>, kernel_type = #omp<kernel_type(bare)>}> ({
  ^bb0(%x: !llvm.ptr):
    
    omp.terminator
  }) {omp.combined} : (!llvm.ptr) -> ()
  llvm.return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
llvm.func @f(%a: !llvm.ptr, %n: i32) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  "omp.target"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0>, kernel_type = #omp<kernel_type(bare)>}> ({
  ^bb0(%x: !llvm.ptr):
    omp.teams {
      omp.terminator
    }
    omp.terminator
  }) {omp.combined} : (!llvm.ptr) -> ()
  llvm.return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
llvm.func @f(%a: !llvm.ptr, %n: i32) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{'omp.target' op SPMD kernel must capture an 'omp.loop_nest' operation}}
  "omp.target"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0>, kernel_type = #omp<kernel_type(spmd)>}> ({
  ^bb0(%x: !llvm.ptr):
    
    omp.terminator
  })  : (!llvm.ptr) -> ()
  llvm.return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
llvm.func @f(%a: !llvm.ptr, %n: i32) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{'omp.target' op SPMD kernel must capture an 'omp.loop_nest' operation}}
  "omp.target"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0>, kernel_type = #omp<kernel_type(spmd)>}> ({
  ^bb0(%x: !llvm.ptr):
    
    omp.terminator
  }) {omp.combined} : (!llvm.ptr) -> ()
  llvm.return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
llvm.func @f(%a: !llvm.ptr, %n: i32) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{'omp.target' op multiple eligible child ops found in combined op}}
  "omp.target"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0>, kernel_type = #omp<kernel_type(generic)>}> ({
  ^bb0(%x: !llvm.ptr):
    omp.teams {
      omp.terminator
    }
    omp.teams {
      omp.terminator
    }
    omp.terminator
  }) {omp.combined} : (!llvm.ptr) -> ()
  llvm.return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
llvm.func @f(%a: !llvm.ptr, %n: i32) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{target containing multiple 'omp.teams' nested ops}}
  "omp.target"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0>, kernel_type = #omp<kernel_type(generic)>}> ({
  ^bb0(%x: !llvm.ptr):
    omp.teams {
      omp.terminator
    }
    omp.teams {
      omp.terminator
    }
    omp.terminator
  })  : (!llvm.ptr) -> ()
  llvm.return
}

// -----

omp.private {type = private} @p : !llvm.ptr init {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  omp.yield(%y : !llvm.ptr)
}
llvm.func @f(%a: !llvm.ptr, %n: i32) {
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  "omp.target"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0>, kernel_type = #omp<kernel_type(generic)>}> ({
  ^bb0(%x: !llvm.ptr):
    omp.barrier
    omp.teams {
      omp.terminator
    }
    omp.terminator
  })  : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  omp.target kernel_type(generic) host_eval(%n -> %x : i32) {
    omp.teams num_teams(to %x : i32) {
      omp.terminator
    }
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  omp.target kernel_type(generic) host_eval(%n -> %x : i32) {
    omp.teams thread_limit(%x : i32) {
      omp.terminator
    }
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'omp.target' op host_eval argument illegal use in 'llvm.add' operation}}
  omp.target kernel_type(generic) host_eval(%n -> %x : i32) {
    omp.teams {
      %1 = llvm.add %x, %x : i32
      omp.terminator
    }
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  omp.target kernel_type(generic) host_eval(%n -> %x : i32) {
    // expected-error@+1 {{use of undeclared SSA value name}}
    omp.teams if(%c) num_teams(to %x : i32) {
      omp.terminator
    }
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'omp.target' op host_eval argument illegal use in 'llvm.trunc' operation}}
  omp.target kernel_type(generic) host_eval(%n -> %x : i32) {
    %c = llvm.trunc %x : i32 to i1
    omp.teams {
      omp.terminator
    }
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  omp.target kernel_type(generic) host_eval(%n -> %x : i32) {
    omp.parallel num_threads(%x : i32) {
      omp.terminator
    }
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target kernel_type(generic) host_eval(%n -> %x : i32) {
    omp.simd {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
        omp.yield
      }
    }
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i1) {
  // expected-error@+1 {{'omp.target' op host_eval argument only legal as 'num_threads' in 'omp.parallel'}}
  omp.target kernel_type(generic) host_eval(%n -> %x : i1) {
    omp.parallel if(%x) {
      omp.terminator
    }
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i1) {
  // expected-error@+1 {{'omp.target' op host_eval argument only legal as 'num_teams' and 'thread_limit' in 'omp.teams'}}
  omp.target kernel_type(generic) host_eval(%n -> %x : i1) {
    omp.teams if(%x) {
      omp.terminator
    }
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target kernel_type(generic) host_eval(%n -> %x : i32) {
    omp.simd {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    }
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  omp.target kernel_type(spmd) host_eval(%n -> %x : i32) {
    omp.simd {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    }
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target kernel_type(generic) host_eval(%n -> %x : i32) {
    omp.simd {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    }
    omp.terminator
  } 
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target kernel_type(generic) host_eval(%n -> %x : i32) {
    omp.wsloop {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    }
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target kernel_type(generic) host_eval(%n -> %x : i32) {
    omp.parallel {
 omp.wsloop {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    }
 omp.terminator
    }
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target kernel_type(generic) host_eval(%n -> %x : i32) {
    omp.parallel {
 omp.wsloop {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    }
 omp.terminator
    } {omp.combined}
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'omp.target' op SPMD kernel must capture an 'omp.loop_nest' operation}}
  omp.target kernel_type(spmd) host_eval(%n -> %x : i32) {
    omp.parallel {
 omp.wsloop {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    }
 omp.terminator
    }
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  omp.target kernel_type(spmd) host_eval(%n -> %x : i32) {
    omp.parallel {
 omp.wsloop {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    }
 omp.terminator
    } {omp.combined}
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target kernel_type(generic) host_eval(%n -> %x : i32) {
    omp.teams {
 omp.distribute {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    }
 omp.terminator
    }
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  omp.target kernel_type(generic) host_eval(%n -> %x : i32) {
    omp.teams {
 omp.distribute {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    }
 omp.terminator
    } {omp.combined}
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target kernel_type(generic) host_eval(%n -> %x : i32) {
    omp.teams {
 omp.distribute {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    }
 omp.terminator
    } {omp.combined}
    omp.terminator
  } 
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target kernel_type(generic) host_eval(%n -> %x : i32) {
    omp.teams {
 omp.loop {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    }
 omp.terminator
    } {omp.combined}
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target kernel_type(generic) host_eval(%n -> %x : i32) {
    omp.teams {
 omp.simd {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    }
 omp.terminator
    } {omp.combined}
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  omp.target kernel_type(spmd) host_eval(%n -> %x : i32) {
    omp.teams {
 omp.distribute {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    }
 omp.terminator
    } {omp.combined}
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  omp.target kernel_type(spmd) host_eval(%n -> %x : i32) {
    omp.teams {
 omp.parallel {
 omp.distribute {
 omp.wsloop {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    } {omp.composite}
    } {omp.composite}
 omp.terminator
    } {omp.composite}
 omp.terminator
    } {omp.combined}
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target kernel_type(generic) host_eval(%n -> %x : i32) {
    omp.teams {
 omp.parallel {
 omp.distribute {
 omp.wsloop {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    } {omp.composite}
    } {omp.composite}
 omp.terminator
    } {omp.composite}
 omp.terminator
    } {omp.combined}
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  omp.target kernel_type(generic) host_eval(%n -> %x : i32) {
    omp.teams {
 omp.barrier
 omp.distribute {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    }
 omp.terminator
    } {omp.combined}
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  omp.target kernel_type(spmd) host_eval(%n -> %x : i32) {
    omp.barrier
 omp.teams {
 omp.distribute {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    }
 omp.terminator
    } {omp.combined}
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+2 {{custom op 'omp.target' failed to parse TargetExecModeAttr parameter 'value' which is to be a `::mlir::omp::TargetExecMode`}}
  // expected-error@+1 {{custom op 'omp.target' expected ::mlir::omp::TargetExecMode to be one of: bare, generic, spmd, spmd_no_loop}}
  omp.target kernel_type(no_loop) host_eval(%n -> %x : i32) {
    omp.simd {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    }
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target kernel_type(bare) host_eval(%n -> %x : i32) {
    omp.teams {
 omp.distribute {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    }
 omp.terminator
    } {omp.combined}
    omp.terminator
  } {omp.combined}
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'omp.target' op spmd_no_loop kernel must contain a nested 'omp.teams' operation}}
  omp.target kernel_type(spmd_no_loop) host_eval(%n -> %x : i32) {
    omp.simd {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
 omp.yield
 }
    }
    omp.terminator
  } {omp.combined}
  llvm.return
}
