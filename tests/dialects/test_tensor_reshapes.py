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


CASTS = {
    "a cast of a cast is one": (
        "%x: tensor<4x?xf32>",
        """%0 = tensor.cast %x : tensor<4x?xf32> to tensor<?x?xf32>
           %r = tensor.cast %0 : tensor<?x?xf32> to tensor<4x8xf32>""",
        "tensor<4x8xf32>",
        ["tensor.cast"],
    ),
    "a cast and back is none": (
        "%x: tensor<4xf32>",
        """%0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
           %r = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>""",
        "tensor<4xf32>",
        [],
    ),
    "what has no rank between is forgotten": (
        "%x: tensor<?xf32>",
        """%0 = tensor.cast %x : tensor<?xf32> to tensor<*xf32>
           %r = tensor.cast %0 : tensor<*xf32> to tensor<?xf32>""",
        "tensor<?xf32>",
        [],
    ),
    "a size that is known between stays": (
        "%x: tensor<?xf32>",
        """%0 = tensor.cast %x : tensor<?xf32> to tensor<4xf32>
           %r = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>""",
        "tensor<?xf32>",
        ["tensor.cast", "tensor.cast"],
    ),
    "a rank that is known between stays": (
        "%x: tensor<*xf32>",
        """%0 = tensor.cast %x : tensor<*xf32> to tensor<?xf32>
           %r = tensor.cast %0 : tensor<?xf32> to tensor<*xf32>""",
        "tensor<*xf32>",
        ["tensor.cast", "tensor.cast"],
    ),
    "casts that never run stay valid": (
        "%x: tensor<4xf32>",
        """%0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
           %r = tensor.cast %0 : tensor<?xf32> to tensor<5xf32>""",
        "tensor<5xf32>",
        ["tensor.cast", "tensor.cast"],
    ),
    "a bitcast of a bitcast is one": (
        "%x: tensor<4xf32>",
        """%0 = tensor.bitcast %x : tensor<4xf32> to tensor<4xi32>
           %r = tensor.bitcast %0 : tensor<4xi32> to tensor<4xui32>""",
        "tensor<4xui32>",
        ["tensor.bitcast"],
    ),
    "a bitcast and back is none": (
        "%x: tensor<4xf32>",
        """%0 = tensor.bitcast %x : tensor<4xf32> to tensor<4xi32>
           %r = tensor.bitcast %0 : tensor<4xi32> to tensor<4xf32>""",
        "tensor<4xf32>",
        [],
    ),
    "bitcasts that never run stay valid": (
        "%x: tensor<4xf32>",
        """%0 = tensor.bitcast %x : tensor<4xf32> to tensor<?xi32>
           %r = tensor.bitcast %0 : tensor<?xi32> to tensor<5xf32>""",
        "tensor<5xf32>",
        ["tensor.bitcast", "tensor.bitcast"],
    ),
    "what has no contents has the sizes it is cast to": (
        "%n: index, %m: index",
        """%0 = tensor.empty(%n, %m) : tensor<?x?xf32, "e">
           %r = tensor.cast %0 : tensor<?x?xf32, "e"> to tensor<?x4xf32, "e">""",
        'tensor<?x4xf32, "e">',
        ["tensor.empty"],
    ),
    "sizes that are constants are in the type": (
        "%n: index",
        """%c = arith.constant 4 : index
           %r = tensor.empty(%c, %n) : tensor<?x?xf32>""",
        "tensor<?x?xf32>",
        ["tensor.empty", "tensor.cast"],
    ),
    "sizes that are negative are not": (
        "",
        """%c = arith.constant -4 : index
           %r = tensor.empty(%c) : tensor<?xf32>""",
        "tensor<?xf32>",
        ["arith.constant", "tensor.empty"],
    ),
    "what is written to has been cast before": (
        "%x: tensor<8xf32>, %v: vector<4xf32>, %i: index",
        """%0 = tensor.cast %x : tensor<8xf32> to tensor<?xf32>
           %r = vector.transfer_write %v, %0[%i] : vector<4xf32>, tensor<?xf32>""",
        "tensor<?xf32>",
        ["vector.transfer_write", "tensor.cast"],
    ),
}

CONCATENATIONS = {
    "one alone is itself": (
        "%x: tensor<?xf32>",
        "%r = tensor.concat dim(0) %x : (tensor<?xf32>) -> tensor<?xf32>",
        "tensor<?xf32>",
        [],
    ),
    "one alone is cast": (
        "%x: tensor<?xf32>",
        "%r = tensor.concat dim(0) %x : (tensor<?xf32>) -> tensor<4xf32>",
        "tensor<4xf32>",
        ["tensor.cast"],
    ),
    "sizes that others have are known": (
        "%x: tensor<?x2xf32>, %y: tensor<3x?xf32>",
        "%r = tensor.concat dim(0) %x, %y : "
        "(tensor<?x2xf32>, tensor<3x?xf32>) -> tensor<?x2xf32>",
        "tensor<?x2xf32>",
        ["tensor.cast", "tensor.concat"],
    ),
    "the sizes of the result are known": (
        "%x: tensor<1x2xf32>, %y: tensor<3x2xf32>",
        "%r = tensor.concat dim(0) %x, %y : "
        "(tensor<1x2xf32>, tensor<3x2xf32>) -> tensor<?x?xf32>",
        "tensor<?x?xf32>",
        ["tensor.concat", "tensor.cast"],
    ),
    "encodings stay": (
        '%x: tensor<1xf32, "e">, %y: tensor<3xf32, "e">',
        "%r = tensor.concat dim(0) %x, %y : "
        '(tensor<1xf32, "e">, tensor<3xf32, "e">) -> tensor<4xf32, "e">',
        'tensor<4xf32, "e">',
        ["tensor.concat"],
    ),
}

SIZES = {
    "the rank is a number": (
        "%x: tensor<?x?xf32>",
        "%r = tensor.rank %x : tensor<?x?xf32>",
        "index",
        ["arith.constant"],
    ),
    "no rank is none": (
        "%x: tensor<*xf32>",
        "%r = tensor.rank %x : tensor<*xf32>",
        "index",
        ["tensor.rank"],
    ),
    "what was cast has its sizes": (
        "%x: tensor<*xf32>, %i: index",
        """%0 = tensor.cast %x : tensor<*xf32> to tensor<?x?xf32>
           %r = tensor.dim %0, %i : tensor<?x?xf32>""",
        "index",
        ["tensor.dim"],
    ),
    "what has no contents has the sizes given": (
        "%n: index, %m: index",
        """%c = arith.constant 1 : index
           %0 = tensor.empty(%n, %m) : tensor<?x?xf32>
           %r = tensor.dim %0, %c : tensor<?x?xf32>""",
        "index",
        [],
    ),
    "sizes out of bounds are not given": (
        "%n: index",
        """%c = arith.constant 1 : index
           %0 = tensor.empty(%n) : tensor<?xf32>
           %r = tensor.dim %0, %c : tensor<?xf32>""",
        "index",
        ["arith.constant", "tensor.empty", "tensor.dim"],
    ),
    "what is reshaped has the sizes of the shape": (
        "%x: tensor<?xf32>, %s: tensor<2xi32>, %i: index",
        """%0 = tensor.reshape %x(%s)
             : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
           %r = tensor.dim %0, %i : tensor<?x?xf32>""",
        "index",
        ["tensor.extract", "arith.index_cast"],
    ),
    "what is written to has the sizes": (
        "%x: tensor<?xf32>, %v: vector<4xf32>, %i: index",
        """%c = arith.constant 0 : index
           %0 = vector.transfer_write %v, %x[%i] : vector<4xf32>, tensor<?xf32>
           %r = tensor.dim %0, %c : tensor<?xf32>""",
        "index",
        ["arith.constant", "tensor.dim"],
    ),
}

RESHAPES = {
    "a reshape of a reshape is one": (
        "%x: tensor<?xf32>, %s: tensor<2xindex>, %t: tensor<3xindex>",
        """%0 = tensor.reshape %x(%s)
             : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
           %r = tensor.reshape %0(%t)
             : (tensor<?x?xf32>, tensor<3xindex>) -> tensor<?x?x?xf32>""",
        "tensor<?x?x?xf32>",
        ["tensor.reshape"],
    ),
    "reshapes that never run stay valid": (
        "%x: tensor<6xf32>, %s: tensor<1xindex>",
        """%0 = tensor.reshape %x(%s)
             : (tensor<6xf32>, tensor<1xindex>) -> tensor<?xf32>
           %r = tensor.reshape %0(%s)
             : (tensor<?xf32>, tensor<1xindex>) -> tensor<7xf32>""",
        "tensor<7xf32>",
        ["tensor.reshape", "tensor.reshape"],
    ),
    "one dimension is what it was": (
        "%x: tensor<?xf32>, %s: tensor<1xindex>",
        """%r = tensor.reshape %x(%s)
             : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>""",
        "tensor<?xf32>",
        [],
    ),
    "two dimensions are not": (
        "%x: tensor<?x?xf32>, %s: tensor<2xindex>",
        """%r = tensor.reshape %x(%s)
             : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>""",
        "tensor<?x?xf32>",
        ["tensor.reshape"],
    ),
    "a splat has another shape": (
        "%s: tensor<2xindex>",
        """%0 = arith.constant dense<1.0> : tensor<6xf32>
           %r = tensor.reshape %0(%s)
             : (tensor<6xf32>, tensor<2xindex>) -> tensor<2x3xf32>""",
        "tensor<2x3xf32>",
        ["arith.constant"],
    ),
    "a collapse of a collapse is one": (
        "%x: tensor<2x?x4x5xf32>",
        """%0 = tensor.collapse_shape %x [[0, 1], [2, 3]]
             : tensor<2x?x4x5xf32> into tensor<?x20xf32>
           %r = tensor.collapse_shape %0 [[0, 1]]
             : tensor<?x20xf32> into tensor<?xf32>""",
        "tensor<?xf32>",
        ["tensor.collapse_shape"],
    ),
    "an expansion of an expansion is one": (
        "%x: tensor<?xf32>, %n: index",
        """%0 = tensor.expand_shape %x [[0, 1]] output_shape [%n, 6]
             : tensor<?xf32> into tensor<?x6xf32>
           %r = tensor.expand_shape %0 [[0], [1, 2]] output_shape [%n, 2, 3]
             : tensor<?x6xf32> into tensor<?x2x3xf32>""",
        "tensor<?x2x3xf32>",
        ["tensor.expand_shape"],
    ),
    "sizes of what is expanded less are products": (
        "%x: tensor<?xf32>, %n: index, %m: index",
        """%0 = tensor.expand_shape %x [[0, 1, 2]] output_shape [%n, %m, 2]
             : tensor<?xf32> into tensor<?x?x2xf32>
           %r = tensor.collapse_shape %0 [[0, 1], [2]]
             : tensor<?x?x2xf32> into tensor<?x2xf32>""",
        "tensor<?x2xf32>",
        ["arith.muli", "tensor.expand_shape"],
    ),
    "products of constants are constants": (
        "%x: tensor<?xf32>, %n: index",
        """%c4 = arith.constant 4 : index
           %c2 = arith.constant 2 : index
           %0 = tensor.expand_shape %x [[0, 1, 2]] output_shape [%c4, %c2, %n]
             : tensor<?xf32> into tensor<?x?x?xf32>
           %r = tensor.collapse_shape %0 [[0, 1], [2]]
             : tensor<?x?x?xf32> into tensor<?x?xf32>""",
        "tensor<?x?xf32>",
        ["arith.constant", "tensor.expand_shape"],
    ),
    "what is expanded and collapsed again is itself": (
        "%x: tensor<?x?xf32>, %n: index, %m: index",
        """%0 = tensor.expand_shape %x [[0, 1], [2]] output_shape [%n, 4, %m]
             : tensor<?x?xf32> into tensor<?x4x?xf32>
           %r = tensor.collapse_shape %0 [[0, 1], [2]]
             : tensor<?x4x?xf32> into tensor<?x?xf32>""",
        "tensor<?x?xf32>",
        [],
    ),
    "what is collapsed and expanded again is itself": (
        "%x: tensor<?x4xf32>, %n: index",
        """%0 = tensor.collapse_shape %x [[0, 1]]
             : tensor<?x4xf32> into tensor<?xf32>
           %r = tensor.expand_shape %0 [[0, 1]] output_shape [%n, 4]
             : tensor<?xf32> into tensor<?x4xf32>""",
        "tensor<?x4xf32>",
        [],
    ),
    "but not with two sizes that are not known": (
        "%x: tensor<?x?xf32>, %n: index, %m: index",
        """%0 = tensor.collapse_shape %x [[0, 1]]
             : tensor<?x?xf32> into tensor<?xf32>
           %r = tensor.expand_shape %0 [[0, 1]] output_shape [%n, %m]
             : tensor<?xf32> into tensor<?x?xf32>""",
        "tensor<?x?xf32>",
        ["tensor.collapse_shape", "tensor.expand_shape"],
    ),
    "and not beside a zero": (
        "%x: tensor<0x?xf32>, %n: index",
        """%0 = tensor.collapse_shape %x [[0, 1]]
             : tensor<0x?xf32> into tensor<?xf32>
           %r = tensor.expand_shape %0 [[0, 1]] output_shape [0, %n]
             : tensor<?xf32> into tensor<0x?xf32>""",
        "tensor<0x?xf32>",
        ["tensor.collapse_shape", "tensor.expand_shape"],
    ),
    "nor otherwise beside a zero": (
        "%x: tensor<0x?xf32>, %n: index",
        """%0 = tensor.expand_shape %x [[0], [1, 2]] output_shape [0, 2, %n]
             : tensor<0x?xf32> into tensor<0x2x?xf32>
           %r = tensor.collapse_shape %0 [[0, 1], [2]]
             : tensor<0x2x?xf32> into tensor<0x?xf32>""",
        "tensor<0x?xf32>",
        ["tensor.expand_shape", "tensor.collapse_shape"],
    ),
    "what is collapsed and expanded less is collapsed": (
        "%x: tensor<?x2x3xf32>, %n: index",
        """%0 = tensor.collapse_shape %x [[0, 1, 2]]
             : tensor<?x2x3xf32> into tensor<?xf32>
           %r = tensor.expand_shape %0 [[0, 1]] output_shape [%n, 3]
             : tensor<?xf32> into tensor<?x3xf32>""",
        "tensor<?x3xf32>",
        ["tensor.collapse_shape"],
    ),
    "but not beside a zero either": (
        "%x: tensor<?x2x0xf32>, %n: index",
        """%0 = tensor.collapse_shape %x [[0, 1, 2]]
             : tensor<?x2x0xf32> into tensor<?xf32>
           %r = tensor.expand_shape %0 [[0, 1]] output_shape [%n, 0]
             : tensor<?xf32> into tensor<?x0xf32>""",
        "tensor<?x0xf32>",
        ["tensor.collapse_shape", "tensor.expand_shape"],
    ),
    "what was cast is collapsed before": (
        "%x: tensor<8x4xf32>",
        """%0 = tensor.cast %x : tensor<8x4xf32> to tensor<?x4xf32>
           %r = tensor.collapse_shape %0 [[0, 1]]
             : tensor<?x4xf32> into tensor<?xf32>""",
        "tensor<?xf32>",
        ["tensor.collapse_shape", "tensor.cast"],
    ),
    "what was cast is expanded before": (
        "%x: tensor<8xf32>",
        """%c = arith.constant 4 : index
           %0 = tensor.cast %x : tensor<8xf32> to tensor<?xf32>
           %r = tensor.expand_shape %0 [[0, 1]] output_shape [%c, 2]
             : tensor<?xf32> into tensor<?x2xf32>""",
        "tensor<?x2xf32>",
        ["tensor.expand_shape", "tensor.cast"],
    ),
    "to sizes that go together": (
        "%x: tensor<8xf32>",
        """%c = arith.constant 3 : index
           %0 = tensor.cast %x : tensor<8xf32> to tensor<?xf32>
           %r = tensor.expand_shape %0 [[0, 1]] output_shape [%c, 2]
             : tensor<?xf32> into tensor<?x2xf32>""",
        "tensor<?x2xf32>",
        ["arith.constant", "tensor.cast", "tensor.expand_shape"],
    ),
    "and that are not negative": (
        "%x: tensor<8xf32>",
        """%c = arith.constant -4 : index
           %0 = tensor.cast %x : tensor<8xf32> to tensor<?xf32>
           %r = tensor.expand_shape %0 [[0, 1]] output_shape [%c, %c]
             : tensor<?xf32> into tensor<?x?xf32>""",
        "tensor<?x?xf32>",
        ["arith.constant", "tensor.cast", "tensor.expand_shape"],
    ),
    "constants have another shape": (
        "",
        """%0 = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi8>
           %r = tensor.expand_shape %0 [[0, 1]] output_shape [2, 2]
             : tensor<4xi8> into tensor<2x2xi8>""",
        "tensor<2x2xi8>",
        ["arith.constant"],
    ),
}
RULES = CASTS | CONCATENATIONS | SIZES | RESHAPES


@pytest.mark.parametrize(
    ("arguments", "body", "result", "left"), RULES.values(), ids=RULES
)
def test_it_leaves(arguments: str, body: str, result: str, left: list[str]) -> None:
    assert names(canonicalized(arguments, body, result)) == left


OTHERWISE = {
    # Upstream's is another program.
    "and not beside a zero",
    "nor otherwise beside a zero",
    # Upstream's does not verify.
    "bitcasts that never run stay valid",
    "reshapes that never run stay valid",
    "products of constants are constants",
    "and that are not negative",
    # Upstream's is not simpler.
    "encodings stay",
    "to sizes that go together",
}
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
