"""Where files are split, and what their RUN lines ask for."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.compare.chunks import MARKER, Chunk, chunks_of, files_in, requests, split
from bridge.source import Source


def texts(text: str, marker: str = MARKER) -> list[str]:
    return [chunk.text for chunk in split(Source(text), marker)[0]]


def test_a_marker_splits_wherever_it_stands() -> None:
    assert texts("a\n// -----\nb\nc // ----- d\n") == ["a\n", "\nb\nc ", " d\n"]


def test_no_marker_is_no_split() -> None:
    assert texts("a\n// -----\nb", "") == ["a\n// -----\nb"]


def test_nothing_before_the_first_marker_is_no_chunk() -> None:
    assert texts("// -----\na") == ["\na"]
    assert texts("") == [""]


def test_a_marker_that_ends_the_file_is_a_near_miss() -> None:
    chunks, misses = split(Source("a\n// -----"))
    assert [chunk.text for chunk in chunks] == ["a\n// -----"]
    assert misses == [8]


def test_what_is_nearly_a_marker_splits_nothing() -> None:
    chunks, misses = split(Source("a\n// ---\nb\n// ----- \nc\n"))
    assert [chunk.text for chunk in chunks] == ["a\n// ---\nb\n", " \nc\n"]
    assert misses == [8]


@pytest.mark.parametrize("marker", [";", ";;", ";;;", "// ====="])
def test_a_marker_may_be_anything(marker: str) -> None:
    assert texts(f"a{marker}b{marker}c", marker) == ["a", "b", "c"]


@given(st.lists(st.text("ab\n", min_size=3), min_size=1))
def test_split_undoes_join(parts: list[str]) -> None:
    assert texts(MARKER.join(parts)) == parts


@given(st.lists(st.text("ab\n", min_size=3), min_size=1))
def test_padding_gives_each_line_its_number_in_the_file(parts: list[str]) -> None:
    text = MARKER.join(parts)
    for chunk in split(Source(text))[0]:
        padded = chunk.padded
        start = len(padded) - len(chunk.text)
        assert Source(padded).line_and_column(start) == (chunk.line, chunk.column)
        assert not padded[:start].strip()


@pytest.mark.parametrize(
    ("line", "marker"),
    [
        ("// RUN: mlir-opt -split-input-file %s", MARKER),
        ("// RUN: mlir-opt --split-input-file| FileCheck %s", MARKER),
        ("# RUN: mlir-opt %s \\\n# RUN:   -split-input-file", MARKER),
        ('// RUN: mlir-opt -split-input-file="// ====="', "// ====="),
        ("// RUN: mlir-opt -split-input-file=;;", ";;"),
        ("// RUN: mlir-opt -no-split-input-files", ""),
        ("// mlir-opt -split-input-file", ""),
    ],
)
def test_run_lines_say_whether_a_file_is_split(line: str, marker: str) -> None:
    assert requests(line).marker == marker


def test_run_lines_say_whether_unregistered_dialects_are_allowed() -> None:
    assert requests("// RUN: x -allow-unregistered-dialect y").allow_unregistered
    assert not requests("// RUN: x y\n-allow-unregistered-dialect").allow_unregistered


def test_a_file_is_read_whatever_its_bytes(tmp_path: Path) -> None:
    path = tmp_path / "f.mlir"
    path.write_bytes(b"// RUN: x -split-input-file\n\xff\0\n// -----\nb")
    first, second = chunks_of(path, "name")
    assert first.text.encode("utf-8", "surrogateescape").endswith(b"\xff\0\n")
    assert second == Chunk("\nb", 3, 9, "name")


def test_the_files_of_a_folder_come_in_order(tmp_path: Path) -> None:
    for name in ("b/x.mlir", "a/y.mlir", "a/z.txt", "c.mlir"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.touch()
    found = [p.relative_to(tmp_path).as_posix() for p in files_in(tmp_path)]
    assert found == ["a/y.mlir", "b/x.mlir", "c.mlir"]
    assert [p.name for p in files_in(tmp_path, ["b", "c.mlir"])] == ["x.mlir", "c.mlir"]
    with pytest.raises(FileNotFoundError):
        list(files_in(tmp_path, ["d"]))
