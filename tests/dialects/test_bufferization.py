"""Tensors on their way to buffers, judged by the reference too."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.oracles.verdicts import complaints, theirs

SHAPES = st.sampled_from(["", "4x", "?x", "5x", "2x?x", "*x"])
ELEMENTS = st.sampled_from(["f32", "f32", "i32"])
KINDS = st.sampled_from(["tensor", "memref"])
TYPES = st.builds("{}<{}{}>".format, KINDS, SHAPES, ELEMENTS)


def check(body: str, *types: str) -> None:
    """Fails where we say otherwise than the reference of an op with these operands."""
    arguments = ", ".join(f"%a{i}: {ty}" for i, ty in enumerate(types))
    text = f"func.func @f({arguments}) {{\n{body}\nreturn\n}}"
    assert complaints(text) == theirs(text)


@settings(max_examples=80)
@given(TYPES, TYPES)
def test_a_tensor_becomes_a_buffer_of_its_shape_and_back(a: str, b: str) -> None:
    for name in ("to_tensor", "to_buffer"):
        check(f'%r = "bufferization.{name}"(%a0) : ({a}) -> {b}', a)


@settings(max_examples=120)
@given(TYPES, TYPES, st.lists(TYPES, max_size=1), st.booleans(), st.booleans())
def test_elements_are_put_where_there_is_room_for_them(
    source: str, dest: str, results: list[str], restrict: bool, writable: bool
) -> None:
    flags = ["restrict"] * restrict + ["writable"] * writable
    result = "%r = " if results else ""
    given_types = results or [dest]
    if results and restrict == writable:
        # Most results are of another type: take the one that is wanted.
        given_types = [dest]
    check(
        f'{result}"bufferization.materialize_in_destination"(%a0, %a1) '
        f"<{{{', '.join(flags)}}}> : ({source}, {dest}) -> "
        f"({given_types[0] if results else ''})",
        source,
        dest,
    )


@settings(max_examples=60)
@given(st.lists(st.integers(0, 2), min_size=4, max_size=4))
def test_each_buffer_that_is_freed_has_a_condition(counts: list[int]) -> None:
    memrefs, conditions, retained, updated = counts
    types = ["memref<4xf32>"] * memrefs + ["i1"] * conditions
    types += ["memref<?xf32>"] * retained
    operands = ", ".join(f"%a{i}" for i in range(len(types)))
    result = f"%r:{updated} = " if updated else ""
    check(
        f'{result}"bufferization.dealloc"({operands}) <{{operandSegmentSizes = '
        f"array<i32: {memrefs}, {conditions}, {retained}>}}> : ({', '.join(types)}) -> "
        f"({', '.join(['i1'] * updated)})",
        *types,
    )


@settings(max_examples=60)
@given(st.sampled_from(["4xf32", "?xf32", "*xf32"]), st.booleans(), st.integers(0, 2))
def test_a_tensor_that_is_no_copy_has_its_sizes(
    shape: str, copy: bool, sizes: int
) -> None:
    ty = f"tensor<{shape}>"
    operands = ", ".join(["%a1"] * sizes)
    source = "copy(%a0)" if copy else ""
    check(f"%r = bufferization.alloc_tensor({operands}) {source} : {ty}", ty, "index")
