"""The reference's enums, as its generated Python classes give them."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Enumeration:
    """One enum: the numbers of its cases, by what is written."""

    dialect: str
    cpp_class: str
    cases: dict[str, int]
    """Of a plain enum only cases of a known number: the classes say `auto()` for -1."""


def read(folder: Path) -> list[Enumeration]:
    """The enums of all generated modules in `folder`."""
    found = []
    for path in sorted(folder.glob("_*_enum_gen.py")):
        dialect = path.name.removeprefix("_").removesuffix("_enum_gen.py")
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ClassDef):
                found.append(Enumeration(dialect, node.name, _cases(node)))
    return found


def _cases(node: ast.ClassDef) -> dict[str, int]:
    flags = any(ast.unparse(base) == "IntFlag" for base in node.bases)
    numbers: dict[str, int] = {}
    for part in node.body:
        if isinstance(part, ast.Assign) and (flags or _is_known(part.value)):
            numbers[ast.unparse(part.targets[0])] = _number(part.value, numbers)
    written: dict[str, str] = {}
    for test in (n for n in ast.walk(node) if isinstance(n, ast.If)):
        returned = test.body[0]
        names = [n.attr for n in ast.walk(test.test) if isinstance(n, ast.Attribute)]
        if isinstance(returned, ast.Return) and isinstance(
            returned.value, ast.Constant
        ):
            for name in names:
                written.setdefault(name, str(returned.value.value))
    return {written.get(name, name): number for name, number in numbers.items()}


def _is_known(value: ast.expr) -> bool:
    return not isinstance(value, ast.Call)


def _number(value: ast.expr, before: dict[str, int]) -> int:
    """A case's number; `auto()` is a flag's next free bit."""
    if isinstance(value, ast.Call):
        return 1 << max(before.values(), default=0).bit_length()
    return int(ast.literal_eval(value))
