// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `spirv.module` is refused; what keeps them all is not.

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    spirv.Return
  }
  
  "spirv.EntryPoint"() <{fn = @f, execution_model = #spirv.execution_model<GLCompute>, interface = []}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    spirv.Return
  }
  
  // expected-error@+1 {{function 'v' not found in 'spirv.module'}}
  "spirv.EntryPoint"() <{fn = @v, execution_model = #spirv.execution_model<GLCompute>, interface = []}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    spirv.Return
  }
  
  // expected-error@+1 {{function 'w' not found in 'spirv.module'}}
  "spirv.EntryPoint"() <{fn = @w, execution_model = #spirv.execution_model<GLCompute>, interface = []}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    spirv.Return
  }
  
  "spirv.EntryPoint"() <{fn = @f, execution_model = #spirv.execution_model<GLCompute>, interface = [@v]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    spirv.Return
  }
  
  // expected-error@+1 {{expected spirv.GlobalVariable symbol reference instead of'@w'}}
  "spirv.EntryPoint"() <{fn = @f, execution_model = #spirv.execution_model<GLCompute>, interface = [@w]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    spirv.Return
  }
  
  // expected-error@+1 {{expected spirv.GlobalVariable symbol reference instead of'@f'}}
  "spirv.EntryPoint"() <{fn = @f, execution_model = #spirv.execution_model<GLCompute>, interface = [@f]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    spirv.Return
  }
  
  // expected-error@+1 {{expected symbol reference for interface specification instead of '@v::@w}}
  "spirv.EntryPoint"() <{fn = @f, execution_model = #spirv.execution_model<GLCompute>, interface = [@v::@w]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    spirv.Return
  }
  
  // expected-error@+1 {{'spirv.EntryPoint' op attribute 'interface' failed to satisfy constraint: symbol ref array attribute}}
  "spirv.EntryPoint"() <{fn = @f, execution_model = #spirv.execution_model<GLCompute>, interface = ["x"]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    spirv.Return
  }
  
  // expected-error@+1 {{'spirv.EntryPoint' op attribute 'interface' failed to satisfy constraint: symbol ref array attribute}}
  "spirv.EntryPoint"() <{fn = @f, execution_model = #spirv.execution_model<GLCompute>, interface = [1]}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @f
  // expected-error@+1 {{duplicate of a previous EntryPointOp}}
  "spirv.EntryPoint"() <{fn = @f, execution_model = #spirv.execution_model<GLCompute>, interface = []}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    spirv.Return
  }
  spirv.EntryPoint "Kernel" @f
  "spirv.EntryPoint"() <{fn = @f, execution_model = #spirv.execution_model<GLCompute>, interface = []}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    spirv.Return
  }
  // expected-error@+1 {{'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)}}
  spirv.func @g() "None"
  "spirv.EntryPoint"() <{fn = @f, execution_model = #spirv.execution_model<GLCompute>, interface = []}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    spirv.Return
  }
  spirv.func @g() "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "g", linkage_type = <Import>>}
  "spirv.EntryPoint"() <{fn = @f, execution_model = #spirv.execution_model<GLCompute>, interface = []}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    spirv.Return
  }
  // expected-error@+1 {{'spirv.module' can only contain spirv.* ops}}
  func.func private @g()
  "spirv.EntryPoint"() <{fn = @f, execution_model = #spirv.execution_model<GLCompute>, interface = []}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    spirv.Return
  }
  // expected-error@+1 {{'spirv.module' can only contain spirv.* ops}}
  %0 = arith.constant 1 : i32
  "spirv.EntryPoint"() <{fn = @f, execution_model = #spirv.execution_model<GLCompute>, interface = []}> : () -> ()
}

// -----

spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v : !spirv.ptr<f32, Input>
  spirv.func @f() "None" {
    // expected-error@+1 {{functions in 'spirv.module' can only contain spirv.* ops}}
    %0 = arith.constant 1 : i32
    spirv.Return
  }
  
  "spirv.EntryPoint"() <{fn = @f, execution_model = #spirv.execution_model<GLCompute>, interface = []}> : () -> ()
}
