"""Ops of the test dialect that upstream reads, prints or names by code."""

from __future__ import annotations

import string
from base64 import b64decode, b64encode
from collections.abc import Iterator
from typing import Final

from bridge import Operation
from bridge.define import Op, Region, Value, Values
from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr, StringAttr
from bridge.ir.types import INDEX
from bridge.ods.kinds import kind_name
from bridge.op.interfaces.control_flow import (
    Branch,
    Edge,
    RegionBranch,
    RegionsRunOnce,
)
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.blocks import Argument
from bridge.text.operation_state import OperationState, SetLabel, SetName
from test_dialect.output import remark


class SingleNoTerminatorCustomAsmOp(Op, name="test.single_no_terminator_custom_asm_op"):
    """A block without a terminator."""

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        """`{…}`; raises `ParseError`."""
        state.regions = [r.braced_region()]

    def write(self, w: AsmWriter) -> None:
        """Writes the region."""
        w.put(" ")
        w.region(self.region, entry_arguments=False)


class AffineScopeOp(Op, name="test.affine_scope"):
    """A region that is a scope of affine values."""

    region: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        """`{…}`; raises `ParseError`."""
        state.regions = [r.braced_region()]

    def write(self, w: AsmWriter) -> None:
        """Writes the region."""
        w.put(" ")
        w.region(self.region, entry_arguments=False)


class InternalBranchOp(Branch, name="test.internal_br"):
    """A branch that makes the first argument of its way for errors."""

    produced = (0, 1)


class TestVerifiersOp(Op, name="test.verifiers"):
    """An op that tells when it is verified."""

    def verify(self) -> None:
        """Tells that it was called."""
        remark(self, "success run of verifier")

    def verify_regions(self) -> None:
        """Tells that it was called."""
        remark(self, "success run of region verifier")


class IsolatedRegionOp(Op, name="test.isolated_region"):
    """A region of nothing from outside, whose argument has its operand's name."""

    region: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        """`%a {…}`; raises `ParseError`."""
        name = r.operand()
        state.operands = [r.resolve(name, INDEX)]
        state.regions = [r.braced_region([Argument(name, INDEX)], isolated=True)]

    def write(self, w: AsmWriter) -> None:
        """Writes the operand and the region."""
        w.put(" ", self.operands, " ")
        w.rename(self.region.block.arguments[0], self.operands[0])
        w.region(self.region, entry_arguments=False)


class PolyForOp(Op, name="test.polyfor"):
    """A loop over several variables, which an attribute names."""

    region: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        """`%i, %j {…}`; raises `ParseError`."""
        arguments = [Argument(r.argument(), INDEX)]
        while r.accept(","):
            arguments.append(Argument(r.argument(), INDEX))
        state.regions = [r.braced_region(arguments)]

    def write(self, w: AsmWriter) -> None:
        """Writes the variables and the region."""
        w.put(" ")
        w.values(self.region.block.arguments)
        w.put(" ")
        w.region(self.region, entry_arguments=False)

    def name_arguments(self, region: Region, set_name: SetName) -> None:
        """By `arg_names`."""
        name_by(self.get("arg_names"), region.blocks[0].arguments, set_name)


def name_by(names: Attribute | None, values: Values, set_name: SetName) -> None:
    """Names values by an array of strings."""
    listed = names.elements if isinstance(names, ArrayAttr) else ()
    for name, value in zip(listed, values, strict=False):
        if isinstance(name, StringAttr) and name.value:
            set_name(value, name.value)


class CustomResultNameOp(Op, name="test.custom_result_name"):
    """An op whose results have the names that an attribute lists."""

    names: ArrayAttr

    def name_results(self, set_name: SetName) -> None:
        """By `names`."""
        name_by(self.names, self.results, set_name)


class AsmBlockNameOp(Op, name="test.block_names"):
    """A region whose blocks have names."""

    body_: Region

    def name_blocks(self, set_label: SetLabel) -> None:
        """`foo0`, `foo1`, …"""
        for index, block in enumerate(self.body_.blocks):
            set_label(block, f"foo{index}")


class ParseIntegerLiteralOp(Op, name="test.parse_integer_literal"):
    """As many results as a number says."""

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        """`: 2`; raises `ParseError`."""
        if r.accept(":"):
            state.types = [INDEX] * r.integer()

    def write(self, w: AsmWriter) -> None:
        """Writes the number of results."""
        if self.results:
            w.put(f" : {len(self.results)}")


class ParseWrappedKeywordOp(Op, name="test.parse_wrapped_keyword"):
    """A keyword."""

    keyword: StringAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        """A keyword; raises `ParseError`."""
        state.properties["keyword"] = StringAttr(r.any_word())

    def write(self, w: AsmWriter) -> None:
        """Writes the keyword."""
        w.put(f" {self.keyword.value}")


class CustomFormatFallbackOp(Op, name="test.dialect_custom_format_fallback"):
    """An op that its dialect reads and prints."""

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        """A keyword; raises `ParseError`."""
        r.word("custom_format_fallback")

    def write(self, w: AsmWriter) -> None:
        """Writes the keyword."""
        w.put(" custom_format_fallback")


class ParseB64BytesOp(Op, name="test.parse_b64"):
    """Bytes, which are written in base 64."""

    b64: StringAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        """A string in base 64; raises `ParseError`."""
        pos = r.here()
        found = _decoded(r, pos, r.string())
        state.properties["b64"] = StringAttr(found.decode("utf-8", "surrogateescape"))

    def write(self, w: AsmWriter) -> None:
        """Writes the bytes in base 64."""
        raw = self.b64.value.encode("utf-8", "surrogateescape")
        w.put(f' "{b64encode(raw).decode("ascii")}"')


def _decoded(r: AsmReader, pos: int, text: str) -> bytes:
    """The bytes of a string in base 64; raises `ParseError` as `llvm::decodeBase64`."""
    raw = text.encode("utf-8", "surrogateescape")
    if len(raw) % 4:
        wanted = "a multiple of 4 bytes in length"
        raise r.op_error_here(f"Base64 encoded strings must be {wanted}", pos)
    digits = raw[:-2] + raw[-2:].removesuffix(b"=").removesuffix(b"=")
    for index, byte in enumerate(digits):
        if byte not in _BASE64:
            message = f"Invalid Base64 character {byte:#04x} at index {index}"
            raise r.op_error_here(message, pos)
    return b64decode(raw)


_BASE64: Final = frozenset(
    (string.ascii_letters + string.digits + "+/").encode("ascii")
)


class ResultTypeWithTraitOp(Op, name="test.result_type_with_trait"):
    """An op whose result has a type with a trait."""

    def verify(self) -> None:
        """The type has it."""
        ty = self.results[0].type
        if kind_name(ty) != "test.test_type_with_trait":
            raise self.error("result type should have trait 'TestTypeTrait'")


class AttrWithTraitOp(Op, name="test.attr_with_trait"):
    """An op whose attribute has a trait."""

    attr: Attribute

    def verify(self) -> None:
        """The attribute has it."""
        if kind_name(self.attr) != "test.attr_with_trait":
            raise self.error("'attr' attribute should have trait 'TestAttrTrait'")


class OpWithPropertyPredicates(Op, name="test.op_with_property_predicates"):
    """An op with properties that must not be negative, or empty."""

    def verify(self) -> None:
        """As the constraints of lists say, which no table tests."""
        for name, may_be_empty, least, summary in _LISTS:
            held = self.properties.get(name)
            inner = held.elements if isinstance(held, ArrayAttr) else ()
            if name == "non_empty_optional":
                if not inner:
                    continue
                inner = inner[0].elements if isinstance(inner[0], ArrayAttr) else ()
            numbers = [one.value for one in inner if isinstance(one, IntegerAttr)]
            if min(numbers, default=least) < least or not (numbers or may_be_empty):
                raise self.error(
                    f"property '{name}' failed to satisfy constraint: {summary}"
                )


_ANY: Final = -(1 << 63)
_LISTS: Final = (
    ("optional", True, 0, "optional non-negative int64_t"),
    ("array", True, 0, "array of non-negative int64_t"),
    ("non_empty_unconstrained", False, _ANY, "non-empty array of int64_t"),
    ("non_empty_constrained", False, 0, "non-empty array of non-negative int64_t"),
    (
        "non_empty_optional",
        False,
        0,
        "optional non-empty array of non-negative int64_t",
    ),
)
"""Properties by name: whether they may be empty, the least number, and the summary."""


_NAMED: Final = "op_asm_type_interface"
"""The type that names the values of it."""


def _is_named(value: Value) -> bool:
    return getattr(value.type, "mnemonic", "").startswith(_NAMED)


class ResultNameFromTypeOp(Op, name="test.result_name_from_type"):
    """An op whose result is named by its type."""

    def name_results(self, set_name: SetName) -> None:
        """By the type."""
        if all(map(_is_named, self.results)):
            for result in self.results:
                set_name(result, _NAMED)


class BlockArgumentNameFromTypeOp(Op, name="test.block_argument_name_from_type"):
    """An op whose block's arguments are named by their types."""

    def name_arguments(self, region: Region, set_name: SetName) -> None:
        """By the types."""
        for argument in region.blocks[0].arguments:
            if _is_named(argument):
                set_name(argument, _NAMED)


class ResultNameFromTypeInterfaceOp(
    ResultNameFromTypeOp, name="test.result_name_from_type_interface"
):
    """As the one it is derived from."""


class BlockArgumentNameFromTypeInterfaceOp(
    BlockArgumentNameFromTypeOp, name="test.block_argument_name_from_type_interface"
):
    """As the one it is derived from."""


class RegionIfOp(RegionBranch, RegionsRunOnce, name="test.region_if"):
    """One of two regions, and then a third one."""

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        """`%a: T -> T then {…} else {…} join {…}`; raises `ParseError`."""
        names, types = r.operands(), r.colon_types()
        state.types = r.arrow_types()
        for word in _REGIONS:
            r.word(word)
            state.regions += [r.braced_region()]
        state.operands = r.resolve_each(names, types)

    def write(self, w: AsmWriter) -> None:
        """Writes the operands, the types and the regions."""
        w.put(" ", self.operands, ": ", [value.type for value in self.operands])
        w.arrow_types([result.type for result in self.results])
        for word, region in zip(_REGIONS, self.regions, strict=True):
            w.put(f" {word} ")
            w.region(region)

    def possible_edges(self, point: Operation | None) -> Iterator[Edge]:
        """Into the first two, from these to the third, and out of that."""
        join = self.regions[2]
        if point is None:
            for region in self.regions[:2]:
                yield Edge(region, self.operands, region.blocks[0].arguments)
        elif point.parent_region is join:
            yield Edge(None, point.operands, self.results)
        else:
            yield Edge(join, point.operands, join.blocks[0].arguments)


_REGIONS: Final = ("then", "else", "join")


class AnyCondOp(RegionBranch, RegionsRunOnce, name="test.any_cond"):
    """A region that runs once."""

    def possible_edges(self, point: Operation | None) -> Iterator[Edge]:
        """Into the region, and out of it."""
        if point is None:
            yield Edge(self.regions[0], (), ())
        else:
            yield Edge(None, point.operands, self.results)
