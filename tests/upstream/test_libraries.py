"""Shared libraries that compiled code may call."""

from __future__ import annotations

import _ctypes
from pathlib import Path

from bridge.upstream.libraries import NO_LIBRARIES, Libraries

OWN = _ctypes.__file__


def test_a_library_defines_what_it_exports() -> None:
    libraries, wrong = Libraries.of([OWN])
    assert (libraries.paths, wrong) == ((OWN,), [])
    assert libraries.define("PyInit__ctypes")
    assert not libraries.define("no_such_function")
    assert not NO_LIBRARIES.define("PyInit__ctypes")


def test_what_is_no_library_is_told_as_upstream_tells_it(tmp_path: Path) -> None:
    text = tmp_path / "text.so"
    text.write_text("nothing")
    names = [f"{tmp_path}/missing.so", str(text), str(tmp_path), OWN]
    libraries, wrong = Libraries.of(names)
    assert libraries.paths == (OWN,)
    assert wrong[0] == (
        f"Failed to create MemoryBuffer for: {tmp_path}/missing.so\n"
        "Error: No such file or directory"
    )
    assert wrong[1].startswith(f"Could not load {text}:\n  {text}: ")
    assert wrong[2] == (
        f"Failed to create MemoryBuffer for: {tmp_path}\nError: Is a directory"
    )


def test_upstreams_runner_libraries_may_be_missing(tmp_path: Path) -> None:
    names = [f"{tmp_path}/libmlir_c_runner_utils.so", "mlir_runner_utils.so.22.1"]
    assert Libraries.of(names) == (NO_LIBRARIES, [])
