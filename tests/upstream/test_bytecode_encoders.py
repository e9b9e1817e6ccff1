"""Attributes, types and locations go through bytecode in either direction."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.upstream import bytecode_decoders, bytecode_encoders, reader
from bridge.upstream.bytecode_entries import Entries
from bridge.upstream.bytecode_format import AttributeCode, TypeCode
from bridge.upstream.bytecode_reader import read_bytecode
from bridge.upstream.bytecode_writer import write_bytecode
from bridge.upstream.provider import Module, new_context
from tests.oracles.modules import FORMS, printed, read, upstream, upstream_printed
from tests.strategies.builtin import attributes, point_locations, types

TYPES = {
    TypeCode.INTEGER: "ui7",
    TypeCode.INDEX: "index",
    TypeCode.FUNCTION: "(i1, si8) -> (f32, index)",
    TypeCode.COMPLEX: "complex<f64>",
    TypeCode.MEMREF: "memref<2x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0, d0)>>",
    TypeCode.MEMREF_WITH_SPACE: "memref<?xi8, 3>",
    TypeCode.NONE: "none",
    TypeCode.TENSOR: "tensor<4x?xi1>",
    TypeCode.TENSOR_WITH_ENCODING: 'tensor<4xi1, "e">',
    TypeCode.TUPLE: "tuple<i32, tuple<>>",
    TypeCode.UNRANKED_MEMREF: "memref<*xf32>",
    TypeCode.UNRANKED_MEMREF_WITH_SPACE: "memref<*xf32, 1>",
    TypeCode.UNRANKED_TENSOR: "tensor<*xf32>",
    TypeCode.VECTOR: "vector<4x8xf16>",
    TypeCode.SCALABLE_VECTOR: "vector<4x[8]xf16>",
    TypeCode.TOKEN: "token",
    **{TypeCode(code): keyword for code, keyword in bytecode_decoders.FLOATS.items()},
}
"""A type for each code."""

ATTRIBUTES = {
    AttributeCode.ARRAY: "[1, [], unit]",
    AttributeCode.DICTIONARY: '{a = 1, "b c" = {}}',
    AttributeCode.STRING: '"s\\00\\FF"',
    AttributeCode.TYPED_STRING: '"s" : i3',
    AttributeCode.FLAT_SYMBOL: "@a",
    AttributeCode.SYMBOL: '@a::@"b c"::@d',
    AttributeCode.TYPE: "i3",
    AttributeCode.UNIT: "unit",
    AttributeCode.INTEGER: "-3 : i64",
    AttributeCode.FLOAT: "-0.5 : f16",
    AttributeCode.CALL_SITE: 'loc(callsite("a" at "b":1:2))',
    AttributeCode.FILE_LINE_COLUMN: 'loc("f":300:4)',
    AttributeCode.FUSED: 'loc(fused["a", "b"])',
    AttributeCode.FUSED_WITH_METADATA: 'loc(fused<"m">["a", "b"])',
    AttributeCode.NAME: 'loc("a"("b"))',
    AttributeCode.UNKNOWN: "loc(unknown)",
    AttributeCode.DENSE_RESOURCE: "dense_resource<r> : tensor<2xi8>",
    AttributeCode.DENSE_ARRAY: "array<i16: 1, -2>",
    AttributeCode.DENSE_ELEMENTS: "dense<[1, 2, -3]> : tensor<3xi32>",
    AttributeCode.DENSE_STRINGS: 'dense<["a", "b"]> : tensor<2x!d.s>',
    AttributeCode.SPARSE_ELEMENTS: "sparse<[[0, 1]], [2]> : tensor<2x2xi8>",
    AttributeCode.DISTINCT: "distinct[0]<1>",
    AttributeCode.FILE_RANGE: 'loc("f":1:2 to 3:4)',
    AttributeCode.AFFINE_MAP: "affine_map<(d0)[s0] -> (d0 mod 3 + s0 ceildiv 2, -d0)>",
    AttributeCode.INTEGER_SET: "affine_set<(d0)[s0] : (d0 - 3 >= 0, s0 == 0)>",
    AttributeCode.STRIDED_LAYOUT: "strided<[1, ?], offset: -3>",
}
"""An attribute for each code."""

OTHERS = (
    "3 : i2",
    "-1 : i1",
    "-128 : i8",
    "-1 : i9",
    "-1 : si64",
    "18446744073709551615 : ui64",
    "9223372036854775807 : index",
    "-170141183460469231731687303715884105728 : i128",
    "1.0 : f8E8M0FNU",
    "0x7FF0000000000001 : f64",
    "1.5 : f80",
    "1.5 : f128",
    "affine_map<(d0, d1) -> (d1, d0)>",
    "affine_map<(d0, d1) -> (d1)>",
    "affine_map<(d0, d1) -> (d1, d1, d0)>",
    "affine_map<(d0) -> (d0)>",
    "affine_map<() -> ()>",
    "affine_map<(d0)[s0] -> (d0)>",
    "affine_map<(d0) -> (9223372036854775807, -9223372036854775807, d0 floordiv 5)>",
    "dense<true> : tensor<3xi1>",
    "dense<[true, false, true]> : tensor<3xi1>",
    f"dense<{[i % 3 == 0 for i in range(17)]}> : tensor<17xi1>".replace(
        "True", "true"
    ).replace("False", "false"),
    "dense<1> : tensor<9xi1>",
    "dense<0> : tensor<1xi1>",
    f"dense<{[*range(40)]}> : vector<40xi16>",
    "dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>",
    'dense<"a"> : tensor<2x!d.s>',
    'loc("f":0:0)',
    'loc("f":3:0)',
    'loc("f":3:4 to :9)',
    "loc(fused[])",
)


def module_of(attribute: str) -> str:
    return f'"a.b"() {{x = {attribute}}} : () -> ()'


def generic(module: Module) -> str:
    return upstream_printed(module, FORMS["debuginfo"])


def from_upstreams(module: Module) -> str:
    """What upstream's own bytecode of a module is, read natively."""
    buffer = io.BytesIO()
    module.operation.write_bytecode(buffer)
    return printed(read_bytecode(buffer.getvalue(), {}), FORMS["debuginfo"])


def there_and_back(text: str) -> str:
    """A text read natively, written as bytecode, and read natively again."""
    data = write_bytecode(read(text)).data
    return printed(read_bytecode(data, {}), FORMS["debuginfo"])


def in_upstream(text: str) -> str:
    """A text read natively, written as bytecode, and read by upstream."""
    data = write_bytecode(read(text)).data
    return generic(reader.read(data, "-", new_context(allow_unregistered=True)))


def check(text: str) -> None:
    """Fails where one of the ways loses something."""
    module = upstream(text)
    wanted = generic(module)
    assert from_upstreams(module) == wanted
    assert in_upstream(text) == wanted
    # A text read natively has places in that text, and so has what upstream reads.
    assert there_and_back(text) == printed(read(text), FORMS["debuginfo"])


@given(attributes)
def test_an_attribute_goes_either_way(text: str) -> None:
    check(module_of(text))


@given(types)
def test_a_type_goes_either_way(text: str) -> None:
    check(module_of(text))


@given(point_locations)
def test_an_operation_keeps_its_location(text: str) -> None:
    check(f"{module_of('unit')} {text}")


@given(point_locations)
def test_a_location_may_be_an_attribute(text: str) -> None:
    check(module_of(text))


@pytest.mark.parametrize("text", [*ATTRIBUTES.values(), *TYPES.values(), *OTHERS])
def test_a_known_attribute_goes_either_way(text: str) -> None:
    if "distinct" in text:
        assert from_upstreams(upstream(module_of(text))).count("distinct[0]<1 : i64>")
    else:
        check(module_of(text))


@pytest.fixture
def decoded(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """The codes that are decoded."""
    found: set[int] = set()

    def watched(code: int, decode: Callable[..., Any]) -> Callable[..., Any]:
        def run(*arguments: Any) -> Any:
            found.add(code)
            return decode(*arguments)

        return run

    for table in (bytecode_decoders.ATTRIBUTES, bytecode_decoders.TYPES):
        for code, decode in list(table.items()):
            monkeypatch.setitem(table, code, watched(code, decode))
    return found


@pytest.mark.parametrize("code", AttributeCode)
def test_upstream_writes_each_attributes_code(
    code: AttributeCode, decoded: set[int]
) -> None:
    from_upstreams(upstream(module_of(ATTRIBUTES[code])))
    assert code in decoded


@pytest.mark.parametrize("code", TypeCode)
def test_upstream_writes_each_types_code(code: TypeCode, decoded: set[int]) -> None:
    from_upstreams(upstream(module_of(TYPES[code])))
    assert code in decoded


@pytest.mark.parametrize("code", AttributeCode)
def test_what_has_an_encoder_is_not_written_as_text(code: AttributeCode) -> None:
    module = read(module_of(ATTRIBUTES[code]))
    (op,) = module.body
    attr = op.attributes["x"]
    if type(attr) not in bytecode_encoders.ATTRIBUTES or code in AS_TEXT:
        return
    entries = Entries()
    number = entries.attribute(attr)
    assert number not in entries.textual_attributes
    assert entries.attributes[number][0] >> 1 == code


AS_TEXT = {AttributeCode.SYMBOL, AttributeCode.DENSE_ELEMENTS, AttributeCode.FLOAT}
"""Nested symbols, few elements, and floats that a text holds."""


@given(st.integers(65, 400), st.integers())
def test_a_wide_integer_is_written_as_words(width: int, value: int) -> None:
    half = 1 << width - 1
    text = module_of(f"{(value + half) % (2 * half) - half} : i{width}")
    check(text)
    (op,) = read(text).body
    entries = Entries()
    assert entries.attribute(op.attributes["x"]) not in entries.textual_attributes
