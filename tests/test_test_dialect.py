"""Operations of upstream's test dialect, as the plug-in reads and prints them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

PLUGIN: Final = (
    Path(__file__).resolve().parent.parent / "conformance" / "plugins" / "test_dialect"
)
OPT: Final = str(Path(sys.executable).with_name("bridge-opt"))


def test_a_keyword_alone_is_read_and_printed() -> None:
    text = "test.parse_wrapped_keyword foo.keyword"
    done = subprocess.run(
        [OPT, "--load", str(PLUGIN), "-"],
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert text in done.stdout


def test_what_is_no_keyword_is_refused_where_it_stands() -> None:
    done = subprocess.run(
        [OPT, "--load", str(PLUGIN), "-"],
        input="test.parse_wrapped_keyword 4",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "<stdin>:1:28: error: custom op" in done.stderr
    assert "expected valid keyword" in done.stderr
