"""The interpreter's arithmetic beside compiled code's, on random patterns of bits.

    python -m tools.numeric_families [--count 1000000] [--seed 0] [--only REGEX]

Each function applies one operation of arith or math to every element of arrays. What is
undefined (a division by zero, a shift by the width) is taken out of the arguments. All
NaNs are one value. The exit code is 1 where an element differs, whose bits are shown.
"""

from __future__ import annotations

import argparse
import platform
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

import ml_dtypes
import numpy as np
import numpy.typing as npt

import bridge

Array = npt.NDArray[np.generic]
Operands = list[Array]

INTEGERS: Final = ("i8", "i16", "i32", "i64")
FLOATS: Final = ("f16", "bf16", "f32", "f64")
DTYPES: Final[dict[str, np.dtype[np.generic]]] = {
    "i1": np.dtype(np.bool_),
    "i8": np.dtype(np.int8),
    "i16": np.dtype(np.int16),
    "i32": np.dtype(np.int32),
    "i64": np.dtype(np.int64),
    "f16": np.dtype(np.float16),
    "bf16": np.dtype(ml_dtypes.bfloat16),
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
}


ROUNDED_TWICE: Final = ("f16", "bf16")
"""Of these LLVM rounds a fused product and sum, and integers that f32 does not hold, to
f32 first: it is not compared."""
ANY_ZERO: Final = ("arith.maxnumf", "arith.minnumf")
"""These may give either zero of two, as IEEE 754 has it."""


class Family(NamedTuple):
    """One operation on types, and what its operands may be."""

    op: str
    operands: tuple[str, ...]
    results: tuple[str, ...]
    written: str
    """What follows the operands in the text."""
    tamed: Callable[[Operands], Operands] | None = None
    """Takes out of operands what is undefined."""

    @property
    def name(self) -> str:
        """What its function is called."""
        text = f"{self.op} {' '.join([*self.operands, *self.results])}"
        return re.sub(r"\W+", "_", text).strip("_")

    def function(self) -> str:
        """A function that applies it to arrays."""
        kinds = [*self.operands, *self.results]
        parameters = [f"%a{i}: memref<?x{ty}>" for i, ty in enumerate(kinds)]
        lines = [
            f"    %x{i} = affine.load %a{i}[%i] : memref<?x{ty}>"
            for i, ty in enumerate(self.operands)
        ]
        given = ", ".join([f"%x{i}" for i in range(len(self.operands))])
        made = ", ".join([f"%r{i}" for i in range(len(self.results))])
        lines.append(f"    {made} = {self.op} {given} : {self.written}")
        lines += [
            f"    affine.store %r{i}, %a{len(self.operands) + i}[%i] : memref<?x{ty}>"
            for i, ty in enumerate(self.results)
        ]
        head = f"func.func @{self.name}({', '.join(parameters)}) {{\n"
        before = [
            "  %c0 = arith.constant 0 : index",
            f"  %n = memref.dim %a0, %c0 : memref<?x{kinds[0]}>",
            "  affine.for %i = 0 to %n {",
        ]
        return head + "\n".join([*before, *lines, "  }", "  return", "}", ""])


def _nonzero(given: Operands) -> Operands:
    """A divisor is not zero, nor -1 where the lowest integer is divided."""
    one, other = given
    bad = (other == 0) | (other == -1)
    return [one, np.where(bad, 3, other).astype(other.dtype)]


def _narrow(given: Operands) -> Operands:
    """What is shifted by is less than the width."""
    one, by = given
    width = by.itemsize * 8
    return [one, np.remainder(by, np.array(width, by.dtype))]


def _within(low: float, high: float) -> Callable[[Operands], Operands]:
    """Floats that are rounded towards zero to an integer from `low` to `high`."""

    def tamed(given: Operands) -> Operands:
        (one,) = given
        with np.errstate(all="ignore"):
            wide = one.astype(np.float64)
            fits = (wide > low - 1 if low > -(2**53) else wide >= low) & (
                wide < high + 1
            )
        return [np.where(fits, one, np.zeros_like(one))]

    return tamed


def _integers() -> Iterator[Family]:
    plain = "addi subi muli andi ori xori maxsi maxui minsi minui"
    divisions = "divsi divui remsi remui ceildivsi ceildivui floordivsi"
    for ty in INTEGERS:
        for name in plain.split():
            yield Family(f"arith.{name}", (ty, ty), (ty,), ty)
        for name in divisions.split():
            yield Family(f"arith.{name}", (ty, ty), (ty,), ty, _nonzero)
        for name in ("shli", "shrsi", "shrui"):
            yield Family(f"arith.{name}", (ty, ty), (ty,), ty, _narrow)
        for name in ("addui_extended", "subui_extended"):
            yield Family(f"arith.{name}", (ty, ty), (ty, "i1"), f"{ty}, i1")
        for name in ("mulsi_extended", "mului_extended"):
            yield Family(f"arith.{name}", (ty, ty), (ty, ty), ty)
        for name in ("absi", "ctlz", "cttz", "ctpop"):
            yield Family(f"math.{name}", (ty,), (ty,), ty)
        for kind in _SIGNED.split():
            yield Family(f"arith.cmpi {kind},", (ty, ty), ("i1",), ty)


_SIGNED: Final = "eq ne slt sle sgt sge ult ule ugt uge"
_PREDICATES: Final = (
    "false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true"
)


def _floats() -> Iterator[Family]:
    plain = "addf subf mulf divf remf maximumf minimumf maxnumf minnumf"
    single = "absf ceil floor trunc round roundeven sqrt"
    for ty in FLOATS:
        for name in plain.split():
            yield Family(f"arith.{name}", (ty, ty), (ty,), ty)
        yield Family("arith.negf", (ty,), (ty,), ty)
        for name in single.split():
            yield Family(f"math.{name}", (ty,), (ty,), ty)
        for name in ("isfinite", "isinf", "isnan", "isnormal"):
            yield Family(f"math.{name}", (ty,), ("i1",), ty)
        yield Family("math.copysign", (ty, ty), (ty,), ty)
        if ty not in ROUNDED_TWICE:
            yield Family("math.fma", (ty, ty, ty), (ty,), ty)
        for kind in _PREDICATES.split():
            yield Family(f"arith.cmpf {kind},", (ty, ty), ("i1",), ty)


def _conversions() -> Iterator[Family]:
    for i, narrow in enumerate(INTEGERS):
        for wide in INTEGERS[i + 1 :]:
            for name, pair in (
                ("extsi", (narrow, wide)),
                ("extui", (narrow, wide)),
                ("trunci", (wide, narrow)),
            ):
                one, other = pair
                yield Family(f"arith.{name}", (one,), (other,), f"{one} to {other}")
    for one in FLOATS:
        for other in FLOATS:
            size, wider = DTYPES[one].itemsize, DTYPES[other].itemsize
            if size != wider:
                name = "extf" if size < wider else "truncf"
                yield Family(f"arith.{name}", (one,), (other,), f"{one} to {other}")
        for ty in INTEGERS:
            width = DTYPES[ty].itemsize * 8
            to, back = f"{one} to {ty}", f"{ty} to {one}"
            signed = _within(-(2.0 ** (width - 1)), 2.0 ** (width - 1) - 1)
            yield Family("arith.fptosi", (one,), (ty,), to, signed)
            yield Family("arith.fptoui", (one,), (ty,), to, _within(0, 2.0**width - 1))
            if one in ROUNDED_TWICE and width > np.finfo(np.float32).nmant:
                continue
            yield Family("arith.sitofp", (ty,), (one,), back)
            yield Family("arith.uitofp", (ty,), (one,), back)


def families() -> list[Family]:
    """All that are held against each other."""
    return [*_integers(), *_floats(), *_conversions()]


PLAIN: Final = "x86-64" if platform.machine() == "x86_64" else ""
"""A processor whose LLVM computes bf16 in software: the instructions that newer ones
have for it (AVX512-BF16) take numbers that are subnormal for zero."""


class Difference(NamedTuple):
    """Operands whose results differ, each as its bits."""

    family: Family
    number: int
    operands: tuple[str, ...]
    interpreted: str
    compiled: str

    def __str__(self) -> str:
        return (
            f"{self.family.name}: {self.number} differ: {', '.join(self.operands)} "
            f"gives {self.interpreted}, compiled {self.compiled}"
        )


def module_of(chosen: Sequence[Family]) -> bridge.Operation:
    """A module of their functions."""
    return bridge.parse("".join([family.function() for family in chosen]))


def differences(
    chosen: Sequence[Family], count: int, seed: int
) -> Iterator[Difference | None]:
    """For each family, what differs, or nothing."""
    module = module_of(chosen)
    compiled = bridge.compile(module, cpu=PLAIN)
    random = np.random.default_rng(seed)
    for family in chosen:
        operands = [_drawn(ty, count, random) for ty in family.operands]
        operands = family.tamed(operands) if family.tamed else operands
        ours, theirs = [
            [np.zeros(count, DTYPES[ty]) for ty in family.results] for _ in range(2)
        ]
        bridge.interpret(module, family.name, *operands, *ours)
        compiled[family.name](*operands, *theirs)
        yield _difference(family, operands, ours, theirs)


def _drawn(ty: str, count: int, random: np.random.Generator) -> Array:
    """Any patterns, a part of them near what is special."""
    dtype = DTYPES[ty]
    drawn = np.frombuffer(random.bytes(count * dtype.itemsize), dtype).copy()
    if ty in FLOATS:
        with np.errstate(over="ignore"):
            values = np.array(_SPECIAL_FLOATS).astype(dtype)
    else:
        low = -1 << dtype.itemsize * 8 - 1
        values = np.array([0, 1, 2, 3, 7, -1, -2, low, low + 1, -low - 1]).astype(dtype)
    chosen = random.random(count) < 0.2
    drawn[chosen] = random.choice(values, int(chosen.sum()))
    return drawn


_SPECIAL_FLOATS: Final = (
    *(0.0, -0.0, 1.0, -1.0, 0.5, 1.5, 2.5, 3.0, np.inf, -np.inf, np.nan),
    *(65504.0, 3.0e38, 1e-40, 6e-8),
)


def _difference(
    family: Family, operands: Operands, ours: Operands, theirs: Operands
) -> Difference | None:
    for one, other in zip(ours, theirs, strict=True):
        differs = _bits(one, family.op) != _bits(other, family.op)
        where = np.flatnonzero(differs)
        if len(where):
            at = int(where[0])
            return Difference(
                family,
                len(where),
                tuple([_shown(array[at : at + 1]) for array in operands]),
                _shown(one[at : at + 1]),
                _shown(other[at : at + 1]),
            )
    return None


def _bits(array: Array, op: str) -> Array:
    """Its bits, those of what need not be told apart being the same."""
    bits: Array = array.view(np.dtype(f"u{array.itemsize}"))
    if array.dtype.kind in "fV":
        with np.errstate(invalid="ignore"):
            bits = np.where(np.isnan(array), 0x7FFF, bits)
            if op in ANY_ZERO:
                bits = np.where(array == 0, 0, bits)
    return bits


def _shown(one: Array) -> str:
    bits = int(one.view(np.dtype(f"u{one.itemsize}"))[0])
    return f"{one[0]} ({bits:#x})"


def main(arguments: Sequence[str] | None = None) -> int:
    """One where anything differs."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.numeric_families", description=__doc__
    )
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="", help="an expression for the names")
    given = parser.parse_args(arguments)
    chosen = [one for one in families() if re.search(given.only, one.name)]
    found = list(differences(chosen, given.count, given.seed))
    for difference in filter(None, found):
        print(difference)
    differing = sum(one is not None for one in found)
    print(f"{len(found)} families of {given.count} patterns each, {differing} differ")
    return int(differing > 0)


if __name__ == "__main__":
    sys.exit(main())
