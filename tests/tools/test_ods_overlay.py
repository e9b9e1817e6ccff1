"""`tools/ods/overlay.py`: what each kind of entry does, and that none rots silently."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tools.ods import overlay


def tables() -> dict[str, Any]:
    """One dialect with one op."""
    row = {
        "operands": [["lhs", "Index"], ["rhs", "Index"]],
        "attributes": [["flag", "UnitAttr?"]],
        "traits": ["Pure", "Commutative"],
    }
    constraints = {"Index": {"summary": "index"}, "UnitAttr": {"summary": "unit"}}
    sections: dict[str, Any] = {
        "enums": {},
        "attributes": {},
        "types": {},
        "traits": {},
    }
    dialect = {"cpp": "::mlir::toy"}
    return {
        "toy": {
            "dialect": dialect,
            "constraints": constraints,
            **sections,
            "ops": {"add": row},
        }
    }


@pytest.fixture
def apply(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Applies an overlay of one file to `tables`, and gives the op."""
    monkeypatch.setattr(overlay, "FOLDER", tmp_path)

    def applied(text: str) -> Any:
        (tmp_path / "changes.toml").write_text(text)
        return overlay.applied(tables())["toy"]["ops"]["add"]

    return applied


def test_a_line_of_a_known_name_is_replaced(apply: Any) -> None:
    row = apply(
        """
        [[change]]
        ops = ["toy.add"]
        operands = [["rhs", "Index*"]]
        why = "a test"
        """
    )
    assert row["operands"] == [["lhs", "Index"], ["rhs", "Index*"]]


def test_ops_are_named_by_patterns(apply: Any) -> None:
    row = apply(
        """
        [[change]]
        ops = ["toy.a*"]
        operands = [["rhs", "Index*"]]
        why = "a test"
        """
    )
    assert row["operands"] == [["lhs", "Index"], ["rhs", "Index*"]]


def test_a_new_line_stands_behind_the_one_it_names(apply: Any) -> None:
    row = apply(
        """
        [[change]]
        ops = ["toy.add"]
        operands = [["mid", "Index"]]
        after = "lhs"
        why = "a test"
        """
    )
    assert [line[0] for line in row["operands"]] == ["lhs", "mid", "rhs"]


def test_cases_of_an_enum_are_dropped_and_inserted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = tables()
    known["toy"]["enums"]["Color"] = {"cases": [["Red", 0], ["Green", 1]]}
    monkeypatch.setattr(overlay, "FOLDER", tmp_path)
    (tmp_path / "changes.toml").write_text(
        """
        [[enum]]
        dialect = "toy"
        name = "Color"
        drop = ["Red"]
        insert = [["Green", "Blue", 2, "blue"], ["", "None", 0]]
        why = "a test"
        """
    )
    cases = overlay.applied(known)["toy"]["enums"]["Color"]["cases"]
    assert cases == [["None", 0], ["Green", 1], ["Blue", 2, "blue"]]


def test_traits_are_dropped_and_added(apply: Any) -> None:
    row = apply(
        """
        [[traits]]
        ops = ["toy.add"]
        lead = ["SingleBlock"]
        drop = ["Pure"]
        add = ["NoMemoryEffect"]
        why = "a test"
        """
    )
    assert row["traits"] == ["SingleBlock", "Commutative", "NoMemoryEffect"]


@pytest.mark.parametrize(
    "entry",
    [
        '[[gone]]\nops = ["toy.sub"]',
        '[[change]]\nops = ["toy.add"]\ndrop = ["none"]',
        '[[change]]\nops = ["toy.b*"]\nformat = "attr-dict"',
        '[[traits]]\nops = ["toy.add"]\ndrop = ["Terminator"]',
        '[[rewrite]]\nsummary = ["no such text", ""]',
        '[[text]]\nconstraint = "UnitAttr"\ndefault = "x"\ntext = "y"',
        '[[change]]\nops = ["toy.add"]\noperands = [["lhs", "Unknown"]]',
    ],
)
def test_an_entry_that_no_longer_applies_is_an_error(apply: Any, entry: str) -> None:
    with pytest.raises(overlay.Stale):
        apply(f'{entry}\nwhy = "a test"\n')


def test_an_entry_that_says_no_reason_is_an_error(apply: Any) -> None:
    with pytest.raises(overlay.Stale, match="no reason"):
        apply('[[gone]]\nops = ["toy.add"]\n')
