"""Files in and out, and what is told where there are none."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.cli import streams


@given(st.binary())
def test_bytes_come_out_as_they_went_in(data: bytes) -> None:
    assert streams.encode(streams.decode(data)) == data


def test_a_file_is_read_and_written(tmp_path: Path) -> None:
    path = str(tmp_path / "f")
    streams.write(path, b"\xff\0")
    assert streams.read(path) == b"\xff\0"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("missing", "No such file or directory"),
        ("", "Is a directory"),
        ("file/below", "Not a directory"),
    ],
)
def test_what_cannot_be_read_is_named(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "file").touch()
    path = f"{tmp_path}/{name}"
    with pytest.raises(streams.StreamError) as caught:
        streams.read(path)
    assert str(caught.value) == f"cannot open input file '{path}': {reason}"


def test_what_cannot_be_written_is_named(tmp_path: Path) -> None:
    path = f"{tmp_path}/missing/f"
    with pytest.raises(streams.StreamError) as caught:
        streams.write(path, b"")
    reason = "No such file or directory"
    assert str(caught.value) == f"cannot open output file '{path}': {reason}"


def test_a_file_that_is_written_again_keeps_its_mode_and_its_link(
    tmp_path: Path,
) -> None:
    path, link = tmp_path / "a", tmp_path / "b"
    path.write_bytes(b"old")
    path.chmod(0o640)
    link.symlink_to(path)
    streams.replace(str(link), b"new")
    assert path.read_bytes() == b"new"
    assert path.stat().st_mode & 0o777 == 0o640
    assert link.is_symlink()
    assert sorted(tmp_path.iterdir()) == [path, link]


def test_what_cannot_be_written_again_stays(tmp_path: Path) -> None:
    with pytest.raises(streams.StreamError, match="cannot open output file"):
        streams.replace(str(tmp_path / "missing"), b"new")
    assert not list(tmp_path.iterdir())


def test_a_name_that_no_system_allows_is_an_error() -> None:
    with pytest.raises(streams.StreamError, match="null"):
        streams.read("a\0b")


def test_standard_input_has_a_name_of_its_own() -> None:
    assert streams.shown_name("-") == "<stdin>"
    assert streams.shown_name("f") == "f"


def test_a_large_text_is_written_wholly() -> None:
    read_end, write_end = os.pipe()
    pid = os.fork()
    if not pid:
        os.close(read_end)
        streams.write_raw(write_end, b"x" * 1_000_000)
        os._exit(0)
    os.close(write_end)
    with os.fdopen(read_end, "rb") as stream:
        assert len(stream.read()) == 1_000_000
    os.waitpid(pid, 0)
