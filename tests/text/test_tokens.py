"""Tokens, string literals, and places that complaints name."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bridge.source import Source
from bridge.text.tokens import Cursor, Token, lex, quoted, string_value
from tests.oracles.modules import check_refused, printed, read, upstream

TOKENS = {
    "bare": ["a", "_", "a.b$1", "i", "si", "i3x", "i3.", "x0", "true"],
    "inttype": ["i1", "si8", "ui64", "i0"],
    "integer": ["0", "007", "0x1F"],
    "float": ["1.", "1.5", "1.5e3", "1.e-3", "0.0E+7"],
    "string": ['""', '"a b"', '"\\"\\\\"', '"\\0A"', '"// no comment"', '"\0"'],
    "%": ["%0", "%a-b.$c", "%_", "%-"],
    "#": ["#a", "#0", "#-"],
    "!": ["!a.b", "!7"],
    "^": ["^bb1", "^-"],
    "@": ["@a", '@"a b"', "@_.$"],
}
PUNCTUATION = ["->", "{-#", "#-}", "...", *":,(){}[]<>=+*?|/-"]


@pytest.mark.parametrize(
    ("kind", "text"),
    [(kind, text) for kind, texts in TOKENS.items() for text in texts],
)
def test_a_token_is_its_kind_and_its_whole_spelling(kind: str, text: str) -> None:
    assert lex(f" {text} ", 0) == Token(kind, text, 1, 1 + len(text))


@pytest.mark.parametrize("text", PUNCTUATION)
def test_a_punctuation_is_a_kind_of_its_own(text: str) -> None:
    assert lex(text, 0) == Token(text, text, 0, len(text))


@pytest.mark.parametrize(
    ("text", "spellings"),
    [
        ("4x?xf32", ["4", "x", "?", "xf32"]),
        ("0xi32", ["0", "xi32"]),
        ("%0a", ["%0", "a"]),
        ("1.5e", ["1.5", "e"]),
        ("1.5e+", ["1.5", "e", "+"]),
        ("a-b", ["a", "-", "b"]),
        ("-->", ["-", "->"]),
        ("i8i8", ["i8i8"]),
        ("a//b\nc", ["a", "c"]),
        ("a//b\rc", ["a", "c"]),
        ("a\0b", ["a", "b"]),
        ("a\t\r\n b", ["a", "b"]),
    ],
)
def test_a_token_ends_where_no_longer_one_goes_on(
    text: str, spellings: list[str]
) -> None:
    cursor = Cursor(Source(text))
    assert [cursor.take().text for _ in spellings] == spellings


def test_behind_the_last_token_is_the_end() -> None:
    assert lex("a // b", 1) == Token("eof", "", 6, 6)


@pytest.mark.parametrize(
    "text",
    [
        *("$", "%", "#", "!", "^", "^ a", "@", "@1", ".", "..", '"a', '"a\n"', '"\\q"'),
        *('@"a', "\v", "\f", "\xa0", "\x85", "`", "~", '"a\v"', '"\\0"'),
        "\N{SNOWMAN}",
    ],
)
def test_what_is_no_token_is_refused_as_upstream_refuses_it(text: str) -> None:
    check_refused(text)
    check_refused(f'"t.a"() : () -> () \n  {text}')


@pytest.mark.parametrize("blank", ["\v", "\f", "\xa0", "\x85", "\x1c", "\u2003"])
@pytest.mark.parametrize(
    "text",
    [
        '"t.a"()?: () -> ()',
        '"t.a"() :?() -> ()',
        '"t.a"() : ()?-> ()',
        '"t.a"()?({}) : () -> ()',
        '"t.a"() (?{}) : () -> ()',
        '"t.a"() ({^a(?%a: i32): }) : () -> ()',
        '"t.a"()?{} : () -> ()',
    ],
)
def test_only_blanks_tabs_line_ends_and_nul_stand_between_tokens(
    text: str, blank: str
) -> None:
    check_refused(text.replace("?", blank))
    read(text.replace("?", " \t\r\n"))


@given(st.text())
@example("\0\v\f\r")
@example("a\udcffb")
def test_a_quoted_value_is_read_back(value: str) -> None:
    assert string_value(quoted(value)) == value
    assert lex(quoted(value), 0) == Token(
        "string", quoted(value), 0, len(quoted(value))
    )


@pytest.mark.parametrize(
    ("literal", "value"),
    [
        (r'"\C3\A9"', "\N{LATIN SMALL LETTER E WITH ACUTE}"),
        (r'"\C3"', "\udcc3"),
        (r'"\n\t\\\""', '\n\t\\"'),
        (r'"\5C6E"', "\\6E"),
        ('"\udcc3\\A9"', "\N{LATIN SMALL LETTER E WITH ACUTE}"),
    ],
)
def test_escapes_name_bytes_which_make_characters_together(
    literal: str, value: str
) -> None:
    assert string_value(literal) == value


def test_names_that_are_no_text_go_through_unchanged() -> None:
    text = b'"t.\xff\\FE"() {"\xfe" = "\xc3\\A9\xc3"} : () -> ()\n'
    module = upstream(text)
    raw = module.operation.get_asm(binary=True, print_generic_op_form=True)
    assert printed(read(text)).encode("utf-8", "surrogateescape") == raw


# A cursor


def cursor(text: str) -> Cursor:
    return Cursor(Source(text))


def test_a_cursor_goes_on_behind_what_it_takes() -> None:
    c = cursor("  a (b")
    assert c.peek().text == "a"
    assert c.accept("b") is False
    assert [c.take().text for _ in range(4)] == ["a", "(", "b", ""]


def test_a_string_is_not_the_punctuation_that_it_spells() -> None:
    assert not cursor('"("').at("(")
    assert not cursor('"loc"').at("loc")
    assert cursor("->").at("->")
    assert not cursor("->").at("-")


def test_a_cursor_may_be_set_back() -> None:
    c = cursor("a b")
    first = c.take()
    c.take()
    c.pos = first.pos
    assert c.take() == first


@pytest.mark.parametrize(
    "text",
    [
        '"t.a"()\n\n: () -> () {',
        '"t.a"() : () ->\n\t\r\n}',
        '"t.a"() : () -> // here\n// there\n  }',
        '"t.a"() {a // is no name\n5} : () -> ()',
        '"t.a"() : //',
        '\n\n  "t.a"\n',
        "// nothing\n5",
        '"t.a"() // a // b\r\r5',
        "\n5",
        '"a//b"\n5',
        '"a//b" // "c\n5',
        r'"a\"//b"'
        "\n5",
        '// "x // y\n5',
    ],
)
def test_what_is_missing_is_missing_at_the_end_of_a_line(text: str) -> None:
    check_refused(text)


def test_looking_back_over_empty_lines_costs_what_they_are_long() -> None:
    for line in ("\n", "\r// c", "\n \t// c"):
        c = cursor("a" + line * 100_000 + "\n b")
        c.take()
        assert c.wrong_token("no").pos == 1


def test_before_the_first_token_there_is_no_line_to_look_back_to() -> None:
    assert cursor("\n\n  a").wrong_token("no").pos == 4


BLANKS = st.sampled_from(["", " ", "  ", "\n", "\t ", " \n  ", " // to\n", "\r\n"])
SPELLINGS = st.sampled_from(
    [
        *[
            "to",
            "step",
            "i32",
            "i",
            "to.x",
            "x_to",
            "7",
            "->",
            "-",
            "=",
            "==",
            ">",
            "(",
            "[",
            "{",
            "{-#",
            ":",
            "::",
            ",",
            "...",
        ],
        *["%a", "#a", "@to", '"to"', "!t", "^b", ""],
    ]
)
ASKED = ["to", "step", "i", "->", "-", "=", ">", "(", "[", "{", ":", ",", "..."]


@given(BLANKS, SPELLINGS, BLANKS, SPELLINGS)
def test_a_token_is_told_without_reading_it(
    before: str, first: str, between: str, second: str
) -> None:
    text = before + first + between + second
    token = lex(text, 0)
    for asked in ASKED:
        cursor = Cursor(Source(text))
        there = token.text == asked and token.kind != "string"
        assert cursor.at(asked) is there
        assert Cursor(Source(text)).accept(asked) is there
        assert cursor.peek() == token
    cursor = Cursor(Source(text))
    assert cursor.first() == token.text[:1]
    assert cursor.pos == token.pos


def test_a_carriage_return_ends_a_comment_as_well() -> None:
    text = 'a // b\rc // "d\r\n"e\r//f" // g\n// h\ri'
    tokens = []
    cursor = Cursor(Source(text))
    while cursor.peek().kind != "eof":
        tokens.append(cursor.take().text)
    assert tokens == ["a", "c", '"e\r//f"', "i"]
    assert cursor.pos == len(text)
