"""Random programs of affine nests that make, and use, the same memory."""

from __future__ import annotations

import random

TYPE = "memref<12x12xi64>"
NAMES = ("%a", "%b", "%c", "%d")


def program_of_nests(seed: int) -> str:
    """A function of a memref and an index: others are filled, and all end up in it."""
    rng = random.Random(seed)
    lines = [f"func.func @f(%a: {TYPE}, %n: index) {{", "%k = arith.constant 3 : i64"]
    lines += [f"{name} = memref.alloc() : {TYPE}" for name in NAMES[1:]]
    for name in NAMES[1:]:
        lines += _filled(name)
    for number in range(rng.choice([2, 3, 4])):
        lines += _nest(rng, number)
    return "\n".join([*lines, *_joined(), "return", "}"])


def _filled(name: str) -> list[str]:
    end = name[1:]
    return [
        f"affine.for %i{end} = 0 to 12 {{",
        f"affine.for %j{end} = 0 to 12 {{",
        f"%x{end} = arith.index_cast %i{end} : index to i64",
        f"%y{end} = arith.index_cast %j{end} : index to i64",
        f"%z{end} = arith.muli %x{end}, %y{end} : i64",
        f"affine.store %z{end}, {name}[%i{end}, %j{end}] : {TYPE}",
        "}",
        "}",
    ]


def _joined() -> list[str]:
    """What the first memref is given of all, so that all count."""
    lines = ["affine.for %p = 0 to 12 {", "affine.for %q = 0 to 12 {"]
    last = ""
    for name in NAMES:
        end = name[1:]
        lines.append(f"%r{end} = affine.load {name}[%p, %q] : {TYPE}")
        if last:
            lines.append(f"%t{end} = arith.addi {last}, %r{end} : i64")
            lines.append(f"%u{end} = arith.muli %t{end}, %k : i64")
        last = f"%u{end}" if last else f"%r{end}"
    return [*lines, f"affine.store {last}, %a[%p, %q] : {TYPE}", "}", "}"]


def _nest(rng: random.Random, number: int) -> list[str]:
    """Up to three loops, of which the innermost one reads, adds and writes."""
    variables = [f"%v{number}_{n}" for n in range(rng.choice([1, 2, 2, 2, 3]))]
    lines = []
    for depth, variable in enumerate(variables):
        low, high = rng.choice([2, 2, 2, 3]), str(rng.choice([10, 10, 10, 9, 7]))
        step = "" if rng.random() < 0.85 else " step 2"
        if depth and rng.random() < 0.1:
            high = f"affine_map<(d0) -> (d0)>({variables[0]})"
        lines.append(f"affine.for {variable} = {low} to {high}{step} {{")
    read = []
    for n in range(rng.choice([1, 1, 2])):
        read.append(f"%l{number}_{n}")
        place = _subscripts(rng, variables)
        lines.append(f"{read[-1]} = affine.load {rng.choice(NAMES)}[{place}] : {TYPE}")
    other = read[-1] if len(read) > 1 else "%k"
    lines.append(f"%s{number} = arith.addi {read[0]}, {other} : i64")
    for _ in range(rng.choice([1, 1, 1, 2])):
        place = _subscripts(rng, variables)
        lines.append(f"affine.store %s{number}, {rng.choice(NAMES)}[{place}] : {TYPE}")
    return [*lines, *["}"] * len(variables)]


def _subscripts(rng: random.Random, variables: list[str]) -> str:
    if rng.random() < 0.5 and len(variables) > 1:
        return f"{variables[0]}, {variables[1]}"
    return f"{_subscript(rng, variables)}, {_subscript(rng, variables)}"


def _subscript(rng: random.Random, variables: list[str]) -> str:
    if rng.random() < 0.12:
        return str(rng.randrange(12))
    variable = rng.choice(variables)
    if rng.random() < 0.06:
        return f"{variable} floordiv 2"
    shift = rng.choice([0, 0, 0, 1, -1, 2])
    return f"{variable} + {shift}" if shift >= 0 else f"{variable} - {-shift}"
