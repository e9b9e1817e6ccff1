"""A case of `conformance/`, begun: its file from a template.

python -m tools.new_case vector/gather run
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bridge.op.registry import op_class

ROOT: Final = Path(__file__).resolve().parent.parent / "conformance"

_BOTH: Final = """\
// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
"""

TEMPLATES: Final = {
    "syntax": """\
// RUN: %bridge-opt --engine=native --mlir-print-local-scope %s | FileCheck %s
// RUN: %bridge-opt --engine=native %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=native --mlir-print-op-generic %s | %bridge-opt --engine=native --mlir-print-local-scope | FileCheck %s
// RUN: %bridge-opt --engine=upstream --mlir-print-local-scope %s | FileCheck %s
// Every form of `{op}` is read and printed.

// CHECK-LABEL: func.func @f
func.func @f() {{
  // CHECK: {op}
  return
}}
""",  # noqa: E501 - as the cases have it
    "malformed": _BOTH
    + """\
// What is not the syntax of `{op}` is refused.

func.func @f() {{
  // expected-error@+1 {{{{expected}}}}
  {op}
  return
}}
""",
    "invalid": _BOTH
    + """\
// What breaks a rule of `{op}` is refused; what keeps them all is not.

func.func @f() {{
  // expected-error@+1 {{{{'{op}' op }}}}
  "{op}"() : () -> ()
  return
}}
""",
    "run": """\
// RUN: %bridge-conform --run-lines %s

func.func @f(%x: i32) -> i32 {{
  // {op}: docs/run-lines.md says what may stand below the function.
  return %x : i32
}}
// run: @f(1) == 1
// run: @f(random())
""",
}


def write(place: str, phase: str, root: Path = ROOT) -> Path:
    """Writes the file of a case, `vector/gather` and `run`, and what judges it.

    Raises `ValueError` where there is no such op or phase, `FileExistsError`.
    """
    op = place.replace("/", ".", 1)
    if phase not in TEMPLATES:
        raise ValueError(f"a phase is {', '.join(TEMPLATES)}, not '{phase}'")
    if op_class(op) is None:
        raise ValueError(f"there is no operation '{op}'")
    path = root / place / f"{phase}.mlir"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("x", encoding="utf-8") as file:
        file.write(TEMPLATES[phase].format(op=op))
    judged = path.parents[1] / "judged.mlir"
    if phase == "run" and not judged.exists():
        judged.write_text(_JUDGED, "utf-8")
    return path


_JUDGED: Final = """\
// RUN: %bridge-conform --run-lines %S
// Every `run.mlir` here and below is held to its run lines, all in one process.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Writes a case and says where."""
    parser = argparse.ArgumentParser(prog="python -m tools.new_case")
    parser.add_argument("operation", help="as in vector/gather")
    parser.add_argument("phase", choices=[*TEMPLATES])
    given = parser.parse_args(arguments)
    try:
        path = write(given.operation, given.phase)
    except (ValueError, FileExistsError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
