"""Compiled code run in a worker, where it can do no harm.

What ends a process, an index out of bounds, a failed `cf.assert`, endless recursion or
a loop without an end, is a `Crash` here.
"""

from __future__ import annotations

import io
import sys
from typing import Any

import numpy as np

from bridge.ir.core import Operation
from bridge.upstream import isolated
from bridge.upstream.engine import compile
from bridge.upstream.exporter import generic_text
from bridge.upstream.importer import read_generic

Values = tuple[Any, ...]


def call(
    module: Operation,
    name: str,
    *args: Any,
    pipeline: str | None = None,
    opt_level: int = 3,
    timeout: float = isolated.TIMEOUT,
) -> Any:
    """What `compile(module)[name](*args)` gives, from a worker.

    Arrays are copied there, in C order, and what was written to them is copied back, so
    arguments that share memory do not share it there. What the code prints is printed
    when it has ended.

    Raises what compiling and calling raise, and `Crash` where the worker dies or takes
    more than `timeout` seconds. The arguments are unchanged then.
    """
    worker = f"{__name__}:run"
    text = generic_text(module)
    result, written, printed = isolated.call(
        worker, text, name, args, pipeline, opt_level, timeout=timeout
    )
    sys.stdout.write(printed)
    for mine, theirs in zip(args, written, strict=True):
        if isinstance(mine, np.ndarray) and mine.flags.writeable:
            mine[...] = theirs
    return result


def run(
    text: bytes, name: str, args: Values, pipeline: str | None, opt_level: int
) -> tuple[Any, Values, str]:
    """The result, the arguments and the output of a call: the worker's side."""
    compiled = compile(
        read_generic(text), pipeline=pipeline, opt_level=opt_level, guarded=False
    )
    compiled.stdout = output = io.StringIO()
    result = compiled[name](*args)
    return result, args, output.getvalue()
