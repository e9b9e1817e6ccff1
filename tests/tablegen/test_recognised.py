"""`tools/ods/recognised.py`: whole tables, and the record that an error names."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from bridge.tablegen.cpp_text import Unrecognised
from bridge.tablegen.recognised import recognise

VECTOR = {
    "summary": "vector",
    "test": "::llvm::isa<::mlir::VectorType>($_self)",
    "cpp": "::mlir::VectorType",
    "builds": "::mlir::VectorType::get({2}, $_builder.getF32Type())",
}
SAME = {"text": "same", "test": "$lhs.getType() == $rhs.getType()"}
LINE = {
    "operands": [["lhs", "Vector"], ["rhs", "Vector"]],
    "attributes": [
        ["flag", "Flag", {"default": "Flag::None", "text": "0 : i32"}],
        ["other", "Flag?", {"default": "whatever()"}],
        ["third", "Flag", {"text": ""}],
    ],
    "traits": ["Pure", ["PredOpTrait", SAME]],
}
TABLE: dict[str, Any] = {
    "dialect": {"cpp": "::mlir::toy"},
    "enums": {},
    "types": {"t": {"cpp": "::mlir::toy::TType", "parameters": [["n", "int"]]}},
    "attributes": {},
    "traits": {},
    "constraints": {"Vector": VECTOR},
    "ops": {"add": LINE},
}


def recognised(**changes: Any) -> Any:
    tables = {"toy": copy.deepcopy({**TABLE, **changes})}
    recognise(tables)
    return tables["toy"]


def test_a_table_is_said_in_words() -> None:
    found = recognised()
    assert found["constraints"]["Vector"] == {
        "summary": "vector",
        "class": "VectorType",
        "builds": "vector<2xf32>",
        "test": ["is", "self", "VectorType"],
    }
    add = found["ops"]["add"]
    assert add["traits"][1][1] == {"text": "same", "test": ["same", "lhs", "rhs"]}
    assert add["attributes"] == [
        ["flag", "Flag", {"text": "0 : i32"}],
        ["other", "Flag?", {"default": True}],
        ["third", "Flag", {"text": ""}],
    ]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        (
            {"constraints": {"Odd": {"test": "isOdd($_self)"}}},
            r"toy.Odd: isOdd\(\$_self\)",
        ),
        (
            {"constraints": {"Odd": {"cpp": "::mlir::toy::OddType"}}},
            "toy.Odd: the class toy::OddType",
        ),
        (
            {"constraints": {"Odd": {"builds": "odd()"}}},
            r"toy.Odd: odd\(\)",
        ),
        (
            {"constraints": {"Odd": {"summary": "an odd one", "loose": True}}},
            "toy.Odd: no test for 'an odd one'",
        ),
        (
            {"ops": {"odd": {"traits": [["PredOpTrait", {"test": "isOdd($_op)"}]]}}},
            r"toy.odd: isOdd\(\$_op\)",
        ),
        (
            {"ops": {"odd": {"traits": [["TypesMatchWith", {"transformer": "odd"}]]}}},
            "toy.odd: odd",
        ),
        (
            {"ops": {"odd": {"traits": ["L"]}}, "traits": {"L": [["P", SAME]]}},
            "toy.odd: L: a predicate in a list of traits",
        ),
        (
            {"types": {"odd": {"parameters": [["n", "int", {"default": "odd()()"}]]}}},
            r"toy.odd: odd\(\)\(\)",
        ),
    ],
)
def test_a_text_without_a_meaning_names_its_record(
    changes: dict[str, Any], told: str
) -> None:
    with pytest.raises(Unrecognised, match=told):
        recognised(**changes)
