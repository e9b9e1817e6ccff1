"""`transform-preload-library`: sequences of files run on modules without any."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest

import bridge
from bridge.errors import PassFailed

SEQUENCE = """
  transform.named_sequence {visibility} @{name}(
      %root: !transform.any_op {{transform.readonly}}) {{
    %c = transform.structured.match ops{{["arith.constant"]}} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.annotate %c "{mark}" : !transform.any_op
    transform.yield
  }}
"""
LIBRARY = "module attributes {{transform.with_named_sequence}} {{ {} }}"
PROGRAM = """
func.func @f() -> i32 {{
  %c = arith.constant 1 : i32
  return %c : i32
}}
{}
"""


def sequence(name: str, mark: str, visibility: str = "public") -> str:
    return SEQUENCE.format(name=name, mark=mark, visibility=visibility)


def library(folder: Path, name: str, *sequences: str) -> Path:
    path = folder / f"{name}.mlir"
    path.write_text(LIBRARY.format("".join(sequences)))
    return path


def module(*sequences: str) -> bridge.Operation:
    found = LIBRARY.format(PROGRAM.format("".join(sequences)))
    return bridge.parse(found)


def run(
    op: bridge.Operation, paths: str, engine: Literal["native", "upstream"] = "native"
) -> str:
    pipeline = (
        f"transform-preload-library{{transform-library-paths={paths}}},"
        "transform-interpreter{entry-point=main}"
    )
    bridge.run_passes(op, pipeline, engine=engine)
    return str(op)


def both(folder: Path | str, *sequences: str) -> str:
    """What ours makes, which is what upstream's makes."""
    ours = run(module(*sequences), str(folder))
    assert ours == run(module(*sequences), str(folder), "upstream")
    return ours


def failure(folder: Path | str, *sequences: str) -> str:
    with pytest.raises(PassFailed) as ours:
        run(module(*sequences), str(folder))
    with pytest.raises(bridge.Error) as theirs:
        run(module(*sequences), str(folder), "upstream")
    text = ours.value.diagnostics[0].message
    assert theirs.value.diagnostics[0].message == text
    return text


def test_a_sequence_of_a_file_runs(tmp_path: Path) -> None:
    path = library(tmp_path, "one", sequence("main", "seen"))
    text = both(path)
    assert "{seen}" in text
    assert "@main" not in text


def test_all_files_of_a_folder_are_read(tmp_path: Path) -> None:
    library(tmp_path, "one", sequence("other", "wrong"))
    library(tmp_path, "two", sequence("main", "seen"))
    assert "{seen}" in both(tmp_path)


def test_a_module_s_own_entry_comes_first_and_gets_the_rest(tmp_path: Path) -> None:
    path = library(tmp_path, "one", sequence("other", "wrong"))
    text = both(path, sequence("main", "seen"))
    assert "{seen}" in text
    assert "@other" in text


def test_private_sequences_of_one_name_are_renamed(tmp_path: Path) -> None:
    path = library(tmp_path, "one", sequence("helper", "other", "private"))
    text = both(path, sequence("main", "seen"), sequence("helper", "own"))
    assert "@helper_0" in text


def test_a_declaration_gets_the_body_of_the_library(tmp_path: Path) -> None:
    declared = """
      transform.named_sequence private @helper(!transform.any_op {transform.readonly})
      transform.named_sequence @main(%root: !transform.any_op {transform.readonly}) {
        transform.include @helper failures(propagate) (%root)
            : (!transform.any_op) -> ()
        transform.yield
      }
    """
    path = library(tmp_path, "one", sequence("helper", "seen"))
    assert "{seen}" in both(path, declared)


def test_two_public_sequences_of_one_name_are_refused(tmp_path: Path) -> None:
    path = library(tmp_path, "one", sequence("helper", "other"))
    text = failure(path, sequence("main", "seen"), sequence("helper", "own"))
    assert "doubly defined symbol @helper" in text


def test_a_declaration_of_another_type_is_refused(tmp_path: Path) -> None:
    declared = """
    transform.named_sequence private @helper(!transform.any_value {transform.readonly})
    """
    path = library(tmp_path, "one", sequence("helper", "other"))
    text = failure(path, sequence("main", "seen"), declared)
    assert "mismatching signature" in text


def test_a_path_that_is_nowhere_is_told(tmp_path: Path) -> None:
    text = failure(tmp_path / "none")
    assert "is neither a file nor a directory" in text


def test_a_file_that_is_malformed_is_told_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "wrong.mlir"
    path.write_text("module {\n  what\n}\n")
    with pytest.raises(PassFailed) as raised:
        run(module(), str(path))
    assert str(raised.value.diagnostics[0]).startswith(f"{path}:2:3: error:")
