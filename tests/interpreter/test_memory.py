"""Memory: allocations, lifetimes, accesses, copies and transfers."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from tests.interpreter.judged import agree, interpret, traps


def _body(text: str, arguments: str = "", result: str = "i32") -> str:
    """A function with constants `%c0` to `%c4` and `%x`, which is 7."""
    arrow = f" -> {result}" if result else ""
    constants = [f"%c{n} = arith.constant {n} : index" for n in range(5)]
    lines = [*constants, "%x = arith.constant 7 : i32", text]
    return f"func.func @f({arguments}){arrow} {{\n" + "\n".join(lines) + "\n}"


def test_what_is_stored_is_loaded() -> None:
    text = _body("""
    %a = memref.alloc(%c3) : memref<?x2xi32>
    memref.store %x, %a[%c2, %c1] : memref<?x2xi32>
    %r = memref.load %a[%c2, %c1] : memref<?x2xi32>
    memref.dealloc %a : memref<?x2xi32>
    return %r : i32""")
    assert agree(text) == 7


def test_memory_that_was_not_written_is_not_read() -> None:
    text = _body("""
    %a = memref.alloc() : memref<2xi32>
    memref.store %x, %a[%c1] : memref<2xi32>
    %r = memref.load %a[%c0] : memref<2xi32>
    return %r : i32""")
    found = traps(text, "memory is read that was not written")
    assert "'memref.load'" in str(found)


def test_memory_ends_where_it_is_freed() -> None:
    freed = """
    %a = memref.alloc() : memref<2xi32>
    memref.store %x, %a[%c1] : memref<2xi32>
    %v = memref.subview %a[1] [1] [1]
      : memref<2xi32> to memref<1xi32, strided<[1], offset: 1>>
    memref.dealloc %a : memref<2xi32>
    """
    load = """
    %r = memref.load %v[%c0] : memref<1xi32, strided<[1], offset: 1>>
    return %r : i32"""
    traps(_body(freed + load), "memref.load.*memory is used after it was freed")
    store = "memref.store %x, %a[%c0] : memref<2xi32>\n return %x : i32"
    traps(_body(freed + store), "memref.store.*memory is used after it was freed")
    again = "memref.dealloc %a : memref<2xi32>\n return %x : i32"
    traps(_body(freed + again), "memory is freed that was freed before")


def test_only_what_was_allocated_is_freed_and_only_whole() -> None:
    end = "return %x : i32"
    stack = "%a = memref.alloca() : memref<2xi32>\n memref.dealloc %a : memref<2xi32>\n"
    traps(_body(stack + end), "memory is freed that is on the stack")
    argument = "memref.dealloc %a : memref<2xi32>\n"
    given = np.zeros(2, np.int32)
    traps(
        _body(argument + end, "%a: memref<2xi32>"),
        "memory is freed that is an argument's",
        given,
    )
    constant = "memref.global @g : memref<2xi32> = dense<1>\n" + _body("""
    %a = memref.get_global @g : memref<2xi32>
    memref.dealloc %a : memref<2xi32>
    return %x : i32""")
    traps(constant, "memory is freed that is of a global")
    part = """
    %a = memref.alloc() : memref<4xi32>
    %v = memref.subview %a[0] [3] [1] : memref<4xi32> to memref<3xi32>
    memref.dealloc %v : memref<3xi32>
    """
    traps(_body(part + end), "a view is freed that is not all that was allocated")
    whole = """
    %a = memref.alloc() : memref<2x3xi32>
    %v = memref.collapse_shape %a [[0, 1]] : memref<2x3xi32> into memref<6xi32>
    memref.dealloc %v : memref<6xi32>
    """
    assert interpret(_body(whole + end)) == (7,)


def test_stack_memory_ends_with_its_scope() -> None:
    leaked = """
    func.func private @g() -> memref<1xi32> {
      %a = memref.alloca() : memref<1xi32>
      return %a : memref<1xi32>
    }
    """ + _body("""
    %a = func.call @g() : () -> memref<1xi32>
    memref.store %x, %a[%c0] : memref<1xi32>
    return %x : i32""")
    traps(leaked, "memory is used whose stack frame has ended")
    scope = """
    %a = memref.alloca_scope -> memref<1xi32> {
      %b = memref.alloca() : memref<1xi32>
      memref.alloca_scope.return %b : memref<1xi32>
    }
    memref.store %x, %a[%c0] : memref<1xi32>
    return %x : i32"""
    traps(_body(scope), "memory is used whose stack frame has ended")


def test_stack_memory_of_a_loop_ends_with_each_iteration() -> None:
    text = _body("""
    %first = memref.alloca() : memref<1xi32>
    %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%m = %first) -> memref<1xi32> {
      memref.store %x, %m[%c0] : memref<1xi32>
      %a = memref.alloca() : memref<1xi32>
      scf.yield %a : memref<1xi32>
    }
    return %x : i32""")
    traps(text, "memory is used whose stack frame has ended")


def test_sizes_that_are_negative_are_undefined() -> None:
    text = _body("%a = memref.alloc(%n) : memref<?xi32>\n return %x : i32", "%n: index")
    assert interpret(text, 0) == (7,)
    traps(text, "the size of dimension 0 is -1", -1)


def test_reallocating_keeps_what_both_sizes_have() -> None:
    head = """
    %a = memref.alloc() : memref<2xi32>
    memref.store %x, %a[%c1] : memref<2xi32>
    %b = memref.realloc %a(%c4) : memref<2xi32> to memref<?xi32>
    """
    kept = "%r = memref.load %b[%c1] : memref<?xi32>\n return %r : i32"
    assert interpret(_body(head + kept)) == (7,)
    new = "%r = memref.load %b[%c3] : memref<?xi32>\n return %r : i32"
    traps(_body(head + new), "memory is read that was not written")
    old = "%r = memref.load %a[%c1] : memref<2xi32>\n return %r : i32"
    traps(_body(head + old), "memory is used after it was freed")


_GLOBALS = """
memref.global constant @constant : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
memref.global @variable : memref<2xi32> = dense<5>
memref.global @fresh : memref<2xi32> = uninitialized
memref.global "private" @elsewhere : memref<2xi32>
"""


def test_globals_have_their_values_in_each_run() -> None:
    text = _GLOBALS.rpartition("memref.global")[0] + _body("""
    %a = memref.get_global @constant : memref<2x2xi32>
    %b = memref.get_global @variable : memref<2xi32>
    %p = memref.load %a[%c1, %c0] : memref<2x2xi32>
    %q = memref.load %b[%c0] : memref<2xi32>
    %r = arith.addi %p, %q : i32
    memref.store %r, %b[%c1] : memref<2xi32>
    %b2 = memref.get_global @variable : memref<2xi32>
    %s = memref.load %b2[%c1] : memref<2xi32>
    return %s : i32""")
    assert agree(text) == 8
    assert interpret(text) == (8,)


def test_constants_are_not_written_and_globals_are_defined() -> None:
    constant = _GLOBALS + _body("""
    %a = memref.get_global @constant : memref<2x2xi32>
    memref.store %x, %a[%c0, %c0] : memref<2x2xi32>
    return %x : i32""")
    traps(constant, "memory is written that is constant")
    fresh = _GLOBALS + _body("""
    %a = memref.get_global @fresh : memref<2xi32>
    %r = memref.load %a[%c0] : memref<2xi32>
    return %r : i32""")
    traps(fresh, "memory is read that was not written")
    elsewhere = _GLOBALS + _body("""
    %a = memref.get_global @elsewhere : memref<2xi32>
    return %x : i32""")
    with pytest.raises(bridge.Unsupported, match="a global is used that is not def"):
        interpret(elsewhere)


@pytest.mark.parametrize(
    ("kind", "ty", "old", "new", "wanted"),
    [
        ("addi", "i8", 120, 10, -126),
        ("muli", "i32", -3, 7, -21),
        ("andi", "i32", 12, 10, 8),
        ("ori", "i32", 12, 10, 14),
        ("xori", "i32", 12, 10, 6),
        ("maxs", "i32", -1, 1, 1),
        ("maxu", "i32", -1, 1, -1),
        ("mins", "i32", -1, 1, -1),
        ("minu", "i32", -1, 1, 1),
        ("assign", "i32", 4, 9, 9),
        ("addf", "f32", 0.5, 0.25, 0.75),
        ("maximumf", "f32", 0.5, float("nan"), float("nan")),
        ("minimumf", "f32", 0.0, -0.0, -0.0),
        ("maxnumf", "f32", 0.5, float("nan"), 0.5),
        ("minnumf", "f32", float("nan"), 0.5, 0.5),
        ("addf", "f64", 1e300, 1e300, 2e300),
    ],
)
def test_atomic_updates_give_what_was_there(
    kind: str, ty: str, old: float, new: float, wanted: float
) -> None:
    text = f"""
    func.func @f(%a: memref<2x{ty}>, %v: {ty}) -> {ty} {{
      %c1 = arith.constant 1 : index
      %r = memref.atomic_rmw {kind} %v, %a[%c1] : ({ty}, memref<2x{ty}>) -> {ty}
      return %r : {ty}
    }}"""
    dtype = {"i8": np.int8, "i32": np.int32, "f32": np.float32, "f64": np.float64}[ty]
    array = np.array([1, old], dtype)
    result = agree(text, array, new)
    np.testing.assert_array_equal(result, np.array(old, dtype))
    np.testing.assert_array_equal(array, np.array([1, wanted], dtype))


def test_a_region_updates_an_element() -> None:
    text = """
    func.func @f(%a: memref<2xi32>, %i: index) -> i32 {
      %c3 = arith.constant 3 : i32
      %r = memref.generic_atomic_rmw %a[%i] : memref<2xi32> {
      ^bb0(%old: i32):
        %n = arith.muli %old, %c3 : i32
        memref.atomic_yield %n : i32
      }
      return %r : i32
    }"""
    array = np.array([5, 6], np.int32)
    assert agree(text, array, 1) == 6
    assert array.tolist() == [5, 18]
    traps(text, "out of bounds: index 2", array, 2)


# Copies -------------------------------------------------------------------------------


def test_copies_go_by_index_whatever_the_layouts_are() -> None:
    text = """
    func.func @f(%a: memref<3x4xi32>, %b: memref<4x3xi32>) {
      %t = memref.transpose %b (d0, d1) -> (d1, d0)
        : memref<4x3xi32> to memref<3x4xi32, strided<[1, 3]>>
      memref.copy %a, %t : memref<3x4xi32> to memref<3x4xi32, strided<[1, 3]>>
      return
    }"""
    a = np.arange(12, dtype=np.int32).reshape(3, 4)
    b = np.zeros((4, 3), np.int32)
    agree(text, a, b)
    assert b.tolist() == a.T.tolist()


def test_copies_of_other_shapes_or_to_themselves_are_undefined() -> None:
    shapes = """
    func.func @f(%a: memref<?xi32>, %b: memref<?xi32>) {
      memref.copy %a, %b : memref<?xi32> to memref<?xi32>
      return
    }"""
    one, two = np.zeros(3, np.int32), np.zeros(2, np.int32)
    traps(shapes, r"a memref of sizes \(3,\) is copied to sizes \(2,\)", one, two)
    whole = np.arange(4, dtype=np.int32)
    traps(shapes, "a memref is copied to one that overlaps it", whole[:3], whole[1:])
    interpret(shapes, whole, whole)
    interpret(shapes, whole[:2], whole[2:])
    assert whole.tolist() == [0, 1, 0, 1]


def test_what_is_not_written_may_be_copied_but_not_read() -> None:
    text = _body("""
    %a = memref.alloc() : memref<2xi32>
    %b = memref.alloc() : memref<2xi32>
    memref.store %x, %a[%c1] : memref<2xi32>
    memref.copy %a, %b : memref<2xi32> to memref<2xi32>
    %r = memref.load %b[%n] : memref<2xi32>
    return %r : i32""", "%n: index")  # fmt: skip
    assert interpret(text, 1) == (7,)
    traps(text, "memory is read that was not written", 0)


# Transfers ----------------------------------------------------------------------------


def _transfer(middle: str, wait: str = "%c4", end: str = "") -> str:
    return f"""
    func.func @f(%a: memref<8xf32>, %b: memref<4x2xf32, 1>, %i: index) -> f32 {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %v = arith.constant 9.0 : f32
      %tag = memref.alloc() : memref<1xi32>
      memref.dma_start %a[%i], %b[%c1, %c0], %c4, %tag[%c0]
        : memref<8xf32>, memref<4x2xf32, 1>, memref<1xi32>
      {middle}
      memref.dma_wait %tag[%c0], {wait} : memref<1xi32>
      {end}
      %r = memref.load %b[%c1, %c1] : memref<4x2xf32, 1>
      return %r : f32
    }}"""


def _arrays() -> tuple[np.ndarray, np.ndarray]:
    return np.arange(8, dtype=np.float32), np.zeros((4, 2), np.float32)


def test_transfers_are_there_after_the_wait() -> None:
    a, b = _arrays()
    assert interpret(_transfer(""), a, b, 3) == (4.0,)
    assert b.ravel().tolist() == [0, 0, 3, 4, 5, 6, 0, 0]


def test_nobody_touches_what_is_transferred() -> None:
    read = "%y = memref.load %b[%c1, %c0] : memref<4x2xf32, 1>"
    traps(_transfer(read), "memory is read while a transfer to it is", *_arrays(), 3)
    written = "memref.store %v, %b[%c1, %c0] : memref<4x2xf32, 1>"
    message = "the destination of a transfer was written before the wait"
    traps(_transfer(written), message, *_arrays(), 3)
    source = "memref.store %v, %a[%c4] : memref<8xf32>"
    message = "the source of a transfer was written before the wait"
    traps(_transfer(source), message, *_arrays(), 3)


def test_waits_and_transfers_go_together() -> None:
    traps(_transfer("", "%c1"), "1 elements are waited for, of .* 4", *_arrays(), 3)
    traps(_transfer(""), "out of bounds: a transfer of element 8 of 8", *_arrays(), 5)
    again = "memref.dma_wait %tag[%c0], %c4 : memref<1xi32>"
    traps(_transfer("", end=again), "no transfer is started", *_arrays(), 3)
    text = _transfer("").replace("memref.dma_wait %tag[%c0], %c4 : memref<1xi32>", "")
    text = text.replace(
        "memref.load %b[%c1, %c1] : memref<4x2xf32, 1>", "arith.addf %v, %v : f32"
    )
    traps(text, "the program ended while a transfer was not waited for", *_arrays(), 3)


def test_strided_transfers_take_chunks_of_the_slower_memory() -> None:
    text = """
    func.func @f(%a: memref<16xi32>, %b: memref<6xi32, 1>) {
      %tag = memref.alloc() : memref<1xi32>
      %c6 = arith.constant 6 : index
      affine.dma_start %a[1], %b[0], %tag[0], %c6, %c5, %c2
        : memref<16xi32>, memref<6xi32, 1>, memref<1xi32>
      affine.dma_wait %tag[0], %c6 : memref<1xi32>
      return
    }"""
    constants = "%c5 = arith.constant 5 : index\n %c2 = arith.constant 2 : index\n"
    text = text.replace("%tag = ", constants + "%tag = ", 1)
    a, b = np.arange(16, dtype=np.int32), np.zeros(6, np.int32)
    interpret(text, a, b)
    assert b.tolist() == [1, 2, 6, 7, 11, 12]


# Layouts without strides --------------------------------------------------------------

_TILED = """
#tiles = affine_map<(d0, d1)[s0]
  -> (d0 floordiv s0, d1 floordiv 3, d0 mod s0, d1 mod 3)>
func.func @f(%n: index, %i: index, %j: index) -> index {
  %a = memref.alloc()[%n] : memref<4x5xindex, #tiles>
  affine.for %p = 0 to 4 {
    affine.for %q = 0 to 5 {
      %v = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%p, %q)
      affine.store %v, %a[%p, %q] : memref<4x5xindex, #tiles>
    }
  }
  %r = memref.load %a[%i, %j] : memref<4x5xindex, #tiles>
  memref.dealloc %a : memref<4x5xindex, #tiles>
  return %r : index
}
"""


def test_a_layout_of_tiles_has_a_place_for_each_index() -> None:
    for n in (1, 2, 3):
        assert interpret(_TILED, n, 3, 4) == (34,)
        assert interpret(_TILED, n, 2, 0) == (20,)
    traps(_TILED, "out of bounds: index 5 of dimension 1, whose size is 5", 2, 0, 5)
    traps(_TILED, "an affine division or modulus by 0", 0, 0, 0)


def test_a_layout_that_is_no_layout_is_undefined() -> None:
    text = """
    #twice = affine_map<(d0) -> (d0 floordiv 2)>
    func.func @f() {
      %a = memref.alloc() : memref<4xi32, #twice>
      return
    }"""
    traps(text, "the layout maps two indices to one element")
    below = text.replace("d0 floordiv 2", "d0 floordiv 2 - 1")
    traps(below, "the layout maps an index to -1")


def test_strided_layouts_take_their_symbols() -> None:
    text = """
    func.func @f(%o: index, %s: index) -> (index, index, index) {
      %a = memref.alloc()[%o, %s] : memref<2x3xi32, strided<[?, 1], offset: ?>>
      %b, %p, %n:2, %t:2 = memref.extract_strided_metadata %a
        : memref<2x3xi32, strided<[?, 1], offset: ?>>
        -> memref<i32>, index, index, index, index, index
      memref.dealloc %a : memref<2x3xi32, strided<[?, 1], offset: ?>>
      return %p, %t#0, %t#1 : index, index, index
    }"""
    assert interpret(text, 2, 5) == (2, 5, 1)
    traps(text, "the layout puts an element at position -1", -1, 5)


# Vectors and whole accesses -----------------------------------------------------------


def test_vectors_are_loaded_and_stored_at_affine_subscripts() -> None:
    text = """
    func.func @f(%a: memref<4x8xf32>, %i: index) {
      %v = affine.vector_load %a[%i, 2] : memref<4x8xf32>, vector<4xf32>
      affine.vector_store %v, %a[%i + 1, 4] : memref<4x8xf32>, vector<4xf32>
      return
    }"""
    a = np.arange(32, dtype=np.float32).reshape(4, 8)
    agree(text, a, 1)
    assert a[2].tolist() == [16, 17, 18, 19, 10, 11, 12, 13]
    traps(text, "out of bounds: index 4 of dimension 0", a, 3)
    wide = text.replace("%i, 2]", "%i, 5]")
    traps(wide, "out of bounds: 4 elements at 5 of dimension 1, whose size is 8", a, 1)


def test_vectors_of_memory_that_is_not_all_written_trap() -> None:
    text = _body("""
    %a = memref.alloc() : memref<4xi32>
    memref.store %x, %a[%c0] : memref<4xi32>
    %v = affine.vector_load %a[0] : memref<4xi32>, vector<2xi32>
    return %x : i32""")
    traps(text, "memory is read that was not written")


def test_memrefs_hold_vectors() -> None:
    text = """
    func.func @f(%v: vector<3xf32>) -> vector<3xf32> {
      %c1 = arith.constant 1 : index
      %a = memref.alloc() : memref<2xvector<3xf32>>
      memref.store %v, %a[%c1] : memref<2xvector<3xf32>>
      %r = memref.load %a[%c1] : memref<2xvector<3xf32>>
      memref.dealloc %a : memref<2xvector<3xf32>>
      return %r : vector<3xf32>
    }"""
    (found,) = interpret(text, np.array([1, 2, 3], np.float32))
    np.testing.assert_array_equal(found, np.array([1, 2, 3], np.float32))


# Memrefs in memory --------------------------------------------------------------------


def test_memrefs_are_kept_in_memory() -> None:
    row = "memref<?xi32>"
    text = f"""
    func.func @f(%i: index, %j: index) -> i32 {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %x = arith.constant 7 : i32
      %rows = memref.alloc() : memref<2x{row}>
      %one = memref.alloc(%c1) : {row}
      memref.store %x, %one[%c0] : {row}
      memref.store %one, %rows[%c1] : memref<2x{row}>
      %copy = memref.alloc() : memref<2x{row}>
      memref.copy %rows, %copy : memref<2x{row}> to memref<2x{row}>
      %found = memref.load %copy[%i] : memref<2x{row}>
      %r = memref.load %found[%j] : {row}
      memref.dealloc %found : {row}
      memref.dealloc %rows : memref<2x{row}>
      memref.dealloc %copy : memref<2x{row}>
      return %r : i32
    }}"""
    assert agree(text, 1, 0) == 7
    traps(text, "memory is read that was not written", 0, 0)
    traps(text, "out of bounds: index 1 of dimension 0, whose size is 1", 1, 1)
    freed = text.replace("%copy = ", f"memref.dealloc %one : {row}\n %copy = ")
    traps(freed, "memory is used after it was freed", 1, 0)


def test_bytes_that_are_no_memref_are_not_read_as_one() -> None:
    text = """
    func.func @f() -> index {
      %c0 = arith.constant 0 : index
      %z = arith.constant 0 : i8
      %a = memref.alloc() : memref<16xi8>
      affine.for %i = 0 to 16 { affine.store %z, %a[%i] : memref<16xi8> }
      %v = memref.view %a[%c0][] : memref<16xi8> to memref<1xmemref<*xi32>>
      %u = memref.load %v[%c0] : memref<1xmemref<*xi32>>
      %r = memref.rank %u : memref<*xi32>
      return %r : index
    }"""
    traps(text, "memory is read as a memref that holds none")


# Promises -----------------------------------------------------------------------------


def test_objects_that_are_called_distinct_are() -> None:
    text = """
    func.func @f(%a: memref<4xi32>, %b: memref<?xi32, strided<[2], offset: ?>>) {
      %c, %d = memref.distinct_objects %a, %b
        : memref<4xi32>, memref<?xi32, strided<[2], offset: ?>>
      return
    }"""
    whole = np.zeros(16, np.int32)
    assert interpret(text, whole[:4], whole[4::2]) == ()
    assert interpret(text, whole[1:5], np.zeros(3, np.int32)[::2]) == ()
    traps(text, "memrefs 0 and 1 share memory", whole[2:6], whole[::2])


def test_a_prefetch_is_nothing() -> None:
    text = """
    func.func @f(%a: memref<4xi32>, %i: index) {
      memref.prefetch %a[%i], read, locality<3>, data : memref<4xi32>
      affine.prefetch %a[%i + 100], write, locality<0>, data : memref<4xi32>
      return
    }"""
    assert agree(text, np.zeros(4, np.int32), 2) == ()


# What is seen outside -----------------------------------------------------------------


def test_memory_that_is_returned_is_all_written() -> None:
    text = """
    func.func @f(%n: index) -> memref<4xi32> {
      %c7 = arith.constant 7 : i32
      %a = memref.alloc() : memref<4xi32>
      affine.for %i = 0 to %n { affine.store %c7, %a[%i] : memref<4xi32> }
      return %a : memref<4xi32>
    }"""
    (found,) = interpret(text, 4)
    assert isinstance(found, np.ndarray)
    assert found.tolist() == [7, 7, 7, 7]
    traps(text, "a memref is returned, and memory is read that was not written", 3)
    freed = text.replace("return %a", "memref.dealloc %a : memref<4xi32>\n return %a")
    traps(freed, "a memref is returned whose memory is freed", 4)
    tiles = "memref<4xi32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>"
    (found,) = interpret(text.replace("memref<4xi32>", tiles), 4)
    assert isinstance(found, np.ndarray)
    assert found.tolist() == [7, 7, 7, 7]
    traps(text.replace("memref<4xi32>", tiles), "memory is read that was not", 3)


def test_poison_is_not_left_in_the_memory_of_the_caller() -> None:
    text = """
    func.func @f(%a: memref<2xi32>, %n: i32) {
      %c0 = arith.constant 0 : index
      %x = arith.shli %n, %n : i32
      memref.store %x, %a[%c0] : memref<2xi32>
      return
    }"""
    array = np.zeros(2, np.int32)
    agree(text, array, 2)
    traps(
        text, "argument #0 of @f is seen again, and memory .* holds poison", array, 32
    )


def test_the_base_of_an_argument_is_where_its_type_says() -> None:
    layout = "strided<[1], offset: 2>"
    text = f"""
    func.func @f(%a: memref<2xi32, {layout}>, %o: index) -> (i32, index) {{
      %b, %p, %n, %s = memref.extract_strided_metadata %a
        : memref<2xi32, {layout}> -> memref<i32>, index, index, index
      %v = memref.reinterpret_cast %b to offset: [%o], sizes: [1], strides: [1]
        : memref<i32> to memref<1xi32, strided<[1], offset: ?>>
      %c0 = arith.constant 0 : index
      %r = memref.load %v[%c0] : memref<1xi32, strided<[1], offset: ?>>
      return %r, %p : i32, index
    }}"""
    array = np.array([5, 6], np.int32)
    agree(text, array, 3)
    assert interpret(text, array, 3) == (6, 2)
    traps(text, "the view reaches from element -2 to -2", array, 0)
    base = text.replace(
        "%v[%c0] : memref<1xi32, strided<[1], offset: ?>>", "%b[] : memref<i32>"
    )
    traps(base, "4 bytes at offset -8 are outside a buffer of 8 bytes", array, 2)
