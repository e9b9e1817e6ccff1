"""How xegpu shares data out: layouts, slices, and who checks them, judged by both."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.oracles.verdicts import (
    complaints,
    emitted,
    emitted_by_reference,
    first,
    in_function,
    theirs,
)


def layout(**entries: list[int]) -> str:
    listed = ", ".join([f"{name} = {sizes}" for name, sizes in entries.items()])
    return f"#xegpu.layout<{listed}>"


def lanes(count: list[int], data: list[int]) -> str:
    return layout(lane_layout=count, lane_data=data)


def node(text: str) -> str:
    return f"module attributes {{t.a = {text}}} {{}}"


def descriptor(inside: str) -> str:
    return node(f"!xegpu.tensor_desc<{inside}>")


def convert(before: str | None, after: str) -> str:
    given = f"input_layout = {before}, " if before else ""
    return in_function(
        f'%r = "xegpu.convert_layout"(%v) <{{{given}target_layout = {after}}}> : '
        "(vector<32x64xf16>) -> vector<32x64xf16>",
        "%v: vector<32x64xf16>",
    )


def block(shared: str) -> str:
    ty = "!xegpu.tensor_desc<8x16xf32>"
    return in_function(
        f"%r = xegpu.load_nd %t[0, 0] <{{layout = {shared}}}> : {ty} -> "
        "vector<8x16xf32>\n"
        f"xegpu.prefetch_nd %t[0, 0] <{{layout = {shared}}}> : {ty}\n"
        f"xegpu.store_nd %r, %t[0, 0] <{{layout = {shared}}}> : vector<8x16xf32>, {ty}",
        f"%t: {ty}",
    )


def scattered(shared: str) -> str:
    return in_function(
        f"%r = xegpu.load %s[%o], %m <{{layout = {shared}}}> : ui64, vector<16xindex>, "
        "vector<16xi1> -> vector<16xf32>",
        "%s: ui64, %o: vector<16xindex>, %m: vector<16xi1>",
    )


def product(which: str, shared: str) -> str:
    types = "vector<8x16xf16>, vector<16x16xf16>"
    return in_function(
        f'%r = "xegpu.dpas"(%a, %b) <{{{which} = {shared}}}> : ({types}) -> '
        "vector<8x16xf32>",
        "%a: vector<8x16xf16>, %b: vector<16x16xf16>",
    )


def part(size: str, memory: str, shared: str, flag: str = "subgroup_block_io, ") -> str:
    data = f"vector<{size}xf32>" if size else "f32"
    described = f"!xegpu.mem_desc<32x32xf32{memory}>"
    return in_function(
        f"xegpu.store_matrix %d, %m[0, 0] <{{{flag}layout = {shared}}}> : "
        f"{data}, {described}",
        f"%d: {data}, %m: {described}",
    )


def memory(entries: str) -> str:
    return f", #xegpu.mem_layout<{entries}>"


ONE, TWO = [1], [1, 1]
PAIR = layout(sg_layout=TWO, sg_data=TWO)
TILE, ODD = layout(inst_data=[8, 16]), layout(inst_data=[3, 3])

WRONG = {
    node(layout(sg_layout=TWO)): "sg_layout and sg_data must be used together",
    node(layout(sg_data=TWO, inst_data=TWO)): "sg_layout and sg_data must be used",
    node(layout(lane_layout=TWO)): "lane_layout and lane_data must be used together",
    node(layout(sg_layout=TWO, sg_data=ONE)): "sg_data and sg_layout to have the same",
    node(lanes(TWO, ONE)): "expected lane_data and lane_layout to have the same rank",
    node(layout(sg_layout=TWO, sg_data=TWO, inst_data=ONE)): "sg_layout and inst_data",
    node(layout(sg_layout=TWO, lane_layout=ONE)): "expected sg_layout and lane_layout",
    node(layout(inst_data=TWO, lane_layout=ONE, lane_data=ONE)): (
        "to have the same rank, got inst_data 2, lane_layout 1"
    ),
    node(layout(inst_data=TWO, order=[0, 1])): "sg_layout/lane_layout being used with",
    node(layout(sg_layout=TWO, sg_data=TWO, order=[0])): "order and sg_layout to have",
    node(layout(lane_layout=TWO, lane_data=TWO, order=[0])): "order and lane_layout to",
    node(f"#xegpu.slice<{PAIR}, dims = [-1]>"): "invalid dim (-1) in slice attribute.",
    node(f"#xegpu.slice<{PAIR}, dims = [0, 0]>"): "repeated dim (0) in slice attribute",
    node("#xegpu.range<[2, 1]>"): "'end' : 1 must be greater than 'start' : 2",
    node("#xegpu.mem_layout<3 = 1>"): "expected valid keyword",
    node("!xegpu.mem_desc<?x16xf16>"): "expected static shape",
    node(f"!xegpu.mem_desc<8x16xf16, {PAIR}>"): "invalid kind of attribute specified",
    descriptor("f16"): "expected non-zero rank tensor",
    descriptor("8x16xindex"): "unsupported element type 'index': expected integer or",
    descriptor("8x16xf16, #xegpu.block_tdesc_attr<memory_space = slm>"): (
        "SLM is only supported for 1D block tensor"
    ),
    descriptor(f"16xf16, {PAIR}"): "expected layout rank to match tensor rank",
    descriptor(f"8x16xf16, #xegpu.slice<{PAIR}, dims = [0]>"): "expected layout rank",
    descriptor(
        f"8x16xf16, {lanes([1, 16], [1, 2])}"
    ): "cannot distribute [8, 16] using",
    convert(PAIR, TILE): "be WgLayout or SgLayout at the same time.",
    convert(ODD, TILE): "invalid input layout, data cannot be evenly distributed.",
    convert(TILE, ODD): "invalid target layout, data cannot be evenly distributed.",
    convert(None, ODD): "invalid input layout, data cannot be evenly distributed.",
    block(ODD): "TensorDesc shape is not distributable with the layout",
    scattered(
        layout(inst_data=[3])
    ): "Value shape is not distributable with the layout",
    product("layout_a", ODD): "A shape is not distributable with the layout",
    product("layout_b", ODD): "B shape is not distributable with the layout",
    product("layout_cd", ODD): "Result shape is not distributable with the layout",
    part("", "", TILE): "only allowed when result is a VectorType.",
    part("2x16", "", lanes([1, 16], [2, 1])): "data must be contiguous and coalesced.",
    part("2x16", "", lanes([1, 16], [1, 1])): "must match the lane layout.",
    part("16x2", memory("stride = [1, 32], block = [1, 16]"), lanes([1, 16], TWO)): (
        "the distributed dimensions must be contiguous."
    ),
    part("64x64", "", TILE): "data shape must not exceed mem_desc shape.",
    part("2x16", "", ODD, ""): "Value shape is not distributable with the layout",
}

RIGHT = [
    node("#xegpu.layout<>"),
    node(layout(sg_data=TWO)),
    node(layout(order=[0, 1])),
    node(f"#xegpu.slice<{PAIR}, dims = [2]>"),
    node("#xegpu.range<[-2, -1]>"),
    node("#xegpu.mem_layout<stride = [1, 2], block = [1, 2]>"),
    descriptor("16xf16, #xegpu.block_tdesc_attr<memory_space = slm>"),
    descriptor("8x16xf16, #xegpu.block_tdesc_attr<array_length = 2>"),
    descriptor(f"?x16xf16, {layout(sg_layout=[2, 1], sg_data=[8, 16])}"),
    descriptor(f"16xf16, #xegpu.slice<{PAIR}, dims = [0]>"),
    convert(None, TILE),
    convert(TILE, lanes([1, 16], [1, 1])),
    block(TILE),
    scattered(layout(inst_data=[8])),
    product("layout_b", TILE),
    part("2x16", memory("stride = [32, 1], block = [1, 16]"), lanes([1, 16], TWO)),
    part("2x16", "", lanes([1, 16], [1, 1]), ""),
]


@pytest.mark.parametrize("program", WRONG)
def test_what_is_forbidden_is_said_as_the_reference_says_it(program: str) -> None:
    assert WRONG[program] in first(program)
    assert emitted(program) == emitted_by_reference(program)


@pytest.mark.parametrize("program", RIGHT)
def test_what_is_allowed_is_accepted_by_both(program: str) -> None:
    assert emitted(program) == emitted_by_reference(program) == []


few = st.sampled_from([1, 1, 2, 3, 4, 8, 16])


@st.composite
def sharing(draw: st.DrawFn) -> tuple[str, str]:
    """A shape, and a layout or a slice of one that is of its rank."""
    rank = draw(st.integers(1, 3))
    sliced = draw(st.booleans())
    sizes = st.lists(few, min_size=rank + sliced, max_size=rank + sliced)
    entries: dict[str, list[int]] = {"inst_data": draw(sizes)}
    for names in (("sg_layout", "sg_data"), ("lane_layout", "lane_data")):
        if draw(st.booleans()):
            entries |= {name: draw(sizes) for name in names}
    text = layout(**entries)
    if sliced:
        text = f"#xegpu.slice<{text}, dims = [{draw(st.integers(0, rank))}]>"
    shape = draw(st.lists(few.map(lambda size: 4 * size), min_size=rank, max_size=rank))
    return "x".join(map(str, shape)), text


@given(sharing())
@settings(max_examples=150, deadline=None)
def test_data_is_shared_out_evenly_where_the_reference_thinks_so(
    found: tuple[str, str],
) -> None:
    program = descriptor(f"{found[0]}xf32, {found[1]}")
    assert complaints(program) == theirs(program)
