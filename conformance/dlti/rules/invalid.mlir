// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of a target description is refused.

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1 : i32>>} {
}

// -----

// expected-error@+1 {{no DLTI entries provided}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<>} {
}

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<i32 = #dlti.target_device_spec<"a" = 1 : i32>>} {
}

// -----

// expected-error@+1 {{value associated with key "CPU" is not a DLTI device spec}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = 1 : i32>} {
}

// -----

// expected-error@+1 {{repeated device ID in dlti.target_system_spec: "CPU"}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1 : i32>, "CPU" = #dlti.target_device_spec<"a" = 1 : i32>>} {
}

// -----

// expected-error@+1 {{repeated DLTI key: "a"}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1 : i32, "a" = 2 : i32>>} {
}

// -----

module attributes {dlti.target_system_spec = #dlti.target_system_spec<"" = #dlti.target_device_spec<"a" = 1 : i32>>} {
}

// -----

// expected-error@+1 {{no DLTI entries provided}}
module attributes {dlti.target_system_spec = #dlti.target_device_spec<>} {
}

// -----

// expected-error@+1 {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
module attributes {dlti.target_system_spec = 1 : i32} {
}

// -----

// An alignment is read without sign.
// expected-error@+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, -1, 64]> : vector<3xi64>>} {
}

// -----

// expected-error@+1 {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.func<void (i32)> = dense<64> : vector<2xi64>>} {
}

// -----

// expected-error@+1 {{to be a #ptr.spec attribute}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#llvm.address_space<1>> = 1>} {
}

// -----

// The layout of a module is the first of its attributes that is one.
// expected-note@+1 {{enclosing op with data layout}}
module attributes {sym.name = #dlti.dl_spec<"unknown.x" = 1>} {
  // expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<"unknown.x" = 2>} {
  }
}

// -----

// An address space that is new has to be like the default.
// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[32, 64, 64]> : vector<3xi64>>} {
  // expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<2> = dense<[32, 64, 64]> : vector<3xi64>>} {
  }
}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<1xi64>>} {
  // expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[48, 64]> : vector<2xi64>>} {
  }
}
