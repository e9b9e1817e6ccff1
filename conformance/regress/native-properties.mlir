// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// A property that is no attribute is made of one in the properties only, whatever its width.

// expected-error@+1 {{'llvm.add' op requires one result}}
"llvm.add"() <{overflowFlags = 8 : i64}> : () -> ()

// -----

// expected-error@+1 {{'llvm.add' op requires one result}}
"llvm.add"() <{overflowFlags = -1 : i32}> : () -> ()

// -----

// expected-error@+1 {{'llvm.add' op requires one result}}
"llvm.add"() <{overflowFlags = #llvm.overflow<nsw>}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {overflowFlags = #arith.overflow<nsw>} for op llvm.add: for `overflowFlags`: expected ::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags}}
"llvm.add"() <{overflowFlags = #arith.overflow<nsw>}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {elem_type = i32, noWrapFlags = "a", rawConstantIndices = array<i32>} for op llvm.getelementptr: for `noWrapFlags`: expected IntegerAttr storage for ::mlir::LLVM::GEPNoWrapFlags}}
"llvm.getelementptr"() <{noWrapFlags = "a", elem_type = i32, rawConstantIndices = array<i32>}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {elem_type = 3 : i64, noWrapFlags = 1 : i32, rawConstantIndices = array<i32>} for op llvm.getelementptr: Invalid attribute `elem_type` in property conversion: 3 : i64}}
"llvm.getelementptr"() <{noWrapFlags = 1 : i32, elem_type = 3, rawConstantIndices = array<i32>}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {elem_type = i32, noWrapFlags = 1 : i32, rawConstantIndices = array<i64>} for op llvm.getelementptr: Invalid attribute `rawConstantIndices` in property conversion: array<i64>}}
"llvm.getelementptr"() <{noWrapFlags = 1 : i32, elem_type = i32, rawConstantIndices = array<i64>}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {elem_type = 3 : i64, noWrapFlags = "a", rawConstantIndices = array<i64>} for op llvm.getelementptr: Invalid attribute `elem_type` in property conversion: 3 : i64}}
"llvm.getelementptr"() <{noWrapFlags = "a", elem_type = 3, rawConstantIndices = array<i64>}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {elem_type = 3 : i64, rawConstantIndices = array<i64>} for op llvm.getelementptr: Invalid attribute `elem_type` in property conversion: 3 : i64}}
"llvm.getelementptr"() <{elem_type = 3, rawConstantIndices = array<i64>}> : () -> ()

// -----

// expected-error@+1 {{'affine.linearize_index' op requires one result}}
"affine.linearize_index"() <{disjoint = unit}> : () -> ()

// -----

// expected-error@+1 {{'affine.linearize_index' op requires one result}}
"affine.linearize_index"() <{disjoint = true}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {disjoint = true, static_basis = 4 : i64} for op affine.linearize_index: Invalid attribute `static_basis` in property conversion: 4 : i64}}
"affine.linearize_index"() <{disjoint = true, static_basis = 4}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {alignment = "x"} for op ptr.load: for `alignment`: expected optional properties to materialize as arrays}}
"ptr.load"() <{alignment = "x"}> : () -> ()

// -----

// expected-error@+1 {{'ptr.load' op requires one result}}
"ptr.load"() <{alignment = []}> : () -> ()

// -----

// expected-error@+1 {{'ptr.load' op requires one result}}
"ptr.load"() <{alignment = [1]}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {alignment = [1, 2]} for op ptr.load: for `alignment`: expected optional properties to become 0- or 1-element arrays}}
"ptr.load"() <{alignment = [1, 2]}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {alignment = ["a"]} for op ptr.load: for `alignment`: expected IntegerAttr}}
"ptr.load"() <{alignment = ["a"]}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {alignment = 8 : i64} for op ptr.load: for `alignment`: expected optional properties to materialize as arrays}}
"ptr.load"() <{alignment = 8}> : () -> ()

// -----

// expected-error@+1 {{'ptr.load' op requires one result}}
"ptr.load"() <{ordering = 8}> : () -> ()

// -----

// expected-error@+1 {{'ptr.load' op requires one result}}
"ptr.load"() <{ordering = 8 : i32}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {ordering = "a"} for op ptr.load: for `ordering`: expected IntegerAttr storage for ::mlir::ptr::AtomicOrdering}}
"ptr.load"() <{ordering = "a"}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {ordering = 1 : i32, syncscope = 3 : i64} for op ptr.load: Invalid attribute `syncscope` in property conversion: 3 : i64}}
"ptr.load"() <{ordering = 1 : i32, syncscope = 3}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {ordering = 100 : i32, syncscope = 3 : i64} for op ptr.load: Invalid attribute `syncscope` in property conversion: 3 : i64}}
"ptr.load"() <{ordering = 100 : i32, syncscope = 3}> : () -> ()

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = "llvm.add"(%a, %a) <{overflowFlags = 1 : i64}> : (i32, i32) -> i32
  %1 = "llvm.add"(%a, %a) <{overflowFlags = 3 : index}> : (i32, i32) -> i32
  %2 = "llvm.add"(%a, %a) <{overflowFlags = #llvm.overflow<nsw, nuw>}> : (i32, i32) -> i32
  %3 = "llvm.add"(%a, %a) <{overflowFlags = true}> : (i32, i32) -> i32
  %4 = "llvm.add"(%a, %a) <{overflowFlags = false}> : (i32, i32) -> i32
  // expected-error@+1 {{'llvm.getelementptr' op 'inbounds_flag' cannot be used directly.}}
  %5 = "llvm.getelementptr"(%p) <{noWrapFlags = 1 : i8, elem_type = i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.add' op property 'overflowFlags' failed to satisfy constraint: LLVM integer overflow flags}}
  %0 = "llvm.add"(%a, %a) <{overflowFlags = 4 : i64}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.add' op property 'overflowFlags' failed to satisfy constraint: LLVM integer overflow flags}}
  %0 = "llvm.add"(%a, %a) <{overflowFlags = -1 : i8}> : (i32, i32) -> i32
  llvm.return
}

// -----

func.func @f(%i: index, %a: !ptr.ptr<#ptr.generic_space>) {
  %0 = "affine.linearize_index"(%i, %i) <{static_basis = array<i64: 3, 4>, disjoint = unit, operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> index
  %1 = "affine.linearize_index"(%i, %i) <{static_basis = array<i64: 3, 4>, disjoint = true, operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> index
  %2 = "affine.linearize_index"(%i, %i) <{static_basis = array<i64: 3, 4>, disjoint = false, operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> index
  %3 = "ptr.load"(%a) <{alignment = [8 : i32], volatile_, ordering = 2}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  %4 = "ptr.load"(%a) <{alignment = [], volatile_ = true, ordering = 0}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  %5 = "ptr.load"(%a) <{alignment = [8], volatile_ = false, nontemporal = false, ordering = true}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  // expected-error@+1 {{alignment must be positive}}
  %6 = "ptr.load"(%a) <{alignment = [true]}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  return
}
