"""Elements that are gathered by shuffles are those that were gathered one by one."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

import bridge
from tests.passes.test_native import both

PASS = "lower-vector-to-from-elements-to-shuffle-tree"

SIZES = (5, 3, 4, 1)
ELEMENTS = st.lists(
    st.sampled_from([(i, j) for i, size in enumerate(SIZES) for j in range(size)]),
    min_size=1,
    max_size=12,
)


def program(elements: list[tuple[int, int]]) -> str:
    arguments = ", ".join(f"%a{i}: vector<{n}xi32>" for i, n in enumerate(SIZES))
    taken = "\n".join(
        f"%e{i}{f':{n}' if n > 1 else ''} = vector.to_elements %a{i} : vector<{n}xi32>"
        for i, n in enumerate(SIZES)
    )
    values = ", ".join(f"%e{i}#{j}" for i, j in elements)
    ty = f"vector<{len(elements)}xi32>"
    return (
        f"func.func @f({arguments}) -> {ty} {{\n{taken}\n"
        f"%r = vector.from_elements {values} : {ty}\nreturn %r : {ty}\n}}"
    )


@settings(max_examples=60, deadline=None)
@given(ELEMENTS)
def test_the_elements_are_the_same(elements: list[tuple[int, int]]) -> None:
    ours, theirs = both(PASS, program(elements))
    assert str(ours) == str(theirs)
    arrays = [np.arange(n, dtype=np.int32) + 10 * i for i, n in enumerate(SIZES)]
    found = bridge.interpret(ours, "f", *arrays)
    wanted = [10 * i + j for i, j in elements]
    assert np.asarray(found).ravel().tolist() == wanted
