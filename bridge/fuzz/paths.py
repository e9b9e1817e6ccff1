"""Paths from a program to machine code, each of which gives what the program gives."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bridge.compare.run_judges import LOWERING, NO_PASSES
from bridge.dialects import math, vector
from bridge.fuzz.defined import Outcome
from bridge.interpreter.arguments import duplicates
from bridge.ir.cloning import clone
from bridge.ir.core import Operation
from bridge.passes.manager import PassManager
from bridge.upstream import gaps, isolated
from bridge.upstream.engine import Compiled, compile
from bridge.upstream.passes import run_passes

TIMEOUT: Final = 60.0
"""Seconds that compiling some programs and running them may take."""


_MATH: Final = "math."
_HEAD: Final = "builtin.module("
_NO_TENSORS: Final = LOWERING[LOWERING.index("func.func(lower-vector-mask") :]
_NATIVE: Final = _NO_TENSORS.replace("func.func(convert-complex-to-standard),", "")
"""What is left of the usual lowering without the passes that only upstream has."""


def _after(passes: str) -> str:
    """The usual lowering, after some passes."""
    return f"{_HEAD}{passes},{LOWERING.removeprefix(_HEAD)}"


class Path(NamedTuple):
    """How a module becomes machine code."""

    opt_level: int
    """LLVM's, from 0 to 3."""
    pipeline: str | None = LOWERING
    """The passes; none for those of `bridge.compile`."""
    is_native: bool = False
    """Whether the passes are this package's own."""


PATHS: Final[Mapping[str, Path]] = {
    "compiled at O0": Path(0, None),
    "compiled at O3": Path(3, None),
    "compiled by test-lower-to-llvm": Path(0),
    "compiled from unrolled transfers": Path(
        0, _after("func.func(convert-vector-to-scf{full-unroll=true})")
    ),
    "compiled from parallel loops": Path(0, _after("func.func(affine-parallelize)")),
    "compiled by native passes": Path(0, _HEAD + _NATIVE, is_native=True),
}
"""The paths, by the names that findings have for them."""

_EXACT_MATH: Final = frozenset(
    cls.op_name
    for cls in (
        math.AbsFOp,
        math.AbsIOp,
        math.CeilOp,
        math.ClampFOp,
        math.CopySignOp,
        math.CountLeadingZerosOp,
        math.CtPopOp,
        math.CountTrailingZerosOp,
        math.FloorOp,
        math.FmaOp,
        math.IPowIOp,
        math.IsFiniteOp,
        math.IsInfOp,
        math.IsNaNOp,
        math.IsNormalOp,
        math.RoundOp,
        math.RoundEvenOp,
        math.SqrtOp,
        math.TruncOp,
    )
)
"""The ops of math whose results IEEE 754 or integers say to the last bit."""

Call = tuple[str, tuple[object, ...]]
"""A function by name, and what it is called with."""


def is_portable(module: Operation) -> bool:
    """Whether all paths must give the same bits, on any machine.

    Not where a library decides the last ones, or the mode of rounding that a processor
    is in; nor where memory is taken for that of vectors: code may rely on an alignment
    that only memory made of them has.
    """
    return all(map(_is_portable, module.walk()))


def _is_portable(op: Operation) -> bool:
    if op.name == vector.TypeCastOp.op_name or op.properties.get("roundingmode"):
        return False
    return not op.name.startswith(_MATH) or op.name in _EXACT_MATH


def outcomes(
    module: Operation, calls: Sequence[Call], path: str, *, guarded: bool = False
) -> list[Outcome]:
    """What calls give of a module's machine code, run in a worker.

    Raises `Crash` where that dies or takes too long, and what `compile` raises: when it
    is `guarded`, `PassFailed` where LLVM dies of what it cannot compile.
    """
    found: list[Outcome] = isolated.call(
        _RUN, module, calls, path, guarded, timeout=TIMEOUT
    )
    return found


_RUN: Final = f"{__name__}:run_there"


def run_there(
    module: Operation, calls: Sequence[Call], path: str, guarded: bool
) -> list[Outcome]:
    """The worker's side of `outcomes`."""
    compiled = _compiled(module, PATHS[path], guarded)
    return [_called(compiled, *call) for call in calls]


def _compiled(module: Operation, path: Path, guarded: bool) -> Compiled:
    lowered, pipeline = module, path.pipeline
    if pipeline is not None:
        # What upstream's passes are known to lower wrongly would hide all else.
        lowered = gaps.expanded(module, {op.name for op in module.walk()})
    if path.is_native:
        lowered, pipeline = clone(lowered), NO_PASSES
        PassManager(str(path.pipeline), run_passes, engine="native").run(lowered)
    return compile(
        lowered,
        pipeline=pipeline,
        opt_level=path.opt_level,
        before=module,
        guarded=guarded,
    )


def _called(compiled: Compiled, name: str, arguments: tuple[object, ...]) -> Outcome:
    compiled.stdout = printed = io.StringIO()
    copies = duplicates(arguments)
    found = compiled[name](*copies)
    if not isinstance(found, tuple):
        found = () if found is None else (found,)
    return Outcome(found, tuple(copies), printed.getvalue())
