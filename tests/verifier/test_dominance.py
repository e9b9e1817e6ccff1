"""Whether values are there where they are used, however deep that is."""

import pytest

import bridge
from bridge.ir import dominance
from bridge.ir.blocks import Block
from bridge.verifier import verify
from tests.oracles.verdicts import complaints, theirs


def test_what_comes_from_far_outside_is_not_sought_from_each_depth(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    depth = 200
    loops = "".join(f"affine.for %i{n} = 0 to %n {{\n" for n in range(depth))
    text = f"func.func @f(%n: index) {{\n{loops}{'}' * depth}\nreturn\n}}"
    module = bridge.parse(text)
    steps = []
    around = dominance._block_around

    def counted(block: Block) -> Block | None:
        steps.append(block)
        return around(block)

    monkeypatch.setattr(dominance, "_block_around", counted)
    verify(module)
    assert len(steps) < 3 * depth


USES = [
    # What is there for the first operation of a block is there for the second.
    '"t.a"() ({\n"t.use"(%x) : (f32) -> ()\n"t.use"(%x) : (f32) -> ()\n}) : () -> ()',
    # What is defined in the block itself is there only behind its definition.
    '"t.a"() ({\n"t.b"() ({\n"t.use"(%y) : (f32) -> ()\n}) : () -> ()\n'
    '%y = "t.make"() : () -> f32\n"t.use"(%y) : (f32) -> ()\n}) : () -> ()',
    'scf.if %c {\n"t.b"() ({\n"t.use"(%y) : (f32) -> ()\n}) : () -> ()\n'
    '%y = "t.make"() : () -> f32\n"t.use"(%y) : (f32) -> ()\n}',
    # What one region defines is not there in the other one.
    'scf.if %c {\n%y = "t.make"() : () -> f32\n"t.use"(%y) : (f32) -> ()\n} else {\n'
    '"t.b"() ({\n"t.use"(%y) : (f32) -> ()\n}) : () -> ()\n}',
    'scf.execute_region {\ncf.cond_br %c, ^a, ^b\n^a:\n%y = "t.make"() : () -> f32\n'
    'cf.br ^c\n^b:\n"t.b"() ({\n"t.use"(%y) : (f32) -> ()\n}) : () -> ()\n'
    "cf.br ^c\n^c:\nscf.yield\n}",
]


@pytest.mark.parametrize("body", USES)
def test_values_are_there_where_the_reference_has_them(body: str) -> None:
    text = f"func.func @f(%x: f32, %c: i1) {{\n{body}\nreturn\n}}"
    assert complaints(text) == theirs(text)
