"""Text read by upstream: its errors are told apart, at the user's own places."""

from __future__ import annotations

import pytest

from bridge.errors import Diagnostic, Invalid, Malformed, Position, Unsupported
from bridge.ir.locations import position_of
from bridge.upstream import nesting
from bridge.upstream.text import format, parse

ADD = """func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}"""


def test_custom_syntax_becomes_a_native_module() -> None:
    module = parse(ADD)
    assert [op.name for op in module.walk()] == [
        "builtin.module",
        "func.func",
        "arith.addi",
        "func.return",
    ]


def test_a_native_module_is_printed_in_custom_syntax() -> None:
    text = "module {\n  func.func @f() {\n    return\n  }\n}\n"
    assert format(parse(text)) == text


def test_an_operation_alone_is_printed_without_a_module() -> None:
    function = parse("func.func private @f()").body.first
    assert function is not None
    assert format(function) == "func.func private @f()"


def test_a_syntax_error_is_malformed_at_the_users_place() -> None:
    with pytest.raises(Malformed) as caught:
        parse("func.func @f() {\n  return 3\n}", filename="dir/user.mlir")
    (found,) = caught.value.diagnostics
    assert found.location.filename == "dir/user.mlir"
    assert (found.location.line, found.severity) == (2, "error")
    assert found.excerpt.startswith("  return 3\n")


def test_an_error_of_the_program_is_invalid_with_its_notes() -> None:
    with pytest.raises(Invalid) as caught:
        parse("\nfunc.func @f() -> i32 {\n  return\n}", filename="user.mlir")
    (found,) = caught.value.diagnostics
    assert found.location == Position("user.mlir", 3, 3)
    assert found.message.startswith("'func.return' op has 0 operands")
    (note,) = found.notes
    assert note.message.startswith("see current operation: ")
    assert note.location == found.location


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("func.func @f() {", Malformed),
        ('"a.b"(%x) : (i32) -> ()', Malformed),
        ('"a.b"() : () -> () loc(#nowhere)', Malformed),
        ('"a.b"()[^nowhere] : () -> ()', Malformed),
        ("func.func @f() {\n^bb0:\n}", Invalid),
        ("func.func private @f()\nfunc.func private @f()", Invalid),
        ("func.func @f() { call @g() : () -> () return } // no line end", Invalid),
        ("#end = 1\nfunc.func @f() { call @end() : () -> () return }", Invalid),
    ],
)
def test_what_is_wrong_with_the_text_and_with_the_program_are_told_apart(
    text: str, kind: type[Exception]
) -> None:
    with pytest.raises(kind):
        parse(text, allow_unregistered=True)


def test_locations_name_the_users_file() -> None:
    module = parse(ADD, filename="dir/user.mlir")
    places = [str(op.position) for op in module.walk()]
    assert places == [f"dir/user.mlir:{at}" for at in ("0:0", "1:1", "2:8", "3:3")]


@pytest.mark.parametrize("spaces", ["", "  "])
def test_a_location_that_the_text_itself_gives_stays_in_its_file(spaces: str) -> None:
    text = f'func.func private @f() loc("-"{spaces}:7:8)\nfunc.func private @g()'
    module = parse(text, filename="user.mlir")
    first, second = module.body
    assert position_of(first.location) == Position("-", 7, 8)
    assert position_of(second.location) == Position("user.mlir", 2, 1)


def test_an_error_at_a_location_that_the_text_gives_names_that_file() -> None:
    text = 'func.func @f() -> i32 { return loc("-":7:8) }'
    with pytest.raises(Invalid) as caught:
        parse(text, filename="user.mlir")
    assert caught.value.diagnostics[0].location == Position("-", 7, 8)


def test_an_error_in_a_call_tells_the_callers() -> None:
    place = (
        'callsite(fused["in.mlir":1:2, "x"] at callsite("f"("a.c":3:4) at "b.c":5:6))'
    )
    with pytest.raises(Invalid) as caught:
        parse(f"func.func @f() -> i32 {{ return loc({place}) }}")
    (found,) = caught.value.diagnostics
    assert found.location == Position("in.mlir", 1, 2)
    assert found.notes[:2] == (
        Diagnostic("note", "called from", Position("a.c", 3, 4)),
        Diagnostic("note", "called from", Position("b.c", 5, 6)),
    )


def test_bytes_that_are_not_utf8_are_an_error_and_not_a_death() -> None:
    with pytest.raises(Invalid, match=r"'\?' does not reference"):
        parse(b'func.func @f() { call @"\xff"() : () -> () return }')
    with pytest.raises(Invalid) as caught:
        parse(b'func.func @f() -> i32 { return loc("\xff.c":3:4) }')
    assert caught.value.diagnostics[0].location == Position("\udcff.c", 3, 4)


def test_bytes_that_are_not_utf8_pass_unchanged() -> None:
    module = parse(b'func.func private @"\xff\xfe"() loc("\xfd":1:2)')
    (function,) = module.body
    assert str(function.properties["sym_name"]) == r'"\FF\FE"'
    assert function.position.filename == "\udcfd"


def test_deep_nesting_is_read_on_a_deeper_stack() -> None:
    depth = 3000
    text = '"a.b"() ({' * depth + "}) : () -> ()" * depth
    module = parse(text, allow_unregistered=True)
    assert sum(1 for _ in module.walk()) == depth + 1
    assert format(module).count('"a.b"') == depth


def test_nesting_beyond_any_stack_is_unsupported() -> None:
    depth = nesting.LIMIT + 1
    text = '"a.b"() ({' * depth + "}) : () -> ()" * depth
    with pytest.raises(Unsupported, match="nested too deeply for upstream"):
        parse(text, allow_unregistered=True)


def test_depth_counts_all_brackets_together() -> None:
    assert nesting.text_depth(b"") == 0
    assert nesting.text_depth(b"({[<>]})() -> ()") == 4
    assert nesting.text_depth(b"affine_set<(d0) : (d0 >= 0)>" * 1000) == 2
    assert nesting.text_depth(b"(" * 5000 + b")" * 5000) == 5000
