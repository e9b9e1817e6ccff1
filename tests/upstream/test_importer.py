"""Upstream's modules become native ones, and nothing is lost on the way."""

from __future__ import annotations

import io

import pytest

from bridge.errors import Unsupported
from bridge.ir.core import Operation
from bridge.text.printer import PrintOptions
from bridge.upstream import fallbacks, importer
from bridge.upstream import text as texts
from bridge.upstream.bytecode_format import NoCodec
from bridge.upstream.bytecode_reader import read_bytecode
from bridge.upstream.exporter import generic_text
from bridge.upstream.provider import Module
from tests.oracles.modules import upstream as upstream_module
from tests.upstream.samples import SAMPLES


def _by_bytecode(module: Module) -> Operation:
    buffer = io.BytesIO()
    module.operation.write_bytecode(buffer)
    return read_bytecode(buffer.getvalue(), {})


def _with_locations(module: Module) -> str:
    text: str = module.operation.get_asm(enable_debug_info=True)
    return text


@pytest.mark.parametrize("name", SAMPLES)
def test_bytecode_and_text_give_the_same_module(name: str) -> None:
    module = upstream_module(SAMPLES[name])
    by_text = importer.read_generic(importer.print_generic(module))
    assert generic_text(_by_bytecode(module)) == generic_text(by_text)


BY_TEXT = {
    "distinct": '"a.b"() {x = #a.b<distinct[0]<>>} : () -> ()',
    "a name without a dialect": '"a."() : () -> () "a"() : () -> ()',
}


@pytest.mark.parametrize("reason", BY_TEXT)
def test_what_bytecode_cannot_carry_goes_by_text(reason: str) -> None:
    module = upstream_module(BY_TEXT[reason])
    with pytest.raises(NoCodec, match=reason):
        _by_bytecode(module)
    native = importer.from_upstream(module)
    again = texts.format(native, options=PrintOptions(debuginfo=True))
    assert again == _with_locations(module)


@pytest.mark.parametrize("name", ["a", "a.", "a..", ".a"])
@pytest.mark.parametrize("other", ["a.b", "a", "a."])
def test_a_name_that_is_no_dialects_is_the_same_afterwards(
    name: str, other: str
) -> None:
    text = f'"{name}"() : () -> ()\n"{other}"() : () -> ()'
    native = importer.from_upstream(upstream_module(text))
    assert [op.name for op in native.body] == [name, other]


def test_a_name_without_a_dialect_goes_by_bytecode() -> None:
    before = fallbacks.COUNTS.copy()
    importer.from_upstream(upstream_module('"a"() : () -> ()\n"b"() : () -> ()'))
    assert before == fallbacks.COUNTS


def test_an_unknown_op_keeps_its_properties_apart_from_its_attributes() -> None:
    text = '"a.b"() <{p = 1 : i8}> {q} : () -> ()'
    (op,) = _by_bytecode(upstream_module(text)).body
    assert (list(op.properties), list(op.attributes)) == (["p"], ["q"])


def test_a_value_used_before_its_definition_is_one_value() -> None:
    text = """"a.graph"() ({
      %0 = "a.use"(%1, %1) : (i32, i32) -> i32
      %1 = "a.def"(%0) : (i32) -> i32
    }) : () -> ()"""
    native = _by_bytecode(upstream_module(text))
    use, definition = native.body.operations[0].body
    assert use.operands == (definition.result, definition.result)
    assert definition.result.users == [use]


def test_only_modules_are_imported() -> None:
    module = upstream_module("func.func private @f()")
    with pytest.raises(Unsupported, match=r"not a func\.func"):
        importer.from_upstream(module.body.operations[0])
