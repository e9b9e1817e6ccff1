// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// Arguments, words and types of wasmssa, and alignments of pointers.

// expected-error@+1 {{failed to verify 'elementType': 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference}}
wasmssa.func @f(%a: !wasmssa<local ref to index>) { wasmssa.return }

// -----

// expected-error@+1 {{failed to verify 'elementType': 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference}}
wasmssa.func @f(%a: !wasmssa<local ref to i16>) { wasmssa.return }

// -----

// expected-error@+1 {{expected 'ref'}}
wasmssa.func @f(%a: !wasmssa<local to i32>) { wasmssa.return }

// -----

// expected-error@+1 {{unknown  type `global` in dialect `wasmssa`}}
wasmssa.func @f(%a: !wasmssa<global ref to i32>) { wasmssa.return }

// -----

// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{failed to parse WasmSSA_LocalRef parameter 'elementType' which is to be a `::mlir::Type`}}
wasmssa.func @f(%a: !wasmssa<local ref to >) { wasmssa.return }

// -----

// expected-error@+1 {{expected 'to'}}
wasmssa.func @f(%a: !wasmssa<local ref i32>) { wasmssa.return }

// -----

// expected-error@+1 {{custom op 'wasmssa.func' expecting either `exported` or symbol name. got nested}}
wasmssa.func nested @f() { wasmssa.return }

// -----

// expected-error@+1 {{expected ':'}}
wasmssa.func @f(%a) { wasmssa.return }

// -----

// expected-error@+1 {{custom op 'wasmssa.func' expected SSA identifier}}
wasmssa.func @f(%a: !wasmssa<local ref to i32>, ...) { wasmssa.return }

// -----

// expected-error@+1 {{expected '('}}
wasmssa.func @f

// -----

// expected-error@+1 {{custom op 'wasmssa.func' expecting either `exported` or symbol name. got private}}
wasmssa.func private @f()

// -----

// expected-error@+1 {{custom op 'wasmssa.import_func' expected 'from'}}
wasmssa.import_func "a" froms "b" as @f {type = (i32) -> ()}

// -----

// expected-error@+1 {{custom op 'wasmssa.import_func' expected 'as'}}
wasmssa.import_func "a" from "b" @f {type = (i32) -> ()}

// -----

// expected-error@+1 {{custom op 'wasmssa.import_func' 'wasmssa.import_func' op attribute 'type' failed to satisfy constraint: type attribute of function type}}
wasmssa.import_func "a" from "b" as @f {type = i32}

// -----

// expected-error@+1 {{'wasmssa.import_global' op attribute 'type' failed to satisfy constraint: type attribute of 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference}}
wasmssa.import_global "a" from "b" as @f : i16

// -----

// expected-error@+1 {{custom op 'wasmssa.import_global' expected string}}
wasmssa.import_global a from "b" as @f : i32

// -----

// expected-error@+1 {{custom op 'wasmssa.import_table' expected 'from'}}
wasmssa.import_table "a" froms "b" as @f : !wasmssa<tabletype !wasmssa.funcref [2:]>

// -----

// expected-error@+1 {{custom op 'wasmssa.import_mem' expected 'from'}}
wasmssa.import_mem "a" froms "b" as @f : !wasmssa<limit[2:]>

// -----

// expected-error@+1 {{expected operation name in quotes}}
wasmssa.import_mem "a" from "b" as @f : !wasmssa<limit[2:]>

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse WasmSSA_LimitType parameter 'min' which is to be a `uint32_t`}}
wasmssa.memory exported @m !wasmssa<limit[x: 4]>

// -----

// expected-error@+1 {{'wasmssa.global' op attribute 'type' failed to satisfy constraint: type attribute of 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference}}
wasmssa.global @g i16 : { wasmssa.return }

// -----

// expected-error@+1 {{'wasmssa.global' op attribute 'type' failed to satisfy constraint: type attribute of 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference}}
wasmssa.global @g index : {
  %0 = wasmssa.const 1 : i32
  wasmssa.return %0 : i32
}

// -----

wasmssa.func @f(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 : ref to i32
    wasmssa.if %0 : {
      wasmssa.block_return
    // expected-error@+1 {{expected '>'}}
    } elsex {
      wasmssa.block_return
    }> ^bb1
  ^bb1: 
    wasmssa.return %0 : i32
}

// -----

// expected-note@+1 {{prior use here}}
wasmssa.func @f(%arg0: !wasmssa<local ref to i32>) -> i32 {
    // expected-error@+1 {{use of value '%arg0' expects different type than prior uses: '!wasmssa<local ref to i64>' vs '!wasmssa<local ref to i32>'}}
    %0 = wasmssa.local_get %arg0 : ref to i64
    wasmssa.return %0 : i64
}

// -----

wasmssa.func @f(%arg0: !wasmssa<local ref to i32>) -> i32 {
    // expected-error@+1 {{custom op 'wasmssa.local_get' expected 'ref'}}
    %0 = wasmssa.local_get %arg0 : i32
    wasmssa.return %0 : i32
}

// -----

wasmssa.func @f(%arg0: !wasmssa<local ref to i32>) -> i32 {
    // expected-note@+1 {{prior use here}}
    %0 = wasmssa.local_get %arg0 : ref to i32
    %1 = wasmssa.add %0 %0 : i32
    // expected-error@+1 {{use of value '%0' expects different type than prior uses: 'f32' vs 'i32'}}
    %2 = wasmssa.add %0 %0 : f32
    wasmssa.return %0 : i32
}

// -----

wasmssa.func @f(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.const 1 : i64
    // expected-error@+1 {{input type and result type of local.set do not match}}
    wasmssa.local_set %arg0 : ref to i32 to %0 : i64
    wasmssa.return %0 : i64
}

// -----

wasmssa.func @f() -> i32 {
    %0 = wasmssa.const 1.0 : i64
    // expected-error@+1 {{floating point value not valid for specified type}}
    wasmssa.return %0 : i64
}

// -----

wasmssa.func @f() -> i32 {
    // expected-error@+1 {{'wasmssa.const' op result #0 must be 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float, but got 'i16'}}
    %0 = wasmssa.const 1 : i16
    wasmssa.return %0 : i16
}

// -----

wasmssa.func @f() -> i32 {
    // expected-note@+1 {{prior use here}}
    %0 = wasmssa.local of type i32
    %1 = wasmssa.local of type index
    // expected-error@+1 {{use of value '%0' expects different type than prior uses: 'i32' vs '!wasmssa<local ref to i32>'}}
    wasmssa.return %0 : i32
}

// -----

wasmssa.func @f() -> i32 {
    // expected-error@+1 {{custom op 'wasmssa.local' expected 'type'}}
    %0 = wasmssa.local of typ i32
    wasmssa.return %0 : i32
}

// -----

// expected-error@+1 {{"llvm.align" should be an integer attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.align = "a"})

// -----

// expected-error@+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.align = 4})

// -----

// expected-error@+1 {{"llvm.align" should be an integer attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.align})

// -----

// expected-error@+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @f() -> (i32 {llvm.align = 4 : i64})

// -----

// expected-error@+1 {{"llvm.alignstack" should be an integer attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.alignstack = "a"})

// -----

// expected-error@+1 {{"llvm.dereferenceable" should be an integer attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.dereferenceable = "a"})

// -----

// expected-error@+1 {{"llvm.dereferenceable" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.dereferenceable = 1})

// -----

// expected-error@+1 {{"llvm.noalias" should be a unit attribute}}
llvm.func @f(%a: i32 {llvm.noalias = 1})

// -----

// expected-error@+1 {{"llvm.noalias" should be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.noalias = 1})

// -----

// expected-error@+1 {{"llvm.byval" should be a type attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.byval})

// -----

// expected-error@+1 {{"llvm.sret" should be a type attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.byval = i32, llvm.sret = 1})

// -----

// expected-error@+1 {{"llvm.byval" attribute attached to non-pointer LLVM type}}
llvm.func @f(%a: i32 {llvm.byval = i32})

// -----

// expected-error@+1 {{"llvm.zeroext" should be a unit attribute}}
llvm.func @f(%a: i32 {llvm.signext, llvm.zeroext = 1})

// -----

// expected-error@+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @f(%a: f32 {llvm.signext})

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f(%a: f32 {llvm.signext})

// -----

wasmssa.func @f() -> !wasmssa<local ref to i32> { wasmssa.return }

// -----

wasmssa.func @f() -> index { wasmssa.return }

// -----

wasmssa.func exported @f() { wasmssa.return }

// -----

wasmssa.func @f(i32)

// -----

wasmssa.import_func "a" from "b" as @f {type = (i32) -> ()}

// -----

wasmssa.import_global "a" from "b" as @f mutable : i32

// -----

wasmssa.memory @m !wasmssa<limit[4:2]>

// -----

wasmssa.memory @m !wasmssa<limit[2: 4]>

// -----

wasmssa.global @g i32 mutable : { wasmssa.return }

// -----

wasmssa.global @g i32 mutabl : { wasmssa.return }

// -----

wasmssa.global @g i32 : {
  %0 = wasmssa.const 1 : i64
  wasmssa.return %0 : i64
}

// -----

wasmssa.func @f(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 : ref to i32
    wasmssa.if %0 : {
      wasmssa.block_return
    } else {
      wasmssa.block_return
    }> ^bb1
  ^bb1: 
    wasmssa.return %0 : i32
}

// -----

llvm.func @f(%a: !llvm.ptr {llvm.align = 3 : i32})

// -----

llvm.func @f(%a: !llvm.ptr {llvm.align = 3})

// -----

llvm.func @f(%a: !llvm.ptr {llvm.align = 4 : i32})

// -----

llvm.func @f(%a: !llvm.ptr {llvm.align = -4 : i64})

// -----

llvm.func @f(%a: !llvm.ptr {llvm.align = 0})

// -----

llvm.func @f(%a: !llvm.ptr {llvm.align = 4 : index})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.align = 4 : i32})

// -----

func.func @f(%a: i32 {llvm.foo}) { return }
