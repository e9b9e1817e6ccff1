"""Programs written here and with the peers: that they make the same, and their lengths.

    python -m tools.peers

A line for each folder of `examples/against_peers/`: how many lines ours, xDSL's and the
bindings' have, without blank ones, comments and docstrings, after one formatter. Says
where one makes another module than ours, by their text after `canonicalize,cse`.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import Final

import bridge

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDERS: Final = ("matmul", "peephole", "dialect", "conversion")
PEERS: Final = {"ours": "bridge", "in_xdsl": "xdsl", "in_bindings": "torch_mlir"}
"""The files of each folder, and the package that each needs."""


def made_by(folder: str, name: str) -> str:
    """What a program makes, simplified; raises `RuntimeError` where it fails.

    In a process of its own: dialects are defined once in each.
    """
    module = f"examples.against_peers.{folder}.{name}"
    code = f"from {module} import program; print(program())"
    run = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    if run.returncode:
        raise RuntimeError(f"{module}: {run.stderr}")
    found = bridge.parse(run.stdout)
    bridge.run_passes(found, "canonicalize,cse")
    return str(found)


def lines_of(folder: str, name: str) -> int:
    """The lines of a program that hold code."""
    path = ROOT / "examples" / "against_peers" / folder / f"{name}.py"
    formatted = subprocess.run(
        [sys.executable, "-m", "ruff", "format", "--isolated", "-"],
        input=path.read_text(),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return len(code_lines(formatted))


def code_lines(text: str) -> set[int]:
    """The numbers of the lines of a text that hold code."""
    tree = ast.parse(text)
    docs = {
        number
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef)
        and ast.get_docstring(node) is not None
        for number in range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1)
    }
    return {
        number
        for number, line in enumerate(text.splitlines(), 1)
        if number not in docs and line.strip() and not line.lstrip().startswith("#")
    }


def main() -> int:
    """One where programs that should make the same do not."""
    wrong = 0
    print(f"{'':12}{''.join(f'{name:>14}' for name in PEERS)}")
    for folder in FOLDERS:
        counts = [lines_of(folder, name) for name in PEERS]
        texts = {made_by(folder, name) for name in PEERS}
        wrong += len(texts) > 1
        verdict = "" if len(texts) == 1 else "  differ"
        print(f"{folder:12}{''.join(f'{count:14}' for count in counts)}{verdict}")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
