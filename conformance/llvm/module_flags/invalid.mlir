// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.module_flags` is refused; what keeps them all is not.

llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]

// -----

llvm.module_flags []

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "a", "b">, #llvm.mlir.module_flag<append, "c", ["d", "e"]>]

// -----

// expected-error@+1 {{'llvm.module_flags' op expected a module flag attribute}}
llvm.module_flags [1 : i32]

// -----

// expected-error@+1 {{'llvm.module_flags' op expected a module flag attribute}}
llvm.module_flags [#llvm.zero]

// -----

// expected-error@+1 {{'llvm.module_flags' op expected a module flag attribute}}
llvm.module_flags [#llvm.mlir.module_flag<error, "a", 1 : i32>, "b"]

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.module_flags' op must appear at the module level}}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
  llvm.return
}

// -----

llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @g, count = 222>]>]

// -----

// expected-error@+1 {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [1]>]

// -----

// expected-error@+1 {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", 1>]

// -----

// expected-error@+1 {{'ProfileSummary' key expects a '#llvm.profile_summary' attribute}}
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", 1>]

// -----

// expected-error@+1 {{only integer, integer-like dialect attributes, string, and string-array values are currently supported for unknown key '"a"'}}
llvm.module_flags [#llvm.mlir.module_flag<error, "a", unit>]

// -----

// expected-error@+1 {{only integer, integer-like dialect attributes, string, and string-array values are currently supported for unknown key '"a"'}}
llvm.module_flags [#llvm.mlir.module_flag<error, "a", [1]>]

// -----

// expected-error@+1 {{only integer, integer-like dialect attributes, string, and string-array values are currently supported for unknown key '"a"'}}
llvm.module_flags [#llvm.mlir.module_flag<error, "a", []>]
