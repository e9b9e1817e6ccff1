"""What is said of upstream's passes is shown by upstream alone, on this machine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from bridge.fuzz import cases
from bridge.fuzz.script import script
from bridge.fuzz.standalone import standalone
from bridge.fuzz.store import Found

NOT_RUN: Final = {
    "affine-pipeline-data-transfer-changed-source",
    "affine-pipeline-data-transfer-part-of-buffer",
    "arith-expand-extf-f8E8M0FNU",
    "arith-expand-truncf-f4E2M1FN",
    "arith-expand-truncf-f8E8M0FNU",
    "buffer-results-to-out-params-realloc",
    "canonicalize-for-tensor-of-other-size",
    "cse-dma-wait",
    "math-expand-ops-acosh-of-negative",
    "math-expand-ops-asinh-of-negative",
    "optimize-allocation-liveness-transfer",
    "vector-fold-arith-extension-kind",
    "vector-reduction-to-contract-kind",
    "vector-transfer-to-scf-mask-of-more-rows",
}
"""What upstream cannot compile: seen by the interpreter and by reading."""
FILES = [
    path
    for path in sorted(Path("conformance/upstream-bugs").glob("*.mlir"))
    if path.stem not in NOT_RUN
]

UNSEEN: Final = {
    "arith-emulate-unsupported-floats-rounded-twice",
    "affine-super-vectorize-overflow",
    "canonicalize-index-cmp-of-difference",
    "canonicalize-insertion-dropped-dimension",
    "canonicalize-llvm-index-of-wide-attribute",
    "canonicalize-llvm-zext-of-narrow-attribute",
    "canonicalize-masked-reduction",
    "canonicalize-multi-reduction-of-none",
    "canonicalize-reshapes-beside-zero",
    "canonicalize-slice-around-inserted",
    "convert-vector-to-llvm-masked-maximum",
    "flatten-memref-too-long",
    "flatten-memref-too-short",
    "fold-memref-alias-ops-masked-store",
    "fold-memref-alias-ops-vector-store",
    "lower-vector-mask-gather",
    "memref-extract-address-computations-beyond",
    "one-shot-bufferize-elements-not-written",
    "one-shot-bufferize-index-cast",
    "one-shot-bufferize-parallel-inserts",
    "vector-lower-masked-transfers-gather",
}
"""What prints the same: accesses beyond the end of a row, which hit the next, and parts
of a size below nothing, of which nothing is accessed; folds and patterns that lowering
applies, too, so that the right output is not there; memory that nobody wrote, which
holds anything; a cast to other sizes, which nothing asks for; poison, which the machine
computes with all the same; and integers as bf16, which LLVM rounds twice as well."""
NEWER: Final = {
    "affine-loop-fusion-copy-in-loop",
    "affine-loop-fusion-prefetch",
    "canonicalize-broadcast-scalable-unit",
}
"""What LLVM 22 does not do yet."""
UNREAD: Final = {"canonicalize-pad-below-nothing"}
"""What is invalid as it is read again, which the bindings do not do."""
SECONDS: Final = "20"
"""After so many, a command that does not end is ended, with those it started."""
TOOLS: Final = Path("/usr/lib/llvm-22")


def given(path: Path) -> Found:
    return cases.as_found(path.read_text(), str(path))


def split(shown: str) -> tuple[str, str]:
    before, _, after = shown.removeprefix("before:\n").partition("after:\n")
    return before, after


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_bindings_alone_show_it(path: Path, tmp_path: Path) -> None:
    found = given(path)
    file = tmp_path / "reproduce.py"
    file.write_text(script(found))
    assert "import bridge" not in file.read_text()
    ran = subprocess.run(
        [sys.executable, "-I", file], capture_output=True, text=True, check=True
    )
    before, after = split(ran.stdout)
    assert "exit code" not in before, ran.stderr
    if path.stem in UNREAD:
        assert not ran.stderr
    elif found.kind == "invalid":
        assert after == "exit code 1\n"
        assert "error:" in ran.stderr
    elif path.stem not in UNSEEN:
        assert before != after


@pytest.mark.skipif(not TOOLS.is_dir(), reason="shown by Debian's tools of LLVM 22")
@pytest.mark.parametrize(
    "path",
    [path for path in FILES if path.stem not in UNSEEN | NEWER],
    ids=lambda path: path.stem,
)
def test_the_command_lines_show_it(path: Path, tmp_path: Path) -> None:
    found = given(path)
    alone = standalone(found)
    (tmp_path / "program.mlir").write_text(alone.program)
    (tmp_path / "schedule.mlir").write_text(alone.schedule)
    ran = [run(command, tmp_path) for command in alone.commands]
    if found.kind == "invalid":
        assert ran[1].returncode != 0
    else:
        assert ran[0].returncode == 0, ran[0].stderr
        assert (ran[0].stdout, 0) != (ran[1].stdout, ran[1].returncode)


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A command line, with the tools of LLVM 22 under their plain names."""
    bash = shutil.which("bash")
    timeout = shutil.which("timeout")
    assert bash is not None
    assert timeout is not None
    path = f"{TOOLS / 'bin'}:{os.environ['PATH']}"
    libraries = command.replace("libmlir_", f"{TOOLS / 'lib'}/libmlir_")
    return subprocess.run(
        [timeout, SECONDS, bash, "-o", "pipefail", "-c", libraries],
        cwd=folder,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
