"""Programs in LLVM's dialect do what they did before they were lowered."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge.interpreter.run import type_of
from bridge.ir.symbols import lookup
from bridge.upstream.lowering import Survey
from tests.interpreter.judged import interpret, traps

_LOOP = """
func.func @f(%m: memref<?xf32>, %n: i64) -> f32 {
  %i = arith.index_cast %n : i64 to index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %t = memref.alloc(%i) : memref<?xf32>
  %s = scf.for %k = %c0 to %i step %c1 iter_args(%a = %z) -> f32 {
    %v = memref.load %m[%k] : memref<?xf32>
    %w = arith.addf %a, %v : f32
    %q = math.sqrt %w : f32
    memref.store %q, %t[%k] : memref<?xf32>
    scf.yield %w : f32
  }
  memref.copy %t, %m : memref<?xf32> to memref<?xf32>
  %vec = vector.transfer_read %m[%c0], %z : memref<?xf32>, vector<4xf32>
  %r = vector.reduction <add>, %vec : vector<4xf32> into f32
  memref.dealloc %t : memref<?xf32>
  return %r : f32
}
"""

_PARTS = """
func.func @f(%a: complex<f64>, %i: index, %m: memref<2x3xi32>, %k: i32)
    -> (complex<f64>, vector<2x2xi32>, memref<3xi32, strided<[1], offset: ?>>, i1) {
  %z = complex.mul %a, %a : complex<f64>
  %v = vector.broadcast %k : i32 to vector<2x2xi32>
  %w = arith.addi %v, %v overflow<nsw> : vector<2x2xi32>
  %s = memref.subview %m[%i, 0] [1, 3] [1, 1]
      : memref<2x3xi32> to memref<3xi32, strided<[1], offset: ?>>
  %c = arith.cmpi ult, %i, %i : index
  return %z, %w, %s, %c
      : complex<f64>, vector<2x2xi32>, memref<3xi32, strided<[1], offset: ?>>, i1
}
"""


def _stages(text: str, *arguments: object) -> list[list[object]]:
    """Results and arrays as they are left: before, and after the default pipeline."""
    found = []
    for lowers in (False, True):
        module = bridge.parse(text)
        function = lookup(module, "f")
        assert function is not None
        signature = type_of(function)
        if lowers:
            for pipeline in Survey.of(module).pipelines:
                bridge.run_passes(module, pipeline)
        given = [a.copy() if isinstance(a, np.ndarray) else a for a in arguments]
        results = bridge.interpret(module, "f", *given, signature=signature)
        found.append([*results, *given])
    return found


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        (_LOOP, (np.arange(6, dtype=np.float32), 6)),
        (_PARTS, (1 + 2j, 1, np.arange(6, dtype=np.int32).reshape(2, 3), 7)),
    ],
    ids=["loop", "parts"],
)
def test_a_lowered_program_does_the_same(
    text: str, arguments: tuple[object, ...]
) -> None:
    before, after = _stages(text, *arguments)
    for one, other in zip(before, after, strict=True):
        np.testing.assert_array_equal(one, other)


def _llvm(body: str, inputs: str = "%n: i64", result: str = "i32") -> str:
    return f"""
    llvm.func @malloc(i64) -> !llvm.ptr
    llvm.func @free(!llvm.ptr)
    llvm.func @g({inputs}) -> {result} {{
      {body}
    }}
    func.func @f({inputs}) -> {result} {{
      %r = llvm.call @g(%n) : (i64) -> {result}
      return %r : {result}
    }}
    """


@pytest.mark.parametrize(
    ("body", "match"),
    [
        ("%p = llvm.inttoptr %n : i64 to !llvm.ptr", "no memory at the address"),
        (
            "%p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr",
            "memory is read that was not written",
        ),
        (
            """%p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
            llvm.call @free(%p) : (!llvm.ptr) -> ()""",
            "after it was freed",
        ),
        (
            """%q = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
            %p = llvm.getelementptr %q[2] : (!llvm.ptr) -> !llvm.ptr, i32""",
            "outside a buffer of 8 bytes",
        ),
        (
            """%q = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
            %p = llvm.getelementptr inbounds %q[4] : (!llvm.ptr) -> !llvm.ptr, i32""",
            "an address leaves its memory",
        ),
        (
            """%q = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
            %p = llvm.getelementptr %q[1] : (!llvm.ptr) -> !llvm.ptr, i8""",
            "no multiple of 4",
        ),
    ],
    ids=["null", "unwritten", "freed", "outside", "inbounds", "unaligned"],
)
def test_an_access_that_is_undefined_traps(body: str, match: str) -> None:
    load = "%r = llvm.load %p : !llvm.ptr -> i32\nllvm.return %r : i32"
    traps(_llvm(f"{body}\n{load}"), match, 8)


def test_memory_that_is_freed_twice_traps() -> None:
    body = """
      %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
      llvm.call @free(%p) : (!llvm.ptr) -> ()
      llvm.call @free(%p) : (!llvm.ptr) -> ()
      %r = llvm.mlir.constant(1 : i32) : i32
      llvm.return %r : i32
    """
    traps(_llvm(body), "freed", 8)


def test_members_of_structs_lie_where_c_has_them() -> None:
    body = """
      %one = llvm.mlir.constant(1 : i64) : i64
      %p = llvm.alloca %one x !llvm.struct<(i8, i64, i16)> : (i64) -> !llvm.ptr
      %q = llvm.getelementptr %p[1]
          : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64, i16)>
      %w = llvm.getelementptr %p[0, 1]
          : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64, i16)>
      %a = llvm.ptrtoint %p : !llvm.ptr to i64
      %b = llvm.ptrtoint %q : !llvm.ptr to i64
      %c = llvm.ptrtoint %w : !llvm.ptr to i64
      %d = llvm.sub %b, %a : i64
      %e = llvm.sub %c, %a : i64
      %f = llvm.mul %d, %n : i64
      %g = llvm.add %f, %e : i64
      llvm.return %g : i64
    """
    assert interpret(_llvm(body, result="i64"), 100) == (2408,)


@pytest.mark.parametrize(
    ("op", "wanted"),
    [
        ("llvm.or disjoint %n, %n", "bit in common"),
        ("llvm.add %n, %n overflow<nuw>", "unsigned overflow"),
        ("llvm.mul %n, %n overflow<nsw>", "signed overflow"),
        ("llvm.lshr exact %n, %one", "loses bits"),
    ],
)
def test_a_flag_that_does_not_hold_makes_poison(op: str, wanted: str) -> None:
    body = f"""
      %one = llvm.mlir.constant(1 : i64) : i64
      %r = {op} : i64
      llvm.return %r : i64
    """
    traps(
        _llvm(body, result="i64"), wanted, (1 << 64) - 1 if "mul" not in op else 1 << 40
    )


def test_freeze_makes_a_number_of_poison() -> None:
    body = """
      %p = llvm.mlir.poison : i64
      %r = llvm.freeze %p : i64
      llvm.return %r : i64
    """
    assert interpret(_llvm(body, result="i64"), 1) == (0,)


def test_an_element_is_put_into_a_vector_of_poison() -> None:
    text = """
    func.func @f(%a: i32) -> vector<2xi32> {
      %p = ub.poison : vector<2xi32>
      %q = vector.insert %a, %p [0] : i32 into vector<2xi32>
      %r = vector.insert %a, %q [1] : i32 into vector<2xi32>
      %s = arith.addi %r, %r : vector<2xi32>
      return %s : vector<2xi32>
    }
    """
    np.testing.assert_array_equal(interpret(text, 3)[0], [6, 6])


def test_a_cast_between_an_index_and_an_integer_of_its_width_is_none() -> None:
    text = """
    func.func @f(%a: index) -> i64 {
      %r = builtin.unrealized_conversion_cast %a : index to i64
      return %r : i64
    }
    """
    assert interpret(text, 5) == (5,)


@pytest.mark.parametrize("value", [0, 0b10110, 0b1_1111_1111, 0b1_0000_0000])
def test_a_vector_of_bits_is_packed_in_memory(value: int) -> None:
    body = """
      %one = llvm.mlir.constant(1 : i64) : i64
      %p = llvm.alloca %one x vector<9xi1> : (i64) -> !llvm.ptr
      %q = llvm.alloca %one x vector<9xi1> : (i64) -> !llvm.ptr
      %t = llvm.trunc %n : i64 to i16
      llvm.store %t, %p : i16, !llvm.ptr
      %v = llvm.load %p : !llvm.ptr -> vector<9xi1>
      %j = llvm.mlir.constant(8 : i64) : i64
      %last = llvm.extractelement %v[%j : i64] : vector<9xi1>
      llvm.store %v, %q : vector<9xi1>, !llvm.ptr
      %b = llvm.load %q : !llvm.ptr -> i16
      %x = llvm.zext %last : i1 to i64
      %y = llvm.zext %b : i16 to i64
      %k = llvm.mlir.constant(1000 : i64) : i64
      %l = llvm.mul %x, %k : i64
      %z = llvm.add %l, %y : i64
      llvm.return %z : i64
    """
    assert interpret(_llvm(body, result="i64"), value) == (1000 * (value >> 8) + value,)


def test_a_packed_vector_takes_no_more_bytes_than_its_bits() -> None:
    body = """
      %one = llvm.mlir.constant(3 : i64) : i64
      %p = llvm.alloca %one x i8 : (i64) -> !llvm.ptr
      %v = llvm.mlir.constant(dense<true> : vector<20xi1>) : vector<20xi1>
      llvm.store %v, %p {alignment = 1 : i64} : vector<20xi1>, !llvm.ptr
      %b = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i16
      %y = llvm.zext %b : i16 to i64
      llvm.return %y : i64
    """
    assert interpret(_llvm(body, result="i64"), 0) == (0xFFFF,)


def test_a_packed_vector_that_was_not_written_is_not_read() -> None:
    body = """
      %one = llvm.mlir.constant(1 : i64) : i64
      %p = llvm.alloca %one x vector<9xi1> : (i64) -> !llvm.ptr
      %w = llvm.load %p : !llvm.ptr -> vector<9xi1>
      llvm.return %one : i64
    """
    traps(_llvm(body, result="i64"), "not written", 0)


def test_a_poison_lane_poisons_its_byte_of_a_packed_vector() -> None:
    body = """
      %one = llvm.mlir.constant(1 : i64) : i64
      %i = llvm.mlir.constant(0 : i64) : i64
      %j = llvm.mlir.constant(8 : i64) : i64
      %t = llvm.mlir.constant(true) : i1
      %u = llvm.mlir.poison : vector<9xi1>
      %v = llvm.insertelement %t, %u[%j : i64] : vector<9xi1>
      %p = llvm.alloca %one x vector<9xi1> : (i64) -> !llvm.ptr
      llvm.store %v, %p : vector<9xi1>, !llvm.ptr
      %w = llvm.load %p : !llvm.ptr -> vector<9xi1>
      %a = llvm.extractelement %w[%j : i64] : vector<9xi1>
      %x = llvm.zext %a : i1 to i64
      llvm.return %x : i64
    """
    assert interpret(_llvm(body, result="i64"), 0) == (1,)
    traps(_llvm(body.replace("%w[%j", "%w[%i"), result="i64"), "poison", 0)


_OVERFLOW = """
func.func @f(%a: i8, %b: i8) -> (i8, i1) {
  %0 = "llvm.intr.OP.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i8, i1)>
  %2 = llvm.extractvalue %0[1] : !llvm.struct<(i8, i1)>
  return %1, %2 : i8, i1
}"""

_CLASS = """
func.func @f(%x: f32) -> i1 {
  %0 = "llvm.intr.is.fpclass"(%x) <{bit = BIT : i32}> : (f32) -> i1
  return %0 : i1
}"""


@pytest.mark.parametrize(
    ("name", "a", "b", "expected"),
    [
        ("uadd", 100, 100, (-56, False)),
        ("uadd", -56, 100, (44, True)),
        ("usub", 5, 6, (-1, True)),
        ("usub", -1, 1, (-2, False)),
    ],
)
def test_overflow_is_told_of(
    name: str, a: int, b: int, expected: tuple[int, bool]
) -> None:
    module = _OVERFLOW.replace("OP", name)
    total, flag = interpret(module, np.int8(a), np.int8(b))
    assert (total, flag) == expected


@pytest.mark.parametrize(
    ("bit", "value", "expected"),
    [
        (3, np.nan, True),
        (3, 1.0, False),
        (504, -np.inf, False),
        (504, np.inf, False),
        (504, -0.0, True),
        (504, -2.0, True),
        (32, -0.0, True),
        (32, 0.0, False),
        (384, 3.0, True),
        (4, -np.inf, True),
    ],
)
def test_a_float_is_of_a_class(bit: int, value: float, expected: bool) -> None:
    module = _CLASS.replace("BIT", str(bit))
    (found,) = interpret(module, np.float32(value))
    assert bool(found) is expected


def test_what_is_not_told_apart_is_not_interpreted() -> None:
    module = _CLASS.replace("BIT", "256")
    with pytest.raises(bridge.Unsupported, match="subnormal numbers are not told"):
        interpret(module, np.float32(1))
    lanes = _OVERFLOW.replace("i8", "vector<2xi8>").replace("i1", "vector<2xi1>")
    module = lanes.replace("OP", "uadd")
    value = np.ones(2, np.int8)
    with pytest.raises(bridge.Unsupported, match="overflow of each lane"):
        interpret(module, value, value)


def test_vectors_of_indices_are_those_of_integers() -> None:
    text = """func.func @f(%a: vector<2xSOURCE>) -> vector<SIZExindex> {
      %0 = builtin.unrealized_conversion_cast %a
          : vector<2xSOURCE> to vector<SIZExindex>
      return %0 : vector<SIZExindex>
    }"""
    given = np.array([3, -4], np.int64)
    module = text.replace("SOURCE", "i64").replace("SIZE", "2")
    (found,) = interpret(module, given)
    assert list(np.asarray(found)) == [3, -4]
    module = text.replace("SOURCE", "i64").replace("SIZE", "3")
    with pytest.raises(bridge.Unsupported, match="a cast from vector<2xi64>"):
        interpret(module, given)


_PROMISES = """
llvm.func @f(%p: !llvm.ptr, %c: i1, %n: i64, %s: i64) {
  llvm.intr.assume %c ["align"(%p, %n : !llvm.ptr, i64), "nonnull"(%p : !llvm.ptr),
      "dereferenceable"(%p, %s : !llvm.ptr, i64)] : i1
  llvm.return
}
func.func @run(%c: i1, %n: i64, %s: i64) {
  %m = memref.alloc() : memref<4xi32>
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
  %i = arith.index_cast %a : index to i64
  %four = arith.constant 4 : i64
  %j = arith.addi %i, %four : i64
  %p = llvm.inttoptr %j : i64 to !llvm.ptr
  llvm.call @f(%p, %c, %n, %s) : (!llvm.ptr, i1, i64, i64) -> ()
  memref.dealloc %m : memref<4xi32>
  return
}
"""


def test_what_is_assumed_must_hold() -> None:
    module = bridge.parse(_PROMISES)
    bridge.interpret(module, "run", True, 4, 12)
    for given, what in (
        ((False, 4, 12), "an assumption does not hold"),
        ((True, 8, 12), "an assumption about 'align' does not hold"),
        ((True, 4, 13), "an assumption about 'dereferenceable' does not hold"),
    ):
        with pytest.raises(bridge.Trap, match=what):
            bridge.interpret(module, "run", *given)


def test_assumptions_that_are_not_modelled_are_refused() -> None:
    module = bridge.parse("""
    llvm.func @f(%c: i1) {
      llvm.intr.assume %c ["cold"()] : i1
      llvm.return
    }
    """)
    with pytest.raises(bridge.Unsupported, match="an assumption about 'cold'"):
        bridge.interpret(module, "f", True)
