"""`tools.reference`: pages about dialects."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge.ods import rows
from tools.reference import DIALECTS, PAGES, code, main, page


@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_page_has_a_section_for_each_op(dialect: str) -> None:
    table = rows.table(dialect)
    assert table is not None
    lines = page(dialect).splitlines()
    sections = [line for line in lines if line.startswith("## `")]
    assert sections == [f"## `{name}`" for name in table.names()]


def test_a_section_says_what_the_op_does_and_is_made_of() -> None:
    section = page("memref").partition("## `memref.load`")[2].partition("## `")[0]
    assert "Loads an element of a memref." in section
    assert "- `memref`: `memref of any non-token type values`" in section
    assert "- `indices`, any number: `index`" in section
    assert "- `nontemporal`" in section
    assert "$memref `[` $indices `]` attr-dict" in section


def test_accessors_are_called_as_in_python() -> None:
    text = page("arith")
    assert "- `in_` (`in`): " in text
    assert "- `overflow_flags` (`overflowFlags`), " in text


def test_rules_stand_in_a_table_of_all_ops() -> None:
    row = "| `affine.load` | class | table | class |"
    assert any(line.startswith(row) for line in page("affine").splitlines())


def test_the_cases_of_an_enum_are_listed() -> None:
    assert "`#vector.iterator_type`: `value` is one of `parallel`, `reduction`" in page(
        "vector"
    )


def test_types_have_their_accessors_and_what_they_are_for() -> None:
    text = page("llvm")
    fields = "`element_type` `Type`, `num_elements` `uint64_t`"
    assert f"- `ArrayType`, `!llvm.array`: {fields}" in text
    assert "- `VoidType`, `!llvm.void`" in text


def test_code_has_more_marks_than_the_text_in_it() -> None:
    assert code("a") == "`a`"
    assert code("a `` b") == "```a `` b```"
    assert code("`a`") == "`` `a` ``"


def test_pages_are_written_to_a_folder(tmp_path: Path) -> None:
    assert main(["cf", "--output", str(tmp_path / "new")]) == 0
    assert (tmp_path / "new" / "cf.md").read_text() == page("cf")


def test_an_unknown_dialect_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["nothing", "--output", str(tmp_path)]) == 1
    assert capsys.readouterr().err == "there is no dialect 'nothing'\n"


@pytest.mark.parametrize("dialect", DIALECTS)
def test_the_page_that_is_kept_is_about_the_ops_there_are(dialect: str) -> None:
    # The states of rules change with every rule; what ops there are must be right.
    kept = (PAGES / f"{dialect}.md").read_text(encoding="utf-8")
    here = [line for line in kept.splitlines() if line.startswith("## ")]
    assert here == [x for x in page(dialect).splitlines() if x.startswith("## ")]
