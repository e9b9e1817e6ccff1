"""Modules go through bytecode as they go through text: by text made by chance."""

from __future__ import annotations

import io
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bridge.errors import Invalid, Malformed, Unsupported
from bridge.ir.attributes import EMPTY_DICTIONARY, IntegerAttr, StringAttr
from bridge.ir.core import Operation
from bridge.ir.types import I32
from bridge.text.printer import PrintOptions, print_generic
from bridge.upstream import exporter, reader
from bridge.upstream.bytecode_format import NoCodec
from bridge.upstream.bytecode_reader import read_bytecode
from bridge.upstream.bytecode_writer import write_bytecode
from bridge.upstream.provider import Module, new_context
from tests.oracles.modules import read, upstream
from tests.strategies.ir import Shape, held, random_operation
from tests.strategies.modules import modules

LOSSLESS = PrintOptions(debuginfo=True)


def written(module: Module) -> bytes:
    """Upstream's own bytecode, which has locations and the order of uses."""
    buffer = io.BytesIO()
    module.operation.write_bytecode(buffer)
    return buffer.getvalue()


def read_by_upstream(data: bytes) -> Module:
    return reader.read(data, "-", new_context(allow_unregistered=True))


def read_by_text(module: Operation) -> Module:
    context = new_context(allow_unregistered=True)
    return exporter.read_exported(exporter.generic_text(module), context)


def module_around(op: Operation) -> Operation:
    module = read("")
    module.body.append(op)
    return module


@given(modules(metadata=""))
@settings(max_examples=60)
def test_a_module_is_the_same_by_bytecode_and_by_text(text: str) -> None:
    try:
        module = upstream(text)
    except Malformed:
        return
    try:
        ours = read_bytecode(written(module), {})
        data = write_bytecode(ours).data
    except NoCodec:
        # Resources, and properties of ops that upstream does not know.
        return
    assert written(read_by_upstream(data)) == written(read_by_text(ours))
    again = read_bytecode(data, {})
    assert print_generic(again, LOSSLESS) == print_generic(ours, LOSSLESS)


@given(st.integers(0, 1 << 32), st.integers(1, 2))
@example(493, 1)
@settings(max_examples=60)
def test_uses_keep_their_order(seed: int, blocks: int) -> None:
    """Wherever values are used: in regions, before their definition, by branches."""
    op = random_operation(Random(seed), Shape(blocks=blocks))
    for one in (op, *held(op)):
        # What upstream does not know has no properties in bytecode.
        one.properties = EMPTY_DICTIONARY
    module = module_around(op)
    data = write_bytecode(module).data
    again = read_bytecode(data, {})
    assert print_generic(again, LOSSLESS) == print_generic(module, LOSSLESS)
    try:
        by_text = read_by_text(module)
    except (Invalid, Unsupported):
        # A branch to the first block: text has no name for it.
        return
    assert written(read_by_upstream(data)) == written(by_text)


def test_as_many_entries_as_take_numbers_of_three_bytes() -> None:
    module = read("")
    for number in range(20_000):
        entries = {"x": IntegerAttr(number, I32), "y": StringAttr(f"s{number}")}
        module.body.append(Operation("a.b", attributes=entries))
    data = write_bytecode(module).data
    again = read_bytecode(data, {})
    assert [op.attributes["x"] for op in again.body] == [
        IntegerAttr(number, I32) for number in range(20_000)
    ]
    assert str(read_by_upstream(data)) == str(module) + "\n"


REFUSED = {
    "is used where it cannot be": '"a.b"() ({ %0 = "a.c"() : () -> i32 }) : () -> ()',
    "arith.constant lacks value": '"arith.constant"() : () -> i32',
    "within a type goes by text": '%0 = "a.b"() : () -> !a.b<distinct[0]<1>>',
    "big alignments": '"a.b"() {x = dense_resource<r> : tensor<1xi8>} : () -> ()'
    ' {-# dialect_resources: {builtin: {r: "0x4000000001"}} #-}',
}


@pytest.mark.parametrize("reason", REFUSED)
def test_what_only_text_carries_says_why(reason: str) -> None:
    module = read(REFUSED[reason])
    (op,) = module.body
    if op.regions:
        (inner,) = op.regions[0].blocks[0]
        user = Operation("a.d", inner.results)
        module.body.append(user)
    with pytest.raises(NoCodec, match=reason):
        write_bytecode(module)


@pytest.mark.parametrize("cut", [4, 5, 20, 60, 100])
def test_bytecode_that_is_cut_off_is_not_read_by_guessing(cut: int) -> None:
    data = written(upstream('"a.b"() {x = 1 : i32} : () -> ()'))
    assert len(data) > cut
    with pytest.raises(NoCodec):
        read_bytecode(data[:cut], {})
