"""What the ops of the tensor dialect ask of shapes, judged by the reference too."""

from math import prod

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.oracles.verdicts import complaints, theirs

SIZES = st.sampled_from(["0", "1", "2", "3", "4", "?"])
ELEMENTS = st.sampled_from(["f32", "f32", "f32", "i32", "f16"])


@st.composite
def shapes(draw: st.DrawFn, max_rank: int = 3) -> list[str]:
    """Sizes as they are written."""
    return draw(st.lists(SIZES, max_size=max_rank))


def tensor(shape: list[str], element: str = "f32") -> str:
    """The type of a shape."""
    return f"tensor<{''.join(f'{size}x' for size in shape)}{element}>"


@st.composite
def tensors(draw: st.DrawFn, max_rank: int = 3) -> str:
    """The text of a type; sometimes it has no rank."""
    if draw(st.integers(0, 9)) == 0:
        return f"tensor<*x{draw(ELEMENTS)}>"
    return tensor(draw(shapes(max_rank)), draw(ELEMENTS))


def function(arguments: dict[str, str], body: str) -> str:
    """A function of arguments by name, and a number."""
    types = {**arguments, "n": "index"}
    listed = ", ".join(f"%{name}: {ty}" for name, ty in types.items())
    return f"func.func @f({listed}) {{\n{body}\nreturn\n}}"


def check(text: str) -> None:
    """Fails where we say otherwise than the reference."""
    assert complaints(text) == theirs(text)


@settings(max_examples=80)
@given(tensors(), tensors())
def test_casts_are_judged_as_the_reference_judges_them(a: str, b: str) -> None:
    for name in ("cast", "bitcast"):
        check(function({"t": a}, f"%r = tensor.{name} %t : {a} to {b}"))


@st.composite
def slices(draw: st.DrawFn) -> tuple[str, str, str]:
    """A whole, a part, and what the part is of the whole; the part may be wrong."""
    whole = draw(st.lists(SIZES, min_size=1, max_size=3))
    numbers = st.sampled_from(["0", "1", "2", "4", "%n"])
    lists = [[draw(numbers) for _ in whole] for _ in range(3)]
    part = [
        "?" if size == "%n" else size
        for size in lists[1]
        if size != "1" or draw(st.booleans())
    ]
    if draw(st.integers(0, 3)) == 0:
        part = draw(shapes())
    places = "".join(f"[{', '.join(listed)}]" for listed in lists)
    return tensor(whole), tensor(part, draw(ELEMENTS)), places


@settings(max_examples=150)
@given(slices())
def test_parts_are_judged_as_the_reference_judges_them(
    slice_: tuple[str, str, str],
) -> None:
    whole, part, places = slice_
    types = {"t": whole, "p": part}
    check(function(types, f"%r = tensor.extract_slice %t{places} : {whole} to {part}"))
    body = f"%r = tensor.insert_slice %p into %t{places} : {part} into {whole}"
    check(function(types, body))


@st.composite
def groups(draw: st.DrawFn) -> tuple[list[list[int]], list[str], list[str]]:
    """Groups of dimensions, an expanded and a collapsed shape; few are wrong."""
    expanded = draw(shapes(4))
    grouped: list[list[int]] = []
    for dimension in range(len(expanded)):
        if not grouped or draw(st.booleans()):
            grouped.append([])
        grouped[-1].append(dimension)
    collapsed = []
    for group in grouped:
        sizes = [expanded[i] for i in group]
        known = "?" not in sizes
        collapsed.append(str(prod(map(int, sizes))) if known else "?")
    wrong = draw(st.integers(0, 7))
    if wrong == 0:
        collapsed = draw(shapes(4))
    elif wrong == 1 and grouped:
        grouped[-1].append(draw(st.integers(0, 4)))
    elif wrong == 2 and len(grouped) > 1:
        grouped.reverse()
    return grouped, expanded, collapsed


@settings(max_examples=150)
@given(groups(), ELEMENTS)
def test_groups_of_dimensions_are_judged_as_the_reference_judges_them(
    found: tuple[list[list[int]], list[str], list[str]], element: str
) -> None:
    grouped, expanded, collapsed = found
    many, few = tensor(expanded), tensor(collapsed, element)
    types = {"m": many, "f": few}
    body = f"%r = tensor.collapse_shape %m {grouped} : {many} into {few}"
    check(function(types, body))
    shape = ", ".join("%n" if size == "?" else size for size in expanded)
    body = (
        f"%r = tensor.expand_shape %f {grouped} output_shape [{shape}] : "
        f"{few} into {many}"
    )
    check(function(types, body))


@settings(max_examples=80)
@given(st.lists(shapes(), min_size=1, max_size=3), shapes(), st.integers(0, 3))
def test_tensors_one_after_the_other_are_judged_as_the_reference_judges_them(
    inputs: list[list[str]], result: list[str], along: int
) -> None:
    types = {f"t{i}": tensor(shape) for i, shape in enumerate(inputs)}
    names = ", ".join(f"%{name}" for name in types)
    listed = ", ".join(types.values())
    body = f"%r = tensor.concat dim({along}) {names} : ({listed}) -> {tensor(result)}"
    check(function(types, body))


@settings(max_examples=80)
@given(shapes(), shapes(), st.data())
def test_padding_is_judged_as_the_reference_judges_it(
    source: list[str], result: list[str], data: st.DataObject
) -> None:
    numbers = st.sampled_from(["0", "1", "2", "-1", "%n"])
    low, high = ([data.draw(numbers) for _ in source] for _ in range(2))
    arguments = ", ".join(f"%i{i}: index" for i in range(len(result)))
    before, after = tensor(source), tensor(result)
    body = (
        f"%r = tensor.pad %t low[{', '.join(low)}] high[{', '.join(high)}] {{\n"
        f"^bb0({arguments}):\ntensor.yield %x : f32\n}} : {before} to {after}"
    )
    check(function({"t": before, "x": "f32"}, body))


@settings(max_examples=80)
@given(shapes(), shapes(2), st.data())
def test_slices_at_coordinates_are_judged_as_the_reference_judges_them(
    whole: list[str], indices: list[str], data: st.DataObject
) -> None:
    dims = data.draw(st.lists(st.integers(0, 3), max_size=2))
    last = [str(len(dims))] if data.draw(st.integers(0, 4)) else []
    coordinates = tensor([*indices, *last], "index")
    left = [size for i, size in enumerate(whole) if i not in dims]
    part = tensor([*indices, *left])
    ty = tensor(whole)
    types = {"t": ty, "i": coordinates, "p": part}
    body = (
        f"%r = tensor.gather %t[%i] gather_dims({dims}) : "
        f"({ty}, {coordinates}) -> {part}"
    )
    check(function(types, body))
    body = (
        f"%r = tensor.scatter %p into %t[%i] scatter_dims({dims}) unique : "
        f"({part}, {ty}, {coordinates}) -> {ty}"
    )
    check(function(types, body))


@settings(max_examples=60)
@given(tensors(), tensors(), st.sampled_from(["0", "1", "2", "3", "?"]))
def test_reshapes_are_judged_as_the_reference_judges_them(
    a: str, b: str, length: str
) -> None:
    shape = f"tensor<{length}xindex>"
    body = f"%r = tensor.reshape %t(%s) : ({a}, {shape}) -> {b}"
    check(function({"t": a, "s": shape}, body))


@settings(max_examples=60)
@given(shapes(), st.integers(0, 2))
def test_a_value_is_wanted_for_each_size_that_is_not_known(
    shape: list[str], given_sizes: int
) -> None:
    sizes = ", ".join(["%n"] * given_sizes)
    ty = tensor(shape)
    check(function({}, f"%r = tensor.empty({sizes}) : {ty}"))
    body = f"%r = tensor.splat %x[{sizes}] : {ty}"
    check(function({"x": "f32"}, body))
