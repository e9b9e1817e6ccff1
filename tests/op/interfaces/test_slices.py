"""Parts of shaped values: sizes that may not be known, and bounds."""

from hypothesis import given
from hypothesis import strategies as st

from bridge.ir.types import DYNAMIC
from bridge.op.interfaces.slices import (
    dropped_dimensions,
    out_of_bounds,
    product,
    total,
)

SIZES = st.sampled_from([DYNAMIC, -2, 0, 1, 2, 7])


@given(SIZES, SIZES)
def test_what_is_not_known_stays_so_unless_it_is_multiplied_by_nothing(
    a: int, b: int
) -> None:
    unknown = DYNAMIC in (a, b)
    assert total(a, b) == (DYNAMIC if unknown else a + b)
    assert product(a, b) == (DYNAMIC if unknown and 0 not in (a, b) else a * b)


def test_the_first_dimensions_of_size_one_are_kept_where_they_can_be() -> None:
    assert dropped_dimensions((1, 4, 1), (1, 4)) == {2}
    assert dropped_dimensions((1, 4, 1), (4, 1)) == {0}
    assert dropped_dimensions((1, 4, 1), (4,)) == {0, 2}


def test_only_dimensions_of_size_one_are_dropped() -> None:
    assert dropped_dimensions((2, 4), (4,)) is None
    assert dropped_dimensions((DYNAMIC, 4), (4,)) is None
    assert dropped_dimensions((1, 4), (5,)) is None
    assert dropped_dimensions((4,), (4, 1)) is None


@given(st.lists(st.integers(1, 3), max_size=5), st.data())
def test_a_shape_without_some_ones_is_a_reduced_one(
    shape: list[int], data: st.DataObject
) -> None:
    kept = [n for n in shape if n != 1 or data.draw(st.booleans())]
    dropped = dropped_dimensions(shape, kept)
    assert dropped is not None
    assert [n for i, n in enumerate(shape) if i not in dropped] == kept
    assert all(shape[i] == 1 for i in dropped)


def test_a_slice_is_out_of_bounds_where_that_is_known() -> None:
    assert out_of_bounds((8,), (8,), (1,), (1,)) == "offset 0 is out-of-bounds: 8 >= 8"
    assert out_of_bounds((4, 8), (0, 1), (4, 3), (1, 4)) == (
        "slice along dimension 1 runs out-of-bounds: 9 >= 8"
    )


@given(st.lists(SIZES, min_size=4, max_size=4), st.sampled_from([0, 1, 2]))
def test_nothing_is_said_of_a_slice_of_which_too_little_is_known(
    numbers: list[int], position: int
) -> None:
    extent, offset, size, stride = (
        DYNAMIC if i == position else number for i, number in enumerate(numbers)
    )
    found = out_of_bounds((extent,), (offset,), (size,), (stride,))
    assert found is None or found.startswith("offset")
