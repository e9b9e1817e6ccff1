"""What the verifiers of vector ops ask, beyond the cases of the conformance suite."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.oracles.verdicts import complaint, complaints

sizes = st.lists(st.integers(1, 4), max_size=3)


def vector(shape: Sequence[int], element: str = "f32") -> str:
    return f"vector<{''.join(f'{size}x' for size in shape)}{element}>"


def array(values: Sequence[int]) -> str:
    listed = ", ".join(map(str, values))
    return f"array<i64: {listed}>" if values else "array<i64>"


@given(sizes, sizes)
def test_a_shape_cast_keeps_the_number_of_elements_and_nothing_else(
    before: list[int], after: list[int]
) -> None:
    found = complaint("vector.shape_cast", [vector(before)], [vector(after)])
    assert (found == "") == (prod(before) == prod(after))


@given(sizes, sizes)
def test_a_broadcast_goes_to_any_shape_that_repeats_what_there_is(
    before: list[int], after: list[int]
) -> None:
    found = complaint("vector.broadcast", [vector(before)], [vector(after)])
    behind = after[len(after) - len(before) :] if len(before) <= len(after) else None
    repeats = behind is not None and all(
        one in (1, other) for one, other in zip(before, behind, strict=True)
    )
    assert (found == "") == repeats


@given(st.permutations(range(4)), st.permutations(range(4)))
def test_a_transpose_gives_the_sizes_in_its_own_order(
    order: list[int], other: list[int]
) -> None:
    shape = [2, 3, 4, 5]
    result = vector([shape[i] for i in order])
    properties = f"permutation = {array(other)}"
    found = complaint("vector.transpose", [vector(shape)], [result], properties)
    assert (found == "") == (order == other)


@given(st.lists(st.integers(0, 3), max_size=4, unique=True))
def test_a_reduction_of_dimensions_gives_those_that_are_left(
    dimensions: list[int],
) -> None:
    shape = [2, 3, 4, 5]
    kept = [size for i, size in enumerate(shape) if i not in dimensions]
    result = vector(kept) if kept else "f32"
    properties = f"kind = #vector.kind<add>, reduction_dims = {array(dimensions)}"
    name, operands = "vector.multi_reduction", [vector(shape), result]
    assert complaint(name, operands, [result], properties) == ""


@given(st.integers(-3, 6), st.integers(-3, 6))
def test_a_slice_lies_within_its_vector(offset: int, size: int) -> None:
    properties = (
        f"offsets = [{offset} : i64], sizes = [{size} : i64], strides = [1 : i64]"
    )
    result = vector([max(size, 1)])
    found = complaint(
        "vector.extract_strided_slice", [vector([4])], [result], properties
    )
    assert (found == "") == (offset >= 0 and size >= 1 and offset + size <= 4)


@st.composite
def contractions(draw: st.DrawFn) -> Any:
    """Loops with sizes, and which of them each factor and the result have."""
    loops = draw(st.lists(st.integers(1, 4), min_size=1, max_size=4))
    summed = draw(st.integers(0, len(loops) - 1))
    places = [draw(st.sampled_from(["l", "r", "lr"])) for _ in loops]
    places[summed] = "lr"
    left = [i for i, place in enumerate(places) if "l" in place]
    right = [i for i, place in enumerate(places) if "r" in place]
    out = [i for i in range(len(loops)) if i != summed]
    return (
        loops,
        summed,
        draw(st.permutations(left)),
        draw(st.permutations(right)),
        draw(st.permutations(out)),
    )


def contraction(loops: Any, summed: Any, operands: Any, types: Any) -> Any:
    dims = ", ".join(f"d{i}" for i in range(len(loops)))
    maps = ", ".join(
        f"affine_map<({dims}) -> ({', '.join(f'd{i}' for i in listed)})>"
        for listed in operands
    )
    words = ("reduction" if i == summed else "parallel" for i in range(len(loops)))
    iterators = ", ".join(f"#vector.iterator_type<{word}>" for word in words)
    properties = f"indexing_maps = [{maps}], iterator_types = [{iterators}]"
    return complaint("vector.contract", types, types[-1:], properties)


def over(loops: Any, listed: Any) -> Any:
    return vector([loops[i] for i in listed]) if listed else "f32"


@given(contractions())
def test_a_contraction_with_a_result_of_the_loops_left_over_is_right(case: Any) -> None:
    loops, summed, *operands = case
    types = [over(loops, listed) for listed in operands]
    assert contraction(loops, summed, operands, types) == ""


@given(contractions(), st.data())
def test_a_loop_has_one_length_in_both_factors(case: Any, data: st.DataObject) -> None:
    loops, summed, left, right, out = case
    changed = data.draw(st.sampled_from(sorted({*left} & {*right})))
    longer = [size + (i == changed) for i, size in enumerate(loops)]
    types = [over(longer, left), over(loops, right), over(loops, out)]
    word = "contracting" if changed == summed else "batch"
    found = contraction(loops, summed, (left, right, out), types)
    assert found == f"invalid {word} dimension map"


@pytest.mark.parametrize("kind", ["and", "or", "xor", "minui", "maxsi"])
def test_floats_are_not_combined_as_integers(kind: str) -> None:
    properties = f"kind = #vector.kind<{kind}>"
    found = complaint("vector.reduction", ["vector<4xf32>"], ["f32"], properties)
    assert found == f"unsupported reduction type ''f32'' for kind '{kind}'"


@pytest.mark.parametrize("kind", ["minnumf", "maxnumf", "minimumf", "maximumf"])
def test_integers_are_not_combined_as_floats(kind: str) -> None:
    properties = f"kind = #vector.kind<{kind}>"
    found = complaint("vector.reduction", ["vector<4xi8>"], ["i8"], properties)
    assert found == f"unsupported reduction type ''i8'' for kind '{kind}'"


def test_what_is_extracted_is_complained_of_twice() -> None:
    text = (
        '%v = "t.make"() : () -> vector<4x8xf32>\n'
        '%r = "vector.extract"(%v) <{static_position = array<i64: 1>}> '
        ": (vector<4x8xf32>) -> vector<4xf32>"
    )
    assert complaints(text) == [
        "'vector.extract' op inferred type(s) 'vector<8xf32>' are incompatible with "
        "return type(s) of operation 'vector<4xf32>'",
        "'vector.extract' op failed to infer returned types",
    ]


MASKED = """
func.func @f(%m: vector<{mask}xi1>, %b: memref<?x?xf32>, %i: index, %p: f32) {{
  %r = vector.mask %m {{
    vector.transfer_read %b[%i, %i], %p
      {{permutation_map = affine_map<(i, j) -> {map}>}}
      : memref<?x?xf32>, vector<4x8xf32>
  }} : vector<{mask}xi1> -> vector<4x8xf32>
  return
}}
"""


@pytest.mark.parametrize(
    ("map_", "mask"),
    [("(i, j)", "4x8"), ("(j, i)", "8x4"), ("(0, j)", "8"), ("(j, 0)", "4")],
)
def test_a_mask_has_a_flag_for_each_element_of_memory(map_: str, mask: str) -> None:
    assert complaints(MASKED.format(mask=mask, map=map_)) == []
    (wrong,) = complaints(MASKED.format(mask="3", map=map_))
    assert f"op expects a 'vector<{mask}xi1>' mask for" in wrong


def test_the_same_transfer_is_right_here_and_wrong_there() -> None:
    body = (
        "%b = memref.alloc() : memref<8xindex>\n"
        "%c = arith.constant 0 : index\n"
        "%r = vector.transfer_read %b[%c], %c : memref<8xindex>, vector<3xi32>"
    )
    layout = "#dlti.dl_spec<index = 32>"
    assert complaints(f"module attributes {{dlti.dl_spec = {layout}}} {{{body}}}") == []
    (found,) = complaints(f"module {{{body}}}")
    assert found.endswith("multiple of the bitwidth of the source element type")
