// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of `pdl_interp.foreach` is refused.

func.func @f(%r: !pdl.range<operation>) {
  // expected-error@+1 {{expected ':'}}
  pdl_interp.foreach %op in %r {} -> ^end
  return
}

// -----

func.func @f(%r: !pdl.range<operation>) {
  // expected-error@+1 {{custom op 'pdl_interp.foreach' expected 'in' after loop variable}}
  pdl_interp.foreach %op : !pdl.operation of %r {} -> ^end
  return
}

// -----

func.func @f(%r: !pdl.range<operation>) {
  // expected-error@+2 {{use of value '%r' expects different type than prior uses: '!pdl.range<value>' vs '!pdl.range<operation>'}}
  // expected-note@-2 {{prior use here}}
  pdl_interp.foreach %op : !pdl.value in %r {} -> ^end
  return
}

// -----

func.func @f(%r: !pdl.range<operation>) {
  // expected-error@+1 {{expected '{' to begin a region}}
  pdl_interp.foreach %op : !pdl.operation in %r -> ^end
  return
}

// -----

func.func @f(%r: !pdl.range<operation>) {
  // expected-error@+1 {{expected '->'}}
  pdl_interp.foreach %op : !pdl.operation in %r {} ^end
  return
}

// -----

func.func @f(%r: !pdl.range<operation>) {
  // expected-error@+1 {{expected block name}}
  pdl_interp.foreach %op : !pdl.operation in %r {} -> end
  return
}

// -----

func.func @f(%r: !pdl.range<operation>) {
  // expected-error@+1 {{expected SSA operand}}
  pdl_interp.foreach op : !pdl.operation in %r {} -> ^end
  return
}
