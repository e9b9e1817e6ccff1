// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// A case is an integer of 64 bits, of which the flag's are kept.

func.func @beyond_64_bits(%a: i32) {
  // expected-error @+1 {{custom op 'cf.switch' integer value too large}}
  cf.switch %a : i32, [ default: ^x, 99999999999999999999999: ^x ]
^x:
  return
}

// -----

func.func @beyond_63_bits(%a: i32) {
  // expected-error @+1 {{custom op 'cf.switch' integer value too large}}
  cf.switch %a : i32, [ default: ^x, 9223372036854775808: ^x ]
^x:
  return
}
