"""LLVM's descriptions of a target's data, judged by both verifiers."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.oracles.verdicts import (
    complaints,
    emitted,
    emitted_by_reference,
    first,
    theirs,
)

WRONG = {
    "ee": "must be just 'e' or 'E'",
    "e-": "empty specification is not allowed",
    "#": "unknown specifier '#'",
    "m:": 'must be of the form "m:<mangling>"',
    "m:q": "unknown mangling mode",
    "i64": 'must be of the form "i<size>:<abi>[:<pref>]"',
    "i:64": "size component cannot be empty",
    "i16777216:8": "size must be a non-zero 24-bit integer",
    "i64:": "ABI alignment component cannot be empty",
    "i64:65536": "ABI alignment must be a 16-bit integer",
    "i64:0": "ABI alignment must be non-zero",
    "i64:24": "ABI alignment must be a power of two times the byte width",
    "i64:64:32": "preferred alignment cannot be less than the ABI alignment",
    "i64:64:": "preferred alignment component cannot be empty",
    "i8:16": "i8 must be 8-bit aligned",
    "vex": 'must be of the form "v<size>:<abi>[:<pref>]"',
    "a": 'must be of the form "a:<abi>[:<pref>]"',
    "a1:0": "size must be zero",
    "n8:": "size component cannot be empty",
    "S": 'must be of the form "S<size>"',
    "S7": "stack natural alignment must be a power of two",
    "F": 'must be of the form "F<type><abi>"',
    "Fx8": "unknown function pointer alignment type 'x'",
    "P": 'must be of the form "P<address space>"',
    "Ax": "address space must be a 24-bit integer",
    "ni": 'must be of the form "ni:<address space>[:<address space>]..."',
    "ni:": "address space component cannot be empty",
    "ni:0": "address space 0 cannot be non-integral",
    "p:64": 'must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"',
    "px:64:64": "'x' is not a valid pointer specification flag",
    "pzo1:64:64": "only one of 'z' or 'o' may be specified",
    "pe:64:64": "address space 0 cannot be unstable or have external state",
    "p::64": "pointer size component cannot be empty",
    "p:64:64:64:0": "index size must be a non-zero 24-bit integer",
    "p:64:64:64:128": "index size cannot be larger than the pointer size",
    "p1(a:64:64": "Expected `( address space name )`",
    "p1(G):64:64": "Cannot use predefined address space names P/G/A in data layout",
    "p1(a):64:64-p2(a):64:64": "address space name `a` already used",
}

RIGHT = [
    "",
    "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
    "E-a0:0:64-ve-s64:64-Fi8-P0-A5-G1-ni:1:2",
    "pue1(a):64:64-p1(b):64:64:64:32",
]


def module(layout: str) -> str:
    return f'module attributes {{llvm.data_layout = "{layout}"}} {{}}'


@pytest.mark.parametrize("layout", WRONG)
def test_what_llvm_cannot_read_is_said_as_it_says_it(layout: str) -> None:
    assert WRONG[layout] in first(module(layout))
    assert emitted(module(layout)) == emitted_by_reference(module(layout))


@pytest.mark.parametrize("layout", RIGHT)
def test_what_llvm_reads_is_accepted(layout: str) -> None:
    assert emitted(module(layout)) == emitted_by_reference(module(layout)) == []


def test_a_layout_is_a_text() -> None:
    program = "module attributes {llvm.data_layout = 3} {}"
    assert "to be a string attributes" in first(program)
    assert emitted(program) == emitted_by_reference(program)


numbers = st.sampled_from(["", "0", "1", "8", "16", "64", "7", "65536", "x"])
parts = st.builds(
    lambda head, rest: ":".join([head, *rest]),
    st.sampled_from(["e", "m", "i8", "i64", "f", "v32", "ve", "a", "n8", "S8", "Fi8"])
    | st.sampled_from(["P1", "G", "ni", "p", "pe1", "pz", "p1(a)", "p(G)", "s", "#"]),
    st.lists(numbers, max_size=4),
)


@given(st.lists(parts, max_size=3).map("-".join))
@settings(max_examples=200, deadline=None)
def test_llvm_and_we_read_the_same_layouts(layout: str) -> None:
    assert complaints(module(layout)) == theirs(module(layout))
