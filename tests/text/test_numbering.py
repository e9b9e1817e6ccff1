"""Names of values and blocks in print: numbers, and the names of the source."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.types import I1, I32
from bridge.text.numbering import Numbering, identifier
from bridge.text.printer import PrintOptions
from tests.oracles.ir import steps
from tests.oracles.modules import check, printed, read, upstream, upstream_printed
from tests.strategies.modules import modules

NAMED = PrintOptions(source_names=True)

NUMBERED = {
    "results and arguments have numbers of their own": """
        "t.a"() ({
        ^a(%x: i1, %y: i1):
          %z = "t.b"() : () -> i1
          "t.b"(%z, %y)[^b] : (i1, i1) -> ()
        ^b(%u: i1, %v: i1):
          "t.b"(%u, %v) : (i1, i1) -> ()
        }) : () -> ()""",
    "several results have one number": """
        %a = "t.a"() : () -> i1
        %b:3 = "t.a"() : () -> (i1, i1, i1)
        %c = "t.a"(%b#2, %b) : (i1, i1) -> i1""",
    "no number is used twice, and the last region comes first": """
        %a = "t.a"() ({
          %b = "t.b"() ({ %c = "t.c"() : () -> i1 }) : () -> i1
          %d = "t.b"() ({ %e = "t.c"() : () -> i1 }, {
          ^g(%f: i1):
          }) : () -> i1
        }, {
        ^h(%i: i1):
          %j = "t.b"() : () -> i1
        }) : () -> i1
        %k = "t.a"() ({ %l = "t.b"() : () -> i1 }) : () -> i1""",
    "blocks are numbered by region": """
        "t.a"() ({
        ^x:
          "t.b"() ({ "t.c"()[^y] : () -> () ^y: "t.c"() : () -> () }) : () -> ()
          "t.br"()[^z] : () -> ()
        ^z:
          "t.b"() : () -> ()
        }) : () -> ()""",
}


@pytest.mark.parametrize("rule", NUMBERED)
def test_values_are_numbered_as_upstream_numbers_them(rule: str) -> None:
    check(NUMBERED[rule])


def source_names(text: str) -> str:
    """The operations of a text, printed with its names, without the module."""
    lines = printed(read(text), NAMED).splitlines()[1:-1]
    return "\n".join([line[2:] for line in lines])


@pytest.mark.parametrize(
    "text",
    [
        '%a = "t.a"() : () -> i1\n%b-1.$ = "t.a"(%a) : (i1) -> i1',
        '%a:2 = "t.a"() : () -> (i1, i1)\n"t.b"(%a#1, %a#0) : (i1, i1) -> ()',
        '%a, %b:2, %c = "t.a"() : () -> (i1, i1, i1, i1)\n'
        '"t.b"(%a, %b#0, %b#1, %c) : (i1, i1, i1, i1) -> ()',
        '%0 = "t.a"() : () -> i1\n%x = "t.a"(%0) : (i1) -> i1\n'
        '%1 = "t.a"(%0) : (i1) -> i1',
        '"t.a"() ({\n^entry(%x: i1, %arg1: i1):\n  "t.br"()[^loop] : () -> ()\n'
        '^loop:  // 2 preds: ^entry, ^loop\n  "t.br"()[^loop] : () -> ()\n'
        "}) : () -> ()",
        '"t.a"() ({\n  %x = "t.b"() : () -> i1\n}, {\n  %x = "t.b"() : () -> i1\n'
        "}) : () -> ()",
    ],
)
def test_source_names_print_a_text_back(text: str) -> None:
    assert source_names(text) == text


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            '"t.a"() ({%x = "t.b"() : () -> i1}) : () -> ()\n%x = "t.a"() : () -> i1',
            '"t.a"() ({\n  %x_0 = "t.b"() : () -> i1\n}) : () -> ()\n'
            '%x = "t.a"() : () -> i1',
        ),
        ('%7 = "t.a"() : () -> i1', '%0 = "t.a"() : () -> i1'),
        (
            '"t"() ({^bb7(%x: i1):}) : () -> ()',
            '"t"() ({\n^bb0(%x: i1):\n}) : () -> ()',
        ),
        ('"t.a"() ({^bbq: }) : () -> ()', '"t.a"() ({\n^bbq:\n}) : () -> ()'),
    ],
)
def test_source_names_are_made_unique_and_numbers_are_not_kept(
    text: str, wanted: str
) -> None:
    assert source_names(text) == wanted


def test_a_name_that_clashes_is_numbered() -> None:
    ops = [Operation("t.a", (), [I1]) for _ in range(3)]
    for op in ops:
        op.result.name = "x"
    root = Operation("t.b", regions=[Region([Block((), ops)])])
    names = Numbering(root, source_names=True)
    assert [names.values[op.result] for op in ops] == ["%x", "%x_0", "%x_1"]


def test_a_default_name_gives_way_to_one_of_the_source() -> None:
    text = '%arg0 = "t.a"() ({^a(%0: i1, %1: i1):}) : () -> i1'
    assert "^a(%arg0_0: i1, %arg1: i1)" in source_names(text)


def test_labels_that_clash_are_numbered_in_each_region() -> None:
    def region() -> Region:
        blocks = [Block((), [Operation("t.c")]) for _ in range(3)]
        for block in blocks:
            block.name = "a b"
        return Region(blocks)

    regions = [region(), region()]
    names = Numbering(Operation("t.a", regions=regions), source_names=True)
    for found in regions:
        labels = [names.blocks[block] for block in found.blocks]
        assert labels == ["^a_b", "^a_b_0", "^a_b_1"]


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("a-b.$_", "a-b.$_"),
        ("1a", "_1a"),
        ("a b", "a_b"),
        (" a", "_a"),
        ("#a", "_23a"),
        ("a#", "a23"),
        ("\N{LATIN SMALL LETTER E WITH ACUTE}", "_C3A9"),
        ("\udcff", "_FF"),
    ],
)
def test_a_name_is_made_an_identifier_as_upstream_makes_it(
    name: str, wanted: str
) -> None:
    assert identifier(name) == wanted


def test_names_that_are_set_are_printed_so_that_they_are_read() -> None:
    ops = [Operation("t.a", (), [I1, I32]) for _ in range(4)]
    for op, name in zip(ops, ["a b", "1", "#", "\N{SNOWMAN}"], strict=True):
        op.results[0].name = name
        op.results[1].name = name
    module = Operation("builtin.module", regions=[Region([Block((), ops)])])
    names = ["%a_b, %a_b_0", "%_1, %_1_1", "%_23, %_23_2", "%_E29883, %_E29883_3"]
    lines = printed(module, NAMED).splitlines()[1:-1]
    assert [line.strip().partition(" =")[0] for line in lines] == names
    read(printed(module, NAMED))


@settings(max_examples=40)
@given(modules())
def test_random_modules_are_the_same_by_any_names(text: str) -> None:
    by_names = printed(read(text), NAMED)
    assert upstream_printed(upstream(by_names)) == upstream_printed(upstream(text))


def test_the_cost_of_numbering_is_linear() -> None:
    def work(count: int) -> int:
        blocks = [Block([I1], [Operation("t.c", (), [I1])]) for _ in range(count)]
        for block in blocks:
            block.name = block.arguments[0].name = "x"
        root = Operation("t.a", regions=[Region(blocks)])
        return steps(lambda: Numbering(root, source_names=True))

    assert work(1000) < 12 * work(100)
