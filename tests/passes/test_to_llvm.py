"""The conversions to llvm make what upstream's passes make, locations too."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge.passes.registry import find_pass
from tests.passes.test_native import both

ARITH = """
func.func @f(%a: index, %x: f32, %y: vector<2x3xf32>, %i: i32, %m: vector<4xi8>)
    -> (index, f32, vector<2x3xf32>, i32) {
  %0 = arith.addi %a, %a overflow<nsw> {my.x = 1} : index
  %1 = arith.addf %x, %x fastmath<fast> : f32
  %2 = arith.addf %y, %y fastmath<reassoc,nnan> : vector<2x3xf32>
  %c = arith.constant 3 : i32
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0 : i32
  %3 = arith.addi %0, %c5 : index
  %4 = arith.cmpi slt, %i, %c : i32
  %5 = arith.select %4, %i, %c : i32
  %6 = arith.truncf %x to_nearest_even : f32 to f16
  %7 = arith.extf %6 fastmath<nnan> : f16 to f32
  %8 = arith.divui %i, %c exact : i32
  %9:2 = arith.addui_extended %i, %i : i32, i1
  %10:2 = arith.mulsi_extended %i, %8 : i32
  %11:2 = arith.mului_extended %m, %m : vector<4xi8>
  %12 = arith.index_cast %i : i32 to index
  %13 = arith.index_castui %3 : index to i32
  %14 = arith.cmpf ogt, %x, %7 fastmath<ninf> : f32
  %15 = arith.cmpf ole, %y, %2 : vector<2x3xf32>
  %16 = arith.bitcast %x : f32 to i32
  %17 = arith.addi %16, %zero : i32
  %18 = arith.subi %17, %zero : i32
  %19 = arith.cmpi uge, %m, %m : vector<4xi8>
  %20 = arith.constant dense<3.0> : vector<2x3xf32>
  %21 = arith.trunci %i overflow<nuw> : i32 to i8
  %22 = arith.subf %x, %x upward fastmath<nnan> {my.x = 1} : f32
  %23 = arith.mulf %y, %y toward_zero : vector<2x3xf32>
  %24 = arith.truncf %x downward fastmath<nnan> : f32 to f16
  return %3, %1, %2, %18 : index, f32, vector<2x3xf32>, i32
}"""

DIVISIONS = """
func.func @f(%a: i32, %b: i32, %i: index, %v: vector<4xi8>, %h: bf16, %x: vector<2xf32>)
    -> (i32, i32, i32, index, vector<4xi8>, f32, vector<2xbf16>, i32) {
  %0 = arith.ceildivsi %a, %b : i32
  %1 = arith.ceildivui %a, %b : i32
  %2 = arith.floordivsi %a, %b : i32
  %3 = arith.floordivsi %i, %i : index
  %4 = arith.ceildivsi %v, %v : vector<4xi8>
  %5 = arith.extf %h : bf16 to f32
  %6 = arith.truncf %x : vector<2xf32> to vector<2xbf16>
  %7 = arith.maxsi %a, %b : i32
  return %0, %1, %2, %3, %4, %5, %6, %7
    : i32, i32, i32, index, vector<4xi8>, f32, vector<2xbf16>, i32
}"""

UNKNOWN_FLOATS = """
func.func @f(%x: f8E5M2, %y: vector<2xf8E5M2>, %c: i1) -> f8E5M2 {
  %0 = arith.addf %x, %x : f8E5M2
  %1 = arith.select %c, %0, %x : f8E5M2
  %2 = arith.cmpf oeq, %x, %1 : f8E5M2
  return %1 : f8E5M2
}"""

MATH = """
func.func @f(%x: f32, %y: vector<2x3xf32>, %z: vector<4xf64>, %i: i32) -> (f32, f32) {
  %0 = math.expm1 %x fastmath<fast> : f32
  %1 = math.log1p %y : vector<2x3xf32>
  %2 = math.rsqrt %z : vector<4xf64>
  %3 = math.ctlz %i : i32
  %4 = math.absi %3 : i32
  %5 = math.fma %y, %1, %y fastmath<nnan> : vector<2x3xf32>
  %6 = math.isnan %x : f32
  %7 = math.isfinite %z : vector<4xf64>
  %sin, %cos = math.sincos %x fastmath<ninf> : f32
  %8 = math.sin %sin : f32
  return %8, %cos : f32, f32
}"""

INDEX = """
func.func @f(%a: index, %b: index, %i: i32, %w: i64) -> (index, index, index, i1) {
  %0 = index.ceildivs %a, %b
  %1 = index.ceildivu %0, %b
  %2 = index.floordivs %1, %a
  %3 = index.casts %i : i32 to index
  %4 = index.castu %w : i64 to index
  %5 = index.cmp slt(%3, %4)
  %6 = index.constant 7
  %7 = index.bool.constant true
  %8 = index.maxu %2, %3
  %9 = index.casts %w : i64 to index
  %10 = index.sizeof
  return %8, %9, %4, %5 : index, index, index, i1
}"""

UB = """
func.func @f() -> (index, vector<2x2xf32>) {
  %0 = ub.poison : index
  %1 = ub.poison : vector<2x2xf32>
  return %0, %1 : index, vector<2x2xf32>
}
func.func @g() {
  ub.unreachable
}"""

BRANCHES = """
func.func @f(%c: i1, %i: index, %x: i32, %v: vector<2x2xf32>) -> index {
  cf.cond_br %c weights([3, 4]), ^a(%i : index), ^b(%v, %x : vector<2x2xf32>, i32)
^a(%0: index):
  %1 = arith.addi %0, %i : index
  cf.br ^c(%1, %0 : index, index) {my.x = 1}
^b(%2: vector<2x2xf32>, %3: i32):
  cf.switch %3 : i32, [
    default: ^a(%i : index),
    4: ^b(%v, %x : vector<2x2xf32>, i32),
    -2: ^c(%i, %i : index, index)
  ]
^c(%4: index, %5: index):
  return %5 : index
}"""

FUNCTIONS = """
func.func private @g(memref<?x4xf32>, index) -> (memref<4xf32>, i32)
func.func @f(%a: memref<?x4xf32, strided<[?, 1], offset: ?>>, %b: index,
             %c: memref<?x4xf32>) -> (memref<4xf32>, index)
    attributes {llvm.emit_c_interface, my.x} {
  %0 = memref.load %c[%b, %b] : memref<?x4xf32>
  %1:2 = call @g(%c, %b) : (memref<?x4xf32>, index) -> (memref<4xf32>, i32)
  return {my.y} %1#0, %b : memref<4xf32>, index
}
func.func private @h(f32 {my.a}, memref<*xf32>, !llvm.ptr {llvm.noalias})
    -> (memref<*xf32> {llvm.x}) attributes {llvm.emit_c_interface}
func.func @unranked(%a: memref<2xf32> {llvm.noalias}, %b: memref<*xf32>)
    -> memref<*xf32> {
  %k = constant {my.x} @unranked : (memref<2xf32>, memref<*xf32>) -> memref<*xf32>
  %1 = call_indirect %k(%a, %b) {my.x}
      : (memref<2xf32>, memref<*xf32>) -> memref<*xf32>
  return %1 : memref<*xf32>
}
func.func @one(%a: i8 {my.x}) -> (i8 {my.y}) attributes {llvm.emit_c_interface} {
  return %a : i8
}
func.func @bare(%a: memref<2xf32> {llvm.noalias}, %c: memref<3xf32>)
    -> (memref<2xf32>, f32) attributes {llvm.bareptr} {
  %0:2 = call @bare(%a, %c) : (memref<2xf32>, memref<3xf32>) -> (memref<2xf32>, f32)
  return %0#0, %0#1 : memref<2xf32>, f32
}
func.func private @none()"""

MEMORY = """
memref.global "private" constant @k : memref<2x3xf32>
    = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]>
memref.global @u : memref<4xi32> = uninitialized
memref.global @e : memref<f32>
memref.global @s : memref<f32> = dense<2.0> {alignment = 64}
memref.global @t : memref<i8> = dense<-2>
func.func @f(%m: memref<?x4xf32, strided<[?, 1], offset: ?>>, %i: index, %v: f32,
             %u: memref<*xf32>, %n: memref<4xi32>, %x: i32) -> f32 {
  %a = memref.alloc(%i) : memref<3x?x4xf32>
  %a2 = memref.alloc() {alignment = 32} : memref<4xvector<4xf32>>
  %a3 = memref.alloc() : memref<2xvector<4xf32>, 1>
  %a4 = memref.alloca(%i) {alignment = 8} : memref<?x2xf32>
  %a5 = memref.alloc() : memref<f32>
  %g = memref.get_global @k : memref<2x3xf32>
  memref.store %v, %a[%i, %i, %i] {nontemporal = true} : memref<3x?x4xf32>
  %l = memref.load %m[%i, %i] : memref<?x4xf32, strided<[?, 1], offset: ?>>
  %l2 = memref.load %g[%i, %i] {alignment = 16} : memref<2x3xf32>
  memref.prefetch %m[%i, %i], read, locality<3>, data
      : memref<?x4xf32, strided<[?, 1], offset: ?>>
  %at = memref.atomic_rmw addi %x, %n[%i] : (i32, memref<4xi32>) -> i32
  %as = memref.assume_alignment %n, 16 : memref<4xi32>
  memref.copy %g, %g : memref<2x3xf32> to memref<2x3xf32>
  memref.copy %m, %m : memref<?x4xf32, strided<[?, 1], offset: ?>>
      to memref<?x4xf32, strided<[?, 1], offset: ?>>
  memref.dealloc %a : memref<3x?x4xf32>
  memref.dealloc %u : memref<*xf32>
  return %l : f32
}"""

VIEWS = """
func.func @f(%m: memref<?x4xf32>, %i: index, %u: memref<*xf32>, %b: memref<64xi8>)
    -> (index, index, index, index, index, index) {
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %i : memref<?x4xf32>
  %d1 = memref.dim %u, %i : memref<*xf32>
  %c0 = arith.constant 0 : index
  %d2 = memref.dim %m, %c0 : memref<?x4xf32>
  %r = memref.rank %u : memref<*xf32>
  %c = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  %k = memref.cast %u : memref<*xf32> to memref<2xf32>
  %w = memref.view %b[%i][%i] : memref<64xi8> to memref<?x2xf32>
  %v = memref.view %b[%i][] : memref<64xi8> to memref<f32>
  %t = memref.transpose %m (p, q) -> (q, p)
      : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  %z = memref.reinterpret_cast %m to offset: [%i], sizes: [2, %i], strides: [%i, 1]
      : memref<?x4xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  %y = memref.reinterpret_cast %u to offset: [0], sizes: [], strides: []
      : memref<*xf32> to memref<f32>
  %base, %o, %s:2, %q:2 = memref.extract_strided_metadata %z
      : memref<2x?xf32, strided<[?, 1], offset: ?>>
      -> memref<f32>, index, index, index, index, index
  %p = memref.extract_aligned_pointer_as_index %m : memref<?x4xf32> -> index
  %p2 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index
  return %d, %d1, %p, %p2, %o, %s#1 : index, index, index, index, index, index
}"""

CASES = [
    ("finalize-memref-to-llvm", MEMORY),
    ("finalize-memref-to-llvm", VIEWS),
    ("convert-func-to-llvm", FUNCTIONS),
    ("convert-cf-to-llvm", BRANCHES),
    ("convert-index-to-llvm", INDEX),
    ("convert-math-to-llvm", MATH),
    ("convert-ub-to-llvm", UB),
    ("convert-arith-to-llvm", ARITH),
    ("convert-arith-to-llvm", UNKNOWN_FLOATS),
    ("convert-arith-to-llvm", DIVISIONS),
    ("convert-to-llvm", DIVISIONS),
    ("arith-expand", DIVISIONS),
    ("arith-expand{include-bf16=true}", DIVISIONS),
    *[("convert-to-llvm", text) for text in (ARITH, MEMORY, FUNCTIONS, BRANCHES, MATH)],
]


@pytest.mark.parametrize(("name", "text"), CASES)
def test_a_conversion_makes_what_upstreams_makes(name: str, text: str) -> None:
    ours, theirs = both(name, text)
    bridge.verify(ours)
    assert bridge.format(ours, debuginfo=True) == bridge.format(theirs, debuginfo=True)


def test_memrefs_are_passed_as_pointers_where_that_is_asked_for() -> None:
    text = """func.func @f(%a: memref<2x3xf32>, %b: memref<f32>) -> memref<2x3xf32> {
      %0 = call @f(%a, %b) : (memref<2x3xf32>, memref<f32>) -> memref<2x3xf32>
      return %0 : memref<2x3xf32>
    }"""
    options = "use-bare-ptr-memref-call-conv=true index-bitwidth=32"
    texts = []
    for engine in ("native", "upstream"):
        module = bridge.parse(text)
        bridge.run_passes(module, f"convert-func-to-llvm{{{options}}}", engine=engine)
        texts.append(bridge.format(module, debuginfo=True))
    assert texts[0] == texts[1]


def test_pointers_with_types_of_their_own_stay_pointers() -> None:
    text = "func.func @f(%a: !llvm.ptr {llvm.byval = index}) { return }"
    ours, theirs = both("convert-func-to-llvm", text)
    assert str(ours) == str(theirs)
    assert "%arg0: !llvm.ptr {llvm.byval = i64}" in str(ours)


def test_an_index_has_as_many_bits_as_asked_for() -> None:
    texts = []
    for engine in ("native", "upstream"):
        module = bridge.parse(ARITH)
        name = "convert-arith-to-llvm{index-bitwidth=32}"
        bridge.run_passes(module, name, engine=engine)
        texts.append(bridge.format(module))
    assert texts[0] == texts[1]


def test_what_is_not_lowered_here_is_left_to_upstream() -> None:
    known = find_pass("convert-to-llvm")
    assert known is not None
    made = "%0 = vector.broadcast %x : f32 to vector<4xf32>"
    vector = f"func.func @f(%x: f32) {{ {made} return }}"
    assert not known().knows(bridge.parse(vector))
    assert known().knows(
        bridge.parse("func.func @f(%x: f32) -> f32 { return %x : f32 }")
    )
    assert not known(filter_dialects="gpu").knows(bridge.parse("module {}"))


def test_a_program_of_affine_reaches_llvm_without_upstream() -> None:
    module = bridge.parse("""
func.func @sum(%a: memref<?xf32>, %n: index) -> f32 {
  %zero = arith.constant 0.0 : f32
  %0 = affine.for %i = 0 to %n iter_args(%sum = %zero) -> f32 {
    %1 = affine.load %a[%i] : memref<?xf32>
    %2 = arith.addf %sum, %1 : f32
    affine.yield %2 : f32
  }
  return %0 : f32
}""")
    steps = "lower-affine,convert-scf-to-cf,convert-to-llvm,reconcile-unrealized-casts"
    bridge.run_passes(module, steps, engine="native")
    names = {op.dialect for op in module.walk()}
    assert names == {"builtin", "llvm"}


@pytest.mark.parametrize("name", ["ceildivsi", "ceildivui", "floordivsi"])
def test_expanded_divisions_give_the_same(name: str) -> None:
    text = f"""func.func @f(%a: i8, %b: i8) -> i8 {{
      %0 = arith.{name} %a, %b : i8
      return %0 : i8
    }}"""
    before, after = bridge.parse(text), bridge.parse(text)
    bridge.run_passes(after, "arith-expand", engine="native")
    assert not any(op.name == f"arith.{name}" for op in after.walk())
    for a in (-128, -127, -3, -1, 0, 1, 2, 100, 127):
        for b in (-128, -127, -2, -1, 1, 3, 127):
            if (a, b) != (-128, -1) or name == "ceildivui":
                given = bridge.interpret(before, "f", a, b)
                assert bridge.interpret(after, "f", a, b) == given


def test_divisions_of_unknown_shape_are_not_expanded() -> None:
    text = """func.func @f(%a: tensor<?xi8>) {
      %0 = arith.ceildivsi %a, %a : tensor<?xi8>
      return
    }"""
    with pytest.raises(bridge.PassFailed, match="failed to legalize"):
        bridge.run_passes(bridge.parse(text), "arith-expand", engine="native")


ASSERTED = """
func.func @f(%a: i1) {
  cf.assert %a, "first é"
  vector.print str "text\\0A"
  return
}"""


@pytest.mark.parametrize("name", ["convert-cf-to-llvm", "convert-vector-to-llvm"])
def test_texts_are_globals_that_are_printed(name: str) -> None:
    ours, theirs = map(str, both(name, ASSERTED))
    assert "llvm.mlir.global private constant" in ours
    assert ours == theirs


UNREACHED = """
func.func @f() {
  return
^bb1(%i: index):
  cf.br ^bb1(%i : index)
}"""


def test_texts_have_names_of_their_own() -> None:
    again = ASSERTED.replace("  return", '  cf.assert %a, "again"\n  return')
    module = bridge.parse(again)
    bridge.run_passes(module, "convert-cf-to-llvm", engine="native")
    assert "@assert_msg(" in str(module)
    assert "@assert_msg_0(" in str(module)


def test_blocks_that_nothing_leads_to_are_not_converted() -> None:
    ours, theirs = map(str, both("convert-cf-to-llvm", UNREACHED))
    assert "cf.br" in ours
    assert ours == theirs


def test_the_dialects_that_are_converted_may_be_named() -> None:
    text = "convert-to-llvm{filter-dialects=cf}"
    ours, theirs = map(
        str, both(text, UNREACHED.replace("return", "cf.br ^bb2\n^bb2:\n  return"))
    )
    assert "llvm.br" in ours
    assert "func.func" in ours
    assert ours == theirs


def test_functions_ask_for_wrappers_that_c_can_call() -> None:
    ours, theirs = map(str, both("llvm-request-c-wrappers", UNREACHED))
    assert "llvm.emit_c_interface" in ours
    assert ours == theirs


def test_a_module_gets_a_layout_of_data() -> None:
    ours, theirs = map(
        str, both("set-llvm-module-datalayout{data-layout=e}", UNREACHED)
    )
    assert 'llvm.data_layout = "e"' in ours
    assert ours == theirs
    with pytest.raises(bridge.PassFailed, match="invalid data layout descriptor"):
        bridge.run_passes(
            bridge.parse(UNREACHED),
            "set-llvm-module-datalayout{data-layout=foo}",
            engine="native",
        )


LINKED = """
func.func private @weak(i32) attributes {llvm.linkage = #llvm.linkage<extern_weak>}
func.func private @pure(i32) attributes {llvm.readnone}
func.func @many(%a: i32) attributes {func.varargs = true} {
  return
}
"""


def test_functions_keep_what_they_say_of_themselves() -> None:
    ours, theirs = map(str, both("convert-func-to-llvm", LINKED))
    # The newer version keeps what it has understood.
    for kept in ("llvm.readnone, ", " attributes {func.varargs = true}"):
        theirs = theirs.replace(kept, "")
    assert ours == theirs
    assert "extern_weak" in ours


@pytest.mark.parametrize(
    ("attributes", "message"),
    [
        ("llvm.linkage = 3 : i64", "llvm.linkage attribute not of type LLVM::Linkage"),
        ("llvm.readnone = 1 : i32", "llvm.readnone attribute not of type UnitAttr"),
        ("func.varargs = true, llvm.emit_c_interface", "C interface for variadic"),
    ],
)
def test_a_function_that_says_what_is_wrong_is_refused(
    attributes: str, message: str
) -> None:
    module = bridge.parse(
        f"func.func @f(%a: i32) attributes {{{attributes}}} {{ return }}"
    )
    with pytest.raises(bridge.Error, match=message):
        bridge.run_passes(module, "convert-func-to-llvm", engine="native")


SCOPES = """
func.func @f(%m: memref<10xi32>, %n: memref<?xi32>, %i: index) -> (i32, f32) {
  %x = arith.constant 1.0 : f32
  %0:2 = memref.alloca_scope -> (f32, i32) {
    %a = memref.alloca(%i) : memref<?xi32>
    %c = memref.load %a[%i] : memref<?xi32>
    memref.alloca_scope.return %x, %c : f32, i32
  }
  memref.alloca_scope {
    %b = memref.alloca() : memref<f32>
  }
  %1 = memref.generic_atomic_rmw %m[%i] : memref<10xi32> {
  ^bb0(%old: i32):
    %new = arith.addi %old, %old : i32
    memref.atomic_yield %new : i32
  }
  %p, %q = memref.distinct_objects %m, %n : memref<10xi32>, memref<?xi32>
  %v = memref.load %q[%i] : memref<?xi32>
  %s = arith.addi %1, %v : i32
  return %s, %0#0 : i32, f32
}"""
UNCHANGED = SCOPES.replace("%new = arith.addi %old, %old : i32", "").replace(
    "yield %new", "yield %old"
)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("finalize-memref-to-llvm", UNCHANGED),
        ("convert-to-llvm", SCOPES),
    ],
)
def test_scopes_and_updates_become_blocks(name: str, text: str) -> None:
    ours, theirs = both(name, text)
    assert bridge.format(ours, debuginfo=True) == bridge.format(theirs, debuginfo=True)
    assert not any(op.dialect == "memref" for op in ours.walk())


def test_an_update_that_stores_what_it_does_not_compute_is_refused() -> None:
    module = bridge.parse(
        """func.func @f(%m: memref<10xi32>, %i: index, %x: i32) {
          %0 = memref.generic_atomic_rmw %m[%i] : memref<10xi32> {
          ^bb0(%old: i32):
            memref.atomic_yield %x : i32
          }
          return
        }"""
    )
    with pytest.raises(bridge.Error, match="result not defined in region"):
        bridge.run_passes(module, "finalize-memref-to-llvm", engine="native")


def test_lanes_are_expanded_and_compressed_as_before() -> None:
    text = """func.func @f(%m: memref<8xi32>, %k: vector<4xi1>) -> vector<4xi32> {
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %v = arith.constant dense<[-1, -2, -3, -4]> : vector<4xi32>
      %0 = vector.expandload %m[%c1], %k, %v
        : memref<8xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
      vector.compressstore %m[%c4], %k, %0
        : memref<8xi32>, vector<4xi1>, vector<4xi32>
      return %0 : vector<4xi32>
    }"""
    before, after = bridge.parse(text), bridge.parse(text)
    bridge.run_passes(after, "convert-vector-to-llvm", engine="native")
    assert "llvm.intr.masked.compressstore" in str(after)
    for mask in ([1, 0, 1, 1], [0, 0, 0, 0], [0, 1, 0, 0], [1, 1, 1, 1]):
        memories = [np.arange(8, dtype=np.int32) for _ in range(2)]
        flags = np.array(mask, dtype=bool)
        found = [
            bridge.interpret(module, "f", memory, flags)
            for module, memory in zip((before, after), memories, strict=True)
        ]
        assert str(found[0]) == str(found[1])
        assert (memories[0] == memories[1]).all()


def test_views_are_given_by_scopes_as_descriptors() -> None:
    text = """func.func @f(%m: memref<4xi32>, %i: index) -> i32 {
      %0 = memref.alloca_scope -> (memref<4xi32>) {
        %a = memref.alloca() : memref<i32>
        memref.alloca_scope.return %m : memref<4xi32>
      }
      %1 = memref.load %0[%i] : memref<4xi32>
      return %1 : i32
    }"""
    module = bridge.parse(text)
    bridge.run_passes(module, "convert-to-llvm", engine="native")
    bridge.verify(module)
    assert "unrealized" not in str(module)
    assert "llvm.br ^bb2(%" in str(module)


BY_POINTER = """
func.func @f(%a: index {llvm.byval = index}, %p: !llvm.ptr {llvm.sret = index},
             %b: index {llvm.byref = index, llvm.align = 4 : i64}) -> index {
  %0 = arith.addi %b, %a : index
  return %0 : index
}
func.func private @g(%a: index {llvm.byval = index})
"""


def test_arguments_by_value_are_passed_by_pointers_as_upstream_does() -> None:
    ours, theirs = both("convert-func-to-llvm", BY_POINTER)
    assert str(ours) == str(theirs)


def test_it_is_the_argument_itself_that_is_loaded() -> None:
    # Upstream loads the first of the parts of the memref.
    module = bridge.parse("""
func.func @f(%m: memref<4xi32>, %a: index {llvm.byval = index}) -> index {
  return %a : index
}""")
    bridge.run_passes(module, "builtin.module(convert-func-to-llvm)", engine="native")
    assert "%arg5: !llvm.ptr {llvm.byval = i64}) -> i64" in str(module)
    assert "%0 = llvm.load %arg5 : !llvm.ptr -> i64\n    llvm.return %0" in str(module)


@pytest.mark.parametrize(
    "more",
    [
        "func.func @h(%a: index) { call @g(%a) : (index) -> () return }",
        "func.func private @h(%a: index {llvm.byval = index})"
        " attributes {llvm.emit_c_interface}",
    ],
)
def test_calls_with_values_where_pointers_are_taken_are_left_to_upstream(
    more: str,
) -> None:
    found = find_pass("convert-func-to-llvm")
    assert found is not None
    assert found().knows(bridge.parse(BY_POINTER))
    assert not found().knows(bridge.parse(BY_POINTER + more))
