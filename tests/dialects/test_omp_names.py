"""How canonical loops and what stands for them are named."""

from __future__ import annotations

import itertools
import re

import pytest

from tests.oracles.syntax import check_printed

LOOP = "omp.canonical_loop %i : i32 in range(%n) {"
INNERMOST = f"{LOOP} omp.terminator }}"


def within(body: str) -> str:
    """A function of a body whose loops' variables have names of their own."""
    numbers = itertools.count()
    body = re.sub("%i ", lambda match: f"%i{next(numbers)} ", body)
    ending = "" if "return" in body else "return"
    return f"func.func @f(%n: i32, %x: i1) {{ {body}\n {ending} }}"


@pytest.mark.parametrize(
    "body",
    [
        INNERMOST,
        INNERMOST * 3,
        f"{LOOP} {INNERMOST} omp.terminator }}",
        f"{LOOP} {LOOP} {INNERMOST * 2} omp.terminator }} omp.terminator }}",
        f"{LOOP} {LOOP} {INNERMOST} omp.terminator }} omp.terminator }}" * 2,
        f"{LOOP} scf.if %x {{ {INNERMOST} }} omp.terminator }}",
        f"scf.if %x {{ {INNERMOST} }} else {{ {INNERMOST * 2} }}",
        f"{LOOP} scf.execute_region {{ {INNERMOST} scf.yield }} omp.terminator }}",
        f"{LOOP} cf.br ^last\n^last: omp.terminator }}",
        f"{INNERMOST} cf.br ^last\n^last: {INNERMOST}",
        f"cf.br ^second\n^first: {INNERMOST} return\n^second: {INNERMOST} cf.br ^first",
    ],
)
def test_a_loop_is_named_by_its_place_among_loops(body: str) -> None:
    check_printed(within(body))


def handled(number: int) -> str:
    loop = INNERMOST.replace("_loop ", f"_loop(%c{number}) ")
    return f"%c{number} = omp.new_cli\n{loop}\n"


@pytest.mark.parametrize(
    "use",
    [
        "",
        "omp.unroll_heuristic(%c0)",
        "%g = omp.new_cli\n%t = omp.new_cli\n"
        "omp.tile (%g, %t) <- (%c0) sizes(%n : i32)",
        "%g = omp.new_cli\nomp.fuse (%g) <- (%c0, %c1)",
        "%g = omp.new_cli\n%h = omp.new_cli\n"
        "omp.fuse (%g, %h) <- (%c0, %c1, %c2) looprange(first = 1, count = 2)",
    ],
)
def test_what_stands_for_a_loop_is_named_by_what_makes_it(use: str) -> None:
    loops = "".join(handled(number) for number in range(3))
    check_printed(within(loops + "%lone = omp.new_cli\n" + use))
