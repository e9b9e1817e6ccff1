"""Files in and out, and what is told where there are none."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

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


def test_a_file_that_is_written_again_keeps_its_other_names(tmp_path: Path) -> None:
    path, other = tmp_path / "a", tmp_path / "b"
    path.write_bytes(b"a long old text")
    other.hardlink_to(path)
    streams.replace(str(path), b"new")
    assert other.read_bytes() == b"new"
    assert path.samefile(other)
    assert sorted(tmp_path.iterdir()) == [path, other]


def test_a_file_of_two_names_that_cannot_be_written_again_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"old")
    (tmp_path / "b").hardlink_to(path)
    write = streams._rewind_and_write

    def full(file: BinaryIO, data: bytes) -> None:
        write(file, data[:2])
        if data == b"newer":
            raise OSError(28, "No space left on device")
        write(file, data)

    monkeypatch.setattr(streams, "_rewind_and_write", full)
    with pytest.raises(streams.StreamError, match="No space left on device"):
        streams.replace(str(path), b"newer")
    assert path.read_bytes() == b"old"


def test_what_waits_for_somebody_cannot_be_written_again(tmp_path: Path) -> None:
    path = tmp_path / "fifo"
    os.mkfifo(path)
    with pytest.raises(streams.StreamError, match="fifo': Not a regular file"):
        streams.check_replaceable(str(path))
    with pytest.raises(streams.StreamError, match="missing': No such file"):
        streams.check_replaceable(str(tmp_path / "missing"))


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
