"""The metadata of a file: resources, read and written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.errors import Malformed
from bridge.ir.resources import Resource
from bridge.text.metadata import format_metadata
from bridge.text.printer import PrintOptions
from tests.oracles.ir import steps
from tests.oracles.modules import (
    NestedParseError,
    check,
    check_refused,
    complaints,
    printed,
    read,
    upstream,
    upstream_complaints,
    upstream_printed,
)

USE = '"t.a"() {a = dense_resource<a> : tensor<1xi8>} : () -> ()\n'

ACCEPTED = {
    "none": "{-# #-}",
    "no resources": "{-# dialect_resources: {}, external_resources: {} #-}",
    "no resources of a dialect": "{-# dialect_resources: {builtin: {}} #-}",
    "a blob": '{-# dialect_resources: {builtin: {a: "0x0100000001"}} #-}',
    "small letters": '{-# dialect_resources: {builtin: {a: "0x01000000aB"}} #-}',
    "a blob of nothing": '{-# dialect_resources: {builtin: {a: "0x01000000"}} #-}',
    "no alignment": '{-# dialect_resources: {builtin: {a: "0x0800000001"}} #-}',
    "keys in quotes": """
        "t.a"() {a = dense_resource<"x y"> : tensor<1xi8>} : () -> ()
        {-# dialect_resources: {builtin: {"x y": "0x0100000001", "a": "0x0100000002"}}
        #-}
        """,
    "a blob given twice": """
        {-# dialect_resources: {builtin: {a: "0x0100000001", a: "0x0100000002"}} #-}""",
    "metadata given twice": """
        {-# dialect_resources: {builtin: {a: "0x0100000001"}} #-}
        {-# dialect_resources: {builtin: {b: "0x0100000002"}} #-}
        "t.b"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()""",
    "a blob that nothing refers to": """
        {-# dialect_resources: {builtin: {b: "0x0100000001"}} #-}""",
    "resources of other tools": """
        {-# external_resources: {x: {a: "0x00", b: true, "d e": 5}, y: {}} #-}""",
    "anything between tokens": """
        {-# // text
          dialect_resources // :
          : { builtin : // text
            { a : // text
              "0x0100000001" } } // text
        #-}""",
    "resources of another dialect": "{-# dialect_resources: {ml_program: {}} #-}",
}

REFUSED = {
    "{-#": "expected identifier key in file metadata dictionary",
    "{-# 5 #-}": "expected identifier key in file metadata dictionary",
    '{-# "dialect_resources": {} #-}': "expected identifier key in file metadata dict",
    "{-# dialect_resources #-}": "expected ':'",
    "{-# dialect_resources {} #-}": "expected ':'",
    "{-# dialect_resources: #-}": "expected '{'",
    "{-# dialect_resources: 5 #-}": "expected '{'",
    "{-# other: {} #-}": "unknown key 'other' in file metadata dictionary",
    "{-# i32: {} #-}": "unknown key 'i32' in file metadata dictionary",
    "{-# dialect_resources: {}": "expected ',' or '#-}'",
    "{-# dialect_resources: {} }": "expected ',' or '#-}'",
    "{-# dialect_resources: {}, #-}": "expected identifier key in file metadata",
    "{-# dialect_resources: {5} #-}": "expected identifier key for 'resource' entry",
    "{-# dialect_resources: {builtin} #-}": "expected ':'",
    "{-# dialect_resources: {builtin: } #-}": "expected '{'",
    "{-# dialect_resources: {builtin: {}, } #-}": "expected identifier key for 'resou",
    "{-# dialect_resources: {builtin: {} builtin: {}} #-}": "expected ',' or '}'",
    "{-# dialect_resources: {other: {}} #-}": "dialect 'other' is unknown",
    "{-# dialect_resources: {arith: {}} #-}": "unexpected 'resource' section for dial",
    "{-# dialect_resources: {builtin: {5}} #-}": "expected identifier key for 'res",
    "{-# dialect_resources: {builtin: {a}} #-}": "expected ':'",
    "{-# dialect_resources: {builtin: {a: }} #-}": "expected hex string blob for",
    "{-# dialect_resources: {builtin: {a: 5}} #-}": "expected hex string blob for",
    '{-# dialect_resources: {builtin: {a: "x"}} #-}': "expected hex string blob for",
    '{-# dialect_resources: {builtin: {a: "0x0"}} #-}': "expected hex string blob for",
    '{-# dialect_resources: {builtin: {a: "0x0G"}} #-}': "expected hex string blob for",
    '{-# dialect_resources: {builtin: {a: "0x01 000000"}} #-}': "expected hex string",
    '{-# dialect_resources: {builtin: {a: "0x0100000001x"}} #-}': "expected hex string",
    '{-# dialect_resources: {builtin: {a: "0x010000"}} #-}': (
        "expected hex string blob for key 'a' to encode alignment in first 4 bytes"
    ),
    '{-# dialect_resources: {builtin: {a: "0x03000000"}} #-}': (
        "expected hex string blob for key 'a' to encode alignment in first 4 bytes, "
        "but got non-power-of-2 value: 3"
    ),
    '{-# dialect_resources: {builtin: {a: "0x01000000" b}} #-}': "expected ',' or '}'",
    "{-# external_resources: {5: {}} #-}": "expected identifier key for 'resource' en",
    "{-# external_resources: {a: {5: 5}} #-}": (
        "expected identifier key for 'external_resources' entry"
    ),
    "{-# external_resources: {a: {b}} #-}": "expected ':'",
    "{-# external_resources: {a: {b: 5 6}} #-}": "expected ',' or '}'",
    "{-# external_resources: {a: {b: }} #-}": "expected ',' or '}'",
}


@pytest.mark.parametrize("what", ACCEPTED)
def test_metadata_is_read_and_printed_as_upstream_does(what: str) -> None:
    check(USE + ACCEPTED[what])
    check(ACCEPTED[what] + USE)


@pytest.mark.parametrize("text", REFUSED)
def test_wrong_metadata_gets_upstreams_complaint_at_its_place(text: str) -> None:
    assert check_refused(text).startswith(REFUSED[text])


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        # The reference dies of some of these, or says a second thing of the same place.
        ('"0x01000000', ("expected '\"' in string literal", "1:49")),
        ('"0x', ("expected '\"' in string literal", "1:41")),
        ("$", ("unexpected character", "1:38")),
        ('"\\q"', ("unknown escape in string literal", "1:39")),
    ],
)
def test_a_value_that_is_no_token_is_refused(
    value: str, complaint: tuple[str, str]
) -> None:
    text = "{-# dialect_resources: {builtin: {a: " + value
    assert complaints(text) == [NestedParseError(*complaint)]


def test_a_token_that_is_bad_among_what_is_skipped_is_told_alone() -> None:
    text = "{-# external_resources: {a: {b: $true}} #-}"
    first, second = upstream_complaints(text)
    assert complaints(text) == [first]
    assert second.message == "expected ',' or '}'"


def test_no_byte_of_the_metadata_can_make_reading_fail_otherwise() -> None:
    raw = (USE + ACCEPTED["a blob"] + ACCEPTED["resources of other tools"]).encode()
    refused = 0
    for at in range(len(raw)):
        flips = [
            raw[:at] + bytes([raw[at] ^ 1 << bit]) + raw[at + 1 :] for bit in range(8)
        ]
        for text in (raw[:at], raw[:at] + raw[at + 1 :], *flips):
            try:
                read(text)
            except Malformed:
                refused += 1
    assert refused > 5 * len(raw)


def test_a_blob_belongs_to_all_that_refer_to_its_key() -> None:
    module = read(USE + USE + ACCEPTED["a blob"])
    first, second = (op.attributes["a"] for op in module.body)
    assert first is second
    assert first.resource.blob == b"\x01\0\0\0\x01"  # type: ignore[attr-defined]


def test_files_do_not_share_resources() -> None:
    first, second = read(USE), read(USE)
    assert first.body.first is not None
    assert second.body.first is not None
    assert not first.body.first.same_as(second.body.first)


@given(st.binary(max_size=9), st.sampled_from(["a", "x y", "\N{SNOWMAN}", "0", '"']))
def test_a_blob_is_read_back(data: bytes, key: str) -> None:
    # An alignment of no data is not kept.
    resource = Resource(key, (b"\x08\0\0\0" if data else b"\0\0\0\0") + data)
    text = format_metadata([resource])
    name = f'"{key}"'.replace('"""', '"\\22"')
    use = f'"t.a"() {{a = dense_resource<{name}> : tensor<1xi8>}} : () -> ()'
    module = read(use + text)
    assert printed(module).endswith(text)
    assert upstream_printed(upstream(use + text)).endswith(text)


@pytest.mark.parametrize("limit", [None, 0, 13, 14, 15, 100])
def test_long_blobs_are_left_out_as_upstream_leaves_them_out(limit: int | None) -> None:
    text = (
        USE
        + USE.replace("<a>", "<b>")
        + ACCEPTED["a blob"].replace('1"}', '1", b: "0x010000000102030405"}')
    )
    options = PrintOptions(elide_resources=limit)
    assert printed(read(text), options) == upstream_printed(upstream(text), options)


def test_what_has_no_blob_is_not_written() -> None:
    assert format_metadata([Resource("a")]) == ""
    assert format_metadata([]) == ""


def test_the_cost_of_metadata_is_linear() -> None:
    def work(count: int) -> int:
        entries = ", ".join([f'k{n}: "0x0100000001"' for n in range(count)])
        text = f"{{-# dialect_resources: {{builtin: {{{entries}}}}} #-}}"
        return steps(lambda: read(text))

    work(10)
    assert work(1000) < 12 * work(100)
