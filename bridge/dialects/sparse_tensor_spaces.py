"""Types of the sparse_tensor dialect: `<#encoding, lvls = 0 to 2>`."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from bridge.dialects.sparse_tensor_encoding import ENCODING
from bridge.dialects.sparse_tensor_levels import read_level_type
from bridge.ir.affine import AffineMap
from bridge.ir.attributes import Attribute, DialectAttr, SpelledAs
from bridge.ods.definition_formats import Body, Values, parameter_fault
from bridge.ods.definition_parameters import sized, without_mnemonic
from bridge.ods.definitions import Syntax, definition
from bridge.source import Source
from bridge.text.attributes import read_attribute
from bridge.text.state import Parts, Reader
from bridge.text.tokens import Complaint, Unreadable

_LEVEL: Final = sized("uint64_t")


def _read_encoding(r: Reader) -> Attribute:
    """An encoding, with its mnemonic or without."""
    if r.peek().kind == "#":
        return read_attribute(r)
    known = definition("sparse_tensor", "encoding", "attributes")
    return read_attribute(r) if known is None else known.read_attribute(r)


def _fault(record: str) -> str:
    cpp = "::mlir::sparse_tensor::SparseTensorEncodingAttr"
    return parameter_fault(f"SparseTensor_{record}", "encoding", cpp)


def _read_space(r: Reader, mnemonic: str, record: str) -> Parts:
    # What is wrong with both bounds is told of the type, as upstream does.
    start = r.peek().pos - len(mnemonic)
    r.expect("<", "expected '<'")
    with r.followed_by(_fault(record)):
        encoding = _read_encoding(r)
    r.expect(",", "expected ','")
    if not r.accept("lvls"):
        raise Complaint(r.peek().pos, "expected 'lvls'")
    r.expect("=", "expected '='")
    low = _LEVEL.read(r)
    high = _LEVEL.read(r) if r.accept("to") else (low + 1) % (1 << 64)
    if high <= low:
        message = "expect larger level upper bound than lower bound"
        raise Complaint(start, message)
    r.expect(">", "expected '>'")
    levels = str(low) if high == low + 1 else f"{low} to {high}"
    return ("<", *without_mnemonic(encoding), f", lvls = {levels}>")


def _normalized(encoding: DialectAttr) -> DialectAttr:
    """Of an encoding what describes the numbers that are kept of a tensor.

    That are the levels' formats and the slices. Upstream leaves the map out, which is
    written as one of the levels as dimensions.
    """
    known: Any = encoding
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
    head, *rest = ENCODING.parts(values)
    return DialectAttr("sparse_tensor", (f"encoding{head}", *rest))


def _specifier_values(r: Reader) -> Values:
    r.expect("<", "expected '<'")
    start = r.peek().pos
    with r.followed_by(_fault("StorageSpecifier")):
        encoding = _read_encoding(r)
        if not isinstance(encoding, DialectAttr) or not _is_encoding(encoding):
            raise Unreadable(start, "invalid kind of attribute specified")
    r.expect(">", "expected '>'")
    return {"encoding": _normalized(encoding)}


def _is_encoding(attr: DialectAttr) -> bool:
    return (attr.dialect, attr.mnemonic) == ("sparse_tensor", "encoding")


def _specifier_parts(values: Values) -> Parts:
    return ("<", SpelledAs(_normalized(values["encoding"])), ">")


SYNTAX: Final[Syntax] = {
    ("storage_specifier", "types"): Body(
        ("encoding",), _specifier_values, _specifier_parts
    ),
    ("iter_space", "types"): partial(
        _read_space, mnemonic="iter_space", record="IterSpace"
    ),
    ("iterator", "types"): partial(_read_space, mnemonic="iterator", record="Iterator"),
}
