"""`tools.rules`: which rules the ops have, and that those that count have them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bridge.ods import rows
from bridge.op.base import CLASSES, Op, not_modelled
from tools.op_rules import RULES, findings, ops_of
from tools.rules import lacking, main, matrix, summary

MODELLED = [
    *("affine", "arith", "bufferization", "builtin", "cf", "complex", "func", "index"),
    *("linalg", "math", "memref", "scf", "tensor", "ub", "vector"),
]
"""Dialects of which each op has all that upstream has, or says why not."""


@pytest.mark.parametrize("dialect", MODELLED)
def test_every_op_is_read_and_printed(dialect: str) -> None:
    assert not list(lacking("syntax", list(ops_of([dialect]))))


@pytest.mark.parametrize("dialect", MODELLED)
def test_every_verifier_is_there_or_there_is_a_reason(dialect: str) -> None:
    names = list(ops_of([dialect]))
    found = [(n, f) for n, f in lacking("verifier", names) if f.state != "not modelled"]
    assert not found


def test_what_a_cast_may_be_is_its_verifier() -> None:
    assert findings("arith.extf")["verifier"].state == "class"


@pytest.mark.parametrize("dialect", rows.dialects())
def test_what_is_left_out_has_a_note_that_says_what(dialect: str) -> None:
    for name in ops_of([dialect]):
        for rule, finding in findings(name).items():
            if finding.state in ("partly", "not modelled"):
                assert finding.note, (name, rule)


def test_a_rule_may_come_from_the_table_or_from_a_class() -> None:
    assert findings("arith.addi")["syntax"].state == "row"
    assert findings("affine.load")["syntax"].state == "class"
    assert findings("arith.addi")["verifier"].state == "nothing"
    assert findings("memref.dim")["fold"].state in ("class", "missing", "not modelled")


def test_an_op_that_has_the_generic_form_only_needs_no_syntax() -> None:
    finding = findings("arm_sme.intr.zero")["syntax"]
    assert finding.state == "nothing"


@pytest.fixture
def waiting() -> Iterator[None]:
    """The class of an op without any other says that its rules are not modelled."""

    CLASSES.pop("xevm.prefetch", None)

    class Waiting(Op, name="xevm.prefetch"):
        verify = not_modelled("the target decides")
        fold = not_modelled("never asked for")

    findings.cache_clear()
    yield
    del CLASSES["xevm.prefetch"]
    findings.cache_clear()


@pytest.mark.usefixtures("waiting")
def test_a_rule_that_is_not_modelled_has_the_reason() -> None:
    found = findings("xevm.prefetch")
    assert (found["verifier"].state, found["verifier"].note) == (
        "not modelled",
        "the target decides",
    )
    assert found["fold"].note == "never asked for"


@pytest.mark.usefixtures("waiting")
def test_the_list_of_what_is_missing_has_the_reason(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["xevm", "--missing", "verifier"]) == 0
    line = "xevm.prefetch: not modelled; the target decides"
    assert line in capsys.readouterr().out.splitlines()


def test_a_verifier_that_is_not_modelled_finds_nothing_wrong() -> None:
    assert not_modelled("why")(object()) is None


def test_an_unknown_op_is_refused() -> None:
    with pytest.raises(KeyError, match=r"arith\.nothing"):
        findings("arith.nothing")


def test_the_summary_counts_what_is_there_of_what_is_needed() -> None:
    title, line, total = summary(["cf"])
    assert title.split() == ["ops", *RULES]
    assert line.split()[:4] == ["cf", "4", "4/4", "4/4"]
    assert total.split()[1:] == line.split()[1:]


def test_the_matrix_has_a_line_for_each_op() -> None:
    title, *lines = matrix(["cf.br", "cf.switch"])
    assert title.split() == list(RULES)
    assert [line.split()[0] for line in lines] == ["cf.br", "cf.switch"]
    assert lines[0].split()[1:4] == ["row", "row", "-"]


def test_an_unknown_dialect_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nothing"]) == 1
    assert capsys.readouterr().err == "there is no dialect 'nothing'\n"


@pytest.mark.parametrize("dialect", MODELLED)
def test_no_op_of_what_is_run_is_without_meaning(dialect: str) -> None:
    assert not list(lacking("interpreter", list(ops_of([dialect]))))
