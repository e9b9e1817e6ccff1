"""Operations of upstream's test dialect, as the plug-in reads and prints them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

PLUGIN: Final = (
    Path(__file__).resolve().parent.parent / "conformance" / "plugins" / "test_dialect"
)
OPT: Final = str(Path(sys.executable).with_name("bridge-opt"))


def run(text: str) -> subprocess.CompletedProcess[str]:
    """What `bridge-opt` with the plug-in makes of a text."""
    return subprocess.run(
        [OPT, "--load", str(PLUGIN), "-"],
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    "text",
    [
        "test.parse_wrapped_keyword foo.keyword",
        'test.parse_b64 "aGVsbG8="',
        'test.string_attr_with_type "a" : i64',
        "test.dialect_custom_printer custom_format",
        "test.dialect_custom_printer.with.dot",
    ],
)
def test_what_upstream_reads_by_code_is_read_and_printed(text: str) -> None:
    done = run(text)
    assert done.returncode == 0, done.stderr
    assert text in done.stdout


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("test.parse_wrapped_keyword 4", 28, "expected valid keyword"),
        ("test.parse_b64 word", 16, "expected string"),
        ('test.parse_b64 "aGV"', 16, "must be a multiple of 4 bytes in length"),
        ('test.parse_b64 "aG!s"', 16, "Invalid Base64 character 0x21 at index 2"),
        ('test.parse_b64 "a==="', 16, "Invalid Base64 character 0x3d at index 1"),
    ],
)
def test_what_is_wrong_is_told_where_it_stands(
    text: str, column: int, message: str
) -> None:
    done = run(text)
    assert done.returncode == 1
    assert f"<stdin>:1:{column}: error: custom op" in done.stderr
    assert message in done.stderr
