"""How lit runs the cases of conformance/; see its README.

Tools are reached through the substitutions below alone, and those name this
checkout's virtual environment: no other tool that happens to be on PATH is tested by
mistake.
"""

import os
import sys
from pathlib import Path

import lit.formats

ROOT = Path(__file__).resolve().parent
TOOLS = Path(sys.executable).parent


def tool(name: str) -> str:
    """The path of an installed command; without it, nothing is run at all."""
    path = TOOLS / name
    if not path.exists():
        lit_config.fatal(f"{path} is missing: run lit through `make check-conformance`")
    return str(path)


config.name = "mlir-bridge"
config.test_format = lit.formats.ShTest()
config.suffixes = [".mlir"]
# What a `run.mlir` says is judged with its neighbours, by the `judged.mlir` above it: a
# process for each would cost ten times as much. By its own name it runs alone.
config.excludes = ["Inputs", "run.mlir"]
config.test_exec_root = str(ROOT / ".lit")
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
