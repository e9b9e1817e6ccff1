"""The matrix of modules that are compiled: what it holds, and how one is judged."""

from __future__ import annotations

import pytest

import bridge
from tools import codegen_matrix
from tools.codegen_matrix import BAD, Case, cases, judge


def test_the_modules_are_many_and_each_has_a_name_of_its_own() -> None:
    names = [case.name for case in cases()]
    assert len(names) > 1049
    assert len(set(names)) == len(names)


def test_a_result_is_held_against_what_is_expected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = codegen_matrix.uniform("arith.addi", "i32", 2)
    chosen = [
        Case("right", text, (2, 3), 5),
        Case("wrong", text, (2, 3), 6),
        Case("compiled", text),
        Case("no program", "nothing"),
        Case("refused", codegen_matrix.uniform("rocdl.workitem.id.x", "i32", 0)),
    ]
    monkeypatch.setattr(codegen_matrix, "_all", lambda: chosen)
    monkeypatch.setattr(codegen_matrix, "stderr_so_far", lambda: "")
    for position, case in enumerate(chosen):
        assert judge(position) == case.name


def test_a_line_on_standard_error_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    case = Case("told", codegen_matrix.uniform("arith.addi", "i32", 2))
    monkeypatch.setattr(codegen_matrix, "_all", lambda: [case])
    monkeypatch.setattr(codegen_matrix, "stderr_so_far", lambda: "a warning\n")
    assert judge(0) == "leaked"
    assert "leaked" in BAD


def test_modules_of_other_processors_are_among_them() -> None:
    found = [case for case in cases() if case.name.startswith("nvvm.")]
    read = 0
    for case in found:
        try:
            bridge.verify(bridge.parse(case.text))
        except bridge.Error:
            continue
        read += 1
    assert read > 10
