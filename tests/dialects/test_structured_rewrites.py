"""Structured ops tiled, promoted, vectorized, and their vectors kept in registers."""

from __future__ import annotations

from typing import Final, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bridge
from bridge.compare.check_each import check_calls
from bridge.compare.execution import calls_of
from bridge.errors import PassFailed
from bridge.ir.core import Operation

ANY: Final = "!transform.any_op"


def program(payload: str, *steps: str) -> Operation:
    """A payload, and what is done to it; `%all` is the whole."""
    body = "\n".join(steps)
    return bridge.parse(
        f"{MAPS}module attributes {{transform.with_named_sequence}} {{\n"
        f"{payload}\n"
        f"transform.named_sequence @__transform_main(%all: {ANY}) {{\n"
        f"{body}\ntransform.yield\n}}\n}}",
        allow_unregistered=True,
    )


MAPS: Final = """
#map = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#turned = affine_map<(d0, d1) -> (d1, d0)>
#one = affine_map<(d0, d1) -> ()>
"""


def find(name: str, handle: str = "%op") -> str:
    return (
        f'{handle} = transform.structured.match ops{{["{name}"]}} in %all '
        f": ({ANY}) -> {ANY}"
    )


def tile(sizes: list[int], rest: str = "") -> str:
    loops = sum(size != 0 for size in sizes)
    results = ", ".join([ANY] * (loops + 1))
    handles = f"%tile, %loops:{loops}" if loops else "%tile"
    return (
        f"{handles} = transform.structured.tile_using_for %op tile_sizes {sizes} "
        f"{rest} : ({ANY}) -> ({results})"
    )


def transformed(module: Operation) -> Operation:
    """The payload afterwards, that gives what it gave before."""
    calls = list(calls_of(module))
    assert calls
    bridge.run_passes(module, "transform-interpreter", engine="native")
    bridge.verify(module)
    check_calls("transform-interpreter", calls, module)
    return module


def names(module: Operation) -> list[str]:
    return [op.name for op in module.walk() if not op.name.startswith("transform.")]


def buffers(shape: str, m: int, n: int, k: int) -> str:
    """A product of matrices of integers, whose order does not matter."""
    a, b, c = (f"{shape}<{x}x{y}xi32>" for x, y in ((m, k), (k, n), (m, n)))
    if shape == "memref":
        return (
            f"func.func @f(%a: {a}, %b: {b}, %c: {c}) {{\n"
            f"linalg.matmul ins(%a, %b : {a}, {b}) outs(%c : {c})\nreturn\n}}"
        )
    return (
        f"func.func @f(%a: {a}, %b: {b}, %c: {c}) -> {c} {{\n"
        f"%0 = linalg.matmul ins(%a, %b : {a}, {b}) outs(%c : {c}) -> {c}\n"
        f"return %0 : {c}\n}}"
    )


SHAPES: Final[list[Literal["memref", "tensor"]]] = ["memref", "tensor"]
sizes = st.integers(1, 7)
tiles = st.lists(st.integers(0, 5), min_size=3, max_size=3)


@given(st.sampled_from(SHAPES), sizes, sizes, sizes, tiles, st.permutations([0, 1, 2]))
@settings(max_examples=60, deadline=None)
def test_tiles_of_any_size_and_order_compute_the_same(
    shape: str, m: int, n: int, k: int, chosen: list[int], order: list[int]
) -> None:
    module = program(
        buffers(shape, m, n, k),
        find("linalg.matmul"),
        tile(chosen, f"interchange = {order}"),
    )
    found = names(transformed(module))
    assert found.count("scf.for") == sum(size != 0 for size in chosen)


@given(
    sizes, sizes, sizes, tiles, st.sets(st.integers(0, 2), min_size=1), st.booleans()
)
@settings(max_examples=40, deadline=None)
def test_what_is_promoted_is_copied_and_what_is_written_copied_back(
    m: int, n: int, k: int, chosen: list[int], operands: set[int], whole: bool
) -> None:
    chosen = [size or 1 for size in chosen]
    options = f"operands_to_promote = {sorted(operands)}"
    options += ", use_full_tiles_by_default" if whole else ""
    module = program(
        buffers("memref", m, n, k),
        find("linalg.matmul"),
        tile(chosen),
        f"%p = transform.structured.promote %tile {{ {options} }} : ({ANY}) -> {ANY}",
    )
    found = names(transformed(module))
    assert found.count("memref.alloc") == len(operands)
    assert whole or "linalg.fill" not in found


BODIES: Final = {
    "elementwise": (
        ["memref<4x3xi32>", "memref<3x4xi32>", "i32"],
        "memref<4x3xi32>",
        ["#map", "#turned", "#one"],
        ["#map"],
        ["parallel", "parallel"],
        "%1 = arith.muli %x, %y : i32\n %2 = arith.addi %1, %z : i32\n"
        "%3 = arith.subi %2, %o : i32\n linalg.yield %3 : i32",
    ),
    "a sum of rows": (
        ["memref<4x3xi32>", "memref<3x4xi32>", "i32"],
        "memref<4xi32>",
        ["#map", "#turned", "#one"],
        ["#row"],
        ["parallel", "reduction"],
        "%1 = arith.muli %x, %y : i32\n %2 = arith.xori %1, %z : i32\n"
        "%3 = arith.addi %o, %2 : i32\n linalg.yield %3 : i32",
    ),
    "the largest of all": (
        ["memref<4x3xi32>", "memref<3x4xi32>", "i32"],
        "memref<i32>",
        ["#map", "#turned", "#one"],
        ["#one"],
        ["reduction", "reduction"],
        "%1 = arith.minsi %x, %y : i32\n %3 = arith.maxsi %1, %o : i32\n"
        "linalg.yield %3 : i32",
    ),
    "numbers of iterations": (
        ["memref<4x3xi32>", "memref<3x4xi32>", "i32"],
        "memref<4x3xi32>",
        ["#map", "#turned", "#one"],
        ["#map"],
        ["parallel", "parallel"],
        "%i = linalg.index 0 : index\n %j = linalg.index 1 : index\n"
        "%c = arith.constant 10 : index\n %1 = arith.muli %i, %c : index\n"
        "%2 = arith.addi %1, %j : index\n %3 = arith.index_cast %2 : index to i32\n"
        "%4 = arith.addi %3, %x : i32\n linalg.yield %4 : i32",
    ),
}


def generic(kind: str) -> str:
    inputs, output, maps, out, iterators, body = BODIES[kind]
    given = ", ".join(f"%a{i}: {ty}" for i, ty in enumerate(inputs))
    used = ", ".join(f"%a{i}" for i in range(len(inputs)))
    words = ", ".join(f'"{word}"' for word in iterators)
    return (
        f"func.func @f({given}, %out: {output}) {{\n"
        f"linalg.generic {{indexing_maps = [{', '.join([*maps, *out])}], "
        f"iterator_types = [{words}]}} ins({used} : {', '.join(inputs)}) "
        f"outs(%out : {output}) {{\n^bb0(%x: i32, %y: i32, %z: i32, %o: i32):\n"
        f"{body}\n}}\nreturn\n}}"
    )


@pytest.mark.parametrize("kind", BODIES)
def test_the_body_is_computed_on_vectors(kind: str) -> None:
    steps = find("linalg.generic"), f"transform.structured.vectorize %op : {ANY}"
    module = program(generic(kind), *steps)
    found = names(transformed(module))
    assert "linalg.generic" not in found
    assert "vector.transfer_read" in found


@pytest.mark.parametrize("kind", BODIES)
@pytest.mark.parametrize("chosen", [[2, 0], [0, 2], [3, 2]])
def test_the_body_is_computed_on_tiles(kind: str, chosen: list[int]) -> None:
    steps = find("linalg.generic"), tile(chosen)
    module = program(generic(kind), *steps)
    transformed(module)


@pytest.mark.parametrize("m", [1, 5])
def test_a_product_becomes_a_contraction(m: int) -> None:
    module = program(
        buffers("memref", m, 4, 3),
        find("linalg.matmul"),
        f"transform.structured.vectorize %op {{create_named_contraction}} : {ANY}",
    )
    assert names(transformed(module)).count("vector.contract") == 1


def test_sizes_that_are_not_known_are_not_vectorized() -> None:
    module = program(
        "func.func @f(%a: memref<?xf32>, %b: memref<?xf32>) {\n"
        "linalg.exp ins(%a : memref<?xf32>) outs(%b : memref<?xf32>)\nreturn\n}",
        find("linalg.exp"),
        f"transform.structured.vectorize %op : {ANY}",
    )
    with pytest.raises(PassFailed, match="Attempted to vectorize, but failed"):
        bridge.run_passes(module, "transform-interpreter", engine="native")


def accumulating(arguments: str, source: str, count: int = 4) -> str:
    return (
        f"func.func @f({arguments}) {{\n"
        "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n"
        f"%n = arith.constant {count} : index\n%z = arith.constant 0 : i32\n"
        "scf.for %i = %c0 to %n step %c1 {\n"
        "%0 = vector.transfer_read %a[%c0], %z {in_bounds = [true]} "
        ": memref<4xi32>, vector<4xi32>\n"
        f"%1 = vector.transfer_read {source}[%c0], %z {{in_bounds = [true]}} "
        ": memref<4xi32>, vector<4xi32>\n"
        "%2 = arith.addi %0, %1 : vector<4xi32>\n"
        "vector.transfer_write %2, %a[%c0] {in_bounds = [true]} "
        ": vector<4xi32>, memref<4xi32>\n}\nreturn\n}"
    )


HOIST: Final = (
    f"%h = transform.structured.hoist_redundant_vector_transfers %op : ({ANY}) -> {ANY}"
)


def carried(payload: str) -> bool:
    module = transformed(program(payload, find("func.func"), HOIST))
    (loop,) = (op for op in module.walk() if op.name == "scf.for")
    return bool(loop.results)


def test_what_a_loop_reads_and_writes_is_carried() -> None:
    payload = accumulating("%a: memref<4xi32>", "%m").replace(
        "%c0 = ",
        "%m = memref.alloc() : memref<4xi32>\n"
        "memref.copy %a, %m : memref<4xi32> to memref<4xi32>\n%c0 = ",
        1,
    )
    assert carried(payload)


def test_it_is_not_where_it_may_be_the_memory_of_another_argument() -> None:
    assert not carried(accumulating("%a: memref<4xi32>, %m: memref<4xi32>", "%m"))


def test_it_is_not_where_an_operation_with_regions_may_touch_the_memory() -> None:
    unknown = '"foo.bar"(%a) ({\n}) : (memref<4xi32>) -> ()\n%2 = '
    payload = accumulating("%a: memref<4xi32>", "%a").replace("%2 = ", unknown)
    module = program(payload, find("func.func"), HOIST)
    bridge.run_passes(module, "transform-interpreter", engine="native")
    (loop,) = (op for op in module.walk() if op.name == "scf.for")
    assert not loop.results


def test_it_is_not_where_the_loop_does_not_run() -> None:
    payload = accumulating("%a: memref<4xi32>", "%m", 0).replace(
        "%c0 = ",
        "%m = memref.alloc() : memref<4xi32>\n"
        "memref.copy %a, %m : memref<4xi32> to memref<4xi32>\n%c0 = ",
        1,
    )
    assert not carried(payload)


def schedule(m: int, n: int, k: int) -> tuple[str, ...]:
    """The steps of ../shared/prototypes/gemm."""

    def tiled(handle: str, sizes: list[int], made: str) -> str:
        return (
            f"{made}, {made}l = transform.structured.tile_using_for {handle} "
            f"tile_sizes {sizes} : ({ANY}) -> ({ANY}, {ANY})"
        )

    def promoted(handle: str, operand: int, made: str) -> str:
        options = f"operands_to_promote = [{operand}], use_full_tiles_by_default"
        return (
            f"{made} = transform.structured.promote {handle} "
            f"{{ {options}, alignment = 64 }} : ({ANY}) -> {ANY}"
        )

    def applied(handle: str, *sets: str) -> str:
        inner = "\n".join(f"transform.apply_patterns.{one}" for one in sets)
        return f"transform.apply_patterns to {handle} {{\n{inner}\n}} : {ANY}"

    return (
        find("linalg.matmul", "%mm"),
        tiled("%mm", [0, 0, k], "%t1"),
        promoted("%t1", 0, "%p1"),
        tiled("%p1", [0, n, 0], "%t2"),
        promoted("%t2", 1, "%p2"),
        tiled("%p2", [m, 0, 0], "%t3"),
        tiled("%t3", [0, 0, 1], "%t4"),
        find("func.func", "%f"),
        applied("%f", "canonicalization"),
        f"transform.apply_cse to %f : {ANY}",
        find("linalg.matmul", "%q"),
        f"transform.structured.vectorize %q {{create_named_contraction}} : {ANY}",
        applied("%f", "canonicalization"),
        applied(
            "%f",
            'vector.lower_contraction lowering_strategy = "outerproduct"',
            "vector.transfer_permutation_patterns",
        ),
        applied("%f", "memref.fold_memref_alias_ops"),
        applied("%f", "canonicalization"),
        f"transform.apply_cse to %f : {ANY}",
        f"%g = transform.structured.hoist_redundant_vector_transfers %f "
        f": ({ANY}) -> {ANY}",
        applied("%g", "canonicalization"),
        f"transform.apply_cse to %g : {ANY}",
    )


def test_the_schedule_of_a_fast_product_runs_natively_to_what_upstream_makes() -> None:
    payload = buffers("memref", 8, 16, 12)
    ours = transformed(program(payload, *schedule(4, 8, 6)))
    theirs = program(payload, *schedule(4, 8, 6))
    bridge.run_passes(theirs, "transform-interpreter", engine="upstream")

    def shown(module: Operation) -> list[str]:
        # Constants come in another order.
        return [name for name in names(module) if name != "arith.constant"]

    assert shown(ours) == shown(theirs)
    assert "vector.outerproduct" in shown(ours)
