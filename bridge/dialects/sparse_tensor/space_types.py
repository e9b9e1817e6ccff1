"""Types of the sparse_tensor dialect: `<#encoding, lvls = 0 to 2>`."""

from __future__ import annotations

from functools import partial
from typing import Final

from bridge.dialects.sparse_tensor.encoding import EncodingAttr
from bridge.dialects.sparse_tensor.levels import read_level_type
from bridge.ir.affine import AffineMap
from bridge.ir.attributes import Attribute, SpelledAs
from bridge.ods.definition_formats import Body, Fields, parameter_fault
from bridge.ods.definition_parameters import number_of, without_mnemonic
from bridge.ods.definitions import Syntax
from bridge.ods.nodes import DefinedType, definition
from bridge.source import Source
from bridge.text.attributes import read_attribute
from bridge.text.state import Parts, Reader
from bridge.text.tokens import NestedParseError, ParseError

_read_level: Final = number_of("uint64_t")


def _read_encoding(r: Reader) -> Attribute:
    """An encoding, with its mnemonic or without."""
    if r.peek().kind == "#":
        return read_attribute(r)
    known = definition("sparse_tensor", "encoding", "attributes")
    return read_attribute(r) if known is None else known.read_node(r)


def _fault(record: str) -> str:
    cpp = "::mlir::sparse_tensor::SparseTensorEncodingAttr"
    return parameter_fault(f"SparseTensor_{record}", "encoding", cpp)


def _read_space(r: Reader, mnemonic: str, record: str) -> Fields:
    # What is wrong with both bounds is reported at the type, as upstream does.
    start = r.peek().pos - len(mnemonic)
    r.expect("<", "expected '<'")
    with r.followed_by(_fault(record)):
        encoding = _read_encoding(r)
    r.expect(",", "expected ','")
    if not r.accept("lvls"):
        raise NestedParseError(r.peek().pos, "expected 'lvls'")
    r.expect("=", "expected '='")
    low = _read_level(r)
    high = _read_level(r) if r.accept("to") else (low + 1) % (1 << 64)
    if high <= low:
        message = "expect larger level upper bound than lower bound"
        raise NestedParseError(start, message)
    r.expect(">", "expected '>'")
    return {"encoding": encoding, "loLvl": low, "hiLvl": high}


def _space_parts(values: Fields) -> Parts:
    low, high = values["loLvl"], values["hiLvl"]
    levels = str(low) if high == low + 1 else f"{low} to {high}"
    return ("<", *without_mnemonic(values["encoding"]), f", lvls = {levels}>")


def _space(mnemonic: str, record: str) -> Body:
    names = ("encoding", "loLvl", "hiLvl")
    read = partial(_read_space, mnemonic=mnemonic, record=record)
    return Body(names, read, _space_parts)


def _normalized(given: Fields) -> Fields:
    """Of an encoding what describes the numbers that are stored of a tensor.

    That are the levels' formats and the slices. Upstream leaves the map out, which is
    written as one of the levels as dimensions.
    """
    known = given["encoding"]
    levels = [
        read_level_type(Reader(Source(text))).kept("soa") for text in known.lvl_types
    ]
    values = {
        "lvlTypes": tuple(map(str, levels)),
        "dimToLvl": AffineMap.identity(len(levels)),
        "posWidth": 0,
        "crdWidth": 0,
        "explicitVal": None,
        "implicitVal": None,
        "dimSlices": known.dim_slices,
    }
    return {"encoding": EncodingAttr(*values.values())}


def _specifier_values(r: Reader) -> Fields:
    r.expect("<", "expected '<'")
    start = r.peek().pos
    with r.followed_by(_fault("StorageSpecifier")):
        encoding = _read_encoding(r)
        if not isinstance(encoding, EncodingAttr):
            raise ParseError(start, "invalid kind of attribute specified")
    r.expect(">", "expected '>'")
    return {"encoding": encoding}


def _specifier_parts(values: Fields) -> Parts:
    return ("<", SpelledAs(values["encoding"]), ">")


SYNTAX: Final[Syntax] = {
    ("storage_specifier", "types"): Body(
        ("encoding",), _specifier_values, _specifier_parts, canonical=_normalized
    ),
    ("iter_space", "types"): _space("iter_space", "IterSpace"),
    ("iterator", "types"): _space("iterator", "Iterator"),
}


class IterSpaceType(DefinedType, name="sparse_tensor.iter_space"):
    """`!sparse_tensor.iter_space<#enc, lvls = 0 to 2>`: the elements of some levels."""

    encoding: Attribute
    lo_lvl: int
    hi_lvl: int

    @property
    def num_levels(self) -> int:
        """How many levels it spans."""
        return self.hi_lvl - self.lo_lvl


class IteratorType(DefinedType, name="sparse_tensor.iterator"):
    """`!sparse_tensor.iterator<#enc, lvls = 0 to 2>`: one element of such a space."""

    encoding: Attribute
    lo_lvl: int
    hi_lvl: int
