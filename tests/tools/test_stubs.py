"""Stubs say to type checkers what the rows and the classes have."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from bridge.ods import rows
from tools.stubs import make

PROGRAM = """
from bridge import Operation, parse
from bridge.dialects import affine, arith, gpu, llvm, memref, vector
from bridge.ir.attributes import SymbolRefAttr
from bridge.ir.values import OpResult, Value


def doubled(module: Operation) -> list[Value]:
    return [op.lhs for op in module.walk() if isinstance(op, arith.AddIOp)]


def bounds(loop: affine.ForOp) -> tuple[int, tuple[Value, ...]]:
    return len(loop.operands), loop.inits


def change(op: arith.CmpIOp, by: Value) -> OpResult:
    op.predicate = "slt"
    op.lhs = by
    return op.result


def global_of(op: llvm.AddressOfOp) -> SymbolRefAttr:
    return op.global_name


def read(op: vector.TransferReadOp | memref.LoadOp) -> tuple[Value, ...]:
    return op.indices


def file_of(scope: llvm.DILexicalBlockAttr) -> str:
    return scope.file.name.value if scope.file is not None else ""


def shared() -> tuple[str, int]:
    return gpu.AddressSpaceAttr("workgroup").value, llvm.BlockTagAttr(1).id


def main() -> None:
    print(doubled(parse("%0 = arith.constant 1 : i8")))
"""


def test_stubs_are_those_of_the_rows() -> None:
    stale = [path for path, text in make().items() if path.read_text("utf-8") != text]
    assert stale == [], "python -m tools.stubs"


def test_every_dialect_has_a_stub() -> None:
    assert len(make()) == len(rows.dialects())


@pytest.mark.parametrize("path", make(), ids=lambda path: path.parent.name)
def test_what_a_stub_promises_is_in_the_package(path: Path) -> None:
    package = import_module(f"bridge.dialects.{path.parent.name}")
    promised: list[str] = []
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef):
            promised.append(node.name)
        elif isinstance(node, ast.ImportFrom):
            promised += [
                found.name for found in node.names if found.name == found.asname
            ]
    assert [name for name in promised if not hasattr(package, name)] == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("op.lhs for", "op.left for"),
        ('op.predicate = "slt"', "op.predicate = 3"),
        ("return op.global_name", "return op.lhs"),
        ("scope.file.name.value", "scope.file.name"),
        ("BlockTagAttr(1)", "BlockTagAttr()"),
    ],
)
def test_a_program_that_the_stubs_forbid_is_refused(
    tmp_path: Path, old: str, new: str
) -> None:
    assert old in PROGRAM
    assert not checked(tmp_path, PROGRAM.replace(old, new))


def test_a_program_passes_the_strict_type_checker(tmp_path: Path) -> None:
    assert checked(tmp_path, PROGRAM)


def checked(folder: Path, text: str) -> bool:
    """Whether mypy's strict mode passes a program; its cache is the checkout's."""
    path = folder / "program.py"
    path.write_text(text, "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", str(path)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode in (0, 1), ran.stderr
    return ran.returncode == 0
