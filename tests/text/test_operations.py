"""Operations in generic form: operands, successors, properties, attributes, types."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from bridge.ir.attributes import EMPTY_DICTIONARY, WRITTEN_EMPTY
from bridge.ir.core import Operation
from bridge.ods import rows
from tests.oracles.ir import steps
from tests.oracles.modules import (
    FORMS,
    check,
    check_refused,
    complaints,
    printed,
    read,
    upstream,
    upstream_complaints,
    upstream_printed,
)
from tests.strategies.modules import modules
from tools import generate

ACCEPTED = {
    "nothing but types": '"t.a"() : () -> ()',
    "a name of any characters": r'"\22\5C //\0A"() : () -> () "t a"() : () -> ()',
    "anything between tokens": """
        %a // text
          , %b : // :
          2 = "t.a" // (
          ( // %a
          ) // text
          <
          { } // text
          > ({ } ) // text
          { a // text
          = // text
          1 , b } // text
          : ( // text
          ) // text
          -> // text
          ( i1 , i2,i3 // text
          )""",
    "nothing between tokens": """
        %a,%b:2="t.a"()<{x=1,y}>({}){a=1,b}:()->(i1,i2,i3)
        "t.b"(%a,%b#1)[]:(i1,i3)->()""".replace("[]", ""),
    "properties of unregistered operations, even none": """
        "t.a"() <{}> : () -> ()
        "t.a"() <{}> {} : () -> ()
        "t.a"() <{a = 1, b}> {a = 2} : () -> ()
        "t.a"() {} : () -> ()""",
    "names that need quotes, and such that do not": r"""
        "t.a"() {"a b", "\22" = 1, "a", a.b$ = 2, _, i32, loc = 3, true} : () -> ()""",
    "attributes in any order": '"t.a"() {c, a, B, "\\00", b = {z, y}} : () -> ()',
    "attributes with brackets of all kinds": """
        "t.a"() <{f = (i32) -> (f32, () -> ()), m = affine_map<(d0) -> (d0)>,
          d = dense<[[1, 2]]> : tensor<1x2xi8>, s = "}>{<(", n = {a = {b = [{}]}}}>
          : () -> ()
        "t.a"() {a = "x" : i32, b = -1.5 : f32, c = -1, d = !t.a<"}">, e = @a::@"b c",
          f = #t<{a}>, g = array<i32: 1, -2>, h = -7 : i8} : () -> ()""",
    "types with brackets of all kinds": """
        %a:4 = "t.a"() : () -> (memref<2xf32, strided<[1], offset: 3>>, !t.b<(1, ")")>,
          tuple<tuple<i32, tuple<>>>, vector<[4]xi1>)
        "t.a"(%a, %a#1) : (memref<2xf32, strided<[1], offset: 3>>, !t.b<(1, ")")>)
          -> (() -> i32)
        %b = "t.a"() : () -> (() -> ())
        "t.b"(%b, %b) : (() -> (), () -> ()) -> ()""",
    "successors of terminators, and of unregistered operations": """
        "t.a"() ({
          %c = "t.b"() : () -> i1
          "cf.cond_br"(%c)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0>}>
            : (i1) -> ()
        ^a: "t.b"() [ // text
            ^b ] : () -> ()
        ^b: "cf.br"()[^a] : () -> ()
        }) : () -> ()""",
    "inherent attributes among the others become properties": """
        %a = "arith.constant"() {value = 1 : i32, x, y = 2} : () -> i32
        %b = "arith.addi"(%a, %a) {overflowFlags = #arith.overflow<nsw>}
          : (i32, i32) -> i32
        "func.func"() ({}) {sym_name = "f", function_type = () -> (), x,
          sym_visibility = "private"} : () -> ()""",
    "inherent attributes among the others give way to those in angle brackets": """
        %a = "arith.constant"() <{value = 1 : i32}> {value = 2 : i32, x} : () -> i32
        %b = "arith.constant"() <{}> {value = 2 : i32} : () -> i32""",
    "what is no property of a registered operation is dropped": """
        %a = "arith.constant"() <{value = 1 : i32, x, y = 2}> {z} : () -> i32""",
    "defaults are filled in": """
        %a = "arith.constant"() <{value = 1 : i32}> : () -> i32
        %b = "arith.addi"(%a, %a) : (i32, i32) -> i32
        %c = "arith.addi"(%a, %a) <{}> : (i32, i32) -> i32
        %d = "arith.addi"(%a, %a) {x} : (i32, i32) -> i32""",
    "segment sizes by the name they had": """
        %a = "t.a"() : () -> index
        %b = "memref.alloc"(%a) <{operand_segment_sizes = array<i32: 1, 0>}>
          : (index) -> memref<?xi8>
        %c = "memref.alloc"(%a) {operand_segment_sizes = array<i32: 1, 0>, x}
          : (index) -> memref<?xi8>""",
    "what an unregistered operation's properties alone hold gets no alias": """
        #a = affine_map<(d0) -> (d0)>
        #b = affine_map<(d0) -> (d0 + 1)>
        "t.a"() <{a = #a, b = #b}> : () -> ()
        "t.a"() {b = #b} : () -> ()""",
}

REFUSED = {
    '""() : () -> ()': "empty operation name is invalid",
    r'"a\00"() : () -> ()': "null character not allowed in operation name",
    '"t.a"': "expected '(' to start operand list",
    '"t.a" : () -> ()': "expected '(' to start operand list",
    '"t.a"(': "expected ')' to end operand list",
    '"t.a"(5) : () -> ()': "expected ')' to end operand list",
    '"t.a"(%a %b) : () -> ()': "expected ')' to end operand list",
    '"t.a"(%a, ) : () -> ()': "expected SSA operand",
    '"t.a"(%a, b) : () -> ()': "expected SSA operand",
    '"t.a"()[] : () -> ()': "expected list element",
    '"t.a"()[^a : () -> ()': "expected ',' or ']'",
    '"t.a"()[^a ^b] : () -> ()': "expected ',' or ']'",
    '"t.a"()[^a, ] : () -> ()': "expected block name",
    '"t.a"()[%a] : () -> ()': "expected block name",
    '"arith.constant"()[^a] <{value = 1 : i32}> : () -> i32': "successors in non-term",
    '"arith.constant"() [ ^a] : () -> i32': "successors in non-terminator",
    '"t.a"() <> : () -> ()': "expected attribute value",
    '"t.a"() <{a} : () -> ()': "expected '>' to close properties",
    '"t.a"() <{a} {}> : () -> ()': "expected '>' to close properties",
    '"t.a"() <{a> : () -> ()': "expected '}' in attribute dictionary",
    '"arith.constant"() <5 : i32> : () -> i32': "invalid properties 5 : i32 for op",
    '"arith.constant"() <[]> : () -> i32 loc(': "expected location instance",
    '"t.a"() {a : () -> ()': "expected '}' in attribute dictionary",
    '"t.a"() {a b} : () -> ()': "expected '}' in attribute dictionary",
    '"t.a"() {a = } : () -> ()': "expected attribute value",
    '"t.a"() {a = 1, } : () -> ()': "expected attribute name",
    '"t.a"() {a = 1 b = 2} : () -> ()': "expected '}' in attribute dictionary",
    '"t.a"() {5} : () -> ()': "expected attribute name",
    '"t.a"() {""} : () -> ()': "expected valid attribute name",
    '"t.a"() {a, b, a} : () -> ()': "duplicate key 'a' in dictionary attribute",
    '"t.a"() {a = 1, b = 2, a = 3} : () -> ()': "duplicate key 'a' in dictionary",
    '"t.a"() <{a, "a"}> : () -> ()': "duplicate key 'a' in dictionary attribute",
    '"t.a"() {a = [1} : () -> ()': "expected ',' or ']'",
    '"t.a"() {a = #b} : () -> ()': "undefined symbol alias id 'b'",
    '"t.a"() {a = !b} : () -> ()': "undefined symbol alias id 'b'",
    '"t.a"() ()': "expected '{' to begin a region",
    '"t.a"()': "expected ':' followed by operation type",
    '"t.a"() () -> ()': "expected '{' to begin a region",
    '"t.a"() {} {} : () -> ()': "expected ':' followed by operation type",
    '"t.a"() {} <{}> : () -> ()': "expected ':' followed by operation type",
    '"t.a"() -> ()': "expected ':' followed by operation type",
    '"t.a"() :': "expected non-function type",
    '"t.a"() : i32': "expected function type",
    '"t.a"() : memref<2xi32> "t.b"() : () -> ()': "expected function type",
    '"t.a"() : ()': "expected '->' in function type",
    '"t.a"() : () ->': "expected non-function type",
    '"t.a"() : () -> (': "expected non-function type",
    '"t.a"() : () -> (i32': "expected ')'",
    '"t.a"() : (i32 i32) -> ()': "expected ')'",
    '"t.a"() : () -> () -> ()': "expected operation name in quotes",
    '"t.a"() : () -> i32 -> i32': "expected operation name in quotes",
    '"t.a"() : () -> !a': "undefined symbol alias id 'a'",
    '"t.a"() : (i32) -> ()': "expected 0 operand types but had 1",
    '"t.a"(%a) : () -> ()': "expected 1 operand type\0 but had 0",
    '"t.a"(%a, %b) : (i32) -> ()': "expected 2 operand types but had 1",
    '"t.a"(%a) ({^b}) : () -> ()': "expected ':' after block name",
    '%a = "arith.constant"() {value} : () -> i32': "'arith.constant' op attribute",
    # A bad token is told before what makes no sense in front of it.
    '%a = "t.a"() : () -> () $': "unexpected character",
    '%a = "t.a"() : () -> i1 %a = "t.a"() : () -> i1 $': "unexpected character",
    '%a = "t.a"() : () -> i1 "t.b"(%a) : (i2) -> () %': "invalid SSA name",
}


@pytest.mark.parametrize("what", ACCEPTED)
def test_operations_are_read_and_printed_as_upstream_does(what: str) -> None:
    text = ACCEPTED[what]
    module = read(text)
    for options in FORMS.values():
        wanted = upstream_printed(upstream(text), options)
        assert printed(module, options) == wanted
    check(text)


@pytest.mark.parametrize("text", REFUSED)
def test_wrong_operations_get_upstreams_complaint_at_its_place(text: str) -> None:
    assert check_refused(text).startswith(REFUSED[text])


@pytest.mark.parametrize(
    "text", ['"t.a"() : () -> ()', '"t"()', '"t.a"(%a', '"x.y"($)', '"t.a"']
)
def test_unregistered_dialects_are_refused_unless_they_are_allowed(text: str) -> None:
    message = check_refused(text, allow_unregistered=False)
    if "$" not in text:
        assert message.startswith("operation being parsed with an unregistered dialect")


def test_what_a_registered_dialect_lacks_is_for_the_verifier() -> None:
    text = '"arith.nothing"() : () -> ()'
    assert complaints(text, allow_unregistered=False) == []
    assert upstream_complaints(text, allow_unregistered=False) == []


def only(text: str) -> Operation:
    """The one operation of a text."""
    (op,) = read(text).body
    return op


def test_no_properties_of_an_unregistered_operation_are_not_the_same_as_none() -> None:
    assert only('"t.a"() <{}> : () -> ()').properties is WRITTEN_EMPTY
    assert only('"t.a"() {} : () -> ()').properties is EMPTY_DICTIONARY
    assert only('"func.call"() <{}> : () -> ()').properties is EMPTY_DICTIONARY


def test_properties_that_are_no_dictionary_are_not_read() -> None:
    # Upstream keeps any attribute as the properties of an operation it does not know.
    text = '"t.a"() <5 : i32> : () -> ()'
    assert upstream_complaints(text) == []
    (complaint,) = complaints(text)
    assert complaint.message.startswith(
        "invalid properties 5 : i32 for op t.a: expected"
    )


def test_what_makes_no_sense_is_told_once_where_a_token_is_bad_as_well() -> None:
    # Upstream tells both where the types are wrong, and of all else the token alone.
    for text in ('"t.a"(%a) : () -> () $', '"t.a"() : i32 $'):
        first, second = upstream_complaints(text)
        assert second.message.startswith("expected")
        assert complaints(text) == [first]


def test_all_defaults_of_all_tables_can_be_filled_in() -> None:
    names = [name for dialect in rows.dialects() for name in table_names(dialect)]
    with_defaults = [name for name in names if rows.default_properties(name)]
    assert len(with_defaults) > 100
    for name in with_defaults:
        properties = only(f'"{name}"() : () -> ()').properties
        assert set(rows.default_properties(name)) <= set(properties)


def table_names(dialect: str) -> list[str]:
    found = rows.table(dialect)
    assert found is not None
    return found.names()


@settings(max_examples=120)
@given(modules())
def test_random_modules_are_read_and_printed_as_upstream_does(text: str) -> None:
    check(text)


@pytest.mark.parametrize("seed", range(3))
def test_generated_modules_are_read_and_printed_as_upstream_does(seed: int) -> None:
    module = upstream(generate.module(150, seed))
    check(upstream_printed(module, FORMS["plain"]))
    check(upstream_printed(module, FORMS["debuginfo"]))


@pytest.mark.parametrize(
    ("before", "line", "behind"),
    [
        ("", '"t.a"() {{a = {0}, b = "{0}"}} : () -> ()\n', ""),
        ("", '"t.a"()  // text\n {{a = {0}, b = "{0}"}} : () -> ()\n', ""),
        ('"t.a"() {a = 1', ", a{0} = [{0}]", "} : () -> ()"),
        ('"t.a"() {a = [1', ", {0}", "]} : () -> ()"),
        ('%a = "t.a"() : () -> i1 "t.b"(%a', ", %a", ""),
        ("", '"t.a"() : () -> (vector<{0}xi32>, i{0})\n', ""),
        ("", '"t.a{0}"() : () -> ()\n', ""),
        (
            '"t.a"() ({"t.br"()[^b',
            ", ^b",
            ']  : () -> () ^b: "t.a"() : () -> ()}) : () -> ()',
        ),
    ],
)
def test_the_cost_of_operations_is_linear(before: str, line: str, behind: str) -> None:
    def work(count: int) -> int:
        lines = [line.format(number + 1) for number in range(count)]
        if not behind and before:
            return steps(
                lambda: read(f"{before}{''.join(lines)}) : (i1{', i1' * count}) -> ()")
            )
        return steps(lambda: read("".join([before, *lines, behind])))

    work(10)
    assert work(1000) < 12 * work(100)
