"""How lit runs the cases of conformance/; see its README.

Tools are reached through the substitutions below alone, and those name this
checkout's virtual environment: no other tool that happens to be on PATH is tested by
mistake. `-Dtool=mlir-opt-22` has another implementation judged instead of `bridge-opt`;
`tools/cases.py` knows what it is not asked.
"""

import importlib
import os
import re
import shlex
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # lit's workers need it as well
TOOLS = Path(sys.executable).parent


def tool(name: str) -> str:
    """How an installed command is called; without it, nothing is run at all."""
    path = TOOLS / name
    if not path.exists():
        lit_config.fatal(f"{path} is missing: run lit through `make check-conformance`")
    return shlex.join([*client, name]) if client else str(path)


def command(line: str) -> str:
    """A command line, of an installed command as such a command is run."""
    program, *options = shlex.split(line)
    if Path(program) != TOOLS / "bridge-opt":
        return line
    return f"{tool('bridge-opt')} {shlex.join(options)}"


warm = importlib.import_module("tools.warm")
client = warm.Server().client if warm.can_serve() else []
cases = importlib.import_module("tools.cases")
judged = lit_config.params.get("tool", "")
if judged:
    judged = cases.found(judged, TOOLS)
    if not judged:
        lit_config.fatal(f"there is no {lit_config.params['tool']}")

config.name = "mlir-bridge"
config.test_format = cases.Cases(judged)
config.suffixes = [".mlir"]
config.excludes = ["Inputs", "upstream-bugs"]
config.test_exec_root = str(ROOT / ".lit")
if judged:
    config.substitutions += [
        (r"%bridge-opt( --engine=\w+)?", command(judged)),
        (
            r"%bridge-conform --run-lines",
            cases.run_lines(judged, tool("bridge-conform")),
        ),
        *[(re.escape(name), new) for name, new in cases.options(judged).items()],
    ]
config.substitutions += [
    (r"%bridge-opt\b", tool("bridge-opt")),
    (r"%bridge-run\b", tool("bridge-run")),
    (r"%bridge-conform\b", tool("bridge-conform")),
    (r"%bridge-upgrade\b", tool("bridge-upgrade")),
    (r"\bFileCheck\b", tool("filecheck")),
]

if "MLIR_BRIDGE_DIAGNOSTICS" in os.environ:
    # The tools record which diagnostics they give: see tools/diagnostics.
    for variable in ("MLIR_BRIDGE_DIAGNOSTICS", "PYTHONPATH"):
        config.environment[variable] = os.environ[variable]
