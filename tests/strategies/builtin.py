"""Random texts of builtin types, attributes and locations, all of them valid."""

from __future__ import annotations

from math import prod

from hypothesis import strategies as st

from bridge.ir.floats import FORMATS

MAX_RANK = 3


def joined(parts: st.SearchStrategy[list[str]]) -> st.SearchStrategy[str]:
    """Texts with commas between them, spaced one way or the other."""
    return st.builds(str.join, st.sampled_from([", ", ",", " ,\n "]), parts)


widths = st.one_of(st.integers(0, 130), st.sampled_from([1, 8, 16, 32, 64, 16777215]))
integers = st.builds("{}i{}".format, st.sampled_from(["", "s", "u"]), widths)
floats = st.sampled_from(sorted(FORMATS))
numbers = st.one_of(integers, floats, st.just("index"))
complexes = st.builds("complex<{}>".format, st.one_of(integers, floats))
static_sizes = st.integers(0, 4).map(str)
sizes = st.one_of(static_sizes, st.just("?"))
scalable_sizes = st.one_of(
    st.integers(1, 9).map(str), st.integers(1, 9).map("[{}]".format)
)


def shape(size: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """`4x?x`."""
    dimensions = st.lists(size, max_size=MAX_RANK)
    return dimensions.map(lambda found: "".join([f"{one}x" for one in found]))


vectors = st.builds("vector<{}{}>".format, shape(scalable_sizes), numbers)
spaces = st.sampled_from(
    ["1", "3 : i32", '"gpu"', "#gpu.address_space<global>", "{a}", "0", "true"]
)
layouts = {
    0: ["affine_map<() -> (0)>", "strided<[], offset: 3>"],
    1: ["affine_map<(d0) -> (d0 * 2)>", "strided<[?]>", "affine_map<(i) -> (i)>"],
    2: ["affine_map<(a, b)[s] -> (b, a + s)>", "strided<[4, 1], offset: ?>"],
    3: ["affine_map<(a, b, c) -> (c, b)>", "strided<[?, 4, 1]>"],
}


@st.composite
def memrefs(draw: st.DrawFn) -> str:
    """Ranked and unranked memrefs, with layouts and memory spaces."""
    element = draw(st.one_of(numbers, complexes, vectors))
    space = draw(st.one_of(st.just(""), spaces.map(", {}".format)))
    if draw(st.booleans()):
        return f"memref<*x{element}{space}>"
    found = draw(st.lists(sizes, max_size=MAX_RANK))
    chosen = st.sampled_from(layouts[len(found)]).map(", {}".format)
    layout = draw(st.one_of(st.just(""), chosen))
    return f"memref<{''.join([f'{one}x' for one in found])}{element}{layout}{space}>"


encodings = st.sampled_from(["", ', "x"', ", 3 : i32", ", #d.e<1>", ", i32"])
elements = st.one_of(numbers, complexes, vectors, st.just("!d.s"))
tensors = st.one_of(
    st.builds("tensor<{}{}{}>".format, shape(sizes), elements, encodings),
    st.builds("tensor<*x{}>".format, elements),
)
bodies = st.sampled_from(["", "<>", "<a>", "<a -> b>", "<[1, (2)], {}>", '<"a>\\22">'])
dialect_types = st.one_of(
    st.builds("!d.{}{}".format, st.sampled_from(["s", "s.t", "s_1"]), bodies),
    st.sampled_from(['!d<"x y">', "!d<[]>", "!d<s>", "!d<1>"]),
)
plain_types = st.one_of(
    numbers,
    complexes,
    vectors,
    memrefs(),
    tensors,
    dialect_types,
    st.sampled_from(["none", "token"]),
)


def _composites(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    several = joined(st.lists(inner, max_size=3))
    results = st.one_of(
        inner.filter(lambda ty: ty[0] != "("), several.map("({})".format)
    )
    return st.one_of(
        several.map("tuple<{}>".format),
        st.builds("({}) -> {}".format, several, results),
    )


_types = st.recursive(plain_types, _composites, max_leaves=6)
types = st.deferred(lambda: _types)
"""Types of any kind. (Deferred ones are named shortly where they are shown.)"""


# Attributes ------------------------------------------------------------------------


def _range(ty: str) -> tuple[int, int]:
    if ty == "index":
        return -(1 << 63), (1 << 63) - 1
    width = int(ty.lstrip("siu"))
    if ty[0] == "u" or width == 0:
        return 0, (1 << width) - 1
    return -(1 << width - 1), (1 << width - (ty[0] == "s")) - 1


def integer_literals(ty: str) -> st.SearchStrategy[str]:
    """Integers that a type holds, in decimal or hexadecimal."""
    lowest, highest = _range(ty)
    values = st.one_of(
        st.integers(lowest, highest),
        st.integers(max(lowest, -2), min(highest, 2)),
        st.sampled_from([lowest, highest]),
    )
    return st.builds(_integer_literal, values, st.booleans())


def _integer_literal(value: int, hexadecimal: bool) -> str:
    digits = f"{abs(value):#x}" if hexadecimal else str(abs(value))
    return f"-{digits}" if value < 0 else digits


decimals = st.one_of(
    st.floats(allow_nan=False, allow_infinity=False).map(repr),
    st.floats(-1000, 1000, width=16).map(repr),
    st.integers(-(10**9), 10**9).map("{}.".format),
    st.sampled_from(["0.0", "-0.0", "1.0e400", "-1.0e-400", "0.1", "0.6", "1.015625"]),
).map(lambda text: text if "." in text else text.replace("e", ".0e"))


def float_literals(ty: str) -> st.SearchStrategy[str]:
    """Numbers a float type may be given: in decimal, or as its bits."""
    width = FORMATS[ty].width
    patterns = st.integers(0, (1 << width) - 1).map("{:#x}".format)
    if FORMATS[ty].specials == "none":
        # What upstream makes of infinity depends on what was in memory.
        return st.one_of(decimals.filter(lambda text: "e400" not in text), patterns)
    return st.one_of(decimals, patterns)


def literals(ty: str) -> st.SearchStrategy[str]:
    """The text of an element of a type of numbers."""
    if ty.startswith("complex<"):
        part = literals(ty[8:-1])
        return st.builds("({},{})".format, part, part)
    return float_literals(ty) if ty in FORMATS else integer_literals(ty)


small = st.one_of(
    st.builds("{}i{}".format, st.sampled_from(["", "s", "u"]), st.integers(1, 70)),
    floats,
    st.just("index"),
)
scalars = small.flatmap(lambda ty: literals(ty).map(lambda text: f"{text} : {ty}"))
names = st.one_of(
    st.from_regex(r"[a-zA-Z_][a-zA-Z0-9_$.]{0,5}", fullmatch=True),
    st.text(st.characters(blacklist_categories=["Cs"]), min_size=1, max_size=4),
)


def quote(value: str) -> str:
    """A string literal with the escapes that it needs, and some that it does not."""
    pieces = []
    for index, char in enumerate(value):
        if char in '"\\' and index % 2:
            pieces.append(f"\\{char}")
        elif char in '"\\\n\v\f\r\0' or ord(char) % 7 == 0:
            pieces += [f"\\{byte:02X}" for byte in char.encode()]
        else:
            pieces.append(char)
    return f'"{"".join(pieces)}"'


strings = st.one_of(
    names.map(quote),
    st.builds("{} : {}".format, names.map(quote), types),
)
symbols = st.lists(
    names.map(lambda name: f"@{quote(name)}"), min_size=1, max_size=3
).map("::".join)


@st.composite
def dense(draw: st.DrawFn) -> str:
    """Elements: lists, splats, hex strings; of tensors and vectors."""
    ty = draw(st.one_of(small, st.one_of(small).map("complex<{}>".format)))
    if ty == "complex<index>":
        ty = "complex<i3>"
    found = draw(st.lists(st.integers(1, 4), max_size=MAX_RANK))
    one = literals(ty)
    if draw(st.booleans()):
        text = draw(one)
    else:
        count = prod(found)
        text = _nested(draw(st.lists(one, min_size=count, max_size=count)), found)
    return f"dense<{text}> : tensor<{''.join([f'{n}x' for n in found])}{ty}>"


def _nested(texts: list[str], shape: list[int]) -> str:
    for size in reversed(shape):
        groups = range(0, len(texts), size)
        texts = [f"[{', '.join(texts[at : at + size])}]" for at in groups]
    return texts[0]


@st.composite
def hex_dense(draw: st.DrawFn) -> str:
    """Elements as a hex string, more or fewer than are printed in hex."""
    ty, size = draw(st.sampled_from([("i8", 1), ("f32", 4), ("i40", 5)]))
    count = draw(st.sampled_from([1, 2, 5, 100, 101, 120]))
    data = draw(st.binary(min_size=size * count, max_size=size * count))
    return f'dense<"0x{data.hex().upper()}"> : tensor<{count}x{ty}>'


byte_types = st.one_of(
    st.sampled_from(["i8", "si8", "i16", "i24", "i32", "i64", "ui64", "i128"]),
    floats.filter(lambda ty: FORMATS[ty].width % 8 == 0),
)
_bools = st.lists(st.sampled_from(["true", "false"]), min_size=1, max_size=4)
number_arrays = st.one_of(
    byte_types.map("array<{}>".format),
    byte_types.flatmap(
        lambda ty: joined(st.lists(literals(ty), min_size=1, max_size=4)).map(
            lambda text: f"array<{ty}: {text}>"
        )
    ),
    joined(_bools).map("array<i1: {}>".format),
)
others = st.sampled_from(
    [
        "unit",
        "true",
        "false",
        "affine_map<(d0)[s0] -> (d0 + s0, 3)>",
        "affine_set<(d0) : (d0 - 3 >= 0, d0 == 0)>",
        "strided<[1, ?], offset: -3>",
        "strided<[]>",
        "dense<> : tensor<0x2xf32>",
        'dense<["a", "b"]> : tensor<2x!d.s>',
        "sparse<[[0, 0], [1, 1]], [1, 2]> : tensor<2x2xi32>",
        "sparse<> : tensor<2xf32>",
        "#d.attr<1> : i32",
        '#d<"x y">',
        "#d.x",
        "loc(unknown)",
    ]
)
plain_attributes = st.one_of(
    scalars, strings, symbols, types, dense(), hex_dense(), number_arrays, others
)


def _containers(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    keys = names.map(quote)
    entry = st.builds("{} = {}".format, keys, inner)
    entries = st.lists(st.one_of(keys, entry), max_size=3, unique_by=_key)
    return st.one_of(
        joined(st.lists(inner, max_size=4)).map("[{}]".format),
        joined(entries).map("{{{}}}".format),
    )


def _key(entry: str) -> str:
    return entry.partition('" =')[0].rstrip('"')


_attributes = st.recursive(plain_attributes, _containers, max_leaves=6)
attributes = st.deferred(lambda: _attributes)
"""Attributes of any kind but locations."""


# Locations -------------------------------------------------------------------------

counts = st.one_of(st.integers(0, 30), st.integers(0, (1 << 32) - 1)).map(str)
files = names.map(quote)
points = st.one_of(
    st.builds("{}:{}:{}".format, files, counts, counts), files, st.just("unknown")
)
ranges = st.one_of(
    st.builds("{}:{}:{} to {}:{}".format, files, counts, counts, counts, counts),
    st.builds("{}:{}:{} to :{}".format, files, counts, counts, counts),
    st.builds("{}:{}".format, files, counts),
)


def _around(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    several = joined(st.lists(inner, max_size=4))
    metadata = st.sampled_from(["", '<"m">', "<1 : i32>", "<{a}>"])
    return st.one_of(
        st.builds("{}({})".format, files, inner),
        st.builds("callsite({} at {})".format, inner, inner),
        st.builds("fused{}[{}]".format, metadata, several),
    )


def _locations(places: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    found = st.recursive(places, _around, max_leaves=8).map("loc({})".format)
    return st.deferred(lambda: found)


locations = _locations(st.one_of(points, ranges))
"""Locations of any kind."""

point_locations = _locations(points)
"""Locations without ranges: upstream has several of one text, which are not equal."""
