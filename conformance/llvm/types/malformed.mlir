// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What is not the syntax of the types and attributes of llvm is refused, and so is what cannot be in them.

// expected-error@+1 {{expected 'x'}}
module attributes {x.a = !llvm.array<2 y i32>} {}

// -----

// expected-error@+1 {{expected 'x'}}
module attributes {x.a = !llvm.array<2 i32>} {}

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
module attributes {x.a = !llvm.array<x i32>} {}

// -----

// expected-error@+1 {{expected valid keyword}}
module attributes {x.a = !llvm.struct<(3)>} {}

// -----

// expected-error@+1 {{unknown LLVM type: foo}}
module attributes {x.a = !llvm.struct<(foo)>} {}

// -----

// expected-error@+1 {{only identified structs can be opaque}}
module attributes {x.a = !llvm.struct<opaque>} {}

// -----

// expected-error@+1 {{identified type already used with a different body}}
module attributes {x.a = !llvm.struct<"a", opaque>, x.b = !llvm.struct<"a", (i32)>} {}

// -----

// expected-error@+1 {{redeclaring defined struct as opaque}}
module attributes {x.a = !llvm.struct<"a", (i32)>, x.b = !llvm.struct<"a", opaque>} {}

// -----

// expected-error@+1 {{identified type already used with a different body}}
module attributes {x.a = !llvm.struct<"a", (i32)>, x.b = !llvm.struct<"a", (i64)>} {}

// -----

// expected-error@+1 {{identifier already used for an enclosing struct}}
module attributes {x.a = !llvm.struct<"a", (struct<"a", (i32)>)>} {}

// -----

module attributes {x.a = !llvm.struct<"a", (struct<"a">)>} {}

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
module attributes {x.a = !llvm.struct<"a">} {}

// -----

// expected-error@+1 {{invalid array element type: '!llvm.void'}}
module attributes {x.a = !llvm.array<2 x void>} {}

// -----

module attributes {x.a = !llvm.array<2 x tensor<4xf32>>} {}

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.void'}}
module attributes {x.a = !llvm.struct<(void)>} {}

// -----

// expected-error@+1 {{invalid function argument type: '!llvm.void'}}
module attributes {x.a = !llvm.func<void (void)>} {}

// -----

// expected-error@+1 {{invalid function result type: '!llvm.label'}}
module attributes {x.a = !llvm.func<label ()>} {}

// -----

// expected-error@+1 {{invalid function result type: '!llvm.func<void ()>'}}
module attributes {x.a = !llvm.func<func<void ()> ()>} {}

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
module attributes {x.a = !llvm.ptr<a>} {}

// -----

// expected-error@+1 {{unknown LLVM type: vec}}
module attributes {x.a = !llvm.vec<4 x i32>} {}

// -----

// expected-error@+1 {{unexpected type, expected keyword}}
module attributes {x.a = !llvm.token} {}

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`}}
module attributes {x.a = !llvm.target<1>} {}

// -----

// expected-error@+1 {{failed to parse parameter list for target extension type}}
module attributes {x.a = !llvm.target<"a", 1, i32>} {}

// -----

// expected-error@+2 {{unknown LLVM type: x}}
// expected-error@+1 {{failed to parse parameter list for target extension type}}
module attributes {x.a = !llvm.target<"a", x>} {}

// -----

module attributes {x.a = !llvm.target<"a", i32, 1>} {}

// -----

// expected-error@+1 {{expected '>'}}
module attributes {x.a = !llvm.target<"a", i32, i32 x>} {}

// -----

// expected-error@+1 {{failed to parse parameter list for target extension type}}
module attributes {x.a = !llvm.target<"a", 1, x>} {}

// -----

// expected-error@+1 {{target features must start with '+' or '-'}}
module attributes {x.a = #llvm.target_features<["+a"]>, x.b = #llvm.target_features<["a"]>} {}

// -----

// expected-error@+1 {{id of an alias scope must be a StringAttr or a DistrinctAttr}}
#a = #llvm.alias_scope<id = 1, domain = <id = distinct[0]<>>>
module attributes {x.y = #a} {
}

// -----

#d = #llvm.alias_scope_domain<id = distinct[0]<>>
#a = #llvm.alias_scope<id = "a", domain = #d>
module attributes {x.y = #a} {
}

// -----

// expected-error@+1 {{extraData must be a DINodeAttr or an IntegerAttr}}
#t = #llvm.di_derived_type<tag = DW_TAG_pointer_type, extraData = "a">
module attributes {x.y = #t} {
}

// -----

module attributes {x.y = #llvm.constant_range<i32, 0, 12>} {
}

// -----

// expected-error@+1 {{invalid kind of type specified: expected builtin.integer, but found 'f32'}}
module attributes {x.y = #llvm.constant_range<f32, 0, 12>} {
}

// -----

module attributes {x.y = #llvm.constant_range<i8, 0, 1200>} {
}

// -----

module attributes {x.y = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "a", encoding = DW_ATE_float>} {
}

// -----

// expected-error@+2 {{invalid debug info debug info encoding name: DW_ATE_foo}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'encoding' which is to be a `unsigned`}}
module attributes {x.y = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "a", encoding = DW_ATE_foo>} {
}

// -----

// expected-error@+2 {{invalid debug info debug info tag name: DW_TAG_foo}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
module attributes {x.y = #llvm.di_basic_type<tag = DW_TAG_foo, name = "a", encoding = DW_ATE_float>} {
}
