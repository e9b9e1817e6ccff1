"""Which aliases are chosen, their names and their order, against upstream's printer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from torch_mlir import ir

from bridge.ir.attributes import ArrayAttr, Attribute, StringAttr, TypeAttr
from bridge.ir.guard import deep
from bridge.ir.locations import CallSiteLoc, FileLineColLoc, FusedLoc, NameLoc
from bridge.ir.types import I32, TupleType, Type
from bridge.source import Source
from bridge.text.aliases import DIALECT_ALIASES, AliasCollector
from bridge.text.attributes import read_attribute
from bridge.text.spelling import Spelling
from bridge.text.state import Reader, State
from tests.oracles.builtin import context
from tests.strategies.builtin import attributes, point_locations

LARGE_TUPLE = f"tuple<{', '.join([f'i{n}' for n in range(1, 18)])}>"
DEBUG = [
    '#llvm.di_file<"f" in "d">',
    '#llvm.di_basic_type<name = "int", sizeInBits = 32>',
    '#llvm.di_subroutine_type<types = #llvm.di_basic_type<name = "int">>',
    "#llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = "
    '#llvm.di_file<"f" in "d">>',
    '#llvm.tbaa_root<id = "r">',
    '#llvm.tbaa_type_desc<id = "t", members = {<#llvm.tbaa_root<id = "r">, 0>}>',
    "#llvm.loop_annotation<unroll = #llvm.loop_unroll<disable = true>>",
    "#llvm.access_group<id = distinct[1]<>>",
    "#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>",
    "#gpu.address_space<global>",
]
named = st.sampled_from(
    [
        "affine_map<(d0) -> (d0)>",
        "affine_map<(d0) -> (d0 + 1)>",
        "affine_set<(d0) : (d0 >= 0)>",
        'distinct[10]<"a">',
        "distinct[11]<>",
        "distinct[12]<affine_map<(d0) -> (d0)>>",
        LARGE_TUPLE,
        "memref<4xf32, affine_map<(d0) -> (d0 * 2)>>",
        f"tuple<{LARGE_TUPLE}, i1>",
        f"[{LARGE_TUPLE}, affine_map<(d0) -> (d0)>]",
        '"a" : ' + LARGE_TUPLE,
        "dense<1> : tensor<2xi32, affine_map<(d0) -> (d0)>>",
        *DEBUG,
    ]
)
mixed = st.lists(st.one_of(named, attributes, point_locations), min_size=1, max_size=5)


@pytest.fixture(scope="module", autouse=True)
def upstream() -> Iterator[None]:
    with context():
        yield


def expected(texts: Sequence[str]) -> list[str]:
    """The lines that upstream defines aliases in, for an operation's attributes."""
    entries = ", ".join([f"a{n:02} = {text}" for n, text in enumerate(texts)])
    module = ir.Module.parse(f'"x"() {{{entries}}} : () -> ()')
    printed = module.operation.get_asm(print_generic_op_form=True)
    return str(printed).partition('"builtin.module"')[0].splitlines()


def definitions(
    nodes: Sequence[Attribute | Type], deferrable: bool = False
) -> list[str]:
    """Our lines for nodes that are printed in this order."""
    collector = AliasCollector()
    for node in nodes:
        collector.visit(node, deferrable=deferrable)
    spelling = Spelling()
    lines = []
    for alias in collector.assign():
        lines.append(f"{alias.name} = {spelling.definition(alias.node)}")
        spelling.aliases[alias.node] = alias.name
    return lines


def read(texts: Sequence[str]) -> list[Attribute]:
    """The attributes of one text."""
    state = State(
        allow_unregistered=True,
        known_dialect={"gpu", "llvm", "sparse_tensor"}.__contains__,
    )
    return [read_attribute(Reader(Source(text), 0, state)) for text in texts]


@given(mixed)
@settings(max_examples=120)
def test_aliases_are_defined_as_upstream_defines_them(texts: list[str]) -> None:
    assert definitions(read(texts)) == expected(texts)


@pytest.mark.parametrize("text", DEBUG)
def test_attributes_of_dialects_have_the_aliases_upstream_gives_them(text: str) -> None:
    assert definitions(read([text])) == expected([text])


def test_an_alias_stands_behind_those_it_needs_and_types_before_attributes() -> None:
    place = FileLineColLoc.at("f", 1, 1)
    tuple_type = TupleType((I32,) * 17)
    nodes = [NameLoc("n", place), TypeAttr(tuple_type), place]
    assert [line.partition(" ")[0] for line in definitions(nodes)] == [
        "!tuple",
        "#loc",
        "#loc1",
    ]


def test_an_alias_is_deferrable_as_long_as_every_use_is() -> None:
    inner = FileLineColLoc.at("f", 1, 1)
    outer = NameLoc("n", inner)
    collector = AliasCollector()
    collector.visit(outer, deferrable=True)
    assert [alias.deferrable for alias in collector.assign()] == [True, True]
    collector.visit(outer)
    assert [alias.deferrable for alias in collector.assign()] == [False, False]


def test_a_use_that_cannot_wait_takes_what_is_inside_along() -> None:
    places = [FileLineColLoc.at("f", line, 1) for line in range(3)]
    collector = AliasCollector()
    for place in places:
        collector.visit(place, deferrable=True)
    collector.visit(CallSiteLoc(places[0], places[1]))
    found = {alias.node: alias.deferrable for alias in collector.assign()}
    assert [found[place] for place in places] == [False, False, True]


def test_a_type_that_is_not_printed_gets_no_alias() -> None:
    attr = StringAttr("a", TupleType((I32,) * 17))
    collector = AliasCollector()
    collector.visit(attr, elide_type=True)
    assert collector.assign() == []


def test_the_names_of_one_kind_are_numbered_in_the_order_they_are_met() -> None:
    places = [FileLineColLoc.at("f", line, 1) for line in (3, 1, 2)]
    lines = definitions([FusedLoc(tuple(places))])
    assert [line.partition(" ")[0] for line in lines] == [
        "#loc",
        "#loc1",
        "#loc2",
        "#loc3",
    ]
    assert 'loc("f":3:1)' in lines[0]


def test_nesting_is_bounded_by_memory_alone() -> None:
    attr: Attribute = StringAttr("a")
    for _ in range(20_000):
        attr = ArrayAttr((attr,))
    with deep:
        assert definitions([attr]) == []


def test_every_named_mnemonic_names_its_alias() -> None:
    for (dialect, mnemonic), name in DIALECT_ALIASES.items():
        (line,) = definitions(read([f"#{dialect}.{mnemonic}"]))
        assert line == f"#{name} = #{dialect}.{mnemonic}"
