"""Figures for the budgets of the design: `make bench`, or `python -m tools.bench`.

Each row is a path timed beside upstream's own text parse of the same input in the
same process, as a ratio. xDSL is timed where it is installed and can read the input.
Medians of several runs of the processor's time; real files are those of the folder
`shared` beside the checkout.
"""

from __future__ import annotations

import argparse
import gc
import os
import resource
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

import bridge
from bridge import legacy
from bridge.ir.core import Operation
from bridge.text.printer import print_generic
from bridge.upstream.exporter import to_upstream
from bridge.upstream.importer import from_upstream
from bridge.upstream.provider import bindings
from tools import (
    bench_construction,
    bench_folders,
    bench_fuzz,
    bench_interpreter,
    bench_passes,
    bench_polyhedral,
    bench_rewriting,
    generate,
    generate_legacy,
)
from tools.timing import Row, beside, median, read, upstream_parse

LEGACY = 4_000_000
"""Characters of old text."""


def round_trip(text: str) -> str:
    return print_generic(read(text))


def upstream_round_trip(text: str) -> str:
    return str(upstream_parse(text))


def generic(text: str) -> str:
    found: str = upstream_parse(text).operation.get_asm(print_generic_op_form=True)
    return found


def custom_rows(ops: int, runs: int) -> Iterator[Row]:
    """Custom text read and printed, beside upstream's read of the same text."""
    inputs = {
        "affine": generate.module(ops),
        "llvm": lowered(generate.module(ops // 4)),
    }
    for name, text in inputs.items():
        peer = partial(upstream_parse, text)
        path = f"read custom text, {name}"
        yield beside(path, partial(read, text), peer, READING[name], runs)
        module = read(text)
        path = f"print custom text, {name}"
        yield beside(path, partial(bridge.format, module), peer, 1.5, runs)


READING: Final = {"affine": 2.5, "llvm": 1.8}
"""The budgets of the two inputs."""


def lowered(text: str) -> str:
    """A program as upstream's passes make it for LLVM."""
    module = upstream_parse(text)
    with module.context:
        manager = bindings().passmanager.PassManager.parse(LOWERING)
        manager.run(module.operation)
    return str(module)


LOWERING: Final = (
    "builtin.module(lower-affine,convert-scf-to-cf,convert-to-llvm,"
    "reconcile-unrealized-casts)"
)


def text_rows(ops: int, runs: int) -> Iterator[Row]:
    """Generic text read and printed, beside upstream's read of the same text."""
    text = generic(generate.module(ops))
    peer = partial(upstream_parse, text)
    yield beside("read generic text", partial(read, text), peer, 2.5, runs)
    module = read(text)
    yield beside("print generic text", partial(print_generic, module), peer, 1.2, runs)


def verify_rows(ops: int, runs: int) -> Iterator[Row]:
    """The verifier, with its memories empty and then full, beside upstream's read."""
    text = generate.module(ops)
    peer = partial(upstream_parse, text)
    module = bridge.parse(text)

    first = partial(bench_folders.verify_first, [module])
    yield beside("verify, for the first time", first, peer, 2, runs)
    yield beside("verify again", partial(bridge.verify, module), peer, 1, runs)


def exchange_rows(ops: int, runs: int) -> Iterator[Row]:
    """Import and export, beside upstream's read of the same program."""
    text = generate.module(ops)
    peer = partial(upstream_parse, text)
    module = upstream_parse(text)
    yield beside("upstream to native", partial(from_upstream, module), peer, 2, runs)
    native = from_upstream(module)
    yield beside("native to upstream", partial(to_upstream, native), peer, 1.6, runs)


def worker_rows(ops: int, runs: int) -> Iterator[Row]:
    """Upstream's passes in a warm worker, beside ours in this process."""
    module = bridge.parse(generate.module(ops))
    for pipeline in ("cse", "canonicalize", "lower-affine"):
        bridge.run_passes(module.clone(), pipeline)
        here, there = (
            partial(run_cloned, module, pipeline, engine)
            for engine in ("upstream", "auto")
        )
        path = f"{pipeline} in a worker, {ops:,} ops"
        yield beside(path, there, here, 1.3, runs, time.perf_counter)


def run_cloned(
    module: Operation, pipeline: str, engine: Literal["upstream", "auto"]
) -> Operation:
    copy = module.clone()
    bridge.run_passes(copy, pipeline, engine=engine)
    return copy


def constant_rows(runs: int) -> Iterator[Row]:
    """Large constants read and printed, beside upstream doing the same."""
    inputs = {
        "dense of 1M integers": generate.large_integers(1_000_000),
        "dense of 1M floats": generate.large_floats(1_000_000),
        "dense hex of 10 MB": generate.large_hex(10_000_000),
        "resource of 10 MB": generate.large_resource(10_000_000),
    }
    for name, text in inputs.items():
        ours, peer = partial(round_trip, text), partial(upstream_round_trip, text)
        yield beside(f"{name}, read and printed", ours, peer, 3, runs)


def growth_rows(runs: int) -> Iterator[Row]:
    """Whether cost grows with the input: time for an operation, beside that at 10k."""
    base: dict[str, float] = {}
    for ops in (10_000, 100_000, 1_000_000):
        for path, work in _growing(ops):
            each = median(work, runs) / ops * 1e6
            before = base.setdefault(path, each)
            yield Row(f"{path}, an operation among {ops:,}", each, before, 2, "µs")


def _growing(ops: int) -> Iterator[tuple[str, Callable[[], object]]]:
    """Every path of one program."""
    custom = generate.module(ops)
    text = generic(custom)
    yield "read", partial(read, custom)
    yield "read, generic", partial(read, text)
    module = read(text)
    yield "print", partial(bridge.format, module)
    yield "print, generic", partial(bridge.format, module, generic=True)
    yield "verify", partial(bench_folders.verify_first, [module])
    theirs = upstream_parse(text)
    yield "import", partial(from_upstream, theirs)
    yield "export", partial(to_upstream, module)


def memory_row(ops: int) -> Row:
    """Bytes an operation, beside the budget of 500."""
    text = generic(generate.module(ops))
    read(generic(generate.module(100)))
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    module = read(text)
    gc.collect()
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    count = sum(1 for _ in module.walk())
    return Row("memory of an operation", used / count, 500, 1, "B")


def call_row(runs: int) -> Row:
    """A call of a compiled function with arguments it has had, beside 5 µs."""
    import numpy as np

    text = "func.func @f(%a: memref<16xf32>) { return }"
    compiled = bridge.compile(bridge.parse(text))
    call, array = compiled["f"], np.zeros(16, np.float32)
    loops = 20_000

    def many() -> None:
        for _ in range(loops):
            call(array)

    return Row("call, cached arguments", median(many, runs) / loops * 1e6, 5, 1, "µs")


def legacy_row(runs: int) -> Row:
    """Text of 2019 upgraded, beside the native read of what it becomes."""
    text = generate_legacy.old_text(LEGACY)
    today = legacy.upgrade(text).text
    ours = median(lambda: legacy.upgrade(text), runs)
    peer = median(lambda: bridge.parse(today), runs)
    return Row("upgrade 4 MB of 2019, beside reading it", ours, peer, 5)


SMALL: Final = """\
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#set = affine_set<(d0) : (d0 - 10 >= 0)>
func.func @f(%A: memref<100x100xf32>, %B: memref<100xf32>, %n: index) -> f32 {
  %cst = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to #map(%i)[%n] step 2 {
      %0 = affine.load %A[%i, %j + 1] : memref<100x100xf32>
      %1 = affine.load %B[%i] : memref<100xf32>
      %2 = arith.mulf %0, %1 : f32
      %3 = arith.addf %2, %cst : f32
      affine.store %3, %A[%i, %j] : memref<100x100xf32>
      affine.if #set(%i) {
        affine.store %cst, %B[%i] : memref<100xf32>
      }
    }
  }
  %r = affine.load %B[%c0] : memref<100xf32>
  return %r : f32
}
"""


def start_rows(runs: int, small: Path) -> Iterator[Row]:
    """The processor's time of whole processes, beside the time they may take.

    Nothing is compiled anew: each runs once before. The file `small` is made.
    """
    small.write_text(generate.module(40))
    commands = {
        "bridge-opt --version": (["-c", OPT, "--version"], 0.1),
        "import bridge, read 20 lines": (
            ["-c", f"import bridge; bridge.parse({SMALL!r})"],
            0.12,
        ),
        "bridge-opt, 40 ops": (["-c", OPT, str(small)], 0.1),
    }
    for name, (arguments, limit) in commands.items():
        command = [sys.executable, *arguments]
        used(command)
        times = [used(command) for _ in range(3 * runs)]
        yield Row(name, statistics.median(times), limit, 1)


OPT: Final = "from bridge.cli.opt import COMMAND; COMMAND.start()"
"""What the installed command `bridge-opt` does."""


def used(command: list[str]) -> float:
    """The processor's time that a process takes."""
    environment = {k: v for k, v in os.environ.items() if k != NOT_KEPT}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


NOT_KEPT: Final = "PYTHONDONTWRITEBYTECODE"
"""With it every process compiles every module, as no installed package does."""


def xdsl_rows(ops: int) -> Iterator[Row]:
    """The readers beside xDSL's; nothing where xDSL is not installed."""
    try:
        from xdsl.context import Context
        from xdsl.dialects import affine, arith, builtin, func, memref
        from xdsl.parser import Parser
    except ImportError:
        return
    context = Context()
    dialects = (affine.Affine, arith.Arith, builtin.Builtin, func.Func, memref.MemRef)
    for dialect in dialects:
        context.load_dialect(dialect)
    custom = generate.without_sets(ops)
    for name, text in (("custom", custom), ("generic", generic(custom))):
        peer = median(Parser(context, text).parse_module, 1)
        ours = median(partial(read, text), 3)
        yield Row(f"read {name} text, beside xDSL", ours, peer, 0.05)


def rows(ops: int, runs: int, quick: bool, folders: Sequence[str]) -> Iterator[Row]:
    """All figures, as they are measured."""
    yield from custom_rows(ops, runs)
    yield from text_rows(ops, runs)
    yield from verify_rows(ops, runs)
    yield from exchange_rows(ops, runs)
    yield from bench_folders.rows(folders, runs)
    yield from worker_rows(10_000, runs)
    yield from constant_rows(runs)
    yield memory_row(ops)
    yield call_row(runs)
    yield from bench_interpreter.rows(runs)
    yield legacy_row(runs)
    with TemporaryDirectory() as folder:
        yield from start_rows(runs, Path(folder, "small.mlir"))
    if not quick:
        yield from growth_rows(1)
        yield from xdsl_rows(ops)
        yield from bench_rewriting.rows(ops)
        yield from bench_construction.rows()
        yield from bench_fuzz.rows()
        yield from bench_passes.rows(ops, 3)
        yield from bench_polyhedral.rows(3)


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--ops", type=int, default=85_000, help="size of the inputs")
    parser.add_argument("--runs", type=int, default=5, help="runs of each path")
    parser.add_argument("--quick", action="store_true", help="leave out what is slow")
    parser.add_argument(
        "--folders", nargs="*", default=bench_folders.FOLDERS, help="of real files"
    )
    parser.add_argument("--only-folders", action="store_true", help="nothing else")
    options = parser.parse_args()
    print(f"{'path':44} {'ours':>14} {'peer':>9} {'ratio':>9}")
    if options.only_folders:
        found = bench_folders.rows(options.folders, options.runs)
    else:
        found = rows(options.ops, options.runs, options.quick, options.folders)
    for row in found:
        print(row, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
