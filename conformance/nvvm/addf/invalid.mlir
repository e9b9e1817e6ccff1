// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `nvvm.addf` is refused; what keeps them all is not.

llvm.func @f(%a: f32, %b: f32) {
  %0 = nvvm.addf %a, %b {ftz = true} : f32
  llvm.return
}

// -----

llvm.func @f(%a: bf16, %b: bf16) {
  // expected-error@+1 {{'nvvm.addf' op FTZ and saturation are not supported for bf16 and vector<2xbf16> additions/subtractions}}
  %0 = nvvm.addf %a, %b {ftz = true} : bf16
  llvm.return
}

// -----

llvm.func @f(%a: bf16, %b: bf16) {
  %0 = nvvm.addf %a, %b : bf16
  llvm.return
}

// -----

llvm.func @f(%a: f64, %b: f64) {
  // expected-error@+1 {{'nvvm.addf' op FTZ and saturation are not supported for additions/subtractions involving f64 type}}
  %0 = nvvm.addf %a, %b {ftz = true} : f64
  llvm.return
}
