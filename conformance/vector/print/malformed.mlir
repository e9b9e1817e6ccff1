// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `vector.print` is refused.

func.func @f(%f: f32) {
  // expected-error@+1 {{expected ':'}}
  vector.print %f
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+2 {{use of value '%f' expects different type than prior uses: 'f64' vs 'f32'}}
  // expected-note@-2 {{prior use here}}
  vector.print %f : f64
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'text' is unknown (tried 'func.text' as well)}}
  vector.print str text
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected '<'}}
  vector.print punctuation comma
  return
}

// -----

func.func @f() {
  // expected-error@+2 {{custom op 'vector.print' failed to parse Vector_PrintPunctuation parameter 'value' which is to be a `::mlir::vector::PrintPunctuation`}}
  // expected-error@+1 {{custom op 'vector.print' expected ::mlir::vector::PrintPunctuation to be one of: no_punctuation, newline, comma, open, close}}
  vector.print punctuation <semicolon>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected operation name in quotes}}
  vector.print 1.0 : f32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'vector.print' `str` clause can appear at most once in the expansion of the oilist directive}}
  vector.print str "a" str "b"
  return
}
