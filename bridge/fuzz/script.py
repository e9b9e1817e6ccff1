"""A finding as a script of Python that needs upstream's bindings alone.

It prints what the program gives before the passes and after them, each as compiled by
the bindings' own LLVM without optimization, and needs nothing of this package: whoever
has upstream's wheel can run it. A pass that crashes, or does not end, takes a child of
it along, and no more.
"""

from __future__ import annotations

from typing import Final

from bridge.compare.run_judges import LOWERING
from bridge.fuzz.pipelines import BY
from bridge.fuzz.standalone import ENTRY, standalone
from bridge.fuzz.store import Found

SCHEDULED: Final = "transform-interpreter"
"""The pass that applies the patterns which a program brings along."""
_SECONDS: Final = 20
"""What a pass that ends is far from, on a slow machine, too."""
_HEADER: Final = "module {\n"
_WITH_SCHEDULE: Final = "module attributes {transform.with_named_sequence} {\n"

_SCRIPT: Final = '''\
"""What `{pipeline}` makes of a program: it prints what that gives, before and after."""

import ctypes
import struct
import subprocess
import sys

from torch_mlir.execution_engine import ExecutionEngine
from torch_mlir.ir import Context, Module
from torch_mlir.passmanager import PassManager

PASSES = {passes!r}
LOWERING = {lowering!r}
PROGRAM = r"""
{program}"""


def write(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def half(bits):
    return write(f"{{struct.unpack('e', struct.pack('H', bits))[0]:g}}")


def short(bits):
    return write(f"{{struct.unpack('f', struct.pack('I', bits << 16))[0]:g}}")


PRINTERS = {{
    "printI64": (write_number := lambda n: write(str(n)), ctypes.c_int64),
    "printU64": (write_number, ctypes.c_uint64),
    "printF16": (half, ctypes.c_uint16),
    "printBF16": (short, ctypes.c_uint16),
    "printF32": (lambda x: write(f"{{x:g}}"), ctypes.c_float),
    "printF64": (lambda x: write(f"{{x:g}}"), ctypes.c_double),
    "printOpen": (lambda: write("( "),),
    "printClose": (lambda: write(" )"),),
    "printComma": (lambda: write(", "),),
    "printNewline": (lambda: write("\\n"),),
}}


def show(passes):
    """Prints what the program gives after some passes."""
    with Context():
        module = Module.parse(PROGRAM)
        for each in passes:
            PassManager.parse(f"builtin.module({{each}})").run(module.operation)
        for op in list(module.body.operations):
            if op.operation.name == "transform.named_sequence":
                op.operation.erase()
        if {is_run}:
            execute(module)


def execute(module):
    PassManager.parse(LOWERING).run(module.operation)
    engine = ExecutionEngine(module, opt_level=0)
    kept = []
    for name, (callback, *types) in PRINTERS.items():
        kept.append(ctypes.CFUNCTYPE(None, *types)(callback))
        pointer = ctypes.cast(kept[-1], ctypes.c_void_p)
        engine.raw_register_runtime(name, pointer)
    engine.raw_register_runtime("memrefCopy", ctypes.cast(COPY, ctypes.c_void_p))
    engine.invoke("{entry}")


def copy(size, source, target):
    """Copies a memref, both given as a rank and a descriptor."""
    words = [ctypes.cast(at, ctypes.POINTER(ctypes.c_int64)) for at in (source, target)]
    rank = words[0][0]
    parts = [ctypes.cast(word[1], ctypes.POINTER(ctypes.c_int64)) for word in words]
    places = [[part[1] + part[2] * size] for part in parts]
    for dim in range(rank):
        for n, part in enumerate(parts):
            steps = [i * part[3 + rank + dim] * size for i in range(parts[0][3 + dim])]
            places[n] = [place + step for place in places[n] for step in steps]
    for one, other in zip(*places):
        ctypes.memmove(other, one, size)


COPY = ctypes.CFUNCTYPE(None, ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)(copy)

if sys.argv[1:]:
    show(PASSES if sys.argv[1] == "after" else [])
else:
    for when in ("before", "after"):
        write(f"{{when}}:\\n")
        try:
            done = subprocess.run([sys.executable, __file__, when], timeout={timeout})
        except subprocess.TimeoutExpired:
            write("no end within {timeout} seconds\\n")
            continue
        if done.returncode:
            write(f"exit code {{done.returncode}}\\n")
'''


def script(found: Found) -> str:
    """The text of the script. Raises as `standalone` does."""
    alone = standalone(found)
    program = alone.program.replace(
        f"func.func @{ENTRY}() {{",
        f"func.func @{ENTRY}() attributes {{llvm.emit_c_interface}} {{",
    )
    passes = found.pipeline.partition(BY)[0]
    if alone.schedule:
        passes = SCHEDULED
        _, _, schedule = alone.schedule.partition("{\n")
        program = program.removeprefix(_HEADER).removesuffix("}\n")
        program = f"{_WITH_SCHEDULE}{program}{schedule.strip()}\n"
    return _SCRIPT.format(
        pipeline=found.pipeline,
        passes=[passes],
        lowering=LOWERING,
        program=program,
        is_run=found.kind != "invalid",
        entry=ENTRY,
        timeout=_SECONDS,
    )
