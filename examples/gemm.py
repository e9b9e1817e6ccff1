"""Matrix multiplication as fast as a library's, by upstream's passes alone.

    python examples/gemm.py [SIZE]...

`C += A * B` is tiled for the cache, its tiles are packed, and what is left is a sum of
outer products in registers: a transform schedule says so, `SCHEDULE` below. Sizes that
the tiles do not divide are padded by the program itself. Prints, for each size and
element type, how fast it is beside numpy, in this one run.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

import bridge

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Kind:
    """Element types, and the tile that fits the registers."""

    name: str
    element: str
    sum: str
    zero: str
    rows: int
    columns: int
    depth: int

    @property
    def bytes(self) -> int:
        """Those of an element."""
        return int(self.element[1:]) // 8


KINDS: Final = (
    Kind("f32", "f32", "f32", "0.0", 8, 32, 256),
    Kind("f64", "f64", "f64", "0.0", 8, 16, 256),
    Kind("i8 to i32", "i8", "i32", "0", 8, 32, 256),
)

SCHEDULE: Final = """
transform.named_sequence @__transform_main(%root: !any {transform.consumed}) {
  %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!any) -> !any
  // A panel of A, then one of B, is packed for the cache: on the stack, where it takes
  // no pages that are new each time.
  %t1, %lk = transform.structured.tile_using_for %mm tile_sizes [0, 0, $DEPTH]
      : (!any) -> (!any, !any)
  %p1 = transform.structured.promote %t1 { operands_to_promote = [0],
      use_full_tiles_by_default, use_alloca, alignment = 64 } : (!any) -> !any
  %t2, %lj = transform.structured.tile_using_for %p1 tile_sizes [0, $COLUMNS, 0]
      : (!any) -> (!any, !any)
  %p2 = transform.structured.promote %t2 { operands_to_promote = [1],
      use_full_tiles_by_default, use_alloca, alignment = 64 } : (!any) -> !any
  // A tile of C is kept in registers, and gets an outer product in each step.
  %t3, %li = transform.structured.tile_using_for %p2 tile_sizes [$ROWS, 0, 0]
      : (!any) -> (!any, !any)
  %t4, %lk2 = transform.structured.tile_using_for %t3 tile_sizes [0, 0, 1]
      : (!any) -> (!any, !any)
  %f0 = transform.structured.match ops{["func.func"]} in %root : (!any) -> !any
  transform.apply_patterns to %f0 { transform.apply_patterns.canonicalization } : !any
  transform.apply_cse to %f0 : !any
  %q = transform.structured.match ops{["linalg.matmul"]} in %root : (!any) -> !any
  transform.structured.vectorize %q {create_named_contraction} : !any
  %f = transform.structured.match ops{["func.func"]} in %root : (!any) -> !any
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !any
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.lower_contraction
        lowering_strategy = "outerproduct"
    transform.apply_patterns.vector.transfer_permutation_patterns } : !any
  transform.apply_patterns to %f {
    transform.apply_patterns.memref.fold_memref_alias_ops } : !any
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !any
  transform.apply_cse to %f : !any
  %f2 = transform.structured.hoist_redundant_vector_transfers %f : (!any) -> !any
  transform.apply_patterns to %f2 { transform.apply_patterns.canonicalization } : !any
  transform.apply_cse to %f2 : !any
  transform.yield
}
"""


PANEL: Final = 1 << 21
"""Bytes that a panel of A may have: it is on the stack, and in the second cache."""


def padded(size: int, tile: int) -> int:
    """A size that a tile divides."""
    return -(-size // tile) * tile


def program(size: int, kind: Kind, scheduled: bool = True) -> bridge.Operation:
    """The program, with or without its schedule, which is still to be run."""
    rows, columns = padded(size, kind.rows), padded(size, kind.columns)
    slices = -(-size // min(kind.depth, PANEL // (rows * kind.bytes)))
    depth = -(-size // slices)
    types = {
        "A": (kind.element, rows, depth * slices),
        "B": (kind.element, depth * slices, columns),
        "C": (kind.sum, rows, columns),
    }
    names = {}
    lines, after = [], []
    for name, (element, high, wide) in types.items():
        given, large = f"memref<{size}x{size}x{element}>", f"{high}x{wide}x{element}"
        names[name] = (f"%{name}", given)
        if (high, wide) == (size, size):
            continue
        names[name] = (f"%p{name}", f"memref<{large}>")
        part = f"memref<{size}x{size}x{element}, strided<[{wide}, 1]>>"
        zero = kind.zero
        lines += [
            f"%p{name} = memref.alloc() {{alignment = 64 : i64}} : memref<{large}>",
            f"%z{name} = arith.constant {zero} : {element}",
            f"linalg.fill ins(%z{name} : {element}) outs(%p{name} : memref<{large}>)",
            f"%s{name} = memref.subview %p{name}[0, 0] [{size}, {size}] [1, 1]"
            f" : memref<{large}> to {part}",
            f"linalg.copy ins(%{name} : {given}) outs(%s{name} : {part})",
        ]
        if name == "C":
            after.append(f"linalg.copy ins(%sC : {part}) outs(%C : {given})")
        after.append(f"memref.dealloc %p{name} : memref<{large}>")
    (a, at), (b, bt), (c, ct) = names.values()
    one = f"memref<{size}x{size}x{kind.element}>"
    sums = f"memref<{size}x{size}x{kind.sum}>"
    # A function of its own: its schedule sees no other use of the matrices.
    lines.append(f"func.call @product({a}, {b}, {c}) : ({at}, {bt}, {ct}) -> ()")
    body = "\n  ".join([*lines, *after, "return"])
    function = (
        f"func.func @matmul(%A: {one}, %B: {one}, %C: {sums}) {{\n  {body}\n}}\n"
        f"func.func private @product(%A: {at}, %B: {bt}, %C: {ct}) {{\n"
        f"  linalg.matmul ins(%A, %B : {at}, {bt}) outs(%C : {ct})\n  return\n}}\n"
    )
    if not scheduled:
        return bridge.parse(function)
    schedule = SCHEDULE.replace("$DEPTH", str(depth)).replace("$ROWS", str(kind.rows))
    schedule = schedule.replace("$COLUMNS", str(kind.columns))
    schedule = schedule.replace("!any", "!transform.any_op")
    return bridge.parse(
        "module attributes {transform.with_named_sequence} {\n"
        f"{function}{schedule}}}\n"
    )


def optimized(size: int, kind: Kind) -> bridge.Operation:
    """The program after its schedule."""
    module = program(size, kind)
    bridge.run_passes(module, "transform-interpreter")
    for op in list(module.body):
        if op.name == "transform.named_sequence":
            op.erase()
    return module


def matrices(size: int, kind: Kind) -> tuple[Array, Array, Array]:
    """Two matrices, and one of zeros for their product."""
    random = np.random.default_rng(size)
    types = {"f32": np.float32, "f64": np.float64, "i8": np.int8, "i32": np.int32}
    element, total = types[kind.element], types[kind.sum]
    a, b = (random.integers(-8, 9, (size, size)).astype(element) for _ in range(2))
    return a, b, np.zeros((size, size), total)


def peer(a: Array, b: Array, c: Array) -> Callable[[], object]:
    """numpy's multiplication of the same matrices, with sums of the same type."""
    wide = [x.astype(c.dtype) for x in (a, b)]
    out = np.empty_like(c)
    return lambda: np.dot(*wide, out=out)


def speeds(size: int, kind: Kind, repeats: int = 15) -> tuple[float, float]:
    """Billions of operations a second, ours and numpy's, measured in turns."""
    matmul = bridge.compile(optimized(size, kind))["matmul"]
    a, b, c = matrices(size, kind)
    matmul(a, b, c)
    wanted = a.astype(np.float64) @ b.astype(np.float64)
    np.testing.assert_array_equal(c, wanted)
    calls = (matmul.bind(a, b, c), peer(a, b, c))
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(repeats):
        for call, taken in zip(calls, times, strict=True):
            start = time.process_time()
            call()
            taken.append(time.process_time() - start)
    mine, theirs = (2 * size**3 / statistics.median(taken) / 1e9 for taken in times)
    return mine, theirs


def main() -> None:
    """A line for each size and element type."""
    sizes = [int(text) for text in sys.argv[1:]] or [777, 1000, 1024]
    for kind in KINDS:
        for size in sizes:
            mine, theirs = speeds(size, kind, 15 if kind.sum != "i32" else 3)
            sys.stdout.write(
                f"{kind.name:10} {size:5}  {mine:6.1f} Gop/s, numpy {theirs:6.1f}: "
                f"{mine / theirs:.0%}\n"
            )


if __name__ == "__main__":
    main()
