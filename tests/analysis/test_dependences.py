"""Which iterations must stay in their order."""

from __future__ import annotations

import islpy as isl
import pytest

import bridge
from bridge.analysis import (
    Dependence,
    Parallelism,
    Unknown,
    dependences,
    is_legal,
    is_parallel,
    meets,
)
from bridge.ir.core import Operation
from tests.analysis.test_queries import ARGUMENTS, ops, parsed

STENCIL = """
affine.for %t = 1 to 100 {
  affine.for %i = 1 to 63 {
    %l = affine.load %a[%t - 1, %i - 1] : memref<64x64xf32>
    %r = affine.load %a[%t - 1, %i + 1] : memref<64x64xf32>
    %s = arith.addf %l, %r : f32
    affine.store %s, %a[%t, %i] : memref<64x64xf32>
  }
}"""


def found_in(body: str) -> list[Dependence]:
    answer = dependences(ops(parsed(body), "func.func")[0])
    assert not isinstance(answer, Unknown), str(answer)
    return answer


def parallel(loop: Operation) -> Parallelism:
    answer = is_parallel(loop)
    assert isinstance(answer, Parallelism), str(answer)
    return answer


def test_a_dependence_has_its_distance_and_its_directions() -> None:
    found = {(d.kind, d.distance, d.directions) for d in found_in(STENCIL)}
    assert found == {
        ("flow", (1, 1), ("<", "<")),
        ("flow", (1, -1), ("<", ">")),
    }


def test_a_loop_that_carries_no_dependence_is_parallel() -> None:
    outer, inner = ops(parsed(STENCIL), "affine.for")
    assert not parallel(outer)
    assert parallel(inner)
    assert len(parallel(outer).carried) == 2


def test_two_writes_and_a_read_before_a_write_are_dependences() -> None:
    body = """
affine.for %i = 0 to 8 {
  %v = affine.load %a[%i + 1, 0] : memref<64x64xf32>
  affine.store %v, %a[%i, 0] : memref<64x64xf32>
  affine.store %v, %a[5, 0] : memref<64x64xf32>
}"""
    kinds = {d.kind for d in found_in(body)}
    assert kinds == {"flow", "anti", "output"}
    (anti,) = [d for d in found_in(body) if d.kind == "anti" and d.distance == (1,)]
    assert anti.directions == ("<",)


def test_an_odd_and_an_even_element_never_meet() -> None:
    body = """
affine.for %i = 0 to 30 {
  %v = affine.load %a[0, 2 * %i] : memref<64x64xf32>
  affine.store %v, %a[0, 2 * %i + 1] : memref<64x64xf32>
}"""
    assert found_in(body) == []


def test_a_vector_may_be_an_element() -> None:
    body = """
%m = memref.alloc() : memref<64xvector<4xf32>>
affine.for %i = 0 to 64 {
  %v = affine.load %m[%i] : memref<64xvector<4xf32>>
  affine.store %v, %m[%i] : memref<64xvector<4xf32>>
}"""
    (loop,) = ops(parsed(body), "affine.for")
    assert parallel(loop)


def test_a_loop_that_carries_values_is_not_parallel() -> None:
    body = """
%zero = arith.constant 0.0 : f32
%sum = affine.for %i = 0 to 8 iter_args(%s = %zero) -> f32 {
  %v = affine.load %a[%i, 0] : memref<64x64xf32>
  %t = arith.addf %s, %v : f32
  affine.yield %t : f32
}"""
    (loop,) = ops(parsed(body), "affine.for")
    found = parallel(loop)
    assert not found
    assert found.iterated == (loop,)
    assert found.carried == ()
    assert [op.name for op in found.reductions] == ["arith.addf"]


OTHERWISE = [
    # The value is used by something else as well, or not just combined.
    "%t = arith.addf %s, %v : f32\naffine.store %s, %a[0, %i] : memref<64x64xf32>",
    "%t = arith.subf %s, %v : f32",
    "%t = arith.addf %s, %s : f32",
    "%u = arith.addf %s, %v : f32\n%t = arith.mulf %u, %v : f32",
]


@pytest.mark.parametrize("combined", OTHERWISE)
def test_a_value_that_is_used_otherwise_is_no_reduction(combined: str) -> None:
    body = f"""
%zero = arith.constant 0.0 : f32
%sum = affine.for %i = 0 to 8 iter_args(%s = %zero) -> f32 {{
  %v = affine.load %a[%i, 0] : memref<64x64xf32>
  {combined}
  affine.yield %t : f32
}}"""
    (loop,) = ops(parsed(body), "affine.for")
    assert parallel(loop).reductions == ()


def test_an_allocation_inside_a_loop_is_private_to_its_iterations() -> None:
    body = """
affine.for %i = 0 to 8 {
  %b = memref.alloc() : memref<1xf32>
  %v = affine.load %a[%i, 0] : memref<64x64xf32>
  affine.store %v, %b[0] : memref<1xf32>
  %w = affine.load %b[0] : memref<1xf32>
  affine.store %w, %a[%i, 1] : memref<64x64xf32>
}"""
    (loop,) = ops(parsed(body), "affine.for")
    assert parallel(loop)


def test_all_loops_of_one_operation_are_asked_about_together() -> None:
    body = """
affine.parallel (%i, %j) = (0, 0) to (8, 8) {
  %v = affine.load %a[%i, %j] : memref<64x64xf32>
  affine.store %v, %a[%i, {}] : memref<64x64xf32>
}}"""
    good, bad = (
        ops(parsed(body.replace("}}", "}").replace("{}", column)), "affine.parallel")[0]
        for column in ("%j", "%j + 1")
    )
    assert parallel(good)
    assert not parallel(bad)


TWO = """
affine.for %i = 0 to 8 {
  %v = affine.load %b[%i] : memref<8xf32>
  affine.store %v, %c[%i] : memref<8xf32>
}"""


def test_whether_arguments_share_memory_is_not_known_unless_it_is_said() -> None:
    module = parsed(TWO, "%b: memref<8xf32>, %c: memref<8xf32>")
    (loop,) = ops(module, "affine.for")
    answer = is_parallel(loop)
    assert isinstance(answer, Unknown)
    assert "may touch the memory that another one touches" in answer.reason
    assert is_parallel(loop, distinct_arguments=True)


def test_an_operation_that_may_touch_any_memory_makes_it_unknown() -> None:
    body = """
affine.for %i = 0 to 8 {
  func.call @g() : () -> ()
  %v = affine.load %a[%i, 0] : memref<64x64xf32>
}"""
    module = bridge.parse(
        f"func.func private @g()\nfunc.func @f({ARGUMENTS}) {{\n{body}\nreturn\n}}"
    )
    (loop,) = ops(module, "affine.for")
    answer = is_parallel(loop)
    assert isinstance(answer, Unknown)
    assert answer.op is ops(module, "func.call")[0]


def test_a_copy_in_a_loop_makes_it_unknown() -> None:
    body = """
%b = memref.alloc() : memref<64x64xf32>
affine.for %i = 0 to 8 {
  memref.copy %a, %b : memref<64x64xf32> to memref<64x64xf32>
}"""
    (loop,) = ops(parsed(body), "affine.for")
    answer = is_parallel(loop)
    assert isinstance(answer, Unknown)
    assert "touches memory in a way that is not affine" in answer.reason


def test_a_loop_of_unknown_steps_is_unknown() -> None:
    body = """
%lo = arith.constant 0 : index
scf.for %i = %lo to %num step %num {
}"""
    (loop,) = ops(parsed(body), "scf.for")
    answer = is_parallel(loop)
    assert isinstance(answer, Unknown)
    assert "has bounds that are not affine" in answer.reason


def scheduled(root: Operation, time: str) -> dict[Operation, isl.Map]:
    """All accesses at the same time of an iteration, then in the order of the text."""
    names = ("affine.load", "affine.store")
    accesses = [op for op in root.walk() if op.name in names]
    found = {}
    for n, op in enumerate(accesses):
        text = time.replace("k", str(n))
        found[op] = isl.Map(text)
    return found


@pytest.mark.parametrize(
    ("time", "legal"),
    [
        ("{ [t, i] -> [t, i, k] }", True),
        ("{ [t, i] -> [t, -i, k] }", True),
        ("{ [t, i] -> [i, t, k] }", False),
        ("{ [t, i] -> [t + i, t, k] }", True),
        ("{ [t, i] -> [t + 2i, t, k] }", False),
        ("{ [t, i] -> [2t + i, t, k] }", True),
    ],
)
def test_a_schedule_is_legal_where_no_dependence_is_turned_round(
    time: str, *, legal: bool
) -> None:
    function = ops(parsed(STENCIL), "func.func")[0]
    assert is_legal(function, scheduled(function, time)) is legal


def test_a_schedule_without_an_access_is_a_value_error() -> None:
    function = ops(parsed(STENCIL), "func.func")[0]
    with pytest.raises(ValueError, match=r"no time for 'affine\.load' op"):
        is_legal(function, {})


def test_a_question_about_no_loop_is_a_type_error() -> None:
    function = ops(parsed(STENCIL), "func.func")[0]
    with pytest.raises(TypeError, match=r"'func\.func' op is no loop"):
        is_parallel(function)


def test_accesses_meet_where_one_comes_first_at_the_same_element() -> None:
    module = parsed(STENCIL)
    left, right = ops(module, "affine.load")
    (store,) = ops(module, "affine.store")
    assert meets(store, left) is True
    assert meets(store, left, 1) is False
    assert meets(left, store) is False
    assert meets(right, left) is True
    assert meets(right, left, 2) is False
    with pytest.raises(TypeError, match="touches no memory"):
        meets(ops(module, "arith.addf")[0], store)


UNKNOWN_MEMORY = """
%b = arith.select %bit, %a, %a : memref<64x64xf32>
affine.for %i = 1 to 64 {
  %v = affine.load %b[%i - 1, 0] : memref<64x64xf32>
  affine.store %v, %b[%i, 0] : memref<64x64xf32>
}"""


def test_memory_that_is_not_known_is_still_one_where_it_is_one_value() -> None:
    (found,) = found_in(UNKNOWN_MEMORY)
    assert (found.kind, found.distance) == ("flow", (1,))


@pytest.mark.parametrize(
    "other", ["%a[%i, 0] : memref<64x64xf32>", "%d[%i, 0] : memref<64x64xf32>"]
)
def test_memory_that_is_not_known_may_be_any_other(other: str) -> None:
    made = "%d = arith.select %bit, %a, %a : memref<64x64xf32>\n"
    body = UNKNOWN_MEMORY.replace("affine.store %v, ", f"%w = affine.load {other}\n$")
    body = body.replace("$", "affine.store %w, ")
    answer = dependences(ops(parsed(made + body), "func.func")[0])
    assert isinstance(answer, Unknown)
    assert answer.reason == "may touch the memory that another one touches"


def test_memory_that_is_made_in_each_iteration_and_not_known_is_unknown() -> None:
    inside = UNKNOWN_MEMORY.splitlines()
    body = "\n".join([inside[2], inside[1], *inside[3:]])
    answer = dependences(ops(parsed(body), "func.func")[0])
    assert isinstance(answer, Unknown)
    assert answer.reason == "defines memory that is not known"


def test_memory_that_is_not_known_is_none_that_it_cannot_be() -> None:
    body = """
%c = memref.alloc() : memref<8x512xf32>
%b = memref.reinterpret_cast %c to offset: [0], sizes: [64, 64], strides: [64, 1]
  : memref<8x512xf32> to memref<64x64xf32>
affine.for %i = 0 to 64 {
  %v = affine.load %b[%i, 0] : memref<64x64xf32>
  affine.store %v, MEMORY[%i, 0] : memref<MEMORYxf32>
}"""
    named = body.replace("MEMORY[", "%a[").replace("MEMORY", "64x64")
    assert not found_in(named)
    named = body.replace("MEMORY[", "%c[").replace("MEMORY", "8x512")
    answer = dependences(ops(parsed(named), "func.func")[0])
    assert isinstance(answer, Unknown)


def test_a_dependence_is_carried_by_the_first_loop_whose_iterations_differ() -> None:
    (found,) = [d for d in found_in(STENCIL) if d.distance == (1, 1)]
    assert found.carried_by(0).is_equal(found.relation)
    assert found.carried_by(1).is_empty()
    assert found.carried_by(0, 2).is_equal(found.relation)


def test_a_function_of_three_hundred_operations_is_answered_for_exactly() -> None:
    nest = "".join(
        f"affine.for %i{n} = {'0' if n % 2 else '1'} to %num {{\n" for n in range(5)
    )
    accesses = "".join(
        f"%l{n} = affine.load %m[%i{n % 5} + {n}, %i{(n + 1) % 5} + %i{(n + 2) % 5}] "
        f": memref<?x?xf32>\n%s{n} = arith.addf %l{n}, %l{n} : f32\n"
        f"affine.store %s{n}, %m[%i{(n + 3) % 5}, %i{n % 5} * 2] : memref<?x?xf32>\n"
        for n in range(7)
    )
    body = (nest + accesses + "}" * 5) * 11
    text = f"func.func @f(%m: memref<?x?xf32>, %num: index) {{ {body} return }}"
    found = dependences(ops(bridge.parse(text), "func.func")[0])
    assert not isinstance(found, Unknown)
    assert len(found) > 3000
