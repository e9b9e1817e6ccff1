"""Makes `bridge/upstream/passes.json`: the passes of the reference and their summaries.

    python -m tools.pass_table [--check]

Names are those of Debian's mlir-opt-22, and the words in the bindings' library, that
the bindings take for passes; summaries are mlir-opt-22's, and those of `NEWER` where a
pass is newer than that. Only whoever changes the reference needs it. `--check` writes
nothing and fails where the checked-in table differs.
"""

from __future__ import annotations

import argparse
import importlib
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from bridge.upstream import implicit
from bridge.upstream.provider import bindings

TABLE: Final = Path(implicit.__file__).parent / "passes.json"

NEWER: Final = {
    "acc-bind-routine": "Call what `acc.routine` binds to inside device code",
    "acc-cg-to-gpu": "Make GPU code of OpenACC compute regions",
    "acc-compute-lowering": "Lower OpenACC compute constructs",
    "acc-declare-gpu-module-insertion": (
        "Copy globals with acc.declare into the GPU module"
    ),
    "acc-emit-remarks-data": "Emit remarks about OpenACC data clauses",
    "acc-emit-remarks-loop": "Emit remarks about OpenACC loop parallelism",
    "acc-emit-remarks-private": "Emit remarks about OpenACC private variables",
    "acc-recipe-materialization": "Apply the recipes of OpenACC clauses",
    "acc-routine-lowering": "Lower functions with `acc routine`",
    "acc-routine-to-gpu-func": (
        "Move ACC routine functions into the GPU module as gpu.func"
    ),
    "acc-to-llvm": "Convert the OpenACC dialect to the LLVM dialect",
    "affine-simplify-with-bounds": "Simplify affine operations by the bounds of values",
    "convert-math-to-nvvm": "Convert Math dialect to NVVM",
    "gpu-lower-to-rocdl-pipeline": "The default pipeline to lower to AMD GPUs",
    "memref-elide-reinterpret-cast": "Remove memref.reinterpret_cast where it can be",
    "mlgo-add-reflection-map": "Add a map from names to buffers to a class",
    "offload-target-verifier": "Check what offloaded code may use",
    "omp-host-op-filter": "Remove the host's operations from device code",
    "omp-mark-declare-target": "Mark what declare target reaches",
    "omp-stack-to-shared": "Move stack allocations to memory that threads share",
    "raise-scf-to-affine": "Raise scf operations to the Affine dialect",
    "raise-wasm-mlir": "Raise the WasmSSA dialect to MLIR's core dialects",
    "scalarize-single-element-tensor-return": (
        "Scalarize private functions that return single-element tensors"
    ),
    "shard-simplify": "Simplify operations of the Shard dialect",
    "static-memory-planner-analysis": (
        "Turn allocations of a block into one arena with computed offsets"
    ),
    "tosa-downgrade-1-1-to-1-0": "Bring TOSA 1.1 operations to TOSA 1.0",
    "tosa-experimental-input-shape": "Give a function's arguments static shapes",
    "tosa-to-spirv-tosa": "Lower TOSA IR to SPIR-V Graph/TOSA operations",
    "tosa-to-spirv-tosa-mark-graph-constants": (
        "Mark large TOSA constants as SPIR-V Graph constants"
    ),
    "trivial-dce": "Remove operations without uses and effects",
    "xegpu-optimize-peephole": "Optimize XeGPU operations by local patterns",
    "xegpu-sg-to-lane-distribute": "Distribute XeGPU ops to lanes",
}
"""Summaries of the passes that LLVM 22 has not."""

_WORD: Final = re.compile(rb"(?<![\x21-\x7e])[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?=\x00)")
_SUMMARY: Final = re.compile(r"^ {6}--([\w-]+)(?:=\S+)? +-  +(.*)$", re.MULTILINE)


def names(known: Iterable[str]) -> Iterator[str]:
    """The passes of the bindings: of what is known, and what their library names.

    The shortest names are no strings of their own in the library.
    """
    package = importlib.import_module(f"{bindings().package}._mlir_libs")
    words = set(known)
    for library in Path(str(package.__file__)).parent.glob("*CAPI.so"):
        words |= {word.decode() for word in _WORD.findall(library.read_bytes())}
    yield from implicit.passes_among(words)


def summaries() -> dict[str, str]:
    """What mlir-opt-22 says of its passes."""
    done = subprocess.run(
        ["mlir-opt-22", "--help-hidden"], capture_output=True, text=True, check=True
    )
    return {name: text.strip() for name, text in _SUMMARY.findall(done.stdout)}


def table(found: Iterable[str], known: dict[str, str]) -> str:
    """The text of the table; raises `KeyError` for a pass without a summary."""
    rows = {name: known.get(name) or NEWER[name] for name in sorted(found)}
    return json.dumps(rows, indent=0) + "\n"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    given = parser.parse_args(arguments)
    known = summaries()
    text = table(names(known), known)
    if given.check:
        stale = not TABLE.exists() or TABLE.read_text() != text
        print(f"stale: {TABLE}" if stale else f"{TABLE} is current")
        return int(stale)
    TABLE.write_text(text)
    print(f"{TABLE}: {len(json.loads(text))} passes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
