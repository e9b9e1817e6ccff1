"""How a command starts: quickly, and with nothing that it does not need."""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bridge.version import __version__

COMMANDS = ("opt", "run", "conform")
BUDGET = 7
"""Times what an interpreter takes that does nothing: 0.015 s where that has 0.1."""


def run(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    code = f"import sys; from bridge.cli.{name} import main; sys.exit(main())"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("name", COMMANDS)
def test_the_version_is_ours_and_the_references(name: str) -> None:
    lines = run(name, "--version").stdout.splitlines()
    assert lines[0] == f"mlir-bridge {__version__}"
    assert lines[1].startswith("  reference: torch-mlir 2")


@pytest.mark.parametrize("name", COMMANDS)
def test_the_version_loads_neither_numpy_nor_the_bindings(name: str) -> None:
    code = (
        f"import sys; from bridge.cli.{name} import main; main(['--version']); "
        "print(*sorted(sys.modules), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    loaded = set(done.stderr.split())
    assert f"bridge.cli.{name}" in loaded
    assert not loaded & {"argparse", "numpy", "torch_mlir", "subprocess"}


def test_the_version_is_there_at_once() -> None:
    """Processor time beside an empty program's: other work slows both down."""
    ratios = [_processor_time(_version) / _processor_time(_nothing) for _ in range(8)]
    assert min(ratios) < BUDGET


def _version() -> object:
    return run("opt", "--version")


def _nothing() -> object:
    return subprocess.run([sys.executable, "-c", ""], check=True)


def _processor_time(work: Callable[[], object]) -> float:
    before = _children()
    work()
    return _children() - before


def _children() -> float:
    times = resource.getrusage(resource.RUSAGE_CHILDREN)
    return times.ru_utime + times.ru_stime


@pytest.mark.parametrize("name", COMMANDS)
def test_help_says_what_the_command_is_for(name: str) -> None:
    done = run(name, "--help")
    assert done.returncode == 0
    assert done.stdout.startswith("OVERVIEW: ")


@pytest.mark.parametrize("name", COMMANDS)
def test_an_unknown_option_is_an_error(name: str) -> None:
    done = run(name, "--nonsense-indeed", "f.mlir")
    assert done.returncode == 1
    assert not done.stdout
    assert "Traceback" not in done.stderr


def test_without_the_bindings_generic_text_is_still_read(tmp_path: Path) -> None:
    path = tmp_path / "f.mlir"
    path.write_text(
        '"func.func"() <{function_type = () -> (), sym_name = "f", '
        'sym_visibility = "private"}> ({}) : () -> ()'
    )
    code = (
        "import os, sys; os.environ['MLIR_BRIDGE_BINDINGS'] = 'no_such_package'; "
        "from bridge.cli.opt import main; sys.exit(main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "--mlir-print-op-generic", path],
        capture_output=True,
        text=True,
        check=True,
    )
    assert 'sym_name = "f"' in done.stdout
