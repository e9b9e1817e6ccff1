"""Casts, reshapes, concatenations and sizes of tensors, made simpler."""

from __future__ import annotations

import re
from itertools import pairwise
from math import prod
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bridge
from bridge.dialects.tensor import ReshapeOp
from bridge.upstream import passes as upstream
from tests.dialects.tensor_rules import OTHERWISE, RULES
from tests.passes.suites import differences


def canonicalized(arguments: str, body: str, result: str) -> str:
    """What is left of a function that returns `%r`, without the names of types."""
    module = bridge.parse(program(arguments, body, result))
    bridge.run_passes(module, "canonicalize", engine="native")
    bridge.verify(module)
    lines = str(module).splitlines()[2:-2]
    return "\n".join(line.strip() for line in lines)


def program(arguments: str, body: str, result: str) -> str:
    return (
        f"func.func @f({arguments}) -> {result} {{\n{body}\nreturn %r : {result}\n}}\n"
    )


def names(text: str) -> list[str]:
    """The ops of a text, in order."""
    return re.findall(r"(?m)^(?:%\S+ = )?([a-z]\w*\.\w+)", text)


@pytest.mark.parametrize(
    ("arguments", "body", "result", "left"), RULES.values(), ids=RULES
)
def test_it_leaves(arguments: str, body: str, result: str, left: list[str]) -> None:
    assert names(canonicalized(arguments, body, result)) == left


OPTIONS = ["", "{top-down=false}", "{region-simplify=disabled}", "{max-iterations=1}"]


@pytest.mark.parametrize("rule", [name for name in RULES if name not in OTHERWISE])
@pytest.mark.parametrize("options", OPTIONS)
def test_upstream_makes_the_same(rule: str, options: str) -> None:
    arguments, body, result, _ = RULES[rule]
    assert agree(program(arguments, body, result), options)


def agree(text: str, options: str = "") -> bool:
    """Whether upstream makes the same of a text."""
    ours = bridge.parse(text)
    theirs = ours.clone()
    bridge.run_passes(ours, f"canonicalize{options}", engine="native")
    upstream.run_passes(theirs, f"canonicalize{options}")
    return bridge.format(ours, debuginfo=True) == bridge.format(theirs, debuginfo=True)


def test_a_shape_that_is_asked_of_the_source_is_its_own() -> None:
    body = """%c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %n = tensor.dim %x, %c0 : tensor<?x4xf32>
      %s = tensor.from_elements %n, %c4 : tensor<2xindex>
      %r = tensor.reshape %x(%s)
        : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x4xf32>"""
    module = bridge.parse(program("%x: tensor<?x4xf32>", body, "tensor<?x4xf32>"))
    (reshape,) = [op for op in module.walk() if isinstance(op, ReshapeOp)]
    assert reshape.fold((None, None)) is reshape.source


@pytest.mark.parametrize("op", ["splat %v", "from_elements %v, %v, %v, %v"])
def test_what_is_made_of_elements_is_made_in_the_shape(op: str) -> None:
    body = f"""%0 = tensor.{op} : tensor<4xf32>
      %r = tensor.expand_shape %0 [[0, 1]] output_shape [2, 2]
        : tensor<4xf32> into tensor<2x2xf32>"""
    assert agree(program("%v: f32", body, "tensor<2x2xf32>"))


def test_tensors_become_what_upstream_makes(corpus: Path) -> None:
    path = corpus / "upstream-22" / "Dialect" / "Tensor" / "canonicalize.mlir"
    assert not differences("canonicalize", path)


def test_a_tensor_that_grows_is_not_held_to_its_first_size() -> None:
    body = """%c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %0 = tensor.cast %x : tensor<1xi64> to tensor<?xi64>
      %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %0) -> (tensor<?xi64>) {
        %2 = tensor.concat dim(0) %t, %x
          : (tensor<?xi64>, tensor<1xi64>) -> tensor<?xi64>
        scf.yield %2 : tensor<?xi64>
      }"""
    module = bridge.parse(
        program("%x: tensor<1xi64>, %n: index", body, "tensor<?xi64>")
    )
    bridge.run_passes(module, "canonicalize", engine="native")
    (found,) = bridge.interpret(module, "f", np.array([7]), 3)
    assert np.asarray(found).tolist() == [7, 7, 7, 7]


# What they compute --------------------------------------------------------------------

Shape = list[int]
Sizes = list[str]
Groups = list[list[int]]
SHAPES = st.lists(st.sampled_from([0, 1, 2, 3]), min_size=1, max_size=4)


class Chain:
    """The lines of a program, and what its function is given."""

    def __init__(self, shape: Shape, sizes: Sizes) -> None:
        self.shape, self.argument = shape, tensor(sizes)
        self.numbers: list[int] = []
        self._lines: list[str] = []
        self._sizes = sizes

    def expand(self, shape: Shape, sizes: Sizes, groups: Groups) -> None:
        wanted = ", ".join(map(self._wanted, shape, sizes))
        self._add("expand_shape", f"{groups} output_shape [{wanted}]", sizes)

    def collapse(self, groups: Groups) -> None:
        self._add("collapse_shape", str(groups), collapsed(self._sizes, groups))

    def _wanted(self, number: int, size: str) -> str:
        if size == "?":
            self.numbers.append(number)
            return f"%n{len(self.numbers)}"
        return size

    def _add(self, op: str, how: str, sizes: Sizes) -> None:
        last = f"%{len(self._lines) - 1}" if self._lines else "%x"
        self._lines.append(
            f"%{len(self._lines)} = tensor.{op} {last} {how} : "
            f"{tensor(self._sizes)} into {tensor(sizes)}"
        )
        self._sizes = sizes

    def __str__(self) -> str:
        indices = [f"%n{i + 1}: index" for i in range(len(self.numbers))]
        arguments = ", ".join([f"%x: {self.argument}", *indices])
        *before, last = self._lines
        last = f"%r = {last.partition(' = ')[2]}"
        return program(arguments, "\n".join([*before, last]), tensor(self._sizes))


def tensor(sizes: Sizes) -> str:
    return f"tensor<{''.join(f'{size}x' for size in sizes)}i64>"


def collapsed(sizes: Sizes, groups: Groups) -> Sizes:
    parts = [[sizes[n] for n in group] for group in groups]
    return ["?" if "?" in part else str(prod(map(int, part))) for part in parts]


@st.composite
def groupings(draw: st.DrawFn, rank: int) -> Groups:
    """Dimensions in groups, in order."""
    cuts = sorted(draw(st.sets(st.integers(1, rank - 1)))) if rank > 1 else []
    return [list(range(a, b)) for a, b in pairwise([0, *cuts, rank])]


@st.composite
def types(draw: st.DrawFn, shape: Shape) -> Sizes:
    """Sizes as a type has them, some of which are not known."""
    return [draw(st.sampled_from([str(size), "?"])) for size in shape]


@st.composite
def expanded_first(draw: st.DrawFn) -> Chain:
    """What is expanded and collapsed otherwise."""
    shape = draw(SHAPES)
    sizes, groups = draw(types(shape)), draw(groupings(len(shape)))
    start = [prod([shape[n] for n in group]) for group in groups]
    chain = Chain(start, collapsed(sizes, groups))
    chain.expand(shape, sizes, groups)
    chain.collapse(draw(groupings(len(shape))))
    return chain


@st.composite
def collapsed_first(draw: st.DrawFn) -> Chain:
    """What is collapsed, expanded to sizes of as many elements, and collapsed."""
    shape = draw(SHAPES)
    sizes = draw(types(shape))
    chain = Chain(shape, sizes)
    chain.collapse([list(range(len(shape)))])
    other = draw(st.permutations([0, *draw(SHAPES)] if 0 in shape else shape))
    wanted = draw(types(other)) if "?" in sizes else list(map(str, other))
    if "?" in sizes and "?" not in wanted:
        wanted[0] = "?"
    chain.expand(other, wanted, [list(range(len(other)))])
    chain.collapse(draw(groupings(len(other))))
    return chain


@settings(max_examples=200, deadline=None)
@given(st.one_of(expanded_first(), collapsed_first()))
def test_reshapes_give_what_they_gave(chain: Chain) -> None:
    module = bridge.parse(str(chain))
    bridge.verify(module)
    changed = module.clone()
    bridge.run_passes(changed, "canonicalize", engine="native")
    bridge.verify(changed)
    shape = chain.shape
    elements = np.arange(prod(shape), dtype=np.int64).reshape(shape)
    (before,) = bridge.interpret(module, "f", elements, *chain.numbers)
    (after,) = bridge.interpret(changed, "f", elements, *chain.numbers)
    assert np.array_equal(np.asarray(before), np.asarray(after))
