"""Runs the files of `examples/` on numpy arrays and compares them with numpy.

    python tools/run_examples.py [FOLDER]

Each row of `EXAMPLES` is a function of a file, its arguments and what numpy makes of
them. Exit code 1 where a result differs, or where the folder has a file without a row.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

import bridge
from bridge.upstream.compiled import Function

Array = np.ndarray[Any, Any]
Values = Sequence[Any]

ROOT: Final = Path(__file__).resolve().parent.parent
TIMED_SECONDS: Final = 0.05


@dataclass(frozen=True)
class Example:
    """A function, its arguments, and by numpy: the arrays it writes, and its results.

    `expected` gets the arguments as they were and gives what should have been written
    to the arguments at `written`, then the results.
    """

    file: str
    function: str
    arguments: Callable[[np.random.Generator], Values]
    expected: Callable[..., Values]
    written: tuple[int, ...] = ()
    tolerance: float = 1e-5


@dataclass(frozen=True)
class Outcome:
    """What running an example gave."""

    shapes: str
    difference: float
    seconds: float
    agrees: bool


def normal(random: np.random.Generator, *shape: int, dtype: type = np.float32) -> Array:
    """Normally distributed numbers."""
    return random.standard_normal(shape).astype(dtype)


def conv2d(image: Array, filters: Array, output: Array) -> list[Array]:
    """The convolution by numpy's windows, every second one."""
    windows = np.lib.stride_tricks.sliding_window_view(
        image, filters.shape[2:], axis=(1, 2)
    )[:, ::2, ::2]
    return [np.einsum("cyxij,fcij->fyx", windows, filters)]


def heat(plate: Array, pairs: int) -> list[Array]:
    """Twice so many steps, by slices."""
    for _ in range(2 * pairs):
        mean = plate.copy()
        mean[1:-1, 1:-1] = 0.25 * (
            (plate[:-2, 1:-1] + plate[2:, 1:-1]) + (plate[1:-1, :-2] + plate[1:-1, 2:])
        )
        plate = mean
    return [plate]


def points_in_circle(half: int, radius_squared: int) -> list[int]:
    """The points of a grid around 0 whose square distance is below."""
    squares = np.arange(-half, half + 1) ** 2
    return [int((squares[:, None] + squares < radius_squared).sum())]


EXAMPLES: Final = (
    Example(
        "matmul.mlir",
        "matmul",
        lambda r: [normal(r, 100, 70), normal(r, 70, 90), normal(r, 100, 90)],
        lambda a, b, c: [c + a @ b],
        written=(2,),
    ),
    Example(
        "matmul.mlir",
        "matmul_4x8",
        lambda r: [normal(r, 50, 4).T, normal(r, 100, 16)[::2, ::2], normal(r, 4, 8)],
        lambda a, b, c: [c + a @ b],
        written=(2,),
    ),
    Example(
        "conv2d.mlir",
        "conv2d",
        lambda r: [
            normal(r, 3, 65, 65),
            normal(r, 8, 3, 5, 5),
            np.zeros((8, 31, 31), "f"),
        ],
        conv2d,
        written=(2,),
        tolerance=1e-4,
    ),
    Example(
        "stencil.mlir",
        "heat",
        lambda r: [normal(r, 64, 48, dtype=np.float64), 10],
        heat,
        written=(0,),
        tolerance=1e-12,
    ),
    Example(
        "reduction.mlir",
        "mean_variance",
        lambda r: [1000 + normal(r, 1001)],
        lambda x: [x.mean(dtype=np.float64), x.var(dtype=np.float64)],
        tolerance=1e-9,
    ),
    Example(
        "reduction.mlir",
        "argmax",
        lambda r: [r.integers(-99, 99, 1000, dtype=np.int32)],
        lambda x: [int(x.argmax()), x.max()],
        tolerance=0,
    ),
    Example(
        "parallel_reduction.mlir",
        "norms",
        lambda r: [normal(r, 60, 50, dtype=np.float64)],
        lambda x: [(x * x).sum(), np.abs(x).max()],
        tolerance=1e-9,
    ),
    Example(
        "parallel_reduction.mlir",
        "points_in_circle",
        lambda r: [50, 2000],
        points_in_circle,
        tolerance=0,
    ),
    Example(
        "transfers.mlir",
        "saxpy",
        lambda r: [2.5, normal(r, 1003), normal(r, 1003)],
        lambda a, x, y: [np.float32(a) * x + y],
        written=(2,),
    ),
    Example(
        "transfers.mlir",
        "row_max",
        lambda r: [normal(r, 30, 50), np.zeros(30, np.float32)],
        lambda x, maxima: [x.max(axis=1)],
        written=(1,),
        tolerance=0,
    ),
    Example(
        "transfers.mlir",
        "transpose",
        lambda r: [normal(r, 30, 50), np.zeros((50, 30), np.float32)],
        lambda x, out: [x.T],
        written=(1,),
        tolerance=0,
    ),
)


def results_of(function: Function, args: Values, written: Sequence[int]) -> list[Any]:
    """What a function writes and returns."""
    returned = function(*args)
    if returned is None:
        returned = ()
    elif not isinstance(returned, tuple):
        returned = (returned,)
    return [*[args[i] for i in written], *returned]


def seconds_per_call(function: Function, args: Values) -> float:
    """The time of a call with the same arguments, the best of several rounds."""
    count, best = 1, 0.0
    while best * count < TIMED_SECONDS / 5:
        count *= 4
        rounds = []
        for _ in range(3):
            start = time.perf_counter()
            for _ in range(count):
                function(*args)
            rounds.append((time.perf_counter() - start) / count)
        best = min(rounds)
    return best


def run(example: Example, compiled: Any) -> Outcome:
    """Runs an example once for its results, then for its time."""
    args = example.arguments(np.random.default_rng(0))
    expected = example.expected(*deepcopy(args))
    function = compiled[example.function]
    found = results_of(function, args, example.written)
    differences = [
        np.max(np.abs(np.asarray(got, np.float64) - np.asarray(wanted, np.float64)))
        for got, wanted in zip(found, expected, strict=True)
    ]
    difference = float(max(differences))
    arrays = [np.shape(a) for a in args if np.shape(a)]
    return Outcome(
        shapes=" ".join(["x".join(map(str, shape)) for shape in arrays]) or "-",
        difference=difference,
        seconds=seconds_per_call(function, args),
        agrees=difference <= example.tolerance,
    )


def shown(example: Example, outcome: Outcome) -> tuple[str, ...]:
    """The cells of an example's row: what it is, a call's time, and the verdict."""
    taken = f"{outcome.seconds * 1e6:.1f} µs"
    name = (example.file, f"@{example.function}")
    if not outcome.agrees:
        told = f"DIFFERS by {outcome.difference:.1e}, over {example.tolerance:g}"
        return *name, taken, f"{told} (arrays: {outcome.shapes})"
    exact = "exactly" if not outcome.difference else f"to {outcome.difference:.1e}"
    return *name, taken, f"agrees {exact}"


def print_table(rows: Sequence[tuple[str, ...]]) -> None:
    """Prints rows in columns as wide as they need, within 80 where all agree."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for *names, taken, verdict in rows:
        cells = [f"{n:{w}}" for n, w in zip(names, widths, strict=False)]
        print("  ".join([*cells, f"{taken:>{widths[2]}}", verdict]))


def main(arguments: Sequence[str]) -> int:
    """Runs the command; returns the exit code."""
    folder = Path(arguments[0]) if arguments else ROOT / "examples"
    files = {path.name for path in folder.glob("*.mlir")}
    named = {example.file for example in EXAMPLES}
    if files != named:
        print(f"no file, or no row, for {', '.join(sorted(files ^ named))}")
        return 1
    compiled = {
        name: bridge.compile(bridge.parse((folder / name).read_text(), filename=name))
        for name in sorted(named)
    }
    outcomes = [run(example, compiled[example.file]) for example in EXAMPLES]
    rows = [shown(*pair) for pair in zip(EXAMPLES, outcomes, strict=True)]
    print_table(rows)
    wrong = sum(not outcome.agrees for outcome in outcomes)
    print(f"{len(outcomes) - wrong} of {len(outcomes)} functions agree with numpy")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
