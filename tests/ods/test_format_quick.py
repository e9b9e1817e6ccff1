"""`bridge.ods.format_quick`: the plain form is the whole format's, only sooner."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.ir.values import Value
from bridge.ods import rows
from bridge.ods.format import Format, compile_format
from tests.oracles.syntax import custom, read

HEAD = "func.func @f(%a: i32, %b: i32, %f: f32, %i: index, %m: memref<?xf32>) {\n"
LINES = [
    "%{0} = arith.addi %a, %b : i32",
    "%{0} = arith.addi %a, %b overflow<nsw> : i32",
    "%{0} = arith.mulf %f, %f fastmath<fast> : f32",
    "%{0} = arith.cmpi ult, %a, %b : i32",
    "%{0} = arith.constant 7 : index",
    "%{0} = arith.constant true",
    "%{0} = arith.extui %a nneg : i32 to i64",
    "%{0} = memref.load %m[%i] : memref<?xf32>",
    "memref.store %f, %m[%i] : memref<?xf32>",
    "%{0} = memref.alloc(%i) : memref<?xf32>",
    "%{0} = vector.broadcast %f : f32 to vector<4xf32>",
    "%{0} = tensor.from_elements %f, %f : tensor<2xf32>",
]


def quick_of(name: str) -> Format:
    row = rows.row(name)
    assert row is not None
    found = compile_format(row)
    assert isinstance(found, Format)
    return found


@given(st.lists(st.sampled_from(LINES), max_size=8))
def test_a_line_means_the_same_with_a_comment_behind_it(lines: list[str]) -> None:
    named = [line.format(number) for number, line in enumerate(lines)]
    plain = HEAD + "".join([f"  {line}\n" for line in named]) + "  return\n}\n"
    spread = HEAD + "".join([f"  {line} // .\n" for line in named]) + "  return\n}\n"
    assert custom(read(plain)) == custom(read(spread))


PLACES = {
    "": None,
    ' loc("a b":3:4)': 'loc("a b":3:4)',
    " loc(unknown)": "loc(unknown)",
    " loc(#a)": 'loc("f":1:2)',
    " loc(#b)": 'loc("g":5:6)',
    "  loc(#b)": 'loc("g":5:6)',
    " // to\n  loc(#b)": 'loc("g":5:6)',
    ' loc("n"(fused[#a]))': 'loc("n"("f":1:2))',
}
"""What may stand behind an operation or argument, and the location it then has."""
places = st.sampled_from(list(PLACES))


@given(
    st.lists(places, min_size=5, max_size=5),
    st.lists(st.tuples(st.sampled_from(LINES), places), max_size=8),
)
def test_a_location_may_stand_behind_it(
    arguments: list[str], lines: list[tuple[str, str]]
) -> None:
    types = ("i32", "i32", "f32", "index", "memref<?xf32>")
    pieces = zip("abfim", types, arguments, strict=True)
    head = ", ".join([f"%{name}: {ty}{place}" for name, ty, place in pieces])
    body = "".join([f"{line.format(n)}{p}\n" for n, (line, p) in enumerate(lines)])
    module = read(
        f'#a = loc("f":1:2)\nfunc.func @f({head}) {{\n{body}return\n}}\n'
        '#b = loc("g":5:6)\n'
    )
    block = next(iter(module.body)).body
    for argument, place in zip(block.arguments, arguments, strict=True):
        assert PLACES[place] in (None, str(argument.location))
    for op, (_, place) in zip(block, lines, strict=False):
        assert PLACES[place] in (None, str(op.location))
    assert len(block) == len(lines) + 1


@pytest.mark.parametrize(
    "name", ["arith.addi", "arith.constant", "memref.load", "func.return", "math.exp"]
)
def test_common_ops_have_a_plain_form(name: str) -> None:
    assert quick_of(name).quick is not None


@pytest.mark.parametrize("name", ["tensor.generate", "cf.br", "vector.shuffle"])
def test_regions_successors_and_inferred_types_have_none(name: str) -> None:
    assert quick_of(name).quick is None


def test_a_value_that_is_defined_later_is_read_by_the_grammar() -> None:
    module = read(
        "func.func @f() {\n  cf.br ^b\n^a:\n  %0 = arith.addi %x, %x : i32\n  return\n"
        "^b:\n  %x = arith.constant 1 : i32\n  cf.br ^a\n}\n"
    )
    text = custom(module)
    assert "arith.addi" in text


def test_aliases_of_types_are_of_one_text_alone() -> None:
    texts = [
        f"!t = {ty}\nfunc.func @f(%a: !t) {{\n"
        "  %0 = arith.addi %a, %a : !t\n  return\n}"
        for ty in ("i8", "i16")
    ]
    found = [custom(read(text)) for text in texts]
    assert ": i8\n" in found[0]
    assert ": i16\n" in found[1]


def test_operands_know_their_uses() -> None:
    module = read(HEAD + "  %0 = arith.addi %a, %a : i32\n  return\n}\n")
    block = module.regions[0].blocks[0]
    function = block.first
    assert function is not None
    argument: Value = function.regions[0].blocks[0].arguments[0]
    assert len(list(argument.uses)) == 2
