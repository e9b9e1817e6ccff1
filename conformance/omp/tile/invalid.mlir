// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.tile` is refused; what keeps them all is not.

func.func @f(%n: i32) {
  %l = omp.new_cli
  %k = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.canonical_loop(%k) %j : i32 in range(%n) {
      omp.terminator
    }
    
    omp.terminator
  }
  omp.tile <- (%l, %k) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %k = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.canonical_loop(%k) %j : i32 in range(%n) {
      omp.terminator
    }
    omp.barrier
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op tiled loop nest must be perfectly nested}}
  omp.tile <- (%l, %k) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %k = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.canonical_loop(%k) %j : i32 in range(%i) {
      omp.terminator
    }
    
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op tiled loop nest must be rectangular}}
  omp.tile <- (%l, %k) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %k = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.canonical_loop(%k) %j : i32 in range(%n) {
      omp.terminator
    }
    
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op there must be one tile size for each applyee}}
  omp.tile <- (%l, %k) sizes(%n : i32)
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %k = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.canonical_loop(%k) %j : i32 in range(%n) {
      omp.terminator
    }
    
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op there must be one tile size for each applyee}}
  omp.tile <- (%l) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %k = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.canonical_loop(%k) %j : i32 in range(%n) {
      omp.terminator
    }
    
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op tiled loop nest must be nested within each other}}
  omp.tile <- (%k, %l) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %k = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.canonical_loop(%k) %j : i32 in range(%n) {
      omp.terminator
    }
    
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op must apply to at least one loop}}
  omp.tile <- () sizes(%n : i32)
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %k = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.canonical_loop(%k) %j : i32 in range(%n) {
      omp.terminator
    }
    
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op must apply to at least one loop}}
  "omp.tile"(%n) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (i32) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %k = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.canonical_loop(%k) %j : i32 in range(%n) {
      omp.terminator
    }
    
    omp.terminator
  }
  %g = omp.new_cli
  // expected-error@+1 {{'omp.tile' op expecting two times the number of generatees than applyees}}
  omp.tile (%g) <- (%l, %k) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %k = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.canonical_loop(%k) %j : i32 in range(%n) {
      omp.terminator
    }
    
    omp.terminator
  }
  // expected-error@+1 {{'omp.new_cli' op CLI has no generator}}
  %g = omp.new_cli
  // expected-note@+1 {{see consumer here: "omp.tile"(%2, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (!omp.cli, i32) -> ()}}
  omp.tile <- (%g) sizes(%n : i32)
  return
}

// -----

func.func @f(%l: !omp.cli, %k: !omp.cli, %n: i32) {
  // expected-error@+1 {{'omp.tile' op applyee CLI has no generator}}
  omp.tile <- (%l) sizes(%n : i32)
  return
}

// -----

func.func @f(%l: !omp.cli, %k: !omp.cli, %n: i32) {
  // expected-error@+1 {{'omp.fuse' op applyee CLI has no generator}}
  omp.fuse <- (%l, %k)
  return
}

// -----

func.func @f(%l: !omp.cli, %k: !omp.cli, %n: i32) {
  // expected-error@+1 {{'omp.tile' op applyee CLI has no generator}}
  omp.tile <- (%l, %k) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %m = omp.new_cli
  %g = omp.new_cli
  %t = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.canonical_loop(%m) %j : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  omp.tile (%g, %t) <- (%l) sizes(%n : i32)
  omp.tile <- (%g) sizes(%n : i32)
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %m = omp.new_cli
  %g = omp.new_cli
  %t = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.canonical_loop(%m) %j : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  omp.tile (%g, %t) <- (%l) sizes(%n : i32)
  omp.tile <- (%g, %t) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %m = omp.new_cli
  %g = omp.new_cli
  %t = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.canonical_loop(%m) %j : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  omp.tile (%g, %t) <- (%l) sizes(%n : i32)
  omp.tile <- (%t, %g) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %m = omp.new_cli
  %g = omp.new_cli
  %t = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.canonical_loop(%m) %j : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  omp.tile (%g, %t) <- (%l) sizes(%n : i32)
  omp.tile <- (%t) sizes(%n : i32)
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %m = omp.new_cli
  %g = omp.new_cli
  %t = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.canonical_loop(%m) %j : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  omp.tile (%g, %t) <- (%l) sizes(%n : i32)
  omp.tile <- (%t, %m) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %m = omp.new_cli
  %g = omp.new_cli
  %t = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.canonical_loop(%m) %j : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  omp.tile (%g, %t) <- (%l) sizes(%n : i32)
  omp.tile <- (%m, %t) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %m = omp.new_cli
  %g = omp.new_cli
  %t = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.canonical_loop(%m) %j : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  omp.tile (%g, %t) <- (%l) sizes(%n : i32)
  omp.tile <- (%g, %m) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %m = omp.new_cli
  %g = omp.new_cli
  %t = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.canonical_loop(%m) %j : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  omp.tile (%g, %t) <- (%l) sizes(%n : i32)
  omp.tile <- (%g, %t, %m) sizes(%n, %n, %n : i32, i32, i32)
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %m = omp.new_cli
  %x = omp.new_cli
  %g = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%m) %j : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%x) %j : i32 in range(%n) {
    omp.terminator
  }
  omp.fuse (%g) <- (%l, %m)
  omp.tile <- (%g) sizes(%n : i32)
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %m = omp.new_cli
  %x = omp.new_cli
  %g = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%m) %j : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%x) %j : i32 in range(%n) {
    omp.terminator
  }
  omp.fuse (%g) <- (%l, %m)
  omp.tile <- (%x, %g) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %m = omp.new_cli
  %x = omp.new_cli
  %g = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%m) %j : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%x) %j : i32 in range(%n) {
    omp.terminator
  }
  omp.fuse (%g) <- (%l, %m)
  omp.tile <- (%g, %x) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32) {
  %l = omp.new_cli
  %m = omp.new_cli
  %x = omp.new_cli
  %g = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%m) %j : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%x) %j : i32 in range(%n) {
    omp.terminator
  }
  omp.fuse (%g) <- (%l, %m)
  // expected-error@+1 {{'omp.fuse' op currently only supports omp.canonical_loop as applyee}}
  omp.fuse <- (%g, %x)
  return
}

// -----

func.func @f(%n: i32, %c: i1) {
  %l = omp.new_cli
  %k = omp.new_cli
  %m = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    
    omp.canonical_loop(%k) %j : i32 in range(%n) {
      omp.terminator
    }
    scf.if %c {
    }
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op tiled loop nest must be perfectly nested}}
  omp.tile <- (%l, %k) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32, %c: i1) {
  %l = omp.new_cli
  %k = omp.new_cli
  %m = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    scf.if %c {
    }
    omp.canonical_loop(%k) %j : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op tiled loop nest must be perfectly nested}}
  omp.tile <- (%l, %k) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32, %c: i1) {
  %l = omp.new_cli
  %k = omp.new_cli
  %m = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.barrier
    omp.canonical_loop(%k) %j : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op tiled loop nest must be perfectly nested}}
  omp.tile <- (%l, %k) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32, %c: i1) {
  %l = omp.new_cli
  %k = omp.new_cli
  %m = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    
    omp.canonical_loop(%k) %j : i32 in range(%n) {
      omp.terminator
    }
    cf.br ^bb1
  ^bb1:
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op tiled loop nest must be perfectly nested}}
  omp.tile <- (%l, %k) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32, %c: i1) {
  %l = omp.new_cli
  %k = omp.new_cli
  %m = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.parallel {
    omp.canonical_loop(%k) %j : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
    }
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op tiled loop nest must be nested within each other}}
  omp.tile <- (%l, %k) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32, %c: i1) {
  %l = omp.new_cli
  %k = omp.new_cli
  %m = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.canonical_loop(%m) %x : i32 in range(%n) {
    omp.canonical_loop(%k) %j : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
    }
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op tiled loop nest must be nested within each other}}
  omp.tile <- (%l, %k) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32, %c: i1) {
  %l = omp.new_cli
  %k = omp.new_cli
  %m = omp.new_cli
  omp.canonical_loop(%l) %i : i32 in range(%n) {
    omp.barrier
    omp.canonical_loop(%k) %j : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op tiled loop nest must be nested within each other}}
  omp.tile <- (%k, %l) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32, %c: i1) {
  %l = omp.new_cli
  %k = omp.new_cli
  %m = omp.new_cli
  omp.parallel {
    
    omp.canonical_loop(%l) %i : i32 in range(%n) {
 omp.terminator
}
 omp.canonical_loop(%k) %j : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op tiled loop nest must be nested within each other}}
  omp.tile <- (%l, %k) sizes(%n, %n : i32, i32)
  return
}
