"""Real files of December 2019: how many of their chunks are upgraded and accepted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.legacy_corpus import Figures, measure


@pytest.fixture(scope="module")
def figures(corpus: Path) -> Figures:
    return measure(corpus / "legacy-2019")


def test_chunks_with_an_equivalent_are_accepted_by_the_reference(
    figures: Figures,
) -> None:
    assert figures.share >= 0.95, "\n".join(figures.lines())
    assert figures.valid["accepted"] >= 212


def test_what_is_left_over_breaks_a_rule_of_today(figures: Figures) -> None:
    for place, reason in figures.rest:
        assert any(rule in reason for rule in TODAYS_RULES), f"{place}: {reason}"


TODAYS_RULES = (
    "is not contained within the value shape",
    "expected array type for 'appending' linkage",
    "has shape's dimension",
    "initializer must be result of",
    "execution_scope must be 'Subgroup'",
    "symbol's parent must have the SymbolTable trait",
)
"""What upstream has come to ask of ops that it accepted then."""


def test_chunks_that_were_refused_are_refused_alike_no_less_often(
    figures: Figures,
) -> None:
    assert figures.invalid["alike"] >= 240
    assert figures.invalid["accepted"] <= 41
