"""Whole files: the module around operations, aliases, and files that are damaged."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from hypothesis import given, settings

from bridge.errors import Malformed
from bridge.ir.attributes import ArrayAttr, StringAttr
from bridge.ir.guard import deep
from bridge.ir.locations import FileLineColLoc
from bridge.source import Source
from bridge.text.module import read_module
from tests.oracles.ir import steps
from tests.oracles.modules import (
    FORMS,
    check,
    check_refused,
    complaints,
    printed,
    read,
    read_exactly,
    upstream_complaints,
)
from tests.strategies.modules import modules
from tests.strategies.mutations import damaged

ACCEPTED = {
    "nothing": "",
    "blanks and text": " \n\0 // text",
    "one module": '"builtin.module"() ({^a:}) : () -> ()',
    "a module with an alias and metadata beside it": """
        #a = loc("n")
        "builtin.module"() ({^b:}) {t.a = 1} : () -> () loc(#a)
        {-# #-}""",
    "a module in a module": """
        "builtin.module"() ({ "builtin.module"() ({^a:}) : () -> () }) : () -> ()""",
    "two modules": '"builtin.module"() ({^a:}) : () -> () ' * 2,
    "a module and an operation": """
        "builtin.module"() ({^a:}) : () -> () "t.a"() : () -> ()""",
    "several operations, the later using the earlier": """
        %a = "t.a"() : () -> i32 "t.b"(%a) : (i32) -> ()""",
    "aliases anywhere between operations": """
        #a = 1 : i32
        "t.a"() {a = #a} : () -> ()
        !a = !t.a<b>
        #b = [#a, !a]
        "t.a"() {a = #b} : () -> !a""",
    "aliases of all kinds of names": """
        #0 = 1 #a-b = 2 #_$ = 3 #map7 = 4 !0 = i32 !- = f32
        "t.a"() {a = #0, b = #a-b, c = #_$, d = #map7} : () -> (!0, !-)""",
    "an alias inside what stands for itself": """
        !a = i32
        #m = affine_map<(d0) -> (d0)>
        "t.a"() {a = memref<2x!a, #m>, b = !t.b<!a, #m>, c = #t.c<[#m], !a>}
          : () -> (tensor<2x!a, #m>)""",
    "a distinct attribute is one object throughout": """
        #a = distinct[7]<1>
        "t.a"() {a = #a, b = distinct[7]<1>, c = distinct[3]<>} : () -> ()
        "t.b"() {a = distinct[7]<1>, b = distinct[8]<1>} : () -> ()""",
    "an alias is taken by its kind": '#a = 1 !a = i32 "t.a"() {a = #a} : () -> !a',
    "locations in lines as they are printed": """
#loc = loc("a":1:2)
#loc1 = loc("":0:0)
#loc2 = loc("a\N{SNOWMAN}":3:4)
"t.a"() : () -> () loc(#loc)
"t.a"() : () -> () loc(fused[#loc1, #loc2])
#loc3 = loc("a":5:6)
""",
}

REFUSED = {
    "5": "expected operation name in quotes",
    "@a": "expected operation name in quotes",
    "^a:": "expected operation name in quotes",
    "}": "expected operation name in quotes",
    "#-}": "expected operation name in quotes",
    "i32": "expected operation name in quotes",
    "#a": "expected '=' in attribute alias definition",
    "#a 5": "expected '=' in attribute alias definition",
    "#a =": "expected attribute value",
    "#a = #a": "undefined symbol alias id 'a'",
    "#a = 5 #a = 6": "redefinition of attribute alias id 'a'",
    '#loc = loc("a":1:2)\n#loc = loc("a":1:2)\n': "redefinition of attribute alias id",
    "#a.b = 5": "attribute names with a '.' are reserved for dialect-defined names",
    "!a": "expected '=' in type alias definition",
    "!a =": "expected non-function type",
    "!a = 5": "expected non-function type",
    "!a = i32 !a = i32": "redefinition of type alias id 'a'",
    "!a.b = i32": "type names with a '.' are reserved for dialect-defined names",
    "#a = distinct[1]<1> #b = distinct[1]<2>": "referenced attribute does not match",
    '#a = 1\n"t.a"() {b = #b} : () -> ()\n#b = 2': "undefined symbol alias id 'b'",
    '"t.a"() ({ #a = 1 }) : () -> ()': "expected operation name in quotes",
    "#loc = loc(": "expected location instance",
}


@pytest.mark.parametrize("what", ACCEPTED)
def test_a_file_is_read_and_printed_as_upstream_does(what: str) -> None:
    check(ACCEPTED[what])


@pytest.mark.parametrize("text", REFUSED)
def test_a_wrong_file_gets_upstreams_complaint_at_its_place(text: str) -> None:
    assert check_refused(text).startswith(REFUSED[text])


def test_a_module_alone_is_itself() -> None:
    module = read('#a = 1\n "builtin.module"() ({^a:}) {a = #a} : () -> ()')
    assert module.parent is None
    assert module.location is FileLineColLoc.at("-", 2, 2)
    assert module.get("a") is not None


@pytest.mark.parametrize(
    "text",
    [
        "",
        '"t.a"() : () -> ()',
        '"builtin.module"() ({^a:}) : () -> () ' * 2,
        '"t.a"() : () -> () "builtin.module"() ({^a:}) : () -> ()',
    ],
)
def test_anything_else_is_put_into_a_new_module(text: str) -> None:
    module = read_module(Source(text, "dir/a.mlir"), allow_unregistered=True)
    assert module.name == "builtin.module"
    assert module.location is FileLineColLoc.at("dir/a.mlir", 0, 0)
    assert len(module.body) == text.count("() ({") + text.count("t.a")


def test_a_complaint_names_the_file_and_shows_the_line() -> None:
    with pytest.raises(Malformed) as error:
        read_module(Source('"t.a"()\n  5', "dir/a.mlir"), allow_unregistered=True)
    assert str(error.value) == (
        "dir/a.mlir:1:8: error: expected ':' followed by operation type\n"
        '"t.a"()\n       ^'
    )


# Files that are damaged

RICH: Final = r"""#map = affine_map<(d0)[s0] -> (d0 + s0)>
!t = tuple<i32, f32>
#loc1 = loc("a.py":3:4)
"t.top"() ({
^bb0(%a: i32 loc("n"), %b: !t):
  // text
  "t.br"()[^bb1] : () -> ()
^bb2:  // pred
  %x:2 = "t.op"(%a, %y#1)[^bb1, ^bb2] <{p = #map, q}> ({
    "t.in"(%a) {s = "é\0A", d = dense<[1, 2]> : tensor<2xi8>} : (i32) -> () loc(#loc2)
  }, {}) {k = [1, -2.5 : f16, @s::@"t u"]} : (i32, !d.y<4>) -> (f32, index) loc(#loc1)
^bb1:
  %y:2 = "t.f"() : () -> (i1, !d.y<4>)
  %z = "t.g"(%y#0) : (i1) -> i1
  "t.br"(%z)[^bb2] {e = distinct[0]<>} : (i1) -> ()
}) : () -> ()
#loc2 = loc(callsite("f" at fused<1>["z", #loc1]))
"""

TOLD_OTHERWISE: Final = (
    # What is said of a custom operation ends with a list of upstream's dialects.
    "Dialect `",
    # An unknown type of a dialect without types is refused when it is used, by us.
    "dialect 'tensor' provides no type parsing hook",
)
"""Complaints of the reference in whose place we have others."""


def mutations(raw: bytes) -> Iterator[bytes]:
    """Cut off at every byte, without every byte, and with a bit of it flipped."""
    for at in range(len(raw)):
        yield raw[:at]
        yield raw[:at] + raw[at + 1 :]
        for bit in (1 << at % 7, 128):
            yield raw[:at] + bytes([raw[at] ^ bit]) + raw[at + 1 :]


def check_like_upstream(text: str | bytes) -> None:
    """Fails where a text is read that upstream refuses, or the other way round.

    Or where the first complaint is another, or at another place.
    """
    ours, wanted = complaints(text), upstream_complaints(text)
    assert bool(ours) == bool(wanted)
    if ours and not wanted[0].message.startswith(TOLD_OTHERWISE):
        told = ours[0].message.encode("utf-8", "replace").decode()
        # Where a type is not UTF-8 the reference tells it with `?` in its place.
        assert (told, ours[0].place) == (wanted[0].message, wanted[0].place)


def test_a_file_cut_or_changed_at_any_byte_is_refused_where_upstream_refuses_it() -> (
    None
):
    raw = RICH.encode()
    check_like_upstream(raw)
    for text in mutations(raw):
        check_like_upstream(text)


def test_what_is_read_at_once_is_read_as_the_grammar_reads_it() -> None:
    for raw in mutations(RICH.encode()):
        if complaints(raw):
            assert read_exactly(raw) is None
            continue
        exact = read_exactly(raw)
        assert exact is not None
        options = FORMS["debuginfo"]
        assert printed(read(raw), options) == printed(exact, options)


@settings(max_examples=150)
@given(damaged(modules(metadata="")))
def test_damaged_random_modules_are_refused_where_upstream_refuses_them(
    text: str,
) -> None:
    check_like_upstream(text)


@pytest.mark.parametrize(
    "text",
    [
        b"\xff",
        b'"t.\xff"() : () -> ()\n\xfe',
        b"\0\0",
        b'"t.a"\0() : () -> ()\0 5',
        b"\xef\xbb\xbf",
        b"#\xc3\xa9 = 1",
        b'"t.a"() {\xc3 = 1} : () -> ()',
        b'"t.a"() : () -> () loc("\xff":1:2) $',
        b"// \xff\n5",
        b"\x80\x80",
    ],
)
def test_bytes_that_are_no_text_are_refused_as_upstream_refuses_them(
    text: bytes,
) -> None:
    check_like_upstream(text)


# Files that are large

DEEP: Final = 100_000
UNCLOSED: Final = 10_000


def test_regions_may_be_nested_as_deep_as_memory_allows() -> None:
    module = read('"a"() ({\n' * DEEP + "}) : () -> ()\n" * DEEP)
    depth = 0
    op = module
    while op.region.blocks:
        (op,) = op.body
        depth += 1
    assert depth == DEEP


def test_arrays_may_be_nested_as_deep_as_memory_allows() -> None:
    module = read('"a"() {a = ' + "[" * DEEP + "]" * DEEP + "} : () -> ()")
    assert module.body.first is not None
    attr = module.body.first.get("a")
    depth = 0
    while isinstance(attr, ArrayAttr) and attr.elements:
        (attr,) = attr.elements
        depth += 1
    assert depth == DEEP - 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('"a"() ({' * UNCLOSED, "expected operation name in quotes"),
        ('"a"() {a = ' + "[" * UNCLOSED, "expected attribute value"),
        ('"a"() {a = ' + "{b=" * UNCLOSED, "expected attribute value"),
        ('"a"() : ' + "(" * UNCLOSED, "expected non-function type"),
        ('"a"() : () -> ' + "tuple<" * UNCLOSED, "expected non-function type"),
        (
            '"a"() : () -> () loc(' + "callsite(" * UNCLOSED,
            "expected location instance",
        ),
        (
            '"a"() {a = #d<' + "[" * UNCLOSED,
            "unbalanced '[' character in pretty dialect",
        ),
        ("%a, " * UNCLOSED, "expected valid ssa identifier"),
    ],
)
def test_what_is_deep_and_never_closed_is_refused(text: str, message: str) -> None:
    (complaint,) = complaints(text)
    assert complaint.message.startswith(message)


def test_a_string_may_be_as_long_as_memory_allows() -> None:
    size = 100_000_000
    module = read(f'"a"() {{a = "{"x" * size}"}} : () -> ()')
    assert module.body.first is not None
    attr = module.body.first.get("a")
    assert isinstance(attr, StringAttr)
    assert len(attr.value) == size


def test_a_string_that_never_ends_is_refused_where_the_text_ends() -> None:
    (complaint,) = complaints('"a"() {a = "' + "x" * 10_000_000)
    assert complaint == ("expected '\"' in string literal", "1:10000013", ())


def test_an_array_may_have_millions_of_elements() -> None:
    count = 5_000_000
    module = read('"a"() {a = [' + "1, " * (count - 1) + "1]} : () -> ()")
    assert module.body.first is not None
    attr = module.body.first.get("a")
    assert isinstance(attr, ArrayAttr)
    assert len(attr.elements) == count


def test_a_line_may_have_millions_of_characters() -> None:
    op = f'"a"() {{a = "{"x" * 975}"}} : () -> ()'
    assert len(op) == 1000
    module = read(op * 10_000)
    assert module.body.last is not None
    assert module.body.last.position.column == 10_000_000 - 1000 + 1
    (complaint,) = complaints(op * 10_000 + "5")
    assert complaint.place == "1:10000001"


@pytest.mark.parametrize(
    ("before", "line", "behind"),
    [
        ("", "#a{0} = {0}\n", ""),
        ("", '#loc{0} = loc("a":{0}:1)\n', ""),
        ("#a0 = [1]\n", "#a{1} = [#a{0}]\n", ""),
        ("", '"a"() ({{\n', ""),
        ("", "\n", "5"),
        ('"a"()', " // x\n", "5"),
        ("", "\n\n// x\n", '"a"() : () -> () "b"'),
    ],
)
def test_the_cost_of_a_file_is_linear(before: str, line: str, behind: str) -> None:
    def work(count: int) -> int:
        lines = [line.format(number, number + 1) for number in range(count)]
        text = "".join([before, *lines, behind])
        with deep:
            return steps(lambda: complaints(text))

    work(10)
    assert work(1000) < 12 * work(100)
