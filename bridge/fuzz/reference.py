"""Another version of upstream that runs the passes: a command, text in and text out."""

from __future__ import annotations

import shlex
import subprocess
from typing import Final

from bridge.errors import Crash, PassFailed
from bridge.ir.core import Operation
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.module import read_module
from bridge.text.printer import print_generic

_TIMEOUT: Final = 10.0
_SIGNALLED: Final = 128


def passed(
    module: Operation, pipeline: str, tool: str, *, verify_each: bool
) -> Operation:
    """What a command's passes make of a module.

    Raises `PassFailed` where it does not read the module or a pass fails, `Crash` where
    it dies or does not end, and `Malformed` where what it prints is not read here.
    """
    options = [f"--pass-pipeline=builtin.module({pipeline})", "--mlir-print-op-generic"]
    if not verify_each:
        options.append("--verify-each=false")
    try:
        done = subprocess.run(
            [*shlex.split(tool), *options],
            input=print_generic(module),
            capture_output=True,
            timeout=_TIMEOUT,
            check=False,
            text=True,
        )
    except subprocess.TimeoutExpired:
        raise Crash(f"{tool} did not end within {_TIMEOUT:g} seconds") from None
    if done.returncode < 0 or done.returncode >= _SIGNALLED:
        raise Crash(f"{tool} ended with code {done.returncode}")
    if done.returncode:
        _, _, message = done.stderr.partition("error: ")
        raise PassFailed(message.partition("\n")[0] or f"{tool} failed")
    source = Source.of(done.stdout, tool)
    return read_module(source, allow_unregistered=False, registry=REFERENCE)
