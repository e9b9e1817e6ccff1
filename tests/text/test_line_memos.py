"""`bridge.text.line_memos`: what is read again is what the grammar reads."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.errors import Malformed
from bridge.text.line_memos import LineMemos, shape_of
from bridge.text.printer import PrintOptions, print_generic
from tests.oracles.syntax import read

HEAD = """
func.func @f(%i: index, %j: index, %v: vector<4xf32>, %w: vector<4xf32>, %f: f32,
             %m: memref<?xf32>, %c: i1, %d: i1, %s: !llvm.struct<(f32, f32)>) {
"""
INDICES = st.sampled_from(["%i", "%j"])
TRUTHS = st.sampled_from(["%c", "%d"])
VECTORS = st.sampled_from(["%v", "%w"])
LINES = st.one_of(
    st.builds(
        "affine.apply affine_map<(d)[s] -> (d + s)>({})[{}]".format, INDICES, INDICES
    ),
    st.builds(
        "vector.extract {}[{}] : f32 from vector<4xf32>".format, VECTORS, INDICES
    ),
    st.builds(
        "vector.insert %f, {}[{}] : f32 into vector<4xf32>".format, VECTORS, INDICES
    ),
    st.builds(
        "memref.subview %m[{}] [{}] [1] : memref<?xf32> to "
        "memref<?xf32, strided<[1], offset: ?>>".format,
        INDICES,
        INDICES,
    ),
    st.builds(
        "llvm.insertvalue %f, %s[{}] : !llvm.struct<(f32, f32)>".format,
        st.integers(0, 1),
    ),
    st.builds('llvm.inline_asm "{}", "=r,r" {} : (i1) -> i1'.format, TRUTHS, TRUTHS),
)
PLACES = st.sampled_from(["", " loc(unknown)", ' loc("a b":1:2)', ' loc("f"("loc("))'])


def module(lines: list[str], behind: str) -> str:
    named = [f"  %{number} = {line}{behind}\n" for number, line in enumerate(lines)]
    return f"{HEAD}{''.join(named)}  return\n}}\n"


@given(st.lists(st.builds("{}{}".format, LINES, PLACES), min_size=8, max_size=24))
def test_a_line_means_the_same_with_a_comment_behind_it(lines: list[str]) -> None:
    # Nothing is kept of lines that end in a comment.
    options = PrintOptions(debuginfo=True)
    plain, spread = read(module(lines, "")), read(module(lines, " // %i"))
    assert print_generic(plain, options) == print_generic(spread, options)


def test_successors_are_those_of_their_own_region() -> None:
    function = """
    func.func @f{0}(%c: i1) {
      cf.cond_br %c, ^a, ^b
    ^a:
      cf.cond_br %c, ^b, ^a
    ^b:
      cf.cond_br %c, ^a, ^b
    }"""
    found = read("\n".join([function.replace("{0}", str(n)) for n in range(9)]))
    for op in found.body:
        first, a, b = op.region.blocks
        assert first.successors == (a, b)
        assert a.successors == (b, a)
        assert b.successors == (a, b)


def test_a_value_of_another_type_is_complained_about_where_it_stands() -> None:
    line = "  vector.print %f : f32 loc(unknown)\n"
    text = f"{HEAD}{line * 9}  vector.print %i : f32 loc(unknown)\n  return\n}}\n"
    with pytest.raises(Malformed, match="use of value '%i' expects different") as found:
        read(text)
    assert found.value.diagnostics[0].location.line == 13


def test_the_values_of_a_line_may_be_defined_behind_it() -> None:
    block = "^{0}:\n  cf.br ^{1}\n"
    text = "".join([block.format(f"b{n}", f"b{n + 1}") for n in range(9)])
    found = read(f"func.func @f() {{\n  cf.br ^b0\n{text}^b9:\n  return\n}}\n")
    blocks = next(iter(found.body)).region.blocks
    assert [block.successors for block in blocks[:-1]] == [(b,) for b in blocks[1:]]


def test_names_that_are_the_same_make_another_shape() -> None:
    assert shape_of(" %a, %b")[0] == shape_of(" %c, %d#1")[0]
    assert shape_of(" %a, %b")[0] != shape_of(" %a, %a")[0]


def test_an_op_whose_lines_do_not_come_again_is_no_longer_looked_up() -> None:
    recipes = LineMemos()
    looked = [recipes.line_at(" %a\n", 0) is not None for _ in range(200)]
    assert not any(looked[:4])
    assert any(looked)
    assert not any(looked[100:])
