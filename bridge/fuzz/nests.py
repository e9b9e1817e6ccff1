"""Random small nests of affine loops, and what their runs really touch.

For analyses: bounds with several results, symbols, steps, conditions, quotients and
remainders, views of one memref, and what an enumeration by the interpreter finds.
Subscripts stay inside the memrefs unless they are asked to leave them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

import numpy as np

from bridge.interpreter.memory import MemRef
from bridge.interpreter.observer import Observer
from bridge.interpreter.run import interpret
from bridge.ir.core import Operation
from bridge.op.interfaces.polyhedral import AffineAccess, AffineValue

NAME: Final = "f"

SIDE: Final = 24
"""How many elements a memref has in each of its two dimensions."""


def nest_text(seed: int, *, inside: bool = True, mixing: bool = False) -> str:
    """A function `f` of one index, of loops that load from a memref and store to it.

    With `mixing`, what is stored is made of what was loaded, and all memory ends up in
    the argument: what a pass does wrong is seen.
    """
    return _Nest(Random(seed), inside=inside, mixing=mixing).text()


class _Nest:
    def __init__(self, random: Random, *, inside: bool, mixing: bool) -> None:
        self.random = random
        self.inside = inside
        self.mixing = mixing
        self.lines: list[str] = []
        self.memrefs = ["%a"]
        self.loops = 0
        self.values = 0

    def text(self) -> str:
        ty = f"memref<{SIDE}x{SIDE}xf32>"
        self._views()
        for _ in range(self.random.randint(1, 2)):
            self._loop([], 1)
        if "%c" in self.memrefs and self.mixing:
            self.lines += _JOINED
        body = "\n".join(f"  {line}" for line in self.lines)
        return f"func.func @{NAME}(%a: {ty}, %n: index) {{\n{body}\n  return\n}}\n"

    def _views(self) -> None:
        if self.random.random() < 0.4:
            start, step = self.random.randint(0, 3), self.random.randint(1, 2)
            self.lines.append(
                f"%b = memref.subview %a[{start}, 2] [{SIDE // 2 - 3}, {SIDE // 2}] "
                f"[{step}, 1] : memref<{SIDE}x{SIDE}xf32> to "
                f"memref<{SIDE // 2 - 3}x{SIDE // 2}xf32, "
                f"strided<[{SIDE * step}, 1], offset: {SIDE * start + 2}>>"
            )
            self.memrefs.append("%b")
        if self.random.random() < 0.3:
            self.lines.append(f"%c = memref.alloc() : memref<{SIDE}x{SIDE}xf32>")
            self.lines.append("%zero = arith.constant 0.0 : f32")
            self.lines += [
                f"affine.for %z0 = 0 to {SIDE} {{ affine.for %z1 = 0 to {SIDE} {{ "
                f"memref.store %zero, %c[%z0, %z1] : memref<{SIDE}x{SIDE}xf32> }} }}"
            ]
            self.memrefs.append("%c")

    # Expressions

    def _linear(self, variables: Sequence[str]) -> str:
        """Some variables with small factors, and a constant."""
        terms = [str(self.random.randint(-2, 3))]
        for name in variables:
            if self.random.random() < 0.6:
                terms.append(f"{name} * {self.random.choice((1, 1, 1, 2, -1))}")
        return " + ".join(terms)

    def _index(self, variables: Sequence[str], size: int) -> str:
        """A subscript: a remainder, or something that is small anyway."""
        found = self._linear(variables)
        if not self.inside and self.random.random() < 0.5:
            return found
        if self.random.random() < 0.3:
            found = f"({found}) floordiv {self.random.randint(2, 3)}"
        return f"({found} + {size // 2}) mod {size}"

    # Statements

    def _loop(self, around: list[str], depth: int) -> None:
        name = f"%i{self.loops}"
        self.loops += 1
        dims = ", ".join(f"d{n}" for n in range(len(around)))
        operands = f"({', '.join(around)})[%n]"
        variables = [f"d{n}" for n in range(len(around))]
        lower = self._bounds("max", dims, variables, -1) + operands
        upper = self._bounds("min", dims, [*variables, "s0"], 4) + operands
        step = self.random.choice(("", "", " step 2", " step 3"))
        self.lines.append(f"affine.for {name} = {lower} to {upper}{step} {{")
        inner = [*around, name]
        for _ in range(self.random.randint(1, 2)):
            if depth < 3 and self.random.random() < 0.45:
                self._loop(inner, depth + 1)
            elif self.random.random() < 0.3:
                self._condition(inner)
            else:
                self._access(inner)
        self.lines.append("}")

    def _bounds(self, word: str, dims: str, variables: list[str], least: int) -> str:
        count = 2 if self.random.random() < 0.3 else 1
        results = []
        for n in range(count):
            found = self._linear(variables)
            if self.random.random() < 0.2:
                found = f"({found}) floordiv 2"
            # The first one keeps the number of iterations small.
            results.append(f"({found}) mod 5 + {least}" if n == 0 else found)
        text = f"affine_map<({dims})[s0] -> ({', '.join(results)})>"
        return f"{word} {text}" if count > 1 else text

    def _condition(self, around: list[str]) -> None:
        dims = ", ".join(f"d{n}" for n in range(len(around)))
        variables = [f"d{n}" for n in range(len(around))]
        constraint = self._linear([*variables, "s0"])
        if self.random.random() < 0.4:
            constraint = f"({constraint}) mod 3 - 1"
        relation = self.random.choice((">=", ">=", "=="))
        set_ = f"affine_set<({dims})[s0] : ({constraint} {relation} 0)>"
        self.lines.append(f"affine.if {set_}({', '.join(around)})[%n] {{")
        self._access(around)
        if self.random.random() < 0.5:
            self.lines.append("} else {")
            self._access(around)
        self.lines.append("}")

    def _access(self, around: list[str]) -> None:
        """A load or a store; an operation before it is given all variables around."""
        if self.mixing:
            self._mixed_access(around)
            return
        accessed = self._accessed(around)
        if self.random.random() < 0.5:
            self.lines.append(f"%v{self.values} = affine.load {accessed}")
        else:
            self.lines.append(f"%v{self.values} = arith.constant 1.0 : f32")
            self.lines.append(f"affine.store %v{self.values}, {accessed}")

    def _mixed_access(self, around: list[str]) -> None:
        """Stores to an element what is in another one, and some more."""
        source = self._accessed(around)
        self.lines.append(f"%l{self.values} = affine.load {source}")
        loaded, number = f"%l{self.values}", self.random.randint(1, 9)
        target = self._accessed(around)
        n = self.values
        self.lines.append(f"%k{n} = arith.constant {number}.0 : f32")
        self.lines.append(f"%s{n} = arith.addf {loaded}, %k{n} : f32")
        self.lines.append(f"affine.store %s{n}, {target}")

    def _accessed(self, around: list[str]) -> str:
        """An element of a memref; `affine.apply` before it computes its subscripts."""
        memref = self.random.choice(self.memrefs)
        shape, ty = self._type_of(memref)
        variables = [f"d{n}" for n in range(len(around))]
        results = [self._index([*variables, "s0"], size) for size in shape]
        self.values += 1
        subscripts = []
        for n, result in enumerate(results):
            name = f"%x{self.values}_{n}"
            map_ = f"affine_map<({', '.join(variables)})[s0] -> ({result})>"
            self.lines.append(f"{name} = affine.apply {map_}({', '.join(around)})[%n]")
            subscripts.append(name)
        if self.random.random() < 0.5:
            subscripts = [_written_out(result, around) for result in results]
        return f"{memref}[{', '.join(subscripts)}] : {ty}"

    def _type_of(self, memref: str) -> tuple[tuple[int, int], str]:
        if memref != "%b":
            return (SIDE, SIDE), f"memref<{SIDE}x{SIDE}xf32>"
        return (SIDE // 2 - 3, SIDE // 2), self.lines[0].rpartition(" to ")[2]


_JOINED: Final = (
    f"affine.for %p = 0 to {SIDE} {{ affine.for %q = 0 to {SIDE} {{",
    f"%pa = affine.load %a[%p, %q] : memref<{SIDE}x{SIDE}xf32>",
    f"%pc = affine.load %c[%p, %q] : memref<{SIDE}x{SIDE}xf32>",
    "%thousand = arith.constant 1000.0 : f32",
    "%pd = arith.mulf %pc, %thousand : f32",
    "%pe = arith.addf %pa, %pd : f32",
    f"affine.store %pe, %a[%p, %q] : memref<{SIDE}x{SIDE}xf32>",
    "} }",
)


def _written_out(expr: str, around: Sequence[str]) -> str:
    """An expression of values instead of dimensions and the symbol."""
    for n in reversed(range(len(around))):
        expr = expr.replace(f"d{n}", around[n])
    return expr.replace("s0", "symbol(%n)")


# What a run touches


class Visit(NamedTuple):
    """One run of an access."""

    op: Operation
    iteration: tuple[int, ...]
    """The variables of the loops around it, the outer first."""
    place: tuple[int, int]
    """The buffer, and the element in it."""
    writes: bool


class Visits(Observer):
    """The accesses of a run of a nest, in their order."""

    def __init__(self) -> None:
        self.found: list[Visit] = []
        self._iteration: tuple[int, ...] = ()
        self._buffers: dict[int, int] = {}
        self._kept: list[object] = []

    def before(self, op: Operation, operands: tuple[object, ...]) -> None:
        if isinstance(op, AffineValue):
            # The symbol is the last operand.
            self._iteration = tuple([int(str(v)) for v in operands[:-1]])
        elif isinstance(op, AffineAccess) and op.dialect == "affine":
            access = op.access()
            memref = next(v for v in operands if isinstance(v, MemRef))
            start = len(operands) - access.subscripts.map.num_inputs
            inputs = [int(str(v)) for v in operands[start:]]
            map_ = access.subscripts.map
            index = map_.evaluate(inputs[: map_.num_dims], inputs[map_.num_dims :])
            self.found.append(
                Visit(op, self._iteration, self._place(memref, index), access.writes)
            )

    def _place(self, memref: MemRef, index: Sequence[int]) -> tuple[int, int]:
        self._kept.append(memref.buffer)
        number = self._buffers.setdefault(id(memref.buffer), len(self._buffers))
        steps = zip(index, memref.strides, strict=True)
        return number, memref.offset + sum(i * stride for i, stride in steps)


def visits(module: Operation, symbol: int) -> list[Visit]:
    """What a nest touches, in its order; raises `Trap` where it leaves a memref."""
    found = Visits()
    array = np.zeros((SIDE, SIDE), np.float32)
    interpret(module, NAME, array, symbol, trace=found)
    return found.found


Pair = tuple[str, Operation, Operation, tuple[int, ...], tuple[int, ...]]


def depending(found: Sequence[Visit]) -> set[Pair]:
    """The pairs of visits to one element of which one writes, with their kinds."""
    by_place: dict[tuple[int, int], list[Visit]] = {}
    for visit in found:
        by_place.setdefault(visit.place, []).append(visit)
    pairs: set[Pair] = set()
    for same in by_place.values():
        for n, first in enumerate(same):
            for second in same[n + 1 :]:
                if first.writes or second.writes:
                    kind = _KINDS[first.writes, second.writes]
                    pairs.add(
                        (kind, first.op, second.op, first.iteration, second.iteration)
                    )
    return pairs


_KINDS: Final = {
    (True, False): "flow",
    (False, True): "anti",
    (True, True): "output",
}
