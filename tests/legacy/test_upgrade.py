"""The text of what is upgraded: what has changed is written anew, all else stays."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bridge
from bridge import legacy
from bridge.errors import Position
from bridge.legacy.edits import Edits, code_end


def test_comments_of_an_op_that_is_written_anew_stand_before_it() -> None:
    found = legacy.upgrade(
        "func @f(%A: memref<?x?xf32>, %i: index) {\n"
        "  // before\n"
        "  %v = vector.transfer_read %A[%i, %i]  // CHECK: in it\n"
        "    {permutation_map: (d0, d1) -> (d0)}  // and here\n"
        "    : memref<?x?xf32>, vector<4xf32>  // behind\n"
        "  return\n}\n"
    )
    assert found.text.split("\n")[1:6] == [
        "  // before",
        "  // CHECK: in it",
        "  // and here",
        "  %pad = ub.poison : f32",
        "  %v = vector.transfer_read %A[%i, %i], %pad {in_bounds = [true], "
        "permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, "
        "vector<4xf32>  // behind",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "func @f(!spv.array< // said\n 4 x f32>)\n",
        "!t = type // said\n i32\n",
        "func @f(%a: tensor<4xi8>) { %n = dim %a, // said\n 0 : tensor<4xi8> return }",
        "func @f(%a: memref<4xf32, offset: // said\n 1, strides: [1]>) { return }",
        "llvm.func @f(%a: !llvm.i32 {llvm.noalias // llvm.x = true\n = true})\n",
        "llvm.func @f(%a: !llvm.i32 { // llvm.noalias = true\n llvm.noalias = true})\n",
    ],
)
def test_no_comment_is_lost_in_what_is_replaced(text: str) -> None:
    found = legacy.upgrade(text)
    before, after = (Counter(re.findall("//.*", t)) for t in (text, found.text))
    assert before == after
    assert found.kinds
    assert bridge.parse(found.text).name == "builtin.module"


def test_what_is_put_behind_a_token_does_not_stand_in_a_comment() -> None:
    text = 'spv.module "Logical" "GLSL450" {\n  func @f() // said\n  func @g()\n}\n'
    found = legacy.upgrade(text)
    assert found.text.splitlines()[1:3] == [
        '  spirv.func @f() "None" // said',
        '  spirv.func @g() "None"',
    ]


def test_what_stands_in_the_new_text_is_traced_to_the_old() -> None:
    text = (
        "func @f(%a: memref<4xf32>) {\n  %n = dim %a, 0 : memref<4xf32>\n  return\n}\n"
    )
    found = legacy.upgrade(text, filename="f.mlir")
    lines = found.text.split("\n")
    for line, column, wanted in (
        (1, lines[0].index("%a"), text.index("%a")),
        (2, 3, text.index("%n")),
        (4, 3, text.index("return")),
        (9, 1, len(text)),
    ):
        place = Position("f.mlir", line, column + (line == 1))
        assert found.origin(place) == wanted


def test_several_ops_of_one_line_stay_in_it() -> None:
    found = legacy.upgrade(
        "func @f(%A: memref<?xf32>) { %n = dim %A, 0 : memref<?xf32> return }"
    )
    assert found.text == (
        "func.func @f(%A: memref<?xf32>) { %c0 = arith.constant 0 : index "
        "%n = memref.dim %A, %c0 : memref<?xf32> return }"
    )


def test_an_op_that_is_written_anew_keeps_the_aliases_it_used() -> None:
    found = legacy.upgrade(
        "#map = (d0, d1) -> (d1, d0)\n"
        "func @f(%A: memref<?x?xf32, #map>) {\n"
        "  %n = dim %A, 1 : memref<?x?xf32, #map>\n  return\n}\n"
    )
    assert "%n = memref.dim %A, %c1 : memref<?x?xf32, #map>\n" in found.text


def test_an_op_that_is_dropped_takes_its_line_along() -> None:
    found = legacy.upgrade('module {\n  "module_terminator"() : () -> ()\n}\n')
    assert found.text == "module {\n}\n"


def test_regions_of_an_op_that_is_written_anew_are_upgraded_in_place() -> None:
    found = legacy.upgrade(
        '"affine.for"() ({\n'
        "^bb0(%i: index):\n"
        "  // kept\n"
        '  "affine.terminator"() : () -> ()\n'
        "}) {lower_bound = () -> (0), upper_bound = () -> (9), step = 1 : index}"
        " : () -> ()\n"
    )
    assert '({\n^bb0(%i: index):\n  // kept\n  "affine.yield"() : () -> ()\n})' in (
        found.text
    )
    assert "lowerBoundMap = affine_map<() -> (0)>" in found.text
    assert bridge.parse(found.text).name == "builtin.module"


def test_what_was_old_is_counted() -> None:
    found = legacy.upgrade("#m = (d0) -> (d0)\n#n = (d0) -> (d0)\nfunc @f()\n")
    assert dict(found.kinds) == {
        "affine map or set without a keyword": 2,
        "'func'": 1,
        "function without a body": 1,
    }


def test_what_comes_again_is_noted_again() -> None:
    text = "".join(
        [f"func @f{i}(!llvm.i32, memref<4xf32, (d0) -> (d0 + 1)>)\n" for i in range(9)]
    )
    found = legacy.upgrade(text)
    assert "!llvm.i32" not in found.text
    assert found.text.count("affine_map<") == 9
    assert bridge.parse(found.text).name == "builtin.module"


def test_lines_that_come_again_are_noted_again() -> None:
    lines = "".join(
        [f"  %{i} = alloc() : memref<4xf32, (d0) -> (d0 + 1)>\n" for i in range(99)]
    )
    found = legacy.upgrade(f"func @f() {{\n{lines}  return\n}}\n")
    assert found.text.count("memref.alloc() : memref<4xf32, affine_map<") == 99


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("a b", "a b"),
        ("a b  ", "a b"),
        ("a // b", "a"),
        ("a // b\n  // c\n", "a"),
        ('"//" // b', '"//"'),
        ('a "//"', 'a "//"'),
        ("// a", ""),
    ],
)
def test_code_ends_before_blanks_and_comments(text: str, wanted: str) -> None:
    assert text[: code_end(text, 0, len(text))] == wanted


@given(st.text("ab", max_size=12), st.data())
def test_edits_replace_what_they_name_and_nothing_else(
    text: str, data: st.DataObject
) -> None:
    edits = Edits(text)
    places = st.integers(0, len(text))
    cuts = (
        sorted(data.draw(st.lists(places, min_size=2, max_size=6, unique=True)))
        if (len(text) > 1)
        else [0, len(text)]
    )
    expected = text
    for start, end in list(zip(cuts[::2], cuts[1::2], strict=False))[::-1]:
        edits.replace(start, end, "X", "x")
        expected = expected[:start] + "X" + expected[end:]
    assert edits.apply() == expected


def test_an_edit_inside_another_is_of_no_account() -> None:
    edits = Edits("abcdef")
    edits.replace(2, 3, "X", "x")
    edits.replace(1, 5, "Y", "y")
    edits.replace(1, 1, "Z", "z")
    assert edits.apply() == "aZYf"


@pytest.mark.parametrize(
    ("old", "today"),
    [
        (
            "%0 = affine.apply(d0) -> (d0)(%i)",
            "affine.apply affine_map<(d0) -> (d0)>(%i)",
        ),
        (
            "affine.for %j = max(d0) -> (d0, 1)(%i) to 9 { }",
            "max affine_map<(d0) -> (d0, 1)>(%i) to 9",
        ),
        ('"foo.op"() : () -> !llvm<"i8*">return', "-> !llvm.ptr return"),
    ],
)
def test_words_that_a_bracket_kept_apart_stay_apart(old: str, today: str) -> None:
    text = f"func @f(%i: index) {{\n{old}\n  return\n}}\n".replace("return\n  ", "")
    found = legacy.upgrade(text, allow_unregistered=True)
    assert today in found.text.replace("\n", "")
    bridge.parse(found.text, allow_unregistered=True)


def test_an_excerpt_uses_values_that_are_defined_elsewhere() -> None:
    text = (
        "%f0 = constant 0.0f : f32  // constant 1.0f : f32\n"
        "for %i = 0 to %n {\n"
        "  ...\n"
        "  %v = vector.transfer_read %A[%i], (%f0) {permutation_map: (d0) -> (d0)} :\n"
        "    memref<?xf32>, vector<4xf32>\n"
        "  %d = dim %A, 0 : memref<?xf32>\n"
        "  ... // and so on\n"
        "}\n"
    )
    found = legacy.upgrade(text, excerpt=True)
    assert found.text == (
        "%f0 = arith.constant 0.0 : f32  // constant 1.0f : f32\n"
        "affine.for %i = 0 to %n {\n"
        "  ...\n"
        "  %v = vector.transfer_read %A[%i], %f0 "
        "{permutation_map = affine_map<(d0) -> (d0)>} :\n"
        "    memref<?xf32>, vector<4xf32>\n"
        "  %c0 = arith.constant 0 : index\n"
        "  %d = memref.dim %A, %c0 : memref<?xf32>\n"
        "  ... // and so on\n"
        "}\n"
    )
    assert legacy.upgrade(found.text, excerpt=True).text == found.text
