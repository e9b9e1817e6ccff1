"""Canonical elements, slices and paddings of tensors: upstream's, where these hold."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings

import bridge
from bridge.ir.core import Operation
from tests.dialects.tensor_chains import chains
from tests.dialects.tensor_element_rules import ELEMENTS, function
from tests.dialects.tensor_slice_rules import KEPT, PADS, SLICES
from tests.passes.suites import differences
from tests.passes.test_native import both

RULES = {**ELEMENTS, **SLICES, **PADS}


def canonicalized(text: str) -> Operation:
    module = bridge.parse(text)
    bridge.run_passes(module, "canonicalize", engine="native")
    bridge.verify(module)
    return module


def shown(module: Operation) -> list[str]:
    """The lines, whatever order constants are in and how values are called."""
    text = re.sub(r"%[\w#-]+", "%", bridge.format(module))
    lines = [line for line in text.splitlines() if ".constant " not in line]
    return sorted(line for line in text.splitlines() if ".constant " in line) + lines


@pytest.mark.parametrize("rule", RULES)
def test_rules(rule: str) -> None:
    signature, before, after = RULES[rule]
    wanted = bridge.parse(function(signature, after))
    assert shown(canonicalized(function(signature, before))) == shown(wanted)


@pytest.mark.parametrize("rule", RULES)
def test_upstream_has_the_rule(rule: str) -> None:
    signature, before, _ = RULES[rule]
    ours, theirs = both("canonicalize", function(signature, before))
    assert bridge.format(ours, debuginfo=True) == bridge.format(theirs, debuginfo=True)


@pytest.mark.parametrize("rule", KEPT)
def test_what_is_kept(rule: str) -> None:
    text = function(*KEPT[rule])
    assert shown(canonicalized(text)) == shown(bridge.parse(text))


def test_the_dimension_that_is_dropped_stays_the_same() -> None:
    # Upstream casts the part to `tensor<?x1xf32>`, which it may not be.
    text = function(
        "(%s: tensor<1x?xf32>, %d: tensor<8x8x8xf32>, %n: index) -> tensor<8x8x8xf32>",
        """%c = arith.constant 0 : index
        %0 = tensor.insert_slice %s into %d[%c, 0, 0] [1, %n, 1] [1, 1, 1]
            : tensor<1x?xf32> into tensor<8x8x8xf32>
        return %0 : tensor<8x8x8xf32>""",
    )
    found = str(canonicalized(text))
    assert "[0, 0, 0] [1, %arg2, 1]" in found
    assert "tensor.cast" not in found


MINE = re.compile(r"tensor\.(extract|insert|pad|splat|generate|gather|from_elements)")


def test_a_suite_becomes_what_upstream_makes(corpus: Path) -> None:
    path = corpus / "upstream-22" / "Dialect" / "Tensor" / "canonicalize.mlir"
    assert not [one for one in differences("canonicalize", path) if MINE.search(one)]


@settings(max_examples=100)
@given(chains())
def test_chains_give_the_same(chain: tuple[str, tuple[int, ...]]) -> None:
    text, shape = chain
    given = np.arange(100, 100 + int(np.prod(shape)), dtype=np.int32).reshape(shape)
    before = bridge.parse(text)
    try:
        bridge.verify(before)
    except bridge.Invalid:
        # Such as a part of no elements at the end of a dimension.
        return
    after = canonicalized(text)
    arguments = (given, 5, *range(5))
    try:
        (wanted,) = bridge.interpret(before, "f", *arguments)
    except bridge.Trap:
        return
    (found,) = bridge.interpret(after, "f", *arguments)
    assert isinstance(wanted, np.ndarray)
    assert isinstance(found, np.ndarray)
    assert np.array_equal(wanted, found)


@pytest.mark.parametrize(
    ("at", "element"),
    [("%zero, %one", 5), ("%one, %zero", -7), ("%one, %one", 0), ("%two, %one", None)],
)
def test_an_element_of_a_sparse_constant_is_what_is_said_or_zero(
    at: str, element: int | None
) -> None:
    text = f"""func.func @f() -> i32 {{
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %two = arith.constant 2 : index
      %s = arith.constant sparse<[[0, 1], [1, 0]], [5, -7]> : tensor<2x2xi32>
      %e = tensor.extract %s[{at}] : tensor<2x2xi32>
      return %e : i32
    }}"""
    module = bridge.parse(text)
    bridge.run_passes(module, "canonicalize", engine="native")
    assert ("tensor.extract" in str(module)) == (element is None)
    if element is not None:
        assert bridge.interpret(module, "f") == (element,)


def test_an_element_that_is_said_twice_is_not_guessed() -> None:
    module = bridge.parse("""func.func @f() -> i32 {
      %zero = arith.constant 0 : index
      %s = arith.constant sparse<[[0], [0]], [5, -7]> : tensor<2xi32>
      %e = tensor.extract %s[%zero] : tensor<2xi32>
      return %e : i32
    }""")
    bridge.run_passes(module, "canonicalize", engine="native")
    assert "tensor.extract" in str(module)
