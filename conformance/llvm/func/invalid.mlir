// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `llvm.func` is refused; what keeps them all is not.

// expected-error@+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @f() {
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @f()

// -----

llvm.func extern_weak @f()

// -----

// expected-error@+1 {{no_inline and always_inline attributes are incompatible}}
llvm.func @f() attributes {no_inline, always_inline} {
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op with optimize_none must also be no_inline}}
llvm.func @f() attributes {optimize_none} {
  llvm.return
}

// -----

llvm.func @f() attributes {optimize_none, no_inline} {
  llvm.return
}

// -----

llvm.func @f() attributes {optimize_none}

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%a: tensor<4xf32>) {
  llvm.return
}

// -----

// expected-error@+1 {{expected comdat symbol}}
llvm.func @f() comdat(@c)

// -----

llvm.comdat @c {
  llvm.comdat_selector @any any
}
llvm.func @f() comdat(@c::@any) {
  llvm.return
}

// -----

llvm.comdat @c {
  llvm.comdat_selector @any any
}
// expected-error@+1 {{expected comdat symbol}}
llvm.func @f() comdat(@c) {
  llvm.return
}

// -----

llvm.func @p(...) -> i32
// expected-error@+1 {{'llvm.landingpad' should have a consistent result type inside a function}}
llvm.func @f(%c: i1) attributes {personality = @p} {
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i64)>
  llvm.return
}

// -----

llvm.func @p(...) -> i32
// expected-error@+1 {{'llvm.resume' should have a consistent input type inside a function}}
llvm.func @f(%c: i1, %x: !llvm.struct<(i32)>) attributes {personality = @p} {
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %x : !llvm.struct<(i32)>
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %0 : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @f() {
  llvm.blocktag <id = 1>
  llvm.br ^bb1
^bb1:
  // expected-error@+1 {{duplicate block tag '1' in the same function: }}
  llvm.blocktag <id = 1>
  llvm.return
}

// -----

llvm.func @f() {
  llvm.blocktag <id = 1>
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 2>
  llvm.return
}

// -----

// expected-error@+1 {{"llvm.noalias" should be a unit attribute}}
llvm.func @f(!llvm.ptr {llvm.noalias = 1})

// -----

// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.noalias})

// -----

llvm.func @f(!llvm.ptr {llvm.noalias, llvm.nonnull, llvm.readonly, llvm.nofree, llvm.nest})

// -----

// expected-error@+1 {{"llvm.sret" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.sret})

// -----

llvm.func @f(!llvm.ptr {llvm.sret = i32})

// -----

// expected-error@+1 {{"llvm.sret" attribute attached to non-pointer LLVM type}}
llvm.func @f(i64 {llvm.sret = i32})

// -----

// expected-error@+1 {{"llvm.byval" attribute attached to non-pointer LLVM type}}
llvm.func @f(i64 {llvm.byval = i32})

// -----

// expected-error@+1 {{"llvm.byval" should be a type attribute}}
llvm.func @f(!llvm.ptr {llvm.byval = 1})

// -----

llvm.func @f(!llvm.ptr {llvm.byref = i32}, !llvm.ptr {llvm.inalloca = i32}, !llvm.ptr {llvm.preallocated = i32}, !llvm.ptr {llvm.elementtype = i32})

// -----

llvm.func @f(i32 {llvm.signext}, i32 {llvm.zeroext})

// -----

// expected-error@+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @f(f32 {llvm.signext})

// -----

// expected-error@+1 {{"llvm.zeroext" should be a unit attribute}}
llvm.func @f(i32 {llvm.zeroext = 1})

// -----

llvm.func @f(!llvm.ptr {llvm.align = 8 : i64})

// -----

// expected-error@+1 {{"llvm.align" should be an integer attribute}}
llvm.func @f(!llvm.ptr {llvm.align})

// -----

// expected-error@+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.align = 8 : i64})

// -----

// expected-error@+1 {{"llvm.dereferenceable" should be an integer attribute}}
llvm.func @f(!llvm.ptr {llvm.dereferenceable = "8"})

// -----

// expected-error@+1 {{"llvm.dereferenceable_or_null" attribute attached to non-pointer LLVM type}}
llvm.func @f(f32 {llvm.dereferenceable_or_null = 8 : i64})

// -----

llvm.func @f(f32 {llvm.alignstack = 8 : i64})

// -----

// expected-error@+1 {{"llvm.alignstack" should be an integer attribute}}
llvm.func @f(f32 {llvm.alignstack})

// -----

llvm.func @f(f32 {llvm.noundef, llvm.inreg, llvm.returned})

// -----

// expected-error@+1 {{"llvm.noundef" should be a unit attribute}}
llvm.func @f(f32 {llvm.noundef = true})

// -----

// expected-error@+1 {{"llvm.returned" should be a unit attribute}}
llvm.func @f(f32 {llvm.returned = true})

// -----

llvm.func @f(f32 {llvm.unheard_of = true})

// -----

llvm.func @f(!llvm.ptr {llvm.allocalign, llvm.allocptr})

// -----

llvm.func @f() -> (i32 {llvm.noundef, llvm.signext})

// -----

// expected-error@+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @f() -> (f32 {llvm.signext})

// -----

// expected-error@+1 {{"llvm.sret" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.sret = i32})

// -----

// expected-error@+1 {{"llvm.readonly" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.readonly})

// -----

// expected-error@+1 {{"llvm.allocalign" is not a valid result attribute}}
llvm.func @f() -> (i32 {llvm.allocalign})

// -----

// expected-error@+1 {{"llvm.returned" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.returned})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.align = 4 : i64, llvm.nonnull, llvm.noalias})

// -----

// expected-error@+1 {{"llvm.nocapture" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.nocapture})

// -----

// expected-error@+1 {{"llvm.alignstack" is not a valid result attribute}}
llvm.func @f() -> (i32 {llvm.alignstack = 4 : i64})

// -----

// expected-error@+1 {{'llvm.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, res_attrs = [{llvm.noundef}], sym_name = "f", visibility_ = 0 : i64}> ({}) : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op attribute 'function_type' failed to satisfy constraint: type attribute of LLVM function type}}
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = i32, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({}) : () -> ()

// -----

llvm.func @f() attributes {target_features = #llvm.target_features<["+sse", "-avx"]>}

// -----

// expected-error@+1 {{target features must start with '+' or '-'}}
llvm.func @f() attributes {target_features = #llvm.target_features<["sse"]>}

// -----

// expected-error@+1 {{target features can not be null or empty}}
llvm.func @f() attributes {target_features = #llvm.target_features<[""]>}

// -----

// expected-error@+1 {{target features can not contain ','}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+sse,+avx"]>}

// -----

// expected-error@+1 {{'llvm.func' op type of entry block argument #0('tensor<4xf32>') must match the type of the corresponding argument in function signature('i32')}}
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
^bb0(%a: tensor<4xf32>):
  llvm.return
}) : () -> ()
