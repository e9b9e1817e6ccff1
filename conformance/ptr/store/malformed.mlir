// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// The alignment is an integer of 64 bits.

func.func @beyond_64_bits(%p: !ptr.ptr<#ptr.generic_space>, %v: f32) {
  // expected-error @+2 {{custom op 'ptr.store' integer value too large}}
  // expected-error @+1 {{custom op 'ptr.store' invalid value for property alignment, expected optional int64_t}}
  ptr.store %v, %p alignment = 99999999999999999999 : f32, !ptr.ptr<#ptr.generic_space>
  return
}
