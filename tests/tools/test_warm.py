"""Commands from a process that has imported them already do what they do otherwise."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tools.warm import Server, can_serve

pytestmark = pytest.mark.skipif(
    not can_serve(), reason="nothing tells here when a process has ended"
)

BAD = "func.func @f( {\n"
GOOD = "func.func @f() { return }\n"


@pytest.fixture(scope="module")
def client() -> Iterator[list[str]]:
    with closing(Server()) as server:
        yield server.client


@pytest.mark.parametrize("text", [GOOD, BAD])
@pytest.mark.parametrize("engine", ["native", "upstream"])
def test_output_diagnostics_and_status_are_those_of_the_command(
    client: list[str], tmp_path: Path, text: str, engine: str
) -> None:
    opt = str(Path(sys.executable).parent / "bridge-opt")
    direct, warm = [
        subprocess.run(
            [*command, f"--engine={engine}", "-"],
            input=text.encode(),
            capture_output=True,
            cwd=tmp_path,
        )
        for command in ([opt], [*client, "bridge-opt"])
    ]
    assert (direct.returncode == 0) is (text == GOOD)
    assert warm.returncode == direct.returncode
    assert (warm.stdout, warm.stderr) == (direct.stdout, direct.stderr)


def test_files_are_named_from_where_the_command_is_called(
    client: list[str], tmp_path: Path
) -> None:
    (tmp_path / "a.mlir").write_text(GOOD)
    command = [*client, "bridge-opt", "a.mlir", "-o", "b.mlir"]
    assert subprocess.run(command, cwd=tmp_path).returncode == 0
    assert "func.func @f()" in (tmp_path / "b.mlir").read_text()


def test_a_command_ends_with_its_client(client: list[str]) -> None:
    """It has the pipe's other end: that is closed only when it is gone."""
    read, write = os.pipe()
    command = [*client, "bridge-opt", "-"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=write) as waiting:
        os.close(write)
        assert waiting.stdin is not None
        # More than a pipe holds: it has begun to read when all is written.
        waiting.stdin.write(b" " * (1 << 20))
        waiting.kill()
    assert os.read(read, 1) == b""
    os.close(read)


def test_streams_of_a_command_are_not_those_of_the_server(tmp_path: Path) -> None:
    """The server has a file, which can be sought in, and the command a pipe."""
    checks = tmp_path / "a.txt"
    checks.write_text("CHECK: there\n")
    script = (
        "import subprocess, sys; from tools import warm; server = warm.Server();"
        "sys.exit(subprocess.run([*server.client, 'filecheck', sys.argv[1]],"
        " input=b'there\\n', stderr=subprocess.PIPE).returncode)"
    )
    with (tmp_path / "log").open("w") as log:
        done = subprocess.run(
            [sys.executable, "-c", script, str(checks)], stderr=log, stdout=log
        )
    assert done.returncode == 0, (tmp_path / "log").read_text()
