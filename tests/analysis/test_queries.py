"""Where operations run, how often, and on which elements: exact, or unknown."""

from __future__ import annotations

import islpy as isl
import pytest

import bridge
from bridge.analysis import (
    Unknown,
    access_relation,
    domain,
    footprint,
    in_bounds,
    out_of_bounds,
    schedule,
    trip_count,
)
from bridge.ir.core import Operation

ARGUMENTS = (
    "%a: memref<64x64xf32>, %num: index, %bit: i1, %spread: memref<8xf32, strided<[2]>>"
)


def parsed(body: str, arguments: str = ARGUMENTS) -> Operation:
    """A function of a body, verified."""
    module = bridge.parse(f"func.func @f({arguments}) {{\n{body}\nreturn\n}}")
    bridge.verify(module)
    return module


def ops(module: Operation, name: str) -> list[Operation]:
    return [op for op in module.walk() if op.name == name]


def first(body: str, name: str, arguments: str | None = None) -> Operation:
    module = parsed(body) if arguments is None else parsed(body, arguments)
    return ops(module, name)[0]


TRIANGLE = """
affine.for %i = 0 to %num {
  affine.for %j = affine_map<(d0) -> (d0)>(%i) to 64 step 3 {
    %v = affine.load %a[%i, %j] : memref<64x64xf32>
  }
}"""


def equal(found: object, text: str) -> bool:
    """Whether a set or a map is that of a text."""
    assert not isinstance(found, Unknown), str(found)
    if isinstance(found, isl.Set):
        return bool(found.is_equal(isl.Set(text)))
    assert isinstance(found, isl.Map)
    return bool(found.is_equal(isl.Map(text)))


def test_the_domain_of_an_operation_has_the_loops_around_it() -> None:
    found = domain(first(TRIANGLE, "affine.load"))
    assert equal(
        found,
        "[num] -> { [i, j] : 0 <= i < num and i <= j < 64 and (j - i) mod 3 = 0 }",
    )


def test_a_condition_restricts_what_it_holds_and_its_opposite_what_is_else() -> None:
    body = """
affine.for %i = 0 to 8 {
  affine.if affine_set<(d0) : (d0 mod 4 - 1 == 0)>(%i) {
    %v = affine.load %a[%i, 0] : memref<64x64xf32>
  } else {
    %v = affine.load %a[0, %i] : memref<64x64xf32>
  }
}"""
    then, other = ops(parsed(body), "affine.load")
    assert equal(domain(then), "{ [i] : i = 1 or i = 5 }")
    assert equal(domain(other), "{ [i] : 0 <= i < 8 and i != 1 and i != 5 }")


def test_times_are_positions_and_loop_variables_in_turn() -> None:
    found = schedule(first(TRIANGLE, "affine.load"))
    assert equal(found, "{ [i, j] -> [0, i, 0, j, 0] }")


def test_a_trip_count_is_an_expression_of_what_is_around_a_loop() -> None:
    outer, inner = ops(parsed(TRIANGLE), "affine.for")
    counted = trip_count(outer)
    assert isinstance(counted, isl.PwAff)
    assert equal(isl.Map.from_pw_aff(counted), "[num] -> { [] -> [max(0, num)] }")
    inside = trip_count(inner)
    assert isinstance(inside, isl.PwAff)
    assert equal(
        isl.Map.from_pw_aff(inside),
        "[num] -> { [i] -> [max(0, floor((66 - i)/3))] : 0 <= i < num }",
    )


def test_subscripts_of_a_view_are_those_of_the_memory_behind_it() -> None:
    body = """
%b = memref.subview %a[4, 2] [8, 8] [2, 1] : memref<64x64xf32>
  to memref<8x8xf32, strided<[128, 1], offset: 258>>
%c = memref.cast %b : memref<8x8xf32, strided<[128, 1], offset: 258>>
  to memref<?x?xf32, strided<[128, 1], offset: 258>>
affine.for %i = 0 to 8 {
  %v = affine.load %c[%i, 7 - %i] : memref<?x?xf32, strided<[128, 1], offset: 258>>
}"""
    found = access_relation(first(body, "affine.load"))
    assert equal(found, "{ [i] -> [4 + 2i, 9 - i] : 0 <= i < 8 }")


def test_an_allocation_is_other_memory_in_each_iteration() -> None:
    body = """
affine.for %i = 0 to 4 {
  %b = memref.alloc() : memref<8xf32>
  affine.for %j = 0 to 2 {
    %v = affine.load %b[%j] : memref<8xf32>
  }
}"""
    found = access_relation(first(body, "affine.load"))
    assert equal(found, "{ [i, j] -> [i, j] : 0 <= i < 4 and 0 <= j < 2 }")


def test_a_vector_reaches_as_far_as_it_is_long() -> None:
    body = """
affine.for %i = 0 to 8 {
  %v = affine.vector_load %a[%i, 2 * %i] : memref<64x64xf32>, vector<4xf32>
}"""
    found = access_relation(first(body, "affine.vector_load"))
    assert equal(found, "{ [i] -> [i, e] : 0 <= i < 8 and 2i <= e < 2i + 4 }")


def test_what_a_loop_touches_is_the_union_of_its_accesses() -> None:
    body = """
affine.for %i = 0 to 8 {
  affine.for %j = 0 to 4 {
    %v = affine.load %a[%i, %j] : memref<64x64xf32>
    affine.store %v, %a[%i, %j + 10] : memref<64x64xf32>
  }
}"""
    module = parsed(body)
    _, inner = ops(module, "affine.for")
    memref = ops(module, "func.func")[0].body.arguments[0]
    found = footprint(inner, memref)
    assert equal(
        found,
        "{ [i] -> [i, e] : 0 <= i < 8 and (0 <= e < 4 or 10 <= e < 14) }",
    )
    assert equal(
        footprint(inner, memref, reads=False),
        "{ [i] -> [i, e] : 0 <= i < 8 and 10 <= e < 14 }",
    )


def test_an_access_is_in_bounds_or_says_when_it_is_not() -> None:
    body = """
affine.for %i = 0 to 60 {
  %v = affine.load %a[%i, %i + 5] : memref<64x64xf32>
  %w = affine.load %a[%i, %i + 3] : memref<64x64xf32>
}"""
    out, inside = ops(parsed(body), "affine.load")
    assert in_bounds(inside) is True
    assert in_bounds(out) is False
    assert equal(out_of_bounds(out), "{ [59] -> [59, 64] }")


def test_a_dynamic_size_is_what_the_program_says_it_is() -> None:
    body = """
%zero = arith.constant 0 : index
%size = memref.dim %d, %zero : memref<?xf32>
affine.for %i = 0 to %size {
  %v = affine.load %d[%i] : memref<?xf32>
}
%e = memref.alloc(%n) : memref<?xf32>
affine.for %i = 0 to %n {
  %v = affine.load %e[%i] : memref<?xf32>
}
affine.for %i = 0 to %n {
  %v = affine.load %d[%i] : memref<?xf32>
}"""
    module = parsed(body, "%d: memref<?xf32>, %n: index")
    assert [in_bounds(op) for op in ops(module, "affine.load")] == [True, True, False]


UNKNOWN = [
    (
        """%v = affine.load %a[%num * %num, 0] : memref<64x64xf32>""".replace(
            "%num * %num", "symbol(%num) * symbol(%num)"
        ),
        "affine.load",
        "is not linear",
    ),
    (
        """scf.while : () -> () {
  %c = arith.constant false
  scf.condition(%c)
} do {
  %v = memref.load %a[%num, %num] : memref<64x64xf32>
  scf.yield
}""",
        "memref.load",
        "'scf.while' op runs its regions in a way that is not affine",
    ),
    (
        """%b = memref.subview %a[0, 0] [8, 8] [%num, 1] : memref<64x64xf32>
  to memref<8x8xf32, strided<[?, 1]>>
%v = memref.load %b[%num, %num] : memref<8x8xf32, strided<[?, 1]>>""",
        "memref.load",
        "'memref.subview' op is a view that is not affine",
    ),
    (
        """%lo = arith.constant 0 : index
%b = scf.for %i = %lo to %num step %num iter_args(%m = %a) -> memref<64x64xf32> {
  %v = affine.load %m[0, 0] : memref<64x64xf32>
  scf.yield %m : memref<64x64xf32>
}""",
        "affine.load",
        "'scf.for' op has bounds that are not affine",
    ),
    (
        """%lo = arith.constant 0 : index
%one = arith.constant 1 : index
%b = scf.for %i = %lo to %num step %one iter_args(%m = %a) -> memref<64x64xf32> {
  %v = affine.load %m[0, 0] : memref<64x64xf32>
  scf.yield %m : memref<64x64xf32>
}""",
        "affine.load",
        "'scf.for' op carries memory on",
    ),
    (
        """affine.for %k = 0 to 4 {
  %b = arith.select %bit, %a, %a : memref<64x64xf32>
  %v = affine.load %b[0, 0] : memref<64x64xf32>
}""",
        "affine.load",
        "'arith.select' op defines memory that is not known",
    ),
    (
        "%v = affine.load %spread[0] : memref<8xf32, strided<[2]>>",
        "affine.load",
        "is memory of a layout, memref<8xf32, strided<[2]>>",
    ),
    (
        """%j = affine.apply affine_map<()[s0] -> (s0 mod -2)>()[%num]
%v = affine.load %a[%j, 0] : memref<64x64xf32>""",
        "affine.load",
        "divides by -2",
    ),
    (
        """affine.for %i = 0 to 8 {
  %j = arith.muli %i, %i : index
  %v = memref.load %a[%j, %j] : memref<64x64xf32>
}""",
        "memref.load",
        "'arith.muli' op defines an index that is not affine",
    ),
]


@pytest.mark.parametrize(("body", "name", "reason"), UNKNOWN)
def test_what_is_not_affine_is_unknown_and_says_why(
    body: str, name: str, reason: str
) -> None:
    found = access_relation(first(body, name))
    assert isinstance(found, Unknown)
    assert reason in str(found)


def test_a_size_of_no_dimension_is_unknown() -> None:
    body = """
%five = arith.constant 5 : index
%size = memref.dim %d, %five : memref<?xf32>
affine.for %i = 0 to %size {
  %v = affine.load %d[%i] : memref<?xf32>
}"""
    found = domain(first(body, "affine.load", "%d: memref<?xf32>"))
    assert isinstance(found, Unknown)
    assert "has no such dimension" in str(found)


def test_several_loops_of_one_operation_have_no_trip_count() -> None:
    body = """
affine.parallel (%i, %j) = (0, 0) to (8, 8) {
  %v = affine.load %a[%i, %j] : memref<64x64xf32>
}"""
    found = trip_count(first(body, "affine.parallel"))
    assert isinstance(found, Unknown)
    assert "is not one loop of affine bounds" in str(found)


def test_times_in_a_region_of_several_blocks_are_unknown() -> None:
    body = "cf.br ^next\n^next:\n%v = affine.load %a[0, 0] : memref<64x64xf32>"
    found = schedule(first(body, "affine.load"))
    assert isinstance(found, Unknown)
    assert "has a region of several blocks" in str(found)


def test_what_a_loop_touches_of_one_argument_is_unknown_where_it_has_another() -> None:
    body = """
affine.for %i = 0 to 8 {
  %v = affine.load %c[%i] : memref<8xf32>
}"""
    module = parsed(body, "%b: memref<8xf32>, %c: memref<8xf32>")
    memref = ops(module, "func.func")[0].body.arguments[0]
    found = footprint(ops(module, "affine.for")[0], memref)
    assert isinstance(found, Unknown)
    assert "may touch this memory" in str(found)


def test_an_unknown_answer_is_neither_true_nor_false() -> None:
    body, name, _ = UNKNOWN[0]
    found = in_bounds(first(body, name))
    with pytest.raises(TypeError, match="the answer is unknown"):
        bool(found)


def test_a_question_about_another_operation_is_a_type_error() -> None:
    op = first(TRIANGLE, "affine.load")
    with pytest.raises(TypeError, match=r"trip_count: 'affine\.load' op is no loop"):
        trip_count(op)
    with pytest.raises(TypeError, match=r"'affine\.for' op touches no memref"):
        access_relation(first(TRIANGLE, "affine.for"))
