// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `scf.execute_region` is refused; what keeps them all is not.

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  "scf.execute_region"() ({
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  %r = "scf.execute_region"() ({
    cf.br ^c
  ^c:
    scf.yield %v : i32
  }) : () -> i32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.execute_region' op region needs to have at least one block}}
  "scf.execute_region"() ({
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.execute_region' op region cannot have any arguments}}
  "scf.execute_region"() ({
  ^b(%x: i32):
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.execute_region' op along control flow edge from Operation scf.yield to Operation scf.execute_region: region branch point has 1 operands, but region successor needs 0 inputs}}
  "scf.execute_region"() ({
    // expected-note@+1 {{region branch point}}
    scf.yield %v : i32
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.execute_region' op along control flow edge from Operation scf.yield to Operation scf.execute_region: region branch point has 0 operands, but region successor needs 1 inputs}}
  %r = "scf.execute_region"() ({
    // expected-note@+1 {{region branch point}}
    scf.yield
  }) : () -> i32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  // expected-error@+1 {{'scf.execute_region' op along control flow edge from Operation scf.yield to Operation scf.execute_region: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %r = "scf.execute_region"() ({
    // expected-note@+1 {{region branch point}}
    scf.yield %f : f32
  }) : () -> i32
  return
}

// -----

func.func @f(%i: index, %c: i1, %v: i32, %f: f32, %t: tensor<4xf32>) {
  "scf.execute_region"() ({
    // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }) : () -> ()
  return
}
