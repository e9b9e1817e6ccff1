// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `omp.fuse` is refused; what keeps them all is not.

func.func @f(%n: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  %c = omp.new_cli
  %g = omp.new_cli
  %h = omp.new_cli
  omp.canonical_loop(%a) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%b) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%c) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.fuse <- (%a, %b, %c)
  return
}

// -----

func.func @f(%n: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  %c = omp.new_cli
  %g = omp.new_cli
  %h = omp.new_cli
  omp.canonical_loop(%a) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%b) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%c) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.fuse (%g) <- (%a, %b, %c)
  return
}

// -----

func.func @f(%n: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  %c = omp.new_cli
  %g = omp.new_cli
  %h = omp.new_cli
  omp.canonical_loop(%a) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%b) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%c) %i : i32 in range(%n) {
    omp.terminator
  }
  // expected-error@+1 {{'omp.fuse' op in a complete fuse the number of generatees must be exactly 1}}
  omp.fuse (%g, %h) <- (%a, %b, %c)
  return
}

// -----

func.func @f(%n: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  %c = omp.new_cli
  %g = omp.new_cli
  %h = omp.new_cli
  omp.canonical_loop(%a) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%b) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%c) %i : i32 in range(%n) {
    omp.terminator
  }
  // expected-error@+1 {{'omp.fuse' op must apply to at least two loops}}
  omp.fuse <- (%a)
  return
}

// -----

func.func @f(%n: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  %c = omp.new_cli
  %g = omp.new_cli
  // expected-error@+1 {{'omp.new_cli' op CLI has no generator}}
  %h = omp.new_cli
  omp.canonical_loop(%a) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%b) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%c) %i : i32 in range(%n) {
    omp.terminator
  }
  // expected-note@+1 {{see consumer here: "omp.fuse"(%0, %4) <{operandSegmentSizes = array<i32: 0, 2>}> : (!omp.cli, !omp.cli) -> ()}}
  omp.fuse <- (%a, %h)
  return
}

// -----

func.func @f(%n: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  %c = omp.new_cli
  %g = omp.new_cli
  %h = omp.new_cli
  omp.canonical_loop(%a) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%b) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%c) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.fuse (%g, %h) <- (%a, %b, %c) looprange(first = 2, count = 2)
  return
}

// -----

func.func @f(%n: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  %c = omp.new_cli
  %g = omp.new_cli
  %h = omp.new_cli
  omp.canonical_loop(%a) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%b) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%c) %i : i32 in range(%n) {
    omp.terminator
  }
  // expected-error@+1 {{'omp.fuse' op the numbers of applyees must be at least first minus one plus count attributes}}
  "omp.fuse"(%a, %b, %c) <{operandSegmentSizes = array<i32: 0, 3>, first = 2 : i64, count = 3 : i64}> : (!omp.cli, !omp.cli, !omp.cli) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  %c = omp.new_cli
  %g = omp.new_cli
  %h = omp.new_cli
  omp.canonical_loop(%a) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%b) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%c) %i : i32 in range(%n) {
    omp.terminator
  }
  // expected-error@+1 {{'omp.fuse' op the number of generatees must be the number of aplyees plus one minus count}}
  "omp.fuse"(%g, %a, %b, %c) <{operandSegmentSizes = array<i32: 1, 3>, first = 1 : i64, count = 2 : i64}> : (!omp.cli, !omp.cli, !omp.cli, !omp.cli) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  %c = omp.new_cli
  %g = omp.new_cli
  %h = omp.new_cli
  omp.canonical_loop(%a) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%b) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%c) %i : i32 in range(%n) {
    omp.terminator
  }
  "omp.fuse"(%g, %h, %a, %b, %c) <{operandSegmentSizes = array<i32: 2, 3>, first = 1 : i64, count = 2 : i64}> : (!omp.cli, !omp.cli, !omp.cli, !omp.cli, !omp.cli) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  %c = omp.new_cli
  %g = omp.new_cli
  %h = omp.new_cli
  omp.canonical_loop(%a) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%b) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%c) %i : i32 in range(%n) {
    omp.terminator
  }
  // expected-error@+1 {{'omp.fuse' op the number of generatees must be the number of aplyees plus one minus count}}
  "omp.fuse"(%g, %a, %b, %c) <{operandSegmentSizes = array<i32: 1, 3>, first = 0 : i64, count = 2 : i64}> : (!omp.cli, !omp.cli, !omp.cli, !omp.cli) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  %c = omp.new_cli
  %g = omp.new_cli
  %h = omp.new_cli
  omp.canonical_loop(%a) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%b) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%c) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.fuse (%g) <- (%a, %b)
  // expected-error@+1 {{'omp.fuse' op currently only supports omp.canonical_loop as applyee}}
  omp.fuse <- (%g, %c)
  return
}
